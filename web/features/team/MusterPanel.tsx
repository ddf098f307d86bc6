/** The muster: everybody's attendance of a week or a month, to look at, to approve, to print and to save as a spreadsheet. */
import { Button, chakra } from '@chakra-ui/react';
import { ChevronDown, FileSpreadsheet, Printer, WifiOff } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { indiaToday } from '../../calendar/server-clock.ts';
import { useDates } from '../../calendar/use-dates.ts';
import { useServerConfig } from '../../data/config.ts';
import { downloadBlob } from '../../data/download.ts';
import { failureOf } from '../../data/failure.ts';
import { formatNumber } from '../../i18n/formats.ts';
import { useText } from '../../i18n/text-context.ts';
import { ApprovalBar } from '../../people/approvals/ApprovalBar.tsx';
import { NotApprovedList } from '../../people/approvals/NotApprovedList.tsx';
import { type DayToApprove, useApprovals } from '../../people/approvals/use-approvals.ts';
import { FilterChips } from '../../ui/list/FilterChips.tsx';
import { ListFrame } from '../../ui/list/ListFrame.tsx';
import { listState } from '../../ui/list/list-state.ts';
import { StaleLine } from '../../ui/list/StaleLine.tsx';
import { loadChunk } from '../../ui/load-chunk.ts';
import { Message } from '../../ui/Message.tsx';
import { Quiet } from '../../ui/Quiet.tsx';
import { StatePanel } from '../../ui/StatePanel.tsx';
import { Fifties } from './Fifties.tsx';
import { Muster } from './Muster.tsx';
import { type MissingCheckOut, MusterCorrection } from './MusterCorrection.tsx';
import { MusterKey } from './MusterKey.tsx';
import { MusterPeople } from './MusterPeople.tsx';
import { type Cell, countOf, daysOfSpan, isShown, type MusterRow, type MusterSpan, monthsOf, musterFilters, musterRows, musterTotals } from './muster.ts';
import { SpanSegments } from './SpanSegments.tsx';
import { SpanStepper } from './SpanStepper.tsx';
import { teamTexts } from './texts/texts.ts';
import { useEverybody, useTeamMonth } from './use-team-month.ts';
import type { TeamPanelProps } from './view.ts';

export function MusterPanel(props: TeamPanelProps) {
  const { span } = props.view;
  return <Period key={span} {...props} span={span === 'week' ? 'week' : 'month'} />;
}

interface Props extends TeamPanelProps {
  span: MusterSpan;
}

function Period({ place, view, span, onView, dayPath }: Props) {
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
  const everybody = useEverybody(months);
  /** Everybody, while they are being printed. */
  const [printed, setPrinted] = useState<readonly MusterRow[]>();
  const grid = useRef<HTMLDivElement>(null);
  /** The cell that "Next" went to last. */
  const lastMissing = useRef<string>(undefined);
  const extensions = useServerConfig()?.extensions;
  const [saveFailed, setSaveFailed] = useState(false);
  const [missingDay, setMissingDay] = useState<MissingCheckOut>();
  const [boardBefore, setBoardBefore] = useState(board);
  // No message about another week or month stays. The frame stays, and in it the focus.
  if (boardBefore !== board) {
    setBoardBefore(board);
    setSaveFailed(false);
    setMissingDay(undefined);
  }

  const all = printed ?? musterRows(team.people, days, today);
  const rows = printed ?? all.filter((row) => isShown(filter, row));
  const isWhole = printed !== undefined || !team.reading;
  const state = listState(
    { current: all.length > 0 || !team.reading ? all : undefined, previous: undefined, failed: team.error !== undefined },
    (people) => people.length === 0,
  );
  const missing = all.reduce((sum, row) => sum + row.missing, 0);
  const [first = date, last = date] = [days[0], days.at(-1)];
  const period =
    span === 'month'
      ? `${dates.month(Number(first.slice(5, 7)))} ${first.slice(0, 4)}`
      : text('muster.range', { from: dates.dayOfYear(first), to: dates.date(last) });
  const caption = text('muster.caption', { period });

  useEffect(() => {
    if (printed === undefined) return;
    window.print();
    setPrinted(undefined);
  }, [printed]);
  const gathered = async () => {
    const people = await everybody.gather();
    return people && musterRows(people, days, today);
  };
  const save = async () => {
    setSaveFailed(false);
    const people = await gathered();
    if (people === undefined) return;
    try {
      const [{ default: exceljs }, { writeMuster }] = await loadChunk(() => Promise.all([import('exceljs'), import('./muster-file.ts')]));
      const workbook = new exceljs.Workbook();
      writeMuster(workbook, { text, title: period, days, rows: people, withTravel: extensions === true });
      downloadBlob(new Blob([await workbook.xlsx.writeBuffer()]), `${caption}.xlsx`);
    } catch (error) {
      console.error(error);
      setSaveFailed(true);
    }
  };
  const daysToApprove = (people: readonly MusterRow[]): DayToApprove[] =>
    people.flatMap(({ id: userId, name, cells }) =>
      cells.flatMap(({ date: on, state: is, day }) =>
        is === 'toApprove' && day ? [{ id: day.id, userId, date: on, name: `${name}, ${dates.dayOfYear(on)}` }] : [],
      ),
    );
  const toNextMissing = () => {
    const cells = [...(grid.current?.querySelectorAll<HTMLElement>('[data-cell][data-state=missing]') ?? [])];
    // By its name: the press moved the focus to the button.
    const next = cells[(cells.findIndex((cell) => cell.dataset['cell'] === lastMissing.current) + 1) % cells.length];
    lastMissing.current = next?.dataset['cell'];
    next?.focus();
  };

  const onCorrect = extensions
    ? ({ id: userId, name }: MusterRow, { date: on, day }: Cell) => day && setMissingDay({ userId, name, date: on, day })
    : undefined;

  const head = (
    <>
      <SpanSegments value={span} onChange={(next) => onView({ ...view, span: next, page: 0 })} />
      <SpanStepper span={span} date={date} today={today} onDate={(next) => onView({ ...view, date: next, page: 0 })} />
    </>
  );
  if (months.length === 0)
    return (
      <ListFrame title={text('team.title')} place={place} state={{ kind: 'loading' }} failure="" onRetry={() => undefined} actions={head}>
        <StatePanel role="status" picture={<WifiOff />} title={text('muster.outOfReach')} />
      </ListFrame>
    );
  const reading = { count: formatNumber(all.length) };
  const gathering = everybody.count !== undefined;
  return (
    <ListFrame
      title={text('team.title')}
      place={place}
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
          <Button h="control" flex={{ mdDown: '1' }} disabled={gathering || !isWhole} onClick={() => void gathered().then(setPrinted)}>
            <Printer />
            {text('muster.print')}
          </Button>
          <Button h="control" flex={{ mdDown: '1' }} disabled={gathering || !isWhole} onClick={() => void save()}>
            <FileSpreadsheet />
            {text('muster.save')}
          </Button>
        </>
      }
      filters={
        <>
          <FilterChips
            label={text('team.filter')}
            value={filter}
            choices={[
              { value: 'all' as const, label: text('team.all'), count: isWhole ? formatNumber(all.length) : '-' },
              ...musterFilters.map((each) => ({
                value: each,
                label: text(each === 'look' ? 'muster.missing' : 'team.approve'),
                count: isWhole ? formatNumber(all.reduce((sum, row) => sum + countOf(each, row), 0)) : '-',
              })),
            ]}
            onChange={(next) => onView({ ...view, filter: next }, { replace: true })}
          />
          {isWhole && (page > 0 || team.hasNext) && <Quiet as="span">{text('muster.covers', reading)}</Quiet>}
          <chakra.div hideBelow="md" ms="auto">
            <MusterKey />
          </chakra.div>
        </>
      }
      notice={
        <>
          {team.error !== undefined && all.length > 0 && <StaleLine onRetry={() => void team.renew()}>{text('muster.partial')}</StaleLine>}
          {saveFailed && (
            <Message kind="error" onClose={() => setSaveFailed(false)}>
              {text('muster.saveFailed')}
            </Message>
          )}
          {everybody.failed && <Message kind="error">{text('muster.gatherFailed')}</Message>}
          <NotApprovedList approvals={approvals} />
        </>
      }
      bar={
        state.kind !== 'failed' && (
          <ApprovalBar
            approvals={approvals}
            ticked={daysToApprove(rows)}
            byHand={false}
            toLook={missing}
            waits={
              gathering
                ? text('muster.gathering', { count: formatNumber(everybody.count ?? 0) })
                : isWhole
                  ? undefined
                  : all.length === 0
                    ? text('team.loading')
                    : team.total === undefined
                      ? text('team.reading', reading)
                      : text('team.readingOf', { ...reading, total: formatNumber(team.total) })
            }
          >
            <Fifties page={page} hasNext={team.hasNext && isWhole} onPage={(next) => onView({ ...view, page: next })} />
            {missing > 0 && (
              <Button h="control" hideBelow="md" onClick={toNextMissing}>
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
          onApprove={span === 'week' ? (row) => void approvals.approve(daysToApprove([row])) : undefined}
        />
        <MusterPeople rows={rows} dayPath={dayPath} onCorrect={onCorrect} onApprove={(row) => void approvals.approve(daysToApprove([row]))} />
        {missingDay && <MusterCorrection missing={missingDay} onClose={() => setMissingDay(undefined)} />}
        <chakra.div display="none" _print={{ display: 'block' }} pt="2">
          <MusterKey />
        </chakra.div>
      </chakra.div>
    </ListFrame>
  );
}
