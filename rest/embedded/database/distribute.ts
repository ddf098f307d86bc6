/** Distributes the tables over the machines of a Citus cluster. */
import { sql } from 'drizzle-orm';
import type { Database } from './database.ts';
import { distributionOf, refusedByCitus } from './distribution.ts';
import { errorCode, isOutage } from './error-code.ts';
import { StartRefused } from './start-refused.ts';

export interface DistributeOptions {
  /** Reports the statements without running them. Works without Citus. */
  readonly isDryRun?: boolean;
  /** Receives each statement before it runs. */
  readonly say?: (statement: string) => void;
}

/**
 * Distributes all tables or none, in one transaction. Skips distributed tables, so the command can be repeated after a migration with a new table.
 * @returns the number of statements
 * @throws StartRefused when Citus is missing or refuses the tables
 */
export async function distribute(database: Database, { isDryRun = false, say = () => undefined }: DistributeOptions = {}): Promise<number> {
  const faults = await refusedByCitus(database);
  if (faults.length > 0) throw new StartRefused(`Citus would refuse these tables:\n${faults.join('\n')}`);
  if (!isDryRun) await refuseWithoutCitus(database);
  const { before, together } = await distributionOf(database);
  if (together.length === 0) return 0;
  const runOn = (target: Database) => async (statement: string) => {
    say(statement);
    if (!isDryRun) await target.execute(sql.raw(statement)).catch((error: unknown) => refuse(statement, error));
  };
  for (const statement of before) await runOn(database)(statement);
  say('begin');
  await database.transaction(async (tx) => {
    for (const statement of together) await runOn(tx)(statement);
  });
  say('commit');
  return before.length + together.length;
}

/**
 * Shows the database's message to the operator.
 * @throws StartRefused, or the error when it has another cause
 */
function refuse(statement: string, error: unknown): never {
  const cause = error instanceof Error ? error.cause : undefined;
  if (errorCode(error) === null || isOutage(error) || !(cause instanceof Error)) throw error;
  throw new StartRefused(`${statement}\nwas refused: ${cause.message}. All tables are where they were.`);
}

async function refuseWithoutCitus(database: Database): Promise<void> {
  const [citus] = await database.select({ isThere: sql<boolean>`to_regclass('pg_dist_node') is not null` }).from(sql`(values (1)) as one`);
  if (citus?.isThere !== true) throw new StartRefused('This database has no Citus: "create extension citus" on each machine, then add the machines.');
  const [machines] = await database
    .select({ coordinators: sql<number>`count(*) filter (where groupid = 0)::integer`, takers: sql<number>`count(*) filter (where shouldhaveshards)::integer` })
    .from(sql`pg_dist_node`);
  if (machines?.coordinators === 0)
    throw new StartRefused(
      'The coordinator is not among the machines of Citus, so that its tables cannot refer to others: select citus_set_coordinator_host(…).',
    );
  if (machines?.takers === 0) throw new StartRefused('Citus has no machine to spread the tables over: select citus_add_node(…) for each.');
}
