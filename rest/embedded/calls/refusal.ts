/** A call that is answered `{status: false, message}`: the message is for people and names what to mend, never anything from inside. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  /** HTTP status, 400 to 499. */
  readonly status: number;
  /** Seconds after which another try makes sense. */
  readonly retryAfter: number | undefined;

  constructor(status: number, message: string, retryAfter?: number) {
    super(message);
    this.status = status;
    this.retryAfter = retryAfter;
  }
}
