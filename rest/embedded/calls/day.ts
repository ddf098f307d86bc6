/** Business days as calls send them and as the sentences of answers say them. */
import { addDays, indiaMidnight } from '../../contract/clock.ts';
import { Refusal } from './refusal.ts';

/** The product has no other days; the ends of the calendar are more than the database can hold. */
const [firstDay, lastDay] = ['2000-01-01', '2100-12-31'];

/** @param date a day of the calendar, `YYYY-MM-DD`. @throws Refusal (400) for one far from the product's time */
export function readDay(date: string): string {
  if (date < firstDay || date > lastDay) throw new Refusal(400, `date has to be from ${firstDay} to ${lastDay}`, { field: 'date' });
  return date;
}

/** The first instant of a day in India, and the first one after it, as ISO 8601. */
export function boundsOf(date: string): { readonly from: string; readonly until: string } {
  return { from: indiaMidnight(date).toISOString(), until: indiaMidnight(addDays(date, 1)).toISOString() };
}

const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeZone: 'UTC' });
const time = new Intl.DateTimeFormat('en-GB', { timeStyle: 'short', timeZone: 'Asia/Kolkata' });

/** `20 Nov 2026`. @param date `YYYY-MM-DD` */
export const dayText = (date: string): string => day.format(new Date(date));

/** The time in India, `09:05`. */
export const timeText = (instant: Date): string => time.format(instant);
