/** The demo data of the tests: at half past eleven in India on the day of the first load, a Friday. */
import { addDays } from '../../../contract/clock.ts';
import { eachDay } from '../calendar.ts';
import { createCircle } from '../circle.ts';

export const anchor = '2026-11-20';
export const circle = createCircle(anchor);
export const now = '2026-11-20T06:00:00.000Z';

/** Days counted from the anchor, both included; negative is before. */
export function daysAround(from: number, to: number): string[] {
  return eachDay(addDays(anchor, from), addDays(anchor, to));
}
