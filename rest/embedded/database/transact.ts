/** Transactions that survive a deadlock. */
import type { Database } from './database.ts';
import { errorCode } from './error-code.ts';

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
