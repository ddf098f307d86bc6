/** Renders a paged list of a month or of a range of days, with the filters that choose the period. */
import { CalendarDays } from 'lucide-react';
import type { ReactNode } from 'react';
import { daysOfMonth, type YearMonth } from '../calendar/months.ts';
import { useDates } from '../calendar/use-dates.ts';
import { useText } from '../i18n/text-context.ts';
import type { RowColumn } from '../ui/list/columns.ts';
import { dayRange, type Filter, type FilterState, type FilterValues, filterWords, rangeOf } from '../ui/list/filters.ts';
import type { SortDirection } from '../ui/list/sorting.ts';
import { listTexts } from '../ui/list/texts/texts.ts';
import { MonthFilter } from '../ui/MonthFilter.tsx';
import { ExportButton, type ExportHook } from './exports/ExportButton.tsx';
import { useListFilters } from './ListFilters.tsx';
import { type Connection, type QueryHook, useListPage } from './list-page.ts';
import { PagedList } from './PagedList.tsx';
import type { ChangeType, QrUseRowInput } from './schema.generated.ts';

/** State of a list of a month in the query string, and the callbacks that change it. */
export interface MonthListProps {
  month: YearMonth;
  page: number;
  /** Shows another month, at its first page. */
  onMonth: (month: YearMonth) => void;
  onPage: (page: number, options?: { replace: boolean }) => void;
  /** Filter values and order of the list. A range of days among them replaces the month. */
  filterState: FilterState;
}

type Range = ReturnType<typeof rangeOf>;

/** Filters besides the days and texts that exports of monthly lists accept. */
interface ExportedChoices {
  counted?: boolean;
  row?: QrUseRowInput;
}

/** Filters besides the days that exports of monthly lists accept. */
type ExportedFilters = Partial<Record<'batchId' | 'code' | 'dealer' | 'product' | 'type', string>> & ExportedChoices;

interface Variables<Filtered, Sort> extends Partial<YearMonth> {
  page: number;
  filter?: Filtered & Range;
  sort?: Sort;
  direction?: SortDirection;
}

interface Props<Row, Filtered, Sort extends string> extends MonthListProps {
  title: string;
  pageId: string;
  /** Secondary text beside the title of a month. */
  note?: string;
  /** See useListPage. */
  subject?: ChangeType;
  /** The generated hook of the list's query, whose field is named `list`. */
  useQuery: QueryHook<{ list: Connection<Row> | null }, Variables<Filtered, Sort>>;
  /** Filters of the list besides the days, and the query variables built from them. */
  filters?: readonly Filter[];
  filterOf: (values: FilterValues) => Filtered;
  /** Columns that the server can sort by. */
  sorts?: readonly Sort[];
  /** The export hook, and the name of the export input for each filter key that the export accepts. */
  exported?: {
    useExport: ExportHook<Range & ExportedFilters>;
    inputs?: Readonly<Record<string, Exclude<keyof ExportedFilters, keyof ExportedChoices>>>;
    choicesOf?: (values: FilterValues) => ExportedChoices;
  };
  /** Further filters and their words, see useListFilters. */
  more?: { row: ReactNode; words: string };
  /** Content above the rows, about the whole month. */
  summary?: ReactNode;
  columns: readonly RowColumn<Row>[];
}

export function MonthList<Row extends { id: string }, Filtered extends object = object, Sort extends string = never>(props: Props<Row, Filtered, Sort>) {
  const { month, page, onMonth, onPage, subject, useQuery, filterState, filters = [], filterOf, sorts, exported, summary, note, more, ...list } = props;
  const text = useText(listTexts);
  const dates = useDates();
  const allFilters = [...filters, ...dayRange(text('list.from'), text('list.until'))];
  const { values, isWaiting, row, narrowed, order, sorting } = useListFilters(allFilters, filterState, { sorts, ...(more && { more }) });
  const range = rangeOf(values);
  const isRange = Object.keys(range).length > 0;
  const filter = Object.keys(values).length > 0 ? { filter: { ...filterOf(values), ...range } } : {};
  const rows = useListPage({
    subject,
    useQuery,
    variables: (number) => ({ ...(isRange ? {} : month), page: number, ...filter, ...order }),
    connection: (data) => data.list,
    page,
    onPage,
    skip: isWaiting,
  });
  return (
    <PagedList
      {...list}
      emptyHint={text('list.emptyMonth')}
      note={isRange ? undefined : note}
      actions={
        <>
          {exported && exportButton(exported)}
          {isRange ? (
            <button type="button" className="button" onClick={() => filterState.onValues({ ...filterState.values, from: '', until: '' })}>
              <CalendarDays />
              {text('list.byMonth')}
            </button>
          ) : (
            <MonthFilter value={month} onChange={onMonth} />
          )}
        </>
      }
      filters={
        <>
          {row}
          {!isRange && summary}
        </>
      }
      narrowed={narrowed}
      list={rows}
      sorting={sorting}
      keyOf={({ id }) => id}
    />
  );

  function exportButton({ useExport, inputs = {}, choicesOf }: NonNullable<typeof exported>) {
    const isTaken = ({ key }: Filter) => inputs[key] !== undefined;
    const taken: ExportedFilters = {};
    for (const [key, input] of Object.entries(inputs)) if (values[key] !== undefined) taken[input] = values[key];
    const words = (some: readonly Filter[]) => filterWords(some, values, dates.date);
    const days = isRange ? range : daysOfMonth(month);
    return (
      <ExportButton
        useExport={useExport}
        input={{ ...days, ...taken, ...choicesOf?.(values) }}
        rows={{ what: [words(filters.filter(isTaken)), more?.words], beyond: words(filters.filter((filter) => !isTaken(filter))), ...days }}
      />
    );
  }
}
