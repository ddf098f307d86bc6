/** Renders the visits of a period, as the overview counts them: all, those of an employee or of a taluka, or only meetings. An extension. */
import { Footprints } from 'lucide-react';
import { indiaToday } from '../../calendar/server-clock.ts';
import { useServerConfig } from '../../data/config.ts';
import { useListFilters } from '../../data/ListFilters.tsx';
import { useListPage } from '../../data/list-page.ts';
import { PagedList } from '../../data/PagedList.tsx';
import { type MeetingType, VisitGroup } from '../../data/schema.generated.ts';
import { joinParts } from '../../i18n/formats.ts';
import { type TextFunction, useText } from '../../i18n/text-context.ts';
import { reportRowOf } from '../../people/report-row/report-row.ts';
import { useReportRow } from '../../people/report-row/use-report-row.tsx';
import { peopleTexts } from '../../people/texts/texts.ts';
import { useValues } from '../../people/use-values.ts';
import type { RowColumn } from '../../ui/list/columns.ts';
import { dayRange, type Filter, type FilterState } from '../../ui/list/filters.ts';
import { ReturnTextLink, RowLink } from '../../ui/list/ReturnLink.tsx';
import { listTexts } from '../../ui/list/texts/texts.ts';
import { NotAvailable } from '../../ui/NotAvailable.tsx';
import { Sheet } from '../../ui/Sheet.tsx';
import { useVisitsQuery, type VisitRow_VisitFragment } from './meetings.generated.ts';
import { type CustomerPath, partyPath } from './party-path.ts';
import { meetingsTexts } from './texts/texts.ts';
import { type MeetingsView, ViewSegments } from './ViewSegments.tsx';

interface Props {
  pageId: string;
  page: number;
  onPage: (page: number, options?: { replace: boolean }) => void;
  /** Days, row of the report, and the choice of meetings alone. */
  filterState: FilterState;
  onLayout: (view: MeetingsView) => void;
  /** Path of a meeting's details. */
  pathTo: (meeting: { id: string; type: MeetingType }) => string;
  customerPath: CustomerPath;
  /** Path of an employee's page. */
  employeePath: (id: string) => string;
}

const yes = 'yes';

export function VisitsPanel({ pageId, page, onPage, filterState, onLayout, pathTo, customerPath, employeePath }: Props) {
  const text = useText(meetingsTexts, peopleTexts, listTexts);
  const write = useValues();
  const extensions = useServerConfig()?.extensions;
  const chip = useReportRow(filterState.values, filterState.onValues);
  const filters: readonly Filter[] = [
    {
      key: 'meetingsOnly',
      label: text('meetings.visitKind'),
      kind: 'choice',
      choices: [
        { value: '', label: text('meetings.visitKind.all') },
        { value: yes, label: text('meetings.visitKind.held') },
      ],
    },
    ...dayRange(text('meetings.from.visited'), text('list.until')),
  ];
  const { values, row, narrowed } = useListFilters(filters, filterState, { more: chip });
  const today = indiaToday();
  const from = values['from'] ?? `${(values['until'] ?? today).slice(0, 8)}01`;
  const to = values['until'] ?? (from > today ? from : today);
  const list = useListPage({
    useQuery: useVisitsQuery,
    variables: (at) => ({ from, to, row: reportRowOf(values, Object.values(VisitGroup)) ?? null, meetingsOnly: values['meetingsOnly'] === yes, page: at }),
    connection: ({ visits }) => visits,
    page,
    onPage,
    skip: extensions !== true,
  });
  const segments = <ViewSegments value="visits" onChange={onLayout} />;
  if (extensions === false)
    return (
      <Sheet title={text('meetings.visits')} pageId={pageId} actions={segments}>
        <NotAvailable icon={Footprints} functions={text('meetings.visits')} />
      </Sheet>
    );
  return (
    <PagedList
      title={text('meetings.visits')}
      note={from === to ? write.date(from) : `${write.date(from)} - ${write.date(to)}`}
      pageId={pageId}
      actions={segments}
      filters={row}
      narrowed={narrowed}
      list={list}
      columns={visitColumns({ text, write, pathTo, customerPath, employeePath })}
      keyOf={({ id }) => id}
    />
  );
}

interface Columns extends Pick<Props, 'pathTo' | 'customerPath' | 'employeePath'> {
  text: TextFunction<(typeof meetingsTexts | typeof peopleTexts)['en']>;
  write: ReturnType<typeof useValues>;
}

const visitColumns = ({ text, write, pathTo, customerPath, employeePath }: Columns): readonly RowColumn<VisitRow_VisitFragment>[] => [
  { key: 'at', label: text('meetings.visitedAt'), kind: 'sub', width: '118px', cell: ({ at }) => write.dateTime(at) },
  {
    key: 'customer',
    label: text('person.name'),
    kind: 'main',
    width: '24%',
    strong: true,
    cell: ({ customer }) => {
      const path = partyPath(customer, customerPath);
      const name = joinParts([customer.firstName, customer.lastName], ' ') || write.none;
      return path ? <RowLink to={path}>{name}</RowLink> : name;
    },
  },
  { key: 'place', label: text('meetings.place'), kind: 'sub', cell: ({ customer }) => write.place(customer.address) },
  {
    key: 'employee',
    label: text('meetings.visitedBy'),
    kind: 'sub',
    width: '20%',
    cell: ({ employeeId, employeeName }) => <ReturnTextLink to={employeePath(employeeId)}>{write.text(employeeName)}</ReturnTextLink>,
  },
  {
    key: 'meeting',
    label: text('meetings.details'),
    kind: 'sub',
    width: '20%',
    cell: ({ isMeeting, meetingId, meetingType }) => (
      <ReturnTextLink to={pathTo({ id: meetingId, type: meetingType })}>
        {text(isMeeting ? 'meetings.meeting' : 'meetings.seenDuring', { id: meetingId })}
      </ReturnTextLink>
    ),
  },
];
