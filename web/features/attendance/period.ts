/** The attendance periods and their days. */

import type { Dates } from '../../calendar/dates.ts';
import { addDays, weekdayOf } from '../../calendar/india.ts';
import { daysOfMonth, monthOf } from '../../calendar/months.ts';
import type { AttendancePeriod } from '../../data/schema.generated.ts';
import { monthPeriods } from './periods.ts';

/** The month of a period, 1 to 12; undefined for a week. */
export function monthOfPeriod(period: AttendancePeriod): number | undefined {
  const at = monthPeriods.indexOf(period);
  return at === -1 ? undefined : at + 1;
}

/** First and last day, both included. */
export interface Days {
  readonly from: string;
  readonly to: string;
}

/**
 * Returns the days of a period. A week runs Monday to Sunday; a month without a year is its most recent occurrence, the current one included (decision 6).
 * @param today today in India
 */
export function daysOf(period: AttendancePeriod, today: string): Days {
  const month = monthOfPeriod(period);
  if (month === undefined) {
    const monday = addDays(today, -weekdayOf(today) - (period === 'LAST_WEEK' ? 7 : 0));
    return { from: monday, to: addDays(monday, 6) };
  }
  const { month: thisMonth, year: thisYear } = monthOf(today);
  const { from, until: to } = daysOfMonth({ month, year: month <= thisMonth ? thisYear : thisYear - 1 });
  return { from, to };
}

interface Dated {
  readonly date: string | null;
}

/** A day of a period with its record, if any. */
export interface PeriodDay<Entry> extends Dated {
  readonly entry: Entry | undefined;
}

/**
 * Returns the days of a period until today, newest first. Entries of other days come last, in their order.
 * @param today today in India
 */
export function daysUntil<Entry extends Dated>(entries: readonly Entry[], { from, to }: Days, today: string): PeriodDay<Entry>[] {
  const days: string[] = [];
  for (let day = to < today ? to : today; day >= from; day = addDays(day, -1)) days.push(day);
  const row = (entry: Entry): PeriodDay<Entry> => ({ date: entry.date, entry });
  return [
    ...days.flatMap((date): PeriodDay<Entry>[] => {
      const recorded = entries.filter((entry) => entry.date === date);
      return recorded.length === 0 ? [{ date, entry: undefined }] : recorded.map(row);
    }),
    ...entries.filter(({ date }) => date === null || !days.includes(date)).map(row),
  ];
}

/** Returns `November 2026`, or the first and last day of a week with shared parts written once: `Mon 16`, `Sun 22 Nov 2026`. */
export function writeDays(period: AttendancePeriod, today: string, dates: Dates): { month: string } | { from: string; to: string } {
  const { from, to } = daysOf(period, today);
  const month = monthOfPeriod(period);
  if (month !== undefined) return { month: `${dates.month(month)} ${from.slice(0, 4)}` };
  const day = Number(from.slice(8));
  const written = from.slice(0, 4) !== to.slice(0, 4) ? dates.date(from) : from.slice(0, 7) === to.slice(0, 7) ? String(day) : dates.dayOfYear(from);
  return { from: `${dates.weekday(from)} ${written}`, to: `${dates.weekday(to)} ${dates.date(to)}` };
}
