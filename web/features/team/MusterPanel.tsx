/** Renders the muster: attendance of all people in a week or a month, to check, approve, print and save as a spreadsheet. */
import { Button, chakra } from '@chakra-ui/react';
import { ChevronDown, WifiOff } from 'lucide-react';
import { Suspense, useRef } from 'react';
import { indiaToday } from '../../calendar/server-clock.ts';
import { useDates } from '../../calendar/use-dates.ts';
import { useServerConfig } from '../../data/config.ts';
import { failureOf } from '../../data/failure.ts';
import { NotSaved, SaveWorkbook } from '../../data/workbooks/SaveWorkbook.tsx';
import { formatNumber } from '../../i18n/formats.ts';
import { useText } from '../../i18n/text-context.ts';
import { ApprovalBar } from '../../people/approvals/ApprovalBar.tsx';
import { CheckDays } from '../../people/approvals/CheckDays.tsx';
import { actionByKey } from '../../people/approvals/day-actions.ts';
import { NotApprovedList } from '../../people/approvals/NotApprovedList.tsx';
import { type DayToApprove, useApprovals } from '../../people/approvals/use-approvals.ts';
import { useDayDecision } from '../../people/approvals/use-day-decision.tsx';
import { useDayTypes } from '../../people/day-types/use-day-types.ts';
import { may } from '../../session/permissions.ts';
import { useSession } from '../../session/session.ts';
import { personOf } from '../../session/session-store.ts';
import { lazyComponent } from '../../ui/lazy-component.ts';
import { ListFrame } from '../../ui/list/ListFrame.tsx';
import { listState } from '../../ui/list/list-state.ts';
import { StaleLine } from '../../ui/list/StaleLine.tsx';
import { Message } from '../../ui/Message.tsx';
import { PrintButton } from '../../ui/PrintButton.tsx';
import { StatePanel } from '../../ui/StatePanel.tsx';
import { BoardPager } from './BoardPager.tsx';
import { Muster } from './Muster.tsx';
import { type MissingCheckOut, MusterCorrection } from './MusterCorrection.tsx';
import { MusterDecision } from './MusterDecision.tsx';
import { MusterFilters } from './MusterFilters.tsx';
import { MusterKey } from './MusterKey.tsx';
import { MusterPeople } from './MusterPeople.tsx';
import {
  type Cell,
  type CellActions,
  cellsOf,
  daysOfSpan,
  dayToDecide,
  isShown,
  type MusterRow,
  type MusterSpan,
  monthsOf,
  musterFilters,
  musterRows,
  musterTotals,
  withDayTypes,
  withoutAbsences,
} from './muster.ts';
import type { DayToType } from './payroll/DayTypeDialog.tsx';
import { readingWords } from './reading-words.ts';
import { SpanSegments } from './SpanSegments.tsx';
import { SpanStepper } from './SpanStepper.tsx';
import { teamTexts } from './texts/texts.ts';
import { useBoardState } from './use-board-state.ts';
import { useMusterCopies } from './use-muster-copies.ts';
import { useTeamMonth } from './use-team-month.ts';
import type { TeamPanelProps } from './view.ts';

/** Loads when a day type is first set. */
const DayTypeDialog = lazyComponent(async () => (await import('./payroll/DayTypeDialog.tsx')).DayTypeDialog);

export function MusterPanel(props: TeamPanelProps) {
  const { span } = props.view;
  return <Period key={span} {...props} span={span === 'week' ? 'week' : 'month'} />;
}

interface Props extends TeamPanelProps {
  span: MusterSpan;
}

function Period({ pageId, view, span, onView, dayPath }: Props) {
  const text = useText(teamTexts);
  const dates = useDates();
  const { date, page } = view;
  const filter = musterFilters.find((each) => each === view.filter) ?? 'all';
  const today = indiaToday();
  const days = daysOfSpan(span, date);
  const months = monthsOf(days, today);
  const board = `${date} ${page}`;
  const approvals = useApprovals(board);
  const team = useTeamMonth(months, page, days.includes(today) && !approvals.run?.busy);
  const [first = date, last = date] = [days[0], days.at(-1)];
  const period =
    span === 'month'
      ? `${dates.month(Number(first.slice(5, 7)))} ${first.slice(0, 4)}`
      : text('muster.range', { from: dates.dayOfYear(first), to: dates.date(last) });
  const caption = text('muster.caption', { period });
  const extensions = useServerConfig()?.extensions === true;
  const person = personOf(useSession());
  const setsTypes = extensions && person !== undefined && may.runPayroll(person);
  const copies = useMusterCopies({ board, months, days, period, caption });
  const grid = useRef<HTMLDivElement>(null);
  /** The last cell that Next moved to. */
  const lastToCheck = useRef<string>(undefined);
  const [dayToType, setDayToType] = useBoardState<DayToType>(board);
  const [missingDay, setMissingDay] = useBoardState<MissingCheckOut>(board);
  /** The day with an open individual decision. */
  const [openDay, setOpenDay] = useBoardState<{ readonly userId: string; readonly date: string }>(board);
  const { decide, dialog } = useDayDecision(approvals, ({ userId, date: on }) => `[data-cell="${CSS.escape(`${userId} ${on}`)}"]`);

  const people = musterRows(team.people, days, today);
  const { typeOf } = useDayTypes(extensions && !team.reading ? people.map(({ id }) => id) : [], months);
  const all = copies.printed ?? withDayTypes(people, setsTypes ? typeOf : withoutAbsences(typeOf));
  const rows = copies.printed ?? all.filter((row) => isShown(filter, row));
  const isWhole = copies.printed !== undefined || !team.reading;
  const state = listState(
    { current: all.length > 0 || !team.reading ? all : undefined, previous: undefined, failed: team.error !== undefined },
    (people) => people.length === 0,
  );
  const decidable = (row: MusterRow, cell: Cell) => dayToDecide(row, cell, dates.dayOfYear(cell.date));
  const openRow = openDay && all.find(({ id }) => id === openDay.userId);
  const openCell = openDay && openRow?.cells.find(({ date: on }) => on === openDay.date);
  const dayInPanel = openRow && openCell && decidable(openRow, openCell);
  const toCheck = all.reduce((sum, row) => sum + row.toCheck, 0);
  const daysToApprove = (people: readonly MusterRow[]): DayToApprove[] =>
    cellsOf(people, 'toApprove').flatMap(({ row, cell: { date: on, day } }) =>
      day ? [{ id: day.id, userId: row.id, date: on, name: `${row.name}, ${dates.dayOfYear(on)}` }] : [],
    );
  const toNextToCheck = () => {
    const cells = [...(grid.current?.querySelectorAll<HTMLElement>('[data-cell]:is([data-state=missing], [data-state=needsCheck])') ?? [])];
    // Found by its name, because the press moved the focus to the button.
    const next = cells[(cells.findIndex((cell) => cell.dataset['cell'] === lastToCheck.current) + 1) % cells.length];
    lastToCheck.current = next?.dataset['cell'];
    const [userId = '', on = ''] = lastToCheck.current?.split(' ') ?? [];
    if (extensions) setOpenDay({ userId, date: on });
    next?.focus();
  };
  const onDayKey = (row: MusterRow, cell: Cell, key: string): boolean => {
    const day = decidable(row, cell);
    const action = day && actionByKey(key, day);
    if (!day || !action) return false;
    decide(day, action);
    return true;
  };
  const cellActions: CellActions = {
    ...(extensions && {
      onCorrect: ({ id: userId, name }, { date: on, day }) => day && setMissingDay({ userId, name, date: on, day }),
      onDecide: ({ id: userId }, { date: on }) => setOpenDay({ userId, date: on }),
    }),
    ...(setsTypes && {
      onSetType: ({ id: userId }, { date: on, type }) => setDayToType({ userId, date: on, ...(type?.reason ? type : { type: 'LEAVE' }) }),
    }),
  };
  const approveRow = (row: MusterRow) => void approvals.approve(daysToApprove([row]));

  const head = (
    <>
      <SpanSegments value={span} onChange={(next) => onView({ ...view, span: next, page: 0 })} />
      <SpanStepper span={span} date={date} today={today} onDate={(next) => onView({ ...view, date: next, page: 0 })} />
    </>
  );
  if (months.length === 0)
    return (
      <ListFrame title={text('team.title')} pageId={pageId} state={{ kind: 'loading' }} failure="" onRetry={() => undefined} actions={head}>
        <StatePanel role="status" picture={<WifiOff />} title={text('muster.outOfReach')} />
      </ListFrame>
    );
  const gathering = copies.gathered !== undefined;
  const waits =
    copies.gathered === undefined
      ? readingWords(text, { isWhole, count: all.length, total: team.total })
      : text('muster.gathering', { count: formatNumber(copies.gathered) });
  return (
    <ListFrame
      title={text('team.title')}
      pageId={pageId}
      note={
        <chakra.span display="none" _print={{ display: 'inline' }}>
          {caption}
        </chakra.span>
      }
      state={state}
      failure={text(failureOf(team.error))}
      onRetry={() => void team.renew()}
      actions={
        <>
          {head}
          <PrintButton flex={{ mdDown: '1' }} disabled={gathering || !isWhole} onClick={() => void copies.print()} />
          <SaveWorkbook saving={copies.saving} disabled={gathering || !isWhole} onSave={() => void copies.save()} />
        </>
      }
      filters={
        <MusterFilters
          filter={filter}
          onFilter={(next) => onView({ ...view, filter: next }, { replace: true })}
          rows={all}
          isWhole={isWhole}
          isPart={page > 0 || team.hasNext}
          extensions={extensions}
        />
      }
      notice={
        <>
          {team.error !== undefined && all.length > 0 && <StaleLine onRetry={() => void team.renew()}>{text('muster.partial')}</StaleLine>}
          <NotSaved saving={copies.saving} />
          {copies.gatherFailed && <Message kind="error">{text('muster.gatherFailed')}</Message>}
          <NotApprovedList approvals={approvals} />
          {dayInPanel && (
            <MusterDecision
              day={dayInPanel}
              dayPath={dayPath(dayInPanel.userId, dayInPanel.date)}
              onAction={(action) => decide(dayInPanel, action)}
              onClose={() => setOpenDay(undefined)}
            />
          )}
          {dialog}
        </>
      }
      bar={
        state.kind !== 'failed' && (
          <ApprovalBar approvals={approvals} selected={daysToApprove(rows)} byHand={false} toCheck={toCheck} waits={waits}>
            <BoardPager page={page} team={team} onPage={(next, options) => onView({ ...view, page: next }, options)} />
            <CheckDays key={board} days={cellsOf(all, 'unchecked').map(({ row, cell }) => ({ userId: row.id, date: cell.date }))} />
            {toCheck > 0 && (
              <Button h="control" hideBelow="md" onClick={toNextToCheck}>
                <ChevronDown />
                {text('team.nextToLook')}
              </Button>
            )}
          </ApprovalBar>
        )
      }
    >
      <chakra.div ref={grid} display="contents">
        <Muster
          caption={caption}
          days={days}
          today={today}
          rows={rows}
          totals={isWhole && rows.length > 0 ? musterTotals(rows, days) : undefined}
          busy={!isWhole}
          withTravel={extensions}
          dayPath={dayPath}
          {...cellActions}
          onDayKey={onDayKey}
          onApprove={span === 'week' ? approveRow : undefined}
        />
        <MusterPeople rows={rows} dayPath={dayPath} {...cellActions} onApprove={approveRow} />
        <Suspense>{dayToType && <DayTypeDialog day={dayToType} people={all} onClose={() => setDayToType(undefined)} />}</Suspense>
        {missingDay && <MusterCorrection missing={missingDay} onClose={() => setMissingDay(undefined)} />}
        <chakra.div display="none" _print={{ display: 'block' }} pt="2">
          <MusterKey withTypes={extensions} />
        </chakra.div>
      </chakra.div>
    </ListFrame>
  );
}
