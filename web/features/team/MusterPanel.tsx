/** Renders the muster: attendance of all people in a week or a month, to check, approve, print and save as a spreadsheet. */
import { Button, chakra } from '@chakra-ui/react';
import { ChevronDown, WifiOff } from 'lucide-react';
import { type ReactNode, useRef } from 'react';
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
import { type Approvals, type DayToApprove, useApprovals } from '../../people/approvals/use-approvals.ts';
import { useDayDecision } from '../../people/approvals/use-day-decision.tsx';
import { may } from '../../session/permissions.ts';
import { useSession } from '../../session/session.ts';
import { personOf } from '../../session/session-store.ts';
import { ListFrame } from '../../ui/list/ListFrame.tsx';
import { StaleLine } from '../../ui/list/StaleLine.tsx';
import { Message } from '../../ui/Message.tsx';
import { PrintButton } from '../../ui/PrintButton.tsx';
import { StatePanel } from '../../ui/StatePanel.tsx';
import { BoardPager } from './BoardPager.tsx';
import { Muster } from './Muster.tsx';
import { MusterDecision } from './MusterDecision.tsx';
import { MusterFilters, MusterKey } from './MusterFilters.tsx';
import { MusterPeople } from './MusterPeople.tsx';
import { type Cell, cellsOf, daysOfSpan, dayToDecide, type MusterRow, type MusterSpan, monthsOf, musterFilters, musterTotals } from './muster.ts';
import { readingWords } from './reading-words.ts';
import { SpanSegments } from './SpanSegments.tsx';
import { SpanStepper } from './SpanStepper.tsx';
import { teamTexts } from './texts/texts.ts';
import { useMusterCopies } from './use-muster-copies.ts';
import { useMusterPeople } from './use-muster-people.ts';
import { useOpenCells } from './use-open-cells.tsx';
import type { TeamPanelProps } from './view.ts';

export function MusterPanel(props: TeamPanelProps) {
  const { span } = props.view;
  return <Period key={span} {...props} span={span === 'week' ? 'week' : 'month'} />;
}

/** Returns a function that focuses the next cell that needs a check, and opens its day with `openDay`. */
function useNextToCheck(openDay: ((userId: string, date: string) => void) | undefined) {
  const grid = useRef<HTMLDivElement>(null);
  /** The last cell that Next moved to. */
  const last = useRef<string>(undefined);
  const toNextToCheck = () => {
    const cells = [...(grid.current?.querySelectorAll<HTMLElement>('[data-cell]:is([data-state=missing], [data-state=needsCheck])') ?? [])];
    // Found by its name, because the press moved the focus to the button.
    const next = cells[(cells.findIndex((cell) => cell.dataset['cell'] === last.current) + 1) % cells.length];
    last.current = next?.dataset['cell'];
    const [userId = '', date = ''] = last.current?.split(' ') ?? [];
    openDay?.(userId, date);
    next?.focus();
  };
  return { grid, toNextToCheck };
}

/** Returns the month, or the first and the last day of the week. */
function usePeriodName(span: MusterSpan, days: readonly string[]): string {
  const text = useText(teamTexts);
  const dates = useDates();
  const [first = '', last = ''] = [days[0], days.at(-1)];
  if (span === 'week') return text('muster.range', { from: dates.dayOfYear(first), to: dates.date(last) });
  return `${dates.month(Number(first.slice(5, 7)))} ${first.slice(0, 4)}`;
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
  const period = usePeriodName(span, days);
  const caption = text('muster.caption', { period });
  const extensions = useServerConfig()?.extensions === true;
  const person = personOf(useSession());
  const setsTypes = extensions && person !== undefined && may.runPayroll(person);
  const copies = useMusterCopies({ board, months, days, period, caption });
  const isBusy = approvals.run?.busy === true;
  const { team, all, rows, isWhole, state } = useMusterPeople({ days, months, page, filter, printed: copies.printed, setsTypes, isBusy });
  const cells = useOpenCells(board, { people: all, extensions, setsTypes });
  const { grid, toNextToCheck } = useNextToCheck(extensions ? cells.openDay : undefined);
  const { decide, dialog } = useDayDecision(approvals, ({ userId, date: on }) => `[data-cell="${CSS.escape(`${userId} ${on}`)}"]`);
  const decidable = (row: MusterRow, cell: Cell) => dayToDecide(row, cell, dates.dayOfYear(cell.date));
  const dayInPanel = cells.opened && decidable(cells.opened.row, cells.opened.cell);
  const onDayKey = (row: MusterRow, cell: Cell, key: string): boolean => {
    const day = decidable(row, cell);
    const action = day && actionByKey(key, day);
    if (!day || !action) return false;
    decide(day, action);
    return true;
  };
  const approveRow = (row: MusterRow) => void approvals.approve(daysToApprove([row], dates));

  const head = (
    <>
      <SpanSegments value={span} onChange={(next) => onView({ ...view, span: next, page: 0 })} />
      <SpanStepper span={span} date={date} today={today} onDate={(next) => onView({ ...view, date: next, page: 0 })} />
    </>
  );
  if (months.length === 0) return <OutOfReach pageId={pageId} actions={head} />;
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
          <PrintButton flex={{ mdDown: '1' }} disabled={copies.gathered !== undefined || !isWhole} onClick={() => void copies.print()} />
          <SaveWorkbook saving={copies.saving} disabled={copies.gathered !== undefined || !isWhole} onSave={() => void copies.save()} />
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
              onClose={cells.close}
            />
          )}
          {dialog}
        </>
      }
      bar={
        state.kind !== 'failed' && (
          <MusterBar approvals={approvals} board={board} people={all} selected={daysToApprove(rows, dates)} waits={waits} onNext={toNextToCheck}>
            <BoardPager page={page} team={team} onPage={(next, options) => onView({ ...view, page: next }, options)} />
          </MusterBar>
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
          {...cells.actions}
          onDayKey={onDayKey}
          onApprove={span === 'week' ? approveRow : undefined}
        />
        <MusterPeople rows={rows} dayPath={dayPath} {...cells.actions} onApprove={approveRow} />
        {cells.dialogs}
        <chakra.div display="none" _print={{ display: 'block' }} pt="2">
          <MusterKey withTypes={extensions} />
        </chakra.div>
      </chakra.div>
    </ListFrame>
  );
}

/** Renders the muster of a period without reports. */
function OutOfReach({ pageId, actions }: { pageId: string; actions: ReactNode }) {
  const text = useText(teamTexts);
  return (
    <ListFrame title={text('team.title')} pageId={pageId} state={{ kind: 'loading' }} failure="" onRetry={() => undefined} actions={actions}>
      <StatePanel role="status" picture={<WifiOff />} title={text('muster.outOfReach')} />
    </ListFrame>
  );
}

/** Returns the complete days of people, which can be approved together. */
const daysToApprove = (people: readonly MusterRow[], { dayOfYear }: Pick<ReturnType<typeof useDates>, 'dayOfYear'>): DayToApprove[] =>
  cellsOf(people, 'toApprove').flatMap(({ row, cell: { date, day } }) =>
    day ? [{ id: day.id, userId: row.id, date, name: `${row.name}, ${dayOfYear(date)}` }] : [],
  );

interface MusterBarProps {
  approvals: Approvals;
  board: string;
  people: readonly MusterRow[];
  selected: readonly DayToApprove[];
  /** Reason why nothing can be approved yet. */
  waits: string | undefined;
  /** Moves to the next cell that needs a check. */
  onNext: () => void;
  children: ReactNode;
}

/** Renders the buttons that approve and check days, and that lead to the next day that needs a check. */
function MusterBar({ approvals, board, people, selected, waits, onNext, children }: MusterBarProps) {
  const text = useText(teamTexts);
  const toCheck = people.reduce((sum, row) => sum + row.toCheck, 0);
  return (
    <ApprovalBar approvals={approvals} selected={selected} byHand={false} toCheck={toCheck} waits={waits}>
      {children}
      <CheckDays key={board} days={cellsOf(people, 'unchecked').map(({ row, cell }) => ({ userId: row.id, date: cell.date }))} />
      {toCheck > 0 && (
        <Button h="control" hideBelow="md" onClick={onNext}>
          <ChevronDown />
          {text('team.nextToLook')}
        </Button>
      )}
    </ApprovalBar>
  );
}
