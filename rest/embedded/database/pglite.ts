/** PostgreSQL inside this process, on a folder. Safe against a crash of the process, not against power loss: PGlite never calls fsync. */
import { chmodSync, cpSync, existsSync, readdirSync, renameSync, rmdirSync, rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import type { Logger } from 'drizzle-orm/logger';
import { drizzle } from 'drizzle-orm/pglite';
import type { OpenDatabase } from './database.ts';
import { migrate } from './migrate.ts';
import { naming } from './migrations.ts';
import { StartRefused } from './start-refused.ts';

/** PGlite's own settings with a smaller cache: about 100 MB less memory, and the folder is in the page cache anyway. */
const startParams = [...PGlite.defaultStartParams, '-c', 'shared_buffers=16MB', '-c', 'timezone=UTC'];

/** A folder with empty tables, which the build makes: making one takes this process 800 MB and some seconds. Sources have none. */
const prepared = fileURLToPath(new URL('../../../empty-database', import.meta.url));

/** The prepared folder in the place of one that is empty or not there; copied beside it first, so that a start that is broken off leaves no half of it. */
export function copyPrepared(from: string, folder: string): void {
  const isThere = existsSync(folder);
  if (!existsSync(from) || (isThere && readdirSync(folder).length > 0)) return;
  const copy = `${folder}.new`;
  rmSync(copy, { recursive: true, force: true });
  cpSync(from, copy, { recursive: true });
  chmodSync(copy, 0o700);
  if (isThere) rmdirSync(folder);
  renameSync(copy, folder);
}

export interface OpenPglite extends OpenDatabase {
  readonly client: PGlite;
}

/**
 * Opens the folder, or makes it, and brings its tables up to date. @throws StartRefused when there is no database to be had from it. Nothing here keeps a second process out; take the folder's lock before.
 * @param logger is told each statement
 */
export async function openPglite(folder: string, logger?: Logger): Promise<OpenPglite> {
  copyPrepared(prepared, folder);
  const client = await PGlite.create({ dataDir: folder, extensions: { pg_trgm }, startParams }).catch((cause: unknown) => {
    throw new StartRefused(
      `The database in ${folder} cannot be opened: it is damaged, or the disk is full. Put back a backup, or name another folder by DATA_DIR.`,
      {
        cause,
      },
    );
  });
  const database = drizzle(client, { ...naming, ...(logger && { logger }) });
  await migrate({ database, runAlone: (statement) => client.exec(statement) }, { contracts: true });
  return { client, database, close: () => client.close() };
}
