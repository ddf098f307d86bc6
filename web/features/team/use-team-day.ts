/** Loads the day of up to fifty people. */
import { skipToken } from '@apollo/client/react';
import { monthOf } from '../../calendar/months.ts';
import { useIndiaToday } from '../../calendar/server-clock.ts';
import { useServerConfig } from '../../data/config.ts';
import { useDayTypes } from '../../people/day-types/use-day-types.ts';
import { useTeamDayQuery } from './team.generated.ts';
import { type Member, type Row, rowsOf, withLeave } from './team-day.ts';
import { type TeamBatches, useTeamBatches } from './use-team-batches.ts';

interface TeamRows extends TeamBatches<Member> {
  readonly rows: readonly Row[];
  /** True when the server returns the leave of people (extension). */
  readonly seesTypes: boolean;
  /** True until the leave is known. */
  readonly isReadingTypes: boolean;
}

/** Loads the rows of a day, with the leave of those who were not in. */
export function useTeamRows(date: string, board: number): TeamRows {
  const team = useTeamDay(date, board);
  const seesTypes = useServerConfig()?.extensions === true;
  const today = useIndiaToday();
  const rows = rowsOf(team.people);
  const { typeOf, isReading, refetch } = useDayTypes(seesTypes && !team.reading ? rows.map(({ id }) => id) : [], [monthOf(date)]);
  const renew = async () => {
    await Promise.allSettled([team.renew(), refetch()]);
  };
  return { ...team, renew, rows: withLeave(rows, (userId) => typeOf(userId, date), date < today), seesTypes, isReadingTypes: isReading };
}

function useTeamDay(date: string, board: number): TeamBatches<Member> {
  const useBatch = (page: number, isAsked: boolean) => {
    const { data, error, refetch } = useTeamDayQuery(
      isAsked ? { variables: { date, page }, errorPolicy: 'all', fetchPolicy: 'cache-and-network', nextFetchPolicy: 'cache-first' } : skipToken,
    );
    return { page: isAsked ? (data?.teamDay ?? undefined) : undefined, error: isAsked ? error : undefined, renew: () => refetch() };
  };
  return useTeamBatches(useBatch, board);
}
