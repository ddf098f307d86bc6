/** Loads the day types of people in up to two months, by employee and day. Administrators only. */
import { skipToken } from '@apollo/client/react';
import type { YearMonth } from '../../calendar/months.ts';
import { type DayTypesQuery, useDayTypesQuery } from './day-types.generated.ts';

export type DayTypeOfDay = NonNullable<DayTypesQuery['dayTypes']>[number]['days'][number];

interface DayTypes {
  readonly typeOf: (userId: string, date: string) => DayTypeOfDay | undefined;
  /** True until the types have loaded or failed. */
  readonly isReading: boolean;
}

/** @param userIds up to 50; empty to request nothing */
export function useDayTypes(userIds: readonly string[], [first, second]: readonly YearMonth[]): DayTypes {
  const useMonth = (month: YearMonth | undefined) =>
    useDayTypesQuery(month && userIds.length > 0 ? { variables: { userIds: [...userIds], ...month }, fetchPolicy: 'cache-and-network' } : skipToken);
  const [one, two] = [useMonth(first), useMonth(second)];
  const types = new Map(
    [one, two].flatMap(({ data }) => (data?.dayTypes ?? []).flatMap(({ userId, days }) => days.map((day) => [`${userId} ${day.date}`, day] as const))),
  );
  return {
    typeOf: (userId, date) => types.get(`${userId} ${date}`),
    isReading: [one, two].some(({ data, loading }) => loading && data === undefined),
  };
}
