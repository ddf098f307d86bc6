/** People of the muster with their days, all and filtered. */
import type { YearMonth } from '../../calendar/months.ts';
import { indiaToday } from '../../calendar/server-clock.ts';
import { useServerConfig } from '../../data/config.ts';
import { useDayTypes } from '../../people/day-types/use-day-types.ts';
import { listState } from '../../ui/list/list-state.ts';
import { isShown, type MusterFilter, type MusterRow, musterRows, withDayTypes, withoutAbsences } from './muster.ts';
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
  const today = indiaToday();
  const extensions = useServerConfig()?.extensions === true;
  const team = useTeamMonth(months, page, days.includes(today) && !isBusy);
  const people = musterRows(team.people, days, today);
  const { typeOf } = useDayTypes(extensions && !team.reading ? people.map(({ id }) => id) : [], months);
  const all = printed ?? withDayTypes(people, setsTypes ? typeOf : withoutAbsences(typeOf));
  const rows = printed ?? all.filter((row) => isShown(filter, row));
  const state = listState(
    { current: all.length > 0 || !team.reading ? all : undefined, previous: undefined, failed: team.error !== undefined },
    (loaded) => loaded.length === 0,
  );
  return { team, all, rows, state, isWhole: printed !== undefined || !team.reading };
}
