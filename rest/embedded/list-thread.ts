/** Exports of a PostgreSQL server are read and written in a thread with connections of its own: the process that answers everybody hands their bytes on, and no more. */
import type { ReadFile } from './calls/route.ts';
import { createThread } from './calls/thread.ts';
import type { PostgresStore } from './database/postgres.ts';
import type { Order, Started } from './list-worker.ts';

export interface ListThread {
  readonly readFile: ReadFile;
  /** Cuts off what is under way. */
  close(): Promise<void>;
}

/** @param secret QR codes follow from it */
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
