/** Short-lived cache of asynchronous values. Requests in flight are shared, and failures are not cached. */
import { LRUCache } from 'lru-cache';
import type { CancelSignal } from '../upstream/request.ts';

export interface AsyncCache<Value> {
  /**
   * Returns the cached value of the key, or the result of `load`.
   * @param load receives a signal that aborts when no caller waits any more
   * @param waiter aborts when this caller no longer waits. A caller without a signal waits to the end
   */
  get(key: string, load: (unwanted: AbortSignal) => Promise<Value>, waiter?: CancelSignal): Promise<Value>;
  delete(key: string): void;
  clear(): void;
}

export interface AsyncCacheOptions {
  /** Maximum age in milliseconds, counted from the request. */
  readonly ageMs: number;
  readonly maxEntries: number;
  /** Monotonic clock in milliseconds. The default is the machine's. */
  readonly now?: () => number;
}

interface Entry<Value> {
  readonly value: Promise<Value>;
  readonly waiters: Waiters;
}

export function createAsyncCache<Value>({ maxEntries, ...options }: AsyncCacheOptions): AsyncCache<Value> {
  // Limited by size and not by number, because the cache allocates the memory for a number at once and there is a cache for each person.
  const entries = new LRUCache<string, Entry<Value>>({ maxSize: maxEntries, sizeCalculation: () => 1, ...ageing(options) });
  const purgeLater = purging(entries);
  return {
    get(key, load, waiter) {
      const cached = entries.get(key);
      if (cached && !cached.waiters.unwanted.aborted) {
        cached.waiters.join(waiter);
        return cached.value;
      }
      const waiters = createWaiters();
      waiters.join(waiter);
      const value = load(waiters.unwanted);
      const entry = { value, waiters };
      entries.set(key, entry);
      purgeLater();
      value.then(waiters.end, () => {
        if (entries.peek(key) === entry) entries.delete(key);
      });
      return value;
    },
    delete(key) {
      entries.delete(key);
    },
    clear() {
      entries.clear();
    },
  };
}

const ageing = ({ ageMs, now = () => performance.now() }: Omit<AsyncCacheOptions, 'maxEntries'>) => ({ ttl: ageMs, ttlResolution: 0, perf: { now } });

/** Milliseconds between two purges of expired entries. */
export const purgeEveryMs = 60_000;

/**
 * Returns a function to call when an entry was added. While there are entries, expired ones are removed once a minute without any request,
 * because the cache itself removes one only when its key is read again.
 */
function purging(entries: { purgeStale(): boolean; readonly size: number }): () => void {
  let isScheduled = false;
  const schedule = () => {
    if (isScheduled) return;
    isScheduled = true;
    setTimeout(() => {
      isScheduled = false;
      entries.purgeStale();
      if (entries.size > 0) schedule();
    }, purgeEveryMs).unref();
  };
  return schedule;
}

/** Maximum number of people with a cache. */
const maxPeople = 10_000;

/**
 * Creates a cache for each person, so the entries of one person do not push out those of another.
 * @param options options of each cache. A person is dropped once their newest entry is too old
 */
export function createCachePerPerson<Value>(options: AsyncCacheOptions): (person: string) => AsyncCache<Value> {
  const people = new LRUCache<string, AsyncCache<Value>>({ max: maxPeople, updateAgeOnGet: true, ...ageing(options) });
  const purgeLater = purging(people);
  return (person) => {
    const cache = people.get(person) ?? createAsyncCache<Value>(options);
    people.set(person, cache);
    purgeLater();
    return cache;
  };
}

interface Waiters {
  /** Signal that aborts when all waiters have left before the end. */
  readonly unwanted: AbortSignal;
  join(waiter: CancelSignal | undefined): void;
  /** Marks the value as settled, so waiters that leave later cancel nothing. */
  end(): void;
}

function createWaiters(): Waiters {
  const unwanted = new AbortController();
  /** Callback of each waiter when it leaves; null once the response has arrived. */
  let leaving: Map<() => void, CancelSignal> | null = new Map();
  let waiting = 0;
  return {
    unwanted: unwanted.signal,
    join(waiter) {
      if (leaving === null) return;
      waiting += 1;
      if (waiter === undefined) return;
      const leave = () => {
        waiting -= 1;
        if (waiting === 0) unwanted.abort();
      };
      if (waiter.aborted) return leave();
      leaving.set(leave, waiter);
      waiter.addEventListener('abort', leave);
    },
    end() {
      for (const [leave, waiter] of leaving ?? []) waiter.removeEventListener('abort', leave);
      leaving = null;
    },
  };
}
