/** What can go wrong between the gateway and the REST API, in the words of a call and not of HTTP or GraphQL. */

export type FaultKind =
  /** The REST API refused and gave a reason for people. */
  | 'refused'
  | 'unauthenticated'
  | 'forbidden'
  | 'rateLimited'
  | 'timeout'
  /** It could not be reached; nothing was done. */
  | 'unavailable'
  /** It answered, but not with what the contract says. */
  | 'shape'
  /** It failed inside. */
  | 'failed'
  /** A write was sent and its answer was lost. */
  | 'outcomeUnknown'
  /** The operation asked for more calls than it may. */
  | 'budget'
  /** Whoever asked has gone. */
  | 'cancelled';

/** Which kind of refusal, where the REST API's status says so. */
export type RefusalReason = 'refused' | 'invalid' | 'notFound' | 'conflict';

export class UpstreamFault extends Error {
  override readonly name = 'UpstreamFault';
  readonly kind: FaultKind;
  /** Name of the documented call. */
  readonly call: string;
  /** For the log only: status, network code, shape errors. */
  readonly detail: string;
  readonly reason: RefusalReason;

  /** @param message safe to show: the REST API's own words for a refusal, else the gateway's. */
  constructor(kind: FaultKind, call: string, message: string, detail = '', reason: RefusalReason = 'refused') {
    super(message);
    this.kind = kind;
    this.call = call;
    this.detail = detail;
    this.reason = reason;
  }
}
