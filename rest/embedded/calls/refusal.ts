export interface RefusalFacts {
  /** Seconds after which another try makes sense. */
  readonly retryAfter?: number;
  /** The field that it is about, as the call names it; dots lead into objects. */
  readonly field?: string | undefined;
}

/** A call that is answered `{status: false, message}`: the message is for people and names what to mend, never anything from inside. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  /** HTTP status, 400 to 499. */
  readonly status: number;
  readonly facts: RefusalFacts;

  constructor(status: number, message: string, facts: RefusalFacts = {}) {
    super(message);
    this.status = status;
    this.facts = facts;
  }
}
