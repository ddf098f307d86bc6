/** A form of a few fields, one below the other, with one button. */
import { Button, chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { BusyMark } from '../BusyMark.tsx';
import { FormBox } from './FormBox.tsx';
import type { Form } from './use-form.ts';
import { useSending } from './use-sending.ts';

interface Props<Name extends string> {
  form: Form<Name>;
  labels: Readonly<Record<Name, string>>;
  refusal: ReactNode;
  submit: string;
  onSubmit: () => Promise<void>;
  busy: boolean;
  children: ReactNode;
}

export function SmallForm<Name extends string>({ form, labels, refusal, submit, onSubmit, busy, children }: Props<Name>) {
  return (
    <chakra.form {...useSending(form, !busy, onSubmit)} display="flex" flexDirection="column" gap="4">
      <FormBox form={form} labels={labels} refusal={refusal} />
      {children}
      <Button type="submit" variant="solid" size="lg" w="full" aria-busy={busy}>
        {busy && <BusyMark />}
        {submit}
      </Button>
    </chakra.form>
  );
}
