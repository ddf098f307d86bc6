import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays } from '../../contract/clock.ts';
import { dayTypes, overtimeAfterMinutes, payrollColumns } from '../../contract/payroll.ts';
import { blockerOf, columnOf, countedDays, lastSetType, overtimeOf, payableDays, typeOfDay } from './day-count.ts';

const day = (date: string, more: Partial<Parameters<typeof typeOfDay>[0]> = {}) => ({ date, isHoliday: false, setType: null, ...more });
const worked = (more: Partial<NonNullable<Parameters<typeof columnOf>[1]>> = {}) => ({
  isOpen: false,
  isApproved: true,
  isRefused: false,
  isAsked: false,
  ...more,
});
const [monday, sunday] = ['2026-11-09', '2026-11-08'];

describe('the type of a day', () => {
  test('is the set type, else a holiday, else a Sunday', () => {
    expect(typeOfDay(day(monday))).toBe('WORK');
    expect(typeOfDay(day(sunday))).toBe('WEEK_OFF');
    expect(typeOfDay(day(sunday, { isHoliday: true }))).toBe('HOLIDAY');
    for (const setType of dayTypes) expect(typeOfDay(day(sunday, { isHoliday: true, setType }))).toBe(setType);
  });
});

test('is the type that was set last, by an administrator or by a refusal', () => {
  const set = { type: 'HALF_DAY', reason: 'As agreed', setAt: '2026-11-10T09:00:00Z' } as const;
  const refusal = { countsAs: 'LEAVE', reason: 'At home', refusedAt: '2026-11-10T10:00:00Z' } as const;
  expect(lastSetType(undefined, undefined)).toEqual({ setType: null, reason: null });
  expect(lastSetType(set, refusal)).toEqual({ setType: 'LEAVE', reason: 'At home' });
  expect(lastSetType({ ...set, setAt: '2026-11-10T10:00:01Z' }, refusal)).toEqual({ setType: 'HALF_DAY', reason: 'As agreed' });
  expect(lastSetType(set, { ...refusal, countsAs: null })).toEqual({ setType: 'HALF_DAY', reason: 'As agreed' });
  expect(lastSetType(set, { ...refusal, countsAs: 'ABSENT' })).toEqual({ setType: null, reason: 'At home' });
});

describe('a day counts', () => {
  test('as a day without work when it is refused, whatever it lacks', () => {
    for (const setType of [null, ...dayTypes])
      for (const isHoliday of [true, false])
        for (const isOpen of [true, false]) {
          const facts = day(sunday, { setType, isHoliday });
          expect(columnOf(facts, worked({ isRefused: true, isApproved: false, isOpen }))).toBe(columnOf(facts, null));
        }
  });

  test('as work when the employee worked, also on a Sunday or holiday', () => {
    expect(columnOf(day(sunday), worked())).toBe('PRESENT');
    expect(columnOf(day(monday, { isHoliday: true }), worked())).toBe('PRESENT');
    expect(columnOf(day(monday, { setType: 'HALF_DAY' }), worked())).toBe('HALF_DAY');
  });

  test('as missing until it has a check-out', () => {
    for (const setType of dayTypes) expect(columnOf(day(monday, { setType }), worked({ isOpen: true }))).toBe('MISSING');
  });

  test('by its type without work', () => {
    expect(columnOf(day(monday), null)).toBe('ABSENT');
    expect(columnOf(day(sunday, { setType: 'WORK' }), null)).toBe('ABSENT');
    for (const setType of ['HALF_DAY', 'LEAVE', 'HOLIDAY', 'WEEK_OFF'] as const) expect(columnOf(day(monday, { setType }), null)).toBe(setType);
  });
});

test('returns the blocker of a day', () => {
  expect(blockerOf(day(monday), worked({ isOpen: true, isApproved: false }))).toBe('MISSING_CHECK_OUT');
  expect(blockerOf(day(monday), worked({ isApproved: false }))).toBe('NOT_APPROVED');
  expect(blockerOf(day(monday), worked())).toBeNull();
  expect(blockerOf(day(monday), null)).toBe('ABSENT_WITHOUT_REASON');
  expect(blockerOf(day(monday, { setType: 'WORK' }), null)).toBeNull();
  expect(blockerOf(day(sunday), null)).toBeNull();
  expect(blockerOf(day(monday), worked({ isApproved: false, isAsked: true }))).toBe('OPEN_QUESTION');
  expect(blockerOf(day(monday), worked({ isOpen: true, isApproved: false, isAsked: true }))).toBe('OPEN_QUESTION');
  // A decision settles a question, and a refusal also settles an absence and a missing check-out.
  expect(blockerOf(day(monday), worked({ isAsked: true }))).toBeNull();
  expect(blockerOf(day(monday), worked({ isApproved: false, isRefused: true, isAsked: true, isOpen: true }))).toBeNull();
});

test('counts as overtime the work above 9 hours of a day', () => {
  expect([0, overtimeAfterMinutes, overtimeAfterMinutes + 1].map(overtimeOf)).toEqual([0, 0, 1]);
  expect(overtimeAfterMinutes).toBe(540);
});

const aMonth = fc.record({ month: fc.integer({ min: 1, max: 12 }), year: fc.integer({ min: 2024, max: 2030 }) }).map(({ month, year }) => ({
  from: `${year}-${String(month).padStart(2, '0')}-01`,
  until: new Date(Date.UTC(year, month, 0)).toISOString().slice(0, 10),
}));
const aDay = fc.record({
  worked: fc.option(fc.record({ isOpen: fc.boolean(), isApproved: fc.boolean(), isRefused: fc.boolean(), isAsked: fc.boolean() })),
  isHoliday: fc.boolean(),
  setType: fc.option(fc.constantFrom(...dayTypes)),
});

test('the seven columns add up to the days of the month, and payable days never exceed them', () => {
  fc.assert(
    fc.property(aMonth, fc.array(aDay, { minLength: 31, maxLength: 31 }), (period, facts) => {
      const dates = countedDays(period, { isActive: true, addedOn: '2020-01-01', workedOn: new Set() });
      expect(dates).toHaveLength(Number(period.until.slice(8)));
      const columns = dates.flatMap((date, index) => {
        const { worked: row = null, ...calendar } = facts[index] ?? { isHoliday: false, setType: null };
        return [columnOf({ date, ...calendar }, row)];
      });
      const counts = payrollColumns.map((column) => columns.filter((one) => one === column).length);
      expect(counts.reduce((sum, count) => sum + count)).toBe(dates.length);
      expect(payableDays(columns)).toBeLessThanOrEqual(dates.length);
    }),
  );
});

test('a day of work blocks closing exactly until it is decided, and a refused day never does', () => {
  fc.assert(
    fc.property(aDay, ({ worked: row, ...calendar }) => {
      const facts = { date: monday, ...calendar };
      const blocker = blockerOf(facts, row);
      if (row?.isRefused) expect(blocker).toBeNull();
      else if (row) expect(blocker === null).toBe(row.isApproved && !row.isOpen);
    }),
  );
});

test('counts only days of work for an inactive employee, and no day before a new one was added or worked', () => {
  fc.assert(
    fc.property(aMonth, fc.integer({ min: -40, max: 40 }), fc.uniqueArray(fc.integer({ min: 0, max: 27 })), (period, added, offsets) => {
      const workedOn = new Set(offsets.map((offset) => addDays(period.from, offset)));
      const addedOn = addDays(period.from, added);
      expect(countedDays(period, { isActive: false, addedOn, workedOn })).toEqual([...workedOn].sort());
      const days = countedDays(period, { isActive: true, addedOn, workedOn });
      const first = [addedOn, ...workedOn].sort()[0] ?? '';
      expect(days.every((date) => date >= first)).toBe(true);
      expect(days.at(-1) ?? period.until).toBe(period.until);
    }),
  );
});
