/** Describes the columns of View Meetings. */
import { chakra } from '@chakra-ui/react';
import { Calendar, CircleCheck, CircleDot, CircleSlash, UserRound } from 'lucide-react';
import { MeetingSort, type MeetingStatus, type MeetingType } from '../../data/schema.generated.ts';
import { joinParts } from '../../i18n/formats.ts';
import { type TextFunction, useText } from '../../i18n/text-context.ts';
import type { peopleTexts } from '../../people/texts/texts.ts';
import type { useValues } from '../../people/use-values.ts';
import type { RowColumn } from '../../ui/list/columns.ts';
import { ReturnLink, RowLink, rowOpens } from '../../ui/list/ReturnLink.tsx';
import { Badge } from '../../ui/StateBadge.tsx';
import { Thumbnail } from '../../ui/Thumbnail.tsx';
import type { MeetingRow_MeetingFragment } from './meetings.generated.ts';
import { type CustomerPath, partyPath } from './party-path.ts';
import { meetingsTexts } from './texts/texts.ts';

interface Options {
  text: TextFunction<(typeof meetingsTexts | typeof peopleTexts)['en']>;
  write: ReturnType<typeof useValues>;
  /** Path of a meeting's details. */
  pathTo: (meeting: { id: string; type: MeetingType }) => string;
  /** Returns the path of a farmer's or dealer's page. */
  customerPath: CustomerPath;
  /** True to name the employee who attends the meeting. */
  withAssignee: boolean;
  /** True when the server supports planned days. */
  extensions: boolean;
}

/** Width of a date with its time below. */
const dateWidth = '102px';

const nameOf = (party: MeetingRow_MeetingFragment['party']): string => joinParts([party?.firstName, party?.lastName], ' ');

export function meetingColumns({ text, write, pathTo, customerPath, withAssignee, extensions }: Options): readonly RowColumn<MeetingRow_MeetingFragment>[] {
  const planned: RowColumn<MeetingRow_MeetingFragment> = {
    key: 'planned',
    label: text('meetings.plannedFor'),
    kind: 'sub',
    width: '122px',
    sort: MeetingSort.PLANNED,
    cell: ({ plannedAt }) =>
      plannedAt === null ? (
        <chakra.span hideBelow="md">{write.none}</chakra.span>
      ) : (
        <>
          <chakra.span hideFrom="md">{text('meetings.plannedFor')} </chakra.span>
          {write.dateTime(plannedAt)}
        </>
      ),
  };
  return [
    // Planning is an extension.
    ...(extensions ? [planned] : []),
    { key: 'image', label: text('person.image'), kind: 'image', width: '68px', cell: ({ party }) => <Thumbnail url={party?.pictures[0]?.url} /> },
    {
      key: 'with',
      label: text('meetings.with'),
      kind: 'main',
      width: '22%',
      cell: ({ number: id, type, party, purpose, assignedTo }) => {
        const personPath = partyPath(party, customerPath);
        return (
          <div className="list-pair">
            <div>
              <RowLink to={pathTo({ id, type })}>{nameOf(party) || text('meetings.meeting', { id })}</RowLink>
              <div className="list-quiet">
                {joinParts([withAssignee && assignedTo ? joinParts([assignedTo.firstName, assignedTo.lastName], ' ') : null, purpose], ' · ')}
              </div>
            </div>
            {personPath && (
              <ReturnLink
                className="list-person"
                to={personPath}
                aria-label={text('meetings.personPage', { name: nameOf(party) || party?.farmerId || party?.dealerId || '' })}
              >
                <UserRound size={15} />
              </ReturnLink>
            )}
          </div>
        );
      },
    },
    { key: 'place', label: text('meetings.place'), kind: 'sub', cell: ({ party }) => write.place(party?.address) },
    {
      key: 'host',
      label: text('meetings.host'),
      kind: 'drop',
      width: '13%',
      cell: ({ createdBy }) => write.text(joinParts([createdBy?.firstName, createdBy?.lastName], ' ')),
    },
    {
      key: 'created',
      label: text('meetings.createdOn'),
      kind: extensions ? 'drop' : 'sub',
      width: dateWidth,
      sort: MeetingSort.CREATED,
      cell: ({ createdAt }) => write.dateTime(createdAt),
    },
    {
      key: 'started',
      label: text('meetings.startTime'),
      kind: 'drop',
      width: dateWidth,
      sort: MeetingSort.STARTED,
      cell: ({ startedAt }) => write.dateTime(startedAt),
    },
    {
      key: 'status',
      label: text('person.status'),
      kind: 'state',
      width: '124px',
      cell: (meeting) => (meeting.status === null ? write.none : <MeetingBadge status={meeting.status} />),
    },
    { key: 'go', label: text('meetings.details'), kind: 'go', width: '44px', cell: () => rowOpens },
  ];
}

const looks = {
  SCHEDULED: { icon: Calendar, palette: 'blue' },
  STARTED: { icon: CircleDot, palette: 'orange' },
  FINISHED: { icon: CircleCheck, palette: 'green' },
  CANCELLED: { icon: CircleSlash, palette: 'gray' },
} as const;

/** Renders the status of a meeting as an icon and a word; turmeric until the meeting has ended. */
export function MeetingBadge({ status }: { status: MeetingStatus }) {
  const text = useText(meetingsTexts);
  const { icon: Icon, palette } = looks[status];
  return (
    <Badge colorPalette={palette}>
      <Icon />
      {text(`meetings.status.${status}`)}
    </Badge>
  );
}
