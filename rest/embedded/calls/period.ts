/** The days that an attendance report is about. Weeks run from Monday to Sunday; days are India's (decision 6). Pure. */
import { addDays } from '../../contract/clock.ts';

/** Days, both included. */
export interface Period {
  readonly from: string;
  readonly until: string;
}

/**
 * @param searchType as documented: `CURRENT_WEEK`, `LAST_WEEK`, or the number of a month, which means its most recent occurrence
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

/** The latest month of that number that has begun. */
function monthBefore(month: number, today: string): Period {
  const [thisYear = 0, thisMonth = 0] = today.split('-').map(Number);
  const year = month <= thisMonth ? thisYear : thisYear - 1;
  const dayAt = (monthIndex: number, day: number) => new Date(Date.UTC(year, monthIndex, day)).toISOString().slice(0, 10);
  // Day 0 of the next month is the last one of this.
  return { from: dayAt(month - 1, 1), until: dayAt(month, 0) };
}
