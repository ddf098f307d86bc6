import { PassThrough } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import ExcelJS from 'exceljs';
import { describe, expect, test } from 'vitest';
import { type CellValue, type Column, writeSpreadsheet } from './spreadsheet.ts';

type Row = readonly CellValue[];

const columns = (count: number): readonly Column<Row>[] =>
  Array.from({ length: count }, (_, index) => ({ header: `Column ${index}`, width: 10 + index, value: (row) => row[index] ?? null }));

async function* inBatches(rows: readonly Row[], size: number) {
  for (let from = 0; from < rows.length; from += size) yield rows.slice(from, from + size);
}

async function written(rows: readonly Row[], options: { readonly rowsPerSheet?: number; readonly columns?: readonly Column<Row>[] } = {}) {
  const file = new PassThrough();
  const bytes = buffer(file);
  await writeSpreadsheet(file, { title: 'Farmers', columns: columns(rows[0]?.length ?? 1), batches: inBatches(rows, 7), ...options });
  const workbook = new ExcelJS.Workbook();
  await workbook.xlsx.load(new Uint8Array(await bytes).buffer);
  return workbook;
}

/** The rows of a sheet without its header. */
function rowsOf(sheet: ExcelJS.Worksheet | undefined): CellValue[][] {
  const rows: CellValue[][] = [];
  sheet?.eachRow((row, number) => {
    if (number > 1) rows.push(Array.from({ length: sheet.columnCount }, (_, index) => plainValue(row.getCell(index + 1))));
  });
  return rows;
}

function plainValue({ value, type }: ExcelJS.Cell): CellValue {
  if (typeof value === 'string' || typeof value === 'number' || value instanceof Date || value === null) return value;
  throw new Error(`A cell of type ${type} is neither text nor number nor date`);
}

describe('a spreadsheet', () => {
  test.each([
    ['text', 'Ramesh Patil'],
    ['Devanagari', 'श्री सुनीता पाटील'],
    ['apostrophes and brackets', `D'Souza & <b>Sons</b> "x"`],
    ['a phone', '9822012345'],
    ['leading zeros', '007'],
    ['a formula', '=1+1'],
    ['a command', '=cmd|"/c calc"!A1'],
    ['plus, minus, at', '+1-2@SUM(A1)'],
    ['a number', 73.8567],
    ['zero', 0],
    ['a date', new Date('1990-02-28')],
    ['a leap day', new Date('2028-02-29')],
    ['nothing', null],
  ])('gives %s back as it was', async (_, value) => {
    expect(rowsOf((await written([[value, 'beside it']])).getWorksheet(1))).toEqual([[value, 'beside it']]);
  });

  test('says of text that looks like an escape of the format that it is none', async () => {
    // Excel reads _x005F_ as an underscore; the reader of this test leaves it.
    const [row] = rowsOf((await written([['_x0041_', 'a_x_0041_']])).getWorksheet(1));
    expect(row).toEqual(['_x005F_x0041_', 'a_x_0041_']);
  });

  test('loses only what no spreadsheet can hold', async () => {
    const [row] = rowsOf((await written([['bell\u0007', 'x'.repeat(40_000)]])).getWorksheet(1));
    expect(row).toEqual(['bell', 'x'.repeat(32_767)]);
  });

  test('has a header that stays in sight, widths and formats', async () => {
    const [first, second] = columns(2);
    if (first === undefined || second === undefined) throw new Error('There are two');
    const sheet = (
      await written([['9822012345', new Date('2026-11-20')]], {
        columns: [
          { ...first, format: '@' },
          { ...second, format: 'dd-mmm-yyyy' },
        ],
      })
    ).getWorksheet(1);
    expect(sheet?.views).toMatchObject([{ state: 'frozen', ySplit: 1 }]);
    expect(sheet?.getRow(1).values).toEqual([undefined, 'Column 0', 'Column 1']);
    expect(sheet?.getRow(1).font).toMatchObject({ bold: true });
    expect([sheet?.getColumn(1).width, sheet?.getColumn(2).width]).toEqual([10, 11]);
    expect([sheet?.getCell('A2').numFmt, sheet?.getCell('B2').numFmt]).toEqual(['@', 'dd-mmm-yyyy']);
  });

  test.each([
    [9, [9]],
    [10, [9, 1]],
    [18, [9, 9]],
    [25, [9, 9, 7]],
  ])('of %i rows is split where a sheet is full: %o below the headers', async (count, sizes) => {
    const rows = Array.from({ length: count }, (_, index) => [index, `row ${index}`]);
    const { worksheets } = await written(rows, { rowsPerSheet: 10 });
    expect(worksheets.map(({ name }) => name)).toEqual(['Farmers', 'Farmers 2', 'Farmers 3'].slice(0, sizes.length));
    expect(worksheets.map((sheet) => rowsOf(sheet).length)).toEqual(sizes);
    expect(worksheets.flatMap(rowsOf)).toEqual(rows);
    for (const sheet of worksheets) expect(sheet.getCell('B1').value).toBe('Column 1');
  });

  test('fails with its source', async () => {
    async function* broken() {
      yield [['one']];
      throw new Error('The database is gone');
    }
    await expect(writeSpreadsheet(new PassThrough().resume(), { title: 'Farmers', columns: columns(1), batches: broken() })).rejects.toThrow(
      'The database is gone',
    );
  });

  test('fails with its file', async () => {
    const file = new PassThrough();
    async function* endless(): AsyncGenerator<Row[]> {
      for (;;) {
        yield [['one']];
        file.destroy(new Error('The disk is full'));
      }
    }
    await expect(writeSpreadsheet(file, { title: 'Farmers', columns: columns(1), batches: endless() })).rejects.toThrow('The disk is full');
  });
});
