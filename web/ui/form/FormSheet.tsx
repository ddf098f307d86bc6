/** Renders the layout of every form: red box, sections, and a footer with the actions that is always visible. Ctrl+Enter submits from any field. */
import { Button, chakra } from '@chakra-ui/react';
import { type ReactNode, useRef } from 'react';
import { useText } from '../../i18n/text-context.ts';
import { Caption } from '../Caption.tsx';
import { Spinner } from '../Spinner.tsx';
import { FormBox } from './FormBox.tsx';
import { useSending } from './SmallForm.tsx';
import { formTexts } from './texts/texts.ts';
import type { SentForm } from './use-form.ts';

interface Props {
  form: SentForm;
  refusal: string | undefined;
  /** Advice on how to check whether the change was saved after a lost response. The main button then says that it sends again. */
  lost?: ReactNode;
  /** Label of the main button. */
  submit: string;
  /** Sends the verified values. `again` is true for the second button. */
  onSubmit: (again: boolean) => Promise<void>;
  busy: boolean;
  /** Label of a second button, which also submits. */
  submitAgain?: string | undefined;
  onCancel?: () => void;
  /** Reason why the form cannot be submitted at all. */
  closed?: string | undefined;
  /** Note about unsaved changes; by default that the form is kept as a draft. */
  note?: string | undefined;
  /** True for a form with few fields. The buttons are directly below the fields. */
  short?: boolean;
  children: ReactNode;
}

export function FormSheet(props: Props) {
  const { form, refusal, lost, submit, onSubmit, busy, submitAgain, onCancel, closed, note, short = false, children } = props;
  const text = useText(formTexts);
  const again = useRef(false);
  const sending = useSending(form, !busy && closed === undefined, () => onSubmit(again.current));

  const size = { h: 'control', flexGrow: { base: '1', md: '0' } } as const;
  return (
    <chakra.form
      {...sending}
      onSubmit={(event) => {
        sending.onSubmit(event);
        // Reset even when nothing was sent, because the next press may be on the main button.
        again.current = false;
      }}
      display="flex"
      flexDirection="column"
      flex="1"
    >
      <chakra.div w="full" maxW="1000px" px="gutter" flex={short ? 'none' : '1'}>
        <chakra.div mb="4" _empty={{ display: 'none' }}>
          <FormBox form={form} refusal={refusal} lost={lost} />
        </chakra.div>
        {children}
      </chakra.div>
      <chakra.div
        position="sticky"
        bottom="0"
        zIndex="docked"
        display="flex"
        flexWrap="wrap"
        alignItems="center"
        gap="2"
        px="gutter"
        // Aligned with the fields, which are beside the titles of their sections.
        ps={{ xl: short ? 'calc(20px + 168px + 24px)' : '5' }}
        py="2.5"
        bg="bg"
        borderTopWidth={short ? '0' : '1px'}
        _print={{ display: 'none' }}
      >
        <Button type="submit" variant="solid" {...size} aria-busy={busy} disabled={closed !== undefined}>
          {busy && <Spinner />}
          <span>{lost === undefined ? submit : text('form.sendAgain')}</span>
        </Button>
        {submitAgain !== undefined && (
          <Button
            type="submit"
            {...size}
            aria-disabled={busy}
            onClick={() => {
              again.current = true;
            }}
          >
            {submitAgain}
          </Button>
        )}
        {onCancel !== undefined && (
          <Button type="button" variant="ghost" hideBelow="md" {...size} onClick={onCancel}>
            {text('form.cancel')}
          </Button>
        )}
        <Caption
          as="span"
          role="status"
          order={{ base: '-1', md: '0' }}
          w={{ base: 'full', md: 'auto' }}
          ms={{ md: 'auto' }}
          _empty={{ display: { base: 'none', md: 'inline' } }}
        >
          {closed ?? note ?? (form.changed && form.keepsDraft ? text('form.draft') : '')}
        </Caption>
      </chakra.div>
    </chakra.form>
  );
}
