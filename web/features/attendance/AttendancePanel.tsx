/** Renders View Attendance: an employee's days of a period, with approvals, details and links to the map. */
import { skipToken } from '@apollo/client/react';
import { chakra } from '@chakra-ui/react';
import { useMemo, useState } from 'react';
import { writeMinutes } from '../../calendar/dates.ts';
import { indiaToday } from '../../calendar/server-clock.ts';
import { useDates } from '../../calendar/use-dates.ts';
import type { Outcome } from '../../data/attempt.ts';
import { useServerConfig } from '../../data/config.ts';
import { ExportButton } from '../../data/exports/ExportButton.tsx';
import { failureOf } from '../../data/failure.ts';
import { useRenewal } from '../../data/live/use-changes.ts';
import { OutcomeMessage } from '../../data/OutcomeMessage.tsx';
import type { AttendancePeriod } from '../../data/schema.generated.ts';
import { formatNumber, formatTenths } from '../../i18n/formats.ts';
import { type TextFunction, useText } from '../../i18n/text-context.ts';
import { ApprovalBar, UndoButton } from '../../people/approvals/ApprovalBar.tsx';
import { CheckDays } from '../../people/approvals/CheckDays.tsx';
import { needsNote } from '../../people/approvals/day-actions.ts';
import { NotApprovedList } from '../../people/approvals/NotApprovedList.tsx';
import { ReadyRule } from '../../people/approvals/ReadyRule.tsx';
import { type Approvals, type DayToApprove, useApprovals } from '../../people/approvals/use-approvals.ts';
import { useDayDecision } from '../../people/approvals/use-day-decision.tsx';
import { peopleTexts } from '../../people/texts/texts.ts';
import { formTexts } from '../../ui/form/texts/texts.ts';
import { LineButton } from '../../ui/LineButton.tsx';
import type { Column } from '../../ui/list/columns.ts';
import { ListSheet } from '../../ui/list/ListSheet.tsx';
import { listState } from '../../ui/list/list-state.ts';
import { Select } from '../../ui/Select.tsx';
import { AttendanceRow, NoEntryRow } from './AttendanceRow.tsx';
import { useAttendanceQuery, useExportAttendanceMutation, useTravelReportQuery } from './attendance.generated.ts';
import { DayCell } from './DayRow.tsx';
import { HoursByDay } from './HoursByDay.tsx';
import { daysOf, daysUntil, monthOfPeriod, writeDays } from './period.ts';
import { periods } from './periods.ts';
import { attendanceTexts } from './texts/texts.ts';
import { totalsOf } from './work-day.ts';

interface Props {
  userId: string;
  /** The employee's name, for print; empty while unknown. */
  name: string;
  period: AttendancePeriod;
  onPeriod: (period: AttendancePeriod) => void;
  /** Returns the path of a day's Traveled Location. */
  mapPath: (date: string) => string;
}

/** Loads the days of a period up to today. The days of the previous period stay while the next ones load. @param isPaused true while days are not renewed */
function usePeriodDays(userId: string, period: AttendancePeriod, today: string, isPaused: boolean) {
  const { from, to: until } = daysOf(period, today);
  const { data, error, refetch } = useAttendanceQuery({
    variables: { userId, period },
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  });
  useRenewal(({ node }) => node.type === 'ATTENDANCE' && node.subjectId === userId, refetch, !isPaused);
  const days = useMemo(() => (data?.attendance ? daysUntil(data.attendance, { from, to: until }, today) : undefined), [data, from, until, today]);
  const [previous, setPrevious] = useState(days);
  if (days !== undefined && days !== previous) setPrevious(days);
  const state = listState({ current: days, previous, failed: error !== undefined }, (rows) => rows.every(({ entry }) => entry === undefined));
  return { from, until, state, error, refetch };
}

type Days = Extract<ReturnType<typeof usePeriodDays>['state'], { kind: 'rows' }>['page'];

/** Returns the days that wait for an approval. Ready days are selected by default, others only by hand. */
function useDaysToApprove(userId: string, days: Days, byHand: Readonly<Record<string, boolean>>, run: Approvals['run']) {
  const dates = useDates();
  const notApproved = new Set(run?.action === 'approve' ? run.failed.map(({ day }) => day.id) : []);
  return days.flatMap(({ date, entry }) =>
    date === null || entry === undefined || entry.approved || entry.state?.code === 'REFUSED' || entry.state?.code === 'ASKED'
      ? []
      : [
          {
            day: { id: entry.id, userId, date, name: dates.named(date), needsNote: needsNote(entry.state) },
            code: entry.state?.code,
            selected: (byHand[entry.id] ?? entry.state?.code === 'READY') && !notApproved.has(entry.id),
          },
        ],
  );
}

const columnsIn = (text: TextFunction<(typeof attendanceTexts | typeof formTexts | typeof peopleTexts)['en']>): readonly Column[] => [
  { key: 'date', label: text('form.date.label'), kind: 'main', width: '19%' },
  { key: 'in', label: text('attendance.checkin'), kind: 'sub', width: '13%' },
  { key: 'out', label: text('attendance.checkout'), kind: 'sub', width: '13%' },
  { key: 'hours', label: text('attendance.hours'), kind: 'sub', width: '11%', align: 'end' },
  { key: 'status', label: text('person.status'), kind: 'state', width: '18%', indent: true },
  { key: 'details', label: text('attendance.details'), kind: 'drop', width: '13%', screenOnly: true },
  { key: 'map', label: text('attendance.map'), kind: 'drop', screenOnly: true },
];

export function AttendancePanel({ userId, name, period, onPeriod, mapPath }: Props) {
  const text = useText(attendanceTexts, formTexts, peopleTexts);
  const dates = useDates();
  // Messages about one period are dismissed with the period.
  const [approval, setApproval] = useState<{ period: AttendancePeriod; outcome: Outcome<unknown>; day: DayToApprove | undefined }>();
  /** Manually selected or unselected days, by the id of the day. */
  const [byHand, setByHand] = useState<Readonly<Record<string, boolean>>>({});
  const approvals = useApprovals(period);
  const [periodBefore, setPeriodBefore] = useState(period);
  // A period begins without boxes changed by hand, whichever way leads to it.
  if (periodBefore !== period) {
    setPeriodBefore(period);
    setByHand({});
  }
  const { decide, dialog } = useDayDecision(
    approvals,
    ({ id }) => `[data-row="${CSS.escape(id)}"]`,
    () => setApproval(undefined),
  );
  const extensions = useServerConfig()?.extensions;
  const today = indiaToday();
  const { from, until, state, error, refetch } = usePeriodDays(userId, period, today, approvals.run?.busy === true);
  const totals = state.kind === 'rows' ? totalsOf(state.page.flatMap(({ entry }) => entry ?? [])) : undefined;
  const waiting = useDaysToApprove(userId, state.kind === 'rows' ? state.page : [], byHand, approvals.run);
  const selected = waiting.filter((each) => each.selected).map(({ day }) => day);
  const approvedDay = approval?.day;
  const travel = useTravelReportQuery(extensions ? { variables: { userId, period }, fetchPolicy: 'cache-and-network' } : skipToken);
  const written = writeDays(period, today, dates);
  return (
    <ListSheet
      title={text('attendance.title')}
      pageId="attendance"
      note={
        <>
          <chakra.span display="none" _print={{ display: 'inline' }}>
            {name}{' '}
          </chakra.span>
          {'month' in written ? written.month : text('attendance.range', written)}
        </>
      }
      actions={
        <>
          <ExportButton useExport={useExportAttendanceMutation} input={{ userId, from, until }} rows={{ what: [name], from, until }} />
          <PeriodSelect period={period} onPeriod={onPeriod} />
        </>
      }
      filters={
        totals && state.kind === 'rows' ? (
          <>
            {'month' in written && <HoursByDay days={state.page} totals={totals} month={written.month} today={today} />}
            <ReadyRule />
          </>
        ) : undefined
      }
      columns={columnsIn(text)}
      state={state}
      rows={(rows) =>
        rows.map(({ date, entry }) =>
          entry === undefined ? (
            date !== null && <NoEntryRow key={date} date={date} mapTo={mapPath(date)} />
          ) : (
            <AttendanceRow
              key={entry.id}
              day={entry}
              userId={userId}
              person={name}
              today={today}
              mapPath={mapPath}
              selected={waiting.find(({ day }) => day.id === entry.id)?.selected}
              onSelect={(to) => setByHand((before) => ({ ...before, [entry.id]: to }))}
              onAction={decide}
              onOutcome={(outcome) => setApproval({ period, outcome, day: waiting.find(({ day }) => day.id === entry.id)?.day })}
            />
          ),
        )
      }
      foot={() => totals && <TotalsRow totals={totals} travel={travel} />}
      notice={
        <>
          <NotApprovedList approvals={approvals} />
          {dialog}
        </>
      }
      bar={
        approval?.period === period ? (
          <ApprovedBar
            outcome={approval.outcome}
            onClose={() => setApproval(undefined)}
            onUndo={
              approvedDay &&
              (() => {
                setApproval(undefined);
                void approvals.undo([approvedDay]);
              })
            }
          />
        ) : (
          totals &&
          (totals.toApprove > 0 || approvals.run) && (
            <ApprovalBar approvals={approvals} selected={selected} toCheck={waiting.filter((each) => each.code === 'NEEDS_CHECK' && !each.selected).length}>
              <CheckDays key={period} days={waiting.filter(({ code }) => code === 'UNCHECKED').map(({ day }) => day)} />
            </ApprovalBar>
          )
        )
      }
      failure={text(failureOf(error))}
      onRetry={() => void refetch()}
    />
  );
}

/** Styles of the totals row, as in an account book. */
const doubleRule = {
  mdDown: { borderTop: '3px double {colors.border.control}' },
  md: { '& > td': { borderTop: '3px double {colors.border.control}', borderBottomWidth: '0' } },
};

interface TotalsRowProps {
  totals: ReturnType<typeof totalsOf>;
  /** The query of kilometres and stops, which is skipped without extensions. */
  travel: Pick<ReturnType<typeof useTravelReportQuery>, 'data' | 'error' | 'refetch'>;
}

/** Renders the totals of a period: days, hours, days to approve, kilometres and stops. */
function TotalsRow({ totals, travel: { data, error, refetch } }: TotalsRowProps) {
  const text = useText(attendanceTexts);
  const report = data?.travelReport;
  const travelled = report && {
    km: formatTenths(report.reduce((sum, { straightLineKm }) => sum + straightLineKm, 0)),
    count: report.reduce((sum, { stopCount }) => sum + stopCount, 0),
  };
  return (
    <chakra.tr role="row" display={{ mdDown: 'flex' }} flexWrap="wrap" columnGap="3.5" px={{ mdDown: '4' }} py={{ mdDown: '2' }} css={doubleRule}>
      <DayCell flex="1 1 50%">{text('attendance.days', { count: totals.days })}</DayCell>
      <DayCell display={{ mdDown: 'none' }} colSpan={2} />
      <DayCell textAlign={{ md: 'end' }} order="2" data-label={text('attendance.hours')}>
        {writeMinutes(totals.minutes)}
      </DayCell>
      <DayCell ps={{ md: '6' }} order="1">
        {totals.toApprove === 0 ? text('attendance.allApproved') : text('attendance.toApprove', { count: formatNumber(totals.toApprove) })}
      </DayCell>
      <DayCell order="3" flex="1 0 100%" colSpan={2} whiteSpace={travelled ? 'nowrap' : undefined} _empty={{ mdDown: { display: 'none' } }}>
        {travelled
          ? text('attendance.travelSums', travelled)
          : error !== undefined && (
              <chakra.span role="alert" color="fg.error">
                {text('attendance.travelFailed')}{' '}
                <LineButton type="button" onClick={() => void refetch()}>
                  {text('action.retry')}
                </LineButton>
              </chakra.span>
            )}
      </DayCell>
    </chakra.tr>
  );
}

interface ApprovedBarProps {
  outcome: Outcome<unknown>;
  onClose: () => void;
  /** Undefined when the approved day is unknown. */
  onUndo: (() => void) | undefined;
}

/** Renders the outcome of an approval, with the button that undoes it. */
function ApprovedBar({ outcome, onClose, onUndo }: ApprovedBarProps) {
  const text = useText(attendanceTexts);
  return (
    <chakra.div minH="52px" px="gutter" py="1" display="flex" flexWrap="wrap" gap="2" alignItems="center" bg="bg" borderTopWidth="1px">
      <chakra.div flex="1">
        <OutcomeMessage outcome={outcome} done={text('attendance.approvedDone')} onClose={onClose} />
      </chakra.div>
      {outcome.kind === 'done' && onUndo && <UndoButton onUndo={onUndo} />}
    </chakra.div>
  );
}

interface PeriodSelectProps {
  period: AttendancePeriod;
  onPeriod: (period: AttendancePeriod) => void;
}

/** Renders the select for the attendance period: this week, last week, or a month. */
function PeriodSelect({ period, onPeriod }: PeriodSelectProps) {
  const text = useText(attendanceTexts);
  const dates = useDates();
  const label = (choice: AttendancePeriod): string => {
    const month = monthOfPeriod(choice);
    return month === undefined ? text(choice === 'LAST_WEEK' ? 'attendance.LAST_WEEK' : 'attendance.CURRENT_WEEK') : dates.month(month);
  };
  return (
    <Select
      size="sm"
      aria-label={text('attendance.period')}
      value={period}
      onChange={(value) => onPeriod(periods.find((choice) => choice === value) ?? 'CURRENT_WEEK')}
      choices={periods.map((choice) => ({ value: choice, label: label(choice) }))}
    />
  );
}
