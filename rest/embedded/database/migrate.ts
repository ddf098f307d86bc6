/** Migrates the tables of any database. A migration is applied completely, or again after an interruption. */
import { sql } from 'drizzle-orm';
import type { Database } from './database.ts';
import { creationOfNew, oneConnectionEach, spreadTables } from './distribution.ts';
import { errorCode } from './error-code.ts';
import { applied, concurrentIndex, type Migration, readMigrations, stateOf } from './migrations.ts';
import { listRegisteredTwice } from './registered-twice.ts';
import { StartRefused } from './start-refused.ts';

export interface MigrationTarget {
  readonly database: Database;
  /** Runs a statement that cannot be in a transaction. */
  runAlone(statement: string): Promise<unknown>;
}

export interface MigrationLimits {
  /** Seconds for which a statement waits for a lock, while later statements wait behind it. 0 for no limit. */
  readonly lockSeconds: number;
  /** Maximum duration of a statement in seconds. 0 for no limit. */
  readonly statementSeconds: number;
}

export interface MigrationOptions {
  readonly migrations?: readonly Migration[];
  /** True to apply contractions as well. A new database always gets them. */
  readonly contracts?: boolean;
  readonly limits?: MigrationLimits;
  /** Reports the progress to the operator. */
  readonly say?: (line: string) => void;
}

/** Number of attempts of a migration that cannot get its locks. Statements that wait behind it run between the attempts. */
const tries = 10;

/**
 * Applies the missing migrations.
 * @returns the number of migrations done
 * @throws StartRefused when a limit was reached, or the database is newer than this program. Completed migrations stay.
 */
export async function migrate(target: MigrationTarget, options: MigrationOptions = {}): Promise<number> {
  const { migrations = readMigrations(), contracts = false, limits = { lockSeconds: 0, statementSeconds: 0 }, say = () => undefined } = options;
  const { database } = target;
  const { missing, unknown, isNew } = await stateOf(database, migrations);
  if (unknown > 0) throw new StartRefused(newerThanProgram(unknown));
  if (isNew) {
    await database.execute(sql`create schema if not exists drizzle`);
    await database.execute(sql`create table if not exists ${applied} (id serial primary key, hash text not null, created_at bigint)`);
  }
  const due = missing.filter(({ isContraction }) => isNew || contracts || !isContraction);
  const isDistributed = due.length > 0 && (await spreadTables(database)).size > 0;
  for (const migration of due) {
    say(migration.name);
    const apply = migration.isConcurrent ? applyConcurrently(target, migration) : applyWhole({ database, migration, limits, isDistributed, say });
    await apply.catch((error: unknown) => {
      throw limitReached(migration, error, limits) ?? error;
    });
  }
  if (due.some(({ name }) => nameKeys.test(name))) for (const pair of await listRegisteredTwice(database)) say(`  ${pair}`);
  if (due.length < missing.length) say(contractionsLeft);
  return due.length;
}

/** Migrations after which the people who are registered twice are listed. */
const nameKeys = /_name-keys(-contract)?$/;

const contractionsLeft = 'What only the version before relies on is still there; once none of its instances runs, take it away: npm run migrate -- --contract';

/** Returns the sentence for a database with migrations of a newer program. */
export const newerThanProgram = (unknown: number): string =>
  `The database named by DATABASE_URL is newer than this program, which does not know ${unknown} of its migrations; start the newer program, or put back a backup from before it.`;

interface WholeMigration extends Required<Pick<MigrationOptions, 'limits' | 'say'>> {
  readonly database: Database;
  readonly migration: Migration;
  /** True when the tables of the database are distributed, so that new ones are as well. */
  readonly isDistributed: boolean;
}

/** Applies a migration in one transaction. */
async function applyWhole({ database, migration, limits, isDistributed, say }: WholeMigration): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await database.transaction(async (tx) => {
        await tx.execute(
          sql`select set_config('lock_timeout', ${`${limits.lockSeconds * 1000}ms`}, true), set_config('statement_timeout', ${`${limits.statementSeconds * 1000}ms`}, true)`,
        );
        await tx.execute(sql.raw(oneConnectionEach));
        for (const statement of migration.statements) {
          await tx.execute(sql.raw(statement));
          const creation = isDistributed ? creationOfNew(statement) : null;
          if (creation !== null) await tx.execute(sql.raw(creation));
        }
        await remember(tx, migration);
      });
    } catch (error) {
      if (errorCode(error) !== lockNotAvailable || attempt === tries) throw error;
      say(`  somebody holds a lock that it needs; trying again (${attempt} of ${tries - 1})`);
    }
  }
}

/** Creates one index after the other. Skips complete indexes. Drops and recreates invalid ones of an interrupted run. */
async function applyConcurrently({ database, runAlone }: MigrationTarget, migration: Migration): Promise<void> {
  for (const statement of migration.statements) {
    const { verb = '', index = '' } = concurrentIndex.exec(statement)?.groups ?? {};
    const [found] = await database
      .select({ isValid: sql<boolean>`indisvalid` })
      .from(sql`pg_index`)
      .where(sql`indexrelid = to_regclass(${`"${index}"`})`);
    if (found?.isValid === false) await runAlone(`drop index concurrently "${index}"`);
    const isDone = verb.toUpperCase() === 'CREATE' ? found?.isValid === true : found?.isValid !== true;
    if (!isDone) await runAlone(statement);
  }
  await remember(database, migration);
}

async function remember(database: Database, { hash, madeAt }: Migration): Promise<void> {
  await database.insert(applied).values({ hash, createdAt: madeAt });
}

const lockNotAvailable = '55P03';
const queryCanceled = '57014';

function limitReached({ name, isConcurrent }: Migration, error: unknown, { lockSeconds, statementSeconds }: MigrationLimits): StartRefused | null {
  const code = errorCode(error);
  const left = isConcurrent ? 'the index that is not complete will be made again' : 'nothing of it was done';
  if (code === lockNotAvailable) {
    return new StartRefused(
      `Migration ${name} could not get its locks, ${tries} times within ${lockSeconds} s, so ${left}. See in pg_stat_activity who holds a transaction open, then run it again.`,
    );
  }
  if (code === queryCanceled) {
    return new StartRefused(
      `Migration ${name} has a statement that took more than ${statementSeconds} s, so ${left}. Run it again with a larger --statement-timeout.`,
    );
  }
  return null;
}
