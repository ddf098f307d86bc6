/** Message of a form about an attempt that did not succeed. */
import type { ReactNode } from 'react';
import type { Outcome } from './attempt.ts';
import type { Failure } from './failure.ts';

/** The server's words or, when it gave none, what failed; undefined when nothing did. */
export function refusalOf(outcome: Outcome<unknown> | undefined, text: (failure: Failure) => string): string | undefined {
  if (outcome === undefined || outcome.kind === 'done') return undefined;
  return outcome.kind === 'refused' ? outcome.message : text(outcome.failure);
}

/** The same as a form's properties. @param look how to see whether it was done, when the answer was lost */
export const answerOf = (outcome: Outcome<unknown> | undefined, text: (failure: Failure) => string, look: ReactNode) => ({
  refusal: refusalOf(outcome, text),
  lost: outcome?.kind === 'lost' ? look : undefined,
});
