/** View of the overview, and the paths that it links to. */
import type { MeetingType } from '../../../data/schema.generated.ts';
import type { Area } from '../../../people/area.ts';
import type { FilterValues } from '../../../ui/list/filters.ts';
import type { TeamFilter } from '../view.ts';
import type { Days } from './periods.ts';

/** A row of the report of activity. */
export interface ReportRow {
  readonly group: 'EMPLOYEE' | 'TALUKA' | 'PRODUCT';
  readonly key: string;
}

export interface OverviewPaths {
  readonly board: (date: string, filter?: TeamFilter) => string;
  readonly dayOf: (userId: string, date: string) => string;
  readonly employee: (id: string) => string;
  /** Customers registered in a period, of an area, by one employee, or all. */
  readonly customers: (type: MeetingType, days: Days, narrowed?: { readonly area?: Area; readonly employee?: string }) => string;
  /** Visits of a period, or only the meetings held, all or those of a row of the report. */
  readonly visits: (days: Days, options: { readonly meetingsOnly: boolean; readonly row?: ReportRow | undefined }) => string;
  readonly meetingsOn: (date: string) => string;
  readonly meeting: (meeting: { id: string; type: MeetingType }) => string;
  readonly unlinkedInvoices: string;
  /** Uses of codes, all or those of a row of the report. Undefined for people without access to codes. */
  readonly uses: ((days: Days, row?: ReportRow) => string) | undefined;
  readonly summary: string;
}

export interface OverviewPanelProps {
  readonly pageId: string;
  /** A day of the period. */
  readonly date: string;
  /** Period, measure, and chart or table. */
  readonly values: FilterValues;
  readonly onView: (date: string, values: FilterValues, options?: { replace: boolean }) => void;
  readonly paths: OverviewPaths;
  /** True when it opens after sign-in. */
  readonly isStart: boolean;
  readonly onStart: (isStart: boolean) => void;
}
