/** View of the team's board, parsed from the query string. */

/** Columns that rows can be sorted by. */
export const teamSorts = ['look', 'name', 'in', 'out', 'hours', 'km', 'stops', 'visits', 'meetings', 'state'] as const;
export type TeamSort = (typeof teamSorts)[number];

export const teamFilters = ['all', 'look', 'answered', 'ready', 'asked', 'refused', 'approve', 'working', 'late', 'absent', 'leave'] as const;

/** Filters that the board of today offers. */
export const filtersOfToday: readonly TeamFilter[] = ['working', 'late'];

/** Filters by decisions that only servers with extensions support. */
export const decisionFilters: readonly TeamFilter[] = ['answered', 'asked', 'refused'];
export type TeamFilter = (typeof teamFilters)[number];

/** Spans of the team. `payroll` is for administrators. */
export const teamSpans = ['day', 'week', 'month', 'payroll'] as const;
export type TeamSpan = (typeof teamSpans)[number];

export interface TeamView {
  span: TeamSpan;
  /** `YYYY-MM-DD`: the day, or any day of the week or the month. */
  date: string;
  /** Page of fifty people, from 0. */
  page: number;
  sort: TeamSort;
  /** True for descending order. */
  down: boolean;
  filter: TeamFilter;
  surface: 'table' | 'map';
}

export interface TeamPanelProps {
  pageId: string;
  view: TeamView;
  onView: (view: TeamView, options?: { replace: boolean }) => void;
  boardPath: (date: string, filter: TeamFilter) => string;
  /** Returns the path of the muster of a day's month. */
  monthPath: (date: string) => string;
  /** Returns the path of a day's summary. */
  summaryPath: (date: string) => string;
  /** Returns the path of a person's day. */
  dayPath: (userId: string, date: string) => string;
}
