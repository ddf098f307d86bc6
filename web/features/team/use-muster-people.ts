/** People of the muster with their days, all and filtered. */
import type { YearMonth } from '../../calendar/months.ts';
import { useIndiaToday } from '../../calendar/server-clock.ts';
import { useServerConfig } from '../../data/config.ts';
import { concernsDays } from '../../data/live/concerns.ts';
import { renewAfter, useRenewal } from '../../data/live/use-changes.ts';
import { useDayTypes } from '../../people/day-types/use-day-types.ts';
import { listState } from '../../ui/list/list-state.ts';
import { isShown, type MusterFilter, type MusterRow, musterRows, withDayTypes, withoutAbsences } from './muster.ts';
import { useMinutes } from './use-team-batches.ts';
import { useTeamMonth } from './use-team-month.ts';

interface Options {
  days: readonly string[];
  months: readonly YearMonth[];
  page: number;
  filter: MusterFilter | 'all';
  /** All people, while they are printed. */
  printed: readonly MusterRow[] | undefined;
  /** True for people who may set types of days. */
  setsTypes: boolean;
  /** True during a pending approval, when the days are not renewed. */
  isBusy: boolean;
}

export function useMusterPeople({ days, months, page, filter, printed, setsTypes, isBusy }: Options) {
  const today = useIndiaToday();
  const extensions = useServerConfig()?.extensions === true;
  const loaded = useTeamMonth(months, page);
  const members = musterRows(loaded.people, days, today);
  const { typeOf, refetch } = useDayTypes(extensions && !loaded.reading ? members.map(({ id }) => id) : [], months);
  const renew = async () => {
    await Promise.allSettled([loaded.renew(), refetch()]);
  };
  useMinutes(renew, days.includes(today) && !isBusy);
  useRenewal(({ node }) => concernsDays(node, days), renew, !isBusy, renewAfter.board);
  const team = { ...loaded, renew };
  const all = printed ?? withDayTypes(members, setsTypes ? typeOf : withoutAbsences(typeOf), today);
  const rows = printed ?? all.filter((row) => isShown(filter, row));
  const state = listState(
    { current: all.length > 0 || !team.reading ? all : undefined, previous: undefined, failed: team.error !== undefined },
    (people) => people.length === 0,
  );
  return { team, all, rows, state, isWhole: printed !== undefined || !team.reading };
}
