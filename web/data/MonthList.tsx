/** A list of what a month holds, page by page, with the filter that chooses the month. */
import type { ReactNode } from 'react';
import { daysOfMonth, type YearMonth } from '../calendar/months.ts';
import { useDates } from '../calendar/use-dates.ts';
import type { RowColumn } from '../ui/list/columns.ts';
import { type Filter, type FilterValues, filterWords, type Narrowing } from '../ui/list/filters.ts';
import { MonthFilter } from '../ui/MonthFilter.tsx';
import { ExportButton, type ExportHook } from './exports/ExportButton.tsx';
import { useListFilters } from './ListFilters.tsx';
import { type Connection, type QueryHook, useListPage } from './list-page.ts';
import { PagedList } from './PagedList.tsx';

/** State of a list of a month in the query string, and the callbacks that change it. */
export interface MonthListProps {
  month: YearMonth;
  /** From 0. */
  page: number;
  /** Another month begins at its first page. */
  onMonth: (month: YearMonth) => void;
  onPage: (page: number, options?: { replace: boolean }) => void;
  /** Filter values of the month, for lists with filters. */
  narrowing: Narrowing;
}

interface Props<Row, Filtered> extends MonthListProps {
  title: string;
  /** Key of the page, see PageTitle. */
  place: string;
  note?: string;
  /** The generated hook of the list's query, whose field is named `list`. */
  useQuery: QueryHook<{ list: Connection<Row> | null }, YearMonth & { page: number; filter?: Filtered }>;
  /** Filters of the list, and the query variables built from them. */
  filters?: readonly Filter[];
  filterOf?: (values: FilterValues) => Filtered;
  /** How the month is exported, and whether that takes the filter `type`: it takes no other. */
  exported?: { useExport: ExportHook<{ from: string; until: string; type?: string }>; byType?: boolean };
  /** Content above the rows, about the whole month. */
  summary?: ReactNode;
  columns: readonly RowColumn<Row>[];
}

export function MonthList<Row extends { id: string }, Filtered = never>(props: Props<Row, Filtered>) {
  const { month, page, onMonth, onPage, useQuery, narrowing, filters = [], filterOf, exported, summary, ...list } = props;
  const { values, row, narrowed } = useListFilters(filters, filterOf && narrowing);
  const dates = useDates();
  const filter = filterOf !== undefined && Object.keys(values).length > 0 ? { filter: filterOf(values) } : {};
  const rows = useListPage({ useQuery, variables: (number) => ({ ...month, page: number, ...filter }), connection: (data) => data.list, page, onPage });
  return (
    <PagedList
      {...list}
      actions={
        <>
          {exported && exportButton(exported)}
          <MonthFilter value={month} onChange={onMonth} />
        </>
      }
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

  function exportButton({ useExport, byType = false }: NonNullable<typeof exported>) {
    const isTaken = ({ key }: Filter) => byType && key === 'type';
    const words = (some: readonly Filter[]) => filterWords(some, values, dates.date);
    const days = daysOfMonth(month);
    return (
      <ExportButton
        useExport={useExport}
        input={{ ...days, ...(byType && values['type'] !== undefined && { type: values['type'] }) }}
        rows={{ what: [words(filters.filter(isTaken))], beyond: words(filters.filter((filter) => !isTaken(filter))), ...days }}
      />
    );
  }
}
