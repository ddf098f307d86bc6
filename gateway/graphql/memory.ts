/** Answers kept for a short while: shared while in flight, and forgotten when they fail. */
import { LRUCache } from 'lru-cache';
import type { CancelSignal } from '../upstream/request.ts';

export interface Memory<Value> {
  /**
   * Returns the remembered value of the key, or the result of `ask`.
   * @param ask is given a signal that is aborted when nobody waits any more
   * @param waiter aborted when this one no longer waits; one without a signal waits to the end
   */
  recall(key: string, ask: (unwanted: AbortSignal) => Promise<Value>, waiter?: CancelSignal): Promise<Value>;
  forget(key: string): void;
}

export interface MemoryOptions {
  /** Milliseconds, from asking. */
  readonly ageMs: number;
  readonly maxEntries: number;
  /** Milliseconds that only rise; the machine's by default. */
  readonly now?: () => number;
}

interface Entry<Value> {
  readonly value: Promise<Value>;
  readonly waiters: Waiters;
}

export function createMemory<Value>({ maxEntries, ...options }: MemoryOptions): Memory<Value> {
  // Bounded by size and not by number: for a number the cache would take all its room at once, and there is one for each person.
  const entries = new LRUCache<string, Entry<Value>>({ maxSize: maxEntries, sizeCalculation: () => 1, ...ageing(options) });
  const purgeLater = purging(entries);
  return {
    recall(key, ask, waiter) {
      const known = entries.get(key);
      if (known && !known.waiters.unwanted.aborted) {
        known.waiters.join(waiter);
        return known.value;
      }
      const waiters = createWaiters();
      waiters.join(waiter);
      const value = ask(waiters.unwanted);
      const entry = { value, waiters };
      entries.set(key, entry);
      purgeLater();
      value.then(waiters.end, () => {
        if (entries.peek(key) === entry) entries.delete(key);
      });
      return value;
    },
    forget(key) {
      entries.delete(key);
    },
  };
}

const ageing = ({ ageMs, now = () => performance.now() }: Omit<MemoryOptions, 'maxEntries'>) => ({ ttl: ageMs, ttlResolution: 0, perf: { now } });

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

/** Most people who are remembered. */
const maxPeople = 10_000;

/**
 * A memory for each person, so that nobody's entries push out another's.
 * @param options of each; a person is forgotten once their newest entry is too old
 */
export function createPersonalMemory<Value>(options: MemoryOptions): (person: string) => Memory<Value> {
  const people = new LRUCache<string, Memory<Value>>({ max: maxPeople, updateAgeOnGet: true, ...ageing(options) });
  const purgeLater = purging(people);
  return (person) => {
    const memory = people.get(person) ?? createMemory<Value>(options);
    people.set(person, memory);
    purgeLater();
    return memory;
  };
}

interface Waiters {
  /** Aborted when all have left before the end. */
  readonly unwanted: AbortSignal;
  join(waiter: CancelSignal | undefined): void;
  /** The answer has arrived: when a waiter leaves now, nothing is cancelled. */
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
