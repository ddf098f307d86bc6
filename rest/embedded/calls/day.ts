/** Business days and months in requests. */
import { and, gte, lt, type SQL, type SQLWrapper } from 'drizzle-orm';
import { addDays, indiaDate, indiaMidnight } from '../../contract/clock.ts';
import { sentence } from '../../contract/sentences.ts';
import type { Month } from '../database/months.ts';
import { Refusal } from './refusal.ts';

/** Bounds of valid days. The calendar's own bounds exceed the range of the database. */
const [firstDay, lastDay] = ['2000-01-01', '2100-12-31'];

/**
 * Checks a day.
 * @param date a calendar day, `YYYY-MM-DD`
 * @throws Refusal (400) outside the bounds
 */
export function readDay(date: string, field = 'date'): string {
  if (date < firstDay || date > lastDay) throw new Refusal(400, sentence('DAY_OUT_OF_RANGE', { field, from: firstDay, until: lastDay }), { field });
  return date;
}

/**
 * Parses an instant of a request.
 * @returns ISO 8601
 * @throws Refusal (400) outside the bounds
 */
export function readInstant(text: string, field: string): string {
  const time = Date.parse(text);
  // JavaScript has no leap seconds.
  if (Number.isNaN(time)) throw new Refusal(400, sentence('DAY_OUT_OF_RANGE', { field, from: firstDay, until: lastDay }), { field });
  readDay(indiaDate(new Date(time)), field);
  return new Date(time).toISOString();
}

/** Instants of one or more days, ISO 8601. The days end before `until`. */
export interface Bounds {
  readonly from: string;
  readonly until: string;
}

/** Returns the first instant of a day in India and of the next day. */
export function boundsOf(date: string): Bounds {
  return { from: indiaMidnight(date).toISOString(), until: indiaMidnight(addDays(date, 1)).toISOString() };
}

/** Returns the first instant of the last `days` days including today, as ISO 8601. */
export const startOfDays = (days: number, now: Date): string => boundsOf(addDays(indiaDate(now), 1 - days)).from;

/** A range of days, both included. An absent day leaves that end open. */
export interface Days {
  readonly from?: string;
  readonly until?: string;
}

const namesOfDays = { from: 'from', until: 'until' };

/**
 * Checks a range of days.
 * @param names names of the parameters in the call
 * @throws Refusal (400) when the range ends before it begins or is outside the bounds
 */
export function checkDays({ from, until }: Days, names = namesOfDays): void {
  if (from !== undefined && until !== undefined && from > until) throw new Refusal(400, sentence('DAYS_REVERSED', names), { field: names.from });
  if (from !== undefined) readDay(from, names.from);
  if (until !== undefined) readDay(until, names.until);
}

/**
 * Returns the condition for rows whose instant is in the days.
 * @throws Refusal (400) like `checkDays`
 */
export function isWithin(instant: SQLWrapper, days: Days, names = namesOfDays): SQL | undefined {
  checkDays(days, names);
  const { from, until } = days;
  return and(from === undefined ? undefined : gte(instant, boundsOf(from).from), until === undefined ? undefined : lt(instant, boundsOf(until).until));
}

/**
 * Returns the month of a list, or undefined for all time.
 * @throws Refusal (400)
 */
export function readMonth({ month, year }: Partial<Month>): Month | undefined {
  if (month !== undefined && year !== undefined) return { month, year };
  if (month === undefined && year === undefined) return undefined;
  throw new Refusal(400, sentence('MONTH_WITHOUT_YEAR'), { field: month === undefined ? 'month' : 'year' });
}

const time = new Intl.DateTimeFormat('en-GB', { timeStyle: 'short', timeZone: 'Asia/Kolkata' });

/** Formats the time in India as `09:05`. */
export const timeText = (instant: Date): string => time.format(instant);
