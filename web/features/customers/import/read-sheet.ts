/** Reads a spreadsheet, xlsx or csv, by what is in it and not by its name. Nothing in it is run: of a formula the value is taken that it was saved with. */
import ExcelJS from 'exceljs';
import { parseCsv } from './csv.ts';
import { linesAbove, type SheetAnswer, type SheetRow, sheetLimits, tidyText } from './sheet.ts';
import { unpackedSize } from './unpacked-size.ts';

export async function readSheet(bytes: Uint8Array<ArrayBuffer>): Promise<SheetAnswer> {
  if (bytes.length > sheetLimits.megabytes * 1_000_000) return { fault: 'large' };
  try {
    if (startsWith(bytes, [0x50, 0x4b])) {
      if ((await unpackedSize(bytes, sheetLimits.unpackedMegabytes * 1_000_000)) === undefined) return { fault: 'large' };
      return answerOf(await rowsOfWorkbook(bytes));
    }
    // Files of Excel before 2007, and those that are locked by a password.
    if (startsWith(bytes, [0xd0, 0xcf, 0x11, 0xe0])) return { fault: 'old' };
    const text = textOfFile(bytes);
    return text.includes('\0') ? { fault: 'unreadable' } : answerOf(parseCsv(text).map((cells, at) => ({ number: at + 1, cells })));
  } catch {
    return { fault: 'unreadable' };
  }
}

const startsWith = (bytes: Uint8Array, sign: readonly number[]) => sign.every((byte, at) => bytes[at] === byte);

function answerOf(read: readonly SheetRow[]): SheetAnswer {
  const rows = read
    .map(({ number, cells }) => ({ number, cells: cells.slice(0, sheetLimits.columns).map(tidyText) }))
    .filter(({ cells }) => cells.some((cell) => cell !== ''));
  if (rows.length === 0) return { fault: 'empty' };
  return rows.length > sheetLimits.rows + linesAbove ? { fault: 'long' } : { rows };
}

/** The rows of the first sheet that has any. */
async function rowsOfWorkbook({ buffer, byteOffset, byteLength }: Uint8Array<ArrayBuffer>): Promise<readonly SheetRow[]> {
  const workbook = new ExcelJS.Workbook();
  await workbook.xlsx.load(buffer.slice(byteOffset, byteOffset + byteLength));
  const rows: SheetRow[] = [];
  workbook.worksheets
    .find(({ actualRowCount }) => actualRowCount > 0)
    ?.eachRow((row, number) => {
      const cells: string[] = [];
      row.eachCell((cell, column) => {
        if (column > sheetLimits.columns) return;
        while (cells.length < column) cells.push('');
        cells[column - 1] = textOf(cell.value);
      });
      rows.push({ number, cells });
    });
  return rows;
}

/** A cell's value as a text: a date as `YYYY-MM-DD`, a telephone number that is kept as a number as its digits. */
function textOf(value: unknown): string {
  if (value instanceof Date) return Number.isNaN(value.getTime()) ? '' : value.toISOString().slice(0, 10);
  if (typeof value !== 'object' || value === null) return value === undefined || value === null ? '' : String(value);
  if ('result' in value) return textOf(value.result);
  if ('richText' in value && Array.isArray(value.richText)) return value.richText.map(textOf).join('');
  return 'text' in value ? textOf(value.text) : '';
}

/** UTF-8, UTF-16 as Excel saves 'Unicode text', or what older programs write. */
function textOfFile(bytes: Uint8Array): string {
  if (startsWith(bytes, [0xff, 0xfe])) return new TextDecoder('utf-16le').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
