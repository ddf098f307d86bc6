/** Days and times of the demo data. A day is a business day in India, `YYYY-MM-DD`. */
import { addDays, indiaMidnight } from '../../contract/clock.ts';

const dayMs = 24 * 60 * 60 * 1000;
const firstDay = '2024-01-01';

/** Days since 1 January 2024. Ids of rows that belong to a day are made from it. */
export function dayNumber(day: string): number {
  return (Date.parse(day) - Date.parse(firstDay)) / dayMs;
}

/** Whole days from one day to a later one. */
export function daysBetween(from: string, to: string): number {
  return dayNumber(to) - dayNumber(from);
}

/** Every day from one to another, both included; none when they are the wrong way round. */
export function eachDay(from: string, to: string): string[] {
  return Array.from({ length: Math.max(0, daysBetween(from, to) + 1) }, (_, index) => addDays(from, index));
}

/**
 * How many of the members 1 to `count` came before a day.
 * @param dayOf a member's day; it never falls from one member to the next.
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

/** 0 is Sunday, when nobody works. */
export function weekday(day: string): number {
  return new Date(day).getUTCDay();
}

export function isWorkday(day: string): boolean {
  return weekday(day) !== 0;
}

/** The instant of a time of day in India. @param seconds since midnight. */
export function at(day: string, seconds: number): string {
  return new Date(indiaMidnight(day).getTime() + Math.round(seconds) * 1000).toISOString();
}

/** Seconds since midnight. */
export function clock(hours: number, minutes: number): number {
  return (hours * 60 + minutes) * 60;
}

/** The id of the n-th row of a day, in a table that gets fewer than `perDay` rows a day. */
export function dayId(day: string, perDay: number, n: number): string {
  return String(dayNumber(day) * perDay + n);
}
