/** Weeks and months of attendance, across year ends, 29 February and midnight in India. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { datesIn } from '../../calendar/dates.ts';
import { addDays, indiaDate } from '../../calendar/india.ts';
import { daysOf, daysUntil, monthOfPeriod, writeDays } from './period.ts';
import { periods } from './periods.ts';

const english = datesIn('en');

const today = fc
  .date({ min: new Date('2000-01-01T00:00:00Z'), max: new Date('2099-12-31T00:00:00Z'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));

const lengthOf = ({ from, to }: { from: string; to: string }) => (Date.parse(to) - Date.parse(from)) / 86_400_000 + 1;

it('the selector starts with the current week, the last week and twelve months', () => {
  expect(periods).toHaveLength(14);
  expect(periods.slice(0, 3)).toEqual(['CURRENT_WEEK', 'LAST_WEEK', 'JANUARY']);
  expect(periods.map(monthOfPeriod)).toEqual([undefined, undefined, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
});

describe('a week', () => {
  it('has seven days from a Monday, and the current week includes today', () => {
    fc.assert(
      fc.property(today, (day) => {
        const week = daysOf('CURRENT_WEEK', day);
        expect(lengthOf(week)).toBe(7);
        expect(english.weekday(week.from)).toBe('Mon');
        expect(week.from <= day && day <= week.to).toBe(true);
      }),
    );
  });

  it('follows last week without a gap', () => {
    fc.assert(
      fc.property(today, (day) => {
        expect(addDays(daysOf('LAST_WEEK', day).to, 1)).toBe(daysOf('CURRENT_WEEK', day).from);
      }),
    );
  });

  it.each([
    ['2027-01-01', '2026-12-28', '2027-01-03'],
    ['2024-02-29', '2024-02-26', '2024-03-03'],
    ['2026-11-22', '2026-11-16', '2026-11-22'],
    ['2026-11-23', '2026-11-23', '2026-11-29'],
  ])('on %s is %s to %s', (day, from, to) => {
    expect(daysOf('CURRENT_WEEK', day)).toEqual({ from, to });
  });

  it('changes at midnight in India', () => {
    const weekAt = (instant: string) => daysOf('CURRENT_WEEK', indiaDate(new Date(instant))).from;
    expect(weekAt('2026-11-22T18:29:59Z')).toBe('2026-11-16');
    expect(weekAt('2026-11-22T18:30:00Z')).toBe('2026-11-23');
  });
});

describe('a month', () => {
  it('is complete and its most recent occurrence: not in the future, and less than a year ago', () => {
    fc.assert(
      fc.property(today, fc.constantFrom(...periods.slice(2)), (day, period) => {
        const { from, to } = daysOf(period, day);
        expect(Number(from.slice(5, 7))).toBe(monthOfPeriod(period));
        expect(from.slice(8)).toBe('01');
        expect(addDays(to, 1).slice(8)).toBe('01');
        expect(lengthOf({ from, to })).toBeLessThanOrEqual(31);
        expect(from <= day).toBe(true);
        expect((Date.parse(day) - Date.parse(from)) / 86_400_000).toBeLessThan(366);
      }),
    );
  });

  it('handles leap years', () => {
    expect(daysOf('FEBRUARY', '2028-03-01')).toEqual({ from: '2028-02-01', to: '2028-02-29' });
    expect(daysOf('FEBRUARY', '2028-01-31')).toEqual({ from: '2027-02-01', to: '2027-02-28' });
    expect(daysOf('DECEMBER', '2026-11-20')).toEqual({ from: '2025-12-01', to: '2025-12-31' });
  });
});

describe('the heading', () => {
  it.each([
    ['CURRENT_WEEK', '2026-11-20', { from: 'Mon 16', to: 'Sun 22 Nov 2026' }],
    ['LAST_WEEK', '2026-12-10', { from: 'Mon 30 Nov', to: 'Sun 6 Dec 2026' }],
    ['CURRENT_WEEK', '2027-01-01', { from: 'Mon 28 Dec 2026', to: 'Sun 3 Jan 2027' }],
    ['NOVEMBER', '2026-11-20', { month: 'November 2026' }],
    ['DECEMBER', '2026-11-20', { month: 'December 2025' }],
  ] as const)('%s on %s is %o', (period, day, written) => {
    expect(writeDays(period, day, english)).toEqual(written);
  });
});

describe('the days of a period', () => {
  const entry = (date: string | null) => ({ date });

  it('are complete until today, newest first, and contain every entry once', () => {
    const near = fc.tuple(today, fc.integer({ min: -40, max: 10 })).map(([day, by]) => addDays(day, by));
    fc.assert(
      fc.property(today, fc.constantFrom(...periods), fc.array(fc.option(near, { nil: null })), (day, period, dates) => {
        const { from, to } = daysOf(period, day);
        const entries = dates.map(entry);
        const rows = daysUntil(entries, { from, to }, day);
        expect(rows.flatMap((row) => row.entry ?? [])).toHaveLength(entries.length);
        const ofPeriod = rows.flatMap(({ date }) => (date !== null && from <= date && date <= to && date <= day ? [date] : []));
        expect(new Set(ofPeriod).size).toBe(Math.max(0, lengthOf({ from, to: to < day ? to : day })));
        expect(ofPeriod).toEqual(ofPeriod.toSorted().reverse());
      }),
    );
  });

  it('have no entry without records, and entries of other days come last', () => {
    const [monday, other, nowhere] = [entry('2026-11-16'), entry('2026-10-01'), entry(null)];
    expect(daysUntil([nowhere, monday, other], daysOf('CURRENT_WEEK', '2026-11-18'), '2026-11-18')).toEqual([
      { date: '2026-11-18', entry: undefined },
      { date: '2026-11-17', entry: undefined },
      { date: '2026-11-16', entry: monday },
      { date: null, entry: nowhere },
      { date: '2026-10-01', entry: other },
    ]);
  });
});
