/** Loads the day types of people in up to two months, by employee and day. Administrators only. */
import { skipToken } from '@apollo/client/react';
import type { YearMonth } from '../../calendar/months.ts';
import { type DayTypesQuery, useDayTypesQuery } from './day-types.generated.ts';

export type DayTypeOfDay = NonNullable<DayTypesQuery['dayTypes']>[number]['days'][number];

/** @param userIds up to 50; empty to request nothing */
export function useDayTypes(userIds: readonly string[], [first, second]: readonly YearMonth[]): (userId: string, date: string) => DayTypeOfDay | undefined {
  const useMonth = (month: YearMonth | undefined) =>
    useDayTypesQuery(month && userIds.length > 0 ? { variables: { userIds: [...userIds], ...month }, fetchPolicy: 'cache-and-network' } : skipToken);
  const [one, two] = [useMonth(first), useMonth(second)];
  const types = new Map(
    [one, two].flatMap(({ data }) => (data?.dayTypes ?? []).flatMap(({ userId, days }) => days.map((day) => [`${userId} ${day.date}`, day] as const))),
  );
  return (userId, date) => types.get(`${userId} ${date}`);
}
