/** Renders the filters of the muster with the number of people for each, the key of its signs, and the rule of ready days. */
import { chakra } from '@chakra-ui/react';
import { formatNumber } from '../../i18n/formats.ts';
import { useText } from '../../i18n/text-context.ts';
import { ReadyRule } from '../../people/approvals/ReadyRule.tsx';
import { Caption } from '../../ui/Caption.tsx';
import { FilterChips } from '../../ui/list/FilterChips.tsx';
import { MusterKey } from './MusterKey.tsx';
import { countOf, type MusterFilter, type MusterRow, musterFilters } from './muster.ts';
import { teamTexts } from './texts/texts.ts';
import { decisionFilters } from './view.ts';

interface Props {
  filter: MusterFilter | 'all';
  onFilter: (filter: MusterFilter | 'all') => void;
  rows: readonly MusterRow[];
  /** True when all rows are loaded. */
  isWhole: boolean;
  /** True when there are more people than rows. */
  isPart: boolean;
  /** True when the server supports decisions and day types. */
  extensions: boolean;
}

export function MusterFilters({ filter, onFilter, rows, isWhole, isPart, extensions }: Props) {
  const text = useText(teamTexts);
  const written = (count: number) => (isWhole ? formatNumber(count) : '-');
  const filters = musterFilters.filter((each) => extensions || !decisionFilters.includes(each));
  return (
    <>
      <FilterChips
        label={text('team.filter')}
        value={filter}
        choices={[
          { value: 'all', label: text('team.all'), count: written(rows.length) },
          ...filters.map((each) => ({
            value: each,
            label: text(`team.${each}`),
            count: written(rows.reduce((sum, row) => sum + countOf(each, row), 0)),
          })),
        ]}
        onChange={onFilter}
      />
      {isWhole && isPart && <Caption as="span">{text('muster.covers', { count: formatNumber(rows.length) })}</Caption>}
      <chakra.div hideBelow="md" ms="auto">
        <MusterKey withTypes={extensions} />
      </chakra.div>
      <ReadyRule />
    </>
  );
}
