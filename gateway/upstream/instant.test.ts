import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { indiaDateTime } from '../../rest/contract/clock.ts';
import { dateTime } from './instant.ts';

const written = '2026-11-20T09:30:00.000+05:30';

describe('an instant', () => {
  test.each<[unknown, string | null]>([
    // With any offset.
    ['2026-11-20T04:00:00Z', written],
    ['2026-11-20T04:00:00.000+00:00', written],
    ['2026-11-20T04:00:00.000+0000', written],
    ['2026-11-20T09:30:00+05:30', written],
    ['2026-11-19T23:00:00-05:00', written],
    ['2026-11-20 04:00:00Z', written],
    // Without an offset, the time is India's.
    ['2026-11-20T09:30:00', written],
    ['2026-11-20T09:30', written],
    ['2026-11-20 09:30:00.000', written],
    ['2026-11-20', '2026-11-20T00:00:00.000+05:30'],
    // Epoch milliseconds.
    [Date.parse(written), written],
    [0, '1970-01-01T05:30:00.000+05:30'],
    // The first and the last of India's four-digit years.
    ['0001-01-01T00:00:00.000', '0001-01-01T00:00:00.000+05:30'],
    ['0001-01-01T05:29:59.999Z', '0001-01-01T10:59:59.999+05:30'],
    ['0000-12-31T23:59:59.999', null],
    ['9999-12-31T23:59:59.999', '9999-12-31T23:59:59.999+05:30'],
    ['9999-12-31T18:30:00Z', null],
    // Invalid instants.
    ['2026-02-30T09:30:00', null],
    ['2026-02-30T09:30:00Z', null],
    ['2026-02-30', null],
    ['2026-11-20T25:00:00', null],
    ['2026-11-20T09:60:00Z', null],
    ['2026-11-19T24:00:00Z', '2026-11-20T05:30:00.000+05:30'],
    ['2026-11-20T24:00:01Z', null],
    ['2026-11-20T09:30:00Z or so', null],
    ['20 Nov 2026', null],
    ['', null],
    [Number.NaN, null],
    [8.65e15, null],
    [8.64e15, null],
    [-8.64e15, null],
    // Epoch microseconds would be the year 58859.
    [Date.parse(written) * 1_000, null],
    [Number.POSITIVE_INFINITY, null],
    [null, null],
    [undefined, null],
    [true, null],
    [new Date(), null],
  ])('%j is %j', (value, read) => expect(dateTime(value)).toBe(read));
});

describe('a bare time', () => {
  test('gets the given day', () => {
    expect(dateTime('09:30', '2026-11-20')).toBe(written);
    expect(dateTime('09:30:00.000', '2026-11-20')).toBe(written);
  });

  test.each([null, '', '2026-02-30', 'today'])('is null on %j', (day) => expect(dateTime('09:30', day)).toBeNull());
  test.each(['9:30', '25:00', '09:60', '09:30 AM'])('may not be %s', (time) => expect(dateTime(time, '2026-11-20')).toBeNull());
  test('does not replace the day of a complete instant', () => expect(dateTime('2026-11-20T04:00:00Z', '2025-01-01')).toBe(written));
});

test('reads its own output as the same instant', () => {
  const instants = fc.date({ min: new Date('0001-01-01T00:00:00Z'), max: new Date('9999-12-31T18:29:59Z'), noInvalidDate: true });
  fc.assert(
    fc.property(instants, (instant) => {
      const text = indiaDateTime(instant);
      expect([dateTime(text), dateTime(instant.toISOString()), dateTime(instant.getTime())]).toEqual([text, text, text]);
    }),
  );
});

test('reads texts like the JavaScript Date parser, at every offset', () => {
  const two = (most: number) => fc.integer({ min: 0, max: most }).map((value) => String(value).padStart(2, '0'));
  const day = fc.date({ min: new Date('0001-01-02T00:00:00Z'), max: new Date('9999-12-30T00:00:00Z'), noInvalidDate: true });
  const zone = fc.oneof(
    fc.constant('Z'),
    fc.tuple(fc.constantFrom('+', '-'), two(24), two(60)).map(([sign, hour, minute]) => `${sign}${hour}:${minute}`),
  );
  const time = fc.oneof(
    fc.constant('24:00'),
    fc.tuple(two(25), two(60), two(60), fc.stringMatching(/^(\.\d{1,6})?$/)).map(([hour, minute, second, rest]) => `${hour}:${minute}:${second}${rest}`),
  );
  fc.assert(
    fc.property(day, time, zone, (date, clock, offset) => {
      const text = `${date.toISOString().slice(0, 10)}T${clock}${offset}`;
      const ms = Date.parse(text);
      // Date refuses 24:00:00 with nonzero digits beyond three decimals, which are cut off here.
      fc.pre(!clock.startsWith('24:00:00.000'));
      expect(dateTime(text)).toBe(Number.isNaN(ms) ? null : indiaDateTime(new Date(ms)));
    }),
  );
});

test('returns an instant or null for any value', () => {
  fc.assert(fc.property(fc.oneof(fc.double(), fc.integer({ min: -8.64e15, max: 8.64e15 })), (value) => /^\d{4}-/.test(dateTime(value) ?? '0000-')));
  fc.assert(fc.property(fc.anything(), fc.option(fc.string()), (value, day) => typeof (dateTime(value, day) ?? '') === 'string'));
});
