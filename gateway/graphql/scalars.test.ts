import { parseValue } from 'graphql';
import { describe, expect, test } from 'vitest';
import { ApiError } from './errors.ts';
import { DateScalar, DateTimeScalar } from './scalars.ts';

/** Returns the code of the thrown error; null for an internal error. */
function codeThrown(run: () => unknown) {
  try {
    run();
  } catch (error) {
    return error instanceof ApiError ? error.code : null;
  }
  throw new Error('nothing was thrown');
}

const days = ['2026-11-20', '2024-02-29', '0001-01-01', '9999-12-31'];
const noDays: unknown[] = [
  '',
  '2026-02-29',
  '2026-13-01',
  '2026-04-31',
  '20-11-2026',
  '2026-11-20T00:00:00Z',
  '2026-11-20 ',
  '٢٠٢٦-١١-٢٠',
  20261120,
  null,
  true,
  [],
  {},
];

describe('a date', () => {
  test.each(days)('%s is accepted as a variable or literal, and returned', (day) => {
    expect([DateScalar.parseValue(day), DateScalar.parseLiteral(parseValue(`"${day}"`)), DateScalar.serialize(day)]).toEqual([day, day, day]);
  });

  test.each(noDays)('%j is a user error as input, and an internal error as output', (value) => {
    expect(codeThrown(() => DateScalar.parseValue(value))).toBe('BAD_USER_INPUT');
    expect(codeThrown(() => DateScalar.serialize(value))).toBeNull();
  });

  test.each(['20261120', '"2026-02-29"', 'true', '["2026-11-20"]', '{}', 'TODAY'])('%s as a literal is a user error', (literal) => {
    expect(codeThrown(() => DateScalar.parseLiteral(parseValue(literal)))).toBe('BAD_USER_INPUT');
  });

  test('explains the format in the error, and does not repeat the value', () => {
    expect(() => DateScalar.parseValue('secret')).toThrow('A date must be a day of the calendar, written YYYY-MM-DD');
  });
});

describe('an instant', () => {
  const written = '2026-11-20T09:30:00.000+05:30';

  test.each(['2026-11-20T04:00:00Z', '2026-11-20T09:30:00', written])('%s is accepted as a variable or literal, and gets India’s offset', (given) => {
    expect([DateTimeScalar.parseValue(given), DateTimeScalar.parseLiteral(parseValue(`"${given}"`))]).toEqual([written, written]);
  });

  test('is accepted as epoch milliseconds', () => {
    const ms = Date.parse(written);
    expect([DateTimeScalar.parseValue(ms), DateTimeScalar.parseLiteral(parseValue(String(ms)))]).toEqual([written, written]);
  });

  test('is returned as the mapper’s text', () => expect(DateTimeScalar.serialize(written)).toBe(written));

  test.each(['', 'soon', '09:30', '2026-02-30T09:30:00Z', 1e20, true, null, {}])('%j is a user error', (value) => {
    expect(codeThrown(() => DateTimeScalar.parseValue(value))).toBe('BAD_USER_INPUT');
  });

  test('is an internal error when the output is not text', () => expect(codeThrown(() => DateTimeScalar.serialize(new Date()))).toBeNull());
});
