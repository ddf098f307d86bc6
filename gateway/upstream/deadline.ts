/**
 * Ends a call when its time is up, or when whoever asked for a read has gone. It is no AbortSignal, of which making one and listening to it for each
 * call took longer than parsing the answer; one is made only where something waits that knows nothing else.
 */
import type { Call } from '../../rest/contract/call.ts';
import { Aborted } from './refusal.ts';
import type { Caller, CancelSignal } from './request.ts';

/**
 * A class, since an object with getters of its own has a shape of its own in V8: shapes are old from the beginning and hold their getters,
 * so that each call would stay in memory, with its answer, until the old generation is collected.
 */
export class Deadline {
  #reason: Aborted | null = null;
  #controller: AbortController | null = null;
  #cut: (reason: Aborted) => void = () => {};
  readonly #timer: NodeJS.Timeout;
  readonly #asker: CancelSignal | undefined;
  readonly #cancel = () => this.#abort('cancelled');

  constructor(call: Call, { signal }: Pick<Caller, 'signal'>, timeoutMs: number) {
    this.#timer = setTimeout(() => this.#abort('timeout'), timeoutMs);
    this.#asker = call.effect === 'read' ? signal : undefined;
    if (this.#asker?.aborted) this.#cancel();
    else this.#asker?.addEventListener('abort', this.#cancel);
  }

  #abort(why: 'timeout' | 'cancelled'): void {
    if (this.#reason !== null) return;
    this.#reason = new Aborted(why);
    this.#controller?.abort(this.#reason);
    this.#cut(this.#reason);
  }

  /** Why the call was ended before its answer was whole; null: it was not. */
  get reason(): Aborted | null {
    return this.#reason;
  }

  /** Aborted when the call is ended. */
  get signal(): AbortSignal {
    this.#controller ??= new AbortController();
    if (this.#reason !== null) this.#controller.abort(this.#reason);
    return this.#controller.signal;
  }

  /** Registers the current wait of the call and how to cancel it; cancels at once when the call has ended. */
  cutBy(cut: (reason: Aborted) => void): void {
    this.#cut = cut;
    if (this.#reason !== null) cut(this.#reason);
  }

  /** The call is over. */
  end(): void {
    clearTimeout(this.#timer);
    this.#asker?.removeEventListener('abort', this.#cancel);
  }
}
