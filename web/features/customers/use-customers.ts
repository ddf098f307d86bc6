/** The farmers or dealers a list shows: a page of all, or what a search found. */
import { skipToken } from '@apollo/client/react';
import { useEffect } from 'react';
import { type Connection, type ListPage, type QueryHook, useListPage } from '../../data/list-page.ts';
import type { CustomerFields } from './columns.tsx';
import { foundPage } from './found-page.ts';
import { type CustomersView, isNarrowed, type OnView } from './view.ts';

/** `cut`: whether there may be more. */
interface Found {
  found: { readonly nodes: readonly CustomerFields[]; readonly cut: boolean } | null;
}

/** A generated hook of a search. */
type SearchHook<Data> = (
  ...options: Parameters<QueryHook<Data, Pick<CustomersView, 'area' | 'text'>>>
) => ReturnType<QueryHook<Data, unknown>> & { previousData?: Data | undefined };

/** The generated hooks of the farmers or of the dealers, see kinds.ts. */
export interface CustomerKind {
  useAll: QueryHook<{ customers: Connection<CustomerFields> | null }, { userId: string | null; page: number }>;
  useSearch: SearchHook<Found>;
}

/** @param userId who registered them; undefined for everybody's */
export function useCustomers({ useAll, useSearch }: CustomerKind, userId: string | undefined, view: CustomersView, onView: OnView) {
  const narrowed = isNarrowed(view);
  const { page, area, text } = view;
  const all = useListPage({
    useQuery: useAll,
    variables: (number) => ({ userId: userId ?? null, page: number }),
    connection: ({ customers }) => customers,
    page,
    onPage: (next, options) => onView({ ...view, page: next }, options),
    skip: narrowed,
  });
  const search = useSearch(narrowed ? { variables: { area, text }, fetchPolicy: 'cache-and-network', nextFetchPolicy: 'cache-first' } : skipToken);
  const answer = search.data?.found?.nodes;
  // An earlier empty result is not trusted until the server confirms it.
  const current = search.loading && answer?.length === 0 ? undefined : answer;
  const listed = all.state.kind === 'rows' ? all.state.page.nodes : undefined;
  const result = foundPage({ current, previous: search.previousData?.found?.nodes ?? listed, failed: search.error !== undefined }, page);
  // An address can name a page that is not there: the first one stands for it.
  const beyond = narrowed && page > 0 && current !== undefined && result.state.kind === 'empty';
  useEffect(() => {
    if (beyond) onView({ page: 0, area, text }, { replace: true });
  }, [beyond, area, text, onView]);
  if (!narrowed) return { list: all, capped: false };
  const toPage = (next: number) => onView({ ...view, page: next });
  const list: ListPage<{ readonly nodes: readonly CustomerFields[] }> = {
    ...result,
    error: search.error,
    onRetry: () => void search.refetch(),
    onPage: toPage,
  };
  /** `capped`: whether the search may have cut something off. */
  return { list, capped: search.data?.found?.cut ?? false };
}
