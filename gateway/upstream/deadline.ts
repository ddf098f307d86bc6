/**
 * Ends a call when its time is up, or when the caller of a read disconnects. It is not an AbortSignal, because creating one and listening to it for each
 * call is slow. An AbortSignal is created only for an API that needs one.
 */
import type { Call } from '../../rest/contract/call.ts';
import { Aborted } from './refusal.ts';
import type { Caller, CancelSignal } from './request.ts';

/**
 * A class, because an object literal with getters has a shape of its own in V8. Such shapes start in the old generation and keep their getters
 * alive, so each call would stay in memory with its response until the old generation is collected.
 */
export class Deadline {
  #reason: Aborted | null = null;
  #controller: AbortController | null = null;
  #cut: (reason: Aborted) => void = () => {};
  readonly #timer: NodeJS.Timeout;
  readonly #caller: CancelSignal | undefined;
  readonly #cancel = () => this.#abort('cancelled');

  constructor(call: Call, { signal }: Pick<Caller, 'signal'>, timeoutMs: number) {
    this.#timer = setTimeout(() => this.#abort('timeout'), timeoutMs);
    this.#caller = call.effect === 'read' ? signal : undefined;
    if (this.#caller?.aborted) this.#cancel();
    else this.#caller?.addEventListener('abort', this.#cancel);
  }

  #abort(why: 'timeout' | 'cancelled'): void {
    if (this.#reason !== null) return;
    this.#reason = new Aborted(why);
    this.#controller?.abort(this.#reason);
    this.#cut(this.#reason);
  }

  /** Reason for which the call was ended early, or null. */
  get reason(): Aborted | null {
    return this.#reason;
  }

  /** Signal that aborts when the call is ended. */
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

  /** Marks the call as complete. */
  end(): void {
    clearTimeout(this.#timer);
    this.#caller?.removeEventListener('abort', this.#cancel);
  }
}
