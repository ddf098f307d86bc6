/** Selects farmers or dealers by area and text. */
import { and, isNull, lt, type SQL } from 'drizzle-orm';
import type { Static } from 'typebox';
import type { AreaSearch } from '../../contract/fields.ts';
import type { Reader } from '../calls/caller.ts';
import { isWithin, startOfDays } from '../calls/day.ts';
import type { Database } from '../database/database.ts';
import { isOfPeople } from '../database/part-pages.ts';
import { employees } from '../database/tables/employees.ts';
import { knownTime } from '../database/tables/rules.ts';
import type { CustomerKind } from '../people/customers.ts';
import { isInArea } from '../people/in-area.ts';
import { containsAll, isNamed, wordsOf } from '../people/name-search.ts';
import { findableBy } from '../people/readable.ts';

/** Names of the days of registration in calls. */
export const registrationDays = { from: 'registeredFrom', until: 'registeredTo' };

/** Parameters that filter customers by their last visit. */
export interface VisitFilter {
  readonly notVisitedForDays?: number | undefined;
  readonly neverVisited?: string | undefined;
  readonly lastVisitedBy?: string | undefined;
}

/**
 * Returns the condition for customers without a visit in these days, including those without any visit, and for those last visited by an employee with
 * these words in the name, or undefined for all.
 */
export async function visitCondition(
  database: Database,
  { table }: CustomerKind,
  { notVisitedForDays: days, neverVisited, lastVisitedBy = '' }: VisitFilter,
  reader: Reader,
  now: Date,
): Promise<SQL | undefined> {
  const visitors = await isNamed(database, table.lastVisitEmployeeId, employees, lastVisitedBy, now, findableBy(reader));
  return and(
    days === undefined ? undefined : lt(knownTime(table.lastVisitAt), startOfDays(days, now)),
    neverVisited === undefined ? undefined : isNull(table.lastVisitAt),
    visitors && isOfPeople(visitors),
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
  reader: Reader,
  now: Date,
): Promise<SQL | undefined> {
  const words = await wordsOf(database, searchText);
  const { table } = kind;
  return and(
    isInArea(kind, filter),
    await visitCondition(database, kind, filter, reader, now),
    isWithin(table.registerDate, { ...(from && { from }), ...(until && { until }) }, registrationDays),
    containsAll(table, words),
  );
}
