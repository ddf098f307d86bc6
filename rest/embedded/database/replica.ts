/**
 * Reads that may be done on a server that follows the primary, named by `DATABASE_READ_URL`. Nobody may miss there what was written before
 * they asked, themselves or anybody, on whichever instance: the primary is asked how far its log has come, and the replica is read once it
 * has come as far. What takes too long, and what fails there, is read on the primary.
 */
import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import type { Database, Reads } from './database.ts';
import { errorCode, isOutage } from './error-code.ts';

/** Milliseconds before each look whether the replica has come as far. */
const looksMs = [0, 2, 4, 8, 16];

/** Milliseconds for which a replica that is behind, or away, is not asked again. */
const restMs = { behind: 1_000, away: 5_000 };

/** The replica cancels a read that stands in the way of what it has to replay. */
const conflictWithRecovery = '40001';

export function readsFrom(primary: Database, replica: Database): Reads {
  let restUntil = 0;

  async function hasCaughtUp(): Promise<boolean> {
    const [written] = await primary
      .select({ at: sql<string | null>`case when pg_is_in_recovery() then null else pg_current_wal_flush_lsn()::text end` })
      .from(sql`(values (1)) as one`);
    if (written === undefined || written.at === null) return false;
    for (const ms of looksMs) {
      if (ms > 0) await wait(ms);
      // One that was promoted meanwhile has a log of its own.
      const [found] = await replica
        .select({ isThere: sql<boolean>`pg_is_in_recovery() and pg_last_wal_replay_lsn() >= ${written.at}::pg_lsn` })
        .from(sql`(values (1)) as one`);
      if (found?.isThere === true) return true;
    }
    return false;
  }

  return async (run) => {
    if (Date.now() >= restUntil) {
      try {
        if (await hasCaughtUp()) return await run(replica);
        restUntil = Date.now() + restMs.behind;
      } catch (error) {
        if (!isOutage(error) && errorCode(error) !== conflictWithRecovery) throw error;
        restUntil = Date.now() + restMs.away;
      }
    }
    return run(primary);
  };
}
