/** The order of day and month in a column of dates in figures: decided by the whole column, never cell by cell. */
import { latinDigits } from '../../../i18n/formats.ts';

export type DateOrder = 'DAY_FIRST' | 'MONTH_FIRST';

export interface ColumnOrder {
  readonly order: DateOrder;
  /** The cells can be read in both orders, or some only in one and others only in the other: the person should look. */
  readonly isAssumed: boolean;
  /**
   * Some cells are dates of the spreadsheet, none of them with a day above 12, and others are texts that are no date in the American order. A program
   * that reads dates in that order makes such a column, and swaps day and month of the dates that it could read.
   */
  readonly maySwap: boolean;
}

/** Two numbers and a year. */
const figures = /^(\D*)(\d{1,2})(\s*[/.-]\s*|\s+)(\d{1,2})(\s*[/.-]\s*|\s+)(\d{4}|\d{2})(?!\d)/;

const storedDay = /^\d{4}-\d{2}-(\d{2})$/;

/** A number above 12 can only be a day. India's order, day before month, where no cell decides. */
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

/** The same date with its day before its month. */
export const dayFirst = (typed: string, order: DateOrder): string =>
  order === 'DAY_FIRST' ? typed : latinDigits(typed.trim()).replace(figures, '$1$4$3$2$5$6');
