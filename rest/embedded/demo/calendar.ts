/** Days and times of the demo data. A day is a business day in India, `YYYY-MM-DD`. */
import { addDays, indiaMidnight } from '../../contract/clock.ts';

const dayMs = 24 * 60 * 60 * 1000;
const firstDay = '2024-01-01';

/** Returns the days since 1 January 2024. Row ids of a day are computed from this number. */
export function dayNumber(day: string): number {
  return (Date.parse(day) - Date.parse(firstDay)) / dayMs;
}

/** Returns the number of days from one day to a later one. */
export function daysBetween(from: string, to: string): number {
  return dayNumber(to) - dayNumber(from);
}

/** Returns all days from one to another, both included, or none when the order is reversed. */
export function eachDay(from: string, to: string): string[] {
  return Array.from({ length: Math.max(0, daysBetween(from, to) + 1) }, (_, index) => addDays(from, index));
}

/**
 * Returns how many of the members 1 to `count` are before a day.
 * @param dayOf day of a member; never earlier than that of the previous member
 */
export function countBefore(day: string, count: number, dayOf: (n: number) => string): number {
  let low = 0;
  let high = count;
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if (dayOf(middle) < day) low = middle;
    else high = middle - 1;
  }
  return low;
}

/** Returns the weekday. 0 is Sunday, when nobody works. */
export function weekday(day: string): number {
  return new Date(day).getUTCDay();
}

export function isWorkday(day: string): boolean {
  return weekday(day) !== 0;
}

/**
 * Returns the instant of a time of day in India.
 * @param seconds since midnight
 */
export function at(day: string, seconds: number): string {
  return new Date(indiaMidnight(day).getTime() + Math.round(seconds) * 1000).toISOString();
}

/** Returns the seconds since midnight. */
export function clock(hours: number, minutes: number): number {
  return (hours * 60 + minutes) * 60;
}

/** Returns the id of the n-th row of a day, in a table with fewer than `perDay` rows per day. */
export function dayId(day: string, perDay: number, n: number): string {
  return String(dayNumber(day) * perDay + n);
}
