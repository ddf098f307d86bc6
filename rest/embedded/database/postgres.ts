/** A PostgreSQL server, named by `DATABASE_URL`: the durable way to keep data. */
import { drizzle } from 'drizzle-orm/postgres-js';
import { migrate } from 'drizzle-orm/postgres-js/migrator';
import postgres from 'postgres';
import type { OpenDatabase } from './database.ts';
import { errorCode, isOutage } from './error-code.ts';
import { migrations, naming } from './migrations.ts';
import { StartRefused } from './start-refused.ts';

/** Any number, the same in every process that migrates this product's database. */
const migrationLock = 7_240_711;

const options = { onnotice: () => undefined, connect_timeout: 10, connection: { TimeZone: 'UTC', application_name: 'rest-api' } };

/** @throws StartRefused when the server or its database cannot be used as it is. */
export async function openPostgres(url: string): Promise<OpenDatabase> {
  try {
    await prepare(url);
  } catch (error) {
    throw unusable(error) ?? error;
  }
  const client = postgres(url, { ...options, max: 10 });
  return { database: drizzle(client, naming), close: () => client.end({ timeout: 5 }) };
}

/** Brings the tables up to date, one process at a time. */
async function prepare(url: string): Promise<void> {
  const client = postgres(url, { ...options, max: 1 });
  try {
    // Given back when the connection ends, however it ends.
    await client`select pg_advisory_lock(${migrationLock})`;
    await client`create extension if not exists pg_trgm`;
    const [{ trigrams } = { trigrams: 0 }] = await client<{ trigrams: number }[]>`select cardinality(show_trgm('पाटील')) as trigrams`;
    if (trigrams === 0) throw new StartRefused(wrongLocale);
    await migrate(drizzle(client, naming), migrations);
  } finally {
    await client.end({ timeout: 5 });
  }
}

const wrongLocale =
  'The database named by DATABASE_URL cannot search names in Devanagari, because of its encoding or locale; make one with --encoding=UTF8 --locale=C.UTF-8.';

/** The sentence for what an administrator can mend; null for anything else. It never holds the URL, which has a password. */
function unusable(error: unknown): StartRefused | null {
  if (error instanceof StartRefused) return error;
  const code = errorCode(error) ?? '';
  if (isOutage(error)) return new StartRefused(`The PostgreSQL server named by DATABASE_URL cannot be reached (${code}).`);
  if (code === '3D000') return new StartRefused('The PostgreSQL server named by DATABASE_URL has no such database; create it first.');
  if (code.startsWith('28')) return new StartRefused('The PostgreSQL server named by DATABASE_URL refused the user name or password.');
  if (code === '42501') return new StartRefused('The user of DATABASE_URL may not create tables and the extension pg_trgm in this database.');
  return null;
}
