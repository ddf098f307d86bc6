/** View of the team's board, parsed from the query string. */

/** The columns that rows can be sorted by. */
export const teamSorts = ['look', 'name', 'in', 'out', 'hours', 'km', 'stops', 'visits', 'meetings', 'state'] as const;
export type TeamSort = (typeof teamSorts)[number];

export const teamFilters = ['all', 'look', 'answered', 'ready', 'asked', 'refused', 'approve', 'absent', 'leave'] as const;

/** Filters by decisions that only a server with extensions knows. */
export const decisionFilters: readonly TeamFilter[] = ['answered', 'asked', 'refused'];
export type TeamFilter = (typeof teamFilters)[number];

/** `payroll` is for administrators. */
export const teamSpans = ['day', 'week', 'month', 'payroll'] as const;
export type TeamSpan = (typeof teamSpans)[number];

export interface TeamView {
  span: TeamSpan;
  /** `YYYY-MM-DD`: the day, or one of the week or the month. */
  date: string;
  /** Which fifty, from 0. */
  page: number;
  sort: TeamSort;
  /** From the last to the first. */
  down: boolean;
  filter: TeamFilter;
  surface: 'table' | 'map';
}

export interface TeamPanelProps {
  /** Key of the page, see PageTitle. */
  place: string;
  view: TeamView;
  onView: (view: TeamView, options?: { replace: boolean }) => void;
  /** The address of the team's board of a day. */
  boardPath: (date: string, filter: TeamFilter) => string;
  /** The address of the muster of a day's month. */
  monthPath: (date: string) => string;
  /** The address of a person's day. */
  dayPath: (userId: string, date: string) => string;
}
