/** What came of a mutation, in an alert that stays until it is closed: the server's message word for word, or why there is none. */

import { useText } from '../i18n/text-context.ts';
import { Message } from '../ui/Message.tsx';
import type { Outcome } from './attempt.ts';
import { LookFirst } from './LookFirst.tsx';

interface Props {
  outcome: Outcome<unknown> | undefined;
  onClose: () => void;
  /** What has been done, for an answer without words. */
  done?: string;
  /** Where a person sees whether it was done, when that is not on the page. */
  lookTo?: string;
}

export function OutcomeMessage({ outcome, onClose, done, lookTo }: Props) {
  const text = useText();
  if (outcome === undefined) return null;
  const message = 'failure' in outcome ? text(outcome.failure) : (outcome.message ?? done);
  return (
    <Message kind={outcome.kind === 'done' ? 'success' : 'error'} onClose={onClose}>
      {message}
      {outcome.kind === 'lost' && <LookFirst to={lookTo} />}
    </Message>
  );
}
