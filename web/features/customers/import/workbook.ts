/** Reads workbooks with SheetJS: xlsx of any program, xls, xlsb, ods, HTML and XML tables. Formulas are not evaluated; their stored value is used. */
import { type CellObject, read, SSF, type WorkSheet } from '@e965/xlsx';
import { headed } from './columns.ts';
import { percentage } from './open-document.ts';
import { formulaSign, type SheetName, type SheetRow, sheetLimits } from './sheet.ts';

export interface Workbook {
  readonly rows: readonly SheetRow[];
  /** Name of the sheet that was read. */
  readonly sheet: string;
  readonly sheets: readonly SheetName[];
  /** Other visible sheets that look like lists of people. */
  readonly otherSheets: readonly string[];
  /** Lines that a filter or a person has hidden. */
  readonly hiddenRows: readonly number[];
  /** Hidden columns with content, from 0. */
  readonly hiddenColumns: readonly number[];
  /** True when the sheet has cells after the last column that is read. */
  readonly isCut: boolean;
  /** True when the days of the workbook are counted from 1904, so that a plain number is another day. */
  readonly isFrom1904: boolean;
}

/** Serial number of the last day that a spreadsheet supports: 31 December 9999. */
const lastSerial = 2_958_465;

/** Minimum number of known columns of a sheet that looks like a list of people. */
const leastKnown = 3;

/**
 * @param file the bytes, or the text of an HTML or XML table
 * @param chosen name of the sheet to read; by default the visible sheet with the most known columns
 * @throws Error when the file cannot be read
 */
export function readWorkbook(file: Uint8Array | string, chosen?: string): Workbook {
  const book = read(file, {
    type: typeof file === 'string' ? 'string' : 'array',
    dense: true,
    // Cells of HTML and XML tables stay text, so dates in them are not parsed in American order.
    raw: true,
    cellNF: true,
    cellText: false,
    cellFormula: true,
    sheetStubs: true,
    // Needed for the hidden rows.
    cellStyles: true,
  });
  const sheets = book.SheetNames.map((name, at): SheetName => ({ name, isHidden: Boolean(book.Workbook?.Sheets?.[at]?.Hidden) }));
  const is1904 = book.Workbook?.WBProps?.date1904 === true;
  const rowsOf = (name: string) => rowsOfSheet(book.Sheets[name], is1904);
  const visible = sheets.filter(({ isHidden }) => !isHidden).map(({ name }) => name);
  const known = (visible.length > 0 ? visible : book.SheetNames)
    .map((name) => ({ name, ...rowsOf(name) }))
    .map((sheet) => ({ ...sheet, known: sheet.rows.length === 0 ? -1 : headed(sheet.rows).known }))
    .sort((one, other) => other.known - one.known);
  const best = chosen === undefined ? known[0] : { name: chosen, ...rowsOf(chosen) };
  if (best === undefined) throw new Error('The workbook has no sheet.');
  const { rows, hiddenRows, hiddenColumns, isCut } = best;
  const others = known.filter(({ name, known: columns }) => name !== best.name && columns >= leastKnown);
  return { rows, hiddenRows, hiddenColumns, isCut, isFrom1904: is1904, sheet: best.name, sheets, otherSheets: others.map(({ name }) => name) };
}

function rowsOfSheet(sheet: WorkSheet | undefined, is1904: boolean): Pick<Workbook, 'rows' | 'hiddenRows' | 'hiddenColumns' | 'isCut'> {
  const lines: readonly (readonly (CellObject | undefined)[] | undefined)[] = sheet?.['!data'] ?? [];
  const hidden = sheet?.['!rows'] ?? [];
  const rows = lines.flatMap((line, at) => {
    if (line === undefined) return [];
    const cells = Array.from(line.slice(0, sheetLimits.columns), (cell) => textOf(cell, is1904));
    return cells.some((cell) => cell.trim() !== '') ? [{ number: at + 1, cells }] : [];
  });
  fillMerged(rows, sheet?.['!merges'] ?? []);
  return {
    rows,
    isCut: lines.some((line) => line?.slice(sheetLimits.columns).some((cell) => textOf(cell, is1904) !== '')),
    hiddenColumns: (sheet?.['!cols'] ?? []).flatMap((column, at) => (column?.hidden && hasContent(rows, at) ? [at] : [])),
    hiddenRows: rows.flatMap(({ number }) => (hidden[number - 1]?.hidden || hidden[number - 1]?.hpt === 0 ? [number] : [])),
  };
}

/** Returns true for a column with a text. */
export const hasContent = (rows: readonly SheetRow[], column: number): boolean => rows.some(({ cells }) => (cells[column] ?? '').trim() !== '');

/** Repeats the text of vertically merged cells, such as one village beside several people, in each row that has other texts. */
function fillMerged(rows: readonly { readonly number: number; readonly cells: string[] }[], merges: NonNullable<WorkSheet['!merges']>) {
  const indexes = new Map(rows.map(({ number }, at) => [number, at]));
  for (const { s, e } of merges) {
    const first = indexes.get(s.r + 1);
    const text = first === undefined ? undefined : rows[first]?.cells[s.c];
    if (first === undefined || text === undefined || text === '') continue;
    for (let at = first + 1; (rows[at]?.number ?? Infinity) <= e.r + 1; at += 1) {
      const cells = rows[at]?.cells ?? [];
      while (cells.length < s.c) cells.push('');
      cells[s.c] = text;
    }
  }
}

/** Returns true for a formula without a stored result, and for an error such as `#N/A` in its place. */
const lacksValue = (cell: CellObject | undefined): boolean => cell?.t === 'e' || (cell?.f !== undefined && (cell.t === 'z' || cell.v === undefined));

/**
 * Returns the next day for a time within the last minute of a day, except for its last second, which programs write on purpose. Programs that convert days
 * to India's time lose some seconds, so midnight becomes 23:59:32 of the day before.
 */
function wholeDay(serial: number): number {
  const seconds = Math.round((serial % 1) * 86_400);
  return seconds >= 86_340 && seconds < 86_399 ? Math.ceil(serial) : serial;
}

/** Returns true for a number format with a percent sign outside quotation marks. */
const isPercent = (format: unknown): boolean => typeof format === 'string' && /%/.test(format.replaceAll(/"[^"]*"|\\./g, ''));

/**
 * Returns a cell as text: a date as `YYYY-MM-DD`, a number as digits, a percentage and a truth value as the spreadsheet shows them, `formulaSign` for a
 * formula without a result and for an error.
 */
function textOf(cell: CellObject | undefined, is1904: boolean): string {
  if (lacksValue(cell)) return formulaSign;
  if (cell === undefined || cell.t === 'z' || cell.v === undefined) return '';
  if (cell.v instanceof Date) return cell.v.toISOString().slice(0, 10);
  if (typeof cell.v === 'boolean') return String(cell.v).toUpperCase();
  if (typeof cell.v !== 'number') return String(cell.v);
  const isDate = cell.v > 0 && cell.v <= lastSerial && typeof cell.z === 'string' && SSF.is_date(cell.z);
  if (!isDate) return isPercent(cell.z) ? percentage(cell.v) : String(cell.v);
  const { y, m, d } = SSF.parse_date_code(wholeDay(cell.v), { date1904: is1904 });
  return [String(y).padStart(4, '0'), String(m).padStart(2, '0'), String(d).padStart(2, '0')].join('-');
}
