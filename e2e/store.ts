/** Where a product under test keeps its data: a folder of its own and, with `TEST_DATABASE_URL`, a database of its own on that server. */
import { randomUUID } from 'node:crypto';
import { cpSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { migratePostgres } from '../rest/embedded/database/migrate-postgres.ts';
import { query } from '../rest/embedded/testing/postgres-client.ts';

export interface Store {
  readonly folder: string;
  /** Name of its database; null: the embedded database in `folder`. */
  readonly database: string | null;
  /** What tells the product. */
  readonly environment: Readonly<Record<string, string>>;
  remove(): Promise<void>;
}

export type Template = Pick<Store, 'folder' | 'database'>;

const serverUrl = process.env['TEST_DATABASE_URL'];

function urlOf(database: string): string {
  const url = new URL(serverUrl ?? '');
  url.pathname = `/${database}`;
  return url.href;
}

/** A store that a product can be started on, with nothing in it, or a copy of the template. */
export async function newStore(template?: Template): Promise<Store> {
  const folder = await mkdtemp(path.join(tmpdir(), 'product-'));
  // A quarter of the time that the asynchronous one takes for so many small files.
  if (template) cpSync(template.folder, folder, { recursive: true });
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
