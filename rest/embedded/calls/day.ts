/** Business days and months as calls send them and as the sentences of answers say them. */
import { and, gte, lt, type SQL, type SQLWrapper } from 'drizzle-orm';
import { addDays, indiaDate, indiaMidnight } from '../../contract/clock.ts';
import type { Month } from '../database/months.ts';
import { Refusal } from './refusal.ts';

/** The product has no other days; the ends of the calendar are more than the database can hold. */
const [firstDay, lastDay] = ['2000-01-01', '2100-12-31'];

/** @param date a day of the calendar, `YYYY-MM-DD`. @throws Refusal (400) for one far from the product's time */
export function readDay(date: string, field = 'date'): string {
  if (date < firstDay || date > lastDay) throw new Refusal(400, `${field} has to be from ${firstDay} to ${lastDay}`, { field });
  return date;
}

/** @param text an instant as a call sends it. @returns ISO 8601. @throws Refusal (400) for one far from the product's time */
export function readInstant(text: string, field: string): string {
  const time = Date.parse(text);
  // A leap second is no time in JavaScript.
  if (Number.isNaN(time)) throw new Refusal(400, `${field} has to be from ${firstDay} to ${lastDay}`, { field });
  readDay(indiaDate(new Date(time)), field);
  return new Date(time).toISOString();
}

/** The first instant of a day in India, and the first one after it, as ISO 8601. */
export function boundsOf(date: string): { readonly from: string; readonly until: string } {
  return { from: indiaMidnight(date).toISOString(), until: indiaMidnight(addDays(date, 1)).toISOString() };
}

/** The first instant of the last `days` days, today included, as ISO 8601. */
export const startOfDays = (days: number, now: Date): string => boundsOf(addDays(indiaDate(now), 1 - days)).from;

/** Days, both included; what is left out bounds nothing. */
export interface Days {
  readonly from?: string;
  readonly until?: string;
}

const namesOfDays = { from: 'from', until: 'until' };

/** @param names what the call names them. @throws Refusal (400) for days that end before they begin, or are far from the product's time */
export function checkDays({ from, until }: Days, names = namesOfDays): void {
  if (from !== undefined && until !== undefined && from > until)
    throw new Refusal(400, `${names.from} must not be after ${names.until}`, { field: names.from });
  if (from !== undefined) readDay(from, names.from);
  if (until !== undefined) readDay(until, names.until);
}

/** Rows whose instant lies in the days. @throws Refusal (400) as of `checkDays` */
export function isWithin(instant: SQLWrapper, days: Days, names = namesOfDays): SQL | undefined {
  checkDays(days, names);
  const { from, until } = days;
  return and(from === undefined ? undefined : gte(instant, boundsOf(from).from), until === undefined ? undefined : lt(instant, boundsOf(until).until));
}

/** The month of a list; undefined for all time. @throws Refusal (400) */
export function readMonth({ month, year }: Partial<Month>): Month | undefined {
  if (month !== undefined && year !== undefined) return { month, year };
  if (month === undefined && year === undefined) return undefined;
  throw new Refusal(400, 'month and year go together', { field: month === undefined ? 'month' : 'year' });
}

const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeZone: 'UTC' });
const time = new Intl.DateTimeFormat('en-GB', { timeStyle: 'short', timeZone: 'Asia/Kolkata' });

/** `20 Nov 2026`. @param date `YYYY-MM-DD` */
export const dayText = (date: string): string => day.format(new Date(date));

/** The time in India, `09:05`. */
export const timeText = (instant: Date): string => time.format(instant);
