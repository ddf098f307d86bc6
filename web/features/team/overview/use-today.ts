/** Loads the figures of today and of the last working day, as the team's board does. */
import { skipToken } from '@apollo/client/react';
import { addDays, weekdayOf } from '../../../calendar/india.ts';
import { monthOf } from '../../../calendar/months.ts';
import { absenceOf } from '../muster.ts';
import { isIn, type Row } from '../team-day.ts';
import { useTeamRows } from '../use-team-day.ts';
import { type MeetingsOfDayQuery, useMeetingsOfDayQuery, useUnlinkedInvoicesQuery } from './overview.generated.ts';

/** Number of meetings that the overview lists. */
const meetingsNamed = 5;

/** A number that may be a minimum. Undefined while it loads or when it could not be loaded. */
interface Count {
  readonly count: number;
  readonly isAtLeast: boolean;
}

export interface TodaysFigures {
  readonly rows: readonly Row[];
  readonly isReading: boolean;
  readonly working: number;
  readonly late: number;
  /** Number of people on leave, who are not expected. */
  readonly onLeave: number;
  /** Empty on a Sunday, when nobody is expected. */
  readonly notIn: readonly Row[];
  readonly isSunday: boolean;
  /** The last working day. */
  readonly lastDay: string;
  readonly isReadingLastDay: boolean;
  readonly toApprove: number;
  readonly toCheck: readonly Row[];
  /** True when the team has more people than were loaded. */
  readonly isPart: boolean;
  /** Null when the server does not support planned days. */
  readonly meetings: { readonly count: Count | undefined; readonly first: NonNullable<MeetingsOfDayQuery['meetings']>['nodes'] } | null;
  readonly invoices: Count | undefined | null;
  readonly error: unknown;
  readonly renew: () => Promise<void>;
}

type Counted = { readonly totalCount: number | null; readonly totalCountAtLeast: number | null } | null | undefined;

const countOf = (list: Counted): Count | undefined => {
  if (typeof list?.totalCount === 'number') return { count: list.totalCount, isAtLeast: false };
  return typeof list?.totalCountAtLeast === 'number' ? { count: list.totalCountAtLeast, isAtLeast: true } : undefined;
};

/** Returns the last day before today that is not a Sunday. */
const lastWorkDay = (today: string): string => addDays(today, weekdayOf(today) === 0 ? -2 : -1);

export function useToday(today: string, extensions: boolean): TodaysFigures {
  const lastDay = lastWorkDay(today);
  const now = useTeamRows(today, 0);
  const before = useTeamRows(lastDay, 0);
  const renewing = { fetchPolicy: 'cache-and-network', nextFetchPolicy: 'cache-first' } as const;
  const meetings = useMeetingsOfDayQuery(extensions ? { variables: { date: today, size: meetingsNamed }, ...renewing } : skipToken);
  const invoices = useUnlinkedInvoicesQuery(extensions ? { variables: monthOf(today), ...renewing } : skipToken);
  const [rows, lastRows] = [now.rows, before.rows];
  const isSunday = absenceOf(today) === 'free';
  return {
    rows,
    isReading: now.reading || now.isReadingTypes,
    onLeave: rows.filter((row) => isIn('leave', row)).length,
    working: rows.filter((row) => isIn('working', row)).length,
    late: rows.filter((row) => isIn('late', row)).length,
    notIn: isSunday ? [] : rows.filter((row) => isIn('absent', row)),
    isSunday,
    lastDay,
    isReadingLastDay: before.reading,
    toApprove: lastRows.filter((row) => isIn('approve', row)).length,
    toCheck: lastRows.filter((row) => isIn('look', row)),
    isPart: now.hasNext,
    meetings: extensions ? { count: countOf(meetings.data?.meetings), first: meetings.data?.meetings?.nodes ?? [] } : null,
    invoices: extensions ? countOf(invoices.data?.invoices) : null,
    error: now.error ?? before.error ?? meetings.error ?? invoices.error,
    renew: async () => {
      await Promise.allSettled([now.renew(), before.renew(), ...(extensions ? [meetings.refetch(), invoices.refetch()] : [])]);
    },
  };
}
