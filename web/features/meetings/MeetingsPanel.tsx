/** Renders View Meetings: meetings that a person created or is assigned, by status. The default person is the signed-in one. */

import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { useDates } from '../../calendar/use-dates.ts';
import { useServerConfig } from '../../data/config.ts';
import { ExportButton } from '../../data/exports/ExportButton.tsx';
import { useListFilters } from '../../data/ListFilters.tsx';
import { useListPage } from '../../data/list-page.ts';
import { PagedList } from '../../data/PagedList.tsx';
import { MeetingSort, type MeetingStatus, type MeetingType } from '../../data/schema.generated.ts';
import { joinParts } from '../../i18n/formats.ts';
import { useText } from '../../i18n/text-context.ts';
import { peopleTexts } from '../../people/texts/texts.ts';
import { useValues } from '../../people/use-values.ts';
import { useSession } from '../../session/session.ts';
import { personOf } from '../../session/session-store.ts';
import { ActionStrip } from '../../ui/ActionStrip.tsx';
import { AddLink } from '../../ui/AddLink.tsx';
import { type FilterState, filterWords, rangeOf } from '../../ui/list/filters.ts';
import { Segments } from '../../ui/list/Segments.tsx';
import { listTexts } from '../../ui/list/texts/texts.ts';
import { HandOverMeetings } from './HandOverMeetings.tsx';
import { meetingColumns } from './meeting-columns.tsx';
import { dayKindOf, daysOf, filterOf, meetingFilters } from './meeting-filters.ts';
import { useExportMeetingsMutation, useMeetingsQuery } from './meetings.generated.ts';
import type { CustomerPath } from './party-path.ts';
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
  schedule: ReactNode;
  /** Shows the meetings by week, or the visits (extensions). */
  onLayout: (view: MeetingsView) => void;
  /** Path of the form that plans several meetings (extension). */
  planPath: string;
  /** Further filters and the order of the list. */
  filterState: FilterState;
}

const statuses: readonly (MeetingStatus | 'ALL')[] = ['ALL', 'SCHEDULED', 'STARTED', 'FINISHED'];
/** All statuses. Cancelling is an extension. */
const allStatuses: typeof statuses = [...statuses, 'CANCELLED'];

export function MeetingsPanel({ pageId, employee, status, page, onView, pathTo, customerPath, schedule, onLayout, planPath, filterState }: Props) {
  const text = useText(meetingsTexts, peopleTexts, listTexts);
  const write = useValues();
  const dates = useDates();
  const extensions = useServerConfig()?.extensions;
  const userId = employee?.id;
  const filters = meetingFilters(text, filterState.values, employee === undefined);
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
  const columns = meetingColumns({ text, write, pathTo, customerPath, withAssignee: userId === undefined, extensions: extensions === true });
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
                    (from || until) && text(`meetings.days.${dayKindOf(values)}`),
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
          : { ...narrowed, to: joinParts([text(`meetings.status.${status}`), narrowed?.to], ', '), onClear: narrowed?.onClear ?? (() => show('ALL')) }
      }
      list={list}
      sorting={sorting}
      columns={columns}
      keyOf={({ type, id }) => `${type} ${id}`}
    />
  );
}
