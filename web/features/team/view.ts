/** What the team's board shows, as its address holds it. */

/** The columns that rows can be sorted by. */
export const teamSorts = ['look', 'name', 'in', 'out', 'hours', 'km', 'stops', 'visits', 'meetings', 'state'] as const;
export type TeamSort = (typeof teamSorts)[number];

export const teamFilters = ['all', 'look', 'approve', 'absent'] as const;
export type TeamFilter = (typeof teamFilters)[number];

export interface TeamView {
  /** `YYYY-MM-DD` */
  date: string;
  /** Which fifty, from 0. */
  page: number;
  sort: TeamSort;
  /** From the last to the first. */
  down: boolean;
  filter: TeamFilter;
  surface: 'table' | 'map';
}
