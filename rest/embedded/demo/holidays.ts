/** The holidays of the demo company. */
import { addDays } from '../../contract/clock.ts';
import type { holidays } from '../database/tables/payroll.ts';
import { at, clock, isWorkday } from './calendar.ts';
import { staff } from './employees.ts';

export type HolidayRow = typeof holidays.$inferInsert;

/** Holidays on the same date of every year, by month and day. */
const yearly: ReadonlyMap<string, string> = new Map([
  ['01-26', 'Republic Day'],
  ['05-01', 'Maharashtra Day'],
  ['08-15', 'Independence Day'],
  ['10-02', 'Gandhi Jayanti'],
  ['12-25', 'Christmas'],
]);

/** Holidays of the lunar calendar. */
const lunar: ReadonlyMap<string, string> = new Map([
  ['2025-10-21', 'Diwali (Lakshmi Pujan)'],
  ['2025-10-22', 'Diwali (Balipratipada)'],
  ['2026-11-08', 'Diwali (Lakshmi Pujan)'],
  ['2026-11-10', 'Diwali (Balipratipada)'],
  ['2027-10-29', 'Diwali (Lakshmi Pujan)'],
  ['2028-10-17', 'Diwali (Lakshmi Pujan)'],
]);

/** Returns the name of a day's holiday; undefined for other days. */
const holidayOn = (day: string): string | undefined => lunar.get(day) ?? yearly.get(day.slice(5));

/** Returns true for the days on which the company works. */
export const isWorkingDay = (day: string): boolean => isWorkday(day) && holidayOn(day) === undefined;

/** Returns the next working day. */
export function nextWorkday(day: string): string {
  const next = addDays(day, 1);
  return isWorkingDay(next) ? next : nextWorkday(next);
}

/** Returns the previous working day. */
export function previousWorkday(day: string): string {
  const previous = addDays(day, -1);
  return isWorkingDay(previous) ? previous : previousWorkday(previous);
}

/** Returns the holidays from the year before the first load to the year after, entered on the first day of the history. */
export function holidayRows(anchor: string, setOn: string): HolidayRow[] {
  const [admin] = staff.admins;
  if (admin === undefined) throw new Error('No administrator');
  const year = Number(anchor.slice(0, 4));
  const [first, last] = [String(year - 1), String(year + 1)];
  const days = [first, String(year), last].flatMap((each) => [...yearly.keys()].map((day) => `${each}-${day}`));
  return [...days, ...lunar.keys()]
    .filter((day) => day.slice(0, 4) >= first && day.slice(0, 4) <= last)
    .sort()
    .map((date) => ({ date, name: holidayOn(date) ?? '', setAt: at(setOn, clock(11, 0)), setBy: admin.id }));
}
