/** Demo data of the tests: at 11:30 in India on the day of the first load, a Friday. */
import { addDays } from '../../../contract/clock.ts';
import { eachDay } from '../calendar.ts';
import { createDemoCustomers } from '../demo-customers.ts';

export const anchor = '2026-11-20';
export const demoCustomers = createDemoCustomers(anchor);
export const now = '2026-11-20T06:00:00.000Z';

/** Returns days relative to the anchor, both included. Negative numbers are before it. */
export function daysAround(from: number, to: number): string[] {
  return eachDay(addDays(anchor, from), addDays(anchor, to));
}
