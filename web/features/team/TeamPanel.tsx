/** Team: everyone's day in one table, complete days ticked beforehand, and one press that approves what is ticked. */

import { skipToken } from '@apollo/client/react';
import { Button, chakra } from '@chakra-ui/react';
import { ChevronDown, Printer } from 'lucide-react';
import { type KeyboardEvent, useRef, useState } from 'react';
import { indiaToday } from '../../calendar/server-clock.ts';
import { useDates } from '../../calendar/use-dates.ts';
import { failureOf } from '../../data/failure.ts';
import { formatNumber, joinParts } from '../../i18n/formats.ts';
import { useText } from '../../i18n/text-context.ts';
import { ApprovalBar } from '../../people/approvals/ApprovalBar.tsx';
import { NotApprovedList } from '../../people/approvals/NotApprovedList.tsx';
import { type DayToApprove, useApprovals } from '../../people/approvals/use-approvals.ts';
import { DayStepper } from '../../ui/date/DayStepper.tsx';
import { FilterChips } from '../../ui/list/FilterChips.tsx';
import { ListFrame } from '../../ui/list/ListFrame.tsx';
import { listState } from '../../ui/list/list-state.ts';
import { Segments } from '../../ui/list/Segments.tsx';
import { StaleLine } from '../../ui/list/StaleLine.tsx';
import { Quiet } from '../../ui/Quiet.tsx';
import { Fifties } from './Fifties.tsx';
import { SpanSegments } from './SpanSegments.tsx';
import { TeamMap } from './TeamMap.tsx';
import { TeamRow } from './TeamRow.tsx';
import { TeamTable } from './TeamTable.tsx';
import { useTeamDayQuery } from './team.generated.ts';
import { type ByHand, canBeTicked, isIn, isTicked, type Member, type Row, rowsOf, sorted, totalsOf } from './team-day.ts';
import { teamTexts } from './texts/texts.ts';
import { type Tens, useTens } from './use-tens.ts';
import { type TeamFilter, type TeamPanelProps, teamFilters } from './view.ts';

export function TeamPanel({ place, view, onView, dayPath }: TeamPanelProps) {
  const text = useText(teamTexts);
  const dates = useDates();
  const { date, page, sort, down, filter, surface } = view;
  const today = indiaToday();
  const [byHand, setByHand] = useState<ByHand>({});
  /** Id of the person whose day is open, null for none; undefined until everyone has loaded. */
  const [open, setOpen] = useState<string | null>();
  const board = `${date} ${page}`;
  const approvals = useApprovals(board);
  const [boardBefore, setBoardBefore] = useState(board);
  // A fresh board for each day and each fifty: nothing ticked, nothing open. The frame stays, and in it the focus.
  if (boardBefore !== board) {
    setBoardBefore(board);
    setByHand({});
    setOpen(undefined);
  }
  const table = useRef<HTMLDivElement>(null);
  // Nothing changes under an open row or a press that is under way.
  const team = useTeamDay(date, page, date === today && !open && !approvals.run?.busy);
  const all = rowsOf(team.people, date < today);
  const state = listState(
    { current: all.length > 0 || !team.reading ? all : undefined, previous: undefined, failed: team.error !== undefined },
    (rows) => rows.length === 0,
  );
  // In the order of the directory until everybody is in: then nothing moves any more.
  const rows = (team.reading ? all : sorted(all, sort, down)).filter((row) => isIn(filter, row));
  // The first odd day stands open once nothing moves any more. Today's board renews itself while nothing is open, so there it is opened by hand.
  if (open === undefined && date < today && !team.reading && all.length > 0) setOpen(rows.find((row) => row.state === 'odd')?.id ?? null);
  const notApproved = new Set(approvals.run?.deed === 'approve' ? approvals.run.failed.map(({ day }) => day.userId) : []);
  const ticked = all.filter((row) => isTicked(row, byHand) && !notApproved.has(row.id));
  const complete = all.filter((row) => row.state === 'complete');
  const odd = all.filter((row) => row.state === 'odd');
  const count = (filter: TeamFilter) => all.filter((row) => isIn(filter, row)).length;
  const read = { count: formatNumber(all.length) };
  const waits = team.reading
    ? all.length === 0
      ? text('team.loading')
      : team.total === undefined
        ? text('team.reading', read)
        : text('team.readingOf', { ...read, total: formatNumber(team.total) })
    : undefined;

  // Called after awaits, too: ticks that were set in the meantime stay.
  const tick = (ticking: readonly Row[], to: boolean) => setByHand((before) => ({ ...before, ...Object.fromEntries(ticking.map(({ id }) => [id, to])) }));
  const openNext = () => {
    const oddRows = rows.filter((row) => row.state === 'odd');
    const next = oddRows[(oddRows.findIndex(({ id }) => id === open) + 1) % oddRows.length];
    setOpen(next?.id ?? null);
    if (next) table.current?.querySelector<HTMLElement>(`[data-row="${CSS.escape(next.id)}"]`)?.focus();
  };
  const toApprove = () => document.querySelector<HTMLElement>('[data-main]')?.focus();
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && event.ctrlKey) {
      event.preventDefault();
      void approvals.approve(daysOf(ticked));
    } else if (event.key === 'Enter' && event.target instanceof HTMLInputElement && event.target.dataset['row'] !== undefined) {
      const id = event.target.dataset['row'];
      setOpen(open === id ? null : id);
    } else if (event.key === 'Escape' && open && !isTypedInto(event.target)) setOpen(null);
  };

  return (
    <ListFrame
      title={text('team.title')}
      place={place}
      note={
        <chakra.span display="none" _print={{ display: 'inline' }}>
          {joinParts([dates.named(date), filter === 'all' ? null : text(`team.${filter}`)], ', ')}
        </chakra.span>
      }
      state={state}
      failure={text(failureOf(team.error))}
      onRetry={() => void team.renew()}
      actions={
        <>
          <SpanSegments value={view.span} onChange={(span) => onView({ ...view, span, page: 0 })} />
          <DayStepper date={date} today={today} onDate={(next) => onView({ ...view, date: next, page: 0 })} />
          <Button h="control" aria-label={text('muster.print')} disabled={team.reading || surface === 'map'} onClick={() => window.print()}>
            <Printer />
            <chakra.span hideBelow="md">{text('muster.print')}</chakra.span>
          </Button>
        </>
      }
      filters={
        <>
          <FilterChips
            label={text('team.filter')}
            value={filter}
            choices={teamFilters.map((choice) => ({ value: choice, label: text(`team.${choice}`), count: team.reading ? '-' : formatNumber(count(choice)) }))}
            onChange={(next) => onView({ ...view, filter: next }, { replace: true })}
          />
          {!team.reading && (page > 0 || team.hasNext) && <Quiet as="span">{text('team.covers', read)}</Quiet>}
          <chakra.div ms={{ md: 'auto' }} w={{ mdDown: 'full' }}>
            <Segments
              label={text('team.surface')}
              value={surface}
              choices={[
                { value: 'table', label: text('team.table') },
                { value: 'map', label: text('team.map') },
              ]}
              onChange={(next) => onView({ ...view, surface: next }, { replace: true })}
            />
          </chakra.div>
        </>
      }
      notice={
        <>
          {team.error !== undefined && all.length > 0 && <StaleLine onRetry={() => void team.renew()}>{text('team.partial')}</StaleLine>}
          <NotApprovedList approvals={approvals} />
        </>
      }
      bar={
        state.kind !== 'failed' && (
          <ApprovalBar
            approvals={approvals}
            ticked={daysOf(ticked)}
            toLook={odd.filter((row) => !isTicked(row, byHand)).length}
            waits={waits ?? (all.length > 0 && all.every((row) => row.state === 'notIn') ? text('team.nobody') : undefined)}
          >
            <Fifties page={page} hasNext={team.hasNext && !team.reading} onPage={(next) => onView({ ...view, page: next })} />
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
        <chakra.div ref={table} position="relative" overflowX="clip" flex="1" data-wide onKeyDown={onKeyDown}>
          <button type="button" className="skip-link" onClick={toApprove}>
            {text('team.skipToApprove')}
          </button>
          <TeamTable
            caption={text('team.caption', { date: dates.date(date) })}
            view={view}
            onSort={(next, nextDown) => onView({ ...view, sort: next, down: nextDown }, { replace: true })}
            allTicked={
              complete.length === 0 ? undefined : ticked.length === 0 ? false : all.every((row) => !canBeTicked(row.state) || isTicked(row, byHand)) || 'mixed'
            }
            onTickAll={() => tick(complete, !complete.every((row) => isTicked(row, byHand)))}
            busy={team.reading}
            isLoading={state.kind === 'loading'}
            totals={team.reading || all.length === 0 ? undefined : totalsOf(rows)}
            absent={rows.filter((row) => row.state === 'notIn').length}
          >
            {rows.map((row) => (
              <TeamRow
                key={row.id}
                row={row}
                ticked={isTicked(row, byHand)}
                onTick={(to) => tick([row], to)}
                open={open === row.id}
                onOpen={(to) => setOpen(to ? row.id : null)}
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
    return chosen.flatMap(({ id, name, member }) =>
      member.day.attendance ? [{ id: member.day.attendance.id, userId: id, date, name: `${name}, ${dates.dayOfYear(date)}` }] : [],
    );
  }
}

/** Returns true for a text field: Escape there must not close the row with what was typed. */
const isTypedInto = (target: EventTarget) => target instanceof HTMLInputElement && target.type !== 'checkbox';

/** @param live whether it renews itself */
function useTeamDay(date: string, board: number, live: boolean): Tens<Member> {
  const useTen = (page: number, isAsked: boolean) => {
    const { data, error, refetch } = useTeamDayQuery(
      isAsked ? { variables: { date, page }, errorPolicy: 'all', fetchPolicy: 'cache-and-network', nextFetchPolicy: 'cache-first' } : skipToken,
    );
    return { page: isAsked ? (data?.teamDay ?? undefined) : undefined, error: isAsked ? error : undefined, renew: () => refetch() };
  };
  return useTens(useTen, board, live);
}
