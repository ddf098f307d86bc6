/** How a form is sent: by its button, by Enter, by Ctrl+Enter from any field; and only when nothing in it is wrong. */
import { type FormEvent, type KeyboardEvent, useRef } from 'react';
import type { SentForm } from './use-form.ts';

/** The properties of the form's element. `ready`: nothing is under way and it can be sent at all. */
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
