/** Definition of exportable lists, and the function that writes a list to a file. */
import type { ExportAction } from '../../contract/audit.ts';
import { indiaDateTime } from '../../contract/clock.ts';
import type { ExportOptions } from '../../contract/exports.ts';
import { sentence } from '../../contract/sentences.ts';
import type { Database } from '../database/database.ts';
import type { Reader } from './caller.ts';
import type { Days } from './day.ts';
import { type ExportColumn, type ExportValue, type FileLayout, writeFile } from './export-file.ts';
import { readId } from './input.ts';
import { Refusal } from './refusal.ts';

/** Number of rows read per batch, so that other work gets its turn after about 5 ms. */
export const batchSize = 250;

export interface ListColumn<Row> extends ExportColumn {
  value(row: Row, madeAt: Date): ExportValue;
  /** Content of the cell when it differs from the value. */
  cell?(row: Row, madeAt: Date): ExportValue;
}

/** Name and first row of a file that depend on the data. */
export interface FileHead {
  /** Name of the file, without its ending. */
  readonly fileTitle: string;
  /** First row of the file, before the headers; null for none. */
  readonly note: string | null;
}

/** An exported list, with the body of its call. */
export interface ExportedList<Body, Row> {
  /** Title of the first sheet and, without a head, of the file. */
  readonly title: string;
  head?(database: Database, body: Body): Promise<FileHead>;
  /** Action of the export in the audit log, unique for each list. */
  readonly action: ExportAction;
  readonly columns: readonly ListColumn<Row>[];
  /** Filters in the format of the audit log. */
  audited(body: Body, head: FileHead): AuditedFilters;
  /** Filters for the last sheet: labels and values. */
  about(body: Body): readonly (readonly [string, string])[];
  /**
   * Reads the rows that the reader may see, in non-empty batches.
   * @throws Refusal
   */
  read(database: Database, body: Body, reader: Reader, madeAt: Date): AsyncGenerator<readonly Row[]>;
}

/** A requested file: the list's filters, the reader and the time. */
export interface FileOrder<Body> {
  readonly body: Body;
  readonly reader: Reader;
  readonly madeAt: Date;
  readonly note?: string | null;
}

/**
 * Reads and writes a list as a file, part by part on demand.
 * @throws Refusal (404) before the first part when there are no rows
 */
export async function* listFile<Body extends ExportOptions, Row>(
  list: ExportedList<Body, Row>,
  source: Database,
  { body, reader, madeAt, note = null }: FileOrder<Body>,
): AsyncGenerator<Uint8Array> {
  const { title, columns } = list;
  const format = body.format ?? 'XLSX';
  const batches = list.read(source, body, reader, madeAt);
  const first = await batches.next();
  if (first.done) throw new Refusal(404, sentence('RECORDS_NOT_FOUND'));
  const valuesOf = (row: Row) => columns.map(({ value, cell = value }) => (format === 'JSON_LINES' ? value(row, madeAt) : cell(row, madeAt)));
  async function* rows() {
    yield first.value.map(valuesOf);
    for await (const batch of batches) yield batch.map(valuesOf);
  }
  const layout: FileLayout = {
    format,
    note,
    hasClosingCount: body.closingCount ?? false,
    title,
    columns: columns.map(({ field, header, width, kind }) => ({ field, header, width, kind })),
    about: [['List', title], ...list.about(body), ['Exported', new Date(indiaDateTime(madeAt).replace(/[+]05:30$/, 'Z'))]],
    madeAt,
  };
  try {
    yield* writeFile(layout, rows());
  } finally {
    // The consumer may stop before the second batch is read.
    await batches.return(undefined);
  }
}

/** Filters of an export. */
interface AuditedFilters {
  readonly subjectId: string | null;
  readonly detail: string | null;
}

interface SelectedFilters {
  /** Id in the table to which the action belongs. */
  readonly subject?: string | number | undefined;
  /** Days or an area; empty for all. */
  readonly where: string;
  /** Enum values among the filters. */
  readonly words?: readonly (string | undefined)[];
  /** Records only that a text was given, because the text may be a name or a phone number. */
  readonly text?: string | undefined;
}

/**
 * Builds the detail of the audit event, such as `2026-11-01/2026-11-30; SCHEDULED`, `Maharashtra, Pune; TEXT` or `; TEXT`. The first part keeps its
 * place when it is empty.
 */
export function auditedFilters({ subject, where, words = [], text = '' }: SelectedFilters): AuditedFilters {
  const parts = [where, ...words.flatMap((word) => word || []), ...(text === '' ? [] : ['TEXT'])];
  return { subjectId: subject === undefined ? null : readId(subject), detail: parts.join('; ') || null };
}

/** Formats days as `2026-11-01/2026-11-30`, with `..` for an open end. Empty for all days. */
export const daysText = ({ from, until }: Days): string => (from === undefined && until === undefined ? '' : `${from ?? '..'}/${until ?? '..'}`);
