/** Renders the board's table: sortable heads, rows that Up and Down move through, and totals once all people have loaded. */
import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { writeMinutes } from '../../calendar/dates.ts';
import { formatNumber, formatTenths } from '../../i18n/formats.ts';
import { useText } from '../../i18n/text-context.ts';
import type { Column } from '../../ui/list/columns.ts';
import { RowCheckbox } from '../../ui/list/RowCheckbox.tsx';
import { SortButton } from '../../ui/list/SortButton.tsx';
import { sortState } from '../../ui/list/sorting.ts';
import { Cell, Head, Skeleton, TableFrame } from '../../ui/list/TableFrame.tsx';
import { useRowFocus, walkRows } from '../../ui/list/walk-rows.ts';
import type { Absence } from './muster.ts';
import { teamColumnCount } from './TeamRow.tsx';
import type { Totals } from './team-day.ts';
import { teamTexts } from './texts/texts.ts';
import type { TeamSort, TeamView } from './view.ts';

interface Props {
  caption: string;
  view: Pick<TeamView, 'sort' | 'down'>;
  onSort: (sort: TeamSort, down: boolean) => void;
  /** True when all days that can be approved are selected; undefined when there is no such day. */
  allSelected: boolean | 'mixed' | undefined;
  onSelectAll: () => void;
  busy: boolean;
  /** True until the first row has loaded. */
  isLoading: boolean;
  /** Undefined until all people have loaded. */
  totals: Totals | undefined;
  absent: number;
  absence: Absence;
  children: ReactNode;
}

const columns: readonly { sort: TeamSort; width: string; end?: true }[] = [
  { sort: 'name', width: '16.5%' },
  { sort: 'in', width: '52px' },
  { sort: 'out', width: '84px' },
  { sort: 'hours', width: '64px', end: true },
  { sort: 'km', width: '52px', end: true },
  { sort: 'stops', width: '62px', end: true },
  { sort: 'visits', width: '62px', end: true },
  { sort: 'meetings', width: '84px', end: true },
  { sort: 'look', width: '' },
  { sort: 'state', width: '132px' },
];

/** The columns as skeleton bars, while the rows load. */
const bars: readonly Column[] = [
  { key: 'select', label: '', kind: 'go' },
  ...columns.map(
    ({ sort }): Column => ({ key: sort, label: '', kind: sort === 'name' ? 'main' : sort === 'look' ? 'sub' : sort === 'state' ? 'state' : 'drop' }),
  ),
  { key: 'details', label: '', kind: 'go' },
];

const TeamHead = chakra(Head, { base: { whiteSpace: 'nowrap' } });

export function TeamTable({ caption, view, onSort, allSelected, onSelectAll, busy, isLoading, totals, absent, absence, children }: Props) {
  const text = useText(teamTexts);
  const rowFocus = useRowFocus();
  const heads = (
    <>
      <TeamHead className="list-image list-screen" w="52px">
        {allSelected === undefined ? (
          <span className="words-only">{text('team.selectAll')}</span>
        ) : (
          <RowCheckbox label={text('team.selectAll')} checked={allSelected} onChange={onSelectAll} />
        )}
      </TeamHead>
      {columns.map(({ sort, width, end = false }) => {
        const state = sortState(view.down ? `-${view.sort}` : view.sort, sort);
        return (
          <TeamHead key={sort} w={width} px="1.5" textAlign={end ? 'end' : undefined} aria-sort={state}>
            <SortButton label={text(`team.${sort}`)} state={state} onPress={() => onSort(sort, state === 'ascending')} />
          </TeamHead>
        );
      })}
      <TeamHead className="list-screen" w="40px">
        <span className="words-only">{text('team.seeDay')}</span>
      </TeamHead>
    </>
  );
  const foot = totals && (
    <>
      <chakra.tr role="row" hideBelow="md">
        <Cell kind="drop" className="list-screen" />
        <Cell kind="drop" colSpan={3}>
          {text(`team.presence.${absence}`, { present: formatNumber(totals.present), absent: formatNumber(absent) })}
        </Cell>
        {[writeMinutes(totals.minutes), formatTenths(totals.km), formatNumber(totals.stops), formatNumber(totals.visits), formatNumber(totals.meetings)].map(
          (total, at) => (
            <Cell kind="drop" key={columns[at + 3]?.sort} align="end">
              {total}
            </Cell>
          ),
        )}
        <Cell kind="drop" colSpan={teamColumnCount - 9} />
      </chakra.tr>
      <chakra.tr role="row" hideFrom="md" display={{ mdDown: 'block' }}>
        <chakra.td role="cell" display="block" minH="38px" px="4" py="1" borderBottomWidth="1px">
          {text(`team.presence.${absence}`, { present: formatNumber(totals.present), absent: formatNumber(absent) })}
          {'. '}
          {text('team.phone', {
            km: formatTenths(totals.km),
            stops: text('team.stopCount', { count: totals.stops }),
            visits: text('team.visitCount', { count: totals.visits }),
          })}
        </chakra.td>
      </chakra.tr>
    </>
  );
  return (
    <TableFrame className="team-table" caption={caption} busy={busy} heads={heads} foot={foot} onKeyDown={walkRows} {...rowFocus}>
      {isLoading ? <Skeleton columns={bars} /> : children}
    </TableFrame>
  );
}
