/** Writes files in another thread, while their rows are read in this thread. */
import type { ExportRow, FileLayout } from './export-file.ts';
import type { Order } from './export-worker.ts';
import { createThread } from './thread.ts';

const thread = createThread<Order>(new URL('export-worker.js', import.meta.url));

/**
 * Yields the bytes of a file. Reads the next rows when the previous bytes were consumed, so that at most one batch is in memory.
 * @throws the error of the batches
 */
export async function* writeInThread(layout: FileLayout, batches: AsyncIterable<readonly ExportRow[]>): AsyncGenerator<Uint8Array> {
  const file = thread.begin();
  try {
    await file.ask({ kind: 'begin', layout });
    for await (const rows of batches) yield (await file.ask({ kind: 'rows', rows })) ?? nothing;
    yield (await file.ask({ kind: 'end' })) ?? nothing;
  } finally {
    file.end();
  }
}

const nothing = new Uint8Array();
