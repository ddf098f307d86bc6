/** The farmers or dealers a list shows: a page of all, or of what a search found. */
import { useServerConfig } from '../../data/config.ts';
import { useSupportedValues } from '../../data/ListFilters.tsx';
import { type Connection, type ListPage, type QueryHook, useListPage } from '../../data/list-page.ts';
import type { MeetingType } from '../../data/schema.generated.ts';
import { noArea, sameArea } from '../../people/area.ts';
import type { CustomerFields } from './columns.tsx';
import { type CustomersView, isNarrowed, listVariables, type OnView, searchVariables } from './view.ts';

/** A page of the rows that a search found. */
interface Found extends Connection<CustomerFields> {
  /** True when there may be more than the search finds. */
  readonly cut: boolean;
}

/** The generated hooks of the farmers or of the dealers, see kinds.ts. */
export interface CustomerKind {
  subject: MeetingType;
  useAll: QueryHook<{ customers: Connection<CustomerFields> | null }, ReturnType<typeof listVariables>>;
  useSearch: QueryHook<{ found: Found | null }, ReturnType<typeof searchVariables>>;
}

interface CustomersPage {
  list: ListPage<Connection<CustomerFields>>;
  /** Number of rows of a search that may have cut something off. */
  cappedAt: number | undefined;
}

/** Returns the filters that the server can apply, and whether it is known yet how an area filters the list. */
export function useListKind(view: CustomersView | undefined) {
  const { values, isWaiting, isSupported } = useSupportedValues(view?.filters);
  const config = useServerConfig();
  const waitsForArea = config === undefined && view !== undefined && view.text === '' && !sameArea(view.area, noArea);
  return { values, isWaiting: isWaiting || waitsForArea, extensions: isSupported };
}

/** @param userId who registered them; undefined for everybody's */
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
