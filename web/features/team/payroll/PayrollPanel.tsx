/** Renders a payroll month: everybody's figures, blockers of closing, and the file. For administrators. */

import { Button, chakra } from '@chakra-ui/react';
import { CalendarDays, CalendarPlus, Lock, Wallet } from 'lucide-react';
import { useState } from 'react';
import { addMonths } from '../../../calendar/month-days.ts';
import { monthOf, type YearMonth } from '../../../calendar/months.ts';
import { useIndiaToday } from '../../../calendar/server-clock.ts';
import { useDates } from '../../../calendar/use-dates.ts';
import { useServerConfig } from '../../../data/config.ts';
import { ExportButton } from '../../../data/exports/ExportButton.tsx';
import { failureOf } from '../../../data/failure.ts';
import { renewAfter, useRenewal } from '../../../data/live/use-changes.ts';
import { formatNumber } from '../../../i18n/formats.ts';
import { useText } from '../../../i18n/text-context.ts';
import { Caption } from '../../../ui/Caption.tsx';
import { ListFrame } from '../../../ui/list/ListFrame.tsx';
import { listState } from '../../../ui/list/list-state.ts';
import { StaleLine } from '../../../ui/list/StaleLine.tsx';
import { NotAvailable } from '../../../ui/NotAvailable.tsx';
import { PrintButton } from '../../../ui/PrintButton.tsx';
import { Sheet } from '../../../ui/Sheet.tsx';
import { useKeptFocus } from '../../../ui/use-kept-focus.ts';
import { BoardPager } from '../BoardPager.tsx';
import { SpanSegments } from '../SpanSegments.tsx';
import { SpanStepper } from '../SpanStepper.tsx';
import { teamTexts } from '../texts/texts.ts';
import { type TeamBatches, useTeamBatches } from '../use-team-batches.ts';
import type { TeamPanelProps } from '../view.ts';
import { type DayToType, DayTypeDialog } from './DayTypeDialog.tsx';
import { HolidaysDialog } from './HolidaysDialog.tsx';
import { CloseMonthDialog, ReopenMonthDialog } from './MonthDialogs.tsx';
import { PayrollState } from './PayrollState.tsx';
import { PayrollTable } from './PayrollTable.tsx';
import { useExportPayrollMonthMutation, usePayrollPeopleQuery, usePayrollStateQuery } from './payroll.generated.ts';
import { nameOf, type PayrollPerson, type PayrollSort, payrollTotals, sortedPeople } from './payroll-rows.ts';
import { payrollTexts } from './texts/texts.ts';

/** The first month of the lists (decision 6). */
const firstDay = '2024-01-01';

export function PayrollPanel(props: TeamPanelProps) {
  const text = useText(payrollTexts, teamTexts);
  if (useServerConfig()?.extensions !== false) return <Month {...props} />;
  return (
    <Sheet
      title={text('team.title')}
      pageId={props.pageId}
      actions={<SpanSegments value="payroll" onChange={(span) => props.onView({ ...props.view, span, page: 0 })} />}
    >
      <NotAvailable icon={Wallet} detail={text('payroll.unavailable')} />
    </Sheet>
  );
}

/** Loads the figures of up to fifty people. */
function usePayrollPeople(month: YearMonth, board: number): TeamBatches<PayrollPerson> {
  const useBatch = (page: number, isAsked: boolean) => {
    const { data, error, refetch } = usePayrollPeopleQuery({
      variables: { ...month, page },
      skip: !isAsked,
      fetchPolicy: 'cache-and-network',
      nextFetchPolicy: 'cache-first',
    });
    return { page: (isAsked && data?.payrollMonth?.people) || undefined, error: isAsked ? error : undefined, renew: () => refetch() };
  };
  return useTeamBatches(useBatch, board);
}

type Dialog = { readonly kind: 'close' | 'reopen' | 'holidays' } | { readonly kind: 'type'; readonly day: DayToType };

function Month({ pageId, view, onView, boardPath, monthPath }: TeamPanelProps) {
  const text = useText(payrollTexts, teamTexts);
  const dates = useDates();
  const { date, page } = view;
  const today = useIndiaToday();
  const month = monthOf(date);
  const period = `${dates.month(month.month)} ${month.year}`;
  const caption = text('payroll.caption', { period });
  const { data, error: stateError, refetch } = usePayrollStateQuery({ variables: month, fetchPolicy: 'cache-and-network', nextFetchPolicy: 'cache-first' });
  const team = usePayrollPeople(month, page);
  const [sort, setSort] = useState<PayrollSort>('name');
  const [dialog, setDialog] = useState<Dialog>();
  const payroll = data?.payrollMonth;
  const state = payroll?.state;
  const error = team.error ?? stateError;
  const renew = () => void Promise.allSettled([refetch(), team.renew()]);
  useRenewal(({ node: { type, date: on } }) => type === 'EMPLOYEE' || (on !== null && on.slice(0, 7) === date.slice(0, 7)), renew, true, renewAfter.board);
  const isWhole = !team.reading && team.error === undefined;
  const people = team.reading ? team.people : sortedPeople(team.people, sort);
  const rowsState = listState(
    { current: people.length > 0 || !team.reading ? people : undefined, previous: undefined, failed: team.error !== undefined },
    (rows) => rows.length === 0,
  );
  const read = { count: formatNumber(people.length) };
  const [firstPerson] = people;
  const waits = team.reading
    ? people.length === 0 || team.total === undefined
      ? text('team.loading')
      : text('team.readingOf', { ...read, total: formatNumber(team.total) })
    : undefined;
  const rules = <PayrollRules overtimeAfterMinutes={payroll?.overtimeAfterMinutes} />;
  const blocked = new Set(state?.blockers.flatMap(({ days }) => days.map(({ userId }) => userId)));
  // The day or the button that opened a dialog may disappear.
  const keptFocus = useKeptFocus(nextIn);
  const openDialog = dialog && (
    <PayrollDialog dialog={dialog} month={month} period={period} people={people} onClose={() => setDialog(undefined)} onRefused={renew} />
  );
  return (
    <ListFrame
      title={text('team.title')}
      pageId={pageId}
      note={
        <chakra.span display="none" _print={{ display: 'inline' }}>
          {caption}
        </chakra.span>
      }
      state={rowsState}
      failure={text(failureOf(error))}
      onRetry={renew}
      actions={
        <>
          <SpanSegments value="payroll" onChange={(span) => onView({ ...view, span, page: 0 })} />
          <SpanStepper span="month" first={firstDay} date={date} today={today} onDate={(next) => onView({ ...view, date: next, page: 0 })} />
          <Button
            flex={{ mdDown: '1 0 auto' }}
            disabled={firstPerson === undefined || state?.closedAt !== null}
            onClick={() => firstPerson && setDialog({ kind: 'type', day: { userId: firstPerson.id, date } })}
          >
            <CalendarPlus />
            {text('payroll.setDayType')}
          </Button>
          <Button flex={{ mdDown: '1 0 auto' }} onClick={() => setDialog({ kind: 'holidays' })}>
            <CalendarDays />
            {text('payroll.holidays')}
          </Button>
          {/* Without people, the frame does not render its content. */}
          {(rowsState.kind === 'empty' || rowsState.kind === 'failed') && openDialog}
          <PrintButton flex={{ mdDown: '1 0 auto' }} disabled={!isWhole} />
          <ExportButton
            useExport={useExportPayrollMonthMutation}
            input={month}
            rows={{ what: [caption, state?.closedAt === null ? text('payroll.open') : null] }}
          />
        </>
      }
      notice={error !== undefined && people.length > 0 && <StaleLine onRetry={renew}>{text('payroll.incomplete')}</StaleLine>}
      bar={
        <chakra.div display="flex" flexWrap="wrap" alignItems="center" gap="2" minH="52px" px="gutter" py="1.5" bg="bg" borderTopWidth="1px">
          <chakra.div flex={{ base: '1 0 100%', md: '1' }} aria-live="polite">
            {waits ?? (
              <Caption>
                {(page > 0 || team.hasNext) && <strong>{text('payroll.covers', { count: people.length })} </strong>}
                <chakra.span hideBelow="md">{rules}</chakra.span>
              </Caption>
            )}
          </chakra.div>
          {state && <RecentMonths date={date} today={today} closed={state.closedMonths} onDate={(next) => onView({ ...view, date: next, page: 0 })} />}
          <BoardPager page={page} team={team} onPage={(next, options) => onView({ ...view, page: next }, options)} />
        </chakra.div>
      }
    >
      <chakra.div display="contents" {...keptFocus}>
        {state && (
          <PayrollState
            key={period}
            state={state}
            period={period}
            boardPath={boardPath}
            onAbsence={({ userId, date: on }) => on !== null && setDialog({ kind: 'type', day: { userId, date: on, type: 'WORK' } })}
            onClose={() => setDialog({ kind: 'close' })}
            onReopen={() => setDialog({ kind: 'reopen' })}
          />
        )}
        {openDialog}
      </chakra.div>
      <PayrollTable
        caption={caption}
        people={people}
        totals={isWhole && people.length > 0 ? payrollTotals(people) : undefined}
        busy={team.reading}
        closed={Boolean(state?.closedAt)}
        blocked={blocked}
        sort={sort}
        onSort={setSort}
        onNext={() => document.querySelector<HTMLElement>('[data-next]')?.click()}
        monthPath={monthPath(date)}
      />
      <chakra.p hideFrom="md" px="4" py="3" textStyle="meta" _print={{ display: 'block' }}>
        {rules}
      </chakra.p>
    </ListFrame>
  );
}

/** Renders the rules of payable days and of overtime. */
function PayrollRules({ overtimeAfterMinutes }: { overtimeAfterMinutes: number | undefined }) {
  const text = useText(payrollTexts);
  return (
    <>
      <strong>{text('payroll.payableRule')}</strong>{' '}
      {overtimeAfterMinutes !== undefined && <span>{text('payroll.rules', { hours: String(overtimeAfterMinutes / 60) })}</span>}
    </>
  );
}

interface DialogProps {
  dialog: Dialog;
  month: YearMonth;
  /** The month in words. */
  period: string;
  people: readonly PayrollPerson[];
  onClose: () => void;
  onRefused: () => void;
}

/** Renders the open dialog of the month. */
function PayrollDialog({ dialog, month, period, people, onClose, onRefused }: DialogProps) {
  switch (dialog.kind) {
    case 'close':
      return <CloseMonthDialog month={month} period={period} onClose={onClose} onRefused={onRefused} />;
    case 'reopen':
      return <ReopenMonthDialog month={month} period={period} onClose={onClose} onRefused={onRefused} />;
    case 'holidays':
      return <HolidaysDialog year={month.year} onClose={onClose} />;
    case 'type': {
      const named = people.map((person) => ({ id: person.id, name: nameOf(person) }));
      return <DayTypeDialog day={dialog.day} people={named} onClose={onClose} onRefused={onRefused} />;
    }
  }
}

/** Returns the next day to check, the next kind of days, or the button that closes or reopens the month. */
const nextIn = (part: HTMLElement): HTMLElement | null =>
  part.querySelector<HTMLElement>('li :is(a, button)') ?? part.querySelector<HTMLElement>('[data-next]') ?? part.querySelector<HTMLElement>('[data-lock]');

interface Props {
  /** Any day of the chosen month. */
  date: string;
  /** Today in India. */
  today: string;
  /** First days of the closed months. */
  closed: readonly string[];
  onDate: (date: string) => void;
}

/** Renders the chosen month and the two before it, with a lock on closed months. */
function RecentMonths({ date, today, closed, onDate }: Props) {
  const text = useText(payrollTexts);
  const dates = useDates();
  const chosen = `${date.slice(0, 7)}-01`;
  const months = [-2, -1, 0].map((by) => addMonths(chosen, by)).filter((month) => month >= firstDay);
  return (
    <chakra.div display="flex" gap="1.5" _print={{ display: 'none' }}>
      {months.map((month) => {
        const isClosed = closed.includes(month);
        const short = dates.month(Number(month.slice(5, 7)));
        const name = `${short} ${month.slice(0, 4)}`;
        return (
          <Button
            key={month}
            size="xs"
            h={{ base: '36px', md: '30px' }}
            aria-pressed={month === chosen}
            _pressed={{ bg: 'bg.selected', borderColor: 'brand.solid' }}
            aria-label={isClosed ? text('payroll.closedMonth', { month: name }) : name}
            onClick={() => onDate(month.slice(0, 7) === today.slice(0, 7) ? today : month)}
          >
            {isClosed && <Lock size={14} />}
            <span>{short}</span>
          </Button>
        );
      })}
    </chakra.div>
  );
}
