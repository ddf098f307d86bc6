/** Limits concurrent work of a kind, such as exports and password hashing, which each use a whole core. */
import PQueue from 'p-queue';
import { sentence } from '../../contract/sentences.ts';
import { Refusal } from './refusal.ts';

export interface Turns {
  /**
   * Waits for a turn and runs the work.
   * @param cancelled aborted when nobody waits for the result
   * @throws Refusal when too many wait, or (499) when it was cancelled
   */
  take<Result>(work: () => Promise<Result>, cancelled?: AbortSignal): Promise<Result>;
}

export interface TurnsOptions {
  readonly atOnce: number;
  /** Maximum number of waiting turns. */
  readonly waiting: number;
  /** Refusal when too many wait. */
  readonly full: Refusal;
}

export function createTurns({ atOnce, waiting, full }: TurnsOptions): Turns {
  const queue = new PQueue({ concurrency: atOnce });
  return {
    async take(work, cancelled) {
      if (cancelled?.aborted) throw nobodyWaits();
      if (queue.pending >= atOnce && queue.size >= waiting) throw full;
      // A separate signal, because the queue removes an aborted turn even while its work is running.
      const turn = new AbortController();
      const leave = () => turn.abort(nobodyWaits());
      cancelled?.addEventListener('abort', leave, { once: true });
      const begin = () => {
        cancelled?.removeEventListener('abort', leave);
        return work();
      };
      return queue.add(begin, { signal: turn.signal });
    },
  };
}

/** Creates the refusal for a closed connection, which nobody receives. */
export function nobodyWaits(): Refusal {
  return new Refusal(499, sentence('CALLER_GONE'));
}
