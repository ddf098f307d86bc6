/** Parses the instants of a REST response. An instant without an offset is in India's time. */
import { addDays, digitsAt, indiaDateTime, isDay } from '../../rest/contract/clock.ts';
import { unknownValue } from './metrics.ts';

/**
 * Parses an instant into India's offset, `2026-11-20T09:30:00.000+05:30`. It accepts ISO 8601 with or without offset, a date, or epoch milliseconds.
 * Returns null for anything else and outside India's years 1 to 9999, because such a number is not epoch milliseconds and its text violates RFC 3339.
 * The parser works on characters and by arithmetic for speed, because a day has hundreds of instants.
 * @param day business day of a bare time such as `09:30`
 */
export function dateTime(value: unknown, day: string | null = null): string | null {
  return readInstant(value, day) ?? unknownValue('instant', value);
}

/** Parses the instant at which something ended. A bare time before its start is on the following day. */
export function endTime(value: unknown, day: string | null, startedAt: string | null): string | null {
  const at = dateTime(value, day);
  return day !== null && at !== null && startedAt !== null && at < startedAt ? dateTime(value, addDays(day, 1)) : at;
}

function readInstant(value: unknown, day: string | null): string | null {
  if (typeof value === 'number') return value >= earliest && value < latest ? indiaDateTime(new Date(value)) : null;
  if (typeof value !== 'string') return null;
  if (value[2] === ':') return day === null ? null : timeOn(day, value, 0, false);
  if (value.length === 10) return instantAt(value, 0, indiaMinutes);
  return value[10] === 'T' || value[10] === ' ' ? timeOn(value.slice(0, 10), value, 11, true) : null;
}

/** Parses the time from a position to the end of a text: `09:30`, `09:30:00` or `09:30:00.000`. @param hasZone true when an offset may follow */
function timeOn(day: string, text: string, from: number, hasZone: boolean): string | null {
  const hour = digitsAt(text, from, 2);
  const minute = text[from + 2] === ':' ? digitsAt(text, from + 3, 2) : Number.NaN;
  if (!(hour <= 24 && minute <= 59)) return null;
  let ms = (hour * 60 + minute) * minuteMs;
  let at = from + 5;
  if (text[at] === ':') {
    const second = digitsAt(text, at + 1, 2);
    if (!(second <= 59)) return null;
    ms += second * 1000;
    at += 3;
    if (text[at] === '.') {
      const first = at + 1;
      at = first;
      for (let worth = 100; digitsAt(text, at, 1) >= 0; at += 1, worth = Math.floor(worth / 10)) ms += digitsAt(text, at, 1) * worth;
      if (at === first) return null;
    }
  }
  if (at === text.length) return instantAt(day, ms, indiaMinutes);
  const ahead = hasZone ? offsetAt(text, at) : Number.NaN;
  return Number.isNaN(ahead) ? null : instantAt(day, ms, ahead);
}

/** Returns the minutes of the offset at the end of a text, `Z`, `+05:30` or `+0530`; NaN without one. */
function offsetAt(text: string, at: number): number {
  const sign = text[at];
  if (sign === 'Z') return text.length === at + 1 ? 0 : Number.NaN;
  const minuteAt = text[at + 3] === ':' ? at + 4 : at + 3;
  const hour = digitsAt(text, at + 1, 2);
  const minute = digitsAt(text, minuteAt, 2);
  if (!((sign === '+' || sign === '-') && hour <= 23 && minute <= 59 && text.length === minuteAt + 2)) return Number.NaN;
  return (hour * 60 + minute) * (sign === '-' ? -1 : 1);
}

const earliest = Date.parse('0001-01-01T00:00:00+05:30');
const latest = Date.parse('9999-12-31T23:59:59.999+05:30') + 1;

/** India's offset from UTC in minutes. */
const indiaMinutes = 5 * 60 + 30;
const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;

/** The start of the last instant's day, cached because the instants of a response mostly share a day. */
let last = { day: '', start: '' };

/** @param ms milliseconds since midnight, in a zone `ahead` minutes ahead of UTC. Midnight at the end of a day may be 24:00 */
function instantAt(day: string, ms: number, ahead: number): string | null {
  if (ms > dayMs || (day !== last.day && !isDay(day))) return null;
  const inIndia = ms + (indiaMinutes - ahead) * minuteMs;
  const days = Math.floor(inIndia / dayMs);
  const indiaDay = days === 0 ? day : addDays(day, days);
  if (indiaDay[4] !== '-' || indiaDay.startsWith('0000')) return null;
  if (indiaDay !== last.day) last = { day: indiaDay, start: `${indiaDay}T` };
  return last.start + clockTime(inIndia - days * dayMs);
}

/** `09:30:00.000+05:30` */
function clockTime(ms: number): string {
  const minutes = Math.floor(ms / minuteMs);
  const rest = ms - minutes * minuteMs;
  const seconds = Math.floor(rest / 1000);
  const thousandths = rest - seconds * 1000;
  const end = wholeSeconds[seconds] ?? '';
  return `${clockMinutes[minutes]}${thousandths === 0 ? end : end.replace('000', String(thousandths + 1000).slice(1))}`;
}

const twoDigits = Array.from({ length: 60 }, (_, value) => String(value).padStart(2, '0'));
/** `:00.000+05:30` to `:59.000+05:30` */
const wholeSeconds = twoDigits.map((second) => `:${second}.000+05:30`);
/** `00:00` to `23:59`. */
const clockMinutes = twoDigits.slice(0, 24).flatMap((hour) => twoDigits.map((minute) => `${hour}:${minute}`));
