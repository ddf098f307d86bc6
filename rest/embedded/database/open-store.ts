/** Opens the data wherever it is kept, for the REST API and for programs beside it. */
import path from 'node:path';
import type { OpenDatabase } from './database.ts';
import { lockFolder } from './folder-lock.ts';
import { openPglite } from './pglite.ts';
import { openPostgres } from './postgres.ts';

export type Store = { readonly kind: 'postgres'; readonly url: string } | { readonly kind: 'folder'; readonly path: string };

/** @throws StartRefused, also when a folder is another process' just now */
export async function openStore(store: Store): Promise<OpenDatabase> {
  if (store.kind === 'postgres') return openPostgres(store.url);
  const lock = await lockFolder(store.path);
  try {
    const { database, close } = await openPglite(path.join(store.path, 'database'));
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
