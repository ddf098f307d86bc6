/** Rows of the team's day, with the selected ones and the open one. */
import { useState } from 'react';
import { indiaToday } from '../../calendar/server-clock.ts';
import { concernsDays } from '../../data/live/concerns.ts';
import { renewAfter, useRenewal } from '../../data/live/use-changes.ts';
import type { Approvals } from '../../people/approvals/use-approvals.ts';
import { listState } from '../../ui/list/list-state.ts';
import { type ByHand, isIn, type Row, sorted } from './team-day.ts';
import { useMinutes } from './use-team-batches.ts';
import { useTeamRows } from './use-team-day.ts';
import type { TeamView } from './view.ts';

/** @param board key of the shown day and people, each of which begins without a selection and an open row */
export function useTeamBoard({ date, page, sort, down, filter }: TeamView, board: string, run: Approvals['run']) {
  const isToday = date === indiaToday();
  const [byHand, setByHand] = useState<ByHand>({});
  /** Id of the person whose day is open, null for none; undefined until everyone has loaded. */
  const [open, setOpen] = useState<string | null>();
  /** Ids of the rows in the order before a refresh with an open day, which moves none of them. */
  const [order, setOrder] = useState<{ readonly view: string; readonly ids: readonly string[] }>();
  /** The board, and whether its day was today when it was opened. After midnight such a board still refreshes, and opens no row under the pointer. */
  const [boardBefore, setBoardBefore] = useState({ board, isToday });
  // Resets the selection and the open row for each day and each fifty people. The frame stays, and with it the focus.
  if (boardBefore.board !== board) {
    setBoardBefore({ board, isToday });
    setByHand({});
    setOpen(undefined);
  }
  const isIdle = !run?.busy;
  const team = useTeamRows(date, page);
  const all = team.rows;
  const state = listState(
    { current: all.length > 0 || !team.reading ? all : undefined, previous: undefined, failed: team.error !== undefined },
    (rows) => rows.length === 0,
  );
  // Changes with each decision of this person, after which the rows are sorted again.
  const view = [board, sort, down, filter, Boolean(open), run?.total, run?.done.length].join(' ');
  const before = order?.view === view && !team.reading ? order.ids : undefined;
  // In the order of the directory until all people have loaded, so no row moves afterwards.
  const rows =
    before?.flatMap((id) => all.find((row) => row.id === id) ?? []) ?? (team.reading ? all : sorted(all, sort, down)).filter((row) => isIn(filter, row));
  const renew = async () => {
    if (open) setOrder({ view, ids: rows.map(({ id }) => id) });
    await team.renew();
  };
  useMinutes(renew, boardBefore.isToday && isIdle);
  useRenewal(({ node }) => concernsDays(node, [date]), renew, isIdle, renewAfter.board);
  // Opens the first day with findings once all rows have loaded. The days of today are not over, so there it is opened by hand.
  if (open === undefined && !boardBefore.isToday && !team.reading && all.length > 0) setOpen(rows.find((row) => row.state === 'NEEDS_CHECK')?.id ?? null);
  const notApproved: ReadonlySet<string> = new Set(run?.action === 'approve' ? run.failed.map(({ day }) => day.userId) : []);
  // Also called after awaits, so selections made in the meantime are kept.
  const select = (rows: readonly Row[], to: boolean) => setByHand((before) => ({ ...before, ...Object.fromEntries(rows.map(({ id }) => [id, to])) }));
  return { team, state, all, rows, byHand, select, open, setOpen, notApproved };
}
