/** The calendar of the business in India's time zone, in any time zone of the browser. */

/** India has a single offset and no daylight saving time. */
const indiaOffset = '+05:30';

const offsetMs = 5.5 * 60 * 60 * 1000;

/** Returns the day in India at an instant, `YYYY-MM-DD`. */
export const indiaDate = (instant: Date): string => new Date(instant.getTime() + offsetMs).toISOString().slice(0, 10);

/** Parses a day (`YYYY-MM-DD`, as its first moment in India) or an instant of the API. */
export const toInstant = (text: string): Date => new Date(text.length === 10 ? `${text}T00:00:00${indiaOffset}` : text);

const dayMs = 24 * 60 * 60 * 1000;

/** Returns the day a number of days later. */
export const addDays = (day: string, days: number): string => new Date(Date.parse(`${day}T00:00:00Z`) + days * dayMs).toISOString().slice(0, 10);

/** Returns the number of days in India from an instant to today, `YYYY-MM-DD`; 0 on the same day. */
export const daysSince = (instant: string, today: string): number => Math.max(0, (Date.parse(today) - Date.parse(indiaDate(toInstant(instant)))) / dayMs);

/** Returns 0 for Monday to 6 for Sunday. */
export const weekdayOf = (day: string): number => (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7;

/** Returns the Monday of a day's week, so each week has one address. */
export const firstOfWeek = (day: string): string => addDays(day, -weekdayOf(day));

/** Returns a day of the week to plan: this week, or from Friday on the next one. */
export const weekToPlan = (today: string): string => (weekdayOf(today) < 4 ? today : addDays(today, 7 - weekdayOf(today)));

export const weekFrom = (day: string): readonly string[] => Array.from({ length: 7 }, (_, at) => addDays(day, at));

/** Returns the minutes since midnight in India. */
export const indiaMinutes = (instant: Date): number => Math.floor(((((instant.getTime() + offsetMs) % dayMs) + dayMs) % dayMs) / 60_000);

/** Minutes within which a planned meeting overlaps the previous one. */
export const overlapMinutes = 60;
