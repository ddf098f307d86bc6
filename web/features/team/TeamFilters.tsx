/** Renders the filters of the team's day with the number of people for each, the choice of table or map, and the rule of ready days. */
import { chakra } from '@chakra-ui/react';
import { indiaToday } from '../../calendar/server-clock.ts';
import { useServerConfig } from '../../data/config.ts';
import { formatNumber } from '../../i18n/formats.ts';
import { useText } from '../../i18n/text-context.ts';
import { ReadyRule } from '../../people/approvals/ReadyRule.tsx';
import { Caption } from '../../ui/Caption.tsx';
import { FilterChips } from '../../ui/list/FilterChips.tsx';
import { Segments } from '../../ui/list/Segments.tsx';
import { absenceOf } from './muster.ts';
import { isIn, type Row } from './team-day.ts';
import { teamTexts } from './texts/texts.ts';
import { decisionFilters, filtersOfToday, type TeamFilter, type TeamPanelProps, teamFilters } from './view.ts';

interface Props extends Pick<TeamPanelProps, 'view' | 'onView'> {
  rows: readonly Row[];
  /** True when all rows are loaded. */
  isWhole: boolean;
  /** True when there are more people than rows. */
  isPart: boolean;
  /** True when the person may read day types. */
  seesTypes: boolean;
}

/** Returns the key of a filter's text, which depends on the day for people without a check-in. */
export const filterLabel = (filter: TeamFilter, date: string) => (filter === 'absent' ? (`muster.${absenceOf(date)}` as const) : (`team.${filter}` as const));

export function TeamFilters({ view, onView, rows, isWhole, isPart, seesTypes }: Props) {
  const text = useText(teamTexts);
  const extensions = useServerConfig()?.extensions;
  const { date, filter, surface } = view;
  const isOffered = (each: TeamFilter) =>
    (extensions || !decisionFilters.includes(each)) &&
    (seesTypes || each !== 'leave') &&
    (date === indiaToday() || each === filter || !filtersOfToday.includes(each));
  const count = (each: TeamFilter) => (isWhole ? formatNumber(rows.filter((row) => isIn(each, row)).length) : '-');
  return (
    <>
      <FilterChips
        label={text('team.filter')}
        value={filter}
        choices={teamFilters.filter(isOffered).map((value) => ({ value, label: text(filterLabel(value, date)), count: count(value) }))}
        onChange={(next) => onView({ ...view, filter: next }, { replace: true })}
      />
      {isWhole && isPart && <Caption as="span">{text('team.covers', { count: rows.length })}</Caption>}
      <chakra.div ms={{ md: 'auto' }} w={{ mdDown: 'full' }}>
        <Segments
          label={text('team.surface')}
          value={surface}
          choices={[
            { value: 'table', label: text('team.table') },
            { value: 'map', label: text('team.map') },
          ]}
          onChange={(next) => onView({ ...view, surface: next }, { replace: true })}
        />
      </chakra.div>
      <ReadyRule />
    </>
  );
}
