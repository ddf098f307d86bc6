/** Counts long lists in the background, so that no request waits for a count. */
import { LRUCache } from 'lru-cache';
import PQueue from 'p-queue';

/** A queue that runs one count at a time, because each may occupy a processor of the database for a second. */
const queue = new PQueue({ concurrency: 1 });

/** Maximum number of waiting counts. Further counts are skipped, and the next request for the list starts them again. */
const maxWaiting = 50;

/** Interval between two counts, as a multiple of the duration of a count. Long counts therefore take at most a sixtieth of the time. */
const pauseFactor = 60;
/** Maximum age in milliseconds from which a value is counted again, when its count takes long. */
const maxFreshMs = 5 * 60_000;

interface Counted<Value> {
  readonly value: Value;
  readonly madeAt: number;
  /** Duration of the count in milliseconds. */
  readonly tookMs: number;
}

/** Ages of a value in milliseconds. Both are higher for a value whose count takes long. */
export interface Ages {
  /** Age from which the value is counted again in the background. */
  readonly freshMs: number;
  /** Age from which the value is no longer used. */
  readonly usableMs: number;
}

export interface BackgroundCounts<Value> {
  /** Returns the last usable value, or undefined. Runs `count` in the background when the value is no longer fresh. */
  get(name: string, now: Date, ages: Ages, count: () => Promise<Value>): Value | undefined;
  set(name: string, now: Date, value: Value): void;
  /** Runs `count` in the background, unless a fresh value exists by then. A failed count leaves the last value. */
  start(name: string, now: Date, ages: Ages, count: () => Promise<Value>): void;
}

/** @param max number of lists whose values are stored */
export function createBackgroundCounts<Value extends NonNullable<unknown>>(max: number): BackgroundCounts<Value> {
  const values = new LRUCache<string, Counted<Value>>({ max });
  const running = new Set<string>();
  const set = (name: string, now: Date, value: Value, tookMs = 0) => void values.set(name, { value, madeAt: now.getTime(), tookMs });
  /** Returns the additional milliseconds until the count of a list is renewed. */
  const delayOf = (name: string, { freshMs }: Ages) => Math.max(0, Math.min((values.get(name)?.tookMs ?? 0) * pauseFactor, maxFreshMs) - freshMs);
  const ageOf = (name: string, now: Date) => now.getTime() - (values.get(name)?.madeAt ?? Number.NEGATIVE_INFINITY);

  function start(name: string, now: Date, ages: Ages, count: () => Promise<Value>): void {
    // A request without a value may arrive here after the count of another request has ended.
    if (running.has(name) || ageOf(name, now) < ages.freshMs + delayOf(name, ages) || queue.size >= maxWaiting) return;
    running.add(name);
    queue
      .add(async () => {
        const startedAt = performance.now();
        const value = await count();
        set(name, now, value, performance.now() - startedAt);
      })
      .catch(() => undefined)
      .finally(() => running.delete(name));
  }

  return {
    get(name, now, ages, count) {
      if (!(ageOf(name, now) < ages.usableMs + delayOf(name, ages))) return undefined;
      start(name, now, ages, count);
      return values.get(name)?.value;
    },
    set,
    start,
  };
}
