/** Properties of a person's figures in a payroll month, for random days of work. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays, indiaMidnight } from '../../contract/clock.ts';
import { dayTypes, overtimeAfterMinutes } from '../../contract/payroll.ts';
import type { Check } from '../people/work-duration.ts';
import { figuresOfMonth } from './figures.ts';
import type { EmployeeMonth, PayrollDay } from './read-days.ts';

const from = '2026-10-01';
const employee = { id: '7', firstName: 'Ravi', lastName: 'Patil', payrollId: null, active: true, createdAt: '2020-01-01T00:00:00Z' };

/** Up to 16 hours of work and breaks in turn, in seconds. The number is odd, because a day ends with work. */
const parts = fc
  .constantFrom(1, 3, 5)
  .chain((count) => fc.array(fc.integer({ min: 1, max: Math.floor((16 * 3600) / count) }), { minLength: count, maxLength: count }));
const work = fc.record({
  /** Seconds since midnight. */
  begin: fc.integer({ min: 0, max: 7 * 3600 }),
  parts,
  hasChecks: fc.boolean(),
  isOpen: fc.boolean(),
  isApproved: fc.boolean(),
});
const facts = fc.record({
  worked: fc.option(work),
  isCounted: fc.boolean(),
  isHoliday: fc.boolean(),
  isRefused: fc.boolean(),
  isAsked: fc.boolean(),
  setType: fc.option(fc.constantFrom(...dayTypes)),
});
type Facts = typeof facts extends fc.Arbitrary<infer Value> ? Value : never;

const month = fc.array(facts, { minLength: 31, maxLength: 31 });
const sum = (counts: readonly number[]) => counts.reduce((total, count) => total + count, 0);
const isWork = (_seconds: number, index: number) => index % 2 === 0;

/** Returns the minutes of work between the times that clocks show; a day without check events has no breaks. */
function minutesOf({ begin, parts, hasChecks, isOpen }: NonNullable<Facts['worked']>): number {
  const minuteAt = (part: number) => Math.floor((begin + sum(parts.slice(0, part))) / 60);
  const minutes = parts.map((_seconds, part) => minuteAt(part + 1) - minuteAt(part));
  return isOpen ? 0 : sum(hasChecks ? minutes.filter(isWork) : minutes);
}

function toMonth(all: readonly Facts[]): { readonly month: EmployeeMonth; readonly checks: readonly Check[] } {
  const checks: Check[] = [];
  const days = all.map(({ worked, isHoliday, isRefused, isAsked, setType }, index): PayrollDay => {
    const date = addDays(from, index);
    const calendar = { date, isHoliday, setType, isRefused, isAsked, reason: null };
    if (worked === null) return { ...calendar, attendance: null };
    const begin = indiaMidnight(date).getTime() + worked.begin * 1000;
    const times = [begin, ...worked.parts.map((_, part) => begin + sum(worked.parts.slice(0, part + 1)) * 1000)];
    const ends = worked.isOpen ? times.slice(0, -1) : times;
    if (worked.hasChecks) checks.push(...ends.map((at, place): Check => ({ kind: place % 2 === 0 ? 'IN' : 'OUT', at })));
    const instant = (at: number | undefined) => new Date(at ?? Number.NaN).toISOString();
    const punches = { punchInTime: instant(begin), punchOutTime: worked.isOpen ? null : instant(times.at(-1)) };
    return { ...calendar, attendance: { entryDate: date, ...punches, approvedAt: worked.isApproved ? '2026-11-01T04:00:00Z' : null } };
  });
  const counted = new Set(days.flatMap(({ date }, index) => (all[index]?.isCounted ? [date] : [])));
  return { month: { employee, days, counted }, checks };
}

function figuresOf(all: readonly Facts[]) {
  const { month: days, checks } = toMonth(all);
  return figuresOfMonth(days, { checks, positions: new Map(), replaced: new Set() });
}

test('hours are the work of all days that are not refused, and overtime is what exceeds 9 hours of each approved one', () => {
  fc.assert(
    fc.property(month, (all) => {
      const worked = all.flatMap((day) => (day.isCounted && !day.isRefused && day.worked ? [day.worked] : []));
      const figures = figuresOf(all);
      expect(figures.workMinutes).toBe(sum(worked.map(minutesOf)));
      const approved = worked.filter(({ isApproved }) => isApproved).map(minutesOf);
      expect(figures.overtimeMinutes).toBe(sum(approved.map((minutes) => (minutes > overtimeAfterMinutes ? minutes - overtimeAfterMinutes : 0))));
    }),
  );
});

test('the columns add up to the counted days, and to the payable days', () => {
  fc.assert(
    fc.property(month, (all) => {
      const { days, present, halfDays, leave, holidays, weekOffs, absent, missing, payableDays } = figuresOf(all);
      expect(present + halfDays + leave + holidays + weekOffs + absent + missing).toBe(days);
      expect(days).toBe(all.filter(({ isCounted }) => isCounted).length);
      expect(payableDays).toBe(present + halfDays / 2 + leave + holidays + weekOffs);
    }),
  );
});

test('worked and refused days add up to the days of work, and approved days are among the worked ones', () => {
  fc.assert(
    fc.property(month, (all) => {
      const { daysWorked, daysRefused, daysApproved, missing } = figuresOf(all);
      const worked = all.filter((day) => day.isCounted && day.worked);
      expect(daysWorked + (daysRefused ?? 0)).toBe(worked.length);
      expect(daysApproved).toBe(worked.filter((day) => !day.isRefused && day.worked?.isApproved).length);
      expect(missing).toBe(worked.filter((day) => !day.isRefused && day.worked?.isOpen).length);
    }),
  );
});

test('a month is the sum of any two parts of its days', () => {
  fc.assert(
    fc.property(month, fc.nat(31), (all, split) => {
      const part = (isIn: (index: number) => boolean) => figuresOf(all.map((day, index) => ({ ...day, isCounted: day.isCounted && isIn(index) })));
      const [first, second, whole] = [part((index) => index < split), part((index) => index >= split), figuresOf(all)];
      for (const name of ['days', 'payableDays', 'workMinutes', 'overtimeMinutes', 'daysWorked', 'daysApproved', 'daysRefused'] as const)
        expect((first[name] ?? 0) + (second[name] ?? 0), name).toBe(whole[name]);
    }),
  );
});
