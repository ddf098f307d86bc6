/** Time of the product. Business days are days in India, independent of the zone of the machine or browser (decision 6). */

export interface Clock {
  now(): Date;
}

const isoInstant = /^(\d{4}-\d\d-\d\d)T\d\d:\d\d(?::\d\d(?:\.\d+)?)?(?:Z|[+-]\d\d:\d\d)$/;

/**
 * Creates a running clock. It begins at `start` when one is given (tests, `CLOCK`: ISO 8601 with offset), else at the machine's time.
 * @throws RangeError when `start` is not an instant
 */
export function createClock(start?: string): Clock {
  if (start === undefined) return { now: () => new Date() };
  const instant = Date.parse(start);
  const [, day] = isoInstant.exec(start) ?? [];
  if (Number.isNaN(instant) || day === undefined || !isDay(day)) throw new RangeError(`"${start}" is not an instant such as 2026-11-20T09:30:00+05:30`);
  const ahead = instant - Date.now();
  return { now: () => new Date(Date.now() + ahead) };
}

/** India has had one offset and no daylight saving time since 1945. */
const indiaOffsetMs = 5.5 * 60 * 60 * 1000;

const minuteMs = 60_000;

const monthDays = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

/** Returns the number formed by `count` digits from `from`, or NaN when a character is not a digit. */
export function digitsAt(text: string, from: number, count: number): number {
  let number = 0;
  for (let at = from; at < from + count; at += 1) {
    const digit = text.charCodeAt(at) - 48;
    if (!(digit >= 0 && digit <= 9)) return Number.NaN;
    number = number * 10 + digit;
  }
  return number;
}

/** Returns true when the text is a calendar day, `YYYY-MM-DD`. Uses arithmetic because `Date` accepts 30 February and is slower. */
export function isDay(text: string): boolean {
  if (text.length !== 10 || text[4] !== '-' || text[7] !== '-') return false;
  const [year, month, day] = [digitsAt(text, 0, 4), digitsAt(text, 5, 2), digitsAt(text, 8, 2)];
  const isLeap = year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
  return year >= 0 && day >= 1 && day <= (month === 2 && isLeap ? 29 : (monthDays[month - 1] ?? 0));
}

/** Returns the date in India at an instant, `YYYY-MM-DD`. */
export function indiaDate(instant: Date): string {
  return new Date(instant.getTime() + indiaOffsetMs).toISOString().slice(0, 10);
}

/** Formats an instant with India's offset, such as `2026-11-20T09:30:00.000+05:30`. */
export function indiaDateTime(instant: Date): string {
  return `${new Date(instant.getTime() + indiaOffsetMs).toISOString().slice(0, -1)}+05:30`;
}

/** Returns the instant of midnight in India at the start of a date. */
export function indiaMidnight(date: string): Date {
  return new Date(Date.parse(`${date}T00:00:00.000Z`) - indiaOffsetMs);
}

/** Returns the minutes between two instants as clocks without seconds show them, so a length is the difference of the times beside it (decision 211). */
export function clockMinutes(fromMs: number, untilMs: number): number {
  return Math.floor(untilMs / minuteMs) - Math.floor(fromMs / minuteMs);
}

/**
 * Returns the day that is `days` later, or earlier when `days` is negative.
 * @param day `YYYY-MM-DD`
 */
export function addDays(day: string, days: number): string {
  return new Date(Date.parse(day) + days * 24 * 60 * 60 * 1000).toISOString().slice(0, 10);
}
