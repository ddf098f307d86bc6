/** A usage store in memory for one test. */
import type { Counts, UsageStore } from '../graphql/usage/usage-store.ts';

export function usageInMemory(): UsageStore {
  const days = new Map<string, Counts>();
  return {
    isShared: false,
    async add(day, counts) {
      const all = new Map(days.get(day));
      for (const [key, count] of counts) all.set(key, (all.get(key) ?? 0) + count);
      days.set(day, all);
    },
    read: async () => days,
  };
}
