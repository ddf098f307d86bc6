/** Months that lists can be filtered by: January 2024 to December of 2030 or of this year, whichever is later (decision 6). */
import { daysIn } from './month-days.ts';

export interface YearMonth {
  /** 1 to 12. */
  month: number;
  year: number;
}

const firstYear = 2024;

/** Returns the month of a day. @param today `YYYY-MM-DD` */
export const monthOf = (today: string): YearMonth => ({ month: Number(today.slice(5, 7)), year: Number(today.slice(0, 4)) });

const lastYear = (thisYear: number): number => Math.max(2030, thisYear);

/** Returns the years to choose from. @param thisYear the current year in India */
export const yearsUntil = (thisYear: number): readonly number[] => Array.from({ length: lastYear(thisYear) - firstYear + 1 }, (_, at) => firstYear + at);

/** Returns the last day of those years. @param today `YYYY-MM-DD` */
export const latestDay = (today: string): string => `${lastYear(monthOf(today).year)}-12-31`;

/** Returns the first and the last day of a month, `YYYY-MM-DD`. */
export function daysOfMonth({ year, month }: YearMonth): { from: string; until: string } {
  const start = `${year}-${String(month).padStart(2, '0')}-`;
  return { from: `${start}01`, until: `${start}${daysIn(`${start}01`)}` };
}

/** Returns the month a number of months later; undefined beyond the years to choose from. */
export function stepMonth({ month, year }: YearMonth, months: number, thisYear: number): YearMonth | undefined {
  const counted = year * 12 + month - 1 + months;
  const stepped = { month: (counted % 12) + 1, year: Math.floor(counted / 12) };
  return yearsUntil(thisYear).includes(stepped.year) ? stepped : undefined;
}
