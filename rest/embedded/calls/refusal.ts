import { type MessageKey, type Sentence, sentence } from '../../contract/sentences.ts';

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

/**
 * Refuses a change that is based on an older version of the record, which the client has to read again.
 * @param name author of the newer change, or undefined when nobody has changed the record and the version does not exist
 */
export const changedMeanwhile = (name: string | undefined): Refusal =>
  name === undefined ? new Refusal(400, sentence('VERSION_UNKNOWN'), { field: 'version' }) : new Refusal(409, sentence('CHANGED_MEANWHILE', { name }));
