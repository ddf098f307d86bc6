/** What the list of what people did shows, as its address holds it. */
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
