/** Reading spreadsheets as people and programs save them, and malicious files. */
import { deflateRawSync } from 'node:zlib';
import { utils, write } from '@e965/xlsx';
import ExcelJS from 'exceljs';
import { describe, expect, it } from 'vitest';
import { writeWorkbook } from '../../../data/workbooks/write-workbook.ts';
import { readSheet } from './read-sheet.ts';
import { tableOfTexts } from './report.ts';
import { formulaSign, linesAbove, type ReadingChoice, sheetLimits } from './sheet.ts';

const bytesOf = (text: string) => new TextEncoder().encode(text);

/** Returns the rows of a readable file, and how it was read. */
async function readingOf(bytes: Uint8Array<ArrayBuffer>, choice?: ReadingChoice) {
  const answer = await readSheet(bytes, choice);
  if ('fault' in answer) throw new Error(answer.fault);
  return answer;
}

const rowsOf = async (bytes: Uint8Array<ArrayBuffer>) => (await readingOf(bytes)).rows;

async function workbook(fill: (sheet: ExcelJS.Worksheet) => void): Promise<Uint8Array<ArrayBuffer>> {
  const book = new ExcelJS.Workbook();
  fill(book.addWorksheet('Farmers'));
  return new Uint8Array(await book.xlsx.writeBuffer());
}

/** Creates a zip file with one entry. @param size the declared size */
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

// Each of these would be stored with its signs, or would be a fault in every row of the file.
it.each([
  ['="9822041744"', '9822041744'],
  ['"=""O""Brien"""', 'O"Brien'],
  ["'9822041744", '9822041744'],
  ["'+919822041744", '+919822041744'],
  ["'Ramesh'", 'Ramesh'],
  ['9822041744.0', '9822041744'],
  ['411001.00', '411001'],
  // Values of their own.
  ["D'Souza", "D'Souza"],
  ['="A"&"B"', formulaSign],
  ['2.0', '2.0'],
  ['1985.5', '1985.5'],
  ['=', '='],
])('%s in a text table is %s', async (cell, expected) => {
  const rows = await rowsOf(bytesOf(`Name,Mobile\nAnita,9822041745\nRavi,${cell}\n`));
  expect(rows[2]?.cells[1]).toBe(expected);
});

describe('an xlsx file', () => {
  it('returns dates as days, numbers as digits, and the visible text of a formula, a link and formatted words', async () => {
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
    expect(await rowsOf(bytes)).toEqual([
      { number: 1, cells: ['Name', 'Mobile', 'DOB', 'Email', 'Village'] },
      { number: 2, cells: ['Dattatray Kharat', '9822041735', '1984-02-12', 'kharat@example.in', 'NIMONE'] },
    ]);
  });

  it('keeps its row numbers across blank lines, and its columns across blank cells', async () => {
    const bytes = await workbook((sheet) => {
      sheet.getCell('B2').value = 'Name';
      sheet.getCell('C5').value = ' Asha\u00a0 Patil\n';
      sheet.getCell('A9').value = '  ';
    });
    expect(await rowsOf(bytes)).toEqual([
      { number: 2, cells: ['', 'Name'] },
      { number: 5, cells: ['', '', 'Asha Patil'] },
    ]);
  });

  it('reports a failed formula and a formula without a stored result', async () => {
    const bytes = await workbook((sheet) => sheet.addRow(['a', { formula: '1/0', result: { error: '#DIV/0!' } }, { formula: 'HYPERLINK("http://x")' }]));
    const { rows, reading } = await readingOf(bytes);
    expect(rows).toEqual([{ number: 1, cells: ['a', formulaSign, formulaSign] }]);
    expect(reading.emptyFormulas).toEqual([1]);
  });

  it('keeps numbers in formats with letters, and reads a date in each of its formats', async () => {
    const formats = ['0', '0000000000', '"mob" 0', '[$-4009]0', '0" day"', '#,##0', '0_d'];
    const bytes = await workbook((sheet) => {
      const phones = sheet.addRow(formats.map((_, at) => 9822041735 + at));
      for (const [at, format] of formats.entries()) phones.getCell(at + 1).numFmt = format;
      const days = ['dd/mm/yyyy', 'mmm d, yyyy', 'yyyy-mm-dd hh:mm', '[$-4009]d mmmm yyyy'];
      const dates = sheet.addRow(days.map(() => new Date('1984-02-12T10:30:00Z')));
      for (const [at, format] of days.entries()) dates.getCell(at + 1).numFmt = format;
    });
    expect((await rowsOf(bytes)).map(({ cells }) => cells.filter((cell) => cell !== ''))).toEqual([
      formats.map((_, at) => String(9822041735 + at)),
      Array.from({ length: 4 }, () => '1984-02-12'),
    ]);
  });

  it('is read from the visible sheet with the most known columns, and another sheet can be chosen', async () => {
    const book = new ExcelJS.Workbook();
    book.addWorksheet('Lists', { state: 'hidden' }).addRows([['First Name', 'Last Name', 'Mobile', 'Pin code']]);
    book.addWorksheet('Read me').addRows([['How to fill in this file'], ['One line for each farmer']]);
    book.addWorksheet('Farmers').addRows([
      ['First Name', 'Mobile'],
      ['Asha', '9822041735'],
    ]);
    const bytes = new Uint8Array(await book.xlsx.writeBuffer());
    const { rows, reading } = await readingOf(bytes);
    expect([reading.sheet, rows[1]?.cells]).toEqual(['Farmers', ['Asha', '9822041735']]);
    expect(reading.sheets).toEqual([
      { name: 'Lists', isHidden: true },
      { name: 'Read me', isHidden: false },
      { name: 'Farmers', isHidden: false },
    ]);
    expect((await readingOf(bytes, { sheet: 'Read me' })).rows).toHaveLength(2);
  });

  it('reports hidden rows, and omits them on request', async () => {
    const bytes = await workbook((sheet) => {
      sheet.addRows([['Name'], ['Asha'], ['Balu'], ['Lata']]);
      sheet.getRow(3).hidden = true;
    });
    const { rows, reading } = await readingOf(bytes);
    expect([rows.length, reading.hiddenRows]).toEqual([4, [3]]);
    expect((await readingOf(bytes, { hiddenRows: 'skip' })).rows.map(({ cells }) => cells[0])).toEqual(['Name', 'Asha', 'Lata']);
  });

  it.each(['xls', 'xlsb', 'ods', 'html', 'xlml'] as const)('is read as %s as well, with texts unchanged', async (bookType) => {
    const book = utils.book_new();
    utils.book_append_sheet(
      book,
      utils.aoa_to_sheet([
        ['First Name', 'Mobile', 'DOB'],
        ['Asha', '9822041735', '03/12/1984'],
      ]),
      'Farmers',
    );
    const written: ArrayBuffer | string =
      bookType === 'html' || bookType === 'xlml' ? write(book, { type: 'string', bookType }) : write(book, { type: 'array', bookType });
    const bytes = typeof written === 'string' ? bytesOf(written) : new Uint8Array(written);
    expect((await rowsOf(bytes)).map(({ cells }) => cells)).toEqual([
      ['First Name', 'Mobile', 'DOB'],
      ['Asha', '9822041735', '03/12/1984'],
    ]);
  });

  it('of Strict Open XML with ISO dates is read', async () => {
    const book = utils.book_new();
    utils.book_append_sheet(book, utils.aoa_to_sheet([['Asha', new Date(Date.UTC(1984, 1, 12))]], { cellDates: true, UTC: true }), 'Farmers');
    const written: ArrayBuffer = write(book, { type: 'array', bookType: 'xlsx', cellDates: true });
    expect((await rowsOf(new Uint8Array(written)))[0]?.cells).toEqual(['Asha', '1984-02-12']);
  });

  it('that was written by the product is read again, and text like a formula stays text', async () => {
    const rows = [['=1+1', '@SUM(A1)', '9822041735', '+91 70381 22945', 'सुनीता']];
    const bytes = new Uint8Array(await writeWorkbook(tableOfTexts(['a', 'b', 'c', 'd', 'e'], rows)));
    expect((await rowsOf(bytes))[1]?.cells).toEqual(rows[0]);
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
    expect(await rowsOf(bytes)).toEqual([
      { number: 1, cells: ['Name', 'Phone'] },
      { number: 2, cells: ['सुनीता', '9422018864'] },
    ]);
  });

  it('in the encoding of an older program', async () => {
    const { rows, reading } = await readingOf(new Uint8Array([...bytesOf('Caf'), 0xe9, ...bytesOf(',b')]));
    expect([rows[0]?.cells, reading.encoding]).toEqual([['Café', 'b'], 'windows-1252']);
  });

  const wide = (isLittle: boolean, size: 2 | 4, mark: boolean) => {
    const text = `${mark ? '\uFEFF' : ''}Name,Phone\nसुनीता,9422018864\n`;
    const bytes = new Uint8Array(text.length * size);
    const view = new DataView(bytes.buffer);
    [...text].forEach((sign, at) => {
      if (size === 2) view.setUint16(at * 2, sign.charCodeAt(0), isLittle);
      else view.setUint32(at * 4, sign.charCodeAt(0), isLittle);
    });
    return bytes;
  };

  it.each([
    ['UTF-16, little-endian', wide(true, 2, true)],
    ['UTF-16, big-endian', wide(false, 2, true)],
    ['UTF-16 without its mark, little-endian', wide(true, 2, false)],
    ['UTF-16 without its mark, big-endian', wide(false, 2, false)],
    ['UTF-32, little-endian', wide(true, 4, true)],
    ['UTF-32, big-endian', wide(false, 4, true)],
  ])('in %s', async (_kind, bytes) => {
    expect((await rowsOf(bytes)).map(({ cells }) => cells)).toEqual([
      ['Name', 'Phone'],
      ['सुनीता', '9422018864'],
    ]);
  });

  it('of UTF-8 with a missing byte stays UTF-8, and the damaged line is reported', async () => {
    const bytes = bytesOf('Name,Village\nसुनीता,निमोणे\nलता,शिरूर\nबाळू,पुणे');
    const { rows, reading } = await readingOf(bytes.filter((_, at) => at !== 40));
    expect([reading.encoding, rows.length, reading.damagedLines.length]).toEqual(['utf-8', 4, 1]);
    expect((await readingOf(bytes, { encoding: 'windows-1252' })).reading.encoding).toBe('windows-1252');
  });

  it('with a NUL in a name is read without it, and the line is reported', async () => {
    const { rows, reading } = await readingOf(bytesOf('Name,Phone\nNa\0vin,9422018864\nAsha,9422018865'));
    expect([rows[1]?.cells[0], reading.damagedLines]).toEqual(['Navin', [2]]);
  });

  it('reports its number of lines when a cell spans several', async () => {
    const { rows, reading } = await readingOf(bytesOf('Name,Street\nAsha,"House 4,\nCanal Road"\nLata,x'));
    expect([rows.length, reading.lines]).toEqual([3, 4]);
  });
});

describe('refused files', () => {
  const megabyte = Buffer.alloc(1_000_000);
  it.each([
    ['nothing', new Uint8Array(), 'empty'],
    ['blank lines', bytesOf(' \n,,\n\n'), 'empty'],
    ['a file above the size limit', new Uint8Array(sheetLimits.megabytes * 1_000_000 + 1), 'large'],
    ['too many rows', bytesOf('a\n'.repeat(sheetLimits.rows + linesAbove + 1)), 'long'],
    ['a truncated file of Excel before 2007', new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 1]), 'unreadable'],
    ['a picture', new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0, 1]), 'unreadable'],
    ['a zip file without a spreadsheet', zip(Buffer.from('hello'), 5), 'unreadable'],
    ['a truncated zip file', zip(megabyte, 1_000_000).slice(0, 500), 'unreadable'],
    ['a zip bomb', zip(Buffer.concat(Array.from({ length: 60 }, () => megabyte)), 60_000_000), 'large'],
    ['a zip bomb with a small declared size', zip(Buffer.concat(Array.from({ length: 60 }, () => megabyte)), 100), 'large'],
  ])('%s', async (_what, bytes, fault) => {
    expect(await readSheet(bytes)).toEqual({ fault });
  });
});

describe('a text table of another program', () => {
  it.each([
    [
      'with a byte order mark within names',
      '\uFEFFFirst Name,\uFEFFMobile\n\uFEFFAs\uFEFFha,1',
      [
        ['First Name', 'Mobile'],
        ['Asha', '1'],
      ],
    ],
    [
      'with mixed line ends',
      'Name,Mobile\r\nA,1\rB,2\nC,3',
      [
        ['Name', 'Mobile'],
        ['A', '1'],
        ['B', '2'],
        ['C', '3'],
      ],
    ],
    [
      'with spaces before quotation marks',
      'Name, Address, Mobile\n"A", "Gat 1, Pune", 1',
      [
        ['Name', 'Address', 'Mobile'],
        ['A', 'Gat 1, Pune', '1'],
      ],
    ],
    [
      'with semicolons and doubled marks',
      'Name;Mobile\n"A; ""B""";1',
      [
        ['Name', 'Mobile'],
        ['A; "B"', '1'],
      ],
    ],
    [
      'with tabs at the ends of lines',
      'Name\tMobile\t\t\nA\t1\t\t',
      [
        ['Name', 'Mobile', '', ''],
        ['A', '1', '', ''],
      ],
    ],
    [
      'with empty columns',
      'Name,,Mobile\nA,,1',
      [
        ['Name', '', 'Mobile'],
        ['A', '', '1'],
      ],
    ],
    [
      'with a line break in its header',
      '"Full\nName",Mobile\nA,1',
      [
        ['Full Name', 'Mobile'],
        ['A', '1'],
      ],
    ],
  ])('%s is read correctly', async (_kind, text, cells) => {
    const answer = await readSheet(new TextEncoder().encode(text));
    expect('rows' in answer ? answer.rows.map((row) => row.cells) : answer.fault).toEqual(cells);
  });
});
