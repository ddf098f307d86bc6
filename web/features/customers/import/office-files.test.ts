/** Exports of contact and accounting programs, and sheets of offices: nothing is guessed, and what can be read in one way only is read. */
import { describe, expect, it } from 'vitest';
import { fill } from '../../../i18n/catalogue.ts';
import { headed, type ImportField, matchColumns, otherHeaders, rivalsOf } from './columns.ts';
import { readBirthday, readRow, rowsOf, wrongFields } from './import-rows.ts';
import { readSheet } from './read-sheet.ts';
import type { SheetRow } from './sheet.ts';

const text = (key: string, values?: Readonly<Record<string, string | number>>) => fill(key, values);

/** Reads a table of texts as the import does. */
async function importOf(...lines: readonly string[]) {
  const answer = await readSheet(new TextEncoder().encode(lines.join('\n')));
  if ('fault' in answer) throw new Error(answer.fault);
  const found = headed(answer.rows);
  const match = matchColumns(found.header);
  const reader = {
    text,
    today: '2026-11-22',
    dateOrder: 'DAY_FIRST',
    matchArea: () => ({ area: { state: '', district: '', taluka: '' }, unknown: {} }),
  } as const;
  const readings = rowsOf(found.rows, match, { oldFonts: answer.reading.oldFonts }).map((row) => readRow(row, reader));
  return { ...found, match, readings, reading: answer.reading };
}

/** Returns the columns by field. */
const columnsOf = (header: readonly string[]) =>
  Object.fromEntries(Object.entries(matchColumns(header)).flatMap(([field, source]) => ('column' in source ? [[field, source.column]] : [])));

const lines = (...rows: readonly (readonly string[])[]): readonly SheetRow[] => rows.map((cells, at) => ({ number: at + 1, cells }));

describe('a header of two lines', () => {
  const person = ['Navin', 'Zadkar', '9822041735', '12/02/1984'];
  const whole = { firstName: 0, lastName: 1, phoneNumber: 2, dateOfBirth: 3 };

  it.each([
    ['one title over the first and last name', ['Name of farmer', '', 'Mobile', 'DOB'], ['First', 'Last', '', '']],
    ['the parts of the name first', ['First', 'Last', '', ''], ['Name', 'Name', 'Mobile', 'DOB']],
    ['cells merged over both lines', ['Name', '', 'Mobile', 'DOB'], ['First', 'Last', 'Mobile', 'DOB']],
  ])('with %s', (_what, first, second) => {
    const found = headed(lines(first, second, person));
    expect([found.line, found.rows.length, columnsOf(found.header)]).toEqual([2, 1, whole]);
  });

  it('is no header and a person without a phone', () => {
    const found = headed(lines(['First Name', 'Last Name', 'Mobile', 'Village'], ['Navin', 'Road', '', 'City'], person));
    expect([found.line, found.rows.length]).toEqual([1, 2]);
  });
});

it('names the line of a second table with another order of columns, and no repeated header', () => {
  const [first, person] = [
    ['First Name', 'Last Name', 'Mobile'],
    ['Navin', 'Zadkar', '9822041735'],
  ] as const;
  expect(otherHeaders(headed(lines(first, person, first, person)))).toEqual([]);
  expect(otherHeaders(headed(lines(first, person, ['Last Name', 'First Name', 'Mobile'], person)))).toEqual([3]);
});

it.each<[string, readonly string[], ImportField, readonly number[]]>([
  ['two streets', ['First Name', 'Business Street', 'Home Street'], 'street', [1, 2]],
  ['two cities', ['First Name', 'Billing City', 'Shipping City'], 'village', [1, 2]],
  ['the name of a contact', ['Contact Name', 'Phone', 'Is My Contact'], 'phoneNumber', []],
])('of %s assumes none', (_what, header, field, rivals) => {
  expect(rivalsOf(header, field)).toEqual(rivals);
  if (rivals.length > 0) expect(columnsOf(header)[field]).toBeUndefined();
});

it.each<[string, readonly string[], Readonly<Record<string, number>>]>([
  ['a second e-mail address is no place', ['E-mail Address', 'E-mail 2 Address'], { email: 0 }],
  ['नांव and आडनांव', ['नांव', 'आडनांव', 'गांव'], { firstName: 0, lastName: 1, village: 2 }],
  ['the name of a ledger', ['Name of Ledger', 'Mobile No.'], { firstName: 0, middleName: 0, lastName: 0, phoneNumber: 1 }],
])('%s', (_what, header, columns) => expect(columnsOf(header)).toEqual(columns));

it.each(['12 Feb', 'Feb 12', '12/02', '--02-12', '12-02', '12th February', '12 फरवरी'])('the birthday %s has no year, so none is assumed', (birth) =>
  expect(readBirthday(birth, '2026-11-22')).toBe(birth),
);

it('finds no old font in labels, notes and addresses of contacts', async () => {
  const { reading } = await importOf(
    'First Name,Labels,Phone,E-mail Display Name',
    'Navin,* myContacts,98220 41735 (WhatsApp),Navin Zadkar (navin@example.in)',
    'Asha,* myContacts,9822041736 ext 2,Asha Kale (asha@example.in)',
  );
  expect(reading.oldFonts).toEqual([]);
});

describe('the whole name', () => {
  it.each([
    ['Navin S/o Maruti Zadkar', ['Navin', 'Maruti', 'Zadkar', 'MALE']],
    ['Sunita W/o. Navin Zadkar', ['Sunita', 'Navin', 'Zadkar', 'FEMALE']],
    ['Navin @ Bablu Zadkar', ['Navin @ Bablu', '', 'Zadkar', 'MALE']],
    ['नवीन उर्फ बबलू झाडकर', ['नवीन उर्फ बबलू', '', 'झाडकर', 'MALE']],
    // Two people in one row: a fault, because the last name is missing.
    ['Navin & Asha Zadkar', ['Navin & Asha Zadkar', '', '', 'MALE']],
    ['नवीन व आशा झाडकर', ['नवीन व आशा झाडकर', '', '', 'MALE']],
    ['“Navin Zadkar”', ['Navin', '', 'Zadkar', 'MALE']],
  ])('%s', async (name, parts) => {
    const { readings } = await importOf('Name,Mobile', `${name},9822041735`);
    expect(readings.map(({ values }) => [values.firstName, values.middleName, values.lastName, values.gender])).toEqual([parts]);
  });

  it('of a father or husband is read without the relation', async () => {
    const { readings } = await importOf(
      'First Name,Father / husband,Last Name,Mobile',
      'Sunita,W/o Navin,Zadkar,9822041735',
      'Navin,S/o. Maruti,Zadkar,9822041736',
    );
    expect(readings.map(({ values }) => [values.middleName, values.gender])).toEqual([
      ['Navin', 'FEMALE'],
      ['Maruti', 'MALE'],
    ]);
  });

  it('beside a column of titles has the gender of its title', async () => {
    const { readings } = await importOf('Salutation,Name,Mobile', 'Mr,Navin Zadkar,9822041735', 'Mrs.,Asha Zadkar,9822041736');
    expect(readings.map(({ values }) => values.gender)).toEqual(['MALE', 'FEMALE']);
  });
});

describe('a village', () => {
  const villageOf = async (village: string, pin: string) => {
    const [reading] = (await importOf('First Name,Last Name,Mobile,Village,Pin', `Navin,Zadkar,9822041735,"${village}",${pin}`)).readings;
    return [reading?.values.village, reading?.values.pinCode, reading && wrongFields(reading).includes('village')];
  };

  it.each([
    ['Nimone 412211', '', ['Nimone', '412211', false]],
    ['Nimone - 412 211', '412211', ['Nimone', '412211', false]],
    ['निमोणे ४१२२११', '', ['निमोणे', '412211', false]],
    ['Nimone, Pin: 412211', '', ['Nimone', '412211', false]],
    // Two PIN codes, and a PIN code in place of the village.
    ['Nimone 412210', '412211', ['Nimone 412210', '412211', true]],
    ['412211', '412211', ['412211', '412211', true]],
    ['Ward 12', '412211', ['Ward 12', '412211', false]],
  ])('%s with the PIN code %j', async (village, pin, expected) => expect(await villageOf(village, pin)).toEqual(expected));
});
