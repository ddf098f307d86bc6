import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { indiaDate } from '../../contract/clock.ts';
import { addMonths, monthBounds } from './months.ts';

describe('a month in India', () => {
  test.each([
    [{ month: 11, year: 2026 }, '2026-10-31T18:30:00.000Z', '2026-11-30T18:30:00.000Z'],
    [{ month: 12, year: 2026 }, '2026-11-30T18:30:00.000Z', '2026-12-31T18:30:00.000Z'],
    [{ month: 1, year: 2027 }, '2026-12-31T18:30:00.000Z', '2027-01-31T18:30:00.000Z'],
    [{ month: 2, year: 2028 }, '2028-01-31T18:30:00.000Z', '2028-02-29T18:30:00.000Z'],
  ])('%o runs from midnight to midnight in India', (month, from, until) => {
    expect(monthBounds(month)).toEqual({ from: new Date(from), until: new Date(until) });
  });

  const month = fc.record({ month: fc.integer({ min: 1, max: 12 }), year: fc.integer({ min: 2000, max: 2100 }) });

  test('begins on its first day and ends before the first day of the next month', () => {
    fc.assert(
      fc.property(month, ({ month, year }) => {
        const { from, until } = monthBounds({ month, year });
        const name = `${year}-${String(month).padStart(2, '0')}`;
        expect(indiaDate(from)).toBe(`${name}-01`);
        expect(indiaDate(new Date(from.getTime() - 1)).startsWith(name)).toBe(false);
        expect(indiaDate(new Date(until.getTime() - 1)).startsWith(name)).toBe(true);
        expect(indiaDate(until).endsWith('-01')).toBe(true);
      }),
    );
  });
});

describe('adding months', () => {
  test.each([
    ['2026-11-20', 24, '2028-11-20'],
    ['2026-01-31', 1, '2026-02-28'],
    ['2028-01-31', 1, '2028-02-29'],
    ['2028-02-29', 12, '2029-02-28'],
    ['2026-12-31', 2, '2027-02-28'],
    ['2026-12-31', 120, '2036-12-31'],
    ['2026-11-30', 1, '2026-12-30'],
  ])('to %s, moving %i months, returns %s', (day, months, later) => {
    expect(addMonths(day, months)).toBe(later);
  });

  test('returns a calendar day, never in a later month', () => {
    const day = fc.date({ min: new Date('2000-01-01'), max: new Date('2099-12-31'), noInvalidDate: true }).map((date) => date.toISOString().slice(0, 10));
    fc.assert(
      fc.property(day, fc.integer({ min: 0, max: 120 }), (from, months) => {
        const later = addMonths(from, months);
        expect(new Date(later).toISOString().slice(0, 10)).toBe(later);
        const monthsOf = (text: string) => Number(text.slice(0, 4)) * 12 + Number(text.slice(5, 7));
        expect(monthsOf(later) - monthsOf(from)).toBe(months);
        expect(Number(later.slice(8))).toBeLessThanOrEqual(Number(from.slice(8)));
      }),
    );
  });
});
