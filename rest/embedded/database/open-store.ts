/** Opens the data in either store, for the REST API and for other programs. */
import { accessSync, constants, existsSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import type { OpenDatabase } from './database.ts';
import { errorCode } from './error-code.ts';
import { lockFolder } from './folder-lock.ts';
import { type OpenPglite, openPglite } from './pglite.ts';
import type { PostgresStore } from './postgres.ts';
import { StartRefused } from './start-refused.ts';

export type Store = ({ readonly kind: 'postgres' } & PostgresStore) | { readonly kind: 'folder'; readonly path: string };

/**
 * Opens the data.
 * @throws StartRefused, also when another process has locked the folder
 */
export async function openStore(store: Store): Promise<OpenDatabase> {
  if (store.kind === 'folder') return openFolder(store.path);
  const { openPostgres } = await import('./postgres.ts');
  return openPostgres(store);
}

const databaseFolder = (data: string) => path.join(data, 'database');

/** Returns true when a data folder has no database yet. */
export const isNewFolder = (data: string): boolean => !existsSync(path.join(databaseFolder(data), 'PG_VERSION'));

/**
 * Opens the embedded database of a data folder, which is locked until it is closed.
 * @throws StartRefused
 */
async function openFolder(data: string): Promise<OpenPglite> {
  const folder = databaseFolder(data);
  const lock = await usableFolder(data, () => lockFolder(data));
  try {
    await usableFolder(folder, async () => {
      mkdirSync(folder, { recursive: true });
      accessSync(folder, constants.R_OK | constants.W_OK);
    });
    const opened = await usableFolder(folder, () => openPglite(folder));
    return {
      ...opened,
      close: async () => {
        await opened.close();
        lock.release();
      },
    };
  } catch (error) {
    lock.release();
    throw error;
  }
}

/** Error codes of the file system for an unusable folder. */
const folderFaults: Readonly<Record<string, string>> = {
  EEXIST: 'is a file, or stands below one',
  ENOTDIR: 'is a file, or stands below one',
  EACCES: 'may not be read and written by this user',
  EPERM: 'may not be read and written by this user',
  EROFS: 'is on a disk that can only be read',
  ENOSPC: 'is on a disk that is full',
  ENOTSUP: 'is on a file system without Unix sockets, by which it is locked',
  EOPNOTSUPP: 'is on a file system without Unix sockets, by which it is locked',
};

/** @throws StartRefused for problems that the operator can fix */
async function usableFolder<Result>(folder: string, use: () => Promise<Result>): Promise<Result> {
  try {
    return await use();
  } catch (error) {
    const fault = folderFaults[errorCode(error) ?? ''];
    throw fault === undefined ? error : new StartRefused(`The data folder ${folder} ${fault}; fix that, or name another folder by DATA_DIR.`);
  }
}
