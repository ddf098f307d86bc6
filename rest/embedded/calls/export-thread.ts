/** Files whose rows are read in this thread are written in another one. */
import type { ExportRow, FileLayout } from './export-file.ts';
import type { Order } from './export-worker.ts';
import { createThread } from './thread.ts';

const thread = createThread<Order>(new URL('export-worker.js', import.meta.url));

/**
 * The bytes of a file: rows are asked for once those before them were taken, so that no more than a batch is held.
 * @throws what the batches throw
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
