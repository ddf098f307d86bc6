import ExcelJS from 'exceljs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type CellValue, createSpreadsheet, type Layout, type Row, type SheetColumn } from './spreadsheet.ts';

const madeAt = new Date('2026-11-20T04:30:00Z');
const columns = (count: number): readonly SheetColumn[] => Array.from({ length: count }, (_, index) => ({ header: `Column ${index}`, width: 10 + index }));

/** Writes rows and reads the file with exceljs. */
async function written(rows: readonly Row[], options: Partial<Layout> = {}) {
  const writer = createSpreadsheet({ title: 'Farmers', columns: columns(rows[0]?.length ?? 1), about: [['Area', 'Pune']], madeAt, ...options });
  const parts: Uint8Array[] = [];
  for (let from = 0; from < rows.length; from += 7) parts.push(writer.rows(rows.slice(from, from + 7)));
  const workbook = new ExcelJS.Workbook();
  await workbook.xlsx.load(new Uint8Array(Buffer.concat([...parts, writer.end()])).buffer);
  return workbook;
}

/** Returns the sheets without the last one, which describes them. */
const listsOf = ({ worksheets }: ExcelJS.Workbook) => worksheets.slice(0, -1);

/** Returns the rows of a sheet without its header. */
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

/** Characters that XML cannot contain. */
const lost = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu;
const kept = (text: string) => text.replaceAll(lost, '').replaceAll(/_(?=x[0-9A-Fa-f]{4}_)/g, '_x005F_');

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
  ])('preserves %s', async (_, value) => {
    expect(rowsOf((await written([[value, 'beside it']])).getWorksheet(1))).toEqual([[value, 'beside it']]);
  });

  test('escapes text that looks like an escape sequence of the format', async () => {
    // Excel reads _x005F_ as an underscore, and exceljs does not decode it.
    const [row] = rowsOf((await written([['_x0041_', 'a_x_0041_']])).getWorksheet(1));
    expect(row).toEqual(['_x005F_x0041_', 'a_x_0041_']);
  });

  test('removes only characters that no spreadsheet can contain', async () => {
    const [row] = rowsOf((await written([['bell\u0007', 'x'.repeat(40_000)]])).getWorksheet(1));
    expect(row).toEqual(['bell', 'x'.repeat(32_767)]);
  });

  test('has a frozen header, widths and formats', async () => {
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
    expect(sheet?.getCell('A1').font).toMatchObject({ bold: true });
    expect([sheet?.getColumn(1).width, sheet?.getColumn(2).width]).toEqual([10, 11]);
    expect([sheet?.getCell('A2').numFmt, sheet?.getCell('B2').numFmt]).toEqual(['@', 'dd-mmm-yyyy']);
  });

  test.each([
    [9, [9]],
    [10, [9, 1]],
    [18, [9, 9]],
    [25, [9, 9, 7]],
  ])('with %i rows is split where a sheet is full: %o below the headers', async (count, sizes) => {
    const rows = Array.from({ length: count }, (_, index) => [index, `row ${index}`]);
    const worksheets = listsOf(await written(rows, { rowsPerSheet: 10 }));
    expect(worksheets.map(({ name }) => name)).toEqual(['Farmers', 'Farmers 2', 'Farmers 3'].slice(0, sizes.length));
    expect(worksheets.map((sheet) => rowsOf(sheet).length)).toEqual(sizes);
    expect(worksheets.flatMap(rowsOf)).toEqual(rows);
    for (const sheet of worksheets) expect(sheet.getCell('B1').value).toBe('Column 1');
  });

  test('describes its content, its time and its number of rows on the last sheet', async () => {
    const about = (
      await written([['a'], ['b']], {
        about: [
          ['Area', 'Pune & <more>'],
          ['Exported', madeAt],
        ],
      })
    ).getWorksheet('About');
    expect(about?.getSheetValues().slice(1)).toEqual([
      [undefined, 'Area', 'Pune & <more>'],
      [undefined, 'Exported', madeAt],
      [undefined, 'Rows', 2],
    ]);
  });

  test('without rows has a header only', async () => {
    const [sheet] = listsOf(await written([], { columns: columns(2) }));
    expect(sheet?.rowCount).toBe(1);
  });

  test('preserves all text except characters that XML does not allow', { tags: 'slow' }, async () => {
    const text = fc.string({ unit: 'binary', maxLength: 40 });
    await fc.assert(
      fc.asyncProperty(fc.array(fc.tuple(text, fc.double({ noNaN: true, noDefaultInfinity: true }), text), { minLength: 1, maxLength: 20 }), async (rows) => {
        const [sheet] = listsOf(await written(rows));
        for (const [index, [first, number, last]] of rows.entries()) {
          const row = sheet?.getRow(index + 2);
          expect([row?.getCell(1).value ?? '', row?.getCell(2).value, row?.getCell(3).value ?? '']).toEqual([
            kept(first),
            number === 0 ? 0 : number,
            kept(last),
          ]);
        }
      }),
      { numRuns: 40 },
    );
  });
});
