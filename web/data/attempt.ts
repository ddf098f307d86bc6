/** Sends mutations one at a time, each attempt with its own id and a single outcome to show. */
import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { type Failure, failureOf, harmlessFailureOf, serverWordsOf, writeFailureOf } from './failure.ts';
import type { UserErrorCode } from './schema.generated.ts';

/** Fields of every mutation's payload. */
export interface Payload {
  message: string | null;
  userErrors: readonly { message: string; code: UserErrorCode }[];
}

export type Outcome<Answer> =
  | { kind: 'done'; message: string | null; payload: Answer }
  /** Refused with the server's message, translated when a translation exists. */
  | { kind: 'refused'; message: string }
  /** `lost`: the response did not arrive, so the write may have happened. The person checks first, and then sends again. */
  | { kind: 'failed' | 'lost'; failure: Failure };

/** Outcome of an attempt that did not succeed. */
export type Refused = Exclude<Outcome<never>, { kind: 'done' }>;

/** Returns the outcome of an attempt that failed for this reason. */
export const failedBy = (failure: Failure): Refused => ({ kind: failure === 'failure.unknown' ? 'lost' : 'failed', failure });

/** Refusals whose message is the gateway's own, which is for programs. */
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
  /** True when repeating the operation is safe. */
  harmless?: boolean;
}

/** Successive attempts at one operation. */
export interface Attempt<Input, Answer> {
  /** Does nothing while an attempt is pending, and never throws. Resolves to the new `outcome`, or undefined when nothing was sent. */
  run: (input: Input) => Promise<Outcome<Answer> | undefined>;
  busy: boolean;
  /** The last outcome, until it is dismissed or the next attempt begins. */
  outcome: Outcome<Answer> | undefined;
  /** True when the response to the last attempt was lost. */
  lost: boolean;
  dismiss: () => void;
}

/**
 * Every attempt has a new id, because a repeated attempt must be executed and not answered with the first result.
 * @param send sends the mutation with this `clientMutationId` and returns its payload
 */
export function useAttempt<Input, Answer extends Payload>(
  send: (clientMutationId: string, input: Input) => Promise<Answer | null | undefined>,
  { harmless = false }: AttemptOptions = {},
): Attempt<Input, Answer> {
  const [outcome, setOutcome] = useState<Outcome<Answer>>();
  const [busy, setBusy] = useState(false);
  // Counts attempts. The next one waits until this outcome is rendered, because the second click of a double click may arrive before.
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
    setOutcome(next);
    return next;
  };

  return { run, busy, outcome, lost: outcome?.kind === 'lost', dismiss: useCallback(() => setOutcome(undefined), []) };
}

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
