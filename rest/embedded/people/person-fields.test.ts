import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { states } from '../../contract/areas.ts';
import { sentence } from '../../contract/sentences.ts';
import { Refusal } from '../calls/refusal.ts';
import { addPayload as sent } from '../testing/add-payload.ts';
import { readPerson } from './person-fields.ts';

const today = '2026-11-20';
const read = (change: Partial<Record<keyof typeof sent, string>>) => readPerson({ ...sent, ...change, gender: sent.gender }, today);

describe('a person in a request', () => {
  test('is converted for the database', () => {
    const { phoneNumber, ...rest } = sent;
    expect(read({})).toEqual({ ...rest, phone: phoneNumber });
  });

  test('has tidy spaces and one spelling per letter, and null for empty optional fields', () => {
    expect(read({ firstName: '  Ani\tta ', lastName: 'Na\u0303r', middleName: ' ', village: '' })).toMatchObject({
      firstName: 'Ani ta',
      lastName: 'N\u00e3r',
      middleName: null,
      village: null,
    });
    const { middleName, village, ...least } = sent;
    expect(readPerson(least, today)).toMatchObject({ middleName: null, village: null });
  });

  test('loses invisible and direction characters in names and addresses, and keeps joiners between Devanagari letters', () => {
    const hidden = ['\u202E', '\u2066', '\u200B', '\u200D', '\u00AD', '\uFE0F', '\u3164', '\u034F', '\u0007', '\u2800', '\u{E0041}'];
    for (const character of hidden) {
      const name = `${character}Ani${character}ta${character} ${character} B${character}`;
      expect(read({ firstName: name, middleName: character, street: name })).toMatchObject({ firstName: 'Anita B', middleName: null, street: 'Anita B' });
      expect(() => read({ lastName: character })).toThrow('Last name is required');
    }
    const joined = ['\u0930\u094D\u200D\u092F\u093E', '\u0936\u094D\u200C\u092F\u093E\u092E'];
    for (const name of joined) expect(read({ firstName: name }).firstName).toBe(name);
  });

  test.each(['\u0430nita@demo.example', 'anita@d\u0435mo.example', '\u0430\u0441\u0435@demo.example'])(
    'is refused with look-alike letters in the e-mail address: %s',
    (email) => {
      expect(() => read({ email })).toThrow(new Refusal(400, sentence('EMAIL_SCRIPTS_MIXED'), { field: 'email' }));
    },
  );

  test.each(['asha@demo.example', 'jos\u00e9@demo.example', '\u0906\u0936\u093E.\u092A\u093E\u091F\u0940\u0932@demo.example'])(
    'is accepted with any other e-mail address: %s',
    (email) => {
      expect(read({ email }).email).toBe(email);
    },
  );

  test.each([
    [{ firstName: ' ' }, 'First name is required'],
    [{ lastName: '' }, 'Last name is required'],
    [{ phoneNumber: '' }, 'Phone number is required'],
    [{ email: '' }, 'Email is required'],
    [{ street: '' }, 'Street is required'],
    [{ pinCode: '' }, 'PIN code is required'],
    [{ state: '' }, 'State is required'],
    [{ district: '' }, 'District is required'],
    [{ taluka: '' }, 'Taluka is required'],
    [{ firstName: 'a'.repeat(101) }, 'First name must not have more than 100 characters'],
    [{ village: 'a'.repeat(201) }, 'Village must not have more than 200 characters'],
    [{ dob: '2026-11-21' }, 'Date of birth must not be in the future'],
    [{ dob: '0000-01-01' }, 'Date of birth must not be before 1900'],
    [{ state: 'Atlantis' }, 'State: there is no Atlantis'],
    [{ district: 'Belagavi' }, 'District: there is no Belagavi in Maharashtra'],
    [{ taluka: 'Yeola' }, 'Taluka: there is no Yeola in Pune'],
  ])('is refused with the name of the field: %o', (change, message) => {
    expect(() => read(change)).toThrow(expect.objectContaining({ status: 400, message, facts: { field: Object.keys(change)[0] } }));
  });

  test.each([
    '\u2068+91 98220 41735\u2069',
    '98220\u201341735',
    '+91.98220.41735',
    '+91 (0) 98220 41735',
    '9822041735\u061C',
    '(+91) 98220-41735',
    '00919822041735',
    '919822041735',
    '०९८२२०४१७३५',
    '\uFF19\uFF18\uFF12\uFF12\uFF10\uFF14\uFF11\uFF17\uFF13\uFF15',
  ])('is accepted with a phone number in any usual spelling, stored as ten digits: %j', (phoneNumber) => {
    expect(read({ phoneNumber }).phone).toBe('9822041735');
  });

  test.each(['mailto:navin.z@example.in', '\u202Anavin.z@example.in\u202C', 'navin\u200B.z@example.in '])(
    'is accepted with a copied e-mail address, stored without its surroundings: %j',
    (email) => {
      expect(read({ email }).email).toBe('navin.z@example.in');
    },
  );

  test.each([
    ['\u202ENavin', 'Navin'],
    ['Navin\u202A\u202C', 'Navin'],
    ['Na\uFEFFvin', 'Navin'],
    ['क्\u200Dषमा', 'क्\u200Dषमा'],
  ])('is stored with a name without hidden characters, but with the joiners of Devanagari: %j', (firstName, stored) => {
    expect(read({ firstName }).firstName).toBe(stored);
  });

  test.each(['\u200B', '\u2060 \u00AD', '\u200D', '\u3164', '\u2800'])('is refused without a visible name: %j', (firstName) => {
    expect(() => read({ firstName })).toThrow('First name is required');
  });

  test.each(['1234567890', '987654321', '98765432101', '9.82E+09', '9822041735/9822041736', '+92 98765 43210'])(
    'is refused without a phone number of ten digits: %s',
    (phoneNumber) => {
      expect(() => read({ phoneNumber })).toThrow('Phone number has to be 10 digits beginning with 6, 7, 8 or 9');
    },
  );

  test.each(['411 001', '411-001', '४११००१', '\uFF14\uFF11\uFF11\uFF10\uFF10\uFF11', '\u200E411\u00A0001'])(
    'accepts a PIN code in any usual spelling: %j',
    (pinCode) => {
      expect(read({ pinCode }).pinCode).toBe('411001');
    },
  );

  test.each(['011001', '41100', '4110011', '411 0011', 'abcdef'])('is refused without a PIN code of six digits: %s', (pinCode) => {
    expect(() => read({ pinCode })).toThrow('PIN code has to be 6 digits that do not begin with 0');
  });

  test.each(['anita', 'anita@', '@demo.example', 'anita@demo', 'anita@@demo.example', 'an ita@demo.example', 'a@b..c', 'a@b.c, d@e.f'])(
    'is refused without a valid e-mail address: %s',
    (email) => {
      expect(() => read({ email })).toThrow('Email has to be an e-mail address such as name@example.com');
    },
  );

  test('is stored with the present names of an area of the table', () => {
    expect(read({ state: 'maharashtra ', district: 'Aurangabad', taluka: 'paithan' })).toMatchObject({
      state: 'Maharashtra',
      district: 'Chhatrapati Sambhajinagar',
      taluka: 'Paithan',
    });
    const areas = states.flatMap((state) =>
      state.districts.flatMap((district) => district.talukas.map((taluka) => ({ state: state.name, district: district.name, taluka }))),
    );
    fc.assert(
      fc.property(fc.constantFrom(...areas), (area) => {
        expect(read(area)).toMatchObject(area);
      }),
    );
  });
});
