/** Streams exports while they are read. A failure before the first rows is an error response. A later failure truncates the file. */
import { once } from 'node:events';
import { Readable } from 'node:stream';
import { type ExportOptions, exportFormats } from '../../contract/exports.ts';
import { actorOf, writeAuditOnce } from './audit.ts';
import type { Caller } from './caller.ts';
import { type ConcurrencyLimit, clientGone } from './concurrency-limit.ts';
import { type ExportedList, listFile } from './export.ts';
import { type Context, type FileResponse, readsOf } from './route.ts';

/** Milliseconds in which repeated exports of the same rows by one person are one event. A client requests a file twice: to check it and to save it. */
const sameExportMs = 5 * 60_000;

interface Exporting<Body> extends Context {
  readonly body: Body;
  readonly caller: Pick<Caller, 'id' | 'roles' | 'tool'>;
  readonly cancelled: AbortSignal;
}

/**
 * Starts an export. The turn ends when the last byte is sent or the client has gone.
 * @throws Refusal (404) when there are no rows, (429) when too many exports run
 */
export function exportList<Body extends ExportOptions, Row>(
  limit: ConcurrencyLimit,
  list: ExportedList<Body, Row>,
  { body, caller, clock, database, reads, readFile, cancelled }: Exporting<Body>,
): Promise<FileResponse> {
  const { mediaType, ending } = exportFormats[body.format ?? 'XLSX'];
  return new Promise((resolve, reject) => {
    const send = async () => {
      const head = (await list.head?.(database, body)) ?? { fileTitle: list.title, note: null };
      const order = { body, reader: { id: caller.id, roles: caller.roles }, madeAt: clock.now(), note: head.note };
      const content =
        readFile === undefined
          ? await readsOf({ database, reads })((source) => begun(listFile(list, source, order)))
          : await begun(readFile(list.action, order));
      try {
        await writeAuditOnce(database, clock.now(), { action: list.action, ...actorOf(caller), ...list.audited(body, head) }, sameExportMs);
      } catch (error) {
        // Stops the file and its thread.
        content.destroy();
        throw error;
      }
      const isOver = new Promise<void>((over) => content.once('close', over));
      // The reader receives the error from the stream.
      content.on('error', () => undefined);
      cancelled.addEventListener('abort', () => content.destroy(), { once: true });
      if (cancelled.aborted) content.destroy();
      else resolve({ fileName: `${head.fileTitle}.${ending}`, mediaType, content });
      await isOver;
      if (cancelled.aborted) throw clientGone();
    };
    limit.run(send, cancelled).catch(reject);
  });
}

/**
 * Returns the file when its first part is ready.
 * @throws the error that prevented the first part
 */
async function begun(parts: AsyncGenerator<Uint8Array>): Promise<Readable> {
  const content = Readable.from(parts, { objectMode: false });
  await once(content, 'readable');
  return content;
}
