/** Formats of exports. Each is written incrementally: a call returns the next bytes, and no earlier bytes are kept. */
import { setImmediate } from 'node:timers/promises';
import type { ExportFormat } from '../../contract/exports.ts';
import { type CellValue, createSpreadsheet } from './spreadsheet.ts';

/** A value in JSON. A day is `YYYY-MM-DD`. An instant is ISO 8601 with India's offset. */
export type ExportValue = string | number | boolean | null | readonly object[] | readonly string[];

export interface ExportColumn {
  /** Name in the GraphQL API, with dots for nested objects. An object whose name ends in `?` is null when all of its values are null. Null for a column that JSON lines leave out. */
  readonly field: string | null;
  readonly header: string;
  /** Width in characters. */
  readonly width: number;
  /** `text` is never interpreted as a number or date. */
  readonly kind?: 'text' | 'day' | 'instant' | undefined;
}

export interface FileLayout {
  readonly format: ExportFormat;
  /** Ends a CSV or JSON_LINES file with the number of its rows. A spreadsheet always states the number on its last sheet. */
  readonly hasClosingCount?: boolean;
  /** First row, before the headers; null for none. */
  readonly note?: string | null;
  /** Title of the first sheet. */
  readonly title: string;
  readonly columns: readonly ExportColumn[];
  /** Rows of the last sheet, which describes the others. */
  readonly about: readonly (readonly [string, string | Date])[];
  readonly madeAt: Date;
}

/** The values of a row, in the order of the columns. */
export type ExportRow = readonly ExportValue[];

export interface FileWriter {
  /** @returns bytes of the rows */
  rows(rows: readonly ExportRow[]): Uint8Array;
  /** @returns the last bytes */
  end(): Uint8Array;
}

export const createFile = (layout: FileLayout): FileWriter => writers[layout.format](layout);

/** Yields the bytes of a file part by part. Reads the next rows when the previous bytes were consumed. Other work runs between two batches. */
export async function* writeFile(layout: FileLayout, batches: AsyncIterable<readonly ExportRow[]>): AsyncGenerator<Uint8Array> {
  const file = createFile(layout);
  for await (const rows of batches) {
    yield file.rows(rows);
    await setImmediate();
  }
  yield file.end();
}

const writers: Readonly<Record<ExportFormat, (layout: FileLayout) => FileWriter>> = { XLSX: createSheets, CSV: createCsv, JSON_LINES: createJsonLines };

const cellFormats = { text: '@', day: 'dd-mmm-yyyy', instant: 'dd-mmm-yyyy hh:mm' } as const;

function createSheets({ columns, ...layout }: FileLayout): FileWriter {
  const sheets = createSpreadsheet({
    ...layout,
    columns: columns.map(({ header, width, kind }) => ({ header, width, ...(kind && { format: cellFormats[kind] }) })),
  });
  return {
    rows: (rows) => sheets.rows(rows.map((row) => row.map((value, index) => toCell(value, columns[index]?.kind)))),
    end: () => sheets.end(),
  };
}

/** Converts a value for a sheet, which supports neither offsets nor lists. */
function toCell(value: ExportValue, kind: ExportColumn['kind']): CellValue {
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (value === null || typeof value === 'number') return value;
  if (typeof value === 'object') return JSON.stringify(value);
  if (kind === 'day' && value !== '') return new Date(value);
  if (kind === 'instant') return new Date(value.replace(/[+]05:30$/, 'Z'));
  return value;
}

/** Writes CSV with a byte order mark, without which Excel does not read the file as UTF-8. */
function createCsv({ columns, hasClosingCount, note }: FileLayout): FileWriter {
  let count = 0;
  let head = `\u{FEFF}${note ? line([note]) : ''}${line(columns.map(({ header }) => header))}`;
  const next = (text: string) => {
    const bytes = Buffer.from(head + text);
    head = '';
    return bytes;
  };
  return {
    rows(rows) {
      count += rows.length;
      return next(rows.map(line).join(''));
    },
    end: () => next(hasClosingCount ? line(['Rows', count]) : ''),
  };
}

const line = (row: ExportRow) => `${row.map(csvField).join(',')}\r\n`;

/** Pattern of text that a spreadsheet would treat as a formula (https://owasp.org/www-community/attacks/CSV_Injection). */
const formula = /^\s*[=+\-@＝＋－＠]|^[\t\r\n]/u;

/** Formats a field (RFC 4180). Text that looks like a formula gets an apostrophe, except a negative number. */
function csvField(value: ExportValue): string {
  if (value === null) return '';
  if (typeof value !== 'string') return typeof value === 'object' ? quoted(JSON.stringify(value)) : String(value);
  if (formula.test(value)) return quoted(`'${value}`);
  return /[",\r\n]|^\s|\s$/u.test(value) ? quoted(value) : value;
}

const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`;

function createJsonLines({ columns, hasClosingCount, note }: FileLayout): FileWriter {
  let count = 0;
  let head = note ? `${JSON.stringify({ note })}\n` : '';
  const write = objectWriter(columns.flatMap(({ field }, index) => (field === null ? [] : [{ path: field.split('.'), index }])));
  return {
    rows(rows) {
      count += rows.length;
      const bytes = Buffer.from(head + rows.map((row) => `${write(row)}\n`).join(''));
      head = '';
      return bytes;
    },
    end: () => Buffer.from(hasClosingCount ? `${JSON.stringify({ rowCount: count })}\n` : ''),
  };
}

/** Place of a value in a JSON object. */
interface Place {
  readonly path: readonly string[];
  readonly index: number;
}

/** Writes the values of a row as an object. Columns of one nested object are grouped at the place of its first column. */
function objectWriter(places: readonly Place[]): (row: ExportRow) => string {
  const names = [...new Set(places.map(({ path: [name = ''] }) => name))];
  const members = names.map((name) => {
    const own = places.filter(({ path }) => path[0] === name);
    const key = JSON.stringify(name.replace('?', ''));
    const [first] = own;
    if (first?.path.length === 1) return (row: ExportRow) => `${key}:${JSON.stringify(row[first.index] ?? null)}`;
    const write = objectWriter(own.map(({ path, index }) => ({ path: path.slice(1), index })));
    const isNull = (row: ExportRow) => name.endsWith('?') && own.every(({ index }) => row[index] === null);
    return (row: ExportRow) => `${key}:${isNull(row) ? 'null' : write(row)}`;
  });
  return (row) => `{${members.map((member) => member(row)).join(',')}}`;
}
