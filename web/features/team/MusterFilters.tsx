/** Renders the filters of the muster with the number of people for each, the key of its signs, and the rule of ready days. */
import { chakra } from '@chakra-ui/react';
import { indiaToday } from '../../calendar/server-clock.ts';
import { useServerConfig } from '../../data/config.ts';
import { formatNumber } from '../../i18n/formats.ts';
import { useText } from '../../i18n/text-context.ts';
import { ReadyRule } from '../../people/approvals/ReadyRule.tsx';
import { Caption } from '../../ui/Caption.tsx';
import { FilterChips } from '../../ui/list/FilterChips.tsx';
import { absenceOf, countOf, letters, type MusterFilter, type MusterRow, musterFilters, typeLetters } from './muster.ts';
import { dayCss } from './muster-css.ts';
import { payrollTexts } from './payroll/texts/texts.ts';
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
      {isWhole && isPart && <Caption as="span">{text('muster.covers', { count: rows.length })}</Caption>}
      <chakra.div hideBelow="md" ms="auto">
        <MusterKey withTypes={extensions} />
      </chakra.div>
      <ReadyRule />
    </>
  );
}

const explainedTypes = ['HALF_DAY', 'LEAVE', 'HOLIDAY', 'WEEK_OFF'] as const;
const explained = ['approved', 'toApprove', 'needsCheck', 'missing'] as const;
const explainedDecisions = ['asked', 'refused'] as const;
const coloured: readonly string[] = ['needsCheck', 'missing', ...explainedDecisions];

/** @param withTypes true when day types are shown */
export function MusterKey({ withTypes = false }: { withTypes?: boolean }) {
  const text = useText(teamTexts, payrollTexts);
  const extensions = useServerConfig()?.extensions;
  const entries = [
    ...[...explained, ...(extensions ? explainedDecisions : [])].map((state) => ({ state, letter: letters[state], words: text(`muster.${state}`) })),
    // With day types, a past day without work is an absence or has its type.
    ...(withTypes
      ? [
          { state: 'missing', letter: typeLetters.WORK, words: text('muster.noReason') },
          ...explainedTypes.map((type) => ({ state: 'free', letter: typeLetters[type], words: text(`payroll.type.${type}`) })),
        ]
      : [{ state: 'notIn', letter: letters.notIn, words: text('muster.notIn') }]),
    ...(absenceOf(indiaToday()) === 'notYet' ? [{ state: 'notYet', letter: letters.notYet, words: text('muster.notYet') }] : []),
  ];
  return (
    <Caption aria-hidden display="flex" flexWrap="wrap" columnGap="4" css={dayCss}>
      {entries.map(({ state, letter, words }) => (
        <chakra.span key={letter + words} display="inline-flex" alignItems="center" gap="1.5">
          <chakra.span data-state={state} {...(!coloured.includes(state) && { color: 'fg' })}>
            {letter}
          </chakra.span>
          {words}
        </chakra.span>
      ))}
      <chakra.span display="inline-flex" alignItems="center" gap="1.5">
        <chakra.span data-state="approved" data-corrected color="fg">
          {letters.approved}
        </chakra.span>
        {text('muster.corrected')}
      </chakra.span>
    </Caption>
  );
}
