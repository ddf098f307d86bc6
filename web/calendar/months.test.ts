/** Months to filter by. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { daysOfMonth, monthOf, stepMonth, yearsUntil } from './months.ts';

it('the years range from 2024 to 2030, or to the current year if later', () => {
  expect(yearsUntil(2026)).toEqual([2024, 2025, 2026, 2027, 2028, 2029, 2030]);
  expect(yearsUntil(2032).at(-1)).toBe(2032);
});

it('returns the month of a day', () => {
  expect(monthOf('2026-11-20')).toEqual({ month: 11, year: 2026 });
});

it.each([
  [{ month: 2, year: 2024 }, '2024-02-01', '2024-02-29'],
  [{ month: 11, year: 2026 }, '2026-11-01', '2026-11-30'],
  [{ month: 12, year: 2026 }, '2026-12-01', '2026-12-31'],
])('the days of %o', (month, from, until) => {
  expect(daysOfMonth(month)).toEqual({ from, until });
});

describe('a step', () => {
  it.each([
    [{ month: 12, year: 2026 }, 1, { month: 1, year: 2027 }],
    [{ month: 1, year: 2027 }, -1, { month: 12, year: 2026 }],
    [{ month: 11, year: 2026 }, 1, { month: 12, year: 2026 }],
    [{ month: 1, year: 2024 }, -1, undefined],
    [{ month: 12, year: 2030 }, 1, undefined],
  ])('from %o by %d months', (from, by, to) => {
    expect(stepMonth(from, by, 2026)).toEqual(to);
  });

  const yearMonth = fc.record({ month: fc.integer({ min: 1, max: 12 }), year: fc.integer({ min: 2024, max: 2030 }) });

  it('is reversible', () => {
    fc.assert(
      fc.property(yearMonth, fc.integer({ min: -90, max: 90 }), (from, by) => {
        const stepped = stepMonth(from, by, 2026);
        if (stepped !== undefined) expect(stepMonth(stepped, -by, 2026)).toEqual(from);
      }),
    );
  });
});
