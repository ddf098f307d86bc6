/** A list of what a month holds, page by page, with the filter that chooses the month. */
import type { ReactNode } from 'react';
import type { YearMonth } from '../calendar/months.ts';
import type { RowColumn } from '../ui/list/columns.ts';
import type { Filter, FilterValues, Narrowing } from '../ui/list/filters.ts';
import { MonthFilter } from '../ui/MonthFilter.tsx';
import { useListFilters } from './ListFilters.tsx';
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
  /** What the month is narrowed to, where the list has filters. */
  narrowing: Narrowing;
}

interface Props<Node, Fields, Filtered> extends MonthListProps {
  title: string;
  /** What counts as one page, see PageTitle. */
  place: string;
  note?: string;
  /** The generated hook of the list's query, whose field is named `list`. */
  useQuery: QueryHook<{ list: Connection<Node> | null }, YearMonth & { page: number; filter?: Filtered }>;
  /** What narrows the list, and what the query takes of it. */
  filters?: readonly Filter[];
  filterOf?: (values: FilterValues) => Filtered;
  /** What stands above the rows, about the whole month. */
  summary?: ReactNode;
  columns: readonly RowColumn<Fields>[];
  /** See PagedList. */
  useFields: (node: Node) => Fields | undefined;
}

export function MonthList<Node extends { id: string }, Fields, Filtered = never>(props: Props<Node, Fields, Filtered>) {
  const { month, page, onMonth, onPage, useQuery, narrowing, filters = [], filterOf, summary, ...list } = props;
  const { values, row, narrowed } = useListFilters(filters, filterOf && narrowing);
  const filter = filterOf !== undefined && Object.keys(values).length > 0 ? { filter: filterOf(values) } : {};
  const rows = useListPage({ useQuery, variables: (number) => ({ ...month, page: number, ...filter }), connection: (data) => data.list, page, onPage });
  return (
    <PagedList
      {...list}
      actions={<MonthFilter value={month} onChange={onMonth} />}
      filters={
        summary === undefined ? (
          row
        ) : (
          <>
            {row}
            {summary}
          </>
        )
      }
      narrowed={narrowed}
      list={rows}
      keyOf={({ id }) => id}
    />
  );
}
