/** Parses text with cells separated by commas, semicolons, tabs or bars, with Papa Parse, and finds unpaired quotation marks. */
import Papa from 'papaparse';

export const separators = [',', ';', '\t', '|'] as const;

export type Separator = (typeof separators)[number];

export interface CsvRow {
  /** Number of the first line of the row, from 1. */
  readonly number: number;
  readonly cells: readonly string[];
}

export interface Csv {
  readonly rows: readonly CsvRow[];
  readonly separator: Separator;
  /** Lines with an unpaired quotation mark, which is read as a character. */
  readonly strayQuotes: readonly number[];
}

/** Maximum number of lines of a quoted cell. A longer cell has a stray quotation mark. */
const linesOfCell = 20;

/** A control character that no text contains, as the quotation mark where there should be none. */
const noQuote = '\0';

/** Spaces between a separator and a quoted cell, which some programs write. */
const spacesAroundQuotes = /(?<=^|[,;\t|]) +(?="[^"\n]*" *(?:[,;\t|]|$))|(?<=[^"\n]") +(?=[,;\t|]|$)/gm;

interface Parsed {
  readonly rows: readonly (readonly string[])[];
  readonly hasFaults: boolean;
}

function parse(text: string, delimiter: Separator, quoteChar = '"'): Parsed {
  const { data, errors } = Papa.parse<string[]>(text, { delimiter, newline: '\n', quoteChar, header: false, skipEmptyLines: false });
  return { rows: data, hasFaults: errors.some(({ type }) => type === 'Quotes') };
}

/** Parses a text. @param chosen the separator that the person has chosen; the best fit by default */
export function parseCsv(source: string, chosen?: Separator): Csv {
  const text = source.replaceAll(/\r\n?/g, '\n').replace(/\n$/, '').replaceAll(spacesAroundQuotes, '');
  const separator = chosen ?? separatorOf(text);
  const whole = parse(text, separator);
  // A spreadsheet that has read a file with another separator saves each line as one quoted cell.
  const lines = whole.rows.map(([cell = '']) => cell);
  if (!whole.hasFaults && lines.join('\n') !== text && whole.rows.every(({ length }) => length === 1) && widthOf(parse(lines.join('\n'), separator).rows) > 1)
    return parseCsv(lines.join('\n'), chosen);
  const width = widthOf(whole.rows);
  if (!whole.hasFaults && !whole.rows.some((row) => swallowsLines(row, separator, width))) return { rows: numbered(whole.rows), separator, strayQuotes: [] };
  return { separator, ...parseByLine(text.split('\n'), separator) };
}

/** Returns the separator by which most lines have the same number of cells. The whole file counts, so a title above the header has no effect. */
function separatorOf(text: string): Separator {
  const rated = separators.map((separator) => {
    // Without quotes, because an unclosed quote would hide all following lines.
    const { rows } = parse(text, separator, noQuote);
    const width = widthOf(rows);
    return { separator, rating: rows.filter(({ length }) => length === width).length * (width - 1) };
  });
  return rated.reduce((most, next) => (next.rating > most.rating ? next : most)).separator;
}

/** Returns the most common number of cells of a row. */
function widthOf(rows: readonly (readonly string[])[]): number {
  const counts = new Map<number, number>();
  for (const { length } of rows) counts.set(length, (counts.get(length) ?? 0) + 1);
  return [...counts].reduce((most, next) => (next[1] > most[1] ? next : most), [1, 0])[0];
}

/** Returns true for a row with a cell that contains whole lines of the table, which is the effect of two stray marks. */
const swallowsLines = (row: readonly string[], separator: Separator, width: number): boolean =>
  width > 1 &&
  row.some(
    (cell) =>
      cell.includes('\n') &&
      (cell.split('\n').length > linesOfCell ||
        cell
          .split('\n')
          .slice(1)
          .some((line) => line.split(separator).length >= width - 1 && line.split(separator).length > 1)),
  );

function numbered(rows: readonly (readonly string[])[]): readonly CsvRow[] {
  let line = 1;
  return rows.map((cells) => {
    const number = line;
    line += 1 + cells.reduce((sum, cell) => sum + cell.split('\n').length - 1, 0);
    return { number, cells };
  });
}

const hasOpenQuote = (text: string): boolean => text.split('"').length % 2 === 0;

/** Parses line by line. Lines are joined only where a quoted cell spans them and the row then has the usual number of cells. */
function parseByLine(lines: readonly string[], separator: Separator): Pick<Csv, 'rows' | 'strayQuotes'> {
  const width = widthOf(lines.flatMap((line) => (hasOpenQuote(line) ? [] : parse(line, separator).rows)));
  const rows: CsvRow[] = [];
  const strayQuotes: number[] = [];
  for (let at = 0; at < lines.length; at += 1) {
    const number = at + 1;
    const line = lines[at] ?? '';
    const alone = parse(line, separator);
    if (!alone.hasFaults) {
      rows.push({ number, cells: alone.rows[0] ?? [] });
      continue;
    }
    const last = hasOpenQuote(line) ? lines.findIndex((next, index) => index > at && index < at + linesOfCell && hasOpenQuote(next)) : -1;
    const together = last === -1 ? undefined : parse(lines.slice(at, last + 1).join('\n'), separator);
    const [row] = together?.rows ?? [];
    if (together?.hasFaults === false && row?.length === width && together.rows.length === 1 && !swallowsLines(row, separator, width)) {
      rows.push({ number, cells: row });
      at = last;
      continue;
    }
    strayQuotes.push(number);
    rows.push({ number, cells: parse(line, separator, noQuote).rows[0] ?? [] });
  }
  return { rows, strayQuotes };
}
