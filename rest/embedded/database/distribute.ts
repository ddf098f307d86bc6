/** Spreads the tables over the machines of a Citus cluster. */
import { sql } from 'drizzle-orm';
import type { Database } from './database.ts';
import { distributionStatements, refusedByCitus } from './distribution.ts';
import { StartRefused } from './start-refused.ts';

export interface DistributeOptions {
  /** Says what would be done, also where there is no Citus. */
  readonly isDryRun?: boolean;
  /** Told each statement before it is run. */
  readonly say?: (statement: string) => void;
}

/**
 * All or nothing, in one transaction. What is spread already is left, so that after a migration with a new table it is run again.
 * @returns how many statements there were
 * @throws StartRefused when Citus is not there or would refuse the tables
 */
export async function distribute(database: Database, { isDryRun = false, say = () => undefined }: DistributeOptions = {}): Promise<number> {
  const faults = await refusedByCitus(database);
  if (faults.length > 0) throw new StartRefused(`Citus would refuse these tables:\n${faults.join('\n')}`);
  if (isDryRun) {
    const statements = await distributionStatements(database);
    for (const statement of statements) say(statement);
    return statements.length;
  }
  await refuseWithoutCitus(database);
  return database.transaction(async (tx) => {
    const statements = await distributionStatements(tx);
    for (const statement of statements) {
      say(statement);
      await tx.execute(sql.raw(statement));
    }
    return statements.length;
  });
}

async function refuseWithoutCitus(database: Database): Promise<void> {
  const one = sql`(values (1)) as one`;
  const [citus] = await database.select({ isThere: sql<boolean>`to_regclass('pg_dist_node') is not null` }).from(one);
  if (citus?.isThere !== true) throw new StartRefused('This database has no Citus: "create extension citus" on each machine, then add the machines.');
  const [coordinator] = await database.select({ isThere: sql<boolean>`exists (select 1 from pg_dist_node where groupid = 0)` }).from(one);
  if (coordinator?.isThere !== true)
    throw new StartRefused(
      'The coordinator is not among the machines of Citus, so that its tables cannot refer to others: select citus_set_coordinator_host(…).',
    );
}
