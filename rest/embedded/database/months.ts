/** Calendar months in India: bounds of a month, and addition of months. */
import { and, gte, lt, type SQL, type SQLWrapper } from 'drizzle-orm';
import { indiaMidnight } from '../../contract/clock.ts';

/** A month in the parameters of a call. */
export interface Month {
  /** Month number from 1 to 12. */
  readonly month: number;
  readonly year: number;
}

const twoDigits = (number: number) => String(number).padStart(2, '0');
const dayOf = (year: number, month: number, day: number) => `${year}-${twoDigits(month)}-${twoDigits(day)}`;

/** Returns the first instant of a month in India and of the next month. */
export function monthBounds({ month, year }: Month): { readonly from: Date; readonly until: Date } {
  const next = month === 12 ? { month: 1, year: year + 1 } : { month: month + 1, year };
  return { from: indiaMidnight(dayOf(year, month, 1)), until: indiaMidnight(dayOf(next.year, next.month, 1)) };
}

/** Returns the condition for rows whose instant is in the month. */
export function inMonth(instant: SQLWrapper, month: Month): SQL | undefined {
  const { from, until } = monthBounds(month);
  return and(gte(instant, from.toISOString()), lt(instant, until.toISOString()));
}

/**
 * Returns the same day some months later, or the last day of that month when it is shorter.
 * @param day `YYYY-MM-DD`
 */
export function addMonths(day: string, months: number): string {
  const [year = 0, month = 0, dayOfMonth = 0] = day.split('-').map(Number);
  const count = year * 12 + month - 1 + months;
  const [newYear, newMonth] = [Math.floor(count / 12), (count % 12) + 1];
  const lastDay = new Date(Date.UTC(newYear, newMonth, 0)).getUTCDate();
  return dayOf(newYear, newMonth, Math.min(dayOfMonth, lastDay));
}
