/** Counts the days of a payroll month. Pure. */
import type { RefusedDayType } from '../../contract/attendance.ts';
import { addDays } from '../../contract/clock.ts';
import { type BlockerKind, type DayType, overtimeAfterMinutes, type PayrollColumn } from '../../contract/payroll.ts';

/** A day of work with the fields that payroll needs. */
export interface WorkedDay {
  readonly isOpen: boolean;
  readonly isApproved: boolean;
  readonly isRefused: boolean;
  /** True while a question about the day has no answer. */
  readonly isAsked: boolean;
}

/** A calendar day with the type that an administrator has set for an employee. */
export interface CalendarDay {
  readonly date: string;
  readonly isHoliday: boolean;
  readonly setType: DayType | null;
}

interface SetType {
  readonly type: DayType;
  readonly reason: string;
  readonly setAt: string;
}

interface Refusal {
  readonly countsAs: RefusedDayType | null;
  readonly reason: string;
  readonly refusedAt: string;
}

/** Returns the type that was decided last, by an administrator or by the refusal in force. `ABSENT` becomes null, the type of the calendar. */
export function lastSetType(set: SetType | undefined, refusal: Refusal | undefined): { readonly setType: DayType | null; readonly reason: string | null } {
  const isSetLater = set && refusal && Date.parse(set.setAt) >= Date.parse(refusal.refusedAt);
  if (!refusal?.countsAs || isSetLater) return { setType: set?.type ?? null, reason: set?.reason ?? null };
  return { setType: refusal.countsAs === 'ABSENT' ? null : refusal.countsAs, reason: refusal.reason };
}

/** Returns true for Sundays, which are week-offs. */
const isSunday = (date: string): boolean => new Date(date).getUTCDay() === 0;

/** Returns the type of a day: the set type, or that of the calendar. */
export function typeOfDay({ date, isHoliday, setType }: CalendarDay): DayType {
  if (setType !== null) return setType;
  if (isHoliday) return 'HOLIDAY';
  return isSunday(date) ? 'WEEK_OFF' : 'WORK';
}

/** Returns the column in which a past day counts. A day of work counts as work, whatever the calendar says. A refused day counts as a day without work. */
export function columnOf(day: CalendarDay, worked: WorkedDay | null): PayrollColumn {
  const type = typeOfDay(day);
  if (worked === null || worked.isRefused) return type === 'WORK' ? 'ABSENT' : type;
  if (worked.isOpen) return 'MISSING';
  return type === 'HALF_DAY' ? 'HALF_DAY' : 'PRESENT';
}

/** Returns the reason why a day prevents the month from being closed, or null. */
export function blockerOf(day: CalendarDay, worked: WorkedDay | null): BlockerKind | null {
  // The refusal is the reason for the absence.
  if (worked?.isRefused) return null;
  const column = columnOf(day, worked);
  if (worked?.isAsked && !worked.isApproved) return 'OPEN_QUESTION';
  if (column === 'MISSING') return 'MISSING_CHECK_OUT';
  if (column === 'ABSENT' && day.setType === null) return 'ABSENT_WITHOUT_REASON';
  return worked !== null && !worked.isApproved ? 'NOT_APPROVED' : null;
}

/** Fractions of a day that payroll pays, by column. */
const payable: Readonly<Record<PayrollColumn, number>> = { PRESENT: 1, HALF_DAY: 0.5, LEAVE: 1, HOLIDAY: 1, WEEK_OFF: 1, ABSENT: 0, MISSING: 0 };

export const payableDays = (columns: readonly PayrollColumn[]): number => columns.reduce((sum, column) => sum + payable[column], 0);

export const overtimeOf = (minutes: number): number => Math.max(0, minutes - overtimeAfterMinutes);

/** An employee's membership of the company, with the days that concern a month. */
export interface Membership {
  readonly isActive: boolean;
  /** Day when the employee was added. */
  readonly addedOn: string;
  /** Days of work in the month. */
  readonly workedOn: ReadonlySet<string>;
}

/**
 * Returns the days that count for an employee: from the day of being added, or of the first work before, until the last past day. Only days of work
 * count for an inactive employee.
 * @param period past part of the month, empty when `until` is before `from`
 */
export function countedDays({ from, until }: { readonly from: string; readonly until: string }, { isActive, addedOn, workedOn }: Membership): string[] {
  const days: string[] = [];
  let isMember = from >= addedOn;
  for (let date = from; date <= until; date = addDays(date, 1)) {
    isMember ||= date >= addedOn || workedOn.has(date);
    if (isActive ? isMember : workedOn.has(date)) days.push(date);
  }
  return days;
}
