/** View of the overview, and the paths that it links to. */
import type { MeetingType } from '../../../data/schema.generated.ts';
import type { Area } from '../../../people/area.ts';
import type { FilterValues } from '../../../ui/list/filters.ts';
import type { TeamFilter } from '../view.ts';
import type { Days } from './periods.ts';

export interface OverviewPaths {
  readonly board: (date: string, filter?: TeamFilter) => string;
  /** The board of a day, the latest check-in first. */
  readonly latest: (date: string) => string;
  readonly month: (date: string) => string;
  readonly dayOf: (userId: string, date: string) => string;
  readonly employee: (id: string) => string;
  /** Customers of an area, the last visited first, or those registered in a period, by one employee or all. */
  readonly customers: (type: MeetingType, narrowed: { readonly area?: Area; readonly days?: Days; readonly employee?: string }) => string;
  /** Meetings that began in a period and were held, of one employee or all. */
  readonly meetingsHeld: (days: Days, employee?: string) => string;
  readonly meetingsOn: (date: string) => string;
  readonly meeting: (meeting: { id: string; type: MeetingType }) => string;
  readonly unlinkedInvoices: string;
  /** Undefined for people without access to codes. */
  readonly uses: ((narrowed: { readonly days: Days; readonly product?: string }) => string) | undefined;
  readonly summary: string;
}

export interface OverviewPanelProps {
  /** Key of the page, see PageTitle. */
  readonly place: string;
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
