/** The months that lists can be filtered by: January 2024 to December of the larger of 2030 and this year (decision 6). */
import { daysIn } from './month-days.ts';

export interface YearMonth {
  /** 1 to 12. */
  month: number;
  year: number;
}

const firstYear = 2024;

/** @param today `YYYY-MM-DD` */
export const monthOf = (today: string): YearMonth => ({ month: Number(today.slice(5, 7)), year: Number(today.slice(0, 4)) });

/** @param thisYear the year it is in India */
export const yearsUntil = (thisYear: number): readonly number[] => Array.from({ length: Math.max(2030, thisYear) - firstYear + 1 }, (_, at) => firstYear + at);

/** The first and the last day of a month, `YYYY-MM-DD`. */
export function daysOfMonth({ year, month }: YearMonth): { from: string; until: string } {
  const start = `${year}-${String(month).padStart(2, '0')}-`;
  return { from: `${start}01`, until: `${start}${daysIn(`${start}01`)}` };
}

/** The month so many months later; undefined when the years to choose from end before it. */
export function stepMonth({ month, year }: YearMonth, months: number, thisYear: number): YearMonth | undefined {
  const counted = year * 12 + month - 1 + months;
  const stepped = { month: (counted % 12) + 1, year: Math.floor(counted / 12) };
  return yearsUntil(thisYear).includes(stepped.year) ? stepped : undefined;
}
