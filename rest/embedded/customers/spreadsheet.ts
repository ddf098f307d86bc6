/** Writes rows of any number as a spreadsheet (xlsx), without holding them all. */
import type { Writable } from 'node:stream';
import { setImmediate } from 'node:timers/promises';
import ExcelJS from 'exceljs';

/** Text is text whatever it looks like: nothing becomes a formula. A date is midnight UTC of its day. */
export type CellValue = string | number | Date | null;

export interface Column<Row> {
  readonly header: string;
  /** In characters. */
  readonly width: number;
  /** How Excel shows it, such as `dd-mmm-yyyy`; `@` keeps text as it is. */
  readonly format?: string;
  value(row: Row): CellValue;
}

export interface Spreadsheet<Row> {
  /** Of the first sheet; the next ones are numbered. */
  readonly title: string;
  readonly columns: readonly Column<Row>[];
  readonly batches: AsyncIterable<readonly Row[]>;
  /** Rows of a sheet, its header among them. */
  readonly rowsPerSheet?: number;
}

/** What Excel can open. */
const excelRows = 1_048_576;
const excelCharacters = 32_767;

/**
 * Ends with the last byte handed to the file.
 * @throws what the batches or the file throw; the file is then left as it is
 */
export async function writeSpreadsheet<Row>(file: Writable, { title, columns, batches, rowsPerSheet = excelRows }: Spreadsheet<Row>): Promise<void> {
  // exceljs itself listens only once it ends.
  const failed = new Promise<never>((_, reject) => file.once('error', reject));
  const workbook = new ExcelJS.stream.xlsx.WorkbookWriter({ stream: file, useStyles: true, zip: { zlib: { level: 6 } } });
  const addSheet = (number: number) => {
    const sheet = workbook.addWorksheet(number === 1 ? title : `${title} ${number}`, { views: [{ state: 'frozen', ySplit: 1 }] });
    sheet.columns = columns.map(({ header, width, format }) => ({ header, width, style: format === undefined ? {} : { numFmt: format } }));
    sheet.getRow(1).font = { bold: true };
    return sheet;
  };

  const write = async () => {
    let number = 1;
    let sheet = addSheet(number);
    let rows = 1;
    for await (const batch of batches) {
      for (const row of batch) {
        if (rows === rowsPerSheet) {
          sheet.commit();
          number += 1;
          sheet = addSheet(number);
          rows = 1;
        }
        sheet.addRow(columns.map((column) => cellOf(column.value(row)))).commit();
        rows += 1;
      }
      // Others get their turn, and what was written leaves the memory.
      await setImmediate();
    }
    await workbook.commit();
  };
  await Promise.race([write(), failed]);
}

/** Text that looks like one of the format's own escapes (`_x0041_`) would be read back as something else. */
function cellOf(value: CellValue): CellValue {
  return typeof value === 'string' ? value.slice(0, excelCharacters).replaceAll(/_(?=x[0-9A-Fa-f]{4}_)/g, '_x005F_') : value;
}
