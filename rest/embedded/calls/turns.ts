/** Lets only so many exports be written at once: each takes a whole core for seconds. */
import PQueue from 'p-queue';
import { Refusal } from './refusal.ts';

export interface Turns {
  /** Waits for a turn and works. @throws Refusal (429) when too many wait, (499) when nobody waits for this one any more */
  take<Result>(cancelled: AbortSignal, work: () => Promise<Result>): Promise<Result>;
}

const retryAfterSeconds = 30;

/** @param atOnce how many work, @param waiting how many more may wait */
export function createTurns({ atOnce, waiting }: { readonly atOnce: number; readonly waiting: number }): Turns {
  const queue = new PQueue({ concurrency: atOnce });
  return {
    async take(cancelled, work) {
      if (cancelled.aborted) throw nobodyWaits();
      if (queue.pending >= atOnce && queue.size >= waiting) {
        throw new Refusal(429, 'Too many exports are being made, try again in a moment', retryAfterSeconds);
      }
      // Of its own, since the queue takes an aborted turn away even from work that is still running.
      const turn = new AbortController();
      const leave = () => turn.abort(nobodyWaits());
      cancelled.addEventListener('abort', leave, { once: true });
      const begin = () => {
        cancelled.removeEventListener('abort', leave);
        return work();
      };
      return queue.add(begin, { signal: turn.signal });
    },
  };
}

/** Answered to nobody: the connection is gone. */
export function nobodyWaits(): Refusal {
  return new Refusal(499, 'Nobody waits for this export any more');
}
