/**
 * Runs reads on a replica, named by `DATABASE_READ_URL`. A read includes every earlier write of any instance: the primary reports its log position, and
 * the replica is read when it has replayed that position. Slow or failed reads run on the primary.
 */
import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import type { Database, Reads } from './database.ts';
import { errorCode, isOutage } from './error-code.ts';

/** Milliseconds before each check of the replica's position. */
const looksMs = [0, 2, 4, 8, 16];

/** Milliseconds for which a replica that is behind or unavailable is not used. */
const restMs = { behind: 1_000, away: 5_000 };

/** Code of a read that the replica cancelled because it conflicts with replay. */
const conflictWithRecovery = '40001';

export function readsFrom(primary: Database, replica: Database): Reads {
  let restUntil = 0;

  async function hasCaughtUp(): Promise<boolean> {
    const [position] = await primary
      .select({ at: sql<string | null>`case when pg_is_in_recovery() then null else pg_current_wal_flush_lsn()::text end` })
      .from(sql`(values (1)) as one`);
    if (position === undefined || position.at === null) return false;
    for (const ms of looksMs) {
      if (ms > 0) await wait(ms);
      // A replica that was promoted meanwhile has its own log.
      const [found] = await replica
        .select({ isThere: sql<boolean>`pg_is_in_recovery() and pg_last_wal_replay_lsn() >= ${position.at}::pg_lsn` })
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
