/**
 * Slows down password guessing. Counts attempts per account before the password is compared, with growing waits. The counts are in the database, so they
 * survive a restart and apply to all instances together.
 */
import { hash } from 'node:crypto';
import { and, eq, gt, inArray, sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { knownAddresses, throttledTries } from '../database/tables/session.ts';

/** Number of attempts for a name before the first wait. The right password resets them. */
const triesAllowed = 10;
/**
 * Maximum number of sign-in attempts per account from all addresses. The gateway allows ten per address. With the same limit here, attempts from one
 * address could lock the owner out at all others.
 */
export const signInsAllowed = 30;
/** The first wait in milliseconds. Each further attempt doubles it, up to `longestWaitMs`. */
export const windowMs = 60_000;
const longestWaitMs = 15 * 60_000;
/** Milliseconds for which attempts are remembered after the last one. */
const rememberedMs = 60 * 60_000;
/** Milliseconds for which an address counts as the owner's after a right password. */
const ownAddressMs = 7 * 24 * 60 * 60_000;

/** Attempts of one account for one purpose. */
interface Account {
  readonly account: string;
  /** Address of the client, if known. An address from which the right password was sent recently has its own count. */
  readonly address?: string | null | undefined;
}

export interface Throttle {
  /**
   * Counts an attempt.
   * @returns 0 when it is admitted, else the seconds to wait
   */
  admit(database: Database, now: Date, account: Account): Promise<number>;
  /** Deletes the attempts of an account after the right password. */
  forget(database: Database, now: Date, account: Account): Promise<void>;
}

/** @param purpose separates the counts of an account by purpose */
export function createThrottle(purpose: string, allowed = triesAllowed): Throttle {
  // Hashed, because anonymous clients choose the names, and the table must not contain names or addresses.
  const keyOf = (...parts: readonly string[]) => hash('sha256', JSON.stringify([purpose, ...parts]), 'base64url');

  return {
    async admit(database, now, { account, address = null }) {
      const atAddress = address === null ? null : keyOf(account, address);
      const isOwn = atAddress !== null && (await database.$count(knownAddresses, isKnown(atAddress, now))) > 0;
      const key = isOwn ? atAddress : keyOf(account);
      if (await countTry(database, now, key, allowed)) return 0;
      const [tries] = await database.select({ openAt: throttledTries.openAt }).from(throttledTries).where(eq(throttledTries.key, key));
      // The right password may have been given meanwhile.
      return tries === undefined ? 1 : Math.max(1, Math.ceil((new Date(tries.openAt).getTime() - now.getTime()) / 1_000));
    },
    async forget(database, now, { account, address = null }) {
      const atAddress = address === null ? null : keyOf(account, address);
      await database.delete(throttledTries).where(inArray(throttledTries.key, [keyOf(account), ...(atAddress === null ? [] : [atAddress])]));
      if (atAddress === null) return;
      const expiresAt = new Date(now.getTime() + ownAddressMs).toISOString();
      await database.insert(knownAddresses).values({ key: atAddress, expiresAt }).onConflictDoUpdate({ target: knownAddresses.key, set: { expiresAt } });
    },
  };
}

const isKnown = (key: string, now: Date) => and(eq(knownAddresses.key, key), gt(knownAddresses.expiresAt, now.toISOString()));

/**
 * Counts an attempt and sets the next wait in one statement, so that concurrent attempts on several instances are all counted.
 * @returns false during a wait
 */
async function countTry(database: Database, now: Date, key: string, allowed: number): Promise<boolean> {
  const at = sql`${now.toISOString()}::timestamptz`;
  const expiresAt = new Date(now.getTime() + rememberedMs).toISOString();
  const tries = sql`case when ${throttledTries.expiresAt} < ${at} then 1 else ${throttledTries.tries} + 1 end`;
  const waitOf = (count: typeof tries) =>
    sql`case when ${count} < ${allowed} then 0 else least(${longestWaitMs}, ${windowMs} * power(2, least(${count} - ${allowed}, 10))) end`;
  const openAfter = (count: typeof tries) => sql`${at} + ${waitOf(count)} * interval '1 millisecond'`;
  const counted = await database
    .insert(throttledTries)
    .values({ key, tries: 1, openAt: openAfter(sql`1`), expiresAt })
    .onConflictDoUpdate({
      target: throttledTries.key,
      set: { tries, openAt: openAfter(tries), expiresAt },
      // Without a wait, every attempt is admitted, because the clock of another instance may be ahead.
      setWhere: sql`${throttledTries.tries} < ${allowed} or ${throttledTries.openAt} <= ${at}`,
    })
    .returning({ key: throttledTries.key });
  return counted.length > 0;
}
