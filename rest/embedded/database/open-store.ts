/** Opens the data wherever it is kept, for the REST API and for programs beside it. */
import { accessSync, constants, mkdirSync } from 'node:fs';
import path from 'node:path';
import type { OpenDatabase } from './database.ts';
import { errorCode } from './error-code.ts';
import { lockFolder } from './folder-lock.ts';
import { openPglite } from './pglite.ts';
import { openPostgres, type PostgresStore } from './postgres.ts';
import { StartRefused } from './start-refused.ts';

export type Store = ({ readonly kind: 'postgres' } & PostgresStore) | { readonly kind: 'folder'; readonly path: string };

/** @throws StartRefused, also when a folder is another process' just now */
export async function openStore(store: Store): Promise<OpenDatabase> {
  if (store.kind === 'postgres') return openPostgres(store);
  const folder = path.join(store.path, 'database');
  const lock = await usableFolder(store.path, () => lockFolder(store.path));
  try {
    await usableFolder(folder, async () => {
      mkdirSync(folder, { recursive: true });
      accessSync(folder, constants.R_OK | constants.W_OK);
    });
    const { database, close } = await openPglite(folder);
    return {
      database,
      close: async () => {
        await close();
        lock.release();
      },
    };
  } catch (error) {
    lock.release();
    throw error;
  }
}

/** What the file system may say of a folder that cannot be used. */
const folderFaults: Readonly<Record<string, string>> = {
  EEXIST: 'is a file, or stands below one',
  ENOTDIR: 'is a file, or stands below one',
  EACCES: 'may not be read and written by this user',
  EPERM: 'may not be read and written by this user',
  EROFS: 'is on a disk that can only be read',
  ENOSPC: 'is on a disk that is full',
};

/** @throws StartRefused for what whoever started it can mend */
async function usableFolder<Result>(folder: string, use: () => Promise<Result>): Promise<Result> {
  try {
    return await use();
  } catch (error) {
    const fault = folderFaults[errorCode(error) ?? ''];
    throw fault === undefined ? error : new StartRefused(`The data folder ${folder} ${fault}; mend that, or name another folder by DATA_DIR.`);
  }
}
