/** Renders the filters of the rows, with the number of rows for each. */
import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { formatNumber } from '../../../i18n/formats.ts';
import { useText } from '../../../i18n/text-context.ts';
import { FilterChips } from '../../../ui/list/FilterChips.tsx';
import type { ReadRow, RowState } from './import-rows.ts';
import { importTexts } from './texts/texts.ts';

interface Props {
  filters: readonly RowFilter[];
  chosen: RowFilter;
  rows: readonly ReadRow[];
  onChoose: (filter: RowFilter) => void;
}

export function RowFilters({ filters, chosen, rows, onChoose }: Props) {
  const text = useText(importTexts);
  return (
    <chakra.div px="gutter" pb="2.5">
      <FilterChips
        label={text('import.filter')}
        value={chosen}
        choices={filters.map((filter) => ({ value: filter, label: text(`import.filter.${filter}`), count: formatNumber(countIn(filter, rows)) }))}
        onChange={onChoose}
      />
    </chakra.div>
  );
}

const rowsPerPage = 50;

const members = {
  faults: ['wrong', 'shared', 'known', 'refused', 'out'],
  ready: ['ready'],
  all: ['wrong', 'shared', 'known', 'out', 'ready', 'registered', 'refused'],
  refused: ['wrong', 'refused', 'ready'],
  registered: ['registered'],
  out: ['out', 'shared', 'known'],
} as const satisfies Readonly<Record<string, readonly RowState[]>>;

/** Rows of a state, or those with names that sound like those of registered people. */
export type RowFilter = keyof typeof members | 'alike';

const isIn = (filter: RowFilter, { state, row, alike }: ReadRow): boolean =>
  filter === 'alike' ? alike !== undefined : members[filter].some((each) => each === state) || (filter === 'faults' && row.open);

export const countIn = (filter: RowFilter, rows: readonly ReadRow[]): number => rows.filter((row) => isIn(filter, row)).length;

/** Returns the rows of a filter, and those that matched when the filter was chosen, so no row disappears while it is corrected. */
export function useRowFilter(rows: readonly ReadRow[], initial: RowFilter) {
  const numbersIn = (filter: RowFilter) => new Set(rows.filter((row) => isIn(filter, row)).map(({ row }) => row.number));
  const [view, setView] = useState(() => ({ filter: initial, numbers: numbersIn(initial), page: 0 }));
  const chosen = rows.filter((row) => view.numbers.has(row.row.number) || isIn(view.filter, row));
  return {
    filter: view.filter,
    choose: (filter: RowFilter) => setView({ filter, numbers: numbersIn(filter), page: 0 }),
    page: view.page,
    hasNext: chosen.length > (view.page + 1) * rowsPerPage,
    isPaged: chosen.length > rowsPerPage,
    onPage: (page: number) => setView({ ...view, page }),
    pageRows: chosen.slice(view.page * rowsPerPage, (view.page + 1) * rowsPerPage),
  };
}
