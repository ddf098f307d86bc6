/** Days of an attendance report. Weeks run from Monday to Sunday, and days are in India (decision 6). Pure. */
import { addDays } from '../../contract/clock.ts';
import type { Month } from '../database/months.ts';

/** A range of days, both included. */
export interface Period {
  readonly from: string;
  readonly until: string;
}

/**
 * Returns the days of a report.
 * @param searchType `CURRENT_WEEK`, `LAST_WEEK`, or the number of a month, which means its most recent occurrence
 * @param today `YYYY-MM-DD`
 */
export function periodOf(searchType: string, today: string): Period {
  if (searchType === 'CURRENT_WEEK') return weekOf(today);
  if (searchType === 'LAST_WEEK') return weekOf(addDays(today, -7));
  return monthBefore(Number(searchType), today);
}

function weekOf(day: string): Period {
  const monday = addDays(day, -((new Date(day).getUTCDay() + 6) % 7));
  return { from: monday, until: addDays(monday, 6) };
}

/** Returns the latest month with this number that has begun. */
function monthBefore(month: number, today: string): Period {
  const [thisYear = 0, thisMonth = 0] = today.split('-').map(Number);
  return daysOfMonth({ month, year: month <= thisMonth ? thisYear : thisYear - 1 });
}

export function daysOfMonth({ month, year }: Month): Period {
  const dayAt = (monthIndex: number, day: number) => new Date(Date.UTC(year, monthIndex, day)).toISOString().slice(0, 10);
  // Day 0 of a month is the last day of the previous month.
  return { from: dayAt(month - 1, 1), until: dayAt(month, 0) };
}
