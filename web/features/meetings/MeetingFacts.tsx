/** Renders time, place and status of a meeting, and the number of visited customers. */
import type { FragmentType } from '@apollo/client';
import { chakra } from '@chakra-ui/react';
import { useDates } from '../../calendar/use-dates.ts';
import { formatNumber, joinParts } from '../../i18n/formats.ts';
import { useText } from '../../i18n/text-context.ts';
import { Phone } from '../../people/Phone.tsx';
import { peopleTexts } from '../../people/texts/texts.ts';
import { Block } from '../../ui/Block.tsx';
import { Facts } from '../../ui/Facts.tsx';
import { ReturnTextLink } from '../../ui/list/ReturnLink.tsx';
import { type MeetingFacts_MeetingFragment, useMeetingFacts_MeetingFragment } from './meetings.generated.ts';
import { type CustomerPath, partyPath } from './party-path.ts';
import { meetingsTexts } from './texts/texts.ts';

/** `20.0868, 74.1010`, to about ten metres; empty when unknown. */
const writeLocation = (location: { latitude: number; longitude: number } | null): string =>
  location === null ? '' : `${location.latitude.toFixed(4)}, ${location.longitude.toFixed(4)}`;

interface Props {
  meeting: FragmentType<MeetingFacts_MeetingFragment>;
  customerPath: CustomerPath;
}

export function MeetingFacts({ meeting: from, customerPath }: Props) {
  const text = useText(meetingsTexts, peopleTexts);
  const dates = useDates();
  const meeting = useMeetingFacts_MeetingFragment(from);
  if (meeting === undefined) return null;
  const none = text('value.none');
  const dateTime = (instant: string | null) => (instant === null ? none : dates.dateTime(instant));
  const count = (visited: readonly unknown[] | null) => (visited === null ? none : formatNumber(visited.length));
  const { party, status } = meeting;
  const path = partyPath(party, customerPath);
  const name = joinParts([party?.firstName, party?.lastName], ' ');
  return (
    <>
      <Block title={text('meetings.details')}>
        <chakra.div display="grid" gridTemplateColumns={{ base: '1fr', xl: '1fr 1fr' }} columnGap="6" rowGap="1.5">
          <chakra.div gridColumn="1 / -1">
            <Facts
              facts={[
                {
                  name: text(meeting.type === 'DEALER' ? 'meetings.withDealer' : 'meetings.withFarmer'),
                  value: (
                    <>
                      {path ? <ReturnTextLink to={path}>{name || party?.farmerId || party?.dealerId}</ReturnTextLink> : name}
                      {name && party?.phoneNumber ? ', ' : ''}
                      {(party?.phoneNumber || !name) && <Phone number={party?.phoneNumber} />}
                    </>
                  ),
                },
              ]}
            />
          </chakra.div>
          <Facts
            facts={[
              { name: text('meetings.createdOn'), value: dateTime(meeting.createdAt) },
              ...(meeting.plannedAt === null ? [] : [{ name: text('meetings.plannedFor'), value: dateTime(meeting.plannedAt) }]),
              { name: text('meetings.currentStatus'), value: status === null ? none : text(`meetings.status.${status}`) },
              { name: text('meetings.totalDealers'), value: count(meeting.visitedDealers) },
              { name: text('meetings.totalFarmers'), value: count(meeting.visitedFarmers) },
            ]}
          />
          <Facts
            facts={[
              { name: text('meetings.startTime'), value: dateTime(meeting.startedAt) },
              { name: text('meetings.endTime'), value: dateTime(meeting.endedAt) },
              { name: text('meetings.startLocation'), value: writeLocation(meeting.startLocation) || none },
              { name: text('meetings.endLocation'), value: writeLocation(meeting.endLocation) || none },
            ]}
          />
        </chakra.div>
      </Block>
      {meeting.purpose && (
        <Block title={text('meetings.purpose')}>
          <chakra.p maxW="62ch" whiteSpace="pre-line" overflowWrap="anywhere">
            {meeting.purpose}
          </chakra.p>
        </Block>
      )}
      <Block title={text(status === 'CANCELLED' ? 'meetings.whyCancelled' : 'meetings.comment')}>
        <chakra.p maxW="62ch" whiteSpace="pre-line" overflowWrap="anywhere">
          {meeting.comment || none}
        </chakra.p>
      </Block>
    </>
  );
}
