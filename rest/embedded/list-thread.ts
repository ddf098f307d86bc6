/** Reads and writes exports of a PostgreSQL server in a thread with its own connections. The main thread only forwards their bytes. */
import type { ReadFile } from './calls/route.ts';
import { createThread } from './calls/thread.ts';
import type { PostgresStore } from './database/postgres.ts';
import type { Order, Started } from './list-worker.ts';

export interface ListThread {
  readonly readFile: ReadFile;
  /** Aborts running exports. */
  close(): Promise<void>;
}

/** @param secret the secret from which QR codes are derived */
export function createListThread({ url, readUrl = null }: PostgresStore, secret: string): ListThread {
  const started: Started = { store: { url, readUrl }, secret };
  const thread = createThread<Order>(new URL('list-worker.js', import.meta.url), started);
  return {
    close: thread.close,
    async *readFile(list, order) {
      const file = thread.begin();
      try {
        for (let part = await file.ask({ list, ...order }); part !== null; part = await file.ask('next')) yield part;
      } finally {
        file.end();
      }
    },
  };
}
