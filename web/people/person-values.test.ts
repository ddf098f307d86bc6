/** Typed values of a person: phone numbers, PIN codes, e-mail addresses, dates of birth. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { visibleText } from '../i18n/formats.ts';
import { defaultBirthday, isBirthday, isEmail, isPhone, isPin, isUnder18, tidyEmail, tidyPhone, tidyPin } from './person-values.ts';

const digits = (first: string, others: number) =>
  fc
    .tuple(fc.constantFrom(...first), fc.string({ unit: fc.constantFrom(...'0123456789'), minLength: others, maxLength: others }))
    .map((parts) => parts.join(''));

const mobile = digits('6789', 9);
const pinCode = digits('123456789', 5);

/** Inserts spaces and hyphens between the characters, as people write them. */
const spaced = (text: fc.Arbitrary<string>, marks: readonly string[]) =>
  text.chain((characters) =>
    fc
      .array(fc.constantFrom('', ...marks), { minLength: characters.length, maxLength: characters.length })
      .map((gaps) => [...characters].map((each, at) => each + gaps[at]).join('')),
  );

const inDevanagari = (text: string) => text.replaceAll(/\d/g, (digit) => String.fromCharCode(0x966 + Number(digit)));

describe('phone numbers', () => {
  it('lose +91, 91, 0, spaces and hyphens, in Latin and Devanagari digits', () => {
    fc.assert(
      fc.property(mobile, fc.constantFrom('', '+91', '91', '0'), fc.boolean(), (number, prefix, devanagari) => {
        const written = `${prefix} ${number.slice(0, 5)}-${number.slice(5)} `;
        expect(tidyPhone(devanagari ? inDevanagari(written) : written)).toBe(number);
      }),
    );
  });

  it.each([
    '+91\u201198220\u201141735',
    '98220\u201341735',
    '00919822041735',
    '(+91) 98220 41735',
    '+91.98220.41735',
    '+91 (0) 98220 41735',
    '91-9822041735',
    '\u2068+91 98220 41735\u2069',
    '9822041735\u061c',
    '9\ufe0e822041735',
    '98\u00ad22041735',
    '\uff19\uff18\uff12\uff12\uff10\uff14\uff11\uff17\uff13\uff15',
    '૯૮૨૨૦૪૧૭૩૫',
    '௯௮௨௨௦௪௧௭௩௫',
    '೯೮೨೨೦೪೧೭೩೫',
    '۹۸۲۲۰۴۱۷۳۵',
    '+91+9822041735',
    'Mob.:- 98220-41735',
    'Mob. No.: 9822041735',
    '(M) 9822041735',
    'Telephone 9822041735',
    'Contact No. 9822041735',
    'मो.क्र. ९८२२०४१७३५',
    'भ्रमणध्वनी - ९८२२०४१७३५',
    '“9822041735”',
    '9822041735,',
    '📞 98220 41735',
    'wa.me/919822041735?text=hi',
    'whatsapp://send?phone=919822041735',
  ])('%j is valid as people paste it', (text) => {
    expect(tidyPhone(text)).toBe('9822041735');
  });

  it('are unchanged when normalised twice, for any input', () => {
    fc.assert(fc.property(fc.oneof(fc.string(), spaced(mobile, [' ', '-'])), (text) => tidyPhone(tidyPhone(text)) === tidyPhone(text)));
  });

  it.each(['', '98220 4173', '5822041735', '982204173512', 'ext. 12', '+44 20 7946 0958', '+65 9123 4567', '0065 9123 4567', '+98 220 41735 00'])(
    '%j is invalid and stays as typed',
    (text) => {
      expect(isPhone(text)).toBe(false);
      expect(tidyPhone(text)).toBe(text);
    },
  );
});

describe('PIN codes', () => {
  it('lose their spaces', () => {
    fc.assert(
      fc.property(spaced(pinCode, [' ']), fc.boolean(), (text, devanagari) => {
        const typed = devanagari ? inDevanagari(text) : text;
        expect(tidyPin(typed)).toBe(text.replaceAll(' ', ''));
        expect(isPin(typed)).toBe(true);
      }),
    );
  });

  it.each(['Pin: 412208', '4,12,208', "'412208", '૪૧૨૨૦૮', 'पिन ४१२ २०८'])('%j is 412208', (text) => {
    expect(tidyPin(text)).toBe('412208');
  });

  it.each(['', '41371', '012345', '4137123', '41371a', '41220.8', '412208.5'])('%j is invalid', (text) => {
    expect(isPin(text)).toBe(false);
  });
});

it.each([
  ['dattatray.kharat@example.in', true],
  [' a@b.in ', true],
  ['a@b', false],
  ['दत्ता@उदाहरण.भारत', true],
  ['dattatray', false],
  ['a@b@c', false],
  ['a b@c', false],
  ['@example.in', false],
  ['email-asha@example.in', true],
  ['tel:asha@example.in', false],
  ['asha@example.in:25', false],
  ['a"b@example.in', false],
])('%j is an e-mail address: %s', (text, is) => {
  expect(isEmail(text)).toBe(is);
});

it.each([
  "'asha@example.in'",
  '“asha@example.in”',
  '(asha@example.in)',
  '"Patil, Asha" <asha@example.in>',
  'Email: asha@example.in',
  'E-mail ID:asha@example.in',
  'asha＠example．in',
  'asha@example.in/',
])('%s is asha@example.in as people paste it', (text) => {
  expect(tidyEmail(text)).toBe('asha@example.in');
});

describe('dates of birth', () => {
  it('are in the past or today', () => {
    expect(isBirthday('2026-11-20', '2026-11-20')).toBe(true);
    expect(isBirthday('2026-11-21', '2026-11-20')).toBe(false);
    expect(isBirthday('1900-01-01', '2026-11-20')).toBe(true);
    expect(isBirthday('1899-12-31', '2026-11-20')).toBe(false);
    expect(isBirthday('', '2026-11-20')).toBe(false);
  });

  it('the default is under 18', () => {
    expect(isUnder18(defaultBirthday, '2026-11-20')).toBe(true);
  });

  it.each([
    ['2008-11-20', false],
    ['2008-11-21', true],
    ['1961-01-01', false],
    ['2008-02-29', false],
  ])('%s is under 18 on 20 November 2026: %s', (birthday, under) => {
    expect(isUnder18(birthday, '2026-11-20')).toBe(under);
  });
});

describe('invisible characters', () => {
  it('are removed from an e-mail address, with the mailto: of a copied link', () => {
    expect(['mailto:navin@example.in', 'navin\u200b@example.in', '\u202anavin@example.in\u202c'].map(tidyEmail)).toEqual(Array(3).fill('navin@example.in'));
    expect(isEmail('one@example.in;two@example.in')).toBe(false);
  });

  it('are removed from a name, except for joiners between Devanagari letters', () => {
    expect(visibleText('\u202eNavin\u200b ')).toBe('Navin');
    expect(visibleText('\u200d')).toBe('');
    expect(visibleText('क्\u200dषमा')).toBe('क्\u200dषमा');
  });
});
