/** Slows down guessing: so many tries for one name in a minute, counted before the password is looked at. */
import type { Clock } from '../../contract/clock.ts';

/** Tries for one name, from the first of them on, until one of them is right. */
const triesAllowed = 10;
/**
 * Tries to sign in by one name, from wherever they come. The gateway refuses more than ten from one address: were these as few,
 * whoever uses them up at one address would lock the name's owner out at every other.
 */
export const signInsAllowed = 30;
export const windowMs = 60_000;
/** Names remembered at once. Past it the oldest is forgotten, so that guessing names cannot fill the memory. */
const namesKept = 10_000;

export interface Throttle {
  /** Counts a try. @returns 0 when it may be made, else the seconds to wait. */
  admit(name: string): number;
  /** The right password was given: its tries are forgotten. */
  forget(name: string): void;
}

export function createThrottle(clock: Clock, allowed = triesAllowed): Throttle {
  const tries = new Map<string, { readonly since: number; readonly count: number }>();
  return {
    admit(name) {
      const now = clock.now().getTime();
      const known = tries.get(name);
      const current = known !== undefined && now - known.since < windowMs ? known : { since: now, count: 0 };
      if (current.count >= allowed) return Math.ceil((current.since + windowMs - now) / 1000);
      tries.delete(name);
      tries.set(name, { since: current.since, count: current.count + 1 });
      const [oldest] = tries.keys();
      if (tries.size > namesKept && oldest !== undefined) tries.delete(oldest);
      return 0;
    },
    forget(name) {
      tries.delete(name);
    },
  };
}
