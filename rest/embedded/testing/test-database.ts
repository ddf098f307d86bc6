/**
 * Creates a separate database for a test file: PGlite on a copy of a migrated folder or, with `TEST_DATABASE_URL`, a new database on that PostgreSQL
 * server, whose user must be able to create databases. The same tests pass on both.
 */
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Logger } from 'drizzle-orm/logger';
import type { OpenDatabase } from '../database/database.ts';
import { distribute } from '../database/distribute.ts';
import { migratePostgres } from '../database/migrate-postgres.ts';
import { copyPrepared, openPglite } from '../database/pglite.ts';
import { openPostgres } from '../database/postgres.ts';
import { createCitusDatabase } from './citus-database.ts';
import { migratedOf, openClient, query } from './postgres-client.ts';
import { programOf } from './programs.ts';

/** URL of the coordinator of a Citus cluster for tests, whose user must be able to create databases on all machines. Undefined for one machine. */
export const testCitusUrl = process.env['TEST_CITUS_URL'];

/** URL of the server for tests. Undefined for PGlite. */
export const testDatabaseUrl = testCitusUrl ?? process.env['TEST_DATABASE_URL'];

export interface TestDatabase extends OpenDatabase {
  /** Address of the database, when it is on a server. */
  readonly url?: string;
}

/**
 * Opens empty tables. `close` removes everything.
 * @param logger receives each statement
 * @param serverUrl URL of the PostgreSQL server, or undefined for PGlite
 */
export function openTestDatabase(logger?: Logger, serverUrl = testDatabaseUrl): Promise<TestDatabase> {
  return serverUrl === undefined ? openCopy(logger) : openFresh(serverUrl, logger);
}

async function openCopy(logger: Logger | undefined): Promise<OpenDatabase> {
  const folder = mkdtempSync(join(tmpdir(), 'rest-test-'));
  putEmptyDatabase(folder);
  const { database, close } = await openPglite(folder, logger);
  return {
    database,
    close: async () => {
      await close();
      rmSync(folder, { recursive: true });
    },
  };
}

/** Copies the build's PGlite database with empty tables into a folder. `buildServers` rebuilds it before a run when a migration has changed. */
export function putEmptyDatabase(folder: string): void {
  copyPrepared(programOf('empty-database'), folder);
}

/** Creates and opens the database of a new data folder. */
export async function openEmptyFolder(data: string): Promise<OpenDatabase> {
  putEmptyDatabase(join(data, 'database'));
  return openPglite(join(data, 'database'));
}

async function openFresh(serverUrl: string, logger: Logger | undefined): Promise<TestDatabase> {
  const fresh = testCitusUrl === undefined ? await copyMigrated(serverUrl) : await createCitusDatabase(testCitusUrl);
  if (testCitusUrl !== undefined) await migratePostgres(fresh.url);
  const { database, close } = await openPostgres({ url: fresh.url, logger });
  if (testCitusUrl !== undefined) await distribute(database);
  return {
    database,
    url: fresh.url,
    close: async () => {
      await close();
      await fresh.drop();
    },
  };
}

interface CreatedDatabase {
  readonly url: string;
  drop(): Promise<void>;
}

/** @param options options of `create database`, such as an encoding */
export const createPostgresDatabase = (serverUrl: string, options: string): Promise<CreatedDatabase> => createFrom(serverUrl, `template0 ${options}`);

async function createFrom(serverUrl: string, template: string): Promise<CreatedDatabase> {
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await query(serverUrl, `create database ${name} template ${template}`);
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return {
    url: url.href,
    drop: async () => void (await query(serverUrl, `drop database ${name} with (force)`)),
  };
}

/** A number that no other lock has. */
const migratedLock = 7_240_712;

/** Copies a migrated database, which is much faster than all migrations. The first worker of a run creates it, and the end of the run removes it. */
async function copyMigrated(serverUrl: string): Promise<CreatedDatabase> {
  const migrated = migratedOf(process.ppid);
  await using client = await openClient(serverUrl);
  await client.query(`select pg_advisory_lock(${migratedLock})`);
  const { rowCount } = await client.query(`select from pg_database where datname = '${migrated}'`);
  if (rowCount === 0) {
    const { url } = await createPostgresDatabase(serverUrl, "encoding 'UTF8'");
    await migratePostgres(url);
    await client.query(`alter database ${new URL(url).pathname.slice(1)} rename to ${migrated}`);
  }
  return createFrom(serverUrl, migrated);
}
