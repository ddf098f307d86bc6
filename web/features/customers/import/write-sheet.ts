/** Writes a spreadsheet of texts. No cell becomes a formula, even when its text looks like one. */
import ExcelJS from 'exceljs';

export interface SheetToWrite {
  readonly header: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

/** @returns the bytes of an xlsx file */
export async function writeSheet({ header, rows }: SheetToWrite): Promise<ArrayBuffer> {
  const sheet = new ExcelJS.Workbook().addWorksheet('1', { views: [{ state: 'frozen', ySplit: 1 }] });
  // Cells are texts, so phone numbers keep every digit and dates keep their order.
  sheet.columns = header.map((title) => ({ header: title, width: Math.max(14, title.length + 2), style: { numFmt: '@' } }));
  sheet.getRow(1).font = { bold: true };
  sheet.addRows(rows.map((row) => [...row]));
  return sheet.workbook.xlsx.writeBuffer();
}
