/** The board's table: heads that sort, rows that Up and Down walk through, totals once everybody is in. */
import { chakra, Table, VisuallyHidden } from '@chakra-ui/react';
import { ChevronDown, ChevronsUpDown, ChevronUp } from 'lucide-react';
import type { KeyboardEvent, ReactNode } from 'react';
import { writeMinutes } from '../../calendar/write-minutes.ts';
import { formatNumber } from '../../i18n/formats.ts';
import { useText } from '../../i18n/text-context.ts';
import { TickBox } from '../../ui/list/TickBox.tsx';
import { teamColumnCount } from './TeamRow.tsx';
import type { Totals } from './team-day.ts';
import { teamTexts } from './texts/texts.ts';
import type { TeamSort, TeamView } from './view.ts';

interface Props {
  caption: string;
  view: Pick<TeamView, 'sort' | 'down'>;
  onSort: (sort: TeamSort, down: boolean) => void;
  /** Whether all complete days are ticked; undefined where there is none. */
  allTicked: boolean | undefined;
  onTickAll: (ticked: boolean) => void;
  busy: boolean;
  /** Undefined while not everybody is in. */
  totals: Totals | undefined;
  absent: number;
  children: ReactNode;
}

const columns: readonly { sort: TeamSort; width: string; end?: true }[] = [
  { sort: 'name', width: '17%' },
  { sort: 'in', width: '56px' },
  { sort: 'out', width: '84px' },
  { sort: 'hours', width: '68px', end: true },
  { sort: 'km', width: '60px', end: true },
  { sort: 'stops', width: '66px', end: true },
  { sort: 'visits', width: '66px', end: true },
  { sort: 'meetings', width: '88px', end: true },
  { sort: 'look', width: '' },
  { sort: 'state', width: '116px' },
];

/** The box that ticks is wider than what is seen of it, which stands at the edge of all tables. */
const boxStart = '4';

/** From the row that has the focus to the next: its box, or its button where it has none. */
function walk(event: KeyboardEvent<HTMLElement>) {
  const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
  if (step === 0 || !(event.target instanceof HTMLElement)) return;
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-row]')];
  const at = stops.findIndex((stop) => stop.closest('tr') === (event.target instanceof HTMLElement ? event.target.closest('tr') : null));
  const next = stops[at + step];
  if (at === -1 || next === undefined) return;
  event.preventDefault();
  next.focus();
}

export function TeamTable({ caption, view, onSort, allTicked, onTickAll, busy, totals, absent, children }: Props) {
  const text = useText(teamTexts);
  return (
    <Table.Root role="table" aria-busy={busy} display={{ mdDown: 'block' }} tableLayout={{ md: 'fixed' }}>
      <Table.Caption asChild>
        <caption>
          <VisuallyHidden>{caption}</VisuallyHidden>
        </caption>
      </Table.Caption>
      <Table.Header role="rowgroup" display={{ mdDown: 'none' }} position={{ md: 'sticky' }} top="48px" zIndex="1" _print={{ position: 'static' }}>
        <Table.Row role="row">
          <Table.ColumnHeader role="columnheader" scope="col" w="52px" ps={boxStart} pe="0" boxShadow="inset 0 1px 0 {colors.border}">
            {allTicked === undefined ? (
              <VisuallyHidden>{text('team.tickAll')}</VisuallyHidden>
            ) : (
              <TickBox label={text('team.tickAll')} checked={allTicked} onChange={onTickAll} />
            )}
          </Table.ColumnHeader>
          {columns.map(({ sort, width, end = false }) => {
            const chosen = sort === view.sort;
            const Icon = chosen ? (view.down ? ChevronDown : ChevronUp) : ChevronsUpDown;
            return (
              <Table.ColumnHeader
                key={sort}
                role="columnheader"
                scope="col"
                w={width}
                px="1.5"
                textAlign={end ? 'end' : undefined}
                aria-sort={chosen ? (view.down ? 'descending' : 'ascending') : 'none'}
                boxShadow="inset 0 1px 0 {colors.border}"
              >
                <chakra.button
                  type="button"
                  display="inline-flex"
                  alignItems="center"
                  gap="1"
                  minH="6"
                  fontWeight="600"
                  cursor="pointer"
                  borderRadius="l1"
                  focusVisibleRing="outside"
                  onClick={() => onSort(sort, chosen && !view.down)}
                >
                  {text(`team.${sort}`)}
                  <Icon size={12} />
                </chakra.button>
              </Table.ColumnHeader>
            );
          })}
          <Table.ColumnHeader role="columnheader" scope="col" w="40px" boxShadow="inset 0 1px 0 {colors.border}">
            <VisuallyHidden>{text('team.seeDay')}</VisuallyHidden>
          </Table.ColumnHeader>
        </Table.Row>
      </Table.Header>
      <Table.Body
        role="rowgroup"
        display={{ mdDown: 'block' }}
        onKeyDown={walk}
        css={{ md: { '& > tr > td': { px: '1.5' }, '& > tr > .list-image': { ps: boxStart } } }}
      >
        {children}
      </Table.Body>
      {totals && (
        <Table.Footer
          role="rowgroup"
          display={{ mdDown: 'block' }}
          css={{ '& td': { borderTop: '3px double {colors.border.control}', fontWeight: '600', px: '1.5' } }}
        >
          <Table.Row role="row" display={{ mdDown: 'none' }}>
            <Table.Cell role="cell" />
            <Table.Cell role="cell" colSpan={3}>
              {text('team.presence', { present: formatNumber(totals.present), absent: formatNumber(absent) })}
            </Table.Cell>
            {[writeMinutes(totals.minutes), totals.km.toFixed(1), formatNumber(totals.stops), formatNumber(totals.visits), formatNumber(totals.meetings)].map(
              (total, at) => (
                <Table.Cell role="cell" key={columns[at + 3]?.sort} textAlign="end">
                  {total}
                </Table.Cell>
              ),
            )}
            <Table.Cell role="cell" colSpan={teamColumnCount - 9} />
          </Table.Row>
          <Table.Row role="row" hideFrom="md" display={{ base: 'block', md: 'none' }}>
            <Table.Cell role="cell" display="block" px="4">
              {text('team.presence', { present: formatNumber(totals.present), absent: formatNumber(absent) })}
              {'. '}
              {text('team.phone', {
                km: totals.km.toFixed(1),
                stops: text('team.stopCount', { count: totals.stops }),
                visits: text('team.visitCount', { count: totals.visits }),
              })}
            </Table.Cell>
          </Table.Row>
        </Table.Footer>
      )}
    </Table.Root>
  );
}
