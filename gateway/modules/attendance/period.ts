/** Periods of attendance, and which of them reaches a day. Weeks run Monday to Sunday in India; a month means its most recent occurrence (decision 6). Pure. */
import type { AttendancePeriod } from '../../graphql/types.generated.ts';

const months: readonly AttendancePeriod[] = [
  'JANUARY',
  'FEBRUARY',
  'MARCH',
  'APRIL',
  'MAY',
  'JUNE',
  'JULY',
  'AUGUST',
  'SEPTEMBER',
  'OCTOBER',
  'NOVEMBER',
  'DECEMBER',
];

/** Returns the parameter of the call: `CURRENT_WEEK`, `LAST_WEEK`, or the number of the month. */
export function searchType(period: AttendancePeriod): string {
  const month = months.indexOf(period);
  return month === -1 ? period : String(month + 1);
}

const dayMs = 24 * 60 * 60 * 1000;
const dayNumber = (date: string) => Date.parse(`${date}T00:00:00Z`) / dayMs;
/** 1970-01-05 was a Monday. */
const weekOf = (date: string) => Math.floor((dayNumber(date) - 4) / 7);

/**
 * The period that holds a day, the shortest first; null when none does: the future, and what is more than a year ago.
 * @param date the day, `YYYY-MM-DD`
 * @param today the day it is in India
 */
export function periodOf(date: string, today: string): AttendancePeriod | null {
  if (date > today) return null;
  const weeks = weekOf(today) - weekOf(date);
  if (weeks === 0) return 'CURRENT_WEEK';
  if (weeks === 1) return 'LAST_WEEK';
  const [year = 0, month = 0] = date.split('-').map(Number);
  return year === latestYearOf(month, today) ? periodOfMonth(month) : null;
}

/** Null for what is no month. @param month 1 to 12 */
export const periodOfMonth = (month: number): AttendancePeriod | null => months[month - 1] ?? null;

/** The year of a month's most recent occurrence, the current one included. @param month 1 to 12 */
export function latestYearOf(month: number, today: string): number {
  const [thisYear = 0, thisMonth = 0] = today.split('-').map(Number);
  return month <= thisMonth ? thisYear : thisYear - 1;
}
