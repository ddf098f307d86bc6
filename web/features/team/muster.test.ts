/** The rules of the muster: states of days, totals, available periods, and keyboard navigation. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, weekdayOf } from '../../calendar/india.ts';
import { reasonFor, stateFor } from '../../testing/day-states.ts';
import { monthDay, monthMember } from '../../testing/muster.ts';
import {
  absenceIn,
  absenceOf,
  type Cell,
  daysOfSpan,
  firstReached,
  isShown,
  monthsOf,
  musterRow,
  musterRows,
  musterTotals,
  placeByKey,
  withDayTypes,
} from './muster.ts';

const today = '2026-11-20';
const anyDay = fc.integer({ min: 0, max: 4000 }).map((days) => addDays('2024-01-01', days));

describe('days', () => {
  it('of a week are Monday to Sunday, of a month all of its days, and include the given day', () => {
    fc.assert(
      fc.property(anyDay, (date) => {
        const [week, month] = [daysOfSpan('week', date), daysOfSpan('month', date)];
        expect([week.length, weekdayOf(week[0] ?? '')]).toEqual([7, 0]);
        expect(week).toContain(date);
        expect(month).toContain(date);
        expect(new Set(month.map((day) => day.slice(0, 7)))).toEqual(new Set([date.slice(0, 7)]));
        expect(addDays(month.at(-1) ?? '', 1).slice(8)).toBe('01');
      }),
    );
  });

  it('need one or two months, none before the first report and none in the future', () => {
    fc.assert(
      fc.property(anyDay, fc.integer({ min: -60, max: 420 }), fc.constantFrom('week' as const, 'month' as const), (now, ago, span) => {
        const days = daysOfSpan(span, addDays(now, -ago));
        const months = monthsOf(days, now);
        expect(months.length).toBeLessThanOrEqual(span === 'week' ? 2 : 1);
        expect(months.length === 0).toBe(days.every((day) => day > now || day < firstReached(now)));
        for (const { month, year } of months) {
          const ahead = Number(now.slice(0, 4)) * 12 + Number(now.slice(5, 7)) - (year * 12 + month);
          expect(ahead).toBeGreaterThanOrEqual(0);
          expect(ahead).toBeLessThan(12);
        }
      }),
    );
  });

  it('of a week at the end of a month need both months', () => {
    expect(monthsOf(daysOfSpan('week', '2026-10-31'), today)).toEqual([
      { month: 10, year: 2026 },
      { month: 11, year: 2026 },
    ]);
    // December has not started, and its number would mean December of a year ago.
    expect(monthsOf(daysOfSpan('week', '2026-11-30'), '2026-11-30')).toEqual([{ month: 11, year: 2026 }]);
  });
});

describe('a row', () => {
  const week = daysOfSpan('week', today);
  const ravi = monthMember('1', 'Ravi Patil', [
    monthDay('1', '2026-11-16', { approved: true }),
    monthDay('1', '2026-11-17'),
    monthDay('1', '2026-11-18', { punchOutAt: null, workMinutes: null }),
    monthDay('1', '2026-11-20', { punchOutAt: null, workMinutes: null }),
  ]);

  it.each([
    ['2026-11-20', '2026-11-20T11:59:59+05:30', 'notYet'],
    ['2026-11-20', '2026-11-20T12:00:00+05:30', 'notIn'],
    ['2026-11-19', '2026-11-20T09:00:00+05:30', 'notIn'],
    ['2026-11-22', '2026-11-22T09:00:00+05:30', 'free'],
    ['2026-11-23', '2026-11-20T09:00:00+05:30', 'free'],
  ])('without a check-in on %s is at %s %s', (date, now, absence) => {
    expect(absenceOf(date, new Date(now))).toBe(absence);
  });

  it('without work is absent when one of its days is over and has no other type', () => {
    const cell = (state: Cell['state'], type?: 'LEAVE'): Cell => ({
      date: today,
      state,
      day: undefined,
      type: type && { __typename: 'DayTypeOfDay', date: today, type, reason: null, countsAs: type },
    });
    expect(absenceIn([cell('free'), cell('notIn'), cell('notYet')])).toBe('notIn');
    expect(absenceIn([cell('notIn', 'LEAVE'), cell('notYet')])).toBe('notYet');
    expect(absenceIn([cell('notIn', 'LEAVE'), cell('ahead')])).toBe('free');
  });

  it('before the person was added is no absence, unlike a day whose type is unknown', () => {
    const rows = [musterRow(monthMember('4', 'Amol Gore', []), week, today)];
    const holiday = { __typename: 'DayTypeOfDay' as const, date: today, type: 'HOLIDAY' as const, reason: null, countsAs: null };
    const states = (type: typeof holiday | null | undefined) => withDayTypes(rows, () => type, today).map(({ cells }) => cells.map(({ state }) => state));
    expect(states(undefined)).toEqual([['notIn', 'notIn', 'notIn', 'notIn', 'notIn', 'ahead', 'ahead']]);
    for (const uncounted of [null, holiday]) expect(states(uncounted)).toEqual([['free', 'free', 'free', 'free', 'notIn', 'ahead', 'ahead']]);
  });

  it('has a single state for each day', () => {
    const row = musterRow(ravi, week, today);
    expect(row.cells.map(({ state }) => state)).toEqual(['approved', 'toApprove', 'missing', 'notIn', 'atWork', 'ahead', 'ahead']);
    expect(row).toMatchObject({ name: 'Ravi Patil', known: true, present: 4, minutes: 1020, toApprove: 1, toCheck: 1, unchecked: 0 });
    expect([isShown('all', row), isShown('look', row), isShown('approve', row)]).toEqual([true, true, true]);
  });

  it('distinguishes a missing check-out from other findings and from an unchecked day', () => {
    const row = musterRow(
      monthMember('1', 'Ravi Patil', [
        monthDay('1', '2026-11-16', { state: stateFor('NEEDS_CHECK', reasonFor('SILENCE')) }),
        monthDay('1', '2026-11-17', { state: stateFor('UNCHECKED') }),
        monthDay('1', '2026-11-18', { state: null }),
      ]),
      week,
      today,
    );
    expect(row.cells.slice(0, 3).map(({ state }) => state)).toEqual(['needsCheck', 'unchecked', 'unknown']);
    expect(row).toMatchObject({ present: 2, toApprove: 0, toCheck: 1, unchecked: 1 });
  });

  it('of an inactive employee exists only in spans with work', () => {
    const inactive = (member: typeof ravi) => ({ ...member, employee: { ...member.employee, active: false } });
    const people = [
      inactive(ravi),
      inactive(monthMember('2', 'Asha Kale', [])),
      inactive(monthMember('3', 'Om Jadhav', null)),
      monthMember('4', 'Amol Gore', []),
    ];
    expect(musterRows(people, week, today).map(({ name }) => name)).toEqual(['Ravi Patil', 'Om Jadhav', 'Amol Gore']);
  });

  it('shows nothing for a Sunday without an entry, and its state with one', () => {
    const days = ['2026-11-15'];
    expect(musterRow(monthMember('1', 'Ravi Patil', []), days, today).cells[0]?.state).toBe('free');
    expect(musterRow(monthMember('1', 'Ravi Patil', [monthDay('1', '2026-11-15')]), days, today).cells[0]?.state).toBe('toApprove');
  });

  it('that could not be loaded is unknown, and adds nothing to totals', () => {
    const row = musterRow(monthMember('1', 'Ravi Patil', null), week, today);
    expect(row).toMatchObject({ known: false, present: 0, minutes: 0 });
    expect(new Set(row.cells.map(({ state }) => state))).toEqual(new Set(['unknown', 'ahead']));
  });

  it('and the days below add up to the same totals', () => {
    const dates = fc.uniqueArray(fc.integer({ min: 1, max: 20 }).map((day) => `2026-11-${String(day).padStart(2, '0')}`));
    const people = fc.array(
      dates.map((on) =>
        monthMember(
          '1',
          'Ravi Patil',
          on.map((date) => monthDay('1', date)),
        ),
      ),
    );
    fc.assert(
      fc.property(people, (members) => {
        const days = daysOfSpan('month', today);
        const rows = members.map((member) => musterRow(member, days, today));
        const { present, minutes, byDay } = musterTotals(rows, days);
        expect(byDay.reduce((sum, count) => sum + count, 0)).toBe(present);
        expect(minutes).toBe(present * 510);
      }),
    );
  });
});

it('keys never leave the muster, and every move can be reversed', () => {
  const back: Record<string, string> = { ArrowLeft: 'ArrowRight', ArrowRight: 'ArrowLeft', ArrowUp: 'ArrowDown', ArrowDown: 'ArrowUp' };
  const keys = fc.constantFrom(...Object.keys(back), 'Home', 'End');
  fc.assert(
    fc.property(fc.nat(60), fc.nat(30), fc.nat(60), fc.nat(30), keys, fc.boolean(), (row, at, lastRow, lastAt, key, ctrl) => {
      const last = { row: lastRow, at: lastAt };
      const from = { row: Math.min(row, lastRow), at: Math.min(at, lastAt) };
      const to = placeByKey(from, key, ctrl, last);
      if (to === undefined) throw new Error('These keys move.');
      expect(to.row >= 0 && to.row <= lastRow && to.at >= 0 && to.at <= lastAt).toBe(true);
      const way = back[key];
      if (way !== undefined && (to.row !== from.row || to.at !== from.at)) expect(placeByKey(to, way, ctrl, last)).toEqual(from);
    }),
  );
  expect(placeByKey({ row: 0, at: 0 }, 'a', false, { row: 1, at: 1 })).toBeUndefined();
});

describe('kilometres and stops', () => {
  const travelDay = fc.record({
    __typename: fc.constant('TravelDay' as const),
    date: anyDay,
    straightLineKm: fc.integer({ min: 0, max: 500 }),
    stopCount: fc.integer({ min: 0, max: 20 }),
  });

  it('of two adjacent spans add up to those of both, without other days', () => {
    fc.assert(
      fc.property(fc.uniqueArray(travelDay, { selector: ({ date }) => date }), anyDay, (travel, date) => {
        const week = daysOfSpan('week', date);
        const travelOf = (days: readonly string[]) => musterRow(monthMember('1', 'Ravi Patil', [], travel), days, today).travel;
        const [first, second, both] = [travelOf(week.slice(0, 3)), travelOf(week.slice(3)), travelOf(week)];
        expect([both?.km, both?.stops]).toEqual([(first?.km ?? 0) + (second?.km ?? 0), (first?.stops ?? 0) + (second?.stops ?? 0)]);
        expect(travelOf([])).toEqual({ km: 0, stops: 0 });
      }),
    );
  });

  it('are unknown when they cannot be fetched', () => {
    expect(musterRow(monthMember('1', 'Ravi Patil', []), [today], today).travel).toBeNull();
  });
});
