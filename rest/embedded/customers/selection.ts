/** Selects farmers or dealers by area and text. */
import { and, isNull, lt, type SQL } from 'drizzle-orm';
import type { Static } from 'typebox';
import type { AreaSearch } from '../../contract/fields.ts';
import { isWithin, startOfDays } from '../calls/day.ts';
import type { Database } from '../database/database.ts';
import { knownTime } from '../database/tables/rules.ts';
import type { CustomerKind } from '../people/customers.ts';
import { isInArea } from '../people/in-area.ts';
import { containsAll, wordsOf } from '../people/name-search.ts';

/** Names of the days of registration in calls. */
export const registrationDays = { from: 'registeredFrom', until: 'registeredTo' };

/** Parameters that filter customers without a visit. */
export interface Unvisited {
  readonly notVisitedForDays?: number | undefined;
  readonly neverVisited?: string | undefined;
}

/** Returns the condition for customers without a visit in these days, including those without any visit, or undefined for all. */
export function isUnvisited({ table }: CustomerKind, { notVisitedForDays: days, neverVisited }: Unvisited, now: Date): SQL | undefined {
  return and(
    days === undefined ? undefined : lt(knownTime(table.lastVisitAt), startOfDays(days, now)),
    neverVisited === undefined ? undefined : isNull(table.lastVisitAt),
  );
}

/**
 * Returns the condition for an area and a text. Empty parts match all. Each word of the text must be in the name, phone number or village, in either
 * script.
 * @returns undefined for all
 */
export async function selectionOf(
  database: Database,
  kind: CustomerKind,
  { searchText, registeredFrom: from, registeredTo: until, ...filter }: Static<typeof AreaSearch>,
  now: Date,
): Promise<SQL | undefined> {
  const words = await wordsOf(database, searchText);
  const { table } = kind;
  return and(
    isInArea(kind, filter),
    isUnvisited(kind, filter, now),
    isWithin(table.registerDate, { ...(from && { from }), ...(until && { until }) }, registrationDays),
    containsAll(table, words),
  );
}
