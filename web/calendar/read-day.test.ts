/** Texts that a date field accepts. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { languages } from '../i18n/languages.ts';
import { datesIn } from './dates.ts';
import { addDays } from './india.ts';
import { readDay } from './read-day.ts';

const today = '2026-11-21';
const read = (text: string) => readDay(text, { language: 'en', today, latest: today });

// India's clocks had another offset before 1906.
const days = fc.integer({ min: 0, max: 70_000 }).map((later) => addDays('1910-01-01', later));
const inDevanagari = (text: string) => text.replaceAll(/\d/g, (digit) => String.fromCharCode(0x966 + Number(digit)));

it.each([
  ['19/11', '2026-11-19'],
  ['19-11-26', '2026-11-19'],
  ['19 nov', '2026-11-19'],
  ['19nov26', '2026-11-19'],
  ['19. 11. 2026', '2026-11-19'],
  ['Thu 19 Nov 2026', '2026-11-19'],
  ['thursday, 19 november', '2026-11-19'],
  ['19 sept', '2026-09-19'],
  ['2024-02-12', '2024-02-12'],
  ['12/02/2024', '2024-02-12'],
  // The name of a month determines the order.
  ['nov 19', '2026-11-19'],
  ['Feb 12, 1984', '1984-02-12'],
  ['Sunday, February 12, 1984', '1984-02-12'],
  ['1984-Feb-12', '1984-02-12'],
  ['12th Feb 1984', '1984-02-12'],
  // A time after a day.
  ['1984-02-12 00:00:00', '1984-02-12'],
  ['1984-02-12T00:00:00.000Z', '1984-02-12'],
  ['1984-02-12T00:00:00+05:30', '1984-02-12'],
  ['12/02/1984 00:00', '1984-02-12'],
  ['12-02-1984 12:00:00 AM', '1984-02-12'],
  ['1984-02-11 18:30:00+00', '1984-02-12'],
  ['12-FEB-84 12.00.00.000000000 AM', '1984-02-12'],
  ['12th of February 1984', '1984-02-12'],
  ['दि. 12/02/1984', '1984-02-12'],
  ['12|02|1984', '1984-02-12'],
  // A month in another language of the product, and in other spellings.
  ['१२ फेब्रूवारी १९८४', '1984-02-12'],
  ['12 सितम्बर 1984', '1984-09-12'],
  ['12 अक्तूबर 1984', '1984-10-12'],
  ['12 आगस्ट 1984', '1984-08-12'],
  ['12 अप्रेल 1984', '1984-04-12'],
  ['12 एप्रील 1984', '1984-04-12'],
  ['12 नोवेंबर 1984', '1984-11-12'],
  ['today', '2026-11-21'],
  [' Yesterday ', '2026-11-20'],
])('%s is %s', (text, day) => {
  expect(read(text)).toBe(day);
});

it('uses the latest year in which the day is not in the future', () => {
  expect(read('22/11')).toBe('2025-11-22');
  expect(read('31-01-90')).toBe('1990-01-31');
  expect(read('31-01-26')).toBe('2026-01-31');
  expect(read('25/12/2030')).toBe('2030-12-25');
  expect(readDay('22/11', { language: 'en', today })).toBe('2026-11-22');
});

it.each(['', '-', 'soon', 'S59.2.12', '19', '2026', '31/02', '29/02/2023', '0/1', '19/13', '13 ju', '1/2/3/4', '19:11', '1/1/026', 'nov', '10:00'])(
  '%j is not a day',
  (text) => {
    expect(read(text)).toBeUndefined();
  },
);

it('parses Hindi and Marathi, even without the dot below a letter', () => {
  const hindi = (text: string) => readDay(text, { language: 'hi', today, latest: today });
  expect(['आज', 'कल', '१९ नव॰', '१२ फरवरी २०२४', '12 फ़र॰ 24', 'गुरु 19 नवंबर'].map(hindi)).toEqual([
    '2026-11-21',
    '2026-11-20',
    '2026-11-19',
    '2024-02-12',
    '2024-02-12',
    '2026-11-19',
  ]);
  expect(['काल', '१९ नोव्हें', '12/02/2024'].map((text) => readDay(text, { language: 'mr', today, latest: today }))).toEqual([
    '2026-11-20',
    '2026-11-19',
    '2024-02-12',
  ]);
});

describe.each(languages)('in $name', ({ code: language }) => {
  const readAgain = (text: string) => readDay(text, { language, today });

  it('every day is parsed from its own format', () => {
    fc.assert(
      fc.property(days, (day) => {
        expect(readAgain(datesIn(language).named(day))).toBe(day);
        expect(readAgain(datesIn('en').named(day))).toBe(day);
      }),
    );
  });

  it('in figures the day is before the month, with any separator and any digits', () => {
    fc.assert(
      fc.property(days, fc.constantFrom('/', '-', '.', ' '), fc.boolean(), (day, between, devanagari) => {
        const write = (text: string) => (devanagari ? inDevanagari(text) : text);
        expect(readAgain(write(day.split('-').reverse().join(between)))).toBe(day);
        expect(readAgain(write(day))).toBe(day);
      }),
    );
  });

  it('any text is a day or nothing', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...'0123456789१२/-. novdeजनव') }), (text) => {
        const day = readAgain(text);
        if (day !== undefined) expect(addDays(day, 0)).toBe(day);
      }),
    );
  });
});
