/** Opens a PostgreSQL server, named by `DATABASE_URL`: the durable way to store data. */
import { sql } from 'drizzle-orm';
import type { Logger } from 'drizzle-orm/logger';
import { connect } from './connect.ts';
import type { Database, OpenDatabase } from './database.ts';
import { errorCode, isOutage } from './error-code.ts';
import { newerThanProgram } from './migrate.ts';
import { readMigrations, stateOf } from './migrations.ts';
import { readsFrom } from './replica.ts';
import { requestConnections, type StatementLimits } from './request-limits.ts';
import { StartRefused } from './start-refused.ts';

export interface PostgresStore {
  readonly url: string;
  /** URL of a replica for reads, or null. */
  readonly readUrl?: string | null;
  /** True when the database may have migrations of a newer program that was rolled back, because they only added objects. */
  readonly acceptsNewer?: boolean;
  /** Null when statements may take any time, as for an operator's command. */
  readonly limits?: StatementLimits | null;
  /** Receives each statement. */
  readonly logger?: Logger | undefined;
}

/**
 * Opens the server without changing its database.
 * @throws StartRefused when the server or its database is unusable
 */
export async function openPostgres({ acceptsNewer = false, ...store }: PostgresStore): Promise<OpenDatabase> {
  const opened = connectStore(store, requestConnections);
  const { database, close } = opened;
  try {
    const expected = readMigrations();
    const { missing: all, unknown, isNew } = await stateOf(database, expected);
    const missing = all.filter(({ isContraction }) => isNew || !isContraction);
    if (missing.length > 0) throw new StartRefused(toBeMigrated(missing.length, expected.length));
    if (unknown > 0 && !acceptsNewer) throw new StartRefused(`${newerThanProgram(unknown)} ${howToGoBack}`);
    await refuseWrongLocale(database);
  } catch (error) {
    await close();
    throw startErrorOf(error, 'may not read its tables') ?? error;
  }
  return opened;
}

/**
 * Connects lazily, so the first query reports an unreachable server.
 * @param max maximum number of connections to each server
 */
export function connectStore({ url, readUrl = null, limits = null, logger }: PostgresStore, max: number): OpenDatabase {
  const primary = connect(url, { max, limits, logger });
  const replica = readUrl === null ? null : connect(readUrl, { max, limits });
  const close = async () => void (await Promise.all([primary.close(), replica?.close()]));
  const { database } = primary;
  return { database, close, ...(replica !== null && { reads: readsFrom(database, replica.database) }) };
}

const toBeMigrated = (missing: number, all: number): string =>
  `The database named by DATABASE_URL lacks ${missing} of ${all} migrations. Run "npm run migrate" (in a build: node dist/rest/embedded/tools/migrate.js) with the same DATABASE_URL, then start again.`;

const howToGoBack = 'To go back to this program on purpose, while the newer one’s migrations have only added, set ACCEPT_NEWER_DATABASE=on.';

/** Refuses a wrong locale, with which searches would silently find nothing. */
export async function refuseWrongLocale(database: Database): Promise<void> {
  const [found] = await database.select({ trigrams: sql<number>`cardinality(show_trgm('पाटील'))` }).from(sql`(values (1)) as one`);
  if (found !== undefined && found.trigrams > 0) return;
  throw new StartRefused(
    'The database named by DATABASE_URL cannot search names in Devanagari, because of its encoding or locale; make one with --encoding=UTF8 --locale=C.UTF-8.',
  );
}

/**
 * Returns the sentence for a problem that an administrator can fix, or null. Never contains the URL, which includes a password.
 * @param lacks the missing right of the URL's user
 */
export function startErrorOf(error: unknown, lacks: string): StartRefused | null {
  if (error instanceof StartRefused) return error;
  const code = errorCode(error) ?? '';
  if (isOutage(error)) return new StartRefused(`The PostgreSQL server named by DATABASE_URL cannot be reached (${code}).`);
  if (code === '3D000') return new StartRefused('The PostgreSQL server named by DATABASE_URL has no such database; create it first.');
  if (code.startsWith('28')) return new StartRefused('The PostgreSQL server named by DATABASE_URL refused the user name or password.');
  if (code === '42501') return new StartRefused(`The user of DATABASE_URL ${lacks}.`);
  return null;
}
