/** Addresses of the panels of staff home. */
import type { YearMonth } from '../../calendar/months.ts';
import { isDay } from '../../calendar/read-day.ts';
import { indiaToday } from '../../calendar/server-clock.ts';
import { AuditAction, FieldUsageSelection } from '../../data/schema.generated.ts';
import { customerFilterKeys, mostPlanned } from '../../features/customers/filter-keys.ts';
import { type TeamView, teamFilters, teamSorts, teamSpans } from '../../features/team/view.ts';
import { reportRowKeys } from '../../people/report-row/report-row.ts';
import { filterQuery, readFilters } from '../../ui/list/filters.ts';
import { type ListQuery, listValues, readListQuery } from '../list-query.ts';
import { query, readMonth } from '../paths.ts';

/** Keys of the overview in an address, besides the days of its period. */
const overviewKeys = ['period', 'besideFrom', 'besideUntil', 'measure', 'as', 'by'] as const;

/** Keys of the filters of meetings in addresses, besides the text and the days. */
const meetingFilters = ['whose', 'assignee', 'days', 'areaOf', 'overlaps', 'meetingsOnly', ...reportRowKeys] as const;

/** Keys of the filters of employees in addresses, besides the text and the area. */
const employeeFilters = ['active', 'order', 'role'] as const;

/** Panels of staff home; the first is the default. */
export const homePanels = [
  'employees',
  'addEmployee',
  'moderators',
  'overview',
  'team',
  'summary',
  'meetings',
  'planMeetings',
  'farmers',
  'dealers',
  'addFarmer',
  'addDealer',
  'importFarmers',
  'importDealers',
  'farmerDuplicates',
  'dealerDuplicates',
  'audit',
  'tokens',
  'webhooks',
  'usage',
] as const;

export type HomePanel = (typeof homePanels)[number];

/** Panels that are forms, which also have separate pages. */
export const addPanels = ['addEmployee', 'addFarmer', 'addDealer'] as const satisfies readonly HomePanel[];

export type AddPanel = (typeof addPanels)[number];

/** Layouts of panels besides their list: meetings by week, visits, customers by taluka or by employee. */
export const homeLayouts = ['week', 'visits', 'talukas', 'employees'] as const;

export type HomeLayout = (typeof homeLayouts)[number];

export interface HomeQuery extends ListQuery, Omit<TeamView, 'date'> {
  panel: HomePanel;
  /** The team's day, or any day of its week or month; undefined for today. */
  date: string | undefined;
  /** Filters of the audit; the defaults are the current month and all actions. */
  month?: YearMonth | undefined;
  action?: AuditAction | undefined;
  layout?: HomeLayout | undefined;
  /** Any day of the week of meetings; undefined for the week to plan. */
  week?: string | undefined;
  /** The employee whose visits are planned. */
  user?: string | undefined;
  /** Customers to plan visits to, such as `FARMER-7`, who were selected in a list. */
  customers?: readonly string[] | undefined;
  /** Part of the schema whose use is shown; by default all of it. */
  selection?: FieldUsageSelection | undefined;
}

const filterKeys = [...new Set([...employeeFilters, ...meetingFilters, ...customerFilterKeys, ...overviewKeys])];

const usual = { span: 'day', sort: 'look', filter: 'all', surface: 'table' } as const satisfies Partial<TeamView>;

const unless = <Value extends string>(value: Value | undefined, ordinary: Value) => (value === ordinary ? undefined : value);

export const panelPath = ({
  panel = 'employees',
  month,
  action,
  selection,
  date,
  span,
  sort = usual.sort,
  down = false,
  filter,
  surface,
  layout,
  week,
  user,
  customers = [],
  filters = {},
  ...list
}: Partial<HomeQuery> = {}): string =>
  `/${query({
    panel: unless(panel, 'employees'),
    span: unless(span, usual.span),
    date,
    sort: unless(down ? `-${sort}` : sort, usual.sort),
    show: unless(filter, usual.filter),
    view: unless(surface, usual.surface) ?? layout,
    week,
    user,
    customers: customers.join(' ') || undefined,
    month: month && String(month.month),
    year: month && String(month.year),
    action,
    selection,
    ...filterQuery(filters, filterKeys),
    ...listValues(list),
  })}`;

function readDay(search: URLSearchParams, key: string): string | undefined {
  const day = search.get(key) ?? '';
  return isDay(day) ? day : undefined;
}

export const readHomeQuery = (search: URLSearchParams): HomeQuery => ({
  month: readMonth(search, indiaToday()),
  action: Object.values(AuditAction).find((action) => action === search.get('action')),
  selection: Object.values(FieldUsageSelection).find((selection) => selection === search.get('selection')),
  panel: homePanels.find((panel) => panel === search.get('panel')) ?? 'employees',
  date: readDay(search, 'date'),
  layout: homeLayouts.find((layout) => layout === search.get('view')),
  week: readDay(search, 'week'),
  user: search.get('user') || undefined,
  customers: (search.get('customers') ?? '')
    .split(' ')
    .filter((key) => /^(FARMER|DEALER)-\d{1,18}$/.test(key))
    .slice(0, mostPlanned),
  span: teamSpans.find((span) => span === search.get('span')) ?? usual.span,
  sort: teamSorts.find((sort) => sort === search.get('sort')?.replace('-', '')) ?? usual.sort,
  down: search.get('sort')?.startsWith('-') ?? false,
  filter: teamFilters.find((filter) => filter === search.get('show')) ?? usual.filter,
  surface: search.get('view') === 'map' ? 'map' : usual.surface,
  filters: readFilters(search, filterKeys),
  ...readListQuery(search),
});
