import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays, createClock, indiaDate, indiaDateTime, indiaMidnight, isDay } from './clock.ts';

/** Instants whose year has four digits, also in India. */
const instants = fc.date({ min: new Date('0001-01-01T00:00:00Z'), max: new Date('9999-12-30T00:00:00Z'), noInvalidDate: true });
const days = instants.map((instant) => instant.toISOString().slice(0, 10));
const dayMs = 24 * 60 * 60 * 1000;

describe('the date in India', () => {
  test.each<[string, string]>([
    ['2026-11-20T18:29:59Z', '2026-11-20'],
    ['2026-11-20T18:29:59.999Z', '2026-11-20'],
    ['2026-11-20T18:30:00Z', '2026-11-21'],
    ['2026-11-20T00:00:00+05:30', '2026-11-20'],
    ['2026-11-19T23:59:59+05:30', '2026-11-19'],
    ['2026-11-30T18:29:59Z', '2026-11-30'],
    ['2026-11-30T18:30:00Z', '2026-12-01'],
    ['2026-12-31T18:30:00Z', '2027-01-01'],
    ['2024-02-28T18:30:00Z', '2024-02-29'],
    ['2024-02-29T18:29:59Z', '2024-02-29'],
    ['2024-02-29T18:30:00Z', '2024-03-01'],
    ['2026-02-28T18:30:00Z', '2026-03-01'],
    ['2026-11-21T08:00:00+14:00', '2026-11-20'],
  ])('is %s at %s', (instant, date) => expect(indiaDate(new Date(instant))).toBe(date));

  test('starts at midnight in India and ends a day later', () => {
    fc.assert(
      fc.property(days, (day) => {
        const midnight = indiaMidnight(day).getTime();
        expect(indiaDate(new Date(midnight))).toBe(day);
        expect(indiaDate(new Date(midnight + dayMs - 1))).toBe(day);
        expect(indiaDate(new Date(midnight - 1)) < day).toBe(true);
      }),
    );
  });

  test('contains every instant of the day', () => {
    fc.assert(
      fc.property(instants, (instant) => {
        const since = instant.getTime() - indiaMidnight(indiaDate(instant)).getTime();
        expect(since >= 0 && since < dayMs).toBe(true);
      }),
    );
  });
});

describe('an instant with India’s offset', () => {
  test.each<[string, string]>([
    ['2026-11-20T04:00:00Z', '2026-11-20T09:30:00.000+05:30'],
    ['2026-12-31T18:30:00.001Z', '2027-01-01T00:00:00.001+05:30'],
  ])('formats %s as %s', (instant, written) => expect(indiaDateTime(new Date(instant))).toBe(written));

  test('keeps the instant and starts with the date in India', () => {
    fc.assert(
      fc.property(instants, (instant) => {
        expect(Date.parse(indiaDateTime(instant))).toBe(instant.getTime());
        expect(indiaDateTime(instant).slice(0, 10)).toBe(indiaDate(instant));
      }),
    );
  });
});

describe('a day of the calendar', () => {
  test.each(['2026-11-20', '2024-02-29', '2000-02-29', '0001-01-01', '9999-12-31'])('%s', (day) => expect(isDay(day)).toBe(true));
  test.each(['2026-02-29', '2026-02-30', '1900-02-29', '2026-04-31', '2026-13-01', '2026-00-10', '2026-01-00', '2026-1-1', '20261120', ''])(
    'rejects "%s"',
    (day) => expect(isDay(day)).toBe(false),
  );
  test.each(['2026-11-20T00:00:00Z', '2026-11-20 ', '2026-11-20\n', '+02026-11-20'])('rejects text around the ten characters: %j', (text) => {
    expect(isDay(text)).toBe(false);
  });
  test('accepts any date', () => fc.assert(fc.property(days, isDay)));
});

describe('a clock', () => {
  const start = '2026-11-20T09:30:00+05:30';

  test("follows the machine's clock without a start", () => {
    const before = Date.now();
    const now = createClock().now().getTime();
    expect(now >= before && now <= Date.now()).toBe(true);
  });

  test('begins at its start and runs', () => {
    const clock = createClock(start);
    const first = clock.now().getTime();
    expect(first).toBeGreaterThanOrEqual(Date.parse(start));
    const machine = Date.now();
    while (Date.now() === machine);
    expect(clock.now().getTime()).toBeGreaterThan(first);
  });

  test.each(['2026-11-20T04:00:00Z', '2026-11-20T04:00:00.123Z', '2026-11-20T09:30+05:30', '2024-02-29T23:59:59-11:00'])('accepts the start %s', (instant) => {
    expect(createClock(instant).now().getTime()).toBeGreaterThanOrEqual(Date.parse(instant));
  });

  test.each(['', 'now', '2026-11-20', '2026-11-20T09:30:00', '2026-02-30T09:30:00Z', '2026-11-20T25:00:00Z', '20 Nov 2026 09:30 +05:30', `${start}, or so`])(
    'rejects the start "%s"',
    (text) => expect(() => createClock(text)).toThrow(new RangeError(`"${text}" is not an instant such as 2026-11-20T09:30:00+05:30`)),
  );
});

describe('adding days', () => {
  test.each<[string, number, string]>([
    ['2026-12-31', 1, '2027-01-01'],
    ['2024-02-28', 1, '2024-02-29'],
    ['2024-03-01', -1, '2024-02-29'],
    ['2026-03-01', -1, '2026-02-28'],
    ['2026-11-20', 0, '2026-11-20'],
  ])('starts at %s, moves %i days and ends at %s', (day, count, expected) => expect(addDays(day, count)).toBe(expected));

  test('is undone by subtracting the same number', () => {
    const years = fc.date({ min: new Date('1900-01-01'), max: new Date('2100-12-31'), noInvalidDate: true }).map((date) => date.toISOString().slice(0, 10));
    fc.assert(fc.property(years, fc.integer({ min: -4000, max: 4000 }), (day, count) => addDays(addDays(day, count), -count) === day));
  });
});
