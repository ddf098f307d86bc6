/** Periods of attendance and their days. Weeks run from Monday to Sunday in India. A month means its most recent occurrence (decision 6). Pure. */
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
/** Returns the number of a date's week. 1970-01-05 was a Monday. */
const weekOf = (date: string) => Math.floor((dayNumber(date) - 4) / 7);

/**
 * Returns the shortest period that contains a day; null for the future and for days more than a year ago.
 * @param date the day, `YYYY-MM-DD`
 * @param today the current date in India
 */
export function periodOf(date: string, today: string): AttendancePeriod | null {
  if (date > today) return null;
  const weeks = weekOf(today) - weekOf(date);
  if (weeks === 0) return 'CURRENT_WEEK';
  if (weeks === 1) return 'LAST_WEEK';
  const [year = 0, month = 0] = date.split('-').map(Number);
  return year === latestYearOf(month, today) ? periodOfMonth(month) : null;
}

/** Returns the period of a month; null for an invalid month. @param month 1 to 12 */
export const periodOfMonth = (month: number): AttendancePeriod | null => months[month - 1] ?? null;

/** Returns the year of a month's most recent occurrence, including the current month. @param month 1 to 12 */
export function latestYearOf(month: number, today: string): number {
  const [thisYear = 0, thisMonth = 0] = today.split('-').map(Number);
  return month <= thisMonth ? thisYear : thisYear - 1;
}
