/** Determines the order of day and month in a column of numeric dates, for the whole column and never by cell. */
import { plainDate } from '../../../calendar/read-day.ts';

export const dateOrders = ['DAY_FIRST', 'MONTH_FIRST', 'YEAR_FIRST'] as const;

export type DateOrder = (typeof dateOrders)[number];

export interface ColumnOrder {
  readonly order: DateOrder;
  /** True when the order is ambiguous: the cells fit both orders, or some fit only one and others only the other. The person should check. */
  readonly isAssumed: boolean;
  /**
   * True when some cells are spreadsheet dates without a day above 12, and others are texts that are no dates in American order. A program that
   * reads dates in American order creates such columns, and swaps day and month of the dates that it could read.
   */
  readonly maySwap: boolean;
  /** False when five digits are a day without its first zero (`20284` beside `120284`), and no serial number of a spreadsheet. */
  readonly hasSerials: boolean;
}

/** Two numbers and a year, or a year of two digits and two numbers. */
const figures = /^(\D*)(\d{1,2})(\s*[/.-]\s*|\s+)(\d{1,2})(\s*[/.-]\s*|\s+)(\d{4}|\d{2})(?!\d)/;

const storedDay = /^\d{4}-\d{2}-(\d{2})$/;

/** A year before day and month, `1984/13/02`. */
const yearDayMonth = /^\d{4}\D(\d{1,2})\D\d{1,2}(?!\d)/;

/** Returns the order that a header states, such as `DOB (mm/dd/yyyy)`. */
function statedOrder(title: string): DateOrder | undefined {
  if (/\bm{1,2}\W?d{1,2}\b/i.test(title)) return 'MONTH_FIRST';
  return /\bd{1,2}\W?m{1,3}\b/i.test(title) ? 'DAY_FIRST' : undefined;
}

/**
 * Returns the order of a column. A number above 12 can only be a day, and one above 31 only a year. Otherwise the header decides. The default is India's
 * order, day before month.
 */
export function columnOrder(cells: readonly string[], title = ''): ColumnOrder {
  const texts = cells.map(plainDate);
  const dates = texts.flatMap((cell) => {
    const [, , first, , second, , last = ''] = figures.exec(cell) ?? [];
    return first === undefined || second === undefined ? [] : [[Number(first), Number(second), last] as const];
  });
  const isYearFirst = dates.some(([first, , last]) => first > 31 && last.length === 2);
  const dayFirst = dates.some(([first]) => first > 12);
  const monthFirst = dates.some(([, second]) => second > 12);
  const isAmbiguous = dates.some(([first, second]) => first !== second && first <= 12 && second <= 12);
  const stored = texts.flatMap((cell) => storedDay.exec(cell)?.[1] ?? []).map(Number);
  const stated = dayFirst || monthFirst ? undefined : statedOrder(title);
  return {
    order: isYearFirst ? 'YEAR_FIRST' : (stated ?? (monthFirst && !dayFirst ? 'MONTH_FIRST' : 'DAY_FIRST')),
    isAssumed:
      (!isYearFirst && stated === undefined && dayFirst === monthFirst && (isAmbiguous || dayFirst)) ||
      texts.some((cell) => Number(yearDayMonth.exec(cell)?.[1] ?? 0) > 12),
    maySwap: dayFirst && stored.length > 0 && stored.every((day) => day <= 12),
    hasSerials: !texts.some((cell) => /^\d{6,7}$/.test(cell)),
  };
}

/** Positions of the parts of `figures` that write a date with the day first. */
const dayFirstParts = { MONTH_FIRST: '$1$4$3$2$5$6', YEAR_FIRST: '$1$6$3$4$5$2' } as const;

/** Returns the date with the day before the month. */
export function dayFirst(typed: string, order: DateOrder): string {
  const plain = plainDate(typed);
  return order === 'DAY_FIRST' || !figures.test(plain) ? typed : plain.replace(figures, dayFirstParts[order]);
}
