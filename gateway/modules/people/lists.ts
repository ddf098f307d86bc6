/** The lists that farmers and dealers have in common: of an employee, and of a month. */
import type { TSchema } from 'typebox';
import type { Call } from '../../../rest/contract/call.ts';
import type { directoryQuery, userPageQuery } from '../../../rest/contract/fields.ts';
import { type Connection, type ConnectionArgs, connect, maxSize, type Page } from '../../graphql/connection.ts';
import type { Context } from '../../graphql/context.ts';
import { ApiError } from '../../graphql/errors.ts';
import type { CustomerFilter, DateOrder } from '../../graphql/types.generated.ts';
import { fetchPage, maxLookedThrough, type RowOf } from '../../upstream/page.ts';
import { dateOrder, dateRowsCome, days, type Fields, idList, type MonthWish, monthFilters, narrowed } from './narrowed.ts';
import { presentFields } from './person.ts';

export interface UserListArgs extends ConnectionArgs {
  readonly userId?: string | null;
  readonly ids?: readonly string[] | null;
  readonly filter?: CustomerFilter | null;
  readonly orderBy?: DateOrder | null;
}

type MonthListArgs = ConnectionArgs & MonthWish;

type UserCall<Response extends TSchema> = Call<typeof userPageQuery, never, Response>;
type MonthCall<Response extends TSchema> = Call<typeof directoryQuery, never, Response>;

const registered = { from: 'filter.registeredFrom', until: 'filter.registeredTo' };

/** A list that can be narrowed to an employee. */
export function userList<Response extends TSchema, Node extends { readonly id: string }>(
  field: string,
  call: UserCall<Response>,
  node: (row: RowOf<UserCall<Response>>) => Node,
) {
  return async ({ userId, ids, filter, orderBy, ...args }: UserListArgs, context: Context): Promise<Connection<Node>> => {
    const { from: registeredFrom, until: registeredTo } = days({ from: filter?.registeredFrom, until: filter?.registeredTo }, registered);
    const asked = { ids: idList(ids), registeredFrom, registeredTo, ...dateOrder(orderBy) };
    const filters = { ...presentFields({ userId }), ...narrowed(context.calls, asked) };
    const request = ({ number, size }: Page, olderThan: string | null) => ({
      query: { ...filters, ...presentFields({ olderThan }), pageNumber: number, pageSize: size },
    });
    return connect(args, { list: { field, filters }, call, request, node, rowsCome: dateRowsCome(orderBy) }, context);
  };
}

/**
 * One of the newest rows of a list, for a REST API that cannot be asked by id.
 * @throws ApiError NOT_FOUND; UpstreamFault
 */
export async function findListed<Response extends TSchema, Node extends { readonly id: string }>(
  call: UserCall<Response>,
  node: (row: RowOf<UserCall<Response>>) => Node,
  id: string,
  { calls, services: { maxPageSize } }: Context,
): Promise<Node> {
  const pageSize = Math.min(maxSize, maxPageSize);
  for (let pageNumber = 0; pageNumber < maxLookedThrough; pageNumber += 1) {
    const { rows } = await fetchPage(calls, call, { query: { pageNumber, pageSize } }, pageSize);
    const found = rows.map(node).find((row) => row.id === id);
    if (found) return found;
    if (rows.length < pageSize) break;
  }
  throw new ApiError('NOT_FOUND', `${id} is not among the newest ${maxLookedThrough * pageSize}`);
}

/** A list of a month, whose call names its page `page` and `size`. */
export function monthList<Response extends TSchema, Node extends { readonly id: string }>(
  field: string,
  call: MonthCall<Response>,
  node: (row: RowOf<MonthCall<Response>>) => Node,
) {
  return async ({ month, year, filter, orderBy, ...args }: MonthListArgs, context: Context, more: Fields<string> = {}): Promise<Connection<Node>> => {
    const filters = monthFilters(context.calls, { month, year, filter, orderBy }, more);
    const request = ({ number, size }: Page, olderThan: string | null) => ({ query: { ...filters, ...presentFields({ olderThan }), page: number, size } });
    return connect(args, { list: { field, filters }, call, request, node, rowsCome: dateRowsCome(orderBy) }, context);
  };
}
