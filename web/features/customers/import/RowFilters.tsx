/** Which rows are seen, with how many there are of each. */
import { chakra } from '@chakra-ui/react';
import { formatNumber } from '../../../i18n/formats.ts';
import { useText } from '../../../i18n/text-context.ts';
import { FilterChips } from '../../../ui/list/FilterChips.tsx';
import type { ReadRow } from './report.ts';
import { countIn, type RowFilter } from './row-filter.ts';
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
