/** Renders the figures of a payroll month: a table with totals, and below 768 pixels an entry for each person. */
import { chakra } from '@chakra-ui/react';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { writeMinutes } from '../../../calendar/dates.ts';
import { useDates } from '../../../calendar/use-dates.ts';
import { formatNumber, formatTenths } from '../../../i18n/formats.ts';
import { useText } from '../../../i18n/text-context.ts';
import { approvalsTexts } from '../../../people/approvals/texts/texts.ts';
import { peopleTexts } from '../../../people/texts/texts.ts';
import { onPhones } from '../../../ui/on-phones.ts';
import { StateBadge } from '../../../ui/StateBadge.tsx';
import { placeByKey } from '../muster.ts';
import { teamTexts } from '../texts/texts.ts';
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
  const text = useText(payrollTexts, teamTexts, approvalsTexts, peopleTexts);
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
  const labels = { name: text('person.name'), id: text('payroll.id') };
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
            <th scope="col">{text('approvals.refused')}</th>
            <th scope="col" data-part="" data-text="">
              {text('approvals.approved')}
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
        {daysWorked === 0 ? (
          '-'
        ) : (
          <StateBadge state={closed ? 'plain' : daysApproved < daysWorked ? 'look' : 'good'}>
            {text('payroll.approvedOf', { count: formatNumber(daysApproved), total: formatNumber(daysWorked) })}
          </StateBadge>
        )}
      </td>
    </tr>
  );
}

/** Renders the cells of a row from the days to the refused ones. On a phone a cell without a figure is omitted. */
function Figures({ figures }: { figures: PayrollFigures }) {
  const text = useText(payrollTexts, teamTexts, approvalsTexts);
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
        {formatTenths(payableDays)}
      </td>
      <td data-part="" data-label={text('payroll.hours')} tabIndex={-1}>
        {writeMinutes(workMinutes)}
      </td>
      <td data-label={text('payroll.overtime')} tabIndex={-1} data-none={overtimeMinutes === 0 || undefined}>
        {overtimeMinutes === 0 ? '-' : writeMinutes(overtimeMinutes)}
      </td>
      <td data-label={text('team.km')} tabIndex={-1}>
        {daysWithPositions === 0 ? '-' : formatTenths(straightLineKm)}
        {daysWithPositions < daysWorked && <small>{text('payroll.kmDays', { days: formatNumber(daysWithPositions), count: daysWorked })}</small>}
      </td>
      <td data-label={text('approvals.refused')} tabIndex={-1} data-none={daysRefused === 0 || undefined}>
        {figure(daysRefused)}
      </td>
    </>
  );
}

/** Styles of a payroll month: right-aligned figures, lines between its parts, and entries of words and figures below 768 pixels. */
const payrollCss = {
  w: 'full',
  fontSize: '13px',
  borderCollapse: 'separate',
  borderSpacing: '0',
  '& :is(th, td)': { h: '38px', px: '1.5', textAlign: 'end', whiteSpace: 'nowrap', borderBottomWidth: '1px' },
  '& [data-text]': { textAlign: 'start' },
  '& :is(thead th:first-of-type, tbody th, tfoot th)': { ps: 'gutter' },
  '& :is(thead th, td):last-of-type': { pe: 'gutter' },
  '& [data-part]': { borderInlineStartWidth: '1px' },
  '& thead th': {
    position: { md: 'sticky', _print: 'static' },
    top: '0',
    h: '32px',
    bg: 'bg.subtle',
    color: 'fg.muted',
    fontSize: '12px',
    fontWeight: '600',
    borderBottomColor: 'border.emphasized',
  },
  '& thead button': { cursor: 'pointer', fontWeight: '600', minH: '24px', _hover: { textDecoration: 'underline' }, focusRing: 'outside' },
  '& thead [aria-sort=ascending] button::after': { content: '" ↑"' },
  '& tbody th': { fontWeight: '600' },
  '& tbody :is(th, td)': { focusRing: 'inside' },
  '& small': { display: 'block', fontSize: '11px', fontWeight: '400', color: 'fg.muted' },
  '& [data-strong]': { fontWeight: '600' },
  '& tbody [data-warns]': { fontWeight: '600', color: 'fg.warning' },
  '& [data-waits] > th': { boxShadow: 'inset 3px 0 0 {colors.wait}' },
  '& tfoot :is(th, td)': { borderTop: '3px double {colors.border.control}', borderBottomWidth: '0', fontWeight: '600' },
  [onPhones]: {
    '& thead': { display: 'none' },
    '&, & tbody, & tfoot': { display: 'block' },
    '& tr': { display: 'flex', flexWrap: 'wrap', columnGap: '3', rowGap: '0', px: '4', py: '2', borderBottomWidth: '1px', position: 'relative' },
    '& :is(th, td)': { h: 'auto', p: '0!', borderWidth: '0!', boxShadow: 'none!', textAlign: 'start' },
    '& :is(tbody, tfoot) th': { flex: '1 0 100%', fontSize: '14px', minH: '24px' },
    '& [data-label]::before': { content: 'attr(data-label) " "', color: 'fg.muted', fontWeight: '400' },
    '& td[data-none]': { display: 'none' },
    '& td[data-state]': { position: 'absolute', insetEnd: '4', top: '2' },
    '& [data-waits]': { boxShadow: 'inset 3px 0 0 {colors.wait}' },
    '& small': { display: 'inline', ms: '1' },
    '& tfoot tr': { borderTop: '3px double {colors.border.control}' },
  },
} as const;
