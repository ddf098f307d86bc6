/** Reads instants of a REST answer; what carries no offset is India's time (decision 33). */
import { indiaDateTime, isDay } from '../../rest/contract/clock.ts';

const dayAndTime = /^(\d{4}-\d\d-\d\d)[T ](\d\d:\d\d(?::\d\d(?:\.\d+)?)?)(Z|[+-]\d\d:?\d\d)?$/;
const bareTime = /^\d\d:\d\d(?::\d\d(?:\.\d+)?)?$/;

/**
 * An instant with India's offset, `2026-11-20T09:30:00.000+05:30`: from ISO 8601 with or without offset, a date, or epoch milliseconds.
 * Null for what is none, and outside the years 1 to 9999 of India: such a number is no epoch milliseconds, and its text would be no RFC 3339.
 * @param day the business day that a bare time such as `09:30` belongs to
 */
export function dateTime(value: unknown, day: string | null = null): string | null {
  const ms = instantOf(value, day)?.getTime() ?? Number.NaN;
  return ms >= earliest && ms < latest ? indiaDateTime(new Date(ms)) : null;
}

const earliest = Date.parse('0001-01-01T00:00:00+05:30');
const latest = Date.parse('9999-12-31T23:59:59.999+05:30') + 1;

function instantOf(value: unknown, day: string | null): Date | null {
  if (typeof value === 'number') return new Date(value);
  if (typeof value !== 'string') return null;
  const [, dayPart, timePart, offset] = dayAndTime.exec(value) ?? [];
  if (dayPart !== undefined && timePart !== undefined) return instantAt(dayPart, timePart, offset);
  if (bareTime.test(value)) return day === null ? null : instantAt(day, value);
  return instantAt(value, '00:00');
}

const instantAt = (day: string, time: string, offset = '+05:30') => (isDay(day) ? new Date(`${day}T${time}${offset}`) : null);
