/** Reading spreadsheets: what people save, what programs save, and what is made to do harm. */
import { deflateRawSync } from 'node:zlib';
import ExcelJS from 'exceljs';
import { describe, expect, it } from 'vitest';
import { readSheet } from './read-sheet.ts';
import { sheetLimits } from './sheet.ts';
import { writeSheet } from './write-sheet.ts';

const bytesOf = (text: string) => new TextEncoder().encode(text);

async function workbook(fill: (sheet: ExcelJS.Worksheet) => void): Promise<Uint8Array<ArrayBuffer>> {
  const book = new ExcelJS.Workbook();
  fill(book.addWorksheet('Farmers'));
  return new Uint8Array(await book.xlsx.writeBuffer());
}

/** A zip file of one entry. @param size what the file says of itself */
function zip(content: Buffer, size: number): Uint8Array<ArrayBuffer> {
  const packed = deflateRawSync(content);
  const name = Buffer.from('xl/worksheets/sheet1.xml');
  const local = Buffer.alloc(30);
  local.writeUInt32LE(0x04034b50, 0);
  local.writeUInt16LE(8, 8);
  local.writeUInt32LE(packed.length, 18);
  local.writeUInt32LE(size, 22);
  local.writeUInt16LE(name.length, 26);
  const entry = Buffer.alloc(46);
  entry.writeUInt32LE(0x02014b50, 0);
  entry.writeUInt16LE(8, 10);
  entry.writeUInt32LE(packed.length, 20);
  entry.writeUInt32LE(size, 24);
  entry.writeUInt16LE(name.length, 28);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(1, 10);
  end.writeUInt32LE(entry.length + name.length, 12);
  end.writeUInt32LE(local.length + name.length + packed.length, 16);
  return new Uint8Array(Buffer.concat([local, name, packed, entry, name, end]));
}

describe('an xlsx file', () => {
  it('gives dates as days, numbers as their digits, and of a formula, a link and coloured words what is seen', async () => {
    const bytes = await workbook((sheet) => {
      sheet.addRow(['Name', 'Mobile', 'DOB', 'Email', 'Village']);
      sheet.addRow([
        { richText: [{ text: 'Dattatray ' }, { text: 'Kharat', font: { bold: true } }] },
        9822041735,
        new Date('1984-02-12'),
        { text: 'kharat@example.in', hyperlink: 'mailto:kharat@example.in' },
        { formula: 'UPPER("nimone")', result: 'NIMONE' },
      ]);
    });
    expect(await readSheet(bytes)).toEqual({
      rows: [
        { number: 1, cells: ['Name', 'Mobile', 'DOB', 'Email', 'Village'] },
        { number: 2, cells: ['Dattatray Kharat', '9822041735', '1984-02-12', 'kharat@example.in', 'NIMONE'] },
      ],
    });
  });

  it('keeps the numbers of its rows where lines are blank, and its columns where cells are', async () => {
    const bytes = await workbook((sheet) => {
      sheet.getCell('B2').value = 'Name';
      sheet.getCell('C5').value = ' Asha\u00a0 Patil\n';
      sheet.getCell('A9').value = '  ';
    });
    expect(await readSheet(bytes)).toEqual({
      rows: [
        { number: 2, cells: ['', 'Name'] },
        { number: 5, cells: ['', '', 'Asha Patil'] },
      ],
    });
  });

  it('whose formula fails or was never reckoned has nothing there', async () => {
    const bytes = await workbook((sheet) => sheet.addRow(['a', { formula: '1/0', result: { error: '#DIV/0!' } }, { formula: 'HYPERLINK("http://x")' }]));
    expect(await readSheet(bytes)).toEqual({ rows: [{ number: 1, cells: ['a', '', ''] }] });
  });

  it('that was written here is read again, and what looks like a formula stays a text', async () => {
    const rows = [['=1+1', '@SUM(A1)', '9822041735', '+91 70381 22945', 'सुनीता']];
    const bytes = new Uint8Array(await writeSheet({ header: ['a', 'b', 'c', 'd', 'e'], rows }));
    expect(await readSheet(bytes)).toMatchObject({ rows: [{}, { cells: rows[0] }] });
    const book = new ExcelJS.Workbook();
    await book.xlsx.load(bytes.buffer);
    expect(book.worksheets[0]?.getCell('A2').type).toBe(ExcelJS.ValueType.String);
  });
});

describe('a csv file', () => {
  it.each([
    ['UTF-8', bytesOf('Name,Phone\nसुनीता,9422018864')],
    ['UTF-8 with its mark', bytesOf('\uFEFFName,Phone\nसुनीता,9422018864')],
    [
      'UTF-16, as Excel saves Unicode text',
      new Uint8Array([0xff, 0xfe, ...new Uint8Array(new Uint16Array([...'Name\tPhone\nसुनीता\t9422018864'].map((c) => c.charCodeAt(0))).buffer)]),
    ],
  ])('in %s', async (_kind, bytes) => {
    expect(await readSheet(bytes)).toEqual({
      rows: [
        { number: 1, cells: ['Name', 'Phone'] },
        { number: 2, cells: ['सुनीता', '9422018864'] },
      ],
    });
  });

  it('in the letters of an older program', async () => {
    expect(await readSheet(new Uint8Array([...bytesOf('Caf'), 0xe9, ...bytesOf(',b')]))).toEqual({ rows: [{ number: 1, cells: ['Café', 'b'] }] });
  });
});

describe('what is refused', () => {
  const megabyte = Buffer.alloc(1_000_000);
  it.each([
    ['nothing', new Uint8Array(), 'empty'],
    ['blank lines', bytesOf(' \n,,\n\n'), 'empty'],
    ['a file that is too large', new Uint8Array(sheetLimits.megabytes * 1_000_000 + 1), 'large'],
    ['too many rows', bytesOf('a\n'.repeat(sheetLimits.rows + 11)), 'long'],
    ['a file of Excel before 2007, or one with a password', new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 1]), 'old'],
    ['a picture', new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0, 1]), 'unreadable'],
    ['a zip file that is no spreadsheet', zip(Buffer.from('hello'), 5), 'unreadable'],
    ['a zip file that is cut off', zip(megabyte, 1_000_000).slice(0, 500), 'unreadable'],
    ['a zip bomb', zip(Buffer.concat(Array.from({ length: 60 }, () => megabyte)), 60_000_000), 'large'],
    ['a zip bomb that says that it is small', zip(Buffer.concat(Array.from({ length: 60 }, () => megabyte)), 100), 'large'],
  ])('%s', async (_what, bytes, fault) => {
    expect(await readSheet(bytes)).toEqual({ fault });
  });
});
