/** What came of a mutation, in an alert that stays until it is closed: the server's message word for word, or why there is none. */

import { useText } from '../i18n/text-context.ts';
import { formTexts } from '../ui/form/texts/texts.ts';
import { Message } from '../ui/Message.tsx';
import type { Outcome } from './attempt.ts';

interface Props {
  outcome: Outcome<unknown> | undefined;
  onClose: () => void;
}

export function OutcomeMessage({ outcome, onClose }: Props) {
  const text = useText(formTexts);
  if (outcome === undefined) return null;
  const said = outcome.kind === 'failed' ? text(outcome.failure) : (outcome.message ?? text('form.done'));
  return (
    <Message kind={outcome.kind === 'done' ? 'success' : 'error'} onClose={onClose}>
      {said}
    </Message>
  );
}
