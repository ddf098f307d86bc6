/** Reads and writes the states of days in the cache. The gateway determines the states. */
import type { ApolloCache, ApolloClient } from '@apollo/client';
import { DayStatesDocument, type DayStatesQuery } from './approvals.generated.ts';

export type DayState = NonNullable<NonNullable<NonNullable<DayStatesQuery['dayDashboards']>[number]['attendance']>['state']>;

export interface DayOfEmployee {
  readonly userId: string;
  /** `YYYY-MM-DD` */
  readonly date: string;
}

/** Reads the states of up to twelve days into the cache. @returns false when a state could not be read */
export async function readDayStates(client: ApolloClient, days: readonly DayOfEmployee[]): Promise<boolean> {
  const requested = days.map(({ userId, date }) => ({ userId, date }));
  const result = await client
    .query({ query: DayStatesDocument, variables: { days: requested }, fetchPolicy: 'network-only', errorPolicy: 'all' })
    .catch(() => undefined);
  return result?.data?.dayDashboards?.every(({ attendance }) => attendance?.state) ?? false;
}

/** Writes an approval or its withdrawal. After a withdrawal, the day is unchecked until its state is read again. @param id of the attendance day */
export function setApproved(cache: ApolloCache, id: string, approved: boolean, note: string | null = null): void {
  const key = cache.identify({ __typename: 'AttendanceDay', id });
  if (key === undefined) return;
  const code = approved ? 'APPROVED' : 'UNCHECKED';
  cache.modify<{ approved: boolean; approvalNote: string | null; state: DayState | null }>({
    id: key,
    fields: { approved: () => approved, approvalNote: () => note, state: (state) => (state && 'code' in state ? { ...state, code } : state) },
  });
}
