/** Renders planned meetings by week, for a page of employees or a single one. An extension. */
import { skipToken } from '@apollo/client/react';
import { chakra } from '@chakra-ui/react';
import { CalendarDays, CircleCheck, Sprout, Store, TriangleAlert } from 'lucide-react';
import type { KeyboardEvent } from 'react';
import { Link } from 'react-router-dom';
import { addDays, firstOfWeek } from '../../../calendar/india.ts';
import { useServerConfig } from '../../../data/config.ts';
import { failureOf } from '../../../data/failure.ts';
import { useListFilters } from '../../../data/ListFilters.tsx';
import { pageSize, useFirstPage } from '../../../data/list-page.ts';
import { renewAfter, useRenewal } from '../../../data/live/use-changes.ts';
import { MeetingStatus } from '../../../data/schema.generated.ts';
import { formatNumber, joinParts } from '../../../i18n/formats.ts';
import { useText } from '../../../i18n/text-context.ts';
import { AreaFilter } from '../../../people/AreaFilter.tsx';
import { type Area, noArea, sameArea } from '../../../people/area.ts';
import { peopleTexts } from '../../../people/texts/texts.ts';
import { AddLink } from '../../../ui/AddLink.tsx';
import { Caption } from '../../../ui/Caption.tsx';
import { FilterChips } from '../../../ui/list/FilterChips.tsx';
import { ListFrame } from '../../../ui/list/ListFrame.tsx';
import { listState } from '../../../ui/list/list-state.ts';
import { NotAvailable } from '../../../ui/NotAvailable.tsx';
import { PrintButton } from '../../../ui/PrintButton.tsx';
import { meetingsTexts } from '../texts/texts.ts';
import { type MeetingsView, ViewSegments } from '../ViewSegments.tsx';
import { weekTexts } from './texts/texts.ts';
import { useDaysOff } from './use-days-off.ts';
import { WeekAgenda } from './WeekAgenda.tsx';
import type { MeetingPath } from './WeekEntry.tsx';
import { useWeekRange, WeekRange, WeekStepper } from './WeekStepper.tsx';
import { rowOf, WeekTable } from './WeekTable.tsx';
import { type EmployeePlan_WeekFragment, useEmployeeWeekQuery, useTeamWeekQuery } from './week.generated.ts';
import { overlapsIn, weekOf } from './week.ts';

const choices = ['ALL', 'SCHEDULED', 'STARTED', 'FINISHED', 'CANCELLED', 'OVERLAPPING'] as const;

type Choice = (typeof choices)[number];

export interface WeekView {
  /** Any day of the week. */
  date: string;
  page: number;
  /** Status of the shown meetings; undefined for all. */
  status: MeetingStatus | undefined;
  /** True to show only meetings that overlap an earlier one. */
  overlapping: boolean;
  /** Words of the employee's name; empty for everybody. */
  text?: string;
  area?: Area;
  /** The person whose area filters the week. The farmer or dealer by default. */
  areaOf?: string | undefined;
}

const areaOfEmployee = 'employee';

interface Props {
  pageId: string;
  view: WeekView;
  onView: (view: WeekView, options?: { replace: boolean }) => void;
  onLayout: (view: MeetingsView) => void;
  /** The employee of the week; all employees by default. */
  employee?: { id: string; name: string };
  pathTo: MeetingPath;
  /** Returns the path of the form that plans several meetings. */
  planPath: (plan: { user?: string; date: string }) => string;
}

/** Loads the people of the week, with one of two queries. */
function useWeek(userId: string | undefined, { date, page, text = '', area = noArea, areaOf }: WeekView) {
  const days = weekOf(date);
  const range = { from: days[0] ?? date, to: days.at(-1) ?? date };
  const inArea = !sameArea(area, noArea) && { area };
  const filter = { ...(text !== '' && { text }), ...(areaOf === areaOfEmployee && inArea) };
  const extensions = useServerConfig()?.extensions;
  const policy = { fetchPolicy: 'cache-and-network', nextFetchPolicy: 'cache-first' } as const;
  const ofTeam = useTeamWeekQuery(
    extensions && userId === undefined
      ? { variables: { ...range, page, ...(Object.keys(filter).length > 0 && { filter }), ...(areaOf !== areaOfEmployee && inArea) }, ...policy }
      : skipToken,
  );
  const ofOne = useEmployeeWeekQuery(extensions && userId !== undefined ? { variables: { ...range, userId }, ...policy } : skipToken);
  const { data, previousData, error, refetch } = userId === undefined ? ofTeam : ofOne;
  useRenewal(({ node: { type } }) => type === 'MEETING' || type === 'EMPLOYEE', refetch, extensions === true, renewAfter.board);
  return {
    days,
    extensions,
    current: data?.plannedMeetings ?? undefined,
    previous: previousData?.plannedMeetings ?? undefined,
    error,
    renew: () => void refetch(),
  };
}

/** Returns the filters by the employee's name and by area. @param onView undefined where one employee's week is shown */
function useEmployeeFilters(view: WeekView, onView: Props['onView'] | undefined) {
  const text = useText(weekTexts);
  const { text: search = '', area = noArea, areaOf = '' } = view;
  const show = (next: Partial<WeekView>, options?: { replace: boolean }) => onView?.({ ...view, ...next, page: 0 }, options);
  const areaFilter = <AreaFilter value={area} onChange={(next) => show({ area: next })} />;
  const owners = [
    { value: '', label: text('week.party') },
    { value: areaOfEmployee, label: text('week.employee') },
  ];
  return useListFilters(
    [
      { key: 'search', label: text('week.searchEmployee'), kind: 'text' },
      ...(sameArea(area, noArea) ? [] : [{ key: 'areaOf', label: text('week.areaOf'), kind: 'choice', choices: owners } as const]),
    ],
    onView && {
      values: { ...area, search, areaOf },
      onValues: ({ search: found = '', state = '', district = '', taluka = '', areaOf: owner }, options) =>
        show({ text: found, area: { state, district, taluka }, areaOf: owner }, options),
    },
    { more: { row: areaFilter, words: joinParts([area.taluka, area.district, area.state], ', ') } },
  );
}

export function WeekPanel({ pageId, view, onView, onLayout, employee, pathTo, planPath }: Props) {
  const text = useText(weekTexts, meetingsTexts);
  const { days, extensions, current, previous, error, renew } = useWeek(employee?.id, view);
  const range = useWeekRange(view.date);
  const state = listState({ current, previous, failed: error !== undefined }, ({ people }) => people.length === 0);
  const weekPage = state.kind === 'rows' ? state.page : undefined;
  useFirstPage(view.page > 0 && current?.people.length === 0, (page, options) => onView({ ...view, page }, options));
  const people = weekPage?.people ?? [];
  const rows = people.map((each) => rowOf(each, view));
  const offOf = useDaysOff(
    people.map(({ employee: { id } }) => id),
    days,
  );
  const planned = rows.reduce((sum, { count }) => sum + count, 0);
  const isFree = weekPage !== undefined && people.every(({ meetings }) => meetings.length === 0);
  const { row: employeeFilters, narrowed } = useEmployeeFilters(view, employee === undefined ? onView : undefined);
  const go = (by: number) => onView({ ...view, date: firstOfWeek(addDays(view.date, by)) }, { replace: true });
  const onKeyDown = ({ key, target }: KeyboardEvent) => {
    if (target instanceof HTMLTableCellElement && (key === 'PageUp' || key === 'PageDown')) go(key === 'PageUp' ? -7 : 7);
  };
  const caption = text('week.caption', { range });
  return (
    <ListFrame
      title={text('meetings.title')}
      pageId={pageId}
      note={extensions === false ? undefined : <WeekRange date={view.date} />}
      state={extensions === false ? { kind: 'rows', page: undefined, busy: false, stale: false } : state}
      narrowed={narrowed}
      failure={text(failureOf(error))}
      onRetry={renew}
      actions={
        <>
          <ViewSegments value="week" onChange={onLayout} isOfOne={employee !== undefined} />
          {extensions && (
            <>
              <WeekStepper date={view.date} onDate={(date) => onView({ ...view, date: firstOfWeek(date) }, { replace: true })} />
              <PrintButton disabled={weekPage === undefined} />
              <AddLink to={planPath({ ...(employee && { user: employee.id }), date: view.date })}>{text('meetings.planSeveral')}</AddLink>
            </>
          )}
        </>
      }
      filters={
        extensions && (
          <>
            {employeeFilters}
            <StatusChips view={view} onView={onView} people={weekPage && people} />
          </>
        )
      }
      {...(weekPage && employee === undefined
        ? {
            page: view.page,
            hasNext: weekPage.nextPage !== null,
            onPage: (page: number) => onView({ ...view, page }),
            range:
              weekPage.totalCount === null
                ? text('week.planned', { count: planned })
                : text('week.people', {
                    from: formatNumber(view.page * pageSize + 1),
                    to: formatNumber(view.page * pageSize + weekPage.people.length),
                    total: formatNumber(weekPage.totalCount),
                  }),
            remark: text('week.planned', { count: planned }),
          }
        : {})}
    >
      {extensions === false ? (
        <NotAvailable icon={CalendarDays} functions={text('week.functions')} />
      ) : (
        <chakra.div flex="1" overflowX="auto" position="relative" data-wide onKeyDown={onKeyDown} _print={{ overflow: 'visible' }}>
          {isFree && (
            <Caption as="p" role="status" px="gutter" py="2">
              {text('week.nothing')}.{' '}
              <chakra.span textDecoration="underline" _print={{ display: 'none' }}>
                <Link to={planPath({ ...(employee && { user: employee.id }), date: view.date })}>{text('meetings.planSeveral')}</Link>
              </chakra.span>
            </Caption>
          )}
          {weekPage && (
            <>
              <WeekTable
                caption={caption}
                days={days}
                rows={rows}
                busy={state.kind === 'rows' && state.busy}
                offOf={offOf}
                pathTo={pathTo}
                planPath={(user) => planPath({ user, date: view.date })}
              />
              <WeekAgenda days={days} rows={rows} offOf={offOf} pathTo={pathTo} />
              <Key />
            </>
          )}
        </chakra.div>
      )}
    </ListFrame>
  );
}

interface StatusChipsProps extends Pick<Props, 'view' | 'onView'> {
  /** Undefined until the week has loaded. */
  people: readonly EmployeePlan_WeekFragment[] | undefined;
}

/** Renders the filter by status, with the number of meetings of each status. */
function StatusChips({ view, onView, people }: StatusChipsProps) {
  const text = useText(weekTexts, meetingsTexts, peopleTexts);
  const selected: Choice = view.overlapping ? 'OVERLAPPING' : (view.status ?? 'ALL');
  const countOf = (choice: Choice) =>
    (people ?? []).reduce(
      (sum, { meetings }) =>
        sum + (choice === 'OVERLAPPING' ? overlapsIn(meetings) : meetings.filter(({ status }) => choice === 'ALL' || status === choice).length),
      0,
    );
  return (
    <FilterChips
      label={text('person.status')}
      value={selected}
      choices={choices
        .filter((choice) => choice === 'ALL' || choice === selected || countOf(choice) > 0)
        .map((choice) => ({
          value: choice,
          label: choice === 'OVERLAPPING' ? text('week.overlapping') : text(`meetings.status.${choice}`),
          count: people === undefined ? '-' : formatNumber(countOf(choice)),
        }))}
      onChange={(choice) =>
        onView({ ...view, status: Object.values(MeetingStatus).find((status) => status === choice), overlapping: choice === 'OVERLAPPING' }, { replace: true })
      }
    />
  );
}

/** Explains the icons of the week. */
function Key() {
  const text = useText(weekTexts);
  return (
    <Caption hideBelow="md" display="flex" gap="3" px="gutter" py="2" css={{ '& svg': { boxSize: '14px', me: '1' } }}>
      {icons.map(([Icon, key]) => (
        <chakra.span key={key} display="inline-flex" alignItems="center">
          <Icon aria-hidden />
          {text(key)}
        </chakra.span>
      ))}
    </Caption>
  );
}

const icons = [
  [Sprout, 'week.farmer'],
  [Store, 'week.dealer'],
  [CircleCheck, 'week.done'],
  [TriangleAlert, 'week.overlaps'],
] as const;
