/** What every list of a month is told by its address, and tells back. */
import type { YearMonth } from '../../calendar/months.ts';

export interface MonthListProps {
  month: YearMonth;
  /** From 0. */
  page: number;
  /** Another month begins at its first page. */
  onMonth: (month: YearMonth) => void;
  onPage: (page: number, how?: { replace: boolean }) => void;
}
