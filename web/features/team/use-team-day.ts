/** Loads the day of up to fifty people. */
import { skipToken } from '@apollo/client/react';
import { useTeamDayQuery } from './team.generated.ts';
import type { Member } from './team-day.ts';
import { type Tens, useTens } from './use-tens.ts';

/** @param live true to refresh automatically */
export function useTeamDay(date: string, board: number, live: boolean): Tens<Member> {
  const useTen = (page: number, isAsked: boolean) => {
    const { data, error, refetch } = useTeamDayQuery(
      isAsked ? { variables: { date, page }, errorPolicy: 'all', fetchPolicy: 'cache-and-network', nextFetchPolicy: 'cache-first' } : skipToken,
    );
    return { page: isAsked ? (data?.teamDay ?? undefined) : undefined, error: isAsked ? error : undefined, renew: () => refetch() };
  };
  return useTens(useTen, board, live);
}
