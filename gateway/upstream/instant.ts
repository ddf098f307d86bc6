/** Reads instants of a REST answer; what carries no offset is India's time (decision 33). */
import { addDays, indiaDateTime, isDay } from '../../rest/contract/clock.ts';

const time = /([01]\d|2[0-4]):([0-5]\d)(?::([0-5]\d)(?:\.(\d{1,3})\d*)?)?/;
const offset = /Z|([+-])([01]\d|2[0-3]):?([0-5]\d)/;
const dayAndTime = new RegExp(`^(\\d{4}-\\d\\d-\\d\\d)[T ]${time.source}(${offset.source})?$`);
const bareTime = new RegExp(`^${time.source}$`);

/**
 * An instant with India's offset, `2026-11-20T09:30:00.000+05:30`: from ISO 8601 with or without offset, a date, or epoch milliseconds.
 * Null for what is none, and outside the years 1 to 9999 of India: such a number is no epoch milliseconds, and its text would be no RFC 3339.
 * By arithmetic, since a day has hundreds of instants and making dates of them took an eighth of the time to answer it.
 * @param day the business day that a bare time such as `09:30` belongs to
 */
export function dateTime(value: unknown, day: string | null = null): string | null {
  if (typeof value === 'number') return value >= earliest && value < latest ? indiaDateTime(new Date(value)) : null;
  if (typeof value !== 'string') return null;
  const [, dayPart, hour, minute, second, fraction, zone, sign, zoneHour, zoneMinute] = dayAndTime.exec(value) ?? [];
  if (dayPart !== undefined) {
    const ahead = zone === undefined ? indiaMinutes : Number(`${sign ?? ''}1`) * minutesOf(zoneHour, zoneMinute);
    return instantAt(dayPart, millisecondsOf(hour, minute, second, fraction), ahead);
  }
  const [, ...parts] = bareTime.exec(value) ?? [];
  if (parts.length > 0) return day === null ? null : instantAt(day, millisecondsOf(...parts), indiaMinutes);
  return instantAt(value, 0, indiaMinutes);
}

const earliest = Date.parse('0001-01-01T00:00:00+05:30');
const latest = Date.parse('9999-12-31T23:59:59.999+05:30') + 1;

/** How far India's clocks are ahead of UTC. */
const indiaMinutes = 5 * 60 + 30;
const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;

const minutesOf = (hour = '0', minute = '0') => Number(hour) * 60 + Number(minute);
const millisecondsOf = (hour?: string, minute?: string, second = '0', fraction = '') =>
  minutesOf(hour, minute) * minuteMs + Number(second) * 1000 + Number(fraction.padEnd(3, '0'));

/** @param ms since midnight, in a zone that is so many minutes ahead of UTC; midnight at the end of a day may be 24:00 */
function instantAt(day: string, ms: number, ahead: number): string | null {
  if (ms > dayMs || !isDay(day)) return null;
  const inIndia = ms + (indiaMinutes - ahead) * minuteMs;
  const days = Math.floor(inIndia / dayMs);
  const indiaDay = days === 0 ? day : addDays(day, days);
  return /^(?!0000)\d{4}-/.test(indiaDay) ? `${indiaDay}T${clockTime(inIndia - days * dayMs)}+05:30` : null;
}

/** `09:30:00.000` */
function clockTime(ms: number): string {
  const seconds = Math.floor(ms / 1000);
  const minutes = Math.floor(seconds / 60);
  return `${twoDigits(Math.floor(minutes / 60))}:${twoDigits(minutes % 60)}:${twoDigits(seconds % 60)}.${String((ms % 1000) + 1000).slice(1)}`;
}

const twoDigits = (value: number) => (value < 10 ? `0${value}` : String(value));
