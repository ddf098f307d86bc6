/** Lets only so much work of a kind be done at once, such as exports and passwords: each takes a whole core. */
import PQueue from 'p-queue';
import { Refusal } from './refusal.ts';

export interface Turns {
  /**
   * Waits for a turn and works.
   * @param cancelled aborted once nobody waits for it any more
   * @throws Refusal when too many wait; (499) when nobody waits for this one any more
   */
  take<Result>(work: () => Promise<Result>, cancelled?: AbortSignal): Promise<Result>;
}

export interface TurnsOptions {
  readonly atOnce: number;
  /** How many more may wait. */
  readonly waiting: number;
  /** Result for the next turn. */
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

/** Answered to nobody: the connection is gone. */
export function nobodyWaits(): Refusal {
  return new Refusal(499, 'Nobody waits for this any more');
}
