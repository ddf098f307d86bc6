/** Lists as files, sent while they are read. A list that can be exported is stated once. What fails before its first rows is an answer; what fails later cuts the file off. */
import { Readable } from 'node:stream';
import type { AuditAction } from '../../contract/audit.ts';
import { indiaDateTime } from '../../contract/clock.ts';
import { type ExportFormat, exportFormats } from '../../contract/exports.ts';
import type { Database } from '../database/database.ts';
import { by, recordOnce } from './audit.ts';
import type { Caller } from './caller.ts';
import type { Days } from './day.ts';
import type { ExportColumn, ExportValue, FileLayout } from './export-file.ts';
import { fileBytes } from './export-thread.ts';
import { readId } from './ids.ts';
import { Refusal } from './refusal.ts';
import { type Context, type FileAnswer, readsOf } from './route.ts';
import { nobodyWaits, type Turns } from './turns.ts';

/** Rows that are read before others get their turn: some five milliseconds. */
export const batchSize = 250;

/** Milliseconds in which the same person's export of the same rows is the same: it is asked for twice, to look whether there is one and to save it. */
const sameExportMs = 5 * 60_000;

export interface ListColumn<Row> extends ExportColumn {
  value(row: Row): ExportValue;
  /** What a cell says instead, where that is not the same. */
  cell?(row: Row): ExportValue;
}

/** What can be exported, by the body of its call. */
export interface ExportedList<Body, Row> {
  /** Names the file and its first sheet. */
  readonly title: string;
  readonly action: AuditAction;
  readonly columns: readonly ListColumn<Row>[];
  /** What was selected, as the audit keeps it. */
  audited(body: Body): Narrowing;
  /** What was selected, as the sheet about it says: what, and the value. */
  about(body: Body): readonly (readonly [string, string])[];
  /** The rows in batches, none of them empty. @throws Refusal */
  read(database: Database, body: Body): AsyncGenerator<readonly Row[]>;
}

interface Exporting<Body> extends Context {
  readonly body: Body;
  readonly caller: Pick<Caller, 'id' | 'tool'>;
  readonly cancelled: AbortSignal;
}

/**
 * Ends its turn once the last byte was taken, or nobody wants it any more.
 * @throws Refusal (404) when there are no rows, (429) when too many exports are being made
 */
export function exportList<Body extends { readonly format?: ExportFormat }, Row>(
  turns: Turns,
  list: ExportedList<Body, Row>,
  { body, caller, clock, database, reads, cancelled }: Exporting<Body>,
): Promise<FileAnswer> {
  const { mediaType, ending } = exportFormats[body.format ?? 'XLSX'];
  return new Promise((resolve, reject) => {
    const send = async () => {
      const content = await readsOf({ database, reads })((source) => begin(list, source, body, clock.now()));
      await recordOnce(database, clock.now(), { action: list.action, ...by(caller), ...list.audited(body) }, sameExportMs);
      const isOver = new Promise<void>((over) => content.once('close', over));
      // Its reader is told of a fault by the stream itself.
      content.on('error', () => undefined);
      cancelled.addEventListener('abort', () => content.destroy(), { once: true });
      if (cancelled.aborted) content.destroy();
      else resolve({ fileName: `${list.title}.${ending}`, mediaType, content });
      await isOver;
      if (cancelled.aborted) throw nobodyWaits();
    };
    turns.take(send, cancelled).catch(reject);
  });
}

/** The file once its first rows were read. */
async function begin<Body extends { readonly format?: ExportFormat }, Row>(
  list: ExportedList<Body, Row>,
  source: Database,
  body: Body,
  madeAt: Date,
): Promise<Readable> {
  const { title, columns } = list;
  const format = body.format ?? 'XLSX';
  const batches = list.read(source, body);
  const first = await batches.next();
  if (first.done) throw new Refusal(404, 'Records not found');
  const valuesOf = (row: Row) => columns.map(({ value, cell = value }) => (format === 'JSON_LINES' ? value(row) : cell(row)));
  async function* rows() {
    yield first.value.map(valuesOf);
    for await (const batch of batches) yield batch.map(valuesOf);
  }
  const layout: FileLayout = {
    format,
    title,
    columns: columns.map(({ field, header, width, kind }) => ({ field, header, width, kind })),
    about: [['List', title], ...list.about(body), ['Exported', new Date(indiaDateTime(madeAt).replace(/[+]05:30$/, 'Z'))]],
    madeAt,
  };
  return Readable.from(fileBytes(layout, rows()), { objectMode: false });
}

/** Whom and what an export was narrowed to. */
interface Narrowing {
  readonly subjectId: string | null;
  readonly detail: string | null;
}

interface Selected {
  /** An id, of whichever table the action has. */
  readonly subject?: string | number | undefined;
  /** Days or an area; empty for all. */
  readonly where: string;
  /** Words of closed sets. */
  readonly words?: readonly (string | undefined)[];
  /** What was typed: only that there was something is kept, since it may be a name or a phone number. */
  readonly text?: string | undefined;
}

/** `2026-11-01/2026-11-30; SCHEDULED`, `Maharashtra, Pune; TEXT`, `; TEXT`: the first part stays in its place where it is empty. */
export function narrowing({ subject, where, words = [], text = '' }: Selected): Narrowing {
  const parts = [where, ...words.flatMap((word) => word || []), ...(text.trim() === '' ? [] : ['TEXT'])];
  return { subjectId: subject === undefined ? null : readId(subject), detail: parts.join('; ') || null };
}

/** `2026-11-01/2026-11-30`, with `..` for an open end; empty for all. */
export const daysText = ({ from, until }: Days): string => (from === undefined && until === undefined ? '' : `${from ?? '..'}/${until ?? '..'}`);
