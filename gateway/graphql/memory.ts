/** Answers kept for a short while: shared while in flight, forgotten when they fail, the oldest first when there are too many. */

export interface Memory<Value> {
  /** What is remembered under the key, else what `ask` gives. */
  recall(key: string, ask: () => Promise<Value>): Promise<Value>;
  forget(key: string): void;
}

export interface MemoryOptions {
  /** Milliseconds, from asking. */
  readonly ageMs: number;
  readonly maxEntries: number;
  /** Milliseconds that only rise; the machine's by default. */
  readonly now?: () => number;
}

export function createMemory<Value>({ ageMs, maxEntries, now = () => performance.now() }: MemoryOptions): Memory<Value> {
  const entries = new Map<string, { readonly value: Promise<Value>; readonly until: number }>();
  return {
    recall(key, ask) {
      const known = entries.get(key);
      if (known && known.until > now()) return known.value;
      // Set anew, so that the first key is always the oldest.
      entries.delete(key);
      const value = ask();
      const entry = { value, until: now() + ageMs };
      entries.set(key, entry);
      const [oldest] = entries.keys();
      if (entries.size > maxEntries && oldest !== undefined) entries.delete(oldest);
      value.catch(() => {
        if (entries.get(key) === entry) entries.delete(key);
      });
      return value;
    },
    forget(key) {
      entries.delete(key);
    },
  };
}
