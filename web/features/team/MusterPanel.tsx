/** Renders the muster: attendance of all people in a week or a month, to check, approve, print and save as a spreadsheet. */
import { Button, chakra } from '@chakra-ui/react';
import { ChevronDown, WifiOff } from 'lucide-react';
import { Suspense, useRef, useState } from 'react';
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
import { ReadyRule } from '../../people/approvals/ReadyRule.tsx';
import { type DayToApprove, useApprovals } from '../../people/approvals/use-approvals.ts';
import { useDayDecision } from '../../people/approvals/use-day-decision.tsx';
import { useDayTypes } from '../../people/day-types/use-day-types.ts';
import { may } from '../../session/permissions.ts';
import { useSession } from '../../session/session.ts';
import { personOf } from '../../session/session-store.ts';
import { Caption } from '../../ui/Caption.tsx';
import { lazyComponent } from '../../ui/lazy-component.ts';
import { FilterChips } from '../../ui/list/FilterChips.tsx';
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
import { MusterKey } from './MusterKey.tsx';
import { MusterPeople } from './MusterPeople.tsx';
import {
  type Cell,
  countOf,
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
import { SpanSegments } from './SpanSegments.tsx';
import { SpanStepper } from './SpanStepper.tsx';
import { teamTexts } from './texts/texts.ts';
import { useMusterCopies } from './use-muster-copies.ts';
import { useTeamMonth } from './use-team-month.ts';
import { decisionFilters, type TeamPanelProps } from './view.ts';

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
  const extensions = useServerConfig()?.extensions;
  const person = personOf(useSession());
  const seesTypes = extensions === true;
  const setsTypes = seesTypes && person !== undefined && may.runPayroll(person);
  const copies = useMusterCopies({ board, months, days, period, caption, withTypes: seesTypes });
  const grid = useRef<HTMLDivElement>(null);
  /** The last cell that Next moved to. */
  const lastToCheck = useRef<string>(undefined);
  const [dayToType, setDayToType] = useState<DayToType>();
  const [missingDay, setMissingDay] = useState<MissingCheckOut>();
  /** The day with an open individual decision. */
  const [openDay, setOpenDay] = useState<{ readonly userId: string; readonly date: string }>();
  const { decide, dialog } = useDayDecision(approvals, ({ userId, date: on }) => `[data-cell="${CSS.escape(`${userId} ${on}`)}"]`);
  const [boardBefore, setBoardBefore] = useState(board);
  // Messages about another week or month are removed. The frame stays, and with it the focus.
  if (boardBefore !== board) {
    setBoardBefore(board);
    copies.saving.closeFailure();
    setMissingDay(undefined);
    setOpenDay(undefined);
    setDayToType(undefined);
  }

  const people = musterRows(team.people, days, today);
  const { typeOf } = useDayTypes(seesTypes && !team.reading ? people.map(({ id }) => id) : [], months);
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
  const unchecked = all.flatMap(({ id: userId, cells }) => cells.flatMap((cell) => (cell.state === 'unchecked' ? [{ userId, date: cell.date }] : [])));
  const daysToApprove = (people: readonly MusterRow[]): DayToApprove[] =>
    people.flatMap(({ id: userId, name, cells }) =>
      cells.flatMap(({ date: on, state: is, day }) =>
        is === 'toApprove' && day ? [{ id: day.id, userId, date: on, name: `${name}, ${dates.dayOfYear(on)}` }] : [],
      ),
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

  const onCorrect = extensions
    ? ({ id: userId, name }: MusterRow, { date: on, day }: Cell) => day && setMissingDay({ userId, name, date: on, day })
    : undefined;

  const onSetType = setsTypes
    ? ({ id: userId }: MusterRow, { date: on, type }: Cell) => setDayToType({ userId, date: on, ...(type?.reason ? type : { type: 'LEAVE' }) })
    : undefined;

  const onDecide = extensions ? ({ id: userId }: MusterRow, { date: on }: Cell) => setOpenDay({ userId, date: on }) : undefined;
  const onDayKey = (row: MusterRow, cell: Cell, key: string): boolean => {
    const day = decidable(row, cell);
    const action = day && actionByKey(key, day);
    if (!day || !action) return false;
    decide(day, action);
    return true;
  };

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
  const reading = { count: formatNumber(all.length) };
  const gathering = copies.gathered !== undefined;
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
        <>
          <FilterChips
            label={text('team.filter')}
            value={filter}
            choices={[
              { value: 'all' as const, label: text('team.all'), count: isWhole ? formatNumber(all.length) : '-' },
              ...musterFilters
                .filter((each) => extensions || !decisionFilters.includes(each))
                .map((each) => ({
                  value: each,
                  label: text(`team.${each}`),
                  count: isWhole ? formatNumber(all.reduce((sum, row) => sum + countOf(each, row), 0)) : '-',
                })),
            ]}
            onChange={(next) => onView({ ...view, filter: next }, { replace: true })}
          />
          {isWhole && (page > 0 || team.hasNext) && <Caption as="span">{text('muster.covers', reading)}</Caption>}
          <chakra.div hideBelow="md" ms="auto">
            <MusterKey withTypes={seesTypes} />
          </chakra.div>
          <ReadyRule />
        </>
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
          <ApprovalBar
            approvals={approvals}
            selected={daysToApprove(rows)}
            byHand={false}
            toCheck={toCheck}
            waits={
              gathering
                ? text('muster.gathering', { count: formatNumber(copies.gathered ?? 0) })
                : isWhole
                  ? undefined
                  : all.length === 0
                    ? text('team.loading')
                    : team.total === undefined
                      ? text('team.reading', reading)
                      : text('team.readingOf', { ...reading, total: formatNumber(team.total) })
            }
          >
            <BoardPager page={page} hasNext={team.hasNext && isWhole} onPage={(next) => onView({ ...view, page: next })} />
            <CheckDays key={board} days={unchecked} />
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
          withTravel={extensions === true}
          dayPath={dayPath}
          onCorrect={onCorrect}
          onSetType={onSetType}
          onDecide={onDecide}
          onDayKey={onDayKey}
          onApprove={span === 'week' ? (row) => void approvals.approve(daysToApprove([row])) : undefined}
        />
        <MusterPeople
          rows={rows}
          dayPath={dayPath}
          onCorrect={onCorrect}
          onSetType={onSetType}
          onDecide={onDecide}
          onApprove={(row) => void approvals.approve(daysToApprove([row]))}
        />
        <Suspense>{dayToType && <DayTypeDialog day={dayToType} people={all} onClose={() => setDayToType(undefined)} />}</Suspense>
        {missingDay && <MusterCorrection missing={missingDay} onClose={() => setMissingDay(undefined)} />}
        <chakra.div display="none" _print={{ display: 'block' }} pt="2">
          <MusterKey withTypes={seesTypes} />
        </chakra.div>
      </chakra.div>
    </ListFrame>
  );
}
