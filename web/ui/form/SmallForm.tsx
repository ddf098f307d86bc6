/** Renders a form with a few fields in one column and one button. */
import { Button, chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { useText } from '../../i18n/text-context.ts';
import { BusyMark } from '../BusyMark.tsx';
import { FormBox } from './FormBox.tsx';
import { formTexts } from './texts/texts.ts';
import type { SentForm } from './use-form.ts';
import { useSending } from './use-sending.ts';

interface Props {
  form: SentForm;
  refusal: string | undefined;
  /** Advice on how to check whether the change was saved after a lost response. The button then says that it sends again. */
  lost?: ReactNode;
  submit: string;
  onSubmit: () => Promise<void>;
  busy: boolean;
  children: ReactNode;
}

export function SmallForm({ form, refusal, lost, submit, onSubmit, busy, children }: Props) {
  const text = useText(formTexts);
  return (
    <chakra.form {...useSending(form, !busy, onSubmit)} display="flex" flexDirection="column" gap="4">
      <FormBox form={form} refusal={refusal} lost={lost} />
      {children}
      <Button type="submit" variant="solid" size="lg" w="full" aria-busy={busy}>
        {busy && <BusyMark />}
        <span>{lost === undefined ? submit : text('form.sendAgain')}</span>
      </Button>
    </chakra.form>
  );
}
