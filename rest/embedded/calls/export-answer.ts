/** Exports, sent while they are read. What fails before the first rows is an answer; what fails later cuts the file off. */
import { once } from 'node:events';
import { Readable } from 'node:stream';
import { type ExportOptions, exportFormats } from '../../contract/exports.ts';
import { by, recordOnce } from './audit.ts';
import type { Caller } from './caller.ts';
import { type ExportedList, listFile } from './export.ts';
import { writeInThread } from './export-thread.ts';
import { type Context, type FileAnswer, readsOf } from './route.ts';
import { nobodyWaits, type Turns } from './turns.ts';

/** Milliseconds in which the same person's export of the same rows is the same: it is asked for twice, to look whether there is one and to save it. */
const sameExportMs = 5 * 60_000;

interface Exporting<Body> extends Context {
  readonly body: Body;
  readonly caller: Pick<Caller, 'id' | 'roles' | 'tool'>;
  readonly cancelled: AbortSignal;
}

/**
 * Ends its turn once the last byte was taken, or nobody wants it any more.
 * @throws Refusal (404) when there are no rows, (429) when too many exports are being made
 */
export function exportList<Body extends ExportOptions, Row>(
  turns: Turns,
  list: ExportedList<Body, Row>,
  { body, caller, clock, database, reads, readFile, cancelled }: Exporting<Body>,
): Promise<FileAnswer> {
  const { mediaType, ending } = exportFormats[body.format ?? 'XLSX'];
  return new Promise((resolve, reject) => {
    const send = async () => {
      const head = (await list.head?.(database, body)) ?? { fileTitle: list.title, note: null };
      const order = { body, reader: { id: caller.id, roles: caller.roles }, madeAt: clock.now(), note: head.note };
      const content =
        readFile === undefined
          ? await readsOf({ database, reads })((source) => begun(listFile(list, source, order, writeInThread)))
          : await begun(readFile(list.action, order));
      try {
        await recordOnce(database, clock.now(), { action: list.action, ...by(caller), ...list.audited(body, head) }, sameExportMs);
      } catch (error) {
        // Ends the file and the thread that writes it.
        content.destroy();
        throw error;
      }
      const isOver = new Promise<void>((over) => content.once('close', over));
      // Its reader is told of a fault by the stream itself.
      content.on('error', () => undefined);
      cancelled.addEventListener('abort', () => content.destroy(), { once: true });
      if (cancelled.aborted) content.destroy();
      else resolve({ fileName: `${head.fileTitle}.${ending}`, mediaType, content });
      await isOver;
      if (cancelled.aborted) throw nobodyWaits();
    };
    turns.take(send, cancelled).catch(reject);
  });
}

/** The file once its first part is there. @throws what went wrong before */
async function begun(parts: AsyncGenerator<Uint8Array>): Promise<Readable> {
  const content = Readable.from(parts, { objectMode: false });
  await once(content, 'readable');
  return content;
}
