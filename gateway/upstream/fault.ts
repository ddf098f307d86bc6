/** Faults between the gateway and the REST API, in terms of a call and not of HTTP or GraphQL. */
import type { Call } from '../../rest/contract/call.ts';
import type { MessageKey } from './message-keys.ts';

export type FaultKind =
  /** The REST API refused the call, usually with a reason for people. Nothing was done. */
  | 'refused'
  /** The request does not fit the contract and was not sent. */
  | 'invalid'
  | 'unauthenticated'
  | 'forbidden'
  | 'rateLimited'
  | 'timeout'
  /** The REST API could not be reached. Nothing was done. */
  | 'unavailable'
  /** The response violates the contract. */
  | 'shape'
  /** The REST API failed internally. */
  | 'failed'
  /** A write was sent and its response was lost. */
  | 'outcomeUnknown'
  /** The operation exceeded its budget of calls. */
  | 'budget'
  /** The caller disconnected. */
  | 'cancelled';

/** The kind of a refusal, from the REST API's status. `unsupported` means that the REST API lacks the call, so none was made. */
export type RefusalReason = 'refused' | 'invalid' | 'notFound' | 'conflict' | 'unsupported';

/** Details of a fault beside its kind. */
export interface FaultFacts {
  /** Detail for the log only: status, network code, shape errors. */
  readonly detail?: string;
  readonly reason?: RefusalReason;
  /** The REST API's message for people. */
  readonly serverMessage?: string | null;
  /** Code and parameters of this message. */
  readonly messageKey?: MessageKey | null;
  /** The request field that the fault is about, by its name in the call. */
  readonly field?: string | undefined;
  /** Seconds after which the call may be retried. */
  readonly retryAfter?: number | null;
  /** The reason for which the embedded REST API did nothing: `busy` or `disk-full`. */
  readonly notDone?: string;
  /** A message that is more precise than the message of the kind. */
  readonly message?: string;
}

/** Advice after a write with an unknown outcome. */
const lookFirst = 'Check whether it was done before you try again';

/** Messages about the event and the safe next step, without calls, hosts or internal details. */
const ownWords: Readonly<Record<FaultKind, Readonly<Record<Call['effect'], string>>>> = {
  refused: claimed('The server refused and gave no reason'),
  invalid: both('The request is not valid. Nothing was changed'),
  unauthenticated: both('Sign in to continue'),
  forbidden: both('You may not do this'),
  rateLimited: claimed('There were too many requests', 'try again in a minute'),
  timeout: claimed('The server did not answer in time', 'try again later'),
  unavailable: claimed('The server cannot be reached now', 'try again in a moment'),
  shape: { read: 'The server gave an answer that cannot be used. Try again later', write: `The server gave an answer that cannot be used. ${lookFirst}` },
  failed: { read: 'The server failed. Try again later', write: `The server failed. ${lookFirst}` },
  outcomeUnknown: both(`The answer was lost: it is not known whether this was done. ${lookFirst}`),
  budget: both('This asks the server for too much at once. Ask for less'),
  cancelled: both('The request was cancelled'),
};

function both(words: string) {
  return { read: words, write: words };
}

/** Returns the messages of a fault. Only that of a write claims that nothing was done, because a write may precede a read. */
export function claimed(words: string, advice?: string): Readonly<Record<Call['effect'], string>> {
  const sentence = advice && advice.charAt(0).toUpperCase() + advice.slice(1);
  return {
    read: sentence === undefined ? words : `${words}. ${sentence}`,
    write: `${words}. Nothing was changed${advice === undefined ? '' : `; ${advice}`}`,
  };
}

/** Faults that only answer the caller, so the operator need not check them. */
const everydayFaults: ReadonlySet<FaultKind> = new Set(['refused', 'invalid', 'unauthenticated', 'forbidden', 'cancelled']);

export class UpstreamFault extends Error {
  override readonly name = 'UpstreamFault';
  readonly kind: FaultKind;
  /** Name of the call. */
  readonly call: string;
  readonly detail: string;
  readonly reason: RefusalReason;
  /** The REST API's own message, which is then the message of the fault; null when the message is the gateway's. */
  readonly serverMessage: string | null;
  /** Code and parameters of this message; null when the REST API sent none. */
  readonly messageKey: MessageKey | null;
  /** The request field that the fault is about, by its name in the call; undefined when the REST API does not name it. */
  readonly field: string | undefined;
  /** Seconds after which the call may be retried; null when unknown. */
  readonly retryAfter: number | null;
  /** The reason for which the embedded REST API did nothing; undefined in all other cases. */
  readonly notDone: string | undefined;
  /** Duration of the call in milliseconds, including the wait for a turn; null when no call was made or when its response did not fit. */
  ms: number | null = null;

  constructor(
    kind: FaultKind,
    { name, effect }: Pick<Call, 'name' | 'effect'>,
    {
      detail = '',
      reason = 'refused',
      serverMessage = null,
      messageKey = null,
      field,
      retryAfter = null,
      notDone,
      message = ownWords[kind][effect],
    }: FaultFacts = {},
  ) {
    super(serverMessage ?? message);
    this.kind = kind;
    this.call = name;
    this.detail = detail;
    this.reason = reason;
    this.serverMessage = serverMessage;
    this.messageKey = messageKey;
    this.field = field;
    this.retryAfter = retryAfter;
    this.notDone = notDone;
  }

  /** Returns true when the operator of the gateway has to check the fault. */
  get isTrouble(): boolean {
    return !everydayFaults.has(this.kind);
  }
}

/** Returns the message about a function that needs a missing extension. @param what names the function for people, without a full stop */
export const notAvailable = (what: string): string => `Not available on this server: ${what}`;

/** Creates the fault of a call that needs a missing extension; no call is made. @param what names the function for people; the summary of the call by default */
export const unsupported = (call: Pick<Call, 'name' | 'effect' | 'summary'>, what = `${call.summary.charAt(0).toLowerCase()}${call.summary.slice(1)}`) =>
  new UpstreamFault('refused', call, { reason: 'unsupported', message: `${notAvailable(what)}. Nothing was changed` });
