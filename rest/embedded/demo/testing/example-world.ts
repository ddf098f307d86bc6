/** The world that the tests look at: as it is half past eleven in India on the day of the first load, a Friday. */
import { addDays } from '../../../contract/clock.ts';
import { eachDay } from '../calendar.ts';
import { createCircle } from '../circle.ts';
import { staffOf } from '../employees.ts';
import { demoScale, historyOf, type World } from '../world.ts';

export const world: World = { seed: 'demo', scale: demoScale, anchor: '2026-11-20' };
export const circle = createCircle(world);
export const staff = staffOf(world);
export const history = historyOf(world);
export const now = '2026-11-20T06:00:00.000Z';

/** Days counted from the anchor, both included; negative is before. */
export function daysAround(from: number, to: number): string[] {
  return eachDay(addDays(world.anchor, from), addDays(world.anchor, to));
}
