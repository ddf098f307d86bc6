/** Submits a form by its button, by Enter, or by Ctrl+Enter from any field, and only when all fields are valid. */
import { type FormEvent, type KeyboardEvent, useRef } from 'react';
import type { SentForm } from './use-form.ts';

/** Returns the properties of the form element. `ready` is true when no request is pending and the form can be submitted. */
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
