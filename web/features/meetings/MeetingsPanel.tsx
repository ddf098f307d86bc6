/** View Meetings: those a person created or is assigned, by status; the signed-in person's when nobody is named. */

import { failureOf } from '../../data/failure.ts';
import { useListPage } from '../../data/list-page.ts';
import type { MeetingStatus, MeetingType } from '../../data/schema.generated.ts';
import { useText } from '../../i18n/text-context.ts';
import { personTexts } from '../../people/texts/person/texts.ts';
import type { Column } from '../../ui/list/columns.ts';
import { ListSheet } from '../../ui/list/ListSheet.tsx';
import { Segments } from '../../ui/list/Segments.tsx';
import { MeetingRow } from './MeetingRow.tsx';
import { useMeetingsQuery } from './meetings.generated.ts';
import { meetingsTexts } from './texts/texts.ts';

interface Props {
  /** What counts as one page, see PageTitle. */
  place: string;
  userId?: string;
  /** Undefined for all. */
  status: MeetingStatus | undefined;
  /** From 0. */
  page: number;
  onView: (view: { status: MeetingStatus | undefined; page: number }, how?: { replace: boolean }) => void;
  /** Where a meeting's details are. */
  pathTo: (meeting: { id: string; type: MeetingType }) => string;
}

const filters: readonly (MeetingStatus | 'ALL')[] = ['ALL', 'SCHEDULED', 'STARTED', 'FINISHED'];

export function MeetingsPanel({ place, userId, status, page, onView, pathTo }: Props) {
  const text = useText(meetingsTexts, personTexts);
  const meetings = useListPage({
    useQuery: useMeetingsQuery,
    variables: (at) => ({ userId: userId ?? null, status: status ?? null, page: at }),
    connection: (data) => data.meetings,
    page,
    onPage: (next, how) => onView({ status, page: next }, how),
  });
  const show = (filter: MeetingStatus | 'ALL') => onView({ status: filter === 'ALL' ? undefined : filter, page: 0 });
  // Beside the card of an employee there is room for a date with its time below.
  const when = userId === undefined ? '13%' : '102px';
  const columns: readonly Column[] = [
    { key: 'image', label: text('person.image'), kind: 'image', width: '68px' },
    { key: 'with', label: text('meetings.with'), kind: 'main', width: '20%' },
    { key: 'place', label: text('meetings.place'), kind: 'sub' },
    { key: 'host', label: text('meetings.host'), kind: 'drop', width: '13%' },
    { key: 'created', label: text('meetings.createdOn'), kind: 'sub', width: when },
    { key: 'started', label: text('meetings.startTime'), kind: 'drop', width: when },
    { key: 'status', label: text('meetings.status'), kind: 'state', width: '124px' },
    { key: 'go', label: text('meetings.details'), kind: 'go', width: '44px' },
  ];
  return (
    <ListSheet
      title={text('meetings.title')}
      place={place}
      filters={
        <Segments
          label={text('meetings.status')}
          value={status ?? 'ALL'}
          choices={filters.map((filter) => ({ value: filter, label: text(`meetings.status.${filter}`) }))}
          onChange={show}
        />
      }
      narrowed={status === undefined ? undefined : { to: text(`meetings.status.${status}`), onClear: () => show('ALL') }}
      columns={columns}
      state={meetings.state}
      rows={({ nodes }) => nodes.map((meeting) => <MeetingRow key={`${meeting.type} ${meeting.id}`} meeting={meeting} pathTo={pathTo} />)}
      failure={text(failureOf(meetings.error))}
      onRetry={meetings.onRetry}
      page={page}
      hasNext={meetings.hasNext}
      onPage={(next) => onView({ status, page: next })}
    />
  );
}
