/**
 * Connections over a REST API that only knows numbered pages (decision 28): which pages to ask for,
 * which rows to keep, and whether rows follow, exactly and with no call that is not needed.
 */
import { hash } from 'node:crypto';
import type { Call } from '../../rest/contract/call.ts';
import { rowIdPattern } from '../../rest/contract/fields.ts';
import { fetchPage, type PageRows, type RowOf } from '../upstream/page.ts';
import type { CallRequest } from '../upstream/request.ts';
import type { Context } from './context.ts';
import { ApiError, badInput, within } from './errors.ts';

/** Rows when nothing is asked for, and the most that may be asked for (decision 28). */
const defaultSize = 10;
export const maxSize = 100;

/** Arguments of every list. `first` and `after`, or `page` and `size`, never both. */
export interface ConnectionArgs {
  readonly first?: number | null;
  readonly after?: string | null;
  readonly page?: number | null;
  readonly size?: number | null;
}

/** The rows `[offset, offset + count)` of a list. */
export interface Window {
  readonly offset: number;
  readonly count: number;
}

/** A page of the REST API: rows `[number * size, (number + 1) * size)`. */
export interface Page {
  readonly number: number;
  readonly size: number;
}

/** The list that a cursor belongs to: its field and its filters. */
export interface ListKey {
  readonly field: string;
  readonly filters: Readonly<Record<string, unknown>>;
}

/** A row of a list: however many are added in front of it, the same ones stay behind it. */
export interface Anchor {
  readonly id: string;
  /** Number of rows behind the row; null when the number is not known, or when rows may be added behind the row too. */
  readonly behind: number | null;
}

/** Writes and reads the cursors of one list. They are opaque and carry their list, so that they are refused elsewhere. */
export interface Cursors {
  /** Leaves an anchor out when the REST API does not continue a list behind an id of this kind. */
  cursorAt(index: number, anchor?: Anchor | null): string;
  /** The index of the row that a cursor marks, as it was when the cursor was given out. @throws ApiError BAD_USER_INPUT */
  indexOf(cursor: string): number;
  /** The row itself, where the list has such. @throws ApiError BAD_USER_INPUT */
  anchorOf(cursor: string): Anchor | null;
}

export function cursorsOf({ field, filters }: ListKey): Cursors {
  const text = JSON.stringify([field, Object.entries(filters).sort(([a], [b]) => (a < b ? -1 : 1))]);
  const list = hash('sha256', text, 'base64url').slice(0, 12);
  const cursorAt = (index: number, anchor: Anchor | null = null) => {
    const row = anchor && rowIdPattern.test(anchor.id) ? `.${anchor.behind ?? ''}.${anchor.id}` : '';
    return Buffer.from(`1.${list}.${index}${row}`).toString('base64url');
  };
  function read(cursor: string) {
    const text = Buffer.from(cursor, 'base64url').toString('latin1');
    const [, found, digits, behind, id] = /^1\.([\w-]{12})\.(0|[1-9]\d{0,8})(?:\.(\d*)\.(.+))?$/.exec(text) ?? [];
    const place = { index: Number(digits), anchor: id === undefined ? null : { id, behind: behind ? Number(behind) : null } };
    // A cursor is valid when writing its parts again results in the same cursor.
    if (found !== list || cursorAt(place.index, place.anchor) !== cursor) throw badInput('after', '"after" is not a cursor of this list with these filters');
    return place;
  }
  return { cursorAt, indexOf: (cursor) => read(cursor).index, anchorOf: (cursor) => read(cursor).anchor };
}

/** How many rows `first` asks for. @throws ApiError BAD_USER_INPUT */
export const rowCount = (first: number | null | undefined): number => within('first', first ?? defaultSize, 1, maxSize);

/** Highest page number: keeps every offset well inside an Int. */
const maxPage = 9_999_999;

/** Which page is asked for. @throws ApiError BAD_USER_INPUT */
export const pageNumberOf = (page: number | null | undefined): number => within('page', page ?? 0, 0, maxPage);

/** The window that the arguments ask for. @throws ApiError BAD_USER_INPUT */
export function windowOf(cursors: Cursors, { first, after, page, size }: ConnectionArgs): Window {
  const isSet = (value: unknown) => value !== undefined && value !== null;
  if ((isSet(first) || isSet(after)) && (isSet(page) || isSet(size))) {
    throw new ApiError('BAD_USER_INPUT', 'Use either "first" and "after" or "page" and "size", not both');
  }
  if (isSet(first) || isSet(after)) {
    return { offset: isSet(after) ? cursors.indexOf(after ?? '') + 1 : 0, count: rowCount(first) };
  }
  const count = within('size', size ?? defaultSize, 1, maxSize);
  return { offset: pageNumberOf(page) * count, count };
}

/**
 * The REST pages that cover a window, in order: pages of the window's own size when the REST API gives that many, else of its most.
 * One page on the grid, two off it, more only where the REST API caps its pages.
 */
export function pagesOf({ offset, count }: Window, maxPageSize: number): Page[] {
  const size = Math.min(count, maxPageSize);
  const from = Math.floor(offset / size);
  const to = Math.floor((offset + count - 1) / size);
  return Array.from({ length: to - from + 1 }, (_, step) => ({ number: from + step, size }));
}

export interface Edge<Node> {
  readonly cursor: string;
  readonly node: Node;
}

export interface PageInfoModel {
  readonly hasPreviousPage: boolean;
  readonly startCursor: string | null;
  readonly endCursor: string | null;
  /** Makes a call only where it must; the resolver calls it only when it is selected. */
  hasNextPage(): Promise<boolean>;
}

/** Source value for the resolvers of a connection and its page info. */
export interface Connection<Node> {
  readonly edges: Edge<Node>[];
  readonly nodes: Node[];
  readonly totalCount: number | null;
  readonly totalCountAtLeast: number | null;
  readonly pageInfo: PageInfoModel;
}

/** A list of the REST API: what its cursors carry, the call that gives a page of it, and what a row becomes. */
export interface ListSource<C extends Call, Node extends { readonly id: string }> {
  readonly list: ListKey;
  readonly call: C;
  /** @param afterId id of the row after which the first page begins */
  request(page: Page, afterId: string | null): CallRequest<C>;
  node(row: RowOf<C>): Node;
  readonly newRows?: NewRows | undefined;
  /** The REST API's id of a row, for nodes whose `id` is another one. */
  readonly restId?: ((node: Node) => string) | undefined;
}

/**
 * Place of rows that are added while a client walks the list. Only for lists that the REST API continues after a given row, by an extension, and that
 * lose no rows. Other lists are walked by page numbers, which is enough when rows are added at the end.
 */
type NewRows = 'IN_FRONT' | 'ANYWHERE';

/** Fetches the rows that the arguments ask for. @throws ApiError BAD_USER_INPUT before any call is made; UpstreamFault */
export const connect = <C extends Call, Node extends { readonly id: string }>(
  args: ConnectionArgs,
  { list, call, request, node, newRows, restId = ({ id }) => id }: ListSource<C, Node>,
  { calls, services: { maxPageSize } }: Context,
): Promise<Connection<Node>> =>
  connectPages(args, {
    list,
    maxPageSize,
    fetch: (page, afterId) => fetchPage(calls, call, request(page, afterId), page.size),
    node,
    newRows,
    idOf: calls.extensions && newRows ? restId : undefined,
  });

/** Source value for the resolvers of a search connection, which has all rows at once. */
export interface SearchConnection<Node> extends Connection<Node> {
  readonly totalCount: number;
  /** True when there may be more. */
  readonly cut: boolean;
}

/** Rows that a search of the REST API answers at most (docs/calls.md, `searchFarmers`). */
export const mostFound = 200;

/** A search of the REST API. */
interface FoundRows<Row, Node> extends Pick<PagedRows<Row, Node>, 'list' | 'maxPageSize' | 'node'> {
  /** Fetches all rows that are found. */
  fetchAll(): Promise<readonly Row[]>;
  /** Fetches a page of them; null where the REST API knows no pages of a search. */
  readonly fetch: ((page: Page) => Promise<PageRows<Row>>) | null;
}

/** The connection over the rows of a search. @throws ApiError BAD_USER_INPUT before they are asked for; UpstreamFault */
export async function connectFound<Row, Node>(args: ConnectionArgs, { fetchAll, fetch, ...source }: FoundRows<Row, Node>): Promise<SearchConnection<Node>> {
  const { first, after, page, size } = args;
  const isByNumber = typeof page === 'number' || typeof size === 'number';
  if (fetch !== null && (isByNumber || (first ?? mostFound) <= maxSize)) {
    const connection = await connectPages(args, { ...source, fetch });
    const totalCount = connection.totalCount ?? connection.nodes.length;
    return { ...connection, totalCount, cut: totalCount >= mostFound };
  }
  const cursors = cursorsOf(source.list);
  const { offset, count } = isByNumber
    ? windowOf(cursors, args)
    : { offset: after ? cursors.indexOf(after) + 1 : 0, count: within('first', first ?? mostFound, 1, mostFound) };
  const found = (await fetchAll()).map(source.node);
  const edges = found.slice(offset, offset + count).map((node, step) => new LazyEdge(cursors, offset + step, node));
  const hasNext = offset + count < found.length;
  return { ...connectionOf(edges, noTotal, offset > 0, async () => hasNext), totalCount: found.length, cut: found.length >= mostFound };
}

type Totals = Pick<Connection<unknown>, 'totalCount' | 'totalCountAtLeast'>;

const noTotal: Totals = { totalCount: null, totalCountAtLeast: null };

function connectionOf<Node>(edges: Edge<Node>[], totals: Totals, hasPreviousPage: boolean, hasNextPage: () => Promise<boolean>): Connection<Node> {
  const pageInfo = new LazyPageInfo(edges, hasPreviousPage, hasNextPage);
  return { edges, nodes: edges.map((edge) => edge.node), ...totals, pageInfo };
}

/** Makes its cursors only where they are selected. */
class LazyPageInfo {
  readonly hasPreviousPage: boolean;
  readonly hasNextPage: () => Promise<boolean>;
  readonly #edges: readonly Edge<unknown>[];

  constructor(edges: readonly Edge<unknown>[], hasPreviousPage: boolean, hasNextPage: () => Promise<boolean>) {
    this.hasPreviousPage = hasPreviousPage;
    this.hasNextPage = hasNextPage;
    this.#edges = edges;
  }

  get startCursor(): string | null {
    return this.#edges[0]?.cursor ?? null;
  }

  get endCursor(): string | null {
    return this.#edges.at(-1)?.cursor ?? null;
  }
}

/** Makes its cursor only where it is selected. A class, since objects with a getter each of their own are slow to read. */
class LazyEdge<Node> implements Edge<Node> {
  readonly node: Node;
  readonly #cursors: Cursors;
  readonly #index: number;
  readonly #anchor: Anchor | null;

  constructor(cursors: Cursors, index: number, node: Node, anchor: Anchor | null = null) {
    this.#cursors = cursors;
    this.#index = index;
    this.node = node;
    this.#anchor = anchor;
  }

  get cursor(): string {
    return this.#cursors.cursorAt(this.#index, this.#anchor);
  }
}

interface PagedRows<Row, Node> {
  readonly list: ListKey;
  readonly maxPageSize: number;
  fetch(page: Page, afterId: string | null): Promise<PageRows<Row>>;
  node(row: Row): Node;
  readonly newRows?: NewRows | undefined;
  /** Names a row behind which the list goes on; absent where that cannot be asked for. */
  readonly idOf?: ((node: Node) => string) | undefined;
}

/** The connection over whatever gives numbered pages. */
export async function connectPages<Row, Node>(args: ConnectionArgs, source: PagedRows<Row, Node>): Promise<Connection<Node>> {
  const { list, maxPageSize, node, newRows, idOf } = source;
  const cursors = cursorsOf(list);
  const window = windowOf(cursors, args);
  const anchor = idOf && args.after ? cursors.anchorOf(args.after) : null;
  const offset = anchor ? 0 : window.offset;
  const pages = pagesOf({ offset, count: window.count }, maxPageSize);
  const fetch = (page: Page) => source.fetch(page, anchor?.id ?? null);
  const fetched = await Promise.all(pages.map(fetch));
  const [first, last] = [pages[0], pages.at(-1)];
  if (first === undefined || last === undefined) throw new Error('a window is covered by at least one page');

  const total = fetched.find((page) => page.total !== null)?.total ?? null;
  const atLeast = fetched.find((page) => page.atLeast !== null)?.atLeast ?? null;
  const skipped = offset - first.number * first.size;
  const inPages = contiguous(fetched, first.size);
  const rows = inPages.slice(skipped, skipped + window.count);
  const counted = anchor ? anchor.behind : total === null ? null : total - window.offset;
  // A count below the rows that arrived is out of date.
  const behind = counted === null || counted < rows.length ? null : counted;
  const anchorAt = (made: Node, step: number): Anchor | null =>
    idOf ? { id: idOf(made), behind: behind === null || newRows === 'ANYWHERE' ? null : behind - step - 1 } : null;
  const edges = rows.map((row, step) => {
    const made = node(row);
    return new LazyEdge(cursors, window.offset + step, made, anchorAt(made, step));
  });

  const totals = { totalCount: total, totalCountAtLeast: total === null ? atLeast : null };
  return connectionOf(edges, totals, window.offset > 0, async () => {
    if (rows.length < window.count) return false;
    if (behind !== null) return behind > window.count;
    if (inPages.length > skipped + window.count || (anchor === null && (atLeast ?? 0) > window.offset + window.count)) return true;
    const next = await fetch({ number: last.number + 1, size: last.size });
    return next.rows.length > 0;
  });
}

/** Rows of pages in order, up to the first page that is not full: what follows a short page is another moment's list. */
function contiguous<Row>(pages: readonly PageRows<Row>[], size: number): Row[] {
  const short = pages.findIndex(({ rows }) => rows.length < size);
  return pages.slice(0, short === -1 ? undefined : short + 1).flatMap(({ rows }) => rows);
}
