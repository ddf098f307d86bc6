import type { MessageKey, Sentence } from '../../contract/sentences.ts';

export interface RefusalFacts {
  /** Seconds to wait before the next attempt. */
  readonly retryAfter?: number;
  /** Name of the affected field in the call, with dots for nested objects. */
  readonly field?: string | undefined;
}

/** A call that returns `{status: false, message, messageKey}`. The message is for people, names the correction, and contains no internals. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  /** HTTP status, 400 to 499. */
  readonly status: number;
  readonly messageKey: MessageKey;
  readonly facts: RefusalFacts;

  constructor(status: number, { message, messageKey }: Sentence, facts: RefusalFacts = {}) {
    super(message);
    this.status = status;
    this.messageKey = messageKey;
    this.facts = facts;
  }
}
