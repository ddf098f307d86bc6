/** Loads the day of up to fifty people. */
import { skipToken } from '@apollo/client/react';
import { useTeamDayQuery } from './team.generated.ts';
import type { Member } from './team-day.ts';
import { type TeamBatches, useTeamBatches } from './use-team-batches.ts';

/** @param live true to refresh automatically */
export function useTeamDay(date: string, board: number, live: boolean): TeamBatches<Member> {
  const useBatch = (page: number, isAsked: boolean) => {
    const { data, error, refetch } = useTeamDayQuery(
      isAsked ? { variables: { date, page }, errorPolicy: 'all', fetchPolicy: 'cache-and-network', nextFetchPolicy: 'cache-first' } : skipToken,
    );
    return { page: isAsked ? (data?.teamDay ?? undefined) : undefined, error: isAsked ? error : undefined, renew: () => refetch() };
  };
  return useTeamBatches(useBatch, board, live);
}
