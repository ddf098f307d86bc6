/** The end of a work day. A check-out until 05:00 belongs to the day of its check-in (decision 26). Pure. */
import { addDays, indiaMidnight } from '../../contract/clock.ts';

const nightMs = 5 * 60 * 60_000;

/**
 * Returns the first instant at which a check-out no longer belongs to the day.
 * @param date `YYYY-MM-DD`
 */
export const endOfWork = (date: string): Date => new Date(indiaMidnight(addDays(date, 1)).getTime() + nightMs);

/** Returns the instant of a time of day, `HH:mm`, on a date. */
export function instantAt(date: string, time: string): Date {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return new Date(indiaMidnight(date).getTime() + (hours * 60 + minutes) * 60_000);
}

/** Returns the instant of a check-out at a time of day. A time before the check-in and before 05:00 is in the night after the date. */
export function checkOutAt(date: string, time: string, checkIn: Date): Date {
  const sameDay = instantAt(date, time);
  const nextNight = instantAt(addDays(date, 1), time);
  return sameDay <= checkIn && nextNight < endOfWork(date) ? nextNight : sameDay;
}

interface CheckEvent {
  readonly kind: 'IN' | 'OUT';
  /** ISO 8601. */
  readonly at: string;
}

/**
 * Returns the check events of a day: the events of its date without check-outs of the previous day, and the check-outs of the following night.
 * @param events events of the date and of the night after it, in order of time
 */
export function eventsOfDay<Event extends CheckEvent>(date: string, events: readonly Event[]): readonly Event[] {
  const midnight = indiaMidnight(addDays(date, 1));
  const isLate = ({ kind, at }: Event, day: string) => kind === 'OUT' && new Date(at) < endOfWork(day);
  const own = events.filter(({ at }) => new Date(at) < midnight);
  const night = events.filter(({ at }) => new Date(at) >= midnight);
  const first = own.findIndex((event) => !isLate(event, addDays(date, -1)));
  const next = night.findIndex((event) => !isLate(event, date));
  return [...(first === -1 ? [] : own.slice(first)), ...(next === -1 ? night : night.slice(0, next))];
}
