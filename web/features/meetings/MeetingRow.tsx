/** A meeting in a list; it opens its details. */
import type { FragmentType } from '@apollo/client';
import { useDates } from '../../calendar/use-dates.ts';
import type { MeetingType } from '../../data/schema.generated.ts';
import { joinParts } from '../../i18n/formats.ts';
import { useText } from '../../i18n/text-context.ts';
import { writePlace } from '../../people/address.ts';
import { personTexts } from '../../people/texts/person/texts.ts';
import { Cell } from '../../ui/list/Cell.tsx';
import { OpenCell } from '../../ui/list/OpenCell.tsx';
import { Row } from '../../ui/list/Row.tsx';
import { RowLink } from '../../ui/list/RowLink.tsx';
import { Thumbnail } from '../../ui/Thumbnail.tsx';
import { MeetingBadge } from './MeetingBadge.tsx';
import { type MeetingRow_MeetingFragment, useMeetingRow_MeetingFragment } from './meetings.generated.ts';
import { meetingsTexts } from './texts/texts.ts';

interface Props {
  meeting: FragmentType<MeetingRow_MeetingFragment>;
  /** Where a meeting's details are. */
  pathTo: (meeting: { id: string; type: MeetingType }) => string;
}

export function MeetingRow({ meeting: from, pathTo }: Props) {
  const text = useText(meetingsTexts, personTexts);
  const dates = useDates();
  const meeting = useMeetingRow_MeetingFragment(from);
  if (meeting === undefined) return null;
  const none = text('value.none');
  const when = (instant: string | null) => (instant === null ? none : dates.dateTime(instant));
  const { party, createdBy, status } = meeting;
  return (
    <Row>
      <Cell kind="image">
        <Thumbnail url={party?.pictures[0]?.url} />
      </Cell>
      <Cell kind="main">
        <RowLink to={pathTo(meeting)}>{joinParts([party?.firstName, party?.lastName], ' ') || text('meetings.meeting', { id: meeting.id })}</RowLink>
      </Cell>
      <Cell kind="sub">{writePlace(party?.address ?? {}) || none}</Cell>
      <Cell kind="drop">{joinParts([createdBy?.firstName, createdBy?.lastName], ' ') || none}</Cell>
      <Cell kind="sub">{when(meeting.createdAt)}</Cell>
      <Cell kind="drop">{when(meeting.startedAt)}</Cell>
      <Cell kind="state">{status === null ? none : <MeetingBadge status={status} />}</Cell>
      <OpenCell />
    </Row>
  );
}
