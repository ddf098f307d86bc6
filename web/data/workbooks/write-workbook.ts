/** Writes spreadsheets. Runs in a worker, because a large one takes a second. */
import ExcelJS from 'exceljs';
import type { Workbook, WorkbookSheet } from './workbook.ts';

/** @returns the bytes of an xlsx file */
export function writeWorkbook({ sheets }: Workbook): Promise<ArrayBuffer> {
  const workbook = new ExcelJS.Workbook();
  for (const sheet of sheets) addSheet(workbook, sheet);
  return workbook.xlsx.writeBuffer();
}

/** Turmeric, the colour of days that need work. */
const line = { style: 'thick', color: { argb: 'FFB97A0A' } } as const;

const landscape = { orientation: 'landscape', paperSize: 9, fitToPage: true, fitToWidth: 1, fitToHeight: 0 } as const;
const pageSetups = { landscape, landscapeWithHead: { ...landscape, printTitlesRow: '1:1' } };

function addSheet(workbook: ExcelJS.Workbook, { title, columns, rows, frozenRows, frozenColumns, print }: WorkbookSheet): void {
  const sheet = workbook.addWorksheet(title, {
    views: [{ state: 'frozen', ySplit: frozenRows, ...(frozenColumns !== undefined && { xSplit: frozenColumns }) }],
    ...(print && { pageSetup: pageSetups[print] }),
  });
  sheet.columns = columns.map(({ width, format, isCentred = false }) => ({
    width,
    style: { ...(format !== undefined && { numFmt: format }), ...(isCentred && { alignment: { horizontal: 'center' } }) },
  }));
  for (const { cells, isBold = false, dateFormat, underlined = [] } of rows) {
    const row = sheet.addRow([...cells]);
    if (isBold) row.font = { bold: true };
    if (dateFormat !== undefined)
      cells.forEach((cell, at) => {
        if (cell instanceof Date) row.getCell(at + 1).numFmt = dateFormat;
      });
    for (const at of underlined) row.getCell(at + 1).border = { bottom: line };
  }
}
