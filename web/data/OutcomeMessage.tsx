/** Shows the outcome of a mutation in an alert that stays until it is closed: the unchanged server message, or the reason why there is none. */

import { useText } from '../i18n/text-context.ts';
import { Message } from '../ui/Message.tsx';
import type { Attempt, Outcome } from './attempt.ts';
import { LookFirst } from './LookFirst.tsx';

interface Props {
  outcome: Outcome<unknown> | undefined;
  onClose: () => void;
  /** Message for a success without a server message. */
  done?: string;
  /** Path of the page that shows whether the change was saved, when it is another page. */
  lookTo?: string | undefined;
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

/** Shows why an attempt did not succeed. */
export function AttemptMessage({ attempt: { outcome, dismiss }, lookTo }: { attempt: Pick<Attempt<never, unknown>, 'outcome' | 'dismiss'>; lookTo?: string }) {
  return outcome?.kind === 'done' ? null : <OutcomeMessage outcome={outcome} onClose={dismiss} lookTo={lookTo} />;
}
