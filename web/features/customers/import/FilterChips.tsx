/** Which rows are seen: buttons with how many there are, the chosen one pressed. */
import { Button, chakra } from '@chakra-ui/react';
import { Check } from 'lucide-react';
import { formatNumber } from '../../../i18n/formats.ts';
import { useText } from '../../../i18n/text-context.ts';
import type { ReadRow } from './report.ts';
import { countIn, type RowFilter } from './row-filter.ts';
import { importTexts } from './texts/texts.ts';

interface Props {
  filters: readonly RowFilter[];
  chosen: RowFilter;
  rows: readonly ReadRow[];
  onChoose: (filter: RowFilter) => void;
}

export function FilterChips({ filters, chosen, rows, onChoose }: Props) {
  const text = useText(importTexts);
  return (
    <chakra.div role="group" aria-label={text('import.filter')} display="flex" flexWrap="wrap" gap="1.5" px="gutter" pb="2.5">
      {filters.map((filter) => (
        <Button
          key={filter}
          h="control"
          px="2.5"
          fontSize="13px"
          aria-pressed={filter === chosen}
          {...(filter === chosen && { bg: 'bg.selected', color: 'fg.brand', borderColor: 'border.success', fontWeight: '600' })}
          onClick={() => onChoose(filter)}
        >
          {filter === chosen && <Check size={14} />}
          {text(`import.filter.${filter}`)} <chakra.span color={filter === chosen ? undefined : 'fg.muted'}>{formatNumber(countIn(filter, rows))}</chakra.span>
        </Button>
      ))}
    </chakra.div>
  );
}
