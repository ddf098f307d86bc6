/** Renders a form with a few fields in one column and one button. */
import { Button, chakra } from '@chakra-ui/react';
import { type FormEvent, type KeyboardEvent, type ReactNode, useRef } from 'react';
import { useText } from '../../i18n/text-context.ts';
import { Spinner } from '../Spinner.tsx';
import { FormBox } from './FormBox.tsx';
import { formTexts } from './texts/texts.ts';
import type { SentForm } from './use-form.ts';

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
        {busy && <Spinner />}
        <span>{lost === undefined ? submit : text('form.sendAgain')}</span>
      </Button>
    </chakra.form>
  );
}

/**
 * Returns the properties of the form element, which is submitted by its button, by Enter, or by Ctrl+Enter from any field, and only when all fields are valid.
 * `ready` is true when no request is pending and the form can be submitted.
 */
export function useSending(form: SentForm, ready: boolean, onSubmit: () => Promise<void>) {
  const ref = useRef<HTMLFormElement>(null);
  return {
    ref,
    noValidate: true,
    onSubmit: (event: FormEvent) => {
      event.preventDefault();
      if (ready && form.verify()) void onSubmit();
    },
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
      event.preventDefault();
      ref.current?.requestSubmit();
    },
  };
}
