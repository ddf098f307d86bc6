/** Parsing of sheet cells into days, phone numbers and names; faults of rows; and readiness of rows. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fill } from '../../../i18n/catalogue.ts';
import type { DateOrder } from './date-order.ts';
import { type ImportRow, nameSamples, type Reading, readBirthday, readRow, rowOf, sharedPhones, stateOf, wrongFields } from './import-rows.ts';

const today = '2026-11-22';
const text = (key: string, values?: Readonly<Record<string, string | number>>) =>
  fill(`${key} ${Object.keys(values ?? {}).map((name) => `{${name}}`)}`.trim(), values);
const shirur = { state: 'Maharashtra', district: 'Pune', taluka: 'Shirur' };
const read = (row: ImportRow, unknown = {}, dateOrder: DateOrder = 'DAY_FIRST'): Reading =>
  readRow(row, { text, today, dateOrder, matchArea: () => ({ area: shirur, unknown }) });

const columns = [
  'firstName',
  'middleName',
  'lastName',
  'phoneNumber',
  'dateOfBirth',
  'gender',
  'email',
  'state',
  'district',
  'taluka',
  'village',
  'street',
  'pinCode',
  'whatsAppMobile',
  'notes',
] as const;
const match = Object.fromEntries(columns.map((field, column) => [field, { column }]));
const good = ['Asha', '', 'Patil', '9822041735', '12/02/1984', 'F', 'asha@example.in', '', 'Pune', 'Shirur', '', 'Canal Road', '412208'];
const rowWith = (part: Partial<Record<(typeof columns)[number], string>>, number = 2): ImportRow => {
  const row = rowOf({ number, cells: good }, match);
  return { ...row, typed: { ...row.typed, ...part } };
};

describe('a birthday', () => {
  it.each([
    ['12/02/1984', '1984-02-12'],
    ['3-11-79', '1979-11-03'],
    ['1984-02-12', '1984-02-12'],
    ['12 Feb 1984', '1984-02-12'],
    ['१२/०२/१९८४', '1984-02-12'],
    ['12 फरवरी 1984', '1984-02-12'],
    ['12 फेब्रुवारी 1984', '1984-02-12'],
    // A serial number of a day, as spreadsheets store it in a cell without a format.
    ['30724', '1984-02-12'],
    ['30724.0', '1984-02-12'],
    ['30724.5', '1984-02-12'],
    ['="12/02/1984"', '1984-02-12'],
    // A leading apostrophe, which makes a cell a text, and a trailing full stop.
    ["'12/02/1984", '1984-02-12'],
    ['12/02/1984.', '1984-02-12'],
    ['1984-02-12 00:00:00', '1984-02-12'],
    ['मार्च 4 1979', '1979-03-04'],
  ])('%s is a day', (typed, day) => {
    expect(readBirthday(typed, today)).toBe(day);
  });

  it.each(['1990', '', 'unknown', '31/02/1990', '12/25/1984'])('%j is not a day and stays unchanged', (typed) => {
    expect(readBirthday(typed, today)).toBe(typed);
  });

  it('is read from any calendar day in common notations, day before month', () => {
    const day = fc.date({ min: new Date('1900-01-01'), max: new Date('2020-12-31'), noInvalidDate: true }).map((date) => date.toISOString().slice(0, 10));
    fc.assert(
      fc.property(day, fc.constantFrom('/', '-', '.'), (iso, sign) => {
        const [year, month, date] = iso.split('-');
        expect(readBirthday([date, month, year].join(sign), today)).toBe(iso);
        expect(readBirthday(iso, today)).toBe(iso);
      }),
    );
  });
});

describe('a phone number', () => {
  it.each(['9,82E+09', '982204E4'])('has lost digits and is not guessed: %s', (phoneNumber) => {
    expect(read(rowWith({ phoneNumber })).faults.phoneNumber).toBe('import.wrong.lostDigits');
  });

  it('is not read with a sign before it', () => {
    expect(read(rowWith({ phoneNumber: '₹9822041735' })).faults.phoneNumber).toBe('person.wrong.phone');
  });
});

describe('crops and details', () => {
  it.each([
    [
      'Onion, Wheat',
      [
        { name: 'Onion', value: null },
        { name: 'Wheat', value: null },
      ],
    ],
    [
      'Onion (2 acres); Rice',
      [
        { name: 'Onion', value: '2 acres' },
        { name: 'Rice', value: null },
      ],
    ],
    [
      'GST: 27ABCDE1234F1Z5; Since = 2011;',
      [
        { name: 'GST', value: '27ABCDE1234F1Z5' },
        { name: 'Since', value: '2011' },
      ],
    ],
    ['कांदा: २ एकर', [{ name: 'कांदा', value: '२ एकर' }]],
    [
      'Onion (2 acres, red), Wheat',
      [
        { name: 'Onion', value: '2 acres, red' },
        { name: 'Wheat', value: null },
      ],
    ],
    ['Onion / Wheat+Tur', ['Onion', 'Wheat', 'Tur'].map((name) => ({ name, value: null }))],
    ['कांदा/गहू', ['कांदा', 'गहू'].map((name) => ({ name, value: null }))],
    ['Licence: Abc/Def', [{ name: 'Licence', value: 'Abc/Def' }]],
    ['', []],
  ])('are read from one cell: %j', (notes, expected) => {
    expect(read(rowWith({ notes })).values.notes).toEqual(expected);
  });
});

it.each(['Licence A/12', 'M/s Patil', 'Seeds & fertilizers', 'Reg. 12/2020'])('keeps the detail %s whole', (notes) => {
  expect(read(rowWith({ notes })).values.notes).toEqual([{ name: notes, value: null }]);
});

describe('a WhatsApp number', () => {
  it.each([
    ['', '', undefined],
    ['+91 98220-41735', '9822041735', undefined],
    ['98220', '98220', 'person.wrong.phone'],
    ['9.82E+09', '9.82E+09', 'import.wrong.lostDigits'],
  ])('is optional and has the rules of a phone: %j', (typed, value, fault) => {
    const { values, faults } = read(rowWith({ whatsAppMobile: typed }));
    expect([values.whatsAppMobile, faults.whatsAppMobile]).toEqual([value, fault]);
  });
});

describe('a PIN code', () => {
  it.each(['4,12,211', '412,211', '412 211', "'412211", '412211.0', '="412211"', '४१२२११'])('is read: %s', (pinCode) => {
    const reading = read(rowWith({ pinCode }));
    expect([reading.values.pinCode, wrongFields(reading)]).toEqual(['412211', []]);
  });

  it('has lost digits and is not guessed', () => {
    expect(read(rowWith({ pinCode: '4.12E+05' })).faults.pinCode).toBe('import.wrong.lostDigits');
  });
});

describe('a cell', () => {
  it('is read in the order of its column, and a correction always with the day first', () => {
    const row = rowWith({ dateOfBirth: '02/12/1984' });
    expect(read(row, {}, 'MONTH_FIRST').values.dateOfBirth).toBe('1984-02-12');
    expect(read({ ...row, corrected: ['dateOfBirth'] }, {}, 'MONTH_FIRST').values.dateOfBirth).toBe('1984-12-02');
  });

  it('with a damaged character, or a formula without a result, reports it', () => {
    expect(read(rowWith({ street: 'Canal Ro\uFFFDd' })).faults.street).toBe('import.wrong.damaged');
    const row = rowOf({ number: 2, cells: good.with(3, '\uFFFC') }, match);
    expect([row.typed.phoneNumber, read(row).faults.phoneNumber]).toEqual(['', 'import.wrong.formula']);
    expect(read({ ...row, typed: { ...row.typed, phoneNumber: '9822041735' } }).faults.phoneNumber).toBeUndefined();
  });
});

describe('a name in one column', () => {
  const whole = { firstName: { column: 0 }, middleName: { column: 0 }, lastName: { column: 0 } };
  it.each([
    ['Dattatray Maruti Kharat', 'Dattatray', 'Maruti', 'Kharat'],
    ['Asha Patil', 'Asha', '', 'Patil'],
    ['Asha', 'Asha', '', ''],
    ['सुनीता विलास बाळू गायकवाड', 'सुनीता', 'विलास बाळू', 'गायकवाड'],
  ])('%s', (name, firstName, middleName, lastName) => {
    expect(rowOf({ number: 2, cells: [name] }, whole).typed).toMatchObject({ firstName, middleName, lastName });
  });

  it.each([
    ['Zadkar Navin Maruti', 'Navin', 'Maruti', 'Zadkar'],
    ['झाडकर नवीन', 'नवीन', '', 'झाडकर'],
    ['Shri. Zadkar Navin Maruti', 'Shri. Navin', 'Maruti', 'Zadkar'],
    ['Zadkar N. M.', 'N.', 'M.', 'Zadkar'],
    ['Zadkar, Navin', 'Navin', '', 'Zadkar'],
    ['Navin', 'Navin', '', ''],
  ])('%s, with the last name first', (name, firstName, middleName, lastName) => {
    const { typed } = rowOf({ number: 2, cells: [name] }, whole, { nameOrder: 'LAST_NAME_FIRST' });
    expect(typed).toMatchObject({ firstName, middleName, lastName });
  });

  it.each([
    ['Navin Zadkar', 'Maruti', ['Navin', 'Maruti', 'Zadkar']],
    ['Navin Maruti Zadkar', 'Maruti', ['Navin', 'Maruti', 'Zadkar']],
    ['Navin Kumar Zadkar', 'Maruti', ['Navin Kumar', 'Maruti', 'Zadkar']],
    ['Navin Maruti Zadkar', '', ['Navin', 'Maruti', 'Zadkar']],
  ])('%s keeps the father %j of another column', (name, father, parts) => {
    const { firstName, middleName, lastName } = rowOf({ number: 2, cells: [name, father] }, { ...whole, middleName: { column: 1 } }).typed;
    expect([firstName, middleName, lastName]).toEqual(parts);
  });

  it('has up to three samples of which the order decides, and none when the names have columns of their own', () => {
    const rows = ['Zadkar, Navin', 'Navin', 'Zadkar Navin', 'Zadkar Navin', 'Patil Asha', 'Kale Lata', 'Kale Rama'].map((name, at) => ({
      number: at,
      cells: [name],
    }));
    expect(nameSamples(rows, whole).map(({ name }) => name)).toEqual(['Zadkar Navin', 'Patil Asha', 'Kale Lata']);
    expect(nameSamples(rows, { firstName: { column: 0 }, lastName: { column: 1 } })).toEqual([]);
  });

  it('loses no word', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom('Asha', 'Maruti', 'पाटील'), { minLength: 1, maxLength: 5 }), fc.boolean(), (words, hasMiddle) => {
        const { firstName, middleName, lastName } = rowOf(
          { number: 2, cells: [words.join(' ')] },
          hasMiddle ? whole : { firstName: { column: 0 }, lastName: { column: 0 } },
        ).typed;
        expect([firstName, middleName, lastName].filter((part) => part !== '').join(' ')).toBe(words.join(' '));
      }),
    );
  });
});

describe('a row', () => {
  it('without errors is sent as the form would send it', () => {
    const reading = read(rowWith({ phoneNumber: "'+91 98220-41735", pinCode: '412208.0' }));
    expect(wrongFields(reading)).toEqual([]);
    expect(reading.values).toMatchObject({ phoneNumber: '9822041735', pinCode: '412208', dateOfBirth: '1984-02-12', gender: 'FEMALE', ...shirur });
  });

  it.each([
    ['phoneNumber', '98220 4173', 'person.wrong.phone'],
    ['phoneNumber', '9.82E+09', 'import.wrong.lostDigits'],
    ['dateOfBirth', '1990', 'form.date.unreadable'],
    ['dateOfBirth', '12/02/2024', 'person.wrong.under18'],
    ['dateOfBirth', '2027-01-01', 'form.date.future'],
    ['dateOfBirth', '12/02/1884', 'form.date.tooOld'],
    ['pinCode', '41222', 'person.wrong.pincode'],
    ['email', 'asha', 'person.wrong.email'],
    ['firstName', '', 'form.required'],
    ['street', '', 'form.required'],
    ['gender', 'x', 'import.wrong.gender x'],
  ] as const)('whose %s is %j has an error in that field only', (field, typed, fault) => {
    const reading = read(rowWith({ [field]: typed }));
    expect(wrongFields(reading)).toEqual([field]);
    expect(reading.faults[field]).toBe(fault);
  });

  it('of a person under 18 is valid after confirmation', () => {
    expect(wrongFields(read({ ...rowWith({ dateOfBirth: '12/02/2024' }), confirmedBirthday: '2024-02-12' }))).toEqual([]);
  });

  it('with an unknown place suggests the probable one', () => {
    expect(read(rowWith({ taluka: 'Sirr' }), { taluka: 'Shirur' })).toMatchObject({
      faults: { taluka: 'import.wrong.area Sirr' },
      meant: { taluka: 'Shirur' },
    });
  });

  it('uses values that are the same for all rows', () => {
    expect(rowOf({ number: 2, cells: good }, { ...match, email: { same: 'office@example.in' } }).typed.email).toBe('office@example.in');
  });
});

describe('rows with one phone number', () => {
  const rows = [
    rowWith({}, 2),
    rowWith({ phoneNumber: '+91 98220 41735', firstName: 'Balu' }, 3),
    rowWith({ phoneNumber: '7038122945' }, 4),
    rowWith({ firstName: ' BALU' }, 5),
    rowWith({}, 6),
  ];
  const shared = (some: readonly ImportRow[]) => sharedPhones(some.map((row) => ({ row, reading: read(row) })));

  it('share it with the first of them in any notation, or with the row that has the same name too', () => {
    expect([...shared(rows)]).toEqual([
      [3, { number: 2, isSame: false }],
      [5, { number: 3, isSame: true }],
      [6, { number: 2, isSame: true }],
    ]);
  });

  it('do not share it with a row that is left out or with invalid rows', () => {
    expect([...shared(rows.map((row) => (row.number === 2 ? { ...row, choice: 'out' } : row)))]).toEqual([
      [5, { number: 3, isSame: true }],
      [6, { number: 3, isSame: false }],
    ]);
    expect([...shared([rowWith({ phoneNumber: '1' }, 2), rowWith({ phoneNumber: '1' }, 3)])]).toEqual([]);
  });

  it('are left out unless the person includes them', () => {
    const state = (part: Partial<ImportRow>, shares = true, isKnown = false) => stateOf({ ...rowWith({}), ...part }, read(rowWith({})), shares, isKnown);
    expect([state({}), state({ choice: 'add' }), state({ choice: 'out' }), state({}, false)]).toEqual(['shared', 'ready', 'out', 'ready']);
    expect([state({}, false, true), state({ choice: 'add' }, true, true), state({ choice: 'out' }, false, true)]).toEqual(['known', 'known', 'out']);
    expect(state({ outcome: { kind: 'refused', message: 'Already registered' } }, false, true)).toBe('refused');
    expect(state({ outcome: { kind: 'done', message: null, payload: null } })).toBe('registered');
    expect(state({ outcome: { kind: 'refused', message: 'Email is already in use!' } }, false)).toBe('refused');
  });
});
