/** Reads a spreadsheet or a text table by its content, not by its name, and reports how it was read. */
import { headed } from './columns.ts';
import { parseCsv } from './csv.ts';
import { damagedSign, decodeFile, type FileText, unescaped } from './file-text.ts';
import { oldFontColumns, oldFontIn } from './old-font.ts';
import { hiddenInDocument, hiddenInPage, readableDocument } from './open-document.ts';
import { type FileReading, formulaSign, linesAbove, type ReadingChoice, type SheetAnswer, type SheetRow, sheetLimits, tidyText } from './sheet.ts';
import { entryText, unpackedSize } from './unpacked-size.ts';
import { hasContent, readWorkbook } from './workbook.ts';

/** Reads a file. @param choice the person's choices; the best fit by default */
export async function readSheet(bytes: Uint8Array<ArrayBuffer>, choice: ReadingChoice = {}): Promise<SheetAnswer> {
  if (bytes.length > sheetLimits.megabytes * 1_000_000) return { fault: 'large' };
  try {
    if (startsWith(bytes, [0x50, 0x4b])) {
      if ((await unpackedSize(bytes, sheetLimits.unpackedMegabytes * 1_000_000)) === undefined) return { fault: 'large' };
      const [document, styles] = [await entryText(bytes, 'content.xml'), await entryText(bytes, 'xl/styles.xml')];
      return answerOfWorkbook(document === undefined ? bytes : readableDocument(document), choice, { document, styles: document ?? styles });
    }
    // Excel files before 2007 and files with a password start with these bytes. HTML and XML tables are text.
    const isCompound = startsWith(bytes, [0xd0, 0xcf, 0x11, 0xe0]);
    if (isCompound && bytes.length < leastCompound) return { fault: 'unreadable' };
    if (isCompound) return answerOfWorkbook(bytes, choice, { styles: new TextDecoder('windows-1252').decode(bytes).replaceAll('\0', '') });
    const file = decodeFile(bytes, choice.encoding);
    const kind = kindOf(file.text);
    if (kind === 'other') return { fault: 'unreadable' };
    // The decoded text, because the workbook reader does not support every encoding.
    return kind === 'markup' ? answerOfWorkbook(readableDocument(file.text), choice, { document: file.text, styles: file.text }) : answerOfText(file, choice);
  } catch (error) {
    return { fault: /password|encrypt/i.test(String(error)) ? 'locked' : 'unreadable' };
  }
}

/** Number of bytes of a compound file's header. A shorter file is truncated, and would be read as text. */
const leastCompound = 512;

const startsWith = (bytes: Uint8Array, sign: readonly number[]) => sign.every((byte, at) => bytes[at] === byte);

/** Classifies a text: HTML or XML with cells, a text table, or a file without one (PDF, contact card, other XML or JSON, SYLK, DIF, a database). */
function kindOf(text: string): 'markup' | 'text' | 'other' {
  const start = text.slice(0, 1_000).trimStart();
  if (start.startsWith('<')) return /<(?:\w+:)?(?:table|workbook)[\s>]/i.test(text) ? 'markup' : 'other';
  return /^(?:%PDF-|\{\\rtf|BEGIN:VCARD|ID;P|TABLE\s+0,1\s|\{\s*["}]|\[\s*[[{])/i.test(start) || !isText(text) || isRecord(text) ? 'other' : 'text';
}

const noReading = { lines: undefined, damagedLines: [], strayQuotes: [], hiddenRows: [], hiddenColumns: [], oldFonts: [] } satisfies Partial<FileReading>;

interface Parts {
  /** Content of an OpenDocument file, or of flat XML. */
  readonly document?: string | undefined;
  /** Text with the names of the fonts. */
  readonly styles?: string | undefined;
}

function answerOfWorkbook(
  file: Uint8Array | string,
  { sheet: chosen, hiddenRows: hidden = 'read' }: ReadingChoice,
  { document = '', styles = '' }: Parts,
): SheetAnswer {
  const { rows, ...book } = readWorkbook(file, chosen);
  const more = hiddenInDocument(document, book.sheet);
  const hiddenLines = new Set([
    ...book.hiddenRows,
    ...more.rows,
    ...hiddenInPage(
      document,
      book.sheets.findIndex(({ name }) => name === book.sheet),
    ),
  ]);
  const found = {
    ...book,
    hiddenRows: rows.flatMap(({ number }) => (hiddenLines.has(number) ? [number] : [])),
    hiddenColumns: [...book.hiddenColumns, ...[...more.columns].filter((column) => hasContent(rows, column))],
  };
  const left = new Set(hidden === 'skip' ? found.hiddenRows : []);
  return answerOf(
    rows.filter(({ number }) => !left.has(number)),
    { ...noReading, ...found },
    oldFontIn(styles),
  );
}

function answerOfText({ text, encoding }: FileText, choice: ReadingChoice): SheetAnswer {
  // A NUL within a name comes from a damaged database. The cell is read without it, and its line is reported.
  const lines = text.split(/\r\n?|\n/);
  const { rows, separator, strayQuotes } = parseCsv(text.replaceAll('\0', ''), choice.separator);
  return answerOf(rows, {
    ...noReading,
    encoding,
    separator,
    strayQuotes,
    isCut: rows.some(({ cells }) => cells.slice(sheetLimits.columns).some((cell) => cell.trim() !== '')),
    lines: lines.filter((line) => /[^\s\p{Cc},;|"]/u.test(line)).length,
    damagedLines: lines.flatMap((line, at) => (line.includes(damagedSign) || line.includes('\0') ? [at + 1] : [])),
  });
}

/**
 * Returns false for a picture, an archive or a program, in which more than a twentieth of the characters are control characters. Those of U+0080 do not
 * count, because text in a wrongly chosen encoding contains them.
 */
const isText = (text: string): boolean => (text.match(/(?![\s\u0080-\u009F])\p{Cc}/gu)?.length ?? 0) * 20 <= text.length;

/** Returns true for the header of a database such as dBase, which contains numbers of four bytes. */
const isRecord = (text: string): boolean => text.slice(0, 64).split('\0').length > 8;

/** Errors of spreadsheets in English and other languages, `####` of a narrow column, and a formula that was saved in place of its result. */
const formulaError =
  /^(?:#(?:N\/A|N\/D|NV|GETTING_DATA|[¡¿]?[\p{Lu}/0_]+[!?]|#+)|Err:\d{3}|Loading\.\.\.|=\s*(?:\p{L}[\p{L}.]*\s*\(|\$?[A-Z]{1,3}\$?\d|["(]).*)$/u;

function cellOf(written: string): string {
  const text = tidyText(unescaped(written));
  return formulaError.test(text) ? formulaSign : text;
}

function answerOf(read: readonly SheetRow[], reading: Omit<FileReading, 'emptyFormulas'>, oldFont?: string): SheetAnswer {
  const rows = read
    .map(({ number, cells }) => ({ number, cells: cells.slice(0, sheetLimits.columns).map(cellOf) }))
    .filter(({ cells }) => cells.some((cell) => cell !== ''));
  if (rows.length === 0) return { fault: 'empty' };
  if (rows.length > sheetLimits.rows + linesAbove) return { fault: 'long' };
  const emptyFormulas = rows.flatMap(({ number, cells }) => (cells.includes(formulaSign) ? [number] : []));
  return { rows, reading: { ...reading, emptyFormulas, oldFonts: oldFontColumns(headed(rows).rows, oldFont) } };
}
