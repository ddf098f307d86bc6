/** Slows down guessing: so many tries for one name in a minute, counted before the password is looked at. */
import { hash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { Clock } from '../../contract/clock.ts';

/** Tries for one name, from the first of them on, until one of them is right. */
const triesAllowed = 10;
/**
 * Tries to sign in by one name, from wherever they come. The gateway refuses more than ten from one address: were these as few,
 * whoever uses them up at one address would lock the name's owner out at every other.
 */
export const signInsAllowed = 30;
export const windowMs = 60_000;
/** Names remembered at once, so that guessing names cannot fill the memory. */
const namesKept = 10_000;

export interface Throttle {
  /** Counts a try. @returns 0 when it may be made, else the seconds to wait. */
  admit(name: string): number;
  /** The right password was given: its tries are forgotten. */
  forget(name: string): void;
}

export function createThrottle(clock: Clock, allowed = triesAllowed): Throttle {
  const tries = new LRUCache<string, number>({ max: namesKept, ttl: windowMs, ttlResolution: 0, perf: { now: () => clock.now().getTime() } });
  // Anonymous clients choose the name. Its hash takes little memory and cannot be made to collide in a Map.
  const keyOf = (name: string) => hash('sha256', name, 'base64');
  return {
    admit(name) {
      const key = keyOf(name);
      const count = tries.get(key) ?? 0;
      if (count >= allowed) return Math.ceil(tries.getRemainingTTL(key) / 1000);
      // The window begins with the first try.
      tries.set(key, count + 1, { noUpdateTTL: true });
      return 0;
    },
    forget(name) {
      tries.delete(keyOf(name));
    },
  };
}
