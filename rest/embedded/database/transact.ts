/** Transactions and reads that are run again after a transient failure. */
import { setTimeout as wait } from 'node:timers/promises';
import type { Database } from './database.ts';
import { errorCode, isMovedShard } from './error-code.ts';

const deadlock = '40P01';
const attempts = 3;

/**
 * Runs a transaction, and retries it when PostgreSQL ends it to resolve a deadlock.
 * @param run called once per attempt, so it must not change anything outside the transaction
 */
export async function transact<Result>(database: Database, run: (tx: Database) => Promise<Result>): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await database.transaction(run);
    } catch (error) {
      if (errorCode(error) !== deadlock || attempt === attempts) throw error;
    }
  }
}

/** Milliseconds before a read of a moved shard is retried. */
const moveMs = 200;

/** Runs a select and retries it once when a Citus cluster moved a shard meanwhile. A write is rolled back and gets a 503 instead. */
export async function againAfterMove<Value>(run: () => Promise<Value>): Promise<Value> {
  try {
    return await run();
  } catch (error) {
    if (!isMovedShard(error)) throw error;
    await wait(moveMs);
    return run();
  }
}
