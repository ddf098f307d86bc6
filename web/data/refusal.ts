/** Messages of a form about a failed attempt. */
import type { ReactNode } from 'react';
import type { Outcome } from './attempt.ts';
import type { Failure } from './failure.ts';

/** Returns the server's message or, without one, the failure text; undefined when nothing failed. */
export function refusalOf(outcome: Outcome<unknown> | undefined, text: (failure: Failure) => string): string | undefined {
  if (outcome === undefined || outcome.kind === 'done') return undefined;
  return outcome.kind === 'refused' ? outcome.message : text(outcome.failure);
}

/** Returns the message as form properties. @param look advice on checking the result after a lost response */
export const answerOf = (outcome: Outcome<unknown> | undefined, text: (failure: Failure) => string, look: ReactNode) => ({
  refusal: refusalOf(outcome, text),
  lost: outcome?.kind === 'lost' ? look : undefined,
});
