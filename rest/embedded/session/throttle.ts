/** Slows down guessing: counts the tries for one account before the password is compared, and lets the waits grow. */
import { hash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { Clock } from '../../contract/clock.ts';

/** Tries for one name until one of them is right, before the first wait. */
const triesAllowed = 10;
/**
 * Tries to sign in to one account, from all addresses. The gateway refuses more than ten from one address: were these as few,
 * whoever uses them up at one address would lock the account's owner out at every other.
 */
export const signInsAllowed = 30;
/** The first wait. Each further try doubles the wait, up to `longestWaitMs`. */
export const windowMs = 60_000;
const longestWaitMs = 15 * 60_000;
/** Milliseconds after the last try in which the tries are remembered. */
const rememberedMs = 60 * 60_000;
/** Milliseconds in which an address counts as one of the account's own, after a right password. */
const ownAddressMs = 7 * 24 * 60 * 60_000;
/** Accounts, and addresses of accounts, remembered at once, so that guessing cannot fill the memory. */
const mostEntries = 10_000;

export interface Throttle {
  /**
   * Counts a try.
   * @param address where the try comes from, as far as known; an address from which the right password came lately has tries of its own
   * @returns 0 when the try may be made, else the seconds to wait
   */
  admit(account: string, address?: string | null): number;
  /** The right password was given: its tries are forgotten. */
  forget(account: string, address?: string | null): void;
}

interface Tries {
  readonly count: number;
  /** Milliseconds of the clock before which no further try is admitted. */
  readonly openAt: number;
}

export function createThrottle(clock: Clock, allowed = triesAllowed): Throttle {
  const now = () => clock.now().getTime();
  const tries = new LRUCache<string, Tries>({ max: mostEntries, ttl: rememberedMs, ttlResolution: 0, perf: { now } });
  const ownAddresses = new LRUCache<string, true>({ max: mostEntries, ttl: ownAddressMs, ttlResolution: 0, perf: { now } });
  // Anonymous clients choose the name. Its hash takes little memory and cannot be made to collide in a Map.
  const keyOf = (...parts: readonly string[]) => hash('sha256', JSON.stringify(parts), 'base64');

  return {
    admit(account, address = null) {
      const atAddress = address === null ? null : keyOf(account, address);
      const key = atAddress !== null && ownAddresses.has(atAddress) ? atAddress : keyOf(account);
      const { count, openAt } = tries.get(key) ?? { count: 0, openAt: 0 };
      if (openAt > now()) return Math.ceil((openAt - now()) / 1_000);
      const waitMs = count + 1 < allowed ? 0 : Math.min(longestWaitMs, windowMs * 2 ** (count + 1 - allowed));
      tries.set(key, { count: count + 1, openAt: now() + waitMs });
      return 0;
    },
    forget(account, address = null) {
      tries.delete(keyOf(account));
      if (address === null) return;
      tries.delete(keyOf(account, address));
      ownAddresses.set(keyOf(account, address), true);
    },
  };
}
