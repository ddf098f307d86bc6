import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, indiaDate } from '../../contract/clock.ts';
import { at, clock, countBefore, dayId, daysBetween, eachDay, isWorkday } from './calendar.ts';

const day = fc.integer({ min: 0, max: 5000 }).map((days) => addDays('2024-01-01', days));

describe('days', () => {
  it('are added and subtracted consistently', () => {
    fc.assert(fc.property(day, fc.integer({ min: -800, max: 800 }), (from, days) => daysBetween(from, addDays(from, days)) === days));
    expect(addDays('2024-02-28', 1)).toBe('2024-02-29');
    expect(addDays('2026-12-31', 1)).toBe('2027-01-01');
  });

  it('are listed from one to another, both included', () => {
    expect(eachDay('2026-11-29', '2026-12-01')).toEqual(['2026-11-29', '2026-11-30', '2026-12-01']);
    expect(eachDay('2026-12-01', '2026-11-30')).toEqual([]);
  });

  it("are India's", () => {
    expect(at('2026-11-20', 0)).toBe('2026-11-19T18:30:00.000Z');
    fc.assert(fc.property(day, fc.integer({ min: 0, max: clock(23, 59) }), (date, seconds) => indiaDate(new Date(at(date, seconds))) === date));
  });

  it('are working days except Sundays', () => {
    expect(isWorkday('2026-11-22')).toBe(false);
    expect(isWorkday('2026-11-23')).toBe(true);
  });

  it('have separate ranges of row ids', () => {
    fc.assert(fc.property(day, fc.nat(63), (date, n) => Number(dayId(date, 64, n)) < Number(dayId(addDays(date, 1), 64, 0))));
  });
});

it('counts the members before a day', () => {
  fc.assert(
    fc.property(fc.array(day, { maxLength: 60 }), day, (days, before) => {
      const sorted = [...days].sort();
      const count = countBefore(before, sorted.length, (n) => sorted[n - 1] ?? '');
      expect(count).toBe(sorted.filter((each) => each < before).length);
    }),
  );
});
