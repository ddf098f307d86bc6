/** Matching columns: the product's own labels in each language, common spellings, whole names, and headers below titles. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as hindi from '../../../people/texts/hi.ts';
import * as marathi from '../../../people/texts/mr.ts';
import { peopleTexts } from '../../../people/texts/texts.ts';
import * as customersInHindi from '../texts/hi.ts';
import * as customersInMarathi from '../texts/mr.ts';
import { customersTexts } from '../texts/texts.ts';
import { headed, type ImportField, importFields, matchColumns, rivalsOf } from './columns.ts';
import * as importsInHindi from './texts/hi.ts';
import * as importsInMarathi from './texts/mr.ts';
import { importTexts } from './texts/texts.ts';

const en = { ...peopleTexts.en, ...customersTexts.en, ...importTexts.en };
const hi = { ...hindi.hi, ...customersInHindi.hi, ...importsInHindi.hi };
const mr = { ...marathi.mr, ...customersInMarathi.mr, ...importsInMarathi.mr };

const labelKeys = {
  firstName: 'person.firstName',
  middleName: 'person.middleName',
  lastName: 'person.lastName',
  phoneNumber: 'person.phone',
  dateOfBirth: 'person.dateOfBirth',
  gender: 'person.gender',
  email: 'person.email',
  state: 'areas.state',
  district: 'areas.district',
  taluka: 'areas.taluka',
  village: 'person.village',
  street: 'person.street',
  pinCode: 'person.pincode',
  whatsAppMobile: 'customers.whatsApp',
  notes: 'import.notes',
} as const satisfies Record<ImportField, keyof typeof en>;

const order = fc.shuffledSubarray([...importFields], { minLength: importFields.length });

describe.each(Object.entries({ English: en, Hindi: hi, Marathi: mr }))('the labels of the form in %s', (_language, texts) => {
  it('are matched in any order and case', () => {
    fc.assert(
      fc.property(order, fc.boolean(), (fields, inCapitals) => {
        const header = fields.map((field) => (inCapitals ? texts[labelKeys[field]].toUpperCase() : ` ${texts[labelKeys[field]]} `));
        expect(matchColumns(header)).toEqual(Object.fromEntries(fields.map((field, column) => [field, { column }])));
      }),
    );
  });
});

describe('a header', () => {
  it.each<[string, readonly string[], Partial<Record<ImportField, number>>]>([
    [
      'of an office',
      ['Sr. No.', 'First name', 'Father / husband', 'Surname', 'Mobile no.', 'DOB', 'गाव', 'Taluka'],
      { firstName: 1, middleName: 2, lastName: 3, phoneNumber: 4, dateOfBirth: 5, village: 6, taluka: 7 },
    ],
    [
      'with more words',
      ["Farmer's First Name", 'Mobile Number (WhatsApp)', 'Date of Birth (dd/mm/yyyy)', 'E-mail ID', 'Pin-Code'],
      { firstName: 0, phoneNumber: 1, dateOfBirth: 2, email: 3, pinCode: 4 },
    ],
    [
      'in Hindi without dots',
      ['नाम', 'मोबाइल नंबर', 'जन्म तिथि', 'जिला', 'तहसील', 'गांव', 'पिन कोड'],
      { firstName: 0, middleName: 0, lastName: 0, phoneNumber: 1, dateOfBirth: 2, district: 3, taluka: 4, village: 5, pinCode: 6 },
    ],
    ['with a name and a family name', ['Name', 'Surname', 'Father Name'], { firstName: 0, lastName: 1, middleName: 2 }],
    ['with two names of people: neither is assumed', ['Dealer Name', 'Farmer Name', 'Mobile'], { phoneNumber: 2 }],
    ['with two other names: neither is assumed', ['Guarantor name', 'Name of applicant'], {}],
    [
      'with codes beside names',
      ['District Code', 'District Name', 'Taluka Code', 'Taluka Name', 'Village Code', 'Village Name', 'Farmer ID', 'Mother Name'],
      { district: 1, taluka: 3, village: 5 },
    ],
    ['of contacts', ['First Name', 'E-mail 1 - Label', 'E-mail 1 - Value', 'Phone 1 - Label', 'Phone 1 - Value'], { firstName: 0, email: 2, phoneNumber: 4 }],
    ['with a place of birth', ['First Name', 'Birth Place', 'जन्म ठिकाण', 'DOB'], { firstName: 0, dateOfBirth: 3 }],
    [
      'of a program',
      ['firstName', 'FarmerLastName', 'mobileno', 'dateOfBirth', 'PINCode'],
      { firstName: 0, lastName: 1, phoneNumber: 2, dateOfBirth: 3, pinCode: 4 },
    ],
    [
      'in short',
      ['F.Name', 'L.Name', 'Ph. No', 'D.O.B.', 'Tq', 'Vill', 'Addr'],
      { firstName: 0, lastName: 1, phoneNumber: 2, dateOfBirth: 3, taluka: 4, village: 5, street: 6 },
    ],
    ['in short Marathi', ['नाव', 'मो.नं.', 'मु.पो.', 'इमेल', 'पिक'], { firstName: 0, middleName: 0, lastName: 0, phoneNumber: 1, village: 2, email: 3, notes: 4 }],
    ['with a name and that of a bank', ['Bank name', 'Farmer name'], { firstName: 1, middleName: 1, lastName: 1 }],
    ['with two telephones: neither is assumed', ['First Name', 'Mobile', 'Mobile 2'], { firstName: 0 }],
    ['with a telephone and a contact: neither is assumed', ['First Name', 'Contact', 'Phone No.'], { firstName: 0 }],
    ['with one title twice: neither is assumed', ['First Name', 'Address', 'Taluka', 'Address'], { firstName: 0, taluka: 2 }],
    ['with two titles for one field: the better one', ['First Name', 'Address', 'Road'], { firstName: 0, street: 1 }],
    ['with a phone and WhatsApp', ['First Name', 'Mobile', 'WhatsApp No.', 'Crops'], { firstName: 0, phoneNumber: 1, whatsAppMobile: 2, notes: 3 }],
    ['with WhatsApp and no phone: no phone is assumed', ['First Name', 'WhatsApp'], { firstName: 0, whatsAppMobile: 1 }],
    ['with crops in Marathi', ['नाव', 'मोबाईल', 'पिके'], { firstName: 0, middleName: 0, lastName: 0, phoneNumber: 1, notes: 2 }],
    [
      'with crops in Hindi',
      ['नाम', 'मोबाइल', 'व्हाट्सएप नंबर', 'मुख्य फसल'],
      { firstName: 0, middleName: 0, lastName: 0, phoneNumber: 1, whatsAppMobile: 2, notes: 3 },
    ],
    ['of a dealer', ['Name', 'Phone', 'Shop details'], { firstName: 0, middleName: 0, lastName: 0, phoneNumber: 1, notes: 2 }],
    ['without known titles', ['a', '', '17'], {}],
  ])('%s', (_kind, header, columns) => {
    expect(matchColumns(header)).toEqual(Object.fromEntries(Object.entries(columns).map(([field, column]) => [field, { column }])));
  });

  it('never maps one column to two fields, except for a whole name', () => {
    const words = fc.constantFrom('name', 'first', 'last', 'mobile', 'no', 'pin', 'code', 'गाव', 'address', 'date', 'of', 'birth', 'village', '2');
    fc.assert(
      fc.property(
        fc.array(
          fc.array(words, { maxLength: 3 }).map((parts) => parts.join(' ')),
          { maxLength: 8 },
        ),
        (header) => {
          const { firstName, middleName, lastName, ...others } = matchColumns(header);
          const used = Object.values({ ...others, firstName }).flatMap((source) => (source !== undefined && 'column' in source ? [source.column] : []));
          expect(new Set(used).size).toBe(used.length);
        },
      ),
    );
  });
});

it('lists the columns that may be the phone', () => {
  expect(rivalsOf(['First Name', 'Mobile', 'Mobile 2', 'Home phone'], 'phoneNumber')).toEqual([1, 2, 3]);
  expect(rivalsOf(['First Name', 'Mobile'], 'phoneNumber')).toEqual([]);
});

describe('the header of a sheet', () => {
  const row = (number: number, ...cells: string[]) => ({ number, cells });

  it('is found below titles', () => {
    const rows = [row(1, 'Kharif 2026'), row(3, 'Taluka: Shirur'), row(4, 'First Name', 'Last Name', 'Mobile'), row(5, 'Asha', 'Patil', '9822041735')];
    expect(headed(rows)).toEqual({ header: ['First Name', 'Last Name', 'Mobile'], rows: [rows[3]], line: 4, known: 3 });
  });

  it('is found up to line 30, or is the chosen line', () => {
    const notes = Array.from({ length: 29 }, (_, at) => row(at + 1, `Note ${at + 1}`));
    const rows = [...notes, row(30, 'First Name', 'Mobile'), row(31, 'Asha', '9822041735')];
    expect(headed(rows)).toMatchObject({ line: 30, rows: [{ number: 31 }] });
    expect(headed(rows, 31)).toMatchObject({ header: ['Asha', '9822041735'], line: 31, rows: [] });
  });

  it('is the first line when no column is known, but words are above numbers', () => {
    const rows = [row(1, 'a', 'b'), row(2, 'c', '9822041735')];
    expect(headed(rows)).toEqual({ header: ['a', 'b'], rows: [rows[1]], line: 1, known: 0 });
  });

  it.each([
    ['without a phone number', ['Navin', 'Zadkar', '', 'Nimone']],
    ['in a street with the name of a title', ['Navin', 'Zadkar', '', 'Station Road']],
    ['with a PIN code', ['Village', 'Zadkar', '', '412 211']],
    ['with a day', ['Village', 'Taluka', '', '12-Feb-84']],
  ])('is not a person %s', (_who, cells) => {
    const rows = [row(1, ...cells), row(2, 'Asha', 'Patil', '9822041735', 'Nimone')];
    expect(headed(rows)).toEqual({ header: [], rows, line: 0, known: 0 });
  });
});
