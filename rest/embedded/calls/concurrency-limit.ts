/** Limits concurrent work of a kind, such as exports and password hashing, which each use a whole core. */
import PQueue from 'p-queue';
import { sentence } from '../../contract/sentences.ts';
import { Refusal } from './refusal.ts';

export interface ConcurrencyLimit {
  /**
   * Waits for a turn and runs the work.
   * @param cancelled aborted when nobody waits for the result
   * @throws Refusal when too many wait, or (499) when it was cancelled
   */
  run<Result>(work: () => Promise<Result>, cancelled?: AbortSignal): Promise<Result>;
}

export interface ConcurrencyLimitOptions {
  readonly atOnce: number;
  /** Maximum number of waiting pieces of work. */
  readonly waiting: number;
  /** Refusal when too many wait. */
  readonly full: Refusal;
}

export function createConcurrencyLimit({ atOnce, waiting, full }: ConcurrencyLimitOptions): ConcurrencyLimit {
  const queue = new PQueue({ concurrency: atOnce });
  return {
    async run(work, cancelled) {
      if (cancelled?.aborted) throw clientGone();
      if (queue.pending >= atOnce && queue.size >= waiting) throw full;
      // A separate signal, because the queue removes an aborted turn even while its work is running.
      const turn = new AbortController();
      const leave = () => turn.abort(clientGone());
      cancelled?.addEventListener('abort', leave, { once: true });
      const begin = () => {
        cancelled?.removeEventListener('abort', leave);
        return work();
      };
      return queue.add(begin, { signal: turn.signal });
    },
  };
}

export interface LimitPerKey {
  /** Waits for a turn of the key and runs the work. */
  run<Result>(key: string, work: () => Promise<Result>): Promise<Result>;
}

/** Creates a limit of the concurrent work per key. Further work of a key waits without delaying other keys. */
export function createLimitPerKey(atOnce: number): LimitPerKey {
  const queues = new Map<string, PQueue>();
  return {
    async run(key, work) {
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

/** Creates the refusal for a closed connection, which nobody receives. */
export function clientGone(): Refusal {
  return new Refusal(499, sentence('CALLER_GONE'));
}
