/** Renders the filters and the order of a list. A provider's REST API without filters is reported in the row, and the list is shown unfiltered. */
import { SlidersHorizontal } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { isDay } from '../calendar/read-day.ts';
import { useDates } from '../calendar/use-dates.ts';
import { joinParts } from '../i18n/formats.ts';
import { notAvailable } from '../i18n/not-available.ts';
import { useText } from '../i18n/text-context.ts';
import { FilterRow } from '../ui/list/FilterRow.tsx';
import { type Filter, type FilterState, type FilterValues, filterWords, isRangeReversed } from '../ui/list/filters.ts';
import type { ListFrameProps } from '../ui/list/ListFrame.tsx';
import { orderKey, readOrder, type SortDirection, type Sorting } from '../ui/list/sorting.ts';
import { listTexts } from '../ui/list/texts/texts.ts';
import { useServerConfig } from './config.ts';

interface SupportedValues {
  /** Values that are set and that the server can apply. */
  values: FilterValues;
  /** True while the server's support is unknown. The list waits, so it is not fetched twice. */
  isWaiting: boolean;
  /** Undefined while unknown, or while the gateway cannot be reached. */
  isSupported: boolean | undefined;
}

export function useSupportedValues(values: FilterValues = {}): SupportedValues {
  const config = useServerConfig();
  const isReversed = isRangeReversed(values);
  const set = Object.entries(values).filter(([key, value]) => value !== '' && (!dayKeys.includes(key) || (isDay(value) && !isReversed)));
  return {
    values: config?.extensions === false ? {} : Object.fromEntries(set),
    isWaiting: config === undefined && set.length > 0,
    isSupported: config?.extensions,
  };
}

/** Keys whose values are days. An address can contain any text. */
const dayKeys: readonly string[] = ['from', 'until'];

interface ListFilters<Sort extends string> extends Pick<SupportedValues, 'values' | 'isWaiting'> {
  row: ReactNode;
  /** See ListFrame. */
  narrowed: ListFrameProps['narrowed'];
  /** Query variables of the order. */
  order: { sort?: Sort; direction?: SortDirection };
  /** Undefined when the list cannot be sorted. */
  sorting: Sorting | undefined;
}

interface Options<Sort extends string> {
  /** Further fields of the list and their filters in words. */
  more?: { row: ReactNode; words: string };
  /** Columns that the server can sort by. */
  sorts?: readonly Sort[] | undefined;
  /** False when the list folds its filters on a phone itself. */
  isFolded?: boolean;
  /** Further functions of the page that a server without filters lacks. */
  alsoMissing?: string;
}

export function useListFilters<Sort extends string = never>(
  filters: readonly Filter[],
  filterState: FilterState | undefined,
  { more, sorts, isFolded = true, alsoMissing }: Options<Sort> = {},
): ListFilters<Sort> {
  const text = useText(listTexts);
  const dates = useDates();
  const { values: supported, isWaiting, isSupported } = useSupportedValues(filterState?.values);
  if (filterState === undefined) return { values: {}, isWaiting: false, row: undefined, narrowed: undefined, order: {}, sorting: undefined };
  if (isSupported === false)
    return {
      values: {},
      isWaiting: false,
      row: <p className="list-note">{notAvailable(text, joinParts([alsoMissing, text('list.filtering')], ', '))}</p>,
      narrowed: undefined,
      order: {},
      sorting: undefined,
    };
  const { [orderKey]: order = '', ...rest } = supported;
  const name = filters.find((filter) => filter.kind === 'text' && filter.isName && supported[filter.key])?.key ?? '';
  const to = [filterWords(filters, supported, dates.date), more?.words].filter(Boolean).join(', ');
  return {
    values: filters.some(({ key }) => key === orderKey) ? supported : rest,
    isWaiting,
    row: (
      <PhoneFilters count={isFolded ? filters.length : 0} isOpen={to !== ''}>
        <FilterRow filters={filters} {...filterState} />
        {more?.row}
      </PhoneFilters>
    ),
    narrowed: to === '' ? undefined : { to, name: supported[name] ?? '', onClear: () => filterState.onValues(sorts ? { [orderKey]: order } : {}) },
    order: sorts ? readOrder(order, sorts) : {},
    sorting: sorts && isSupported ? { order, onOrder: (next) => filterState.onValues({ ...filterState.values, [orderKey]: next }) } : undefined,
  };
}

/** On a phone, several filters fold behind a button so rows are visible. Active filters stay visible. */
function PhoneFilters({ count, isOpen, children }: { count: number; isOpen: boolean; children: ReactNode }) {
  const text = useText(listTexts);
  const [open, setOpen] = useState(isOpen);
  if (count < 2) return children;
  return (
    <>
      <button type="button" className="button areas-button" aria-expanded={open} onClick={() => setOpen(!open)}>
        <SlidersHorizontal />
        {text('list.filters')}
      </button>
      <div className="areas" data-open={open || undefined}>
        {children}
      </div>
    </>
  );
}
