/** Data folder of a product under test and, with `TEST_DATABASE_URL` or `TEST_CITUS_URL`, a separate database on that server. */
import { randomUUID } from 'node:crypto';
import { cpSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { distribute } from '../rest/embedded/database/distribute.ts';
import { migratePostgres } from '../rest/embedded/database/migrate-postgres.ts';
import { openPostgres } from '../rest/embedded/database/postgres.ts';
import { createCitusDatabase } from '../rest/embedded/testing/citus-database.ts';
import { query } from '../rest/embedded/testing/postgres-client.ts';
import { testCitusUrl } from '../rest/embedded/testing/test-database.ts';

export interface Store {
  readonly folder: string;
  /** Name of its database; null for the embedded database in `folder`. */
  readonly database: string | null;
  /** Environment that selects the store of the product. */
  readonly environment: Readonly<Record<string, string>>;
  remove(): Promise<void>;
}

export type Template = Pick<Store, 'folder' | 'database'>;

const serverUrl = process.env['TEST_DATABASE_URL'];

/** True when stores are folders with an embedded database. */
export const isEmbedded = testCitusUrl === undefined && !serverUrl;

function urlOf(database: string): string {
  const url = new URL(serverUrl ?? '');
  url.pathname = `/${database}`;
  return url.href;
}

/** Creates a store for a product, either empty or a copy of the template. */
export async function newStore(template?: Template): Promise<Store> {
  const folder = await mkdtemp(path.join(tmpdir(), 'product-'));
  // Synchronous, because the asynchronous copy is slow for many small files.
  if (template) cpSync(template.folder, folder, { recursive: true });
  if (testCitusUrl !== undefined) return onCluster(testCitusUrl, folder);
  if (!serverUrl) {
    return { folder, database: null, environment: { DATA_DIR: folder, DEMO_DATA: 'on' }, remove: () => rm(folder, { recursive: true, force: true }) };
  }

  const database = `test_${randomUUID().replaceAll('-', '')}`;
  const from = template?.database ?? 'template0';
  await query(serverUrl, `create database ${database} template ${from}`);
  if (!template) await migratePostgres(urlOf(database));
  return {
    folder,
    database,
    environment: { DATA_DIR: folder, DEMO_DATA: 'on', DATABASE_URL: urlOf(database) },
    async remove() {
      await query(serverUrl, `drop database ${database} with (force)`);
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Creates an empty database on a cluster. Cluster databases cannot be copied, so the product fills the new one with its demo data. */
async function onCluster(url: string, folder: string): Promise<Store> {
  const made = await createCitusDatabase(url);
  await migratePostgres(made.url);
  const { database, close } = await openPostgres({ url: made.url });
  await distribute(database);
  await close();
  return {
    folder,
    database: new URL(made.url).pathname.slice(1),
    environment: { DATA_DIR: folder, DEMO_DATA: 'on', DATABASE_URL: made.url },
    async remove() {
      await made.drop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
