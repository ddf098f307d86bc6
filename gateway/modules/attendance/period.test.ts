import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createClock, indiaDate } from '../../../rest/contract/clock.ts';
import { workMinutes } from './attendance.ts';
import { periodOf, searchType } from './period.ts';

const dayMs = 24 * 60 * 60 * 1000;
const dayOf = (number: number) => new Date(number * dayMs).toISOString().slice(0, 10);
/** Arbitrary days from 2020 to 2033. */
const days = fc.integer({ min: 18_262, max: 23_375 }).map(dayOf);

describe('the period of a day', () => {
  test.each([
    ['2026-11-20', '2026-11-20', 'CURRENT_WEEK'],
    ['2026-11-16', '2026-11-20', 'CURRENT_WEEK'],
    ['2026-11-15', '2026-11-20', 'LAST_WEEK'],
    ['2026-11-09', '2026-11-20', 'LAST_WEEK'],
    ['2026-11-08', '2026-11-20', 'NOVEMBER'],
    ['2026-11-21', '2026-11-20', null],
    ['2026-10-31', '2026-11-20', 'OCTOBER'],
    ['2025-12-01', '2026-11-20', 'DECEMBER'],
    ['2025-11-30', '2026-11-20', null],
    // Across the end of a year: the week of Monday 28 December 2026.
    ['2026-12-28', '2027-01-01', 'CURRENT_WEEK'],
    ['2026-12-27', '2027-01-01', 'LAST_WEEK'],
    ['2026-12-20', '2027-01-01', 'DECEMBER'],
    ['2026-01-01', '2027-01-01', null],
    ['2024-02-29', '2024-03-20', 'FEBRUARY'],
    ['2024-02-29', '2025-01-31', 'FEBRUARY'],
    ['2024-02-29', '2025-02-28', null],
  ])('%s, seen on %s: %s', (date, today, period) => {
    expect(periodOf(date, today)).toBe(period);
  });

  test('exists for every day of the last twelve months and for none after today', () => {
    fc.assert(
      fc.property(days, fc.integer({ min: -40, max: 400 }), (today, ago) => {
        const date = dayOf(Date.parse(today) / dayMs - ago);
        const period = periodOf(date, today);
        if (ago < 0) return period === null;
        const monthsAgo = (Number(today.slice(0, 4)) - Number(date.slice(0, 4))) * 12 + Number(today.slice(5, 7)) - Number(date.slice(5, 7));
        return (period !== null) === (monthsAgo < 12 || ago < 14);
      }),
    );
  });

  test('starts weeks on Monday', () => {
    fc.assert(
      fc.property(days, (today) => {
        const weekday = (new Date(today).getUTCDay() + 6) % 7;
        const monday = dayOf(Date.parse(today) / dayMs - weekday);
        const sunday = dayOf(Date.parse(monday) / dayMs - 1);
        expect(periodOf(monday, today)).toBe('CURRENT_WEEK');
        expect(periodOf(sunday, today)).toBe('LAST_WEEK');
        expect(['CURRENT_WEEK', 'LAST_WEEK']).not.toContain(periodOf(dayOf(Date.parse(monday) / dayMs - 8), today));
      }),
    );
  });

  test("uses India's date for today, also when it is yesterday elsewhere", () => {
    const today = indiaDate(createClock('2026-11-22T18:30:00Z').now());
    expect([today, periodOf('2026-11-22', today)]).toEqual(['2026-11-23', 'LAST_WEEK']);
  });
});

test('sends periods by name and months by number', () => {
  expect([searchType('CURRENT_WEEK'), searchType('LAST_WEEK'), searchType('JANUARY'), searchType('DECEMBER')]).toEqual([
    'CURRENT_WEEK',
    'LAST_WEEK',
    '1',
    '12',
  ]);
});

test.each([
  ['08:36', 516],
  ['8:36', 516],
  ['08:36:59', 516],
  ['00:00', 0],
  ['24:60', null],
  ['8h 36m', null],
  [8.6, null],
  ['', null],
  [null, null],
])('work of %j is %j minutes', (wire, minutes) => {
  expect(workMinutes(wire)).toBe(minutes);
});
