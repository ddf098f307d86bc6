/** One page of a list: kept while it is refreshed, the next one fetched ahead, and the first one for a page that is not there. */
import { type SkipToken, skipToken } from '@apollo/client/react';
import { useEffect } from 'react';
import { type ListState, listState } from '../ui/list/list-state.ts';

interface Connection {
  readonly nodes: readonly unknown[];
  readonly pageInfo: { readonly hasNextPage: boolean };
}

/** A generated query hook, as far as a list needs it. */
export type QueryHook<Data, Variables> = (
  options: { variables: Variables; fetchPolicy?: 'cache-and-network'; nextFetchPolicy?: () => 'cache-first' } | SkipToken,
) => {
  data?: Data | undefined;
  previousData?: Data | undefined;
  error?: unknown;
  refetch: () => Promise<unknown>;
};

interface Options<Data, Variables, Page> {
  /** The generated hook of the list's query. */
  useQuery: QueryHook<Data, Variables>;
  /** What a page is asked with. */
  variables: (page: number) => Variables;
  connection: (data: Data) => Page | null;
  /** From 0. */
  page: number;
  onPage: (page: number, how?: { replace: boolean }) => void;
  /** Nothing is asked for, while something else stands in the list's place. */
  skip?: boolean;
}

export interface ListPage<Page> {
  state: ListState<Page>;
  /** Why the last fetch failed; undefined when it did not. */
  error: unknown;
  onRetry: () => void;
  /** Undefined while it is not known. */
  hasNext: boolean | undefined;
}

export function useListPage<Data, Variables, Page extends Connection>({
  useQuery,
  variables,
  connection,
  page,
  onPage,
  skip = false,
}: Options<Data, Variables, Page>): ListPage<Page> {
  const { data, previousData, error, refetch } = useQuery(
    skip
      ? skipToken
      : {
          variables: variables(page),
          fetchPolicy: 'cache-and-network',
          // Pages that were fetched ahead are not fetched again when they are reached.
          nextFetchPolicy: () => 'cache-first',
        },
  );
  const pageOf = (from: Data | undefined) => (from === undefined ? undefined : (connection(from) ?? undefined));
  const current = pageOf(data);
  // An address can name a page that is not there: the first one stands for it.
  const beyond = page > 0 && current?.nodes.length === 0;
  useEffect(() => {
    if (beyond) onPage(0, { replace: true });
  }, [beyond, onPage]);
  const hasNext = current?.pageInfo.hasNextPage;
  // Held in the cache by the time Next Page is pressed.
  useQuery(hasNext === true ? { variables: variables(page + 1) } : skipToken);
  const failed = error !== undefined;
  return {
    state: listState({ current, previous: pageOf(previousData), failed }, ({ nodes }) => nodes.length === 0),
    error,
    onRetry: () => void refetch(),
    hasNext: failed ? false : hasNext,
  };
}
