/** Bounds how much work of one key is done at once; further work of that key waits, and other keys do not. */
import PQueue from 'p-queue';

export interface FairTurns {
  /** Waits for a turn of the key and works. */
  take<Result>(key: string, work: () => Promise<Result>): Promise<Result>;
}

export function createFairTurns(atOnce: number): FairTurns {
  const queues = new Map<string, PQueue>();
  return {
    async take(key, work) {
      const queue = queues.get(key) ?? new PQueue({ concurrency: atOnce });
      queues.set(key, queue);
      try {
        return await queue.add(work);
      } finally {
        if (queue.size === 0 && queue.pending === 0) queues.delete(key);
      }
    },
  };
}
