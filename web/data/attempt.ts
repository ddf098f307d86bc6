/** Sending a mutation: one at a time, each under an id of its own, with one outcome to show. */
import { useCallback, useEffect, useRef, useState } from 'react';
import { type Failure, failureOf, harmlessFailureOf, serverWordsOf, writeFailureOf } from './failure.ts';
import type { UserErrorCode } from './schema.generated.ts';
import { useServerWords } from './server-words/use-server-words.ts';

/** Fields of every mutation's payload. */
export interface Payload {
  message: string | null;
  userErrors: readonly { message: string; code: UserErrorCode }[];
}

export type Outcome<Answer> =
  | { kind: 'done'; message: string | null; payload: Answer }
  /** In the server's own words, or as the person's language has them. */
  | { kind: 'refused'; message: string }
  /** `lost`: the answer did not come, so nobody knows whether it was done. The person looks first, and then sends it again. */
  | { kind: 'failed' | 'lost'; failure: Failure };

/** Outcome of an attempt that did not succeed. */
export type Refused = Exclude<Outcome<never>, { kind: 'done' }>;

/** Did not succeed, for this reason. */
export const failedBy = (failure: Failure): Refused => ({ kind: failure === 'failure.unknown' ? 'lost' : 'failed', failure });

/** Refusals whose message is the gateway's, for programs. */
const unexplained: Readonly<Partial<Record<UserErrorCode, Failure>>> = { UNEXPLAINED: 'failure.refused', NOT_SUPPORTED: 'failure.notSupported' };

/** Returns the outcome that a payload reports. */
export function outcomeOf<Answer extends Payload>(payload: Answer | null | undefined): Outcome<Answer> {
  if (!payload) return failedBy('failure.unknown');
  const [refusal] = payload.userErrors;
  if (refusal === undefined) return { kind: 'done', message: payload.message, payload };
  const failure = refusal.message === '' ? 'failure.refused' : unexplained[refusal.code];
  return failure === undefined ? { kind: 'refused', message: refusal.message } : failedBy(failure);
}

/** Returns the outcome of a failed operation. */
export function outcomeOfError(error: unknown, tell: (error: unknown) => Failure = failureOf): Refused {
  const message = serverWordsOf(error);
  return message === undefined ? failedBy(tell(error)) : { kind: 'refused', message };
}

export interface AttemptOptions {
  /** Doing it twice does no harm. */
  harmless?: boolean;
}

/** Attempts at one thing, one after the other. */
export interface Attempt<Input, Answer> {
  /** Does nothing while an attempt is under way, and never throws. Gives what it puts into `outcome`; undefined when nothing was sent. */
  run: (input: Input) => Promise<Outcome<Answer> | undefined>;
  busy: boolean;
  /** Stays until it is dismissed or the next attempt begins. */
  outcome: Outcome<Answer> | undefined;
  /** True when the response to the last attempt was lost. */
  lost: boolean;
  dismiss: () => void;
}

/**
 * @param send sends the mutation with this `clientMutationId` and returns its payload.
 * An id is never used twice: what the person sends again is to be done, not answered with what came of the first.
 */
export function useAttempt<Input, Answer extends Payload>(
  send: (clientMutationId: string, input: Input) => Promise<Answer | null | undefined>,
  { harmless = false }: AttemptOptions = {},
): Attempt<Input, Answer> {
  const inWords = useServerWords();
  const [outcome, setOutcome] = useState<Outcome<Answer>>();
  const [busy, setBusy] = useState(false);
  // Attempts are counted. The next one waits until this one's outcome is on the screen: the second press of a double click may come before.
  const started = useRef(0);
  const settled = useRef(0);
  const [ended, setEnded] = useState(0);
  useEffect(() => {
    settled.current = ended;
  }, [ended]);

  const run = async (input: Input): Promise<Outcome<Answer> | undefined> => {
    if (started.current !== settled.current) return undefined;
    started.current += 1;
    setBusy(true);
    setOutcome(undefined);
    const failed = (error: unknown) => outcomeOfError(error, harmless ? harmlessFailureOf : writeFailureOf);
    const next = await send(crypto.randomUUID(), input).then<Outcome<Answer>, Outcome<Answer>>(outcomeOf, failed);
    setEnded(started.current);
    setBusy(false);
    const translated = 'failure' in next || next.message === null ? next : { ...next, message: inWords(next.message) };
    setOutcome(translated);
    return translated;
  };

  return { run, busy, outcome, lost: outcome?.kind === 'lost', dismiss: useCallback(() => setOutcome(undefined), []) };
}
