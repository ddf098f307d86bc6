/** Filters beyond the documented calls. They are extensions, and are not sent to a REST API without them. */
import { badInput, notSupported, within } from '../../graphql/errors.ts';
import type { DateOrder, EmployeeFilter, SortDirection } from '../../graphql/types.generated.ts';
import type { Calls } from '../../upstream/operation.ts';
import { checkLength } from './area.ts';
import { type Fields, type Present, presentFields, type TextFields } from './person.ts';

/** Names of arguments that differ from those of the calls. */
const argumentNames: Readonly<Record<string, string>> = {
  search: 'filter.text',
  state: 'filter.area.state',
  district: 'filter.area.district',
  taluka: 'filter.area.taluka',
};

/**
 * Returns the given filters as arguments of the call.
 * @param typed texts typed by people. A blank text does not filter
 * @throws ApiError BAD_USER_INPUT when a text is too long; NOT_SUPPORTED when the REST API has no filters
 */
export function filterParameters<const Typed extends TextFields, const Chosen extends Fields>(
  calls: Pick<Calls, 'extensions'>,
  typed: Typed,
  chosen: Chosen,
): Present<Typed> & Present<Chosen> {
  const texts = presentFields(typed);
  for (const field in texts) if (checkLength(argumentNames[field] ?? `filter.${field}`, texts[field]).trim() === '') delete texts[field];
  const present = { ...texts, ...presentFields(chosen) };
  if (!calls.extensions && Object.keys(present).length > 0) throw notSupported('search, filters and sorting');
  return present;
}

interface Days {
  readonly from?: string | null | undefined;
  readonly until?: string | null | undefined;
}

/**
 * Returns the days of a list as arguments of the call.
 * @param names names of the arguments.
 * @throws ApiError BAD_USER_INPUT when the period ends before it begins
 */
export function days({ from, until }: Days, names = { from: 'filter.from', until: 'filter.until' }) {
  if (from && until && from > until) throw badInput(names.from, `"${names.from}" must not be after "${names.until}"`);
  return { from, until };
}

export interface Registered extends VisitFilter {
  readonly registeredFrom?: string | null | undefined;
  readonly registeredTo?: string | null | undefined;
}

/** Returns the days of registration of a search or an export as arguments of the call. @throws ApiError */
export function registeredOn(calls: Pick<Calls, 'extensions'>, { registeredFrom, registeredTo, lastVisitedBy, ...visits }: Registered) {
  days({ from: registeredFrom, until: registeredTo }, { from: 'registeredFrom', until: 'registeredTo' });
  return filterParameters(calls, { lastVisitedBy: checkLength('lastVisitedBy', lastVisitedBy) }, { registeredFrom, registeredTo, ...unvisited(visits) });
}

interface Unvisited {
  readonly notVisitedForDays?: number | null | undefined;
  readonly neverVisited?: boolean | null | undefined;
}

interface VisitFilter extends Unvisited {
  readonly lastVisitedBy?: string | null | undefined;
}

/** Returns the filter for customers without a recent visit as arguments of the calls. @param field name of the argument @throws ApiError BAD_USER_INPUT */
export function unvisited(filter: Unvisited | null | undefined, field = 'notVisitedForDays') {
  const { notVisitedForDays: days, neverVisited } = filter ?? {};
  return {
    notVisitedForDays: typeof days === 'number' ? within(field, days, 1, 3650) : null,
    neverVisited: neverVisited ? ('true' as const) : null,
  };
}

/** Returns the order of a list; null for the newest first, which is the documented order and not sent. */
export const dateOrder = (orderBy: DateOrder | null | undefined) => ({ order: orderBy === 'OLDEST' ? orderBy : null });

/** Order arguments of a list. */
export interface OrderFields<Sort extends string = string> {
  readonly orderBy?: DateOrder | null | undefined;
  readonly sort?: Sort | null | undefined;
  readonly direction?: SortDirection | null | undefined;
}

/** Builds the order parameters of a list. Null for the documented order. @throws ApiError BAD_USER_INPUT */
export function orderOf<Sort extends string>({ orderBy, sort, direction }: OrderFields<Sort>) {
  if (direction && !sort) throw badInput('direction', '"direction" needs "sort"');
  if (sort && orderBy) throw badInput('sort', 'Use either "sort" or "orderBy", not both');
  return { ...dateOrder(orderBy), sort: sort ?? null, direction: direction === 'DESCENDING' ? direction : null };
}

export interface MonthListFields<Sort extends string = never> extends OrderFields<Sort> {
  readonly month?: number | null | undefined;
  readonly year?: number | null | undefined;
  readonly filter?: Days | null | undefined;
}

/**
 * Builds the filter parameters of a list by month.
 * @param typed further filters typed by people
 * @param chosen further filters that are not typed
 * @throws ApiError BAD_USER_INPUT
 */
export function monthFilters<Sort extends string>(
  calls: Pick<Calls, 'extensions'>,
  { month, year, filter, ...order }: MonthListFields<Sort>,
  typed: TextFields = {},
  chosen: Fields = {},
) {
  return { ...optionalMonth(calls, month, year), ...filterParameters(calls, typed, { ...chosen, ...days(filter ?? {}), ...orderOf(order) }) };
}

/** Returns the month of a list, in a year that the calls accept. @throws ApiError BAD_USER_INPUT */
export const monthOf = (month: number, year: number) => ({ month: within('month', month, 1, 12), year: within('year', year, 2000, 2100) });

function optionalMonth(
  calls: Pick<Calls, 'extensions'>,
  month: number | null | undefined,
  year: number | null | undefined,
): Partial<ReturnType<typeof monthOf>> {
  if (typeof month === 'number' && typeof year === 'number') return monthOf(month, year);
  if (typeof month === 'number' || typeof year === 'number') throw badInput('month', '"month" and "year" go together');
  if (!calls.extensions) throw notSupported('this list without "month" and "year"', 'month');
  return {};
}

/** Returns the requested ids as arguments of the call. @param field name of the argument @throws ApiError BAD_USER_INPUT */
export function idList(ids: readonly string[] | null | undefined, field = 'ids'): string | null {
  if (ids === null || ids === undefined) return null;
  within(field, ids.length, 1, 100);
  const wrong = ids.findIndex((id) => !/^\d{1,18}$/.test(id));
  if (wrong >= 0) throw badInput(field, `"${field}" must be numbers of up to 18 digits, which number ${wrong + 1} is not`);
  return ids.join(',');
}

/** Returns the filters of a list of employees as its call takes them: the texts that people type, and what they choose. */
export const employeeFilters = ({ text, active, area, updatedSince }: EmployeeFilter) => ({
  typed: { search: text, state: area?.state, district: area?.district, taluka: area?.taluka },
  chosen: { active: typeof active === 'boolean' ? (`${active}` as const) : null, updatedSince },
});
