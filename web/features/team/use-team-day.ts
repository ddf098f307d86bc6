/** Up to fifty people's day, ten at a time and two tens at once (decision 23), filling as it comes and renewing itself while it is seen. */
import { skipToken } from '@apollo/client/react';
import { useEffect, useEffectEvent, useState } from 'react';
import { useTeamDayQuery } from './team.generated.ts';
import type { Member } from './team-day.ts';

/** Tens of one board. */
const tens = 5;

/** Between one renewal and the next, in milliseconds. */
const renewMs = 60_000;

type Ten = ReturnType<typeof useTen>;

function useTen(date: string, page: number, isAsked: boolean) {
  const { data, error, refetch } = useTeamDayQuery(
    isAsked ? { variables: { date, page }, errorPolicy: 'all', fetchPolicy: 'cache-and-network', nextFetchPolicy: 'cache-first' } : skipToken,
  );
  const team = isAsked ? data?.teamDay : undefined;
  return { isAsked, team, error: isAsked ? error : undefined, refetch };
}

const isThere = ({ team, error }: Ten) => Boolean(team) || error !== undefined;
/** Undefined while nobody knows. */
const goesOn = ({ team, error }: Ten) => (team ? team.nextPage !== null : error === undefined ? undefined : false);
/** A ten is asked for while at most one before it is on its way, and none before it is the last. */
const mayFollow = (before: readonly Ten[]) =>
  before.slice(0, -1).every((ten) => goesOn(ten) === true) && before.every((ten) => ten.isAsked && goesOn(ten) !== false);

export interface TeamDay {
  readonly members: readonly Member[];
  /** Undefined where the REST API does not count. */
  readonly total: number | undefined;
  /** Whether more is on its way. */
  readonly reading: boolean;
  readonly hasNext: boolean;
  readonly error: unknown;
  readonly renew: () => Promise<void>;
}

/** @param live whether it renews itself */
export function useTeamDay(date: string, board: number, live: boolean): TeamDay {
  const first = board * tens;
  const one = useTen(date, first, true);
  const two = useTen(date, first + 1, mayFollow([one]));
  const three = useTen(date, first + 2, mayFollow([one, two]));
  const four = useTen(date, first + 3, mayFollow([one, two, three]));
  const five = useTen(date, first + 4, mayFollow([one, two, three, four]));
  const pages = [one, two, three, four, five].filter((ten) => ten.isAsked);
  const [renewing, setRenewing] = useState(false);

  const renew = async () => {
    if (renewing) return;
    setRenewing(true);
    for (let at = 0; at < pages.length; at += 2) {
      // What fails is told by the query itself.
      await Promise.allSettled(pages.slice(at, at + 2).map(({ refetch }) => refetch()));
    }
    setRenewing(false);
  };
  const onTick = useEffectEvent(() => {
    if (document.visibilityState === 'visible') void renew();
  });
  useEffect(() => {
    if (!live) return;
    const timer = setInterval(onTick, renewMs);
    return () => clearInterval(timer);
  }, [live]);

  const last = pages.at(-1);
  return {
    members: pages.flatMap(({ team }) => team?.people ?? []),
    total: pages.find(({ team }) => team)?.team?.totalCount ?? undefined,
    reading: !pages.every(isThere),
    hasNext: last !== undefined && goesOn(last) === true,
    error: pages.find(({ error }) => error !== undefined)?.error,
    renew,
  };
}
