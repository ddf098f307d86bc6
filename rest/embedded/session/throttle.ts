/**
 * Slows down guessing: counts the tries for one account before the password is compared, and lets the waits grow. The counts are in the database,
 * so they outlive a restart and count for all instances together.
 */
import { hash } from 'node:crypto';
import { and, eq, gt, inArray, sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { knownAddresses, throttledTries } from '../database/tables/session.ts';

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

/** Tries of one account for one purpose. */
interface Account {
  readonly account: string;
  /** The caller's address, as far as known. An address from which the right password came lately has tries of its own. */
  readonly address?: string | null | undefined;
}

export interface Throttle {
  /**
   * Counts a try.
   * @returns 0 when the try may be made, else the seconds to wait
   */
  admit(database: Database, now: Date, account: Account): Promise<number>;
  /** Forgets the tries of an account, because the right password was given. */
  forget(database: Database, now: Date, account: Account): Promise<void>;
}

/** @param purpose tells apart what is counted for the same account */
export function createThrottle(purpose: string, allowed = triesAllowed): Throttle {
  // Anonymous clients choose the name, and the table shows nobody's name or address.
  const keyOf = (...parts: readonly string[]) => hash('sha256', JSON.stringify([purpose, ...parts]), 'base64url');

  return {
    async admit(database, now, { account, address = null }) {
      const atAddress = address === null ? null : keyOf(account, address);
      const isOwn = atAddress !== null && (await database.$count(knownAddresses, isKnown(atAddress, now))) > 0;
      const key = isOwn ? atAddress : keyOf(account);
      if (await countTry(database, now, key, allowed)) return 0;
      const [tries] = await database.select({ openAt: throttledTries.openAt }).from(throttledTries).where(eq(throttledTries.key, key));
      // Somebody may have given the right password meanwhile.
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

/** Counts a try and sets the next wait in one statement, so that tries at once on several instances are all counted. @returns false while a wait lasts */
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
      // Without a wait nobody is refused, because the clock of another instance may be ahead.
      setWhere: sql`${throttledTries.tries} < ${allowed} or ${throttledTries.openAt} <= ${at}`,
    })
    .returning({ key: throttledTries.key });
  return counted.length > 0;
}
