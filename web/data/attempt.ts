/** Sending a mutation: one at a time, each under an id of its own, with one outcome to show. */
import { useCallback, useEffect, useRef, useState } from 'react';
import { type Failure, failureOf, harmlessFailureOf, serverWordsOf, writeFailureOf } from './failure.ts';
import type { UserErrorCode } from './schema.generated.ts';
import { useServerWords } from './server-words/use-server-words.ts';

/** What every mutation's payload has. */
export interface Payload {
  message: string | null;
  userErrors: readonly { message: string; code: UserErrorCode }[];
}

/** What came of an attempt. */
export type Outcome<Answer> =
  | { kind: 'done'; message: string | null; payload: Answer }
  /** In the server's own words, or as the person's language has them. */
  | { kind: 'refused'; message: string }
  | { kind: 'failed'; failure: Failure };

/** Refusals whose message is the gateway's, for programs. */
const unexplained: Readonly<Partial<Record<UserErrorCode, Failure>>> = { UNEXPLAINED: 'failure.refused', NOT_SUPPORTED: 'failure.notSupported' };

/** What a payload has to say. */
export function outcomeOf<Answer extends Payload>(payload: Answer | null | undefined): Outcome<Answer> {
  if (!payload) return { kind: 'failed', failure: 'failure.unknown' };
  const [refusal] = payload.userErrors;
  if (refusal === undefined) return { kind: 'done', message: payload.message, payload };
  const failure = refusal.message === '' ? 'failure.refused' : unexplained[refusal.code];
  return failure === undefined ? { kind: 'refused', message: refusal.message } : { kind: 'failed', failure };
}

/** What an operation that failed has to say. */
export function outcomeOfError(error: unknown, tell: (error: unknown) => Failure = failureOf): Exclude<Outcome<never>, { kind: 'done' }> {
  const message = serverWordsOf(error);
  return message === undefined ? { kind: 'failed', failure: tell(error) } : { kind: 'refused', message };
}

/** Nobody knows whether it was done: the person looks first, and then sends it again. */
export const isLost = (outcome: Outcome<unknown> | undefined): boolean => outcome?.kind === 'failed' && outcome.failure === 'failure.unknown';

interface Options {
  /** Doing it twice does no harm. */
  harmless?: boolean;
}

/**
 * `send` sends the mutation with this `clientMutationId` and returns its payload. `run` does nothing while an attempt is under way,
 * never throws, and returns what it puts into `outcome`, which stays until it is dismissed or the next attempt begins.
 * An id is never used twice: what the person sends again is to be done, not answered with what came of the first.
 */
export function useAttempt<Args extends readonly unknown[], Answer extends Payload>(
  send: (clientMutationId: string, ...args: Args) => Promise<Answer | null | undefined>,
  { harmless = false }: Options = {},
) {
  const inWords = useServerWords();
  const [outcome, setOutcome] = useState<Outcome<Answer>>();
  const [busy, setBusy] = useState(false);
  // Attempts are counted. The next one waits until this one's outcome is on the screen: the second press of a double click may come before.
  const begun = useRef(0);
  const settled = useRef(0);
  const [ended, setEnded] = useState(0);
  useEffect(() => {
    settled.current = ended;
  }, [ended]);

  const run = async (...args: Args): Promise<Outcome<Answer> | undefined> => {
    if (begun.current !== settled.current) return undefined;
    begun.current += 1;
    setBusy(true);
    setOutcome(undefined);
    const offline = !navigator.onLine;
    const failed = (error: unknown) => outcomeOfError(error, (fault) => (harmless ? harmlessFailureOf(fault) : writeFailureOf(fault, offline)));
    const next = await send(crypto.randomUUID(), ...args).then<Outcome<Answer>, Outcome<Answer>>(outcomeOf, failed);
    setEnded(begun.current);
    setBusy(false);
    const told = next.kind === 'failed' || next.message === null ? next : { ...next, message: inWords(next.message) };
    setOutcome(told);
    return told;
  };

  return { run, busy, outcome, lost: isLost(outcome), dismiss: useCallback(() => setOutcome(undefined), []) };
}
