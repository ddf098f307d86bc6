/** Loads the attendance of a week or a month of up to fifty people, or of all people for print and spreadsheet. */
import { skipToken, useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import type { YearMonth } from '../../calendar/months.ts';
import { readDayTypes, type TypeOfDay } from '../../people/day-types/use-day-types.ts';
import { useIsShown } from '../../ui/use-is-shown.ts';
import type { MonthMember } from './muster.ts';
import { TeamMonthDocument, type TeamMonthQuery, useTeamMonthQuery } from './team.generated.ts';
import { type BatchPage, type TeamBatches, useTeamBatches } from './use-team-batches.ts';

type TeamMonth = TeamMonthQuery['teamMonth'];

/** Joins a person's days of both months of a week. The directory has the same people on the same page for both. */
function joined(first: TeamMonth | undefined, second: TeamMonth | undefined): BatchPage<MonthMember> | undefined {
  if (!first) return undefined;
  if (!second) return first;
  const people = first.people.map((person) => {
    const other = second.people.find(({ employee }) => employee.id === person.employee.id);
    if (!other) return person;
    return {
      ...person,
      attendance: person.attendance && other.attendance && [...person.attendance, ...other.attendance],
      travel: person.travel && other.travel && [...person.travel, ...other.travel],
    };
  });
  return { ...first, people };
}

/** @param months one or two, see `monthsOf` */
export function useTeamMonth([month, secondMonth]: readonly YearMonth[], board: number): TeamBatches<MonthMember> {
  const useMonth = (requested: YearMonth | undefined, page: number) =>
    useTeamMonthQuery(
      requested ? { variables: { ...requested, page }, errorPolicy: 'all', fetchPolicy: 'cache-and-network', nextFetchPolicy: 'cache-first' } : skipToken,
    );
  const useBatch = (page: number, isAsked: boolean) => {
    const first = useMonth(isAsked ? month : undefined, page);
    const second = useMonth(isAsked ? secondMonth : undefined, page);
    const isWhole = secondMonth === undefined || Boolean(second.data?.teamMonth) || second.error !== undefined;
    return {
      page: isAsked && isWhole ? joined(first.data?.teamMonth, second.data?.teamMonth) : undefined,
      error: isAsked ? (first.error ?? second.error) : undefined,
      renew: () => Promise.all([first.refetch(), ...(secondMonth === undefined ? [] : [second.refetch()])]),
    };
  };
  return useTeamBatches(useBatch, board);
}

interface Everybody {
  readonly people: readonly MonthMember[];
  readonly typeOf: TypeOfDay;
}

/**
 * Gathers all people page by page. `count` is the number loaded so far; undefined while nothing is gathered.
 * @param withTypes true to gather the day types too
 */
export function useEverybody(months: readonly YearMonth[], withTypes: boolean) {
  const client = useApolloClient();
  const [count, setCount] = useState<number>();
  /** The months that could not be gathered. */
  const [failed, setFailed] = useState<string>();
  const requested = JSON.stringify(months);
  const isShown = useIsShown();

  const pageOf = async (page: number) => {
    const answers = await Promise.all(
      months.map((month) => client.query({ query: TeamMonthDocument, variables: { ...month, page }, errorPolicy: 'all', fetchPolicy: 'cache-first' })),
    );
    const [first, second] = answers.map(({ data }) => data?.teamMonth);
    return months.length === 1 || second ? joined(first, second) : undefined;
  };
  /** Gathers from the cache where possible. Resolves to undefined after a failure, when it is cancelled, or when another run is pending. */
  const gather = async (signal?: AbortSignal): Promise<Everybody | undefined> => {
    if (count !== undefined) return undefined;
    setFailed(undefined);
    setCount(0);
    const stop = () => setCount(undefined);
    signal?.addEventListener('abort', stop);
    const people: MonthMember[] = [];
    try {
      for (let page: number | null = 0; page !== null; ) {
        const ten: BatchPage<MonthMember> | undefined = await pageOf(page);
        if (!isShown() || signal?.aborted) return undefined;
        if (ten === undefined) throw new Error('A page is missing');
        people.push(...ten.people);
        setCount(people.length);
        page = ten.nextPage;
      }
      const ids = people.map(({ employee }) => employee.id);
      return { people, typeOf: withTypes ? await readDayTypes(client, ids, months) : () => undefined };
    } catch {
      if (!signal?.aborted) setFailed(requested);
      return undefined;
    } finally {
      // After a cancellation, another run may be pending.
      if (!signal?.aborted) setCount(undefined);
      signal?.removeEventListener('abort', stop);
    }
  };
  return { count, failed: failed === requested, gather };
}
