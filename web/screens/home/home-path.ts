/** The addresses of staff home's panels. */
import { isDay } from '../../calendar/read-day.ts';
import { type TeamView, teamFilters, teamSorts } from '../../features/team/view.ts';
import { type ListQuery, listValues, readListQuery } from '../list-query.ts';
import { query } from '../paths.ts';

/** The panels of staff home; the first is the default. */
export const homePanels = ['employees', 'addEmployee', 'moderators', 'team', 'meetings', 'farmers', 'dealers', 'addFarmer', 'addDealer'] as const;

export type HomePanel = (typeof homePanels)[number];

/** The panels that are forms, each with a page of its own too. */
export const addPanels = ['addEmployee', 'addFarmer', 'addDealer'] as const satisfies readonly HomePanel[];

export type AddPanel = (typeof addPanels)[number];

export interface HomeQuery extends ListQuery, Omit<TeamView, 'date'> {
  panel: HomePanel;
  /** The team's day; undefined for today. */
  date: string | undefined;
}

const usual = { sort: 'look', filter: 'all', surface: 'table' } as const satisfies Partial<TeamView>;

const unless = <Value extends string>(value: Value | undefined, ordinary: Value) => (value === ordinary ? undefined : value);

export const panelPath = ({ panel = 'employees', date, sort = usual.sort, down = false, filter, surface, ...list }: Partial<HomeQuery> = {}): string =>
  `/${query({
    panel: unless(panel, 'employees'),
    date,
    sort: unless(down ? `-${sort}` : sort, usual.sort),
    show: unless(filter, usual.filter),
    view: unless(surface, usual.surface),
    ...listValues(list),
  })}`;

export const readHomeQuery = (search: URLSearchParams): HomeQuery => ({
  panel: homePanels.find((panel) => panel === search.get('panel')) ?? 'employees',
  date: isDay(search.get('date') ?? '') ? (search.get('date') ?? undefined) : undefined,
  sort: teamSorts.find((sort) => sort === search.get('sort')?.replace('-', '')) ?? usual.sort,
  down: search.get('sort')?.startsWith('-') ?? false,
  filter: teamFilters.find((filter) => filter === search.get('show')) ?? usual.filter,
  surface: search.get('view') === 'map' ? 'map' : usual.surface,
  ...readListQuery(search),
});
