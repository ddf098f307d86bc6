/** Loads the day types of people in up to two months, by employee and day. */
import type { ApolloClient } from '@apollo/client';
import { skipToken } from '@apollo/client/react';
import { monthOf, type YearMonth } from '../../calendar/months.ts';
import { DayTypesDocument, type DayTypesQuery, useDayTypesQuery } from '../people.generated.ts';

export type DayTypeOfDay = NonNullable<DayTypesQuery['dayTypes']>[number]['days'][number];

/** Returns the type of an employee's day. Null for a day without one, such as a day before the employee was added. Undefined when unknown. */
export type TypeOfDay = (userId: string, date: string) => DayTypeOfDay | null | undefined;

interface DayTypes {
  readonly typeOf: TypeOfDay;
  /** True until the types have loaded or failed. */
  readonly isReading: boolean;
  readonly refetch: () => Promise<unknown>;
}

/** Finds day types in the results of months. */
function typesIn(results: readonly (readonly [YearMonth | undefined, DayTypesQuery | undefined])[]): TypeOfDay {
  const key = (userId: string, month: YearMonth | undefined) => `${userId} ${month?.year} ${month?.month}`;
  const types = new Map(results.flatMap(([month, data]) => (data?.dayTypes ?? []).map(({ userId, days }) => [key(userId, month), days] as const)));
  return (userId, date) => {
    const days = types.get(key(userId, monthOf(date)));
    return days && (days.find((day) => day.date === date) ?? null);
  };
}

/** @param userIds up to 50; empty to request nothing */
export function useDayTypes(userIds: readonly string[], [first, second]: readonly YearMonth[]): DayTypes {
  const useMonth = (month: YearMonth | undefined) =>
    useDayTypesQuery(month && userIds.length > 0 ? { variables: { userIds: [...userIds], ...month }, fetchPolicy: 'cache-and-network' } : skipToken);
  const [one, two] = [useMonth(first), useMonth(second)];
  const refetch = () => Promise.all(userIds.length > 0 ? [first && one.refetch(), second && two.refetch()] : []);
  return {
    typeOf: typesIn([
      [first, one.data],
      [second, two.data],
    ]),
    isReading: [one, two].some(({ data, loading }) => loading && data === undefined),
    refetch,
  };
}

/** Maximum number of people of a query. */
const atOnce = 100;

/** Reads the day types of any number of people. @throws the error of the first query that fails */
export async function readDayTypes(client: ApolloClient, userIds: readonly string[], months: readonly YearMonth[]): Promise<TypeOfDay> {
  const parts = Array.from({ length: Math.ceil(userIds.length / atOnce) }, (_, at) => userIds.slice(at * atOnce, (at + 1) * atOnce));
  const read: [YearMonth, DayTypesQuery | undefined][] = [];
  for (const part of parts)
    for (const month of months)
      read.push([month, (await client.query({ query: DayTypesDocument, variables: { userIds: part, ...month }, fetchPolicy: 'network-only' })).data]);
  return typesIn(read);
}
