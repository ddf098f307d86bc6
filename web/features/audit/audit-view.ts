/** What the list of what people did shows, as its address holds it. */
import { addDays } from '../../calendar/india.ts';
import { addMonths } from '../../calendar/month-days.ts';
import type { YearMonth } from '../../calendar/months.ts';
import type { AuditAction } from '../../data/schema.generated.ts';

export interface AuditView {
  month: YearMonth;
  /** Undefined for all. */
  action: AuditAction | undefined;
  /** A part of a name; empty for everybody. */
  person: string;
  /** From 0. */
  page: number;
}

/** The first and the last day of a month, `YYYY-MM-DD`. */
export function daysOf({ year, month }: YearMonth): { from: string; until: string } {
  const from = `${year}-${String(month).padStart(2, '0')}-01`;
  return { from, until: addDays(addMonths(from, 1), -1) };
}
