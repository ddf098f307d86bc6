/** Renders the muster as a table: a row for each person, a cell for each day, totals at the right and below. Arrows move between cells, Enter opens a day. */
import { Button, chakra } from '@chakra-ui/react';
import { Check } from 'lucide-react';
import { type FocusEvent, type KeyboardEvent, type MouseEvent, useEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigate, useNavigationType } from 'react-router-dom';
import { writeMinutes } from '../../calendar/dates.ts';
import { weekdayOf } from '../../calendar/india.ts';
import { useDates } from '../../calendar/use-dates.ts';
import { formatNumber } from '../../i18n/formats.ts';
import { useText } from '../../i18n/text-context.ts';
import { peopleTexts } from '../../people/texts/texts.ts';
import { type Cell, type CellActions, type MusterRow, type MusterTotals, openerOf, placeByKey, sunday } from './muster.ts';
import { musterCss } from './muster-css.ts';
import { teamTexts } from './texts/texts.ts';
import { useMusterCell } from './use-muster-cell.ts';

interface Props extends CellActions {
  caption: string;
  days: readonly string[];
  /** Today in India. */
  today: string;
  rows: readonly MusterRow[];
  /** Undefined until all people have loaded. */
  totals: MusterTotals | undefined;
  busy: boolean;
  /** True when kilometres and stops are available. */
  withTravel: boolean;
  /** Returns the path of a person's day. */
  dayPath: (userId: string, date: string) => string;
  /** Approves the complete days of a person. Without the callback there is no button. */
  onApprove?: ((row: MusterRow) => void) | undefined;
  /** Handles a single key on a day. @returns false for a key without an action */
  onDayKey: (row: MusterRow, cell: Cell, key: string) => boolean;
}

/** The opened cell by the key of its history entry, so Back focuses the cell again (WCAG 2.4.3). */
const opened = new Map<string, string>();

const cellAt = (table: HTMLElement, name: string) => table.querySelector<HTMLElement>(`[data-cell="${CSS.escape(name)}"]`);
const cellIn = ({ target }: { target: EventTarget }) => (target instanceof HTMLElement ? target.closest<HTMLElement>('[data-cell]') : null);

/** Keeps the focus of the grid on one cell: the tab stop, the cell that was opened after Back, and a cell whose element was replaced. */
function useCellFocus(busy: boolean) {
  const { key } = useLocation();
  const type = useNavigationType();
  const table = useRef<HTMLTableElement>(null);
  /** Name of the cell that has the focus. */
  const focused = useRef<string>(undefined);

  // Exactly one cell is a tab stop, also when the rows change.
  useEffect(() => {
    const cells = table.current?.querySelectorAll<HTMLElement>('[data-cell]') ?? [];
    if (cells[0] && ![...cells].some(({ tabIndex }) => tabIndex === 0)) cells[0].tabIndex = 0;
  });
  useEffect(() => {
    const name = opened.get(key);
    if (busy || type !== NavigationType.Pop || name === undefined || table.current === null) return;
    opened.delete(key);
    cellAt(table.current, name)?.focus({ preventScroll: true });
  }, [busy, type, key]);

  // A decided day may have another element, and keeps the focus.
  useEffect(() => {
    if (focused.current === undefined || document.activeElement !== document.body || table.current === null) return;
    cellAt(table.current, focused.current)?.focus({ preventScroll: true });
  });

  return {
    table,
    noteOpened: (cell: HTMLElement) => void opened.set(key, cell.dataset['cell'] ?? ''),
    onFocus: (event: FocusEvent) => {
      focused.current = cellIn(event)?.dataset['cell'];
    },
    // A removed element does not dispatch this event.
    onBlur: () => {
      focused.current = undefined;
    },
  };
}

export function Muster({ caption, days, today, rows, totals, busy, withTravel, dayPath, onApprove, onDayKey, ...actions }: Props) {
  const text = useText(teamTexts, peopleTexts);
  const dates = useDates();
  const navigate = useNavigate();
  const { table, noteOpened, ...focusEvents } = useCellFocus(busy);
  const lastDay = days.findLastIndex((day) => day <= today);

  const onKeyDown = (event: KeyboardEvent<HTMLTableElement>) => {
    const cell = cellIn(event);
    if (!cell || event.altKey || event.metaKey) return;
    const [id, date = ''] = cell.dataset['cell']?.split(' ') ?? [];
    const from = { row: rows.findIndex((row) => row.id === id), at: days.indexOf(date) };
    const [row, day] = [rows[from.row], rows[from.row]?.cells[from.at]];
    if (!event.ctrlKey && row && day && onDayKey(row, day, event.key)) {
      event.preventDefault();
      return;
    }
    const to = placeByKey(from, event.key, event.ctrlKey, { row: rows.length - 1, at: lastDay });
    const next = to && cellAt(event.currentTarget, `${rows[to.row]?.id} ${days[to.at]}`);
    if (!next) return;
    event.preventDefault();
    for (const stop of event.currentTarget.querySelectorAll<HTMLElement>('[data-cell][tabindex="0"]')) stop.tabIndex = -1;
    next.tabIndex = 0;
    next.focus();
  };
  const onClick = (event: MouseEvent) => {
    const cell = cellIn(event);
    // Modified clicks open another tab or window, which the browser handles.
    if (!cell || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    if (!(cell instanceof HTMLAnchorElement)) {
      const [id, date] = cell.dataset['cell']?.split(' ') ?? [];
      const row = rows.find((each) => each.id === id);
      const day = row?.cells.find((each) => each.date === date);
      if (row && day) openerOf(day, actions)?.(row, day);
      return;
    }
    noteOpened(cell);
    void navigate(cell.getAttribute('href') ?? '');
  };

  return (
    <chakra.div flex="1" hideBelow="md" overflowX={{ md: 'auto', xl: 'clip' }} data-wide _print={{ display: 'block!', overflow: 'visible' }}>
      <chakra.table
        ref={table}
        role="grid"
        aria-busy={busy}
        data-week={days.length === 7 || undefined}
        css={musterCss}
        onKeyDown={onKeyDown}
        onClick={onClick}
        {...focusEvents}
      >
        <chakra.caption srOnly>{caption}</chakra.caption>
        <thead>
          <tr>
            <th scope="col" data-name="">
              {text('person.name')}
            </th>
            {days.map((day) => (
              <th key={day} scope="col" data-day="" data-sunday={weekdayOf(day) === sunday || undefined} aria-current={day === today ? 'date' : undefined}>
                {dates.weekdayLetter(day)}
                <b>{Number(day.slice(8))}</b>
              </th>
            ))}
            <th scope="col">{text('muster.days')}</th>
            <th scope="col">{text('team.hours')}</th>
            {withTravel && <th scope="col">{text('team.km')}</th>}
            {withTravel && <th scope="col">{text('team.stops')}</th>}
            {onApprove && <th scope="col">{text('team.approve')}</th>}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <MusterLine key={row.id} row={row} withTravel={withTravel} dayPath={dayPath} actions={actions} onApprove={onApprove} />
          ))}
        </tbody>
        {totals && <MusterFoot days={days} people={rows.length} totals={totals} withTravel={withTravel} withApproval={onApprove !== undefined} />}
      </chakra.table>
    </chakra.div>
  );
}

interface MusterLineProps extends Pick<Props, 'withTravel' | 'dayPath' | 'onApprove'> {
  row: MusterRow;
  actions: CellActions;
}

/** Renders the days of a person, with their totals. */
function MusterLine({ row, withTravel, dayPath, actions, onApprove }: MusterLineProps) {
  const text = useText(teamTexts);
  return (
    <tr>
      <th scope="row" data-name="">
        {row.name}
      </th>
      {row.cells.map((cell) => (
        <td key={cell.date} data-day="" data-sunday={weekdayOf(cell.date) === sunday || undefined}>
          <MusterDay row={row} cell={cell} to={dayPath(row.id, cell.date)} opensHere={openerOf(cell, actions) !== undefined} />
        </td>
      ))}
      <td>{row.known ? formatNumber(row.present) : '-'}</td>
      <td>{row.known ? writeMinutes(row.minutes) : '-'}</td>
      {withTravel && <td>{row.travel ? formatNumber(Math.round(row.travel.km)) : '-'}</td>}
      {withTravel && <td>{row.travel ? formatNumber(row.travel.stops) : '-'}</td>}
      {onApprove && (
        <td>
          {row.toApprove > 0 && (
            <Button
              size="xs"
              h="28px"
              _print={{ display: 'none' }}
              aria-label={text('muster.approveOf', { name: row.name, days: text('muster.dayCount', { count: row.toApprove }) })}
              onClick={() => onApprove(row)}
            >
              <Check />
              {text('muster.approveRow', { count: formatNumber(row.toApprove) })}
            </Button>
          )}
        </td>
      )}
    </tr>
  );
}

interface MusterFootProps extends Pick<Props, 'days' | 'withTravel'> {
  /** Number of people. */
  people: number;
  totals: MusterTotals;
  /** True when there is a column of buttons. */
  withApproval: boolean;
}

/** Renders the totals of all people. */
function MusterFoot({ days, people, totals, withTravel, withApproval }: MusterFootProps) {
  const text = useText(teamTexts);
  return (
    <tfoot>
      <tr>
        <th scope="row" data-name="">
          {text('team.mapPeople', { count: people })}
        </th>
        {totals.byDay.map((count, at) => {
          const day = days[at] ?? '';
          return (
            <td key={day} data-day="" data-sunday={weekdayOf(day) === sunday || undefined}>
              {count === 0 ? '' : formatNumber(count)}
            </td>
          );
        })}
        <td>{formatNumber(totals.present)}</td>
        <td>{writeMinutes(totals.minutes)}</td>
        {withTravel && <td>{formatNumber(Math.round(totals.km))}</td>}
        {withTravel && <td>{formatNumber(totals.stops)}</td>}
        {withApproval && <td />}
      </tr>
    </tfoot>
  );
}

interface MusterDayProps {
  row: Pick<MusterRow, 'id' | 'name'>;
  cell: Cell;
  to: string;
  /** True when the cell opens in place. */
  opensHere: boolean;
}

/** Renders a day of a person: a letter that links to the day, or opens the correction of a missing check-out. Future days are empty. */
function MusterDay({ row, cell, to, opensHere }: MusterDayProps) {
  const content = useMusterCell()(row, cell);
  if (content === null) return null;
  const { letter, attributes } = content;
  const day = { ...attributes, tabIndex: -1, 'data-cell': `${row.id} ${cell.date}` };
  return opensHere ? (
    <button type="button" {...day}>
      {letter}
    </button>
  ) : (
    <a href={to} {...day}>
      {letter}
    </a>
  );
}
