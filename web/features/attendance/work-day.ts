/** Summaries of an attendance day: recorded times, missing parts, and the totals of a period. */
import { addDays, indiaDate, indiaMinutes } from '../../calendar/india.ts';
import type { DayStateCode } from '../../data/schema.generated.ts';

export interface Punches {
  readonly date: string | null;
  readonly punchInAt: string | null;
  readonly punchOutAt: string | null;
}

export type Punch =
  | { readonly kind: 'time'; readonly at: string }
  /** Missing. */
  | { readonly kind: 'missing' }
  /** Today's check-out, which is pending. */
  | { readonly kind: 'atWork' }
  | { readonly kind: 'none' };

export const checkin = ({ punchInAt, punchOutAt }: Punches): Punch =>
  punchInAt !== null ? { kind: 'time', at: punchInAt } : { kind: punchOutAt === null ? 'none' : 'missing' };

/** Returns the check-out of a day. @param today today in India */
export function checkout({ date, punchInAt, punchOutAt }: Punches, today: string): Punch {
  if (punchOutAt !== null) return { kind: 'time', at: punchOutAt };
  if (punchInAt === null) return { kind: 'none' };
  return { kind: date !== null && date >= today ? 'atWork' : 'missing' };
}

/** Missing parts of a day. Approving an incomplete day requires a confirmation. */
export const missingOf = ({ punchInAt, punchOutAt }: Punches): 'both' | 'checkin' | 'checkout' | null =>
  punchInAt === null ? (punchOutAt === null ? 'both' : 'checkin') : punchOutAt === null ? 'checkout' : null;

/** Minutes from midnight until which a check-out belongs to the day before, when that day is open. */
const nightMinutes = 5 * 60;

/** Returns the day that a mark may still end although it is over; undefined outside of the night. */
export const dayOfNight = (now: Date): string | undefined => (indiaMinutes(now) < nightMinutes ? addDays(indiaDate(now), -1) : undefined);

/** Returns the day that the server marks. @param days the loaded days of the employee */
export function dayToMark(now: Date, days: readonly Punches[]): string {
  const night = dayOfNight(now);
  const isOpen = days.some(({ date, punchInAt, punchOutAt }) => date === night && punchInAt !== null && punchOutAt === null);
  return night !== undefined && isOpen ? night : indiaDate(now);
}

export interface Totals {
  readonly days: number;
  readonly minutes: number;
  readonly toApprove: number;
}

interface Counted {
  readonly workMinutes: number | null;
  readonly approved: boolean;
  readonly state: { readonly code: DayStateCode } | null;
}

/** Returns the totals of days. A refused day is not work, and needs no approval. */
export function totalsOf(days: readonly Counted[]): Totals {
  const counted = days.filter(({ state }) => state?.code !== 'REFUSED');
  return {
    days: counted.length,
    minutes: counted.reduce((sum, { workMinutes }) => sum + (workMinutes ?? 0), 0),
    toApprove: counted.filter(({ approved }) => !approved).length,
  };
}
