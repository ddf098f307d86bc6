/** Answers kept for a short while: shared while in flight, forgotten when they fail, the oldest first when there are too many. */

export interface Memory<Value> {
  /**
   * What is remembered under the key, else what `ask` gives.
   * @param ask is given a signal that is aborted when nobody waits any more
   * @param waiter aborted when this one no longer waits; one without a signal waits to the end
   */
  recall(key: string, ask: (unwanted: AbortSignal) => Promise<Value>, waiter?: AbortSignal): Promise<Value>;
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
  readonly until: number;
  readonly waiters: Waiters;
}

export function createMemory<Value>({ ageMs, maxEntries, now = () => performance.now() }: MemoryOptions): Memory<Value> {
  const entries = new Map<string, Entry<Value>>();
  return {
    recall(key, ask, waiter) {
      const known = entries.get(key);
      if (known && known.until > now() && !known.waiters.unwanted.aborted) {
        known.waiters.join(waiter);
        return known.value;
      }
      // Set anew, so that the first key is always the oldest.
      entries.delete(key);
      const waiters = createWaiters();
      waiters.join(waiter);
      const value = ask(waiters.unwanted);
      const entry = { value, until: now() + ageMs, waiters };
      entries.set(key, entry);
      const [oldest] = entries.keys();
      if (entries.size > maxEntries && oldest !== undefined) entries.delete(oldest);
      value.then(waiters.end, () => {
        if (entries.get(key) === entry) entries.delete(key);
      });
      return value;
    },
    forget(key) {
      entries.delete(key);
    },
  };
}

/**
 * A memory for each person, so that nobody's entries push out another's.
 * @param options of each; a person is forgotten once their newest entry is too old
 */
export function createPersonalMemory<Value>(options: MemoryOptions): (person: string) => Memory<Value> {
  const { ageMs, now = () => performance.now() } = options;
  /** In the order of their last use. */
  const people = new Map<string, { readonly memory: Memory<Value>; readonly usedAt: number }>();
  return (person) => {
    const memory = people.get(person)?.memory ?? createMemory<Value>(options);
    people.delete(person);
    people.set(person, { memory, usedAt: now() });
    for (const [longestAgo, { usedAt }] of people) {
      if (usedAt + ageMs > now()) break;
      people.delete(longestAgo);
    }
    return memory;
  };
}

interface Waiters {
  /** Aborted when all have left before the end. */
  readonly unwanted: AbortSignal;
  join(waiter: AbortSignal | undefined): void;
  /** The answer is there: whoever leaves now takes nothing away. */
  end(): void;
}

function createWaiters(): Waiters {
  const unwanted = new AbortController();
  const ended = new AbortController();
  let waiting = 0;
  const leave = () => {
    waiting -= 1;
    if (waiting === 0) unwanted.abort();
  };
  return {
    unwanted: unwanted.signal,
    join(waiter) {
      if (ended.signal.aborted) return;
      waiting += 1;
      if (waiter?.aborted) leave();
      waiter?.addEventListener('abort', leave, { once: true, signal: ended.signal });
    },
    end: () => ended.abort(),
  };
}
