/** View of a list of farmers or dealers, parsed from the query string. */
import { CustomerSort } from '../../data/schema.generated.ts';
import { type Area, areaParts, noArea, sameArea } from '../../people/area.ts';
import { reportRowOf } from '../../people/report-row/report-row.ts';
import { type FilterValues, rangeOf } from '../../ui/list/filters.ts';
import { readOrder } from '../../ui/list/sorting.ts';

export interface CustomersView {
  page: number;
  area: Area;
  /** Search text; empty for all. */
  text: string;
  /** Days of registration, last visit and order, as in the address. */
  filters?: FilterValues;
}

export type OnView = (view: CustomersView, options?: { replace: boolean }) => void;

export const wholeList: CustomersView = { page: 0, area: noArea, text: '' };

/** Returns true when the list shows search results instead of a page of all customers. With extensions an area filters the pages. */
export const isNarrowed = ({ area, text }: CustomersView, extensions: boolean | undefined): boolean =>
  text !== '' || (extensions !== true && !sameArea(area, noArea));

/** Order by the days since the last visit, which is the order by its time in the other direction. */
export const daysSinceSort = 'DAYS_SINCE';

/** Columns that a list can be sorted by. Results of a search cannot. */
export const customerSorts = [...Object.values(CustomerSort), daysSinceSort] as const;

/** Returns the order of an address as query variables. */
function orderOf(order: string) {
  const { sort, direction } = readOrder(order, customerSorts);
  if (sort !== daysSinceSort) return { ...(sort && { sort, direction }) };
  return { sort: CustomerSort.LAST_VISIT, direction: direction === 'ASCENDING' ? 'DESCENDING' : 'ASCENDING' } as const;
}

/** Choices of the filter by the last visit: days without a visit, or never visited. */
export const unvisitedDays = ['14', '30', '60', '90'] as const;
export const unvisitedChoices = [...unvisitedDays, 'never'] as const;

/** Returns the filters by registration and last visit as mutation input. */
export function customerFilter(filters: FilterValues) {
  const { from, until } = rangeOf(filters);
  const unvisited = unvisitedChoices.find((choice) => choice === filters['unvisited']);
  const visitedBy = filters['visitedBy'];
  return {
    ...(from && { registeredFrom: from }),
    ...(until && { registeredTo: until }),
    ...(unvisited === 'never' && { neverVisited: true }),
    ...(unvisited !== undefined && unvisited !== 'never' && { notVisitedForDays: Number(unvisited) }),
    ...(visitedBy && { lastVisitedBy: visitedBy }),
  };
}

/** Builds the query variables of a page of all customers. @param filters that the server can apply @param area an extension */
export function listVariables(userId: string | undefined, page: number, filters: FilterValues, area: Area) {
  const row = reportRowOf(filters, ['EMPLOYEE']);
  const filter = {
    ...customerFilter(filters),
    ...(row && { registeredBy: row.key }),
    ...(!sameArea(area, noArea) && { area }),
  };
  return {
    userId: userId ?? null,
    page,
    ...(Object.keys(filter).length > 0 && { filter }),
    ...orderOf(filters['order'] ?? ''),
  };
}

/** Builds the query variables of a page of search results. */
export const searchVariables = ({ area, text }: CustomersView, page: number, filters: FilterValues) => ({ area, text, page, ...customerFilter(filters) });

/** Formats the filters in words: `"Shinde", Shirur, Pune, Maharashtra`. */
export const narrowedTo = ({ area, text }: CustomersView): string =>
  [...(text === '' ? [] : [`"${text}"`]), ...areaParts.map((part) => area[part]).reverse()].filter((part) => part !== '').join(', ');
