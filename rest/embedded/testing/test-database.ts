/**
 * A database of its own for a test file: PGlite on a copy of a migrated folder or, when `TEST_DATABASE_URL` names
 * a PostgreSQL server whose user may create databases, a fresh database there. The same tests pass on both.
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
import { query } from './postgres-client.ts';
import { programOf } from './programs.ts';

/** The coordinator of a Citus cluster to test on, whose user may create databases on all its machines; undefined for one machine. */
export const testCitusUrl = process.env['TEST_CITUS_URL'];

/** The server to test on; undefined for PGlite. */
export const testDatabaseUrl = testCitusUrl ?? process.env['TEST_DATABASE_URL'];

export interface TestDatabase extends OpenDatabase {
  /** Address of the database, when it is on a server. */
  readonly url?: string;
}

/** Empty tables. `close` removes everything. @param logger is told each statement. @param serverUrl of the PostgreSQL server; PGlite when undefined */
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

/** Copies the build's PGlite database with empty tables into a folder. `buildServers` renews it before a run when a migration has changed. */
export function putEmptyDatabase(folder: string): void {
  copyPrepared(programOf('empty-database'), folder);
}

/** Opens the database of a data folder that has none yet. */
export async function openEmptyFolder(data: string): Promise<OpenDatabase> {
  putEmptyDatabase(join(data, 'database'));
  return openPglite(join(data, 'database'));
}

async function openFresh(serverUrl: string, logger: Logger | undefined): Promise<TestDatabase> {
  const fresh = testCitusUrl === undefined ? await createPostgresDatabase(serverUrl, "encoding 'UTF8'") : await createCitusDatabase(testCitusUrl);
  await migratePostgres(fresh.url);
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

/** @param options of `create database`, such as an encoding */
export async function createPostgresDatabase(serverUrl: string, options: string): Promise<{ readonly url: string; drop(): Promise<void> }> {
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await query(serverUrl, `create database ${name} template template0 ${options}`);
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return {
    url: url.href,
    drop: async () => void (await query(serverUrl, `drop database ${name} with (force)`)),
  };
}
