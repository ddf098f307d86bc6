/** Renders the open meetings that move with a territory. Those that will overlap are first. */
import { Button, chakra } from '@chakra-ui/react';
import { TriangleAlert } from 'lucide-react';
import { useState } from 'react';
import { useDates } from '../../../calendar/use-dates.ts';
import { failureOf } from '../../../data/failure.ts';
import { formatNumber, joinParts } from '../../../i18n/formats.ts';
import { useText } from '../../../i18n/text-context.ts';
import { useOpenMeetingsQuery } from '../../../people/open-meetings.generated.ts';
import { useValues } from '../../../people/use-values.ts';
import { Block } from '../../../ui/Block.tsx';
import { Caption } from '../../../ui/Caption.tsx';
import { StaleLine } from '../../../ui/list/StaleLine.tsx';
import { TextLink } from '../../../ui/TextLink.tsx';
import { movingMeetings, type OpenMeeting } from './overlaps.ts';
import { territoryTexts } from './texts/texts.ts';
import { type Holder, keyOf, type TerritoryRow } from './use-territory.ts';

/** Number of meetings before the others are shown. */
const firstMeetings = 5;

interface Props {
  owner: Holder;
  successor: Holder | null;
  /** The scheduled meetings of the employee who takes over; undefined while they are unknown. */
  planned: { readonly nodes: readonly OpenMeeting[]; readonly totalCount: number | null } | null | undefined;
  /** The part of the territory that moves. */
  chosen: readonly TerritoryRow[];
  /** Path of the list of the owner's meetings. */
  listPath: string;
}

export function MovingMeetings({ owner, successor, planned, chosen, listPath }: Props) {
  const text = useText(territoryTexts);
  const write = useValues();
  const dates = useDates();
  const [isWhole, setWhole] = useState(false);
  const { data, error, refetch } = useOpenMeetingsQuery({ variables: { userId: owner.id }, fetchPolicy: 'cache-and-network', nextFetchPolicy: 'cache-first' });
  const lists = [data?.scheduled, data?.started];
  const meetings = movingMeetings(
    lists.flatMap((list) => list?.nodes ?? []),
    planned?.nodes ?? [],
    new Set(chosen.map(keyOf)),
  );
  const overlaps = meetings.filter(({ other }) => other !== undefined).length;
  const isCut = [...lists, successor && planned].some((list) => (list?.totalCount ?? 0) > (list?.nodes.length ?? 0));
  return (
    <Block title={text('employees.territory.movingMeetings')}>
      {error !== undefined && <StaleLine onRetry={() => void refetch()}>{text(failureOf(error))}</StaleLine>}
      {overlaps > 0 && <p>{text('employees.territory.overlaps', { count: overlaps })}</p>}
      <chakra.ul listStyleType="none">
        {(isWhole ? meetings : meetings.slice(0, firstMeetings)).map(({ meeting, other }) => (
          <chakra.li key={`${meeting.type} ${meeting.id}`} py="1.5" borderTopWidth="1px" _first={{ borderTopWidth: '0' }}>
            <span>{joinParts([meeting.party && write.name(meeting.party), meeting.plannedAt && dates.dateTime(meeting.plannedAt)], ', ')}</span>
            <Caption>{write.place(meeting.party?.address)}</Caption>
            {successor !== null && other !== undefined && (
              <Caption color="fg.warning" display="flex" alignItems="center" gap="1">
                <TriangleAlert aria-hidden size={14} />
                {text('employees.territory.overlapWith', {
                  name: successor.name,
                  time: dates.time(other.plannedAt),
                  place: write.place(other.party?.address),
                })}
              </Caption>
            )}
          </chakra.li>
        ))}
      </chakra.ul>
      {meetings.length > firstMeetings && !isWhole && (
        <Button size="xs" onClick={() => setWhole(true)}>
          {text('employees.territory.allMeetings', { count: formatNumber(meetings.length) })}
        </Button>
      )}
      {isCut && (
        <Caption as="p">
          {text('employees.territory.overlapsCut')} <TextLink to={listPath}>{text('employees.territory.list.meetings', { name: owner.name })}</TextLink>
        </Caption>
      )}
    </Block>
  );
}
