/** Days of a month in a calendar, and its keyboard navigation. Days are `YYYY-MM-DD`, weeks begin on Monday. */

import { addDays, weekdayOf, weekFrom } from './india.ts';

/** Returns the whole weeks of a day's month. */
export function weeksOf(day: string): readonly (readonly string[])[] {
  const first = `${day.slice(0, 7)}-01`;
  const before = weekdayOf(first);
  const weeks = Math.ceil((before + daysIn(day)) / 7);
  return Array.from({ length: weeks }, (_, week) => weekFrom(addDays(first, week * 7 - before)));
}

/** Returns the number of days in the month of a day. */
export const daysIn = (day: string): number => new Date(Date.UTC(Number(day.slice(0, 4)), Number(day.slice(5, 7)), 0)).getUTCDate();

/** Returns the same day of a later month, or the last day of a shorter month. */
export function addMonths(day: string, months: number): string {
  const counted = Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1 + months;
  const month = `${String(Math.floor(counted / 12)).padStart(4, '0')}-${String((counted % 12) + 1).padStart(2, '0')}`;
  return `${month}-${String(Math.min(Number(day.slice(8)), daysIn(`${month}-01`))).padStart(2, '0')}`;
}

const steps: Readonly<Record<string, (day: string) => string>> = {
  ArrowLeft: (day) => addDays(day, -1),
  ArrowRight: (day) => addDays(day, 1),
  ArrowUp: (day) => addDays(day, -7),
  ArrowDown: (day) => addDays(day, 7),
  Home: (day) => addDays(day, -weekdayOf(day)),
  End: (day) => addDays(day, 6 - weekdayOf(day)),
  PageUp: (day) => addMonths(day, -1),
  PageDown: (day) => addMonths(day, 1),
};

const longSteps: typeof steps = { PageUp: (day) => addMonths(day, -12), PageDown: (day) => addMonths(day, 12) };

/** Returns the day that a key moves to, never after the latest; undefined for a key that does not move. With `shift`, month keys move by a year. */
export function stepByKey(day: string, { key, shiftKey }: { key: string; shiftKey: boolean }, latest?: string): string | undefined {
  const next = ((shiftKey ? longSteps[key] : undefined) ?? steps[key])?.(day);
  return next !== undefined && latest !== undefined && next > latest ? latest : next;
}
