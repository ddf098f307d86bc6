/** Why an attempt did not succeed, to be shown in a form's red box. */
import type { Outcome } from './attempt.ts';
import type { Failure } from './failure.ts';

/** The server's words or, when it gave none, what failed; undefined when nothing did. */
export function refusalOf(outcome: Outcome<unknown> | undefined, text: (failure: Failure) => string): string | undefined {
  if (outcome === undefined || outcome.kind === 'done') return undefined;
  return outcome.kind === 'refused' ? outcome.message : text(outcome.failure);
}
