/** Files from public bug reports and similar ones: each is read with the right values, or its errors are reported. All people are invented. */
import { readFileSync } from 'node:fs';
import { CFB, utils, type WorkBook, write } from '@e965/xlsx';
import { describe, expect, it } from 'vitest';
import { fill } from '../../../i18n/catalogue.ts';
import { headed, matchColumns } from './columns.ts';
import { columnOrder } from './date-order.ts';
import { type Reading, readRow, rowsOf, sharedPhones, withStates, wrongFields } from './import-rows.ts';
import { readSheet } from './read-sheet.ts';

const text = (key: string, values?: Readonly<Record<string, string | number>>) => fill(key, values);
const shirur = { state: 'Maharashtra', district: 'Pune', taluka: 'Shirur' };

/** Reads a file as the import does, up to its check. */
async function importOf(bytes: Uint8Array<ArrayBuffer>) {
  const answer = await readSheet(bytes);
  if ('fault' in answer) throw new Error(answer.fault);
  const { header, rows: sheetRows } = headed(answer.rows);
  const match = matchColumns(header);
  const birthdays = match.dateOfBirth;
  const cells = birthdays && 'column' in birthdays ? sheetRows.map((row) => row.cells[birthdays.column] ?? '') : [];
  const column = columnOrder(cells);
  const hasSerials = column.hasSerials && answer.reading.isFrom1904 !== true;
  const rows = rowsOf(sheetRows, match, { oldFonts: answer.reading.oldFonts });
  const reader = { text, today: '2026-11-22', dateOrder: column.order, hasSerials, matchArea: () => ({ area: shirur, unknown: {} }) };
  const parsed = rows.map((row) => ({ row, reading: readRow(row, reader) }));
  const people = withStates(parsed, new Map()).map(({ reading, state }) => ({ ...reading.values, state, reading }));
  return { people, reading: answer.reading, readings: parsed.map(({ reading }) => reading), shared: sharedPhones(parsed) };
}

const bytesOf = (content: string) => new TextEncoder().encode(content);
const header = 'First Name,Last Name,Mobile,DOB,Email,District,Taluka,Address,Pin code';
const titles = header.split(',');
const rowOf = (number: number, { first = `Navin${number}`, street = `Gat No. ${number}` } = {}) => {
  const digits = String(number).padStart(2, '0');
  return [first, 'Zadkar', `90000123${digits}`, '12/02/1984', `navin${number}@example.in`, 'Pune', 'Shirur', street, '412211'];
};
const rowsUntil = (count: number) => Array.from({ length: count }, (_, at) => rowOf(at + 1));
const csvOf = (rows: readonly (readonly string[])[], separator = ',') => rows.map((row) => `${row.join(separator)}\r\n`).join('');
const utf16be = (content: string) => new Uint8Array([...content].flatMap((letter) => [letter.charCodeAt(0) >> 8, letter.charCodeAt(0) & 255]));

const headWithCommas = titles.map(
  (head) =>
    ({
      Mobile: 'Mobile (10 digits, no 0, no +91)',
      DOB: 'DOB (day, month, year)',
      Email: 'Email (if any, else office)',
      Address: 'Address (house, lane, gat no.)',
      'Pin code': 'Pin code (6 digits, no space)',
    })[head] ?? head,
);
const notes = Array.from({ length: 11 }, (_, at) => [`Note ${at + 1}`]);
const texts = {
  'a byte order mark': bytesOf(`\ufeff${csvOf([titles, ...rowsUntil(2)])}`),
  'a title, then semicolons': bytesOf(`Farmers of Shirur, Pune, kharif 2026\r\n${csvOf([titles, ...rowsUntil(3)], ';')}`),
  'heads with commas': bytesOf(csvOf([headWithCommas, ...rowsUntil(2)], ';')),
  'a stray quotation mark': bytesOf(csvOf([titles, ...rowsUntil(40).with(4, rowOf(5, { street: '"Gat No. 5' }))])),
  'UTF-16 and tabs': utf16be(`\ufeff${csvOf([titles, ...rowsUntil(2)], '\t')}`),
  'its heads on line 13': bytesOf(csvOf([['Krishi Seva'], ...notes, titles, ...rowsUntil(2)])),
};

const read = (name: string) => importOf(new Uint8Array(readFileSync(new URL(`cases/${name}`, import.meta.url))));

type People = Awaited<ReturnType<typeof importOf>>['people'];
const states = (people: People) => people.map(({ state }) => state);
const ready = (count: number) => Array.from({ length: count }, () => 'ready');
/** Returns the value of a field, or the error in brackets. */
const written = (people: People, field: 'phoneNumber' | 'dateOfBirth' | 'email') =>
  people.map(({ reading }) => (reading.faults[field] === undefined ? reading.values[field] : `[${reading.faults[field]}]`));
const faultsOf = (reading: Reading | undefined) => reading && Object.fromEntries(wrongFields(reading).map((field) => [field, reading.faults[field]]));

/** Numbers of people, where they are not two. */
const counts: Readonly<Record<string, number>> = {
  'a text with a title, then semicolons': 3,
  'a text with a stray quotation mark': 40,
  '48-number-formats.xlsx': 12,
  '64-iso-date-cells.xlsx': 1,
};

describe('a file of a public report', () => {
  it.each([
    ...Object.entries(texts).map(([name, bytes]) => [`a text with ${name}`, () => importOf(bytes)] as const),
    ...['22-html-table.xls', '40-hidden-first-sheet.xlsx', '48-number-formats.xlsx', '64-iso-date-cells.xlsx', '66-app-xml-odd.xlsx'].map(
      (name) => [name, () => read(name)] as const,
    ),
  ])('%s has ready rows only', async (name, open) => {
    const { people } = await open();
    expect(states(people)).toEqual(ready(counts[name] ?? 2));
    people.forEach((person, at) => {
      const number = at + 1;
      expect(person).toMatchObject({
        firstName: `Navin${number}`,
        lastName: 'Zadkar',
        phoneNumber: `90000123${String(number).padStart(2, '0')}`,
        dateOfBirth: '1984-02-12',
        email: `navin${number}@example.in`,
        pinCode: '412211',
      });
      expect(person.street.replace('"', '')).toBe(`Gat No. ${number}`);
    });
  });

  it('reports the line of a stray quotation mark, the separator, and the sheet that was read', async () => {
    expect((await importOf(texts['a stray quotation mark'])).reading.strayQuotes).toEqual([6]);
    expect((await importOf(texts['a title, then semicolons'])).reading.separator).toBe(';');
    const { sheets, sheet } = (await read('40-hidden-first-sheet.xlsx')).reading;
    expect([sheets?.[0]?.isHidden, sheet]).toEqual([true, sheets?.[1]?.name]);
  });

  it('a text with one cut character keeps its letters, and has a single damaged cell', async () => {
    const rows = rowsUntil(6).map(([, , ...others], at) => ['तानाजी', 'चव्हाण', ...others.with(5, `गट नं. ${at + 1}`)]);
    const whole = bytesOf(csvOf([titles, ...rows]));
    // Only the first of the three bytes of ग is left.
    const cut = bytesOf(csvOf([titles, ...rows.slice(0, 2), rows[2]?.slice(0, -2) ?? []])).length;
    const { people, reading } = await importOf(whole.filter((_, at) => at !== cut && at !== cut + 1));
    expect(people.map(({ firstName, lastName }) => `${firstName} ${lastName}`)).toEqual(Array.from({ length: 6 }, () => 'तानाजी चव्हाण'));
    expect(reading.damagedLines).toEqual([4]);
    expect(people.map((person) => faultsOf(person.reading))).toEqual([{}, {}, { street: 'import.wrong.damaged' }, {}, {}, {}]);
  });

  it('43-hidden-rows.xlsx reports the rows that a filter has hidden', async () => {
    const { people, reading } = await read('43-hidden-rows.xlsx');
    expect([people.length, reading.hiddenRows]).toEqual([6, [4, 5, 6, 7]]);
  });

  it('45-formula-no-value.xlsx reports a formula without a value', async () => {
    expect(faultsOf((await read('45-formula-no-value.xlsx')).readings[0])).toEqual({ firstName: 'import.wrong.formula', phoneNumber: 'import.wrong.formula' });
  });

  it('a text is read without its NUL, whose line is reported', async () => {
    const { people, reading } = await importOf(bytesOf(csvOf([titles, ...rowsUntil(3).with(1, rowOf(2, { first: 'Na\0vin' }))])));
    expect([states(people), people[1]?.firstName, reading.damagedLines]).toEqual([ready(3), 'Navin', [3]]);
  });

  it('a person in two spellings is one, and names have no invisible character', async () => {
    const names = [
      ['Navin1', '', 1],
      ['Navin2', "D'Souza", 2],
      ['Navin3', 'D’Souza', 2],
      ['क्\u200dषमा', 'Zadkar', 4],
      ['क्षमा', 'Zadkar', 4],
      ['Navin\u202a\u202c', 'Zadkar', 6],
      ['\u202aNavin', 'Zadkar', 7],
      ['\u091c\u093c\u0940\u0928\u0924', 'Zadkar', 8],
      ['\u091c\u093c\u0940\u0928\u0924', 'Zadkar', 8],
    ] as const;
    const rows = names.map(([first, last, phone]) => [first, last, ...rowOf(phone).slice(2)]);
    const { people, shared } = await importOf(bytesOf(csvOf([titles, ...rows])));
    expect(people.map(({ firstName, lastName }) => `${firstName} ${lastName}`).join('|')).not.toMatch(/[\u202a-\u202e]/);
    expect([...shared].map(([line, { isSame }]) => [line, isSame])).toEqual([
      [4, false],
      [6, true],
      [10, true],
    ]);
    expect(faultsOf(people[0]?.reading)).toEqual({ lastName: 'form.required' });
  });
});

const fields = { first: 'Navin', phone: '9822041735', birth: '12/02/1984', email: 'navin@example.in', pin: '412211' };
const line = (part: Partial<typeof fields>) => {
  const { first, phone, birth, email, pin } = { ...fields, ...part };
  return [first, 'Zadkar', phone, birth, email, 'Pune', 'Shirur', 'Gat No. 1', pin].map((cell) => `"${cell.replaceAll('"', '""')}"`).join(',');
};
const one = async (part: Partial<typeof fields>) => (await importOf(bytesOf(`${header}\n${line(part)}`))).people;

describe('a further input of the same kinds', () => {
  it.each([
    'Sun Feb 12 1984 00:00:00 GMT+0530 (India Standard Time)',
    'Sun Feb 12 00:00:00 IST 1984',
    '1984-02-11T18:30:00.000Z',
    '1984-02-12 00:00:00 UTC',
    '1984-02-12T05:29:59-00:01',
    '12–02–1984',
    '１２／０２／１９８４',
    '12Feb1984',
    '12 Feb. 1984 00:00:00.0',
    '12-Feb-1984 12:00 am',
    '१२-फेब्रु-१९८४',
    'रविवार, 12 फरवरी 1984',
    '1984 Feb 12',
    '12.2.84',
    '1984-02-12 00:00:00',
    '1984-02-12T00:00:00',
    '12/02/1984 00:00',
    '12-02-1984 12:00:00 AM',
    '1984-02-12T00:00:00.000Z',
    '1984-02-12T00:00:00+05:30',
    '12.02.1984',
    '12-Feb-84',
    'Feb 12, 1984',
    '12th Feb 1984',
    '12021984',
    '19840212',
    'Sunday, February 12, 1984',
    '12 February, 1984',
    "'12/02/1984",
    '12/02/1984.',
    '12 / 02 / 1984',
    'Feb 12 1984',
    '12-Feb-1984',
    '1984-Feb-12',
  ])('the day %s is 12 February 1984', async (birth) => {
    expect(written(await one({ birth }), 'dateOfBirth')).toEqual(['1984-02-12']);
  });

  it.each([
    ['Mar 4 1979', '1979-03-04'],
    ['4 Mar 79', '1979-03-04'],
    ['मार्च 4 1979', '1979-03-04'],
    ['July 6 1982', '1982-07-06'],
    ['Nov 30 1988', '1988-11-30'],
    ['Sep 2 1991', '1991-09-02'],
    ['1/1/1900', '1900-01-01'],
    ['01-01-84', '1984-01-01'],
  ])('the day %s is %s', async (birth, day) => {
    expect(written(await one({ birth }), 'dateOfBirth')).toEqual([day]);
  });

  it.each(['1984', 'Feb-84', '12/1984', '30/02/1984', '31-Apr-1984', '12/02/19844', '0', '12 Fe 1984 x'])('rejects the day %s', async (birth) => {
    expect(written(await one({ birth }), 'dateOfBirth')).toEqual(['[form.date.unreadable]']);
  });

  it.each([
    'tel:+919822041735',
    'https://wa.me/919822041735',
    'whatsapp: 98220 41735',
    'Ph. 9822041735',
    'Mobile No: +91-98220-41735',
    'मो. ९८२२०४१७३५',
    '+91 - 9822 041 735',
    '9,82,20,41,735',
    '+91\u00a098220\u200941735',
    '0091 (0) 98220 41735',
    '+91 98220-41735',
    '\u202a+91 98220 41735\u202c',
    '\u2068+91 98220 41735\u2069',
    '+91\u00a098220\u00a041735',
    '98220\u201141735',
    '98220\u201341735',
    '(+91) 98220 41735',
    '+91.98220.41735',
    '098220 41735',
    '00919822041735',
    '+91 (0) 98220 41735',
    '९८२२०४१७३५',
    '９８２２０４１７３５',
    '9822041735 ',
    "'9822041735",
    '9822041735.0',
    'Mob: 9822041735',
    '9\ufe0d822041735',
    '91-9822041735',
    '=9822041735',
    '="9822041735"',
    '9822041735;',
    '98\u00ad22041735',
    '\u2060+919822041735',
    '9822041735\u061c',
  ])('the phone number %s is 98220 41735', async (phone) => {
    expect(written(await one({ phone }), 'phoneNumber')).toEqual(['9822041735']);
  });

  it.each(['9.82E+09', '9.822041735E+09', '9.198220417E+09'])('does not guess the lost digits of %s', async (phone) => {
    expect(written(await one({ phone }), 'phoneNumber')).toEqual(['[import.wrong.lostDigits]']);
  });

  it.each([
    '9822041735/9822041736',
    '98220 41735 (wife)',
    '9822041735/36',
    '98220417',
    '5822041735',
    '9822O41735',
    '98220 41735, 98220 41736',
    '+1 982 204 1735',
  ])('rejects the phone number %s', async (phone) => {
    expect(written(await one({ phone }), 'phoneNumber')).toEqual(['[person.wrong.phone]']);
  });

  it.each([
    'Navin Zadkar <navin@example.in>',
    '<navin@example.in>',
    'navin@example.in;',
    'navin@example.in.',
    'MAILTO:navin@example.in',
    'navin@example.in\u200b',
    '\u202anavin@example.in\u202c',
    'mailto:navin@example.in',
  ])('the address %s is navin@example.in', async (email) => {
    expect(written(await one({ email }), 'email')).toEqual(['navin@example.in']);
  });

  it.each(['navin@example', 'navin', 'a@b@example.in', 'navin@@example.in', 'navin@example.in;other@example.in', 'navin@example,in', 'navin @example.in'])(
    'rejects the address %s',
    async (email) => {
      expect(written(await one({ email }), 'email')).toEqual(['[person.wrong.email]']);
    },
  );

  it.each([
    ['अॅड. सुनीता', 'ॲड. सुनीता'],
    ['आेम', 'ओम'],
    ['अाशा', 'आशा'],
    ['क\u094d\u200dषमा', 'क्\u200dषमा'],
    ['\ufeffJose\u0301', 'José'],
  ])('the name %s is %s', async (first, name) => {
    expect((await one({ first }))[0]?.firstName).toBe(name);
  });

  it('decodes Indian letters that were encoded twice as UTF-8', async () => {
    const doubled = new TextDecoder('windows-1252').decode(bytesOf(line({ first: 'सुनीता' })));
    const { people } = await importOf(bytesOf(`${header}\n${doubled}\n${line({ first: 'Fernandês', phone: '9822041736' })}`));
    expect(people.map(({ firstName }) => firstName)).toEqual(['सुनीता', 'Fernandês']);
  });

  it.each([
    ['a line that declares the separator for Excel', `sep=;\n${header.replaceAll(',', ';')}\n${line({}).replaceAll(',', ';')}`],
    ['the end of a DOS file', `${header}\r\n${line({})}\r\n\u001a`],
    ['bars between columns', `${header.replaceAll(',', '|')}\n${line({}).replaceAll(',', '|')}`],
    ['blank lines and a line of separators at its end', `\n\n${header}\n\n${line({})}\n,,,,,,,,\n`],
    ['an apostrophe before numbers', `${header}\n${line({ phone: "'9822041735", pin: "'412211" })}`],
    ['grouped numbers', `${header}\n${line({ pin: '4,12,211' })}`],
    ['a PIN code in two groups', `${header}\n${line({ pin: '412-211' })}`],
  ])('a text file with %s is read', async (_what, content) => {
    const { people } = await importOf(bytesOf(content));
    expect(people.map(({ state, phoneNumber, pinCode }) => [state, phoneNumber, pinCode])).toEqual([['ready', '9822041735', '412211']]);
  });

  const cells = [header.split(','), ['Navin', 'Zadkar', 9822041735, '12/02/1984', 'navin@example.in', 'Pune', 'Shirur', 'Gat No. 1', 412211]];
  const bookOf = (change: (book: WorkBook) => void, rows: readonly (readonly unknown[])[] = cells) => {
    const book = utils.book_new();
    utils.book_append_sheet(book, utils.aoa_to_sheet(rows.map((row) => [...row])), 'Farmers');
    change(book);
    const bytes: ArrayBuffer = write(book, { type: 'array', bookType: 'xlsx', cellStyles: true });
    return new Uint8Array(bytes);
  };

  it.each([
    [
      'a very hidden sheet before it',
      bookOf((book) => {
        utils.book_append_sheet(book, utils.aoa_to_sheet([header.split(',')]), 'Lists');
        utils.book_set_sheet_visibility(book, 'Lists', 2);
      }),
    ],
    [
      'an empty sheet before it',
      bookOf((book) => {
        utils.book_append_sheet(book, utils.aoa_to_sheet([[]]), 'Sheet1');
        book.SheetNames.reverse();
      }),
    ],
    [
      'merged titles above the header',
      bookOf(
        (book) => {
          const sheet = book.Sheets['Farmers'];
          if (sheet) sheet['!merges'] = [{ s: { r: 0, c: 0 }, e: { r: 1, c: 8 } }];
        },
        [['Farmers of Shirur'], [], ...cells],
      ),
    ],
    [
      'days counted from 1904',
      bookOf((book) => {
        book.Workbook = { WBProps: { date1904: true } };
      }),
    ],
    [
      'its first columns empty',
      bookOf(
        () => undefined,
        cells.map((row) => ['', '', ...row]),
      ),
    ],
  ])('a workbook with %s is read', async (_what, bytes) => {
    const { people } = await importOf(bytes);
    expect(people.map(({ state, phoneNumber, dateOfBirth, pinCode }) => [state, phoneNumber, dateOfBirth, pinCode])).toEqual([
      ['ready', '9822041735', '1984-02-12', '412211'],
    ]);
  });
});

const table = (rows: readonly (readonly string[])[]) => rows.map((row) => row.join(',')).join('\n');
const sheetOf = (rows: readonly (readonly unknown[])[], change: (book: WorkBook) => void = () => undefined) => {
  const book = utils.book_new();
  utils.book_append_sheet(book, utils.aoa_to_sheet(rows.map((row) => [...row])), 'Farmers');
  change(book);
  const bytes: ArrayBuffer = write(book, { type: 'array', bookType: 'xlsx', cellDates: true });
  return new Uint8Array(bytes);
};
const cellsOf = (at: number) => [
  `Navin${at}`,
  'Zadkar',
  `90000123${String(at).padStart(2, '0')}`,
  '12/02/1984',
  'n@example.in',
  'Pune',
  'Shirur',
  'Gat 1',
  '412211',
];
const headedOf = async (file: Uint8Array<ArrayBuffer> | string) => {
  const answer = await readSheet(typeof file === 'string' ? bytesOf(file) : file);
  if ('fault' in answer) throw new Error(answer.fault);
  return { ...headed(answer.rows), reading: answer.reading };
};

describe('a file of an office', () => {
  it('with blank lines between its people loses no row', async () => {
    const people = Array.from({ length: 2_600 }, (_, at) => [[], cellsOf(at)]).flat();
    expect((await headedOf(sheetOf([titles, ...people]))).rows).toHaveLength(2_600);
  });

  it('as an HTML page in UTF-16 keeps its letters', async () => {
    const page = `\uFEFF<html><table><tr>${titles.map((title) => `<th>${title}</th>`).join('')}</tr><tr>${cellsOf(1)
      .map((cell) => `<td>${cell.replace('Navin1', 'तानाजी')}</td>`)
      .join('')}</tr></table>`;
    const { people } = await importOf(new Uint8Array(new Uint16Array([...page].map((sign) => sign.charCodeAt(0))).buffer));
    expect(people.map(({ state, firstName }) => [state, firstName])).toEqual([['ready', 'तानाजी']]);
  });

  it.each([
    ['a comment', '<!-- export -->'],
    ['a menu in a table of its own', '<html><table><tr><td>Home</td></tr></table>'],
  ])('as an HTML page that starts with %s is read', async (_what, start) => {
    const page = `${start}<table><tr>${titles.map((title) => `<th>${title}</th>`).join('')}</tr><tr>${cellsOf(1)
      .map((cell) => `<td>${cell}&nbsp;</td>`)
      .join('')}</tr></table>`;
    expect(states((await importOf(bytesOf(page))).people)).toEqual(['ready']);
  });

  it.each([
    ['a PDF', '%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj'],
    ['a document', '{\\rtf1\\ansi Name, Mobile}'],
    ['contact cards', 'BEGIN:VCARD\nFN:Tanaji\nTEL:+919822041735\nEND:VCARD'],
    ['JSON', '[{"name":"Asha","mobile":"9822041735"}]'],
    ['an export of an accounting program', '<ENVELOPE><LEDGER NAME="Asha"/></ENVELOPE>'],
  ])('without a table, such as %s, is refused', async (_what, content) => {
    expect(await readSheet(bytesOf(content))).toEqual({ fault: 'unreadable' });
  });

  it('repeats the text of merged cells for each person, and not in blank lines', async () => {
    const merged = [titles, cellsOf(1), [...cellsOf(2).slice(0, 6), null, 'Gat 1', '412211'], []];
    const bytes = sheetOf(merged, (book) => {
      const sheet = book.Sheets['Farmers'];
      if (sheet) sheet['!merges'] = [{ s: { r: 1, c: 6 }, e: { r: 3, c: 6 } }];
    });
    expect((await headedOf(bytes)).rows.map(({ cells }) => cells[6])).toEqual(['Shirur', 'Shirur']);
  });

  it.each([
    ['in a workbook', true],
    ['in a text', false],
  ])('has its header in two lines, %s', async (_what, isBook) => {
    const rows = [
      ['Sr', 'Name of farmer', '', 'Mobile', 'Address', '', 'Pin'],
      ['', 'First Name', 'Last Name', '', 'Village', 'Taluka', ''],
      ['1', 'Navin', 'Zadkar', '9822041735', 'Nimone', 'Shirur', '412211'],
    ];
    const found = await headedOf(isBook ? sheetOf(rows) : table(rows));
    expect([found.line, found.rows.length, matchColumns(found.header)]).toEqual([
      2,
      1,
      {
        firstName: { column: 1 },
        lastName: { column: 2 },
        phoneNumber: { column: 3 },
        taluka: { column: 5 },
        village: { column: 4 },
        pinCode: { column: 6 },
      },
    ]);
  });

  it('without a header loses no row, and no column is assumed', async () => {
    const found = await headedOf('तानाजी चव्हाण,9822041735,Main Road\nसुनीता चव्हाण,98220 41736,निमोणे');
    expect([found.line, found.rows.length, matchColumns(found.header)]).toEqual([0, 2, {}]);
  });

  it('reports the other sheets with people', async () => {
    const bytes = sheetOf([titles, cellsOf(1)], (book) => {
      utils.book_append_sheet(book, utils.aoa_to_sheet([titles, cellsOf(2)]), 'Shirur');
      utils.book_append_sheet(book, utils.aoa_to_sheet([['How to fill in']]), 'Notes');
    });
    expect((await headedOf(bytes)).reading.otherSheets).toEqual(['Shirur']);
  });

  it('reports that a program may have swapped day and month', () => {
    expect(columnOrder(['1984-12-02', '25/12/1984', '1990-05-03']).maySwap).toBe(true);
    expect(columnOrder(['1984-12-20', '25/12/1984']).maySwap).toBe(false);
    expect(columnOrder(['1984-12-02', '05/12/1984']).maySwap).toBe(false);
  });

  it('reads placeholders for empty cells as empty', async () => {
    const people = ['-', 'NA', 'N/A', '\\N', 'NULL', '(blank)', 'NaN', 'none', '...'].map((sign) => [...cellsOf(1).with(1, sign), sign]);
    const { people: read } = await importOf(bytesOf(table([[...titles, 'Gender'], ...people])));
    expect(read.map(({ lastName, reading }) => [lastName, reading.faults.lastName, reading.faults.gender])).toEqual(
      people.map(() => ['', 'form.required', 'import.wrong.gender']),
    );
  });

  it.each([
    ['letters replaced by question marks', '???? ??', 'import.wrong.damaged'],
    ['more characters than the maximum', 'x'.repeat(501), 'import.wrong.long'],
  ])('with %s reports the error', async (_what, street, fault) => {
    const { people } = await importOf(bytesOf(table([titles, cellsOf(1).with(7, street)])));
    expect(people.map(({ reading }) => faultsOf(reading))).toEqual([{ street: fault }]);
  });

  it.each(["12 Feb '84", "12-Feb'84", '12.02.1984 14:30', '12-FEB-84', '12 फेब्रु. 84'])('the day %s is 12 February 1984', async (birth) => {
    expect(written(await one({ birth }), 'dateOfBirth')).toEqual(['1984-02-12']);
  });
});

describe('a cell that a spreadsheet has changed', () => {
  const villages = async (...cells: readonly string[]) => {
    const { people, reading } = await importOf(bytesOf(table([[...titles, 'Village'], ...cells.map((village, at) => [...cellsOf(at), village])])));
    return { villages: people.map((person) => faultsOf(person.reading)?.['village'] ?? person.village), reading };
  };

  it('has a fault for an error or a formula in place of a value, also in a text', async () => {
    const errors = ['#N/A', '#REF!', '#NAME?', '#DIV/0!', '#SPILL!', '#NV', '#¡REF!', 'Err:508', 'Loading...', '########', '=B2', '=VLOOKUP(A2'];
    const read = await villages(...errors, 'Nimone', '#12 Canal Road');
    expect(read.villages).toEqual([...errors.map(() => 'import.wrong.formula'), 'Nimone', '#12 Canal Road']);
    expect(read.reading.emptyFormulas).toEqual(errors.map((_, at) => at + 2));
  });

  it('has a fault for a text that has become a date', async () => {
    expect((await villages('2026-02-01', '01-Feb', 'Jan-12', 'Gat 1/2', '12-Bis')).villages).toEqual([
      ...Array(3).fill('import.wrong.date'),
      'Gat 1/2',
      '12-Bis',
    ]);
  });

  it('repeats the village of the row above for a ditto sign', async () => {
    const { villages: read } = await villages('Nimone', '-do-', '〃', 'वरीलप्रमाणे', 'Do', 'Ditto');
    expect(read).toEqual(['Nimone', 'Nimone', 'Nimone', 'Nimone', 'Do', 'Do']);
  });

  it('is not read as a day where numbers of the column have lost their zero, or days are counted from 1904', async () => {
    const births = async (...cells: readonly string[]) => {
      const { people } = await importOf(bytesOf(table([titles, ...cells.map((birth, at) => cellsOf(at).with(3, birth))])));
      return written(people, 'dateOfBirth');
    };
    expect(await births('120284', '20284')).toEqual(Array(2).fill('[form.date.unreadable]'));
    expect(await births('12/02/1984', '30724')).toEqual(Array(2).fill('1984-02-12'));
    const from1904 = sheetOf([titles, [...cellsOf(1).slice(0, 3), 29_262, ...cellsOf(1).slice(4)]], (book) => {
      book.Workbook = { WBProps: { date1904: true } };
    });
    expect(written((await importOf(from1904)).people, 'dateOfBirth')).toEqual(['[form.date.unreadable]']);
  });

  it('is not a text where it is a percentage or a truth value, in every kind of workbook', async () => {
    for (const bookType of ['xlsx', 'xlsb', 'biff8', 'ods', 'fods', 'xlml'] as const) {
      const sheet = utils.aoa_to_sheet([[...titles, 'Village'], [...cellsOf(1), ''], cellsOf(2)]);
      sheet['J2'] = { t: 'n', v: 0.5, z: '0%' };
      sheet['A3'] = { t: 'b', v: true };
      const bytes: ArrayBuffer = write({ SheetNames: ['Farmers'], Sheets: { Farmers: sheet } }, { type: 'array', bookType });
      const { people } = await importOf(new Uint8Array(bytes));
      expect([people[0]?.village, people[1]?.firstName, ...people.map(({ reading }) => faultsOf(reading))]).toEqual([
        '50%',
        'TRUE',
        { village: 'import.wrong.kind' },
        { firstName: 'import.wrong.kind' },
      ]);
    }
    const { villages: read } = await villages('TRUE', 'false', '12.5 %', '50% share of Nimone');
    expect(read).toEqual([...Array(3).fill('import.wrong.kind'), '50% share of Nimone']);
  });

  it('of an OpenDocument has its value also without a text or a style', async () => {
    const cells = (values: readonly string[]) => values.map((value) => `<table:table-cell ${value}</table:table-cell>`).join('');
    const texts = (values: readonly string[]) => cells(values.map((value) => `office:value-type="string"><text:p>${value}</text:p>`));
    const names = ['office', 'table', 'text'].map((name) => `xmlns:${name}="urn:oasis:names:tc:opendocument:xmlns:${name}:1.0"`).join(' ');
    const [first = '', last = '', , birth = '', ...rest] = cellsOf(1);
    const row = `${texts([first, last])}<table:table-cell office:value-type="float" office:value="9822041735"/>${texts([birth, ...rest])}`;
    const percents = '<table:table-cell office:value-type="percentage" office:value="0.5"/>';
    const share = cells(['office:value-type="percentage" office:value="0.125"><text:p>13%</text:p>']);
    const lines = [texts([...titles, 'Village', 'Crops']), row + percents + share].map((line) => `<table:table-row>${line}</table:table-row>`).join('');
    const content = `<office:document-content ${names}><office:body><office:spreadsheet><table:table table:name="Farmers">${lines}</table:table></office:spreadsheet></office:body></office:document-content>`;
    const container = CFB.utils.cfb_new();
    CFB.utils.cfb_add(container, '/mimetype', Buffer.from('application/vnd.oasis.opendocument.spreadsheet'));
    CFB.utils.cfb_add(container, '/content.xml', Buffer.from(content));
    const [person] = (await importOf(Uint8Array.from(Buffer.from(CFB.write(container, { fileType: 'zip', type: 'buffer' }))))).people;
    expect([person?.phoneNumber, person?.village, person?.reading.values.notes]).toEqual(['9822041735', '50%', [{ name: '12.5%', value: null }]]);
  });

  it.each([
    ['macintosh', 'José', [0x4a, 0x6f, 0x73, 0x8e]],
    ['macintosh', 'Müller', [0x4d, 0x9f, 0x6c, 0x6c, 0x65, 0x72]],
    ['macintosh', 'D’Souza', [0x44, 0xd5, 0x53, 0x6f, 0x75, 0x7a, 0x61]],
    ['macintosh', 'JOSÉ', [0x4a, 0x4f, 0x53, 0x83]],
    ['macintosh', 'Zoë', [0x5a, 0x6f, 0x91]],
    ['windows-1252', 'José', [0x4a, 0x6f, 0x73, 0xe9]],
    ['windows-1252', 'Müller', [0x4d, 0xfc, 0x6c, 0x6c, 0x65, 0x72]],
    ['windows-1252', 'D’Souza', [0x44, 0x92, 0x53, 0x6f, 0x75, 0x7a, 0x61]],
    ['windows-1252', 'JOSÉ', [0x4a, 0x4f, 0x53, 0xc9]],
    ['windows-1252', 'Élise', [0xc9, 0x6c, 0x69, 0x73, 0x65]],
  ])('in %s has the name %s', async (encoding, name, bytes) => {
    const file = Buffer.concat([bytesOf(`${header}\n`), Uint8Array.from(bytes), bytesOf(line({ first: '' }).slice(2))]);
    const { people, reading } = await importOf(Uint8Array.from(file));
    expect([reading.encoding, people[0]?.firstName]).toEqual([encoding, name]);
  });

  it('has a fault for a byte that the encoding of its file has no letter for', async () => {
    const file = Buffer.concat([bytesOf(`${header}\nM`), Uint8Array.of(0x81), bytesOf(`ller${line({ first: '' }).slice(2)}`)]);
    const { people, reading } = await importOf(Uint8Array.from(file));
    expect([faultsOf(people[0]?.reading), reading.damagedLines]).toEqual([{ firstName: 'import.wrong.damaged' }, [2]]);
  });

  it('keeps its percent sign', async () => {
    const bytes = sheetOf(
      [
        [...titles, 'Crops'],
        [...cellsOf(1), 0.125],
      ],
      (book) => {
        const sheet = book.Sheets['Farmers'];
        if (sheet) sheet['J2'] = { t: 'n', v: 0.125, z: '0.0%' };
      },
    );
    expect((await importOf(bytes)).people[0]?.notes).toEqual([{ name: '12.5%', value: null }]);
  });

  it('is the day that a program has missed by some seconds', async () => {
    const births = async (serial: number) => {
      const bytes = sheetOf([titles, cellsOf(1)], (book) => {
        const sheet = book.Sheets['Farmers'];
        if (sheet) sheet['D2'] = { t: 'n', v: serial, z: 'dd/mm/yyyy' };
      });
      return written((await importOf(bytes)).people, 'dateOfBirth');
    };
    // 23:59:32 of the day before, the last second of the day, and the day itself.
    expect(await Promise.all([30_723 + 86_372 / 86_400, 30_724 + 86_399 / 86_400, 30_724].map(births))).toEqual(Array(3).fill(['1984-02-12']));
  });

  it.each(['D?Souza', 'Jos?', '?', 'Jos‚', 'JosŽ', 'Ram×esh', 'Jos\ud83d', 'Jos&zzz;'])('has a fault for the lost letter of the name %s', async (first) => {
    const rows = [1, 2, 3, 4].map(cellsOf);
    const { people } = await importOf(bytesOf(table([titles, cellsOf(0).with(0, first), ...rows])));
    expect(people.map(({ reading }) => faultsOf(reading))).toEqual([{ firstName: 'import.wrong.damaged' }, ...rows.map(() => ({}))]);
  });

  it.each([
    ['Dâ€™Souza', 'D’Souza'],
    ['FernandÃ¨s', 'Fernandès'],
    ['à¤°à¤®à¥\u2021à¤¶', 'रमेश'],
    ['D`Souza', 'D`Souza'],
    ['Fernandês', 'Fernandês'],
    ['Jos&eacute;', 'José'],
  ])('the name %s is %s, in a text and in a workbook', async (first, name) => {
    const rows = [titles, cellsOf(1).with(0, first), cellsOf(2), cellsOf(3)];
    for (const bytes of [bytesOf(table(rows)), sheetOf(rows)]) {
      const [person] = (await importOf(bytes)).people;
      expect([person?.firstName, faultsOf(person?.reading)]).toEqual([name, {}]);
    }
  });

  it('counts a line of separators as a line without text', async () => {
    expect((await headedOf(`${table([titles, cellsOf(1)])}\n,,,,,,,,\n,,,,,,,,\n`)).reading.lines).toBe(2);
  });

  it.each([
    ['M.', 'MALE'],
    ['पुरुष/Male', 'MALE'],
    ['Female (महिला)', 'FEMALE'],
    ['Third gender', 'OTHER'],
    ['M/F', ''],
    ['Mr', ''],
  ])('the gender %s is %j', async (said, gender) => {
    const { people } = await importOf(
      bytesOf(
        table([
          [...titles, 'Gender'],
          [...cellsOf(1), said],
        ]),
      ),
    );
    expect(people[0]?.gender).toBe(gender);
  });
});

describe('a file that another program wrote in its own way', () => {
  it.each([
    ['entities of HTML', 'D&#39;Souza', "D'Souza"],
    ['entities of HTML for letters of India', '&#2340;&#x93E;&#2344;&#2366;&#2332;&#2368;', 'तानाजी'],
    ['letters as quoted-printable bytes', '=E0=A4=B8=E0=A5=81=E0=A4=A8=E0=A5=80=E0=A4=A4=E0=A4=BE', 'सुनीता'],
    ['letters as bytes of an address', '%E0%A4%86%E0%A4%B6%E0%A4%BE', 'आशा'],
    ['letters as escapes of JSON', '\\u0906\\u0936\\u093e', 'आशा'],
    ['a name that only looks like one of these', 'R&D; 50%=E0', 'R&D; 50%=E0'],
  ])('with %s keeps the name', async (_what, first, name) => {
    expect((await one({ first }))[0]?.firstName).toBe(name);
  });

  it.each([
    ['in the letters of a font from before Unicode', 'lÖ›¸üÖ ´Ö×®Ö', 'import.wrong.oldFont'],
    ['with the phone number behind it', 'Navin 98220 41735', 'import.wrong.number'],
  ])('has a fault for a name %s', async (_what, first, fault) => {
    expect(faultsOf((await one({ first }))[0]?.reading)).toMatchObject({ firstName: fault });
  });

  it.each([
    ['श्री. तानाजी मारुती चव्हाण', ['श्री. तानाजी', 'मारुती', 'चव्हाण']],
    ['Smt Kamal Kale', ['Smt Kamal', '', 'Kale']],
    ['Sau. Lata Kale', ['Sau. Lata', '', 'Kale']],
    ['Chavan, Tanaji Maruti', ['Tanaji', 'Maruti', 'Chavan']],
    ['Tanaji Chavan (Patil)', ['Tanaji', '', 'Chavan (Patil)']],
    ['Shri Tanaji', ['Shri Tanaji', '', '']],
    ['ह.भ.प. तानाजी चव्हाण', ['ह.भ.प. तानाजी', '', 'चव्हाण']],
    ['M/s Kale Traders', ['M/s Kale', '', 'Traders']],
    ['R. K. Patil', ['R.', 'K.', 'Patil']],
    // Neither of them is a last name for certain.
    ['Patil R. K.', ['Patil R. K.', '', '']],
    ['Ramesh K', ['Ramesh K', '', '']],
    ['पाटील र.', ['पाटील र.', '', '']],
  ])('splits the whole name %s', async (name, parts) => {
    const { people } = await importOf(bytesOf(`Name,Mobile\n"${name}",9822041735`));
    expect(people.map(({ firstName, middleName, lastName }) => [firstName, middleName, lastName])).toEqual([parts]);
  });

  it.each(['1. Navin', '2) Navin', '(13) Navin', '४.Navin'])('the name %s is Navin, without its number in the list', async (first) => {
    expect((await one({ first }))[0]?.firstName).toBe('Navin');
  });

  it.each(['9822041735,00', '9822041735.', '98,22,04,17,35'])('the phone %s is 98220 41735', async (phone) => {
    expect(written((await importOf(bytesOf(table([titles, cellsOf(1).with(2, `"${phone}"`)])))).people, 'phoneNumber')).toEqual(['9822041735']);
  });

  it.each([
    ['two numbers', '9822041735/9822041736'],
    ['an extension', '9822041735 ext 12'],
    ['an Aadhaar number', '2345 6789 0123'],
    ['an Aadhaar number that starts like a phone', '9822 0417 3512'],
  ])('has a fault for %s in place of a phone', async (_what, phone) => {
    const { people } = await importOf(bytesOf(table([titles, cellsOf(1).with(2, phone)])));
    expect(people.map(({ reading }) => faultsOf(reading))).toEqual([{ phoneNumber: 'person.wrong.phone' }]);
  });

  it('has a fault in each line of a total, a heading and a second header, and keeps the people between them', async () => {
    const { people } = await importOf(bytesOf(table([titles, cellsOf(1), ['Total', '', '1'], [], ['Nimone'], titles, cellsOf(2), ['एकूण', '', '2']])));
    expect(states(people)).toEqual(['ready', 'wrong', 'wrong', 'wrong', 'ready', 'wrong']);
  });

  it.each([
    ['Smt. Sunita Kale', 'FEMALE'],
    ['Smt.Sunita Kale', 'FEMALE'],
    ['श्रीमती सुनीता काळे', 'FEMALE'],
    ['Mrs Sunita Kale', 'FEMALE'],
    ['Shri Ramesh Kale', 'MALE'],
    ['Saurabh Kale', 'MALE'],
    ['सौरभ काळे', 'MALE'],
  ])('without genders has for %s the gender %s', async (name, gender) => {
    expect((await importOf(bytesOf(`Name,Mobile\n${name},9822041735`))).people[0]?.gender).toBe(gender);
  });

  it.each([
    ['text', (rows: string[][]) => bytesOf(table(rows))],
    ['workbook', (rows: string[][]) => sheetOf(rows)],
  ])('says that a %s has more columns than are read', async (_what, fileOf) => {
    const wide = (more: readonly string[]) => [...Array(titles.length).keys()].map((at) => titles[at] ?? '').concat(Array(100 - titles.length).fill(''), more);
    const isCut = async (...more: string[]) => (await importOf(fileOf([wide(['', more[0] ?? '']), cellsOf(1)]))).reading.isCut;
    expect([await isCut('Village'), await isCut()]).toEqual([true, false]);
  });

  it.each(['?', '.', '!!', '12'])('has a fault for the name %s, which has no letter', async (first) => {
    expect(faultsOf((await one({ first }))[0]?.reading)).toMatchObject({ firstName: 'import.wrong.damaged' });
  });

  it('reads the address of a mail link with a subject', async () => {
    expect(written(await one({ email: 'mailto:navin@example.in?subject=Order' }), 'email')).toEqual(['navin@example.in']);
  });

  it.each(['19840212', '12021984', '१२०२१९८४'])('the day %s is 12 February 1984', async (birth) => {
    expect(written(await one({ birth }), 'dateOfBirth')).toEqual(['1984-02-12']);
  });

  it.each(['19841302', '30021984', '12021884'])('the day %s is none', async (birth) => {
    expect(written(await one({ birth }), 'dateOfBirth')).toEqual(['[form.date.unreadable]']);
  });

  it('asks for a gender that its column leaves out, and fills in one where the column is empty', async () => {
    const genders = async (...said: readonly string[]) => {
      const { people } = await importOf(bytesOf(table([[...titles, 'Gender'], ...said.map((gender, at) => [...cellsOf(at), gender])])));
      return people.map(({ gender, reading }) => [gender, reading.faults.gender]);
    };
    expect(await genders('F', '', 'M')).toEqual([
      ['FEMALE', undefined],
      ['', 'import.wrong.gender'],
      ['MALE', undefined],
    ]);
    expect(await genders('', '')).toEqual([
      ['MALE', undefined],
      ['MALE', undefined],
    ]);
  });

  it('has a fault where a cell holds an error in place of a value', async () => {
    const bytes = sheetOf(
      [
        [...titles, 'Village'],
        [...cellsOf(1), 'Nimone'],
      ],
      (book) => {
        const sheet = book.Sheets['Farmers'];
        if (sheet) sheet['J2'] = { t: 'e', v: 0x2a, w: '#N/A', f: 'VLOOKUP(A2,Lists!A:B,2,0)' };
      },
    );
    const { people, reading } = await importOf(bytes);
    expect([people.map((person) => faultsOf(person.reading)), reading.emptyFormulas]).toEqual([[{ village: 'import.wrong.formula' }], [2]]);
  });

  const withHiddenRow = (bookType: 'xlsx' | 'xlsb' | 'xlml') => {
    const book = utils.book_new();
    const sheet = utils.aoa_to_sheet([titles, cellsOf(1), cellsOf(2)]);
    sheet['!rows'] = [{}, { hidden: true }];
    utils.book_append_sheet(book, sheet, 'Farmers');
    const bytes: ArrayBuffer = write(book, { type: 'array', bookType, cellStyles: true });
    return new Uint8Array(bytes);
  };

  it.each(['xlsx', 'xlsb', 'xlml'] as const)('names the line that is hidden in %s', async (bookType) => {
    const { people, reading } = await importOf(withHiddenRow(bookType));
    expect([people.length, reading.hiddenRows]).toEqual([2, [2]]);
  });

  it.each(['hidden-rows.xls', 'hidden-rows.ods'])('names the filtered and hidden lines of %s, as LibreOffice saves it', async (name) => {
    const { people, reading } = await read(name);
    expect([people.length, reading.hiddenRows, reading.hiddenColumns]).toEqual([6, [3, 4, 6], []]);
  });

  it.each(['hidden-columns.xls', 'hidden-columns.ods'])('names the hidden column of %s, as LibreOffice saves it', async (name) => {
    const { people, reading } = await read(name);
    expect([states(people), reading.hiddenRows, reading.hiddenColumns]).toEqual([ready(6), [], [5]]);
  });

  it('names the hidden line of an HTML page', async () => {
    const line = (cells: readonly string[], attributes = '') => `<tr${attributes}>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`;
    const page = `<table>${line(titles)}${line(cellsOf(1), ' height=0 style="display:none"')}${line(cellsOf(2))}</table>`;
    expect((await importOf(bytesOf(page))).reading.hiddenRows).toEqual([2]);
  });

  it('names a hidden column only when it has a text', async () => {
    const bytes = sheetOf([titles, cellsOf(1)], (book) => {
      const sheet = book.Sheets['Farmers'];
      if (sheet) sheet['!cols'] = Array.from({ length: 13 }, (_, at) => ({ hidden: at === 1 || at === 12 }));
    });
    expect((await importOf(bytes)).reading.hiddenColumns).toEqual([1]);
  });

  it('refuses the cells of a column in an old font, and reads the others', async () => {
    const rows = [cellsOf(1).with(0, "jes'k"), cellsOf(2).with(0, "x.ks'k"), cellsOf(3).with(0, 'eksjs'), cellsOf(4).with(0, 'आशा')];
    const { people } = await importOf(bytesOf(table([titles, ...rows])));
    const refused = { firstName: 'import.wrong.oldFont' };
    expect(people.map(({ reading }) => faultsOf(reading))).toEqual([refused, refused, refused, {}]);
  });

  it('names the line that is hidden by a height of 0', async () => {
    const flat = Buffer.from(withHiddenRow('xlsx')).toString('latin1').replace('hidden="1"', 'ht="0"    ');
    expect(flat).toContain('ht="0"');
    expect((await importOf(Uint8Array.from(Buffer.from(flat, 'latin1')))).reading.hiddenRows).toEqual([2]);
  });

  it.each(['xlsx', 'xlsb', 'biff8', 'biff5', 'ods', 'fods', 'xlml', 'html'] as const)(
    'of the kind %s has its phone, PIN code, day and letters',
    async (bookType) => {
      const book = utils.book_new();
      const person = [...cellsOf(1).with(0, 'तानाजी').with(2, '')];
      const sheet = utils.aoa_to_sheet([titles, person]);
      sheet['C2'] = { t: 'n', v: 9_822_041_735 };
      sheet['I2'] = { t: 'n', v: 412_211 };
      // 12 February 1984, as a day of the spreadsheet.
      if (bookType !== 'html') sheet['D2'] = { t: 'n', v: 30_724, z: 'dd/mm/yyyy' };
      utils.book_append_sheet(book, sheet, 'Farmers');
      const bytes: ArrayBuffer = write(book, { type: 'array', bookType });
      const { people } = await importOf(new Uint8Array(bytes));
      const first = bookType === 'biff5' ? people[0]?.firstName : 'तानाजी';
      expect(people.map(({ firstName, phoneNumber, dateOfBirth, pinCode }) => [firstName, phoneNumber, dateOfBirth, pinCode])).toEqual([
        [first, '9822041735', '1984-02-12', '412211'],
      ]);
    },
  );

  it.each(['sylk', 'dif', 'dbf'] as const)('of the kind %s is refused and not read as texts', async (bookType) => {
    const bytes: ArrayBuffer = write(
      { SheetNames: ['Farmers'], Sheets: { Farmers: utils.aoa_to_sheet([titles, ...Array.from({ length: 30 }, (_, at) => cellsOf(at))]) } },
      { type: 'array', bookType },
    );
    expect(await readSheet(new Uint8Array(bytes))).toEqual({ fault: 'unreadable' });
  });

  it('that is packed is refused', async () => {
    const packed = new Response(bytesOf(table([titles, ...Array.from({ length: 200 }, (_, at) => cellsOf(at))]))).body?.pipeThrough(
      new CompressionStream('gzip'),
    );
    expect(await readSheet(new Uint8Array(await new Response(packed).arrayBuffer()))).toEqual({ fault: 'unreadable' });
  });
});
