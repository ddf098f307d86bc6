/** Reads a spreadsheet or a text table, by what is in it and not by its name, and says how it was read. */
import { parseCsv } from './csv.ts';
import { damagedSign, decodeFile } from './file-text.ts';
import { type FileReading, linesAbove, type ReadingChoice, type SheetAnswer, type SheetRow, sheetLimits, tidyText } from './sheet.ts';
import { unpackedSize } from './unpacked-size.ts';
import { readWorkbook } from './workbook.ts';

/** @param choice how the person wants the file to be read; the best fit where nothing is chosen */
export async function readSheet(bytes: Uint8Array<ArrayBuffer>, choice: ReadingChoice = {}): Promise<SheetAnswer> {
  if (bytes.length > sheetLimits.megabytes * 1_000_000) return { fault: 'large' };
  try {
    if (startsWith(bytes, [0x50, 0x4b])) {
      if ((await unpackedSize(bytes, sheetLimits.unpackedMegabytes * 1_000_000)) === undefined) return { fault: 'large' };
      return answerOfWorkbook(bytes, choice);
    }
    // Excel before 2007 and files with a password begin so; pages and XML tables are text.
    const isCompound = startsWith(bytes, [0xd0, 0xcf, 0x11, 0xe0]);
    if (isCompound && bytes.length < leastCompound) return { fault: 'unreadable' };
    if (isCompound || isMarkup(bytes)) return answerOfWorkbook(bytes, choice);
    return answerOfText(bytes, choice);
  } catch (error) {
    return { fault: /password|encrypt/i.test(String(error)) ? 'locked' : 'unreadable' };
  }
}

/** Bytes of the header of a compound file. A shorter one is cut off, and would be read as text. */
const leastCompound = 512;

const startsWith = (bytes: Uint8Array, sign: readonly number[]) => sign.every((byte, at) => bytes[at] === byte);

const isMarkup = (bytes: Uint8Array): boolean =>
  /^\uFEFF?\s*<(!doctype|html|table|\?xml|workbook|head|meta|style)/i.test(decodeFile(bytes.slice(0, 1_000)).text);

const noReading: FileReading = { lines: undefined, damagedLines: [], strayQuotes: [], hiddenRows: [], emptyFormulas: [] };

function answerOfWorkbook(bytes: Uint8Array, { sheet: chosen, hiddenRows: hidden = 'read' }: ReadingChoice): SheetAnswer {
  const { rows, ...found } = readWorkbook(bytes, chosen);
  const left = new Set(hidden === 'skip' ? found.hiddenRows : []);
  return answerOf(
    rows.filter(({ number }) => !left.has(number)),
    { ...noReading, ...found },
  );
}

function answerOfText(bytes: Uint8Array, choice: ReadingChoice): SheetAnswer {
  const { text, encoding } = decodeFile(bytes, choice.encoding);
  if (!isText(text)) return { fault: 'unreadable' };
  // A NUL within a name is what a damaged database writes; the cell is read without it, and its line is named.
  const lines = text.split(/\r\n?|\n/);
  const { rows, separator, strayQuotes } = parseCsv(text.replaceAll('\0', ''), choice.separator);
  return answerOf(rows, {
    ...noReading,
    encoding,
    separator,
    strayQuotes,
    lines: lines.filter((line) => line.trim() !== '').length,
    damagedLines: lines.flatMap((line, at) => (line.includes(damagedSign) || line.includes('\0') ? [at + 1] : [])),
  });
}

/** Returns false for a picture or a program: one sign in ten is a control character that no text has. */
const isText = (text: string): boolean => (text.match(/(?!\s)\p{Cc}/gu)?.length ?? 0) * 10 <= text.length;

function answerOf(read: readonly SheetRow[], reading: FileReading): SheetAnswer {
  const rows = read
    .map(({ number, cells }) => ({ number, cells: cells.slice(0, sheetLimits.columns).map(tidyText) }))
    .filter(({ cells }) => cells.some((cell) => cell !== ''));
  if (rows.length === 0) return { fault: 'empty' };
  return rows.length > sheetLimits.rows + linesAbove ? { fault: 'long' } : { rows, reading };
}
