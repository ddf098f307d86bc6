/** A list of what a month holds, page by page, with the filter that chooses the month. */
import type { YearMonth } from '../calendar/months.ts';
import type { RowColumn } from '../ui/list/columns.ts';
import { MonthFilter } from '../ui/MonthFilter.tsx';
import { type Connection, type QueryHook, useListPage } from './list-page.ts';
import { PagedList } from './PagedList.tsx';

/** What the address tells every list of a month, and the list tells back. */
export interface MonthListProps {
  month: YearMonth;
  /** From 0. */
  page: number;
  /** Another month begins at its first page. */
  onMonth: (month: YearMonth) => void;
  onPage: (page: number, options?: { replace: boolean }) => void;
}

interface Props<Node, Fields> extends MonthListProps {
  title: string;
  /** What counts as one page, see PageTitle. */
  place: string;
  note?: string;
  /** The generated hook of the list's query, whose field is named `list`. */
  useQuery: QueryHook<{ list: Connection<Node> | null }, YearMonth & { page: number }>;
  columns: readonly RowColumn<Fields>[];
  /** See PagedList. */
  useFields: (node: Node) => Fields | undefined;
}

export function MonthList<Node extends { id: string }, Fields>({ month, page, onMonth, onPage, useQuery, ...list }: Props<Node, Fields>) {
  const rows = useListPage({ useQuery, variables: (number) => ({ ...month, page: number }), connection: (data) => data.list, page, onPage });
  return <PagedList {...list} actions={<MonthFilter value={month} onChange={onMonth} />} list={rows} keyOf={({ id }) => id} />;
}
