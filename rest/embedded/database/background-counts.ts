/** Counts of long lists, which no request waits for. */
import { LRUCache } from 'lru-cache';
import PQueue from 'p-queue';

/** One count at a time, because each may occupy a processor of the database for a second. */
const queue = new PQueue({ concurrency: 1 });

/** Maximum number of waiting counts. Beyond it a count is skipped and the next request for the list starts it again. */
const maxWaiting = 50;

interface Counted<Value> {
  readonly value: Value;
  readonly madeAt: number;
}

/** Ages of a value in milliseconds. */
export interface Ages {
  /** From then on the value is counted again in the background. */
  readonly freshMs: number;
  /** From then on the value is not used any more. */
  readonly usableMs: number;
}

export interface BackgroundCounts<Value> {
  /** Returns the last value, or undefined where none is usable. `count` runs in the background where the value is no longer fresh. */
  get(name: string, now: Date, ages: Ages, count: () => Promise<Value>): Value | undefined;
  set(name: string, now: Date, value: Value): void;
  /** Runs `count` in the background, unless a fresh value is there by now. A failed count leaves the last value. */
  start(name: string, now: Date, ages: Ages, count: () => Promise<Value>): void;
}

/** @param max number of lists whose values are stored */
export function createBackgroundCounts<Value extends NonNullable<unknown>>(max: number): BackgroundCounts<Value> {
  const values = new LRUCache<string, Counted<Value>>({ max });
  const running = new Set<string>();
  const set = (name: string, now: Date, value: Value) => void values.set(name, { value, madeAt: now.getTime() });
  const ageOf = (name: string, now: Date) => now.getTime() - (values.get(name)?.madeAt ?? Number.NEGATIVE_INFINITY);

  function start(name: string, now: Date, { freshMs }: Ages, count: () => Promise<Value>): void {
    // A request that found no value may get here after another request's count has ended.
    if (running.has(name) || ageOf(name, now) < freshMs || queue.size >= maxWaiting) return;
    running.add(name);
    queue
      .add(count)
      .then((value) => set(name, now, value))
      .catch(() => undefined)
      .finally(() => running.delete(name));
  }

  return {
    get(name, now, ages, count) {
      if (!(ageOf(name, now) < ages.usableMs)) return undefined;
      start(name, now, ages, count);
      return values.get(name)?.value;
    },
    set,
    start,
  };
}
