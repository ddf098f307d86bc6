/** Common parts of lists: fetching a page, the lists of an employee, and the lists of a month. */
import type { TSchema } from 'typebox';
import type { Call } from '../../../rest/contract/call.ts';
import type { SearchBody } from '../../../rest/contract/customers.ts';
import type { userPageQuery } from '../../../rest/contract/fields.ts';
import { type Connection, type ConnectionArgs, connect, connectFound, maxSize, type Page, type SearchConnection } from '../../graphql/connection.ts';
import type { Context } from '../../graphql/context.ts';
import { ApiError } from '../../graphql/errors.ts';
import type { CustomerFilter, CustomerSort, MeetingType } from '../../graphql/types.generated.ts';
import { fetchPage, maxScannedPages, type RowOf } from '../../upstream/page.ts';
import type { CallRequest } from '../../upstream/request.ts';
import { restIdOf, splitId } from '../customers/customer-ids.ts';
import { type AreaFilter, areaSearch } from './area.ts';
import {
  days,
  filterParameters,
  idList,
  type MonthListFields,
  monthFilters,
  type OrderFields,
  orderOf,
  type Registered,
  registeredOn,
  unvisited,
} from './list-filters.ts';
import { type Fields, presentFields, type TextFields } from './person.ts';

export interface UserListArgs extends ConnectionArgs, OrderFields<CustomerSort> {
  readonly userId?: string | null;
  readonly ids?: readonly string[] | null;
  readonly filter?: CustomerFilter | null;
}

type MonthListArgs<Sort extends string> = ConnectionArgs & MonthListFields<Sort>;
type MonthFilters<Sort extends string = never> = ReturnType<typeof monthFilters<Sort>>;

type UserCall<Response extends TSchema> = Call<typeof userPageQuery, never, Response>;

const registered = { from: 'filter.registeredFrom', until: 'filter.registeredTo' };

/** Builds a request with the page in the query, as in most calls. @param filters filters of the list */
export const pageQuery =
  <Filters extends object>(filters: Filters) =>
  ({ number, size }: Page, afterId: string | null) => ({ query: { ...filters, ...presentFields({ afterId }), pageNumber: number, pageSize: size } });

/** Creates a list of farmers or dealers that can be filtered by an employee. */
export function userList<Response extends TSchema, Node extends { readonly id: string }>(
  type: MeetingType,
  field: string,
  call: UserCall<Response>,
  node: (row: RowOf<UserCall<Response>>) => Node,
) {
  return async ({ userId, ids, filter, orderBy, sort, direction, ...args }: UserListArgs, context: Context): Promise<Connection<Node>> => {
    const { from: registeredFrom, until: registeredTo } = days({ from: filter?.registeredFrom, until: filter?.registeredTo }, registered);
    const { state, district, taluka } = filter?.area ?? {};
    const extended = {
      ids: idList(ids?.map((id) => restIdOf(type, id, 'ids'))),
      registeredFrom,
      registeredTo,
      registeredBy: filter?.registeredBy,
      updatedSince: filter?.updatedSince,
      ...unvisited(filter, 'filter.notVisitedForDays'),
      ...orderOf({ orderBy, sort, direction }),
    };
    const filters = {
      ...presentFields({ userId }),
      ...filterParameters(context.calls, { state, district, taluka, lastVisitedBy: filter?.lastVisitedBy }, extended),
    };
    return connect(args, { list: { field, filters }, call, request: pageQuery(filters), node, continues: true }, context);
  };
}

interface FoundArgs extends ConnectionArgs, AreaFilter, Registered {}

type SearchCall<Response extends TSchema> = Call<never, typeof SearchBody, Response>;

/** Creates a search of farmers or dealers. */
export function foundList<Response extends TSchema, Node>(field: string, call: SearchCall<Response>, node: (row: RowOf<SearchCall<Response>>) => Node) {
  return async (args: FoundArgs, { calls, services: { maxPageSize } }: Context): Promise<SearchConnection<Node>> => {
    const body = { ...areaSearch(args), ...registeredOn(calls, args) };
    return connectFound(args, {
      list: { field, filters: body },
      maxPageSize,
      node,
      fetchAll: async () => (await fetchPage(calls, call, { body }, Number.POSITIVE_INFINITY)).rows,
      fetch: calls.extensions
        ? (requested) => fetchPage(calls, call, { body: { ...body, pageNumber: requested.number, pageSize: requested.size } }, requested.size)
        : null,
    });
  };
}

/**
 * Finds one of the newest rows of a list, for a REST API without a call by id.
 * @throws ApiError NOT_FOUND; UpstreamFault
 */
export async function findListed<Response extends TSchema, Node extends { readonly id: string }>(
  call: UserCall<Response>,
  node: (row: RowOf<UserCall<Response>>) => Node,
  id: string,
  { calls, services: { maxPageSize } }: Context,
): Promise<Node> {
  const pageSize = Math.min(maxSize, maxPageSize);
  for (let pageNumber = 0; pageNumber < maxScannedPages; pageNumber += 1) {
    const { rows } = await fetchPage(calls, call, { query: { pageNumber, pageSize } }, pageSize);
    const found = rows.map(node).find((row) => row.id === id);
    if (found) return found;
    if (rows.length < pageSize) break;
  }
  throw new ApiError('NOT_FOUND', `${id} is not among the newest ${maxScannedPages * pageSize}`);
}

/** Creates a list of a month. @param requestOf builds the request of the call from page and filters */
export function monthList<C extends Call, Node extends { readonly id: string }, Sort extends string = never>(
  field: string,
  call: C,
  node: (row: RowOf<C>) => Node,
  requestOf: (page: Page, filters: MonthFilters<Sort>) => CallRequest<C>,
) {
  return async (
    { month, year, filter, orderBy, sort, direction, ...args }: MonthListArgs<Sort>,
    context: Context,
    typed: TextFields = {},
    chosen: Fields = {},
  ): Promise<Connection<Node>> => {
    const filters = monthFilters(context.calls, { month, year, filter, orderBy, sort, direction }, typed, chosen);
    const request = (page: Page, afterId: string | null) => requestOf(page, { ...filters, ...presentFields({ afterId }) });
    const restId = ({ id }: Node) => splitId(id).restId;
    return connect(args, { list: { field, filters }, call, request, node, continues: true, restId }, context);
  };
}

export const inQuery = <Sort extends string = never>({ number, size }: Page, filters: MonthFilters<Sort>) => ({ query: { ...filters, page: number, size } });

export const inBody = <Sort extends string = never>({ number, size }: Page, filters: MonthFilters<Sort>) => ({
  body: { ...filters, pageNumber: number, pageSize: size },
});
