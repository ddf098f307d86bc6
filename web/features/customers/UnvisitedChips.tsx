/** Renders the filter by the last visit: the number not visited for 14, 30, 60 and 90 days, and never. An extension. */
import { skipToken } from '@apollo/client/react';
import { chakra } from '@chakra-ui/react';
import { useServerConfig } from '../../data/config.ts';
import { renewAfter, useRenewal } from '../../data/live/use-changes.ts';
import type { MeetingType } from '../../data/schema.generated.ts';
import { formatNumber } from '../../i18n/formats.ts';
import { useText } from '../../i18n/text-context.ts';
import { noArea, sameArea } from '../../people/area.ts';
import { FilterChips } from '../../ui/list/FilterChips.tsx';
import { useUnvisitedCountsQuery } from './customers.generated.ts';
import { customersTexts } from './texts/texts.ts';
import { type CustomersView, unvisitedChoices, unvisitedDays } from './view.ts';

interface Props {
  type: MeetingType;
  /** Restricts the counts to those whom this employee registered. */
  userId: string | undefined;
  view: CustomersView;
  onChange: (unvisited: string) => void;
}

const all = 'all';

export function UnvisitedChips({ type, userId, view, onChange }: Props) {
  const text = useText(customersTexts);
  const extensions = useServerConfig()?.extensions;
  const { area, text: searched, filters = {} } = view;
  // Counts support neither texts nor days of registration.
  const isCounted = extensions === true && searched === '' && !filters['visitedBy'] && !filters['key'] && !filters['from'] && !filters['until'];
  const { data, refetch } = useUnvisitedCountsQuery(
    isCounted
      ? {
          variables: { type, days: unvisitedDays.map(Number), userId: userId ?? null, area: sameArea(area, noArea) ? null : area },
          fetchPolicy: 'cache-and-network',
          nextFetchPolicy: 'cache-first',
        }
      : skipToken,
  );
  useRenewal(({ node }) => node.type === type || node.type === 'MEETING', refetch, isCounted, renewAfter.board);
  const counts = isCounted ? data?.unvisitedCounts : undefined;
  const written = (count: number | null | undefined) => (count === null || count === undefined ? '-' : formatNumber(count));
  const countOf = (choice: string) =>
    choice === 'never' ? counts?.never : choice === all ? counts?.total : counts?.counts.find(({ days }) => String(days) === choice)?.count;
  const chosen = unvisitedChoices.find((choice) => choice === filters['unvisited']) ?? all;
  return (
    // Zero width, because otherwise the chips would widen the filters on a phone and not scroll.
    <chakra.div display="flex" alignItems="center" gap="2" w={{ mdDown: '0' }} minW={{ mdDown: 'full' }}>
      <chakra.span className="list-note" hideBelow="md">
        {text('customers.unvisited')}
      </chakra.span>
      <FilterChips
        label={text('customers.unvisited')}
        value={chosen}
        choices={[all, ...unvisitedChoices].map((value) => ({
          value,
          label:
            value === all
              ? text('customers.unvisited.all')
              : value === 'never'
                ? text('customers.unvisited.never')
                : text('customers.unvisited.chip', { count: Number(value) }),
          count: written(countOf(value)),
        }))}
        onChange={(value) => onChange(value === all || value === chosen ? '' : value)}
      />
    </chakra.div>
  );
}
