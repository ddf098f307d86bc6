/** Addresses of an employee's workspace and of a day on the map. */

import { isDay } from '../../calendar/read-day.ts';
import type { AttendancePeriod } from '../../data/schema.generated.ts';
import { periods } from '../../features/attendance/periods.ts';
import { customerFilterKeys } from '../../features/customers/filter-keys.ts';
import { type DayLayer, dayLayers } from '../../features/days/day-layers.ts';
import { filterQuery, readFilters } from '../../ui/list/filters.ts';
import { type ListQuery, listValues, readListQuery } from '../list-query.ts';
import { query } from '../paths.ts';

/** The options of the workspace, in the order of docs/screens.md. */
export const workspaceOptions = ['attendance', 'meetings', 'farmers', 'dealers', 'scheduleDealer', 'scheduleFarmer'] as const;

/** Panels of the workspace. The last two are opened from the employee's card. */
export const workspacePanels = [...workspaceOptions, 'edit', 'territory'] as const;

export type WorkspacePanel = (typeof workspacePanels)[number];

const filterKeys = [...customerFilterKeys, 'days', 'overlaps'] as const;

const defaultPanel: WorkspacePanel = 'meetings';

const defaultPeriod: AttendancePeriod = 'CURRENT_WEEK';

export interface DayQuery {
  /** `YYYY-MM-DD`; undefined when none is chosen. */
  date: string | undefined;
  hidden: readonly DayLayer[];
  /** True when all points are listed instead of the day's story. */
  points: boolean;
}

export interface WorkspaceQuery extends ListQuery, DayQuery {
  /** Undefined until an employee is chosen. */
  user: string | undefined;
  panel: WorkspacePanel;
  period: AttendancePeriod;
  /** Any day of the week whose meetings are shown by week; undefined for their list. */
  week?: string | undefined;
  /** Id of the employee who takes over the territory. */
  to?: string | undefined;
  /** Keys of the talukas of the territory that stay. */
  stays?: readonly string[] | undefined;
}

const dayValues = ({ date, hidden = [], points = false }: Partial<DayQuery>) => ({
  date,
  hide: hidden.length === 0 ? undefined : hidden.join(' '),
  list: points ? 'points' : undefined,
});

function readDay(search: URLSearchParams): DayQuery {
  const [date, hidden] = [search.get('date') ?? '', (search.get('hide') ?? '').split(' ')];
  return { date: isDay(date) ? date : undefined, hidden: dayLayers.filter((layer) => hidden.includes(layer)), points: search.get('list') === 'points' };
}

export const workspacePath = ({ user, panel = defaultPanel, period = defaultPeriod, filters = {}, ...rest }: Partial<WorkspaceQuery> = {}): string =>
  `/userprofile${query({
    user,
    panel: panel === defaultPanel ? undefined : panel,
    period: period === defaultPeriod ? undefined : period,
    ...dayValues(rest),
    week: rest.week,
    to: rest.to,
    stays: rest.stays?.join(';') || undefined,
    ...filterQuery(filters, filterKeys),
    ...listValues(rest),
  })}`;

export const readWorkspaceQuery = (search: URLSearchParams): WorkspaceQuery => ({
  user: search.get('user') || undefined,
  panel: workspacePanels.find((panel) => panel === search.get('panel')) ?? defaultPanel,
  period: periods.find((period) => period === search.get('period')) ?? defaultPeriod,
  ...readDay(search),
  week: isDay(search.get('week') ?? '') ? (search.get('week') ?? undefined) : undefined,
  to: search.get('to') || undefined,
  stays: (search.get('stays') ?? '').split(';').filter((key) => key !== ''),
  filters: readFilters(search, filterKeys),
  ...readListQuery(search),
});

export interface UserMapQuery extends DayQuery {
  user: string | undefined;
}

export const userMapPath = ({ user, ...day }: Partial<UserMapQuery> = {}): string => `/usermap${query({ user, ...dayValues(day) })}`;

export const readUserMapQuery = (search: URLSearchParams): UserMapQuery => ({ user: search.get('user') || undefined, ...readDay(search) });
