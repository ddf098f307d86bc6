/** Determines the order of day and month in a column of numeric dates, for the whole column and never by cell. */
import { latinDigits } from '../../../i18n/formats.ts';

export type DateOrder = 'DAY_FIRST' | 'MONTH_FIRST';

export interface ColumnOrder {
  readonly order: DateOrder;
  /** True when the order is ambiguous: the cells fit both orders, or some fit only one and others only the other. The person should check. */
  readonly isAssumed: boolean;
  /**
   * True when some cells are spreadsheet dates without a day above 12, and others are texts that are no dates in American order. A program that
   * reads dates in American order creates such columns, and swaps day and month of the dates that it could read.
   */
  readonly maySwap: boolean;
}

/** Two numbers and a year. */
const figures = /^(\D*)(\d{1,2})(\s*[/.-]\s*|\s+)(\d{1,2})(\s*[/.-]\s*|\s+)(\d{4}|\d{2})(?!\d)/;

const storedDay = /^\d{4}-\d{2}-(\d{2})$/;

/** Returns the order of a column. A number above 12 can only be a day. The default is India's order, day before month. */
export function columnOrder(cells: readonly string[]): ColumnOrder {
  const dates = cells.flatMap((cell) => {
    const [, , first, , second] = figures.exec(latinDigits(cell.trim())) ?? [];
    return first === undefined || second === undefined ? [] : [[Number(first), Number(second)] as const];
  });
  const dayFirst = dates.some(([first]) => first > 12);
  const monthFirst = dates.some(([, second]) => second > 12);
  const isAmbiguous = dates.some(([first, second]) => first !== second && first <= 12 && second <= 12);
  const stored = cells.flatMap((cell) => storedDay.exec(cell)?.[1] ?? []).map(Number);
  return {
    order: monthFirst && !dayFirst ? 'MONTH_FIRST' : 'DAY_FIRST',
    isAssumed: dayFirst === monthFirst && (isAmbiguous || dayFirst),
    maySwap: dayFirst && stored.length > 0 && stored.every((day) => day <= 12),
  };
}

/** Returns the date with the day before the month. */
export const dayFirst = (typed: string, order: DateOrder): string =>
  order === 'DAY_FIRST' ? typed : latinDigits(typed.trim()).replace(figures, '$1$4$3$2$5$6');
