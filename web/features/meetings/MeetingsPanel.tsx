/** Renders View Meetings: meetings that a person created or is assigned, by status. The default person is the signed-in one. */

import { chakra } from '@chakra-ui/react';
import { UserRound } from 'lucide-react';
import type { ReactNode } from 'react';
import { useDates } from '../../calendar/use-dates.ts';
import { useServerConfig } from '../../data/config.ts';
import { ExportButton } from '../../data/exports/ExportButton.tsx';
import { useListFilters } from '../../data/ListFilters.tsx';
import { useListPage } from '../../data/list-page.ts';
import { PagedList } from '../../data/PagedList.tsx';
import { type MeetingFilter, MeetingSort, type MeetingStatus, type MeetingType } from '../../data/schema.generated.ts';
import { joinParts } from '../../i18n/formats.ts';
import { useText } from '../../i18n/text-context.ts';
import { peopleTexts } from '../../people/texts/texts.ts';
import { useValues } from '../../people/use-values.ts';
import { useSession } from '../../session/session.ts';
import { personOf } from '../../session/session-store.ts';
import { ActionStrip } from '../../ui/ActionStrip.tsx';
import { AddLink } from '../../ui/AddLink.tsx';
import type { RowColumn } from '../../ui/list/columns.ts';
import { dayRange, type Filter, type FilterState, type FilterValues, filterWords, rangeOf } from '../../ui/list/filters.ts';
import { ReturnLink } from '../../ui/list/ReturnLink.tsx';
import { RowLink, rowOpens } from '../../ui/list/RowLink.tsx';
import { Segments } from '../../ui/list/Segments.tsx';
import { listTexts } from '../../ui/list/texts/texts.ts';
import { Thumbnail } from '../../ui/Thumbnail.tsx';
import { HandOverMeetings } from './HandOverMeetings.tsx';
import { MeetingBadge } from './MeetingBadge.tsx';
import { type MeetingRow_MeetingFragment, useExportMeetingsMutation, useMeetingsQuery } from './meetings.generated.ts';
import { type CustomerPath, partyPath } from './party-path.ts';
import { meetingsTexts } from './texts/texts.ts';
import { type MeetingsView, ViewSegments } from './ViewSegments.tsx';

interface Props {
  pageId: string;
  /** The person whose meetings are listed; the signed-in person by default. */
  employee?: { id: string; name: string };
  status: MeetingStatus | undefined;
  page: number;
  onView: (view: { status: MeetingStatus | undefined; page: number }, options?: { replace: boolean }) => void;
  /** Path of a meeting's details. */
  pathTo: (meeting: { id: string; type: MeetingType }) => string;
  /** Returns the path of a farmer's or dealer's page. */
  customerPath: CustomerPath;
  /** Link to the scheduling screen. */
  schedule?: ReactNode;
  /** Shows the meetings by week, or the visits (extensions). */
  onLayout: (view: MeetingsView) => void;
  /** Path of the form that plans several meetings (extension). */
  planPath: string;
  /** Further filters and the order of the list. */
  filterState: FilterState;
}

/** Kinds of days that the list is filtered by. The first is the default. */
const dayKinds = ['planned', 'created', 'started'] as const;

/** Returns the range of days as input, by its kind. */
function daysOf(values: FilterValues) {
  const { from, until } = rangeOf(values);
  switch (dayKinds.find((kind) => kind === values['days'])) {
    case 'created':
      return rangeOf(values);
    case 'started':
      return { ...(from && { startedFrom: from }), ...(until && { startedUntil: until }) };
    default:
      return { ...(from && { plannedFrom: from }), ...(until && { plannedUntil: until }) };
  }
}

function filterOf(values: FilterValues): { filter?: MeetingFilter } {
  const { search, whose, assignee } = values;
  const filter: MeetingFilter = {
    ...(search === undefined ? {} : { text: search }),
    ...(whose === 'everyone' ? { everyone: true } : {}),
    ...(assignee === undefined ? {} : { assignee }),
    ...daysOf(values),
  };
  return Object.keys(filter).length === 0 ? {} : { filter };
}

const nameOf = (party: MeetingRow_MeetingFragment['party']): string => joinParts([party?.firstName, party?.lastName], ' ');

const statuses: readonly (MeetingStatus | 'ALL')[] = ['ALL', 'SCHEDULED', 'STARTED', 'FINISHED'];
/** All statuses. Cancelling is an extension. */
const allStatuses: typeof statuses = [...statuses, 'CANCELLED'];

export function MeetingsPanel({ pageId, employee, status, page, onView, pathTo, customerPath, schedule, onLayout, planPath, filterState }: Props) {
  const text = useText(meetingsTexts, peopleTexts, listTexts);
  const write = useValues();
  const dates = useDates();
  const extensions = useServerConfig()?.extensions;
  const userId = employee?.id;
  const dayKind = dayKinds.find((kind) => kind === filterState.values['days']) ?? 'planned';
  const ofDays: readonly Filter[] = [
    {
      key: 'days',
      label: text('meetings.days'),
      kind: 'choice',
      choices: dayKinds.map((kind) => ({ value: kind === 'planned' ? '' : kind, label: text(`meetings.days.${kind}`) })),
    },
    ...dayRange(text(`meetings.from.${dayKind}`), text('list.until')),
  ];
  const ofPeople: readonly Filter[] = [
    {
      key: 'whose',
      label: text('meetings.whose'),
      kind: 'choice',
      choices: [
        { value: '', label: text('meetings.whose.mine') },
        { value: 'everyone', label: text('meetings.whose.everyone') },
      ],
    },
    { key: 'search', label: text('meetings.searchParty'), kind: 'text' },
    { key: 'assignee', label: text('meetings.searchAssignee'), kind: 'text' },
  ];
  // The list of an employee has a single assignee, so it needs no filters by people.
  const filters = employee ? ofDays : [...ofPeople, ...ofDays];
  const { values, isWaiting, row, narrowed, order, sorting } = useListFilters(filters, filterState, { sorts: Object.values(MeetingSort) });
  const list = useListPage({
    subject: 'MEETING',
    useQuery: useMeetingsQuery,
    variables: (at) => ({ userId: userId ?? null, status: status ?? null, page: at, ...filterOf(values), ...order }),
    connection: (data) => data.meetings,
    page,
    onPage: (next, options) => onView({ status, page: next }, options),
    skip: isWaiting,
  });
  const { from, until } = rangeOf(values);
  const isEveryones = values['whose'] === 'everyone';
  const self = personOf(useSession());
  const goes = employee?.id ?? self?.id;
  const show = (filter: MeetingStatus | 'ALL') => onView({ status: filter === 'ALL' ? undefined : filter, page: 0 });
  // Width of a date with its time below.
  const dateWidth = '102px';
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
  const columns: readonly RowColumn<MeetingRow_MeetingFragment>[] = [
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
                {joinParts([userId === undefined && assignedTo ? joinParts([assignedTo.firstName, assignedTo.lastName], ' ') : null, purpose], ' · ')}
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
  return (
    <PagedList
      title={text('meetings.title')}
      emptyHint={text('meetings.emptyHint')}
      pageId={pageId}
      actions={
        <>
          <ActionStrip>
            {extensions && (
              <chakra.div order={{ md: '1' }}>
                <AddLink to={planPath}>{text('meetings.planSeveral')}</AddLink>
              </chakra.div>
            )}
            {goes !== undefined && (
              <ExportButton
                useExport={useExportMeetingsMutation}
                input={{ ...(isEveryones ? {} : { userId: goes, scope: 'CREATED' as const }), status: status ?? null, ...daysOf(values) }}
                rows={{
                  what: [
                    isEveryones ? text('meetings.exportAll') : employee ? text('meetings.exportOf', { name: employee.name }) : text('meetings.exportMine'),
                    status && text(`meetings.status.${status}`),
                    (from || until) && text(`meetings.days.${dayKind}`),
                  ],
                  from,
                  until,
                  beyond: filterWords(
                    filters.filter(({ key }) => key === 'search' || key === 'assignee'),
                    values,
                    dates.date,
                  ),
                }}
              />
            )}
            {schedule}
          </ActionStrip>
          {extensions && <ViewSegments value="list" onChange={onLayout} isOfOne={employee !== undefined} />}
          {employee && extensions && <HandOverMeetings userId={employee.id} name={employee.name} />}
        </>
      }
      filters={
        <>
          <Segments
            label={text('person.status')}
            value={status ?? 'ALL'}
            choices={(extensions ? allStatuses : statuses).map((filter) => ({ value: filter, label: text(`meetings.status.${filter}`) }))}
            onChange={show}
          />
          {row}
        </>
      }
      narrowed={
        status === undefined
          ? narrowed
          : { to: joinParts([text(`meetings.status.${status}`), narrowed?.to], ', '), onClear: narrowed?.onClear ?? (() => show('ALL')) }
      }
      list={list}
      sorting={sorting}
      columns={columns}
      keyOf={({ type, id }) => `${type} ${id}`}
    />
  );
}
