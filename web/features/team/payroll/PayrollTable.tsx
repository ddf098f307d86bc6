/** Renders the figures of a payroll month: a table with totals, and below 768 pixels an entry for each person. */
import { chakra } from '@chakra-ui/react';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { useDates } from '../../../calendar/use-dates.ts';
import { writeMinutes } from '../../../calendar/write-minutes.ts';
import { formatNumber } from '../../../i18n/formats.ts';
import { useText } from '../../../i18n/text-context.ts';
import { StateBadge } from '../../../ui/StateBadge.tsx';
import { placeByKey } from '../muster.ts';
import { teamTexts } from '../texts/texts.ts';
import { payrollCss } from './payroll-css.ts';
import { dayColumns, nameOf, needsChecking, type PayrollFigures, type PayrollPerson, type PayrollSort, payrollSorts } from './payroll-rows.ts';
import { payrollTexts } from './texts/texts.ts';

interface Props {
  caption: string;
  people: readonly PayrollPerson[];
  /** Undefined until all people have loaded. */
  totals: PayrollFigures | undefined;
  busy: boolean;
  closed: boolean;
  /** Ids of people whose days block closing. */
  blocked: ReadonlySet<string>;
  sort: PayrollSort;
  onSort: (sort: PayrollSort) => void;
  /** Moves to the next kind of days that block closing. */
  onNext: () => void;
  /** Path of the muster of the month, which Enter opens. */
  monthPath: string;
}

/** Formats a figure of a column, with a dash for 0. */
const figure = (count: number): string => (count === 0 ? '-' : formatNumber(count));
const waiting: readonly string[] = ['absent', 'missing'];

export function PayrollTable({ caption, people, totals, busy, closed, blocked, sort, onSort, onNext, monthPath }: Props) {
  const text = useText(payrollTexts, teamTexts);
  const navigate = useNavigate();
  const table = useRef<HTMLTableElement>(null);
  // Exactly one cell is a tab stop, also when the rows change.
  useEffect(() => {
    const cells = [...(table.current?.querySelectorAll<HTMLTableCellElement>('tbody :is(th, td)') ?? [])];
    if (cells[0] && !cells.some(({ tabIndex }) => tabIndex === 0)) cells[0].tabIndex = 0;
  });
  const onKeyDown = (event: KeyboardEvent<HTMLTableElement>) => {
    const { target, key, ctrlKey, altKey, metaKey } = event;
    const cell = target instanceof HTMLTableCellElement ? target : null;
    const row = cell?.parentElement;
    if (!cell || !(row instanceof HTMLTableRowElement) || altKey || metaKey) return;
    if (key === 'n' && !ctrlKey) onNext();
    if (key === 'Enter') {
      void navigate(monthPath);
      return;
    }
    const rows = [...event.currentTarget.querySelectorAll<HTMLTableRowElement>('tbody tr')];
    const to = placeByKey({ row: rows.indexOf(row), at: cell.cellIndex }, key, ctrlKey, { row: rows.length - 1, at: row.cells.length - 1 });
    const next = to && rows[to.row]?.cells[to.at];
    if (!next) return;
    event.preventDefault();
    cell.tabIndex = -1;
    next.tabIndex = 0;
    next.focus();
  };
  const labels = { name: text('team.name'), id: text('payroll.id') };
  return (
    <chakra.div flex="1" overflowX="auto" position="relative" data-wide _print={{ overflow: 'visible' }}>
      <chakra.table ref={table} role="grid" aria-busy={busy} css={payrollCss} onKeyDown={onKeyDown}>
        <chakra.caption srOnly>{caption}</chakra.caption>
        <thead>
          <tr>
            {payrollSorts.map((each) => (
              <th key={each} scope="col" data-text="" aria-sort={each === sort ? 'ascending' : undefined}>
                <button type="button" aria-label={text('payroll.sortBy', { column: labels[each] })} onClick={() => onSort(each)}>
                  {labels[each]}
                </button>
              </th>
            ))}
            {dayColumns.map((column) => (
              <th key={column} scope="col">
                {text(`payroll.${column}`)}
              </th>
            ))}
            <th scope="col">{text('payroll.payable')}</th>
            <th scope="col" data-part="">
              {text('payroll.hours')}
            </th>
            <th scope="col">{text('payroll.overtime')}</th>
            <th scope="col">{text('team.km')}</th>
            <th scope="col">{text('payroll.refused')}</th>
            <th scope="col" data-part="" data-text="">
              {text('payroll.approved')}
            </th>
          </tr>
        </thead>
        <tbody>
          {people.map((person) => (
            <Person key={person.id} person={person} closed={closed} waits={!closed && (needsChecking(person) || blocked.has(person.id))} />
          ))}
        </tbody>
        {totals && (
          <tfoot>
            <tr>
              <th scope="row" data-text="" colSpan={2}>
                {text('team.mapPeople', { count: people.length })}
              </th>
              <Figures figures={totals} />
              <td data-part="" data-text="">
                {text('payroll.approvedOf', { count: formatNumber(totals.daysApproved), total: formatNumber(totals.daysWorked) })}
              </td>
            </tr>
          </tfoot>
        )}
      </chakra.table>
    </chakra.div>
  );
}

interface PersonProps extends Pick<Props, 'closed'> {
  person: PayrollPerson;
  waits: boolean;
}

function Person({ person, closed, waits }: PersonProps) {
  const text = useText(payrollTexts);
  const dates = useDates();
  const { daysApproved, daysWorked, lastWorkedOn, active, payrollId } = person;
  return (
    <tr data-waits={waits || undefined}>
      <th scope="row" data-text="" data-name="" tabIndex={-1}>
        {nameOf(person)}
        {active === false && lastWorkedOn !== null && <small>{text('payroll.left', { date: dates.dayOfYear(lastWorkedOn) })}</small>}
      </th>
      <td data-text="" data-label={text('payroll.id')} tabIndex={-1}>
        {payrollId ?? '-'}
      </td>
      <Figures figures={person} />
      <td data-part="" data-text="" data-state="" tabIndex={-1}>
        <StateBadge state={closed ? 'plain' : daysApproved < daysWorked ? 'look' : 'good'}>
          {text('payroll.approvedOf', { count: formatNumber(daysApproved), total: formatNumber(daysWorked) })}
        </StateBadge>
      </td>
    </tr>
  );
}

/** Renders the cells of a row from the days to the refused ones. On a phone a cell without a figure is omitted. */
function Figures({ figures }: { figures: PayrollFigures }) {
  const text = useText(payrollTexts, teamTexts);
  const { payableDays, workMinutes, overtimeMinutes, straightLineKm, daysWithPositions, daysWorked, daysRefused } = figures;
  return (
    <>
      {dayColumns.map((column) => (
        <td
          key={column}
          tabIndex={-1}
          data-label={text(`payroll.${column}`)}
          data-none={figures[column] === 0 || undefined}
          data-warns={(waiting.includes(column) && figures[column] > 0) || undefined}
        >
          {figure(figures[column])}
        </td>
      ))}
      <td data-label={text('payroll.payable')} data-strong="" tabIndex={-1}>
        {payableDays.toFixed(1)}
      </td>
      <td data-part="" data-label={text('payroll.hours')} tabIndex={-1}>
        {writeMinutes(workMinutes)}
      </td>
      <td data-label={text('payroll.overtime')} tabIndex={-1} data-none={overtimeMinutes === 0 || undefined}>
        {overtimeMinutes === 0 ? '-' : writeMinutes(overtimeMinutes)}
      </td>
      <td data-label={text('team.km')} tabIndex={-1}>
        {daysWithPositions === 0 ? '-' : formatNumber(Math.round(straightLineKm * 10) / 10)}
        {daysWithPositions < daysWorked && <small>{text('payroll.kmDays', { count: formatNumber(daysWithPositions), total: formatNumber(daysWorked) })}</small>}
      </td>
      <td data-label={text('payroll.refused')} tabIndex={-1} data-none={daysRefused === 0 || undefined}>
        {figure(daysRefused)}
      </td>
    </>
  );
}
