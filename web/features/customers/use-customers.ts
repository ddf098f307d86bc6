/** Loads a page of the list of farmers or dealers: of all, or of search results. */
import { useServerConfig } from '../../data/config.ts';
import { useSupportedValues } from '../../data/ListFilters.tsx';
import { type Connection, type ListPage, type QueryHook, useListPage } from '../../data/list-page.ts';
import type { MeetingType } from '../../data/schema.generated.ts';
import { noArea, sameArea } from '../../people/area.ts';
import type { CustomerFields } from './columns.tsx';
import { type CustomersView, isNarrowed, listVariables, type OnView, searchVariables } from './view.ts';

interface Found extends Connection<CustomerFields> {
  /** True when the search may have truncated its results. */
  readonly cut: boolean;
}

/** The generated hooks of the farmers or of the dealers, see customer-queries.ts. */
export interface CustomerKind {
  subject: MeetingType;
  useAll: QueryHook<{ customers: Connection<CustomerFields> | null }, ReturnType<typeof listVariables>>;
  useSearch: QueryHook<{ found: Found | null }, ReturnType<typeof searchVariables>>;
}

interface CustomersPage {
  list: ListPage<Connection<CustomerFields>>;
  /** Number of rows at which the search may have truncated its results. */
  cappedAt: number | undefined;
}

/** Returns the filters that the server can apply, and whether the server's support for an area filter is already known. */
export function useListKind(view: CustomersView | undefined) {
  const { values, isWaiting, isSupported } = useSupportedValues(view?.filters);
  const config = useServerConfig();
  const waitsForArea = config === undefined && view !== undefined && view.text === '' && !sameArea(view.area, noArea);
  return { values, isWaiting: isWaiting || waitsForArea, extensions: isSupported };
}

/** @param userId the employee who registered them; undefined for all */
export function useCustomers({ subject, useAll, useSearch }: CustomerKind, userId: string | undefined, view: CustomersView, onView: OnView): CustomersPage {
  const { page, area } = view;
  const { values, isWaiting, extensions } = useListKind(view);
  const narrowed = isNarrowed(view, extensions);
  const onPage = (next: number, options?: { replace: boolean }) => onView({ ...view, page: next }, options);
  const all = useListPage({
    subject,
    useQuery: useAll,
    variables: (number) => listVariables(userId, number, values, area),
    connection: ({ customers }) => customers,
    page,
    onPage,
    skip: narrowed || isWaiting,
  });
  const found = useListPage({
    useQuery: useSearch,
    variables: (number) => searchVariables(view, number, values),
    connection: (data) => data.found,
    page,
    onPage,
    skip: !narrowed || isWaiting,
    before: all.state.kind === 'rows' ? { data: { ...all.state.page, cut: false }, page: all.page } : undefined,
  });
  if (!narrowed) return { list: all, cappedAt: undefined };
  const { state } = found;
  return { list: found, cappedAt: state.kind === 'rows' && state.page.cut ? (state.page.totalCount ?? undefined) : undefined };
}
