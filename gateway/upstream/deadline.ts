/**
 * Ends a call when its time is up, or when whoever asked for a read has gone. It is no AbortSignal, of which making one and listening to it for each
 * call took longer than parsing the answer; one is made only where something waits that knows nothing else.
 */
import type { Call } from '../../rest/contract/call.ts';
import { Aborted } from './refusal.ts';
import type { Caller } from './request.ts';

export interface Deadline {
  /** Why the call was ended before its answer was whole; null: it was not. */
  readonly reason: Aborted | null;
  /** Aborted when the call is ended. */
  readonly signal: AbortSignal;
  /** What the call waits for now, and how that is cut; at once when the call was ended before. */
  cutBy(cut: (reason: Aborted) => void): void;
  /** The call is over. */
  end(): void;
}

export function deadlineOf(call: Call, { signal: asker }: Pick<Caller, 'signal'>, timeoutMs: number): Deadline {
  let reason: Aborted | null = null;
  let controller: AbortController | null = null;
  let cut: (reason: Aborted) => void = () => {};

  function abort(why: 'timeout' | 'cancelled'): void {
    if (reason !== null) return;
    reason = new Aborted(why);
    controller?.abort(reason);
    cut(reason);
  }
  const timer = setTimeout(abort, timeoutMs, 'timeout');
  const cancel = () => abort('cancelled');
  const watched = call.effect === 'read' ? asker : undefined;
  if (watched?.aborted) cancel();
  else watched?.addEventListener('abort', cancel);

  return {
    get reason() {
      return reason;
    },
    get signal() {
      controller ??= new AbortController();
      if (reason !== null) controller.abort(reason);
      return controller.signal;
    },
    cutBy(by) {
      cut = by;
      if (reason !== null) cut(reason);
    },
    end() {
      clearTimeout(timer);
      watched?.removeEventListener('abort', cancel);
    },
  };
}
