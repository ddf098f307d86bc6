import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays, createClock, indiaDate } from '../../contract/clock.ts';
import { periodOf } from './period.ts';

/** Days of this century. */
const days = fc.integer({ min: 0, max: 36_000 }).map((count) => addDays('2000-01-01', count));
const weekday = (day: string) => new Date(day).getUTCDay();
const lengthOf = ({ from, until }: { from: string; until: string }) => (Date.parse(until) - Date.parse(from)) / 86_400_000 + 1;

describe('the period of a report', () => {
  test.each([
    ['CURRENT_WEEK', '2026-11-20', '2026-11-16', '2026-11-22'],
    ['CURRENT_WEEK', '2026-11-16', '2026-11-16', '2026-11-22'],
    ['CURRENT_WEEK', '2026-11-22', '2026-11-16', '2026-11-22'],
    ['LAST_WEEK', '2026-11-20', '2026-11-09', '2026-11-15'],
    // Across the end of a year.
    ['CURRENT_WEEK', '2027-01-01', '2026-12-28', '2027-01-03'],
    ['LAST_WEEK', '2027-01-04', '2026-12-28', '2027-01-03'],
    // Across 29 February.
    ['CURRENT_WEEK', '2024-02-29', '2024-02-26', '2024-03-03'],
    ['LAST_WEEK', '2024-03-05', '2024-02-26', '2024-03-03'],
    ['2', '2024-02-01', '2024-02-01', '2024-02-29'],
    ['2', '2025-01-31', '2024-02-01', '2024-02-29'],
    ['2', '2025-02-01', '2025-02-01', '2025-02-28'],
    // The current month is this year's, a later one last year's.
    ['11', '2026-11-01', '2026-11-01', '2026-11-30'],
    ['12', '2026-11-30', '2025-12-01', '2025-12-31'],
    ['12', '2026-12-31', '2026-12-01', '2026-12-31'],
    ['1', '2026-01-01', '2026-01-01', '2026-01-31'],
    ['12', '2026-01-01', '2025-12-01', '2025-12-31'],
  ])('for %s on %s is %s to %s', (searchType, today, from, until) => {
    expect(periodOf(searchType, today)).toEqual({ from, until });
  });

  test('changes at midnight in India', () => {
    const at = (instant: string) => periodOf('CURRENT_WEEK', indiaDate(createClock(instant).now())).from;
    expect(at('2026-11-22T18:29:00Z')).toBe('2026-11-16');
    expect(at('2026-11-22T18:30:00Z')).toBe('2026-11-23');
    const month = (instant: string) => periodOf('12', indiaDate(createClock(instant).now())).from;
    expect(month('2026-11-30T18:29:00Z')).toBe('2025-12-01');
    expect(month('2026-11-30T18:30:00Z')).toBe('2026-12-01');
  });

  test('of a week has seven days from Monday: this week contains today, and last week ends just before', () => {
    fc.assert(
      fc.property(days, (today) => {
        const [current, last] = [periodOf('CURRENT_WEEK', today), periodOf('LAST_WEEK', today)];
        expect([weekday(current.from), weekday(current.until), lengthOf(current), lengthOf(last)]).toEqual([1, 0, 7, 7]);
        expect(current.from <= today && today <= current.until).toBe(true);
        expect(addDays(last.until, 1)).toBe(current.from);
      }),
    );
  });

  test('of a month is the latest complete calendar month with that number that has begun', () => {
    fc.assert(
      fc.property(days, fc.integer({ min: 1, max: 12 }), (today, month) => {
        const { from, until } = periodOf(String(month), today);
        expect(from.slice(5)).toBe(`${String(month).padStart(2, '0')}-01`);
        expect(until.slice(0, 7)).toBe(from.slice(0, 7));
        expect(addDays(until, 1).slice(8)).toBe('01');
        expect(from <= today).toBe(true);
        const aYearLater = `${Number(from.slice(0, 4)) + 1}${from.slice(4)}`;
        expect(aYearLater > today).toBe(true);
      }),
    );
  });

  test('of the twelve months together covers the year up to this month without a gap', () => {
    fc.assert(
      fc.property(days, (today) => {
        const months = Array.from({ length: 12 }, (_, index) => periodOf(String(index + 1), today)).sort((a, b) => (a.from < b.from ? -1 : 1));
        expect(months.slice(1).map(({ from }) => from)).toEqual(months.slice(0, -1).map(({ until }) => addDays(until, 1)));
        expect(months.at(-1)?.from.slice(0, 7)).toBe(today.slice(0, 7));
      }),
    );
  });
});
