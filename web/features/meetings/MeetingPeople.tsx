/** Who made a meeting, and who goes to it. */
import type { FragmentType } from '@apollo/client';
import { joinParts } from '../../i18n/formats.ts';
import { useText } from '../../i18n/text-context.ts';
import { peopleTexts } from '../../people/texts/texts.ts';
import { Block } from '../../ui/Block.tsx';
import { type MeetingPeople_MeetingFragment, useMeetingPeople_MeetingFragment } from './meetings.generated.ts';
import { PersonLine } from './PersonLine.tsx';
import { meetingsTexts } from './texts/texts.ts';

type Person = MeetingPeople_MeetingFragment['createdBy'];

export function MeetingPeople({ meeting: from }: { meeting: FragmentType<MeetingPeople_MeetingFragment> }) {
  const text = useText(meetingsTexts, peopleTexts);
  const meeting = useMeetingPeople_MeetingFragment(from);
  if (meeting === undefined) return null;
  const line = (person: Person) =>
    person === null ? (
      text('value.none')
    ) : (
      <PersonLine
        name={joinParts([person.firstName, person.lastName], ' ') || text('value.none')}
        detail={person.email ?? ''}
        picture={person.pictures[0]?.url}
      />
    );
  return (
    <>
      <Block title={text('meetings.host')}>{line(meeting.createdBy)}</Block>
      <Block title={text('meetings.assign')}>{line(meeting.assignedTo)}</Block>
    </>
  );
}
