/** A form of a few fields, one below the other, with one button. */
import { Button, chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { useText } from '../../i18n/text-context.ts';
import { BusyMark } from '../BusyMark.tsx';
import { FormBox } from './FormBox.tsx';
import { formTexts } from './texts/texts.ts';
import type { Form } from './use-form.ts';
import { useSending } from './use-sending.ts';

interface Props<Name extends string> {
  form: Form<Name>;
  labels: Readonly<Record<Name, string>>;
  refusal: string | undefined;
  /** How to see whether it was done, when the answer was lost: the button then says that it sends again. */
  lost?: ReactNode;
  submit: string;
  onSubmit: () => Promise<void>;
  busy: boolean;
  children: ReactNode;
}

export function SmallForm<Name extends string>({ form, labels, refusal, lost, submit, onSubmit, busy, children }: Props<Name>) {
  const text = useText(formTexts);
  return (
    <chakra.form {...useSending(form, !busy, onSubmit)} display="flex" flexDirection="column" gap="4">
      <FormBox form={form} labels={labels} refusal={refusal} lost={lost} />
      {children}
      <Button type="submit" variant="solid" size="lg" w="full" aria-busy={busy}>
        {busy && <BusyMark />}
        {lost === undefined ? submit : text('form.sendAgain')}
      </Button>
    </chakra.form>
  );
}
