/**
 * Connections over a REST API with numbered pages only (decision 28). Decides which pages to fetch,
 * which rows to keep, and whether more rows follow, exactly and without unnecessary calls.
 */
import type { Call } from '../../rest/contract/call.ts';
import { fetchPage, type PageRows, type RowOf } from '../upstream/page.ts';
import type { CallRequest } from '../upstream/request.ts';
import type { Context } from './context.ts';
import { type Anchor, type Cursors, cursorsOf, type ListKey } from './cursors.ts';
import { ApiError, within } from './errors.ts';

/** Default and maximum number of rows (decision 28). */
const defaultSize = 10;
export const maxSize = 100;

/** Arguments of every list: `first` and `after`, or `page` and `size`, but never both. */
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

/** Returns the number of rows that `first` requests. @throws ApiError BAD_USER_INPUT */
export const rowCount = (first: number | null | undefined): number => within('first', first ?? defaultSize, 1, maxSize);

/** Highest page number, which keeps every offset inside an Int. */
const maxPage = 9_999_999;

/** Returns the requested page number. @throws ApiError BAD_USER_INPUT */
export const pageNumberOf = (page: number | null | undefined): number => within('page', page ?? 0, 0, maxPage);

/** Returns the window that the arguments request. @throws ApiError BAD_USER_INPUT */
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
 * Returns the REST pages that cover a window, in order. The pages have the window's size, or the REST API's maximum if that is smaller.
 * A window needs one page on the grid, two off it, and more only if the REST API caps its pages.
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
  /** Makes a call only if necessary. The resolver calls it only when the field is selected. */
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

/** A list of the REST API: the key of its cursors, the call that returns a page, and the mapping of a row. */
export interface ListSource<C extends Call, Node extends { readonly id: string }> {
  readonly list: ListKey;
  readonly call: C;
  /** @param afterId id of the row after which the first page begins */
  request(page: Page, afterId: string | null): CallRequest<C>;
  node(row: RowOf<C>): Node;
  /** True when the REST API can continue the list after a given row, which is an extension. Other lists use page numbers. */
  readonly continues?: boolean;
  /** Returns the REST API's id of a row, for nodes with a different `id`. */
  readonly restId?: ((node: Node) => string) | undefined;
}

/** Fetches the requested rows. @throws ApiError BAD_USER_INPUT before any call is made; UpstreamFault */
export const connect = <C extends Call, Node extends { readonly id: string }>(
  args: ConnectionArgs,
  { list, call, request, node, continues = false, restId = ({ id }) => id }: ListSource<C, Node>,
  { calls, services: { maxPageSize } }: Context,
): Promise<Connection<Node>> =>
  connectPages(args, {
    list,
    maxPageSize,
    fetch: (page, afterId) => fetchPage(calls, call, request(page, afterId), page.size),
    node,
    idOf: calls.extensions && continues ? restId : undefined,
  });

/** Source value for the resolvers of a search connection, which has all rows at once. */
export interface SearchConnection<Node> extends Connection<Node> {
  readonly totalCount: number;
  /** True when more rows may exist. */
  readonly cut: boolean;
}

/** Maximum number of rows of a search of the REST API (docs/calls.md, `searchFarmers`). */
export const maxResults = 200;

/** A search of the REST API. */
interface FoundRows<Row, Node> extends Pick<PagedRows<Row, Node>, 'list' | 'maxPageSize' | 'node'> {
  fetchAll(): Promise<readonly Row[]>;
  /** Fetches a page of the matching rows; null when the REST API has no pages for the search. */
  readonly fetch: ((page: Page) => Promise<PageRows<Row>>) | null;
}

/** Creates a connection over the rows of a search. @throws ApiError BAD_USER_INPUT before they are fetched; UpstreamFault */
export async function connectFound<Row, Node>(args: ConnectionArgs, { fetchAll, fetch, ...source }: FoundRows<Row, Node>): Promise<SearchConnection<Node>> {
  const { first, after, page, size } = args;
  const isByNumber = typeof page === 'number' || typeof size === 'number';
  if (fetch !== null && (isByNumber || (first ?? maxResults) <= maxSize)) {
    const connection = await connectPages(args, { ...source, fetch });
    const totalCount = connection.totalCount ?? connection.nodes.length;
    return { ...connection, totalCount, cut: totalCount >= maxResults };
  }
  const cursors = cursorsOf(source.list);
  const { offset, count } = isByNumber
    ? windowOf(cursors, args)
    : { offset: after ? cursors.indexOf(after) + 1 : 0, count: within('first', first ?? maxResults, 1, maxResults) };
  const found = (await fetchAll()).map(source.node);
  const edges = found.slice(offset, offset + count).map((node, step) => new LazyEdge(cursors, offset + step, node));
  const hasNext = offset + count < found.length;
  return { ...connectionOf(edges, noTotal, offset > 0, async () => hasNext), totalCount: found.length, cut: found.length >= maxResults };
}

type Totals = Pick<Connection<unknown>, 'totalCount' | 'totalCountAtLeast'>;

const noTotal: Totals = { totalCount: null, totalCountAtLeast: null };

function connectionOf<Node>(edges: Edge<Node>[], totals: Totals, hasPreviousPage: boolean, hasNextPage: () => Promise<boolean>): Connection<Node> {
  const pageInfo = new LazyPageInfo(edges, hasPreviousPage, hasNextPage);
  return { edges, nodes: edges.map((edge) => edge.node), ...totals, pageInfo };
}

/** Page info that creates its cursors only when they are selected. */
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

/** Edge that creates its cursor only when it is selected. A class, because object literals with a getter are slow to read. */
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
  /** Returns the id of a row after which the list continues; absent when the REST API cannot continue there. */
  readonly idOf?: ((node: Node) => string) | undefined;
}

/** Creates a connection over any source of numbered pages. */
export async function connectPages<Row, Node>(args: ConnectionArgs, source: PagedRows<Row, Node>): Promise<Connection<Node>> {
  const { list, maxPageSize, node, idOf } = source;
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
  // A count below the number of rows that arrived is out of date.
  const behind = counted === null || counted < rows.length ? null : counted;
  const anchorAt = (made: Node, step: number): Anchor | null => (idOf ? { id: idOf(made), behind: behind === null ? null : behind - step - 1 } : null);
  const nodes = rows.map(node);
  const edges = nodes.map((made, step) => new LazyEdge(cursors, window.offset + step, made, anchorAt(made, step)));
  const lastNode = nodes.at(-1);

  const totals = { totalCount: total, totalCountAtLeast: total === null ? atLeast : null };
  return connectionOf(edges, totals, window.offset > 0, async () => {
    if (rows.length < window.count) {
      // A row that left the list while its page was read makes the page short, and rows may follow.
      if (idOf === undefined || lastNode === undefined || behind === null || behind === rows.length) return false;
      return (await source.fetch({ number: 0, size: last.size }, idOf(lastNode))).rows.length > 0;
    }
    // Since the first page, rows may have been added behind those that were counted.
    if (behind !== null && (behind > window.count || anchor === null)) return behind > window.count;
    if (inPages.length > skipped + window.count || (anchor === null && (atLeast ?? 0) > window.offset + window.count)) return true;
    const next = await fetch({ number: last.number + 1, size: last.size });
    return next.rows.length > 0;
  });
}

/** Returns the rows of pages in order, up to the first page that is not full, because later rows are from another moment of the list. */
function contiguous<Row>(pages: readonly PageRows<Row>[], size: number): Row[] {
  const short = pages.findIndex(({ rows }) => rows.length < size);
  return pages.slice(0, short === -1 ? undefined : short + 1).flatMap(({ rows }) => rows);
}
