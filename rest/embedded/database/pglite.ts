/** PostgreSQL inside this process, stored in a folder. Safe against a crash of the process but not against power loss, because PGlite never calls fsync. */
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

/** PGlite's settings with a smaller cache. This saves about 100 MB of memory, and the folder is in the page cache anyway. */
const startParams = [...PGlite.defaultStartParams, '-c', 'shared_buffers=16MB', '-c', 'timezone=UTC'];

/** Folder with empty tables from the build. Creating one takes 800 MB of memory and some seconds. Missing when running from sources. */
const prepared = fileURLToPath(new URL('../../../empty-database', import.meta.url));

/** Copies the prepared folder over an empty or missing one. Copies beside it first, so that an interrupted start leaves no partial folder. */
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
 * Opens or creates the folder and migrates its tables. Does not lock the folder, so the caller must lock it first.
 * @throws StartRefused when the folder contains no usable database
 * @param logger receives each statement
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
