/** Limits the concurrent work per key. Further work of a key waits without delaying other keys. */
import PQueue from 'p-queue';

export interface FairTurns {
  /** Waits for a turn of the key and runs the work. */
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
