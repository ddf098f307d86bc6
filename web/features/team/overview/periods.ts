/** Periods of the trends, each with the period to compare with. Pure. */
import { addDays, weekdayOf } from '../../../calendar/india.ts';
import { addMonths, daysIn } from '../../../calendar/month-days.ts';
import { isDay } from '../../../calendar/read-day.ts';
import type { FilterValues } from '../../../ui/list/filters.ts';

export const periodKinds = ['week', 'month', 'quarter', 'year', 'own'] as const;
export type PeriodKind = (typeof periodKinds)[number];

export interface Days {
  readonly from: string;
  /** The last day. */
  readonly until: string;
}

export interface Periods {
  readonly now: Days;
  readonly beside: Days;
}

/** Maximum number of days of a report. */
const maxDays = 366;
/** Maximum number of days that a chart shows individually. A longer period is shown by month. */
const mostByDay = 92;

const monthsOf = { month: 1, quarter: 3, year: 12 } as const;

const earlier = (one: string, other: string) => (one < other ? one : other);

export const kindOf = (values: FilterValues): PeriodKind => periodKinds.find((kind) => kind === values['period']) ?? 'month';

/** Returns the number of days, both ends included. */
const lengthOf = ({ from, until }: Days): number => (Date.parse(until) - Date.parse(from)) / 86_400_000 + 1;

/** Returns the whole week, month, quarter or year of a day. */
function wholePeriod(kind: Exclude<PeriodKind, 'own'>, day: string): Days {
  if (kind === 'week') {
    const from = addDays(day, -weekdayOf(day));
    return { from, until: addDays(from, 6) };
  }
  const months = monthsOf[kind];
  const from = addMonths(`${day.slice(0, 7)}-01`, -((Number(day.slice(5, 7)) - 1) % months));
  const last = addMonths(from, months - 1);
  return { from, until: `${last.slice(0, 8)}${daysIn(last)}` };
}

/** Returns the first day of an adjacent period, at most the latest day. */
export function stepped(kind: Exclude<PeriodKind, 'own'>, day: string, by: number, latest: string): string {
  const { from } = wholePeriod(kind, day);
  return earlier(kind === 'week' ? addDays(from, by * 7) : addMonths(from, by * monthsOf[kind]), latest);
}

/**
 * Returns the period of an address and the period to compare with. Only past days count, so a current period is compared with the same number of days.
 * @param yesterday the last day that counts
 */
export function periodsOf(values: FilterValues, day: string, yesterday: string): Periods {
  const kind = kindOf(values);
  if (kind === 'own') {
    const usual = periodsOf({ ...values, period: 'month' }, day, yesterday);
    const now = readDays(values['from'], values['until'], usual.now, yesterday);
    const before = { from: addDays(now.from, -lengthOf(now)), until: addDays(now.from, -1) };
    return { now, beside: readDays(values['besideFrom'], values['besideUntil'], before, yesterday) };
  }
  const whole = wholePeriod(kind, earlier(day, yesterday));
  const now = { from: whole.from, until: earlier(whole.until, yesterday) };
  if (kind === 'week') return { now, beside: { from: addDays(now.from, -7), until: addDays(now.until, -7) } };
  const months = -monthsOf[kind];
  const from = addMonths(now.from, months);
  return { now, beside: { from, until: now.until === whole.until ? addDays(now.from, -1) : addMonths(now.until, months) } };
}

/** Returns the chosen days in order, limited to the maximum of a report. */
function readDays(from = '', until = '', usual: Days, yesterday: string): Days {
  const first = isDay(from) ? earlier(from, yesterday) : usual.from;
  const last = isDay(until) ? earlier(until, yesterday) : usual.until;
  return { from: first, until: last < first ? first : earlier(last, addDays(first, maxDays - 1)) };
}

/** True when the chart shows days and not months. */
export const isByDay = ({ now, beside }: Periods, chosen: string | undefined): boolean =>
  chosen !== 'month' && Math.max(lengthOf(now), lengthOf(beside)) <= mostByDay;

/** Returns the days or months of a period, in order. */
export function partsOf(days: Days, byDay: boolean): readonly string[] {
  if (byDay) return Array.from({ length: lengthOf(days) }, (_, at) => addDays(days.from, at));
  const parts: string[] = [];
  for (let month = days.from.slice(0, 7); month <= days.until.slice(0, 7); month = addMonths(`${month}-01`, 1).slice(0, 7)) parts.push(month);
  return parts;
}
