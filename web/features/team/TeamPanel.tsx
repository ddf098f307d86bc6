/** Renders the team's day in one table. Ready days are selected by default, and one press approves the selected days. */
import { Button, chakra } from '@chakra-ui/react';
import { ChevronDown, FileText } from 'lucide-react';
import { type KeyboardEvent, useRef } from 'react';
import { Link } from 'react-router-dom';
import { indiaToday } from '../../calendar/server-clock.ts';
import { useDates } from '../../calendar/use-dates.ts';
import { failureOf } from '../../data/failure.ts';
import { joinParts } from '../../i18n/formats.ts';
import { useText } from '../../i18n/text-context.ts';
import { ApprovalBar } from '../../people/approvals/ApprovalBar.tsx';
import { actionByKey, type DayAction, type DayToDecide } from '../../people/approvals/day-actions.ts';
import { NotApprovedList } from '../../people/approvals/NotApprovedList.tsx';
import { type DayToApprove, useApprovals } from '../../people/approvals/use-approvals.ts';
import { useDayDecision } from '../../people/approvals/use-day-decision.tsx';
import { DayStepper } from '../../ui/date/DayStepper.tsx';
import { ListFrame } from '../../ui/list/ListFrame.tsx';
import { StaleLine } from '../../ui/list/StaleLine.tsx';
import { focusRow, isModified, isTypedInto } from '../../ui/list/walk-rows.ts';
import { PrintButton } from '../../ui/PrintButton.tsx';
import { BoardPager } from './BoardPager.tsx';
import { absenceOf } from './muster.ts';
import { readingWords } from './reading-words.ts';
import { SpanSegments } from './SpanSegments.tsx';
import { filterLabel, TeamFilters } from './TeamFilters.tsx';
import { TeamMap } from './TeamMap.tsx';
import { TeamRow } from './TeamRow.tsx';
import { TeamTable } from './TeamTable.tsx';
import { dayToDecide, isIn, isSelectable, isSelected, type Row, totalsOf } from './team-day.ts';
import { teamTexts } from './texts/texts.ts';
import { useTeamBoard } from './use-team-board.ts';
import type { TeamPanelProps } from './view.ts';

export function TeamPanel({ pageId, view, onView, summaryPath, dayPath }: TeamPanelProps) {
  const text = useText(teamTexts);
  const dates = useDates();
  const { date, page, filter, surface } = view;
  const board = `${date} ${page}`;
  const approvals = useApprovals(board);
  const { team, state, all, rows, byHand, select, open, setOpen, notApproved } = useTeamBoard(view, board, approvals.run);
  // The opened day contains the button that copies the question.
  const { decide, dialog } = useDayDecision(
    approvals,
    ({ userId }) => `[data-row="${CSS.escape(userId)}"]`,
    ({ userId }, action) => action === 'ask' && setOpen(userId),
  );
  const table = useRef<HTMLDivElement>(null);
  const selected = all.filter((row) => isSelected(row, byHand) && !notApproved.has(row.id));
  const ready = all.filter((row) => row.state === 'READY');
  const odd = all.filter((row) => row.state === 'NEEDS_CHECK');
  const absence = absenceOf(date);
  const waits = readingWords(text, { isWhole: !team.reading, count: all.length, total: team.total });

  const openNext = () => {
    const oddRows = rows.filter((row) => row.state === 'NEEDS_CHECK');
    const next = oddRows[(oddRows.findIndex(({ id }) => id === open) + 1) % oddRows.length];
    setOpen(next?.id ?? null);
    if (next) table.current?.querySelector<HTMLElement>(`[data-row="${CSS.escape(next.id)}"]`)?.focus();
  };
  const decidable = (row: Row) => dayToDecide(row, date, dates.dayOfYear(date));
  const toApprove = () => document.querySelector<HTMLElement>('[data-main]')?.focus();
  const onKeyDown = keyHandler({ rows, open, onOpen: setOpen, onApprove: () => void approvals.approve(daysOf(selected)), decidable, onDecide: decide });

  return (
    <ListFrame
      title={text('team.title')}
      pageId={pageId}
      note={
        <chakra.span display="none" _print={{ display: 'inline' }}>
          {joinParts([dates.named(date), filter === 'all' ? null : text(filterLabel(filter, date))], ', ')}
        </chakra.span>
      }
      state={state}
      failure={text(failureOf(team.error))}
      onRetry={() => void team.renew()}
      actions={<TeamActions view={view} onView={onView} summaryPath={summaryPath} canPrint={!team.reading && surface === 'table'} />}
      filters={<TeamFilters view={view} onView={onView} rows={all} isWhole={!team.reading} isPart={page > 0 || team.hasNext} seesTypes={team.seesTypes} />}
      notice={
        <>
          {team.error !== undefined && all.length > 0 && <StaleLine onRetry={() => void team.renew()}>{text('team.partial')}</StaleLine>}
          <NotApprovedList approvals={approvals} />
          {dialog}
        </>
      }
      bar={
        state.kind !== 'failed' && (
          <ApprovalBar
            approvals={approvals}
            selected={daysOf(selected)}
            toCheck={odd.filter((row) => !isSelected(row, byHand)).length}
            waits={waits ?? (all.length > 0 && all.every((row) => row.state === 'NOT_IN') ? text('team.nobody') : undefined)}
          >
            <BoardPager page={page} team={team} onPage={(next, options) => onView({ ...view, page: next }, options)} />
            {odd.length > 0 && surface === 'table' && (
              <Button h="control" flex={{ mdDown: '1' }} onClick={openNext}>
                <ChevronDown />
                {text('team.nextToLook')}
              </Button>
            )}
          </ApprovalBar>
        )
      }
    >
      {surface === 'map' ? (
        <TeamMap rows={rows} busy={team.reading} date={date} dayPath={dayPath} />
      ) : (
        <chakra.div ref={table} position="relative" overflowX="clip" flex="1" data-wide="day" onKeyDown={onKeyDown}>
          <button type="button" className="skip-link" onClick={toApprove}>
            {text('team.skipToApprove')}
          </button>
          <TeamTable
            caption={text('team.caption', { date: dates.date(date) })}
            view={view}
            onSort={(next, nextDown) => onView({ ...view, sort: next, down: nextDown }, { replace: true })}
            allSelected={
              ready.length === 0 ? undefined : selected.length > 0 && (all.every((row) => !isSelectable(row.state) || isSelected(row, byHand)) || 'mixed')
            }
            onSelectAll={() => select(ready, !ready.every((row) => isSelected(row, byHand)))}
            busy={team.reading}
            isLoading={state.kind === 'loading'}
            totals={team.reading || all.length === 0 ? undefined : totalsOf(rows)}
            absent={rows.filter((row) => isIn('absent', row)).length}
            absence={absence}
          >
            {rows.map((row) => (
              <TeamRow
                key={row.id}
                row={row}
                selected={isSelected(row, byHand)}
                onSelect={(to) => select([row], to)}
                open={open === row.id}
                onOpen={(to) => setOpen(to ? row.id : null)}
                onAction={(action) => {
                  const day = decidable(row);
                  if (day) decide(day, action);
                }}
                failed={notApproved.has(row.id)}
                date={date}
                dayPath={dayPath(row.id, date)}
              />
            ))}
          </TeamTable>
        </chakra.div>
      )}
    </ListFrame>
  );

  function daysOf(chosen: readonly Row[]): DayToApprove[] {
    return chosen.flatMap((row) => decidable(row) ?? []);
  }
}

interface TeamActionsProps extends Pick<TeamPanelProps, 'view' | 'onView' | 'summaryPath'> {
  canPrint: boolean;
}

/** Renders the span, the print button, the link to the summary, and the day. */
function TeamActions({ view, onView, summaryPath, canPrint }: TeamActionsProps) {
  const text = useText(teamTexts);
  return (
    <>
      <chakra.div flex={{ base: '1', md: 'none' }}>
        <SpanSegments value={view.span} onChange={(span) => onView({ ...view, span, page: 0 })} />
      </chakra.div>
      {/* Beside the spans, because on a phone it has no room beside the day. */}
      <PrintButton isShort disabled={!canPrint} />
      <Button asChild h="control">
        <Link to={summaryPath(view.date)} aria-label={text('team.summary')}>
          <FileText />
          <chakra.span hideBelow="md">{text('team.summary')}</chakra.span>
        </Link>
      </Button>
      <DayStepper date={view.date} today={indiaToday()} onDate={(next) => onView({ ...view, date: next, page: 0 })} />
    </>
  );
}

interface KeyOptions {
  rows: readonly Row[];
  /** Id of the person whose day is open. */
  open: string | null | undefined;
  onOpen: (id: string | null) => void;
  /** Approves the selected days. */
  onApprove: () => void;
  /** Returns the day of a row to decide about; undefined for a person who was not in. */
  decidable: (row: Row) => DayToDecide | undefined;
  onDecide: (day: DayToDecide, action: DayAction) => void;
}

/** Creates the handler of keys in the table: Ctrl+Enter approves, Enter and Escape open and close a day, and single keys decide about it. */
function keyHandler({ rows, open, onOpen, onApprove, decidable, onDecide }: KeyOptions) {
  return (event: KeyboardEvent) => {
    if (event.key === 'Enter' && event.ctrlKey) {
      // In a field of a row, the keys belong to its form.
      if (isTypedInto(event.target)) return;
      event.preventDefault();
      onApprove();
    } else if (event.key === 'Enter' && event.target instanceof HTMLInputElement && event.target.dataset['row'] !== undefined) {
      const id = event.target.dataset['row'];
      onOpen(open === id ? null : id);
    } else if (event.key === 'Escape' && open && !isTypedInto(event.target)) onOpen(null);
    else if (!isModified(event) && !isTypedInto(event.target)) {
      const row = rows.find(({ id }) => id === rowUnder(event.target));
      const day = row && decidable(row);
      const action = day && actionByKey(event.key, day);
      if (day && action) {
        event.preventDefault();
        onDecide(day, action);
        // An approved row moves away, so the focus moves to the next row.
        if (action === 'approve' && !day.needsNote) focusRow(event.target, 1);
      }
    }
  };
}

/** Returns the id of the person whose row, or open details, contain an element. */
const rowUnder = (target: EventTarget): string | undefined =>
  target instanceof HTMLElement
    ? (target.closest<HTMLElement>('[data-below]')?.dataset['below'] ?? target.closest('tr')?.querySelector<HTMLElement>('[data-row]')?.dataset['row'])
    : undefined;
