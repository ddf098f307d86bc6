/** Sending a mutation: one at a time, under an id of its own, with one outcome to show. */
import { CombinedGraphQLErrors } from '@apollo/client';
import { useCallback, useEffect, useRef, useState } from 'react';
import { type Failure, failureOf } from './failure.ts';

/** What every mutation's payload has. */
export interface Payload {
  message: string | null;
  userErrors: readonly { message: string }[];
}

/** What came of an attempt. */
export type Outcome<Answer> =
  | { kind: 'done'; message: string | null; payload: Answer }
  /** In the server's own words. */
  | { kind: 'refused'; message: string }
  | { kind: 'failed'; failure: Failure };

/** Top-level errors whose message is the server's word to the person, not a fault. */
const refusals: readonly unknown[] = ['BAD_USER_INPUT', 'NOT_FOUND', 'UPSTREAM_ERROR'];

function outcomeOf<Answer extends Payload>(payload: Answer | null | undefined): Outcome<Answer> {
  if (!payload) return { kind: 'failed', failure: 'failure.server' };
  const refused = payload.userErrors[0];
  return refused === undefined ? { kind: 'done', message: payload.message, payload } : { kind: 'refused', message: refused.message };
}

/** What an operation that failed has to say. */
export function outcomeOfError(error: unknown): Exclude<Outcome<never>, { kind: 'done' }> {
  const refusal = CombinedGraphQLErrors.is(error) ? error.errors.find(({ extensions }) => refusals.includes(extensions?.['code'])) : undefined;
  return refusal === undefined ? { kind: 'failed', failure: failureOf(error) } : { kind: 'refused', message: refusal.message };
}

/**
 * Each attempt has a fresh id. Only when the last one was cut off without an answer and the same is asked again, it keeps its id:
 * the gateway then gives the first one's answer, should that have arrived, instead of doing it twice.
 */
function useAttemptId(): { idFor: (asked: string) => string; answered: () => void } {
  const open = useRef<{ id: string; asked: string }>(undefined);
  return {
    idFor: (asked) => {
      if (open.current?.asked !== asked) open.current = { id: crypto.randomUUID(), asked };
      return open.current.id;
    },
    answered: () => {
      open.current = undefined;
    },
  };
}

/**
 * `send` sends the mutation with this `clientMutationId` and returns its payload. `run` does nothing while an attempt is under way,
 * never throws, and returns what it puts into `outcome`, which stays until it is dismissed or the next attempt begins.
 */
export function useAttempt<Args extends readonly unknown[], Answer extends Payload>(
  send: (clientMutationId: string, ...args: Args) => Promise<Answer | null | undefined>,
) {
  const [outcome, setOutcome] = useState<Outcome<Answer>>();
  const [busy, setBusy] = useState(false);
  // Attempts are counted. The next one waits until this one's outcome is on the screen: the second press of a double click may come before.
  const begun = useRef(0);
  const settled = useRef(0);
  const [ended, setEnded] = useState(0);
  useEffect(() => {
    settled.current = ended;
  }, [ended]);
  const { idFor, answered } = useAttemptId();

  const run = async (...args: Args): Promise<Outcome<Answer> | undefined> => {
    if (begun.current !== settled.current) return undefined;
    begun.current += 1;
    setBusy(true);
    setOutcome(undefined);
    const asked = JSON.stringify(args);
    const next = await send(idFor(asked), ...args).then<Outcome<Answer>, Outcome<Answer>>(outcomeOf, outcomeOfError);
    if (next.kind !== 'failed') answered();
    setEnded(begun.current);
    setBusy(false);
    setOutcome(next);
    return next;
  };

  return { run, busy, outcome, dismiss: useCallback(() => setOutcome(undefined), []) };
}
