/** Periods of the trends and their numbers. */
import { describe, expect, it, test } from 'vitest';
import { type ActivityRow, changeOf, pointsOf, ranked, ranksOf, runningTotals, totalOf } from './activity.ts';
import { isByDay, partsOf, periodsOf, stepped } from './periods.ts';

describe('a period is compared with the previous one, by complete days only', () => {
  test.each([
    ['month', '2026-11-20', '2026-11-01 2026-11-19', '2026-10-01 2026-10-19'],
    ['month', '2026-10-05', '2026-10-01 2026-10-31', '2026-09-01 2026-09-30'],
    ['month', '2026-03-31', '2026-03-01 2026-03-31', '2026-02-01 2026-02-28'],
    ['week', '2026-11-20', '2026-11-16 2026-11-19', '2026-11-09 2026-11-12'],
    ['quarter', '2026-11-20', '2026-10-01 2026-11-19', '2026-07-01 2026-08-19'],
    ['quarter', '2026-05-01', '2026-04-01 2026-06-30', '2026-01-01 2026-03-31'],
    ['year', '2026-11-20', '2026-01-01 2026-11-19', '2025-01-01 2025-11-19'],
  ])('%s of %s', (period, day, now, beside) => {
    const found = periodsOf({ period }, day, '2026-11-19');
    expect([found.now, found.beside].map(({ from, until }) => `${from} ${until}`)).toEqual([now, beside]);
  });

  it('on the first day of a month shows the previous month', () => {
    expect(periodsOf({}, '2026-12-01', '2026-11-30').now).toEqual({ from: '2026-11-01', until: '2026-11-30' });
  });

  it('accepts any two periods, in order and of at most 366 days', () => {
    const own = (values: Record<string, string>) => periodsOf({ period: 'own', ...values }, '2026-11-20', '2026-11-19');
    expect(own({ from: '2026-11-10', until: '2026-11-12' }).beside).toEqual({ from: '2026-11-07', until: '2026-11-09' });
    expect(own({ from: '2026-11-10', until: '2026-11-12', besideFrom: '2025-11-10', besideUntil: '2025-11-30' }).beside.until).toBe('2025-11-30');
    expect(own({ from: '2026-11-12', until: '2026-11-10' }).now).toEqual({ from: '2026-11-12', until: '2026-11-12' });
    expect(own({ from: '2024-01-01', until: '2026-11-30' }).now).toEqual({ from: '2024-01-01', until: '2024-12-31' });
    expect(own({ from: 'x', until: '2027-01-01' }).now).toEqual({ from: '2026-11-01', until: '2026-11-19' });
  });

  it('steps between periods, never beyond yesterday', () => {
    expect(stepped('quarter', '2026-11-20', -1, '2026-11-19')).toBe('2026-07-01');
    expect(stepped('month', '2026-10-31', 1, '2026-11-19')).toBe('2026-11-01');
    expect(stepped('week', '2026-11-20', 1, '2026-11-19')).toBe('2026-11-19');
  });
});

const row = (key: string, visits: number, codesUsed: number | null = null): ActivityRow => ({
  __typename: 'ActivityRow',
  key,
  label: key,
  visits,
  meetingsHeld: null,
  farmersRegistered: null,
  dealersRegistered: null,
  codesUsed,
  pointsGiven: null,
});
const sides = { now: [row('2026-11-02', 5, 2), row('2026-11-01', 3)], beside: [row('2026-10-01', 4), row('2026-10-03', 8)] };
const periods = { now: { from: '2026-11-01', until: '2026-11-02' }, beside: { from: '2026-10-01', until: '2026-10-03' } };

it('aligns the days of both periods, with 0 for days without activity', () => {
  const points = pointsOf(sides, periods, true);
  expect(points.map(({ key, besideKey, values }) => [key, besideKey, values.visits.now, values.visits.beside])).toEqual([
    ['2026-11-01', '2026-10-01', 3, 4],
    ['2026-11-02', '2026-10-02', 5, 0],
    [undefined, '2026-10-03', 0, 8],
  ]);
  expect(totalOf(points, 'visits')).toEqual({ now: 8, beside: 12 });
  expect(runningTotals(points, 'visits')).toEqual([
    { now: 3, beside: 4 },
    { now: 8, beside: 4 },
    { now: undefined, beside: 12 },
  ]);
});

it('shows up to 92 days individually, and a longer period by month', () => {
  expect(isByDay(periods, undefined)).toBe(true);
  expect(isByDay(periods, 'month')).toBe(false);
  const year = { now: { from: '2025-11-20', until: '2026-02-20' }, beside: periods.beside };
  expect(isByDay(year, undefined)).toBe(false);
  expect(partsOf(year.now, false)).toEqual(['2025-11', '2025-12', '2026-01', '2026-02']);
});

it('ranks by the measure, the greatest first, without rows that have no activity', () => {
  const rows = ranksOf({ now: [row('a', 1), row('b', 7), row('c', 0)], beside: [row('d', 9), row('a', 2)] });
  expect(ranked(rows, 'visits').map(({ key }) => key)).toEqual(['b', 'a', 'd']);
});

it('returns the change in percent, if there is a value to compare with', () => {
  expect(changeOf({ now: 751, beside: 733 })).toBe(2.5);
  expect(changeOf({ now: 205, beside: 235 })).toBe(-12.8);
  expect(changeOf({ now: 5, beside: 0 })).toBeUndefined();
});
