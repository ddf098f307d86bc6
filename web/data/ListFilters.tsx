/** Filter row of a list. Before a provider's REST API without filters the row says so, and the list is shown as documented. */
import { SlidersHorizontal } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useDates } from '../calendar/use-dates.ts';
import { notAvailable } from '../i18n/not-available.ts';
import { useText } from '../i18n/text-context.ts';
import { FilterRow } from '../ui/list/FilterRow.tsx';
import { type Filter, type FilterValues, filterWords, type Narrowing } from '../ui/list/filters.ts';
import { listTexts } from '../ui/list/texts/texts.ts';
import { useServerConfig } from './config.ts';

interface ListFilters {
  /** For the list's query: what narrows nothing is absent, and all of it where the server cannot. */
  values: FilterValues;
  row: ReactNode;
  /** See ListFrame. */
  narrowed: { to: string; onClear: () => void } | undefined;
}

/** @param more fields of the list's own, and their words */
export function useListFilters(filters: readonly Filter[], narrowing: Narrowing | undefined, more?: { row: ReactNode; words: string }): ListFilters {
  const text = useText(listTexts);
  const dates = useDates();
  const extensions = useServerConfig()?.extensions;
  if (narrowing === undefined) return { values: {}, row: undefined, narrowed: undefined };
  if (extensions === false)
    return {
      values: {},
      row: <p className="list-note">{notAvailable(text, text('list.filtering'))}</p>,
      narrowed: undefined,
    };
  const values = Object.fromEntries(Object.entries(narrowing.values).filter(([, value]) => value !== ''));
  const to = [filterWords(filters, values, dates.date), more?.words].filter(Boolean).join(', ');
  return {
    values,
    row: (
      <PhoneFilters count={filters.length} isOpen={to !== ''}>
        <FilterRow filters={filters} {...narrowing} />
        {more?.row}
      </PhoneFilters>
    ),
    narrowed: to === '' ? undefined : { to, onClear: () => narrowing.onValues({}) },
  };
}

/** On a phone several filters wait behind a button, so that rows are in sight; what filters the list stays in sight, too. */
function PhoneFilters({ count, isOpen, children }: { count: number; isOpen: boolean; children: ReactNode }) {
  const text = useText(listTexts);
  const [open, setOpen] = useState(isOpen);
  if (count < 3) return children;
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
