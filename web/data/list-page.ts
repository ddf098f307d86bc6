/** Loads a page of a list. A page is shown from the cache and refetched, kept while the next one loads, and replaced by the first page when missing. */
import type { WatchQueryFetchPolicy } from '@apollo/client';
import { type SkipToken, skipToken } from '@apollo/client/react';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { type ListState, listState } from '../ui/list/list-state.ts';
import { useChanges } from './live/use-changes.ts';
import type { ChangeType } from './schema.generated.ts';

/** Number of rows of a page in every list. */
export const pageSize = 10;

/** Milliseconds for which a prefetched page is shown without a refetch. Others may change the list in the meantime. */
const freshFor = 30_000;

/** A page of a list, as the gateway returns it. */
export interface Connection<Node = unknown> {
  readonly nodes: readonly Node[];
  /** Null when the REST API does not report the total. */
  readonly totalCount: number | null;
  /** Minimum number of rows, when only that is known. */
  readonly totalCountAtLeast?: number | null;
}

interface NextFetch {
  reason: 'after-fetch' | 'variables-changed';
  options: { variables?: unknown };
  initialFetchPolicy: WatchQueryFetchPolicy;
}

/** The part of a generated query hook that a list needs. */
export type QueryHook<Data, Variables> = (
  options:
    | {
        variables: Variables;
        fetchPolicy: 'cache-and-network';
        nextFetchPolicy: 'cache-first' | ((current: WatchQueryFetchPolicy, next: NextFetch) => WatchQueryFetchPolicy);
      }
    | SkipToken,
) => { data?: Data | undefined; loading: boolean; error?: unknown; refetch: () => Promise<unknown> };

interface Options<Data, Variables, Page> {
  /** The generated hook of the list's query. */
  useQuery: QueryHook<Data, Variables>;
  variables: (page: number) => Variables;
  /** Selects the page from the data. Returns the same object for the same data. */
  connection: (data: Data) => Page | null;
  /** The requested page, from 0. */
  page: number;
  onPage: (page: number, options?: { replace: boolean }) => void;
  /** Type of the rows, when others' changes of them are recorded. */
  subject?: ChangeType | undefined;
  /** True to fetch nothing while other content replaces the list. */
  skip?: boolean;
  /** Rows of another list, kept until this one has its first page. */
  before?: Shown<Page> | undefined;
}

interface Shown<Page> {
  data: Page;
  page: number;
}

/** Rows of a list with the state of its pages. */
export interface ListPage<Page> {
  state: ListState<Page>;
  /** The error of the last fetch; undefined after a success. */
  error: unknown;
  onRetry: () => void;
  /** Page of the shown rows, from 0. It is the previous page while another one loads or has failed to load. */
  page: number;
  /** Undefined while unknown. */
  hasNext: boolean | undefined;
  /** Goes to a page next to the shown one. */
  onPage: (page: number) => void;
  /** Called when the person moves towards Next Page. */
  onTowardsNext?: () => void;
  /** Number of rows that others have added or changed since this page was fetched, on any page of the list. */
  news?: number;
}

/** Returns true when rows follow a page. Undefined when the page is full and the total is unknown, so only the next page can show it. */
function rowsFollow({ nodes, totalCount, totalCountAtLeast }: Connection, page: number): boolean | undefined {
  const end = (page + 1) * pageSize;
  if (totalCount !== null) return end < totalCount;
  if (totalCountAtLeast && end < totalCountAtLeast) return true;
  return nodes.length < pageSize ? false : undefined;
}

/** Goes to the first page from a page beyond the last, which an old address may name. */
export function useFirstPage(isBeyond: boolean, onPage: (page: number, options: { replace: boolean }) => void): void {
  useEffect(() => {
    if (isBeyond) onPage(0, { replace: true });
  }, [isBeyond, onPage]);
}

export function useListPage<Data, Variables, Page extends Connection>(options: Options<Data, Variables, Page>): ListPage<Page> {
  const { useQuery, variables, connection, page, onPage, skip = false, before } = options;
  const pageVariables = variables(page);
  const ahead = useRef<FetchedAhead>(undefined);
  const { data, loading, error, refetch } = useQuery(
    skip ? skipToken : { variables: pageVariables, fetchPolicy: 'cache-and-network', nextFetchPolicy: (_, next) => policyOf(ahead.current, next) },
  );
  const answer = data === undefined ? undefined : (connection(data) ?? undefined);
  // An empty cached page needs confirmation by the server, because rows may have been added since.
  const current = loading && answer?.nodes.length === 0 ? undefined : answer;
  const [own, setOwn] = useState<Shown<Page>>();
  if (current !== undefined && own?.data !== current) setOwn({ data: current, page });
  const last = own ?? before;
  const state = listState({ current, previous: last?.data, failed: error !== undefined }, ({ nodes }) => nodes.length === 0);
  const busy = state.kind === 'loading' || (state.kind === 'rows' && state.busy);
  const at = current === undefined && state.kind === 'rows' && last !== undefined ? last.page : page;

  useFirstPage(page > 0 && current?.nodes.length === 0 && error === undefined, onPage);

  const { follows, onTowardsNext } = useLookAhead(options, current, ahead);
  const news = useNews(options.subject, JSON.stringify(pageVariables));
  const retry = () => {
    news.clear();
    void refetch();
  };
  return {
    state,
    error,
    onRetry: retry,
    page: at,
    // The page after previous rows is refetched when another page failed to load.
    hasNext: busy ? undefined : state.kind === 'rows' && (current === undefined ? (rowsFollow(state.page, at) ?? true) : follows),
    onPage: (target) => {
      // A step that is requested while a page loads counts from that page.
      const to = busy ? page + target - at : target;
      if (to === page) retry();
      else if (to >= 0) onPage(to);
    },
    onTowardsNext,
    news: news.count,
  };
}

/** Counts others' additions and changes to a list, until the count is cleared or another page is shown. */
function useNews(subject: ChangeType | undefined, pageKey: string) {
  const none = { pageKey, ids: new Set<string>() };
  const [news, setNews] = useState(none);
  // Several changes arrive before the next render.
  const ofPage = (before: typeof none) => (before.pageKey === pageKey ? before : none);
  useChanges(({ node: { type, subjectId } }) => {
    if (type === subject) setNews((before) => ({ pageKey, ids: new Set(ofPage(before).ids).add(subjectId) }));
  });
  return { count: ofPage(news).ids.size, clear: () => setNews(none) };
}

/** Variables and arrival time of the prefetched page. */
interface FetchedAhead {
  variables: string;
  at: number;
}

/** Returns the fetch policy: cached pages are shown and refetched, and a page that was just prefetched is not refetched. */
function policyOf(ahead: FetchedAhead | undefined, { reason, options, initialFetchPolicy }: NextFetch): WatchQueryFetchPolicy {
  const fresh = ahead !== undefined && ahead.variables === JSON.stringify(options.variables) && Date.now() - ahead.at < freshFor;
  return reason === 'after-fetch' || fresh ? 'cache-first' : initialFetchPolicy;
}

/** Prefetches the next page when the person moves towards it, or when only it shows whether it exists. Apollo deduplicates pending queries. */
function useLookAhead<Data, Variables, Page extends Connection>(
  { useQuery, variables, connection, page }: Options<Data, Variables, Page>,
  current: Page | undefined,
  ahead: RefObject<FetchedAhead | undefined>,
) {
  const pageKey = JSON.stringify(variables(page));
  const after = variables(page + 1);
  const [towards, setTowards] = useState<string>();
  // Returning to a page does not count as moving towards its next page.
  if (towards !== undefined && towards !== pageKey) setTowards(undefined);
  const known = current && rowsFollow(current, page);
  const looks = current !== undefined && (known === undefined || (known && towards === pageKey));
  const { data, loading, error } = useQuery(looks ? { variables: after, fetchPolicy: 'cache-and-network', nextFetchPolicy: 'cache-first' } : skipToken);
  const fetched = looks && !loading && data !== undefined ? JSON.stringify(after) : undefined;
  useEffect(() => {
    // The page that is shown now is no longer ahead.
    if (ahead.current?.variables === pageKey) ahead.current = undefined;
    if (fetched !== undefined) ahead.current = { variables: fetched, at: Date.now() };
  }, [ahead, pageKey, fetched]);
  const found = data === undefined ? undefined : connection(data)?.nodes.length;
  return {
    /** True when rows follow; a next page that failed to load can be tried again. */
    follows: known ?? (error !== undefined || (loading && !found ? undefined : Boolean(found))),
    onTowardsNext: () => setTowards(pageKey),
  };
}
