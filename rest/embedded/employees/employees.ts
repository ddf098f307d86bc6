/** The directory of employees. Moderators see employees without roles beyond user, and administrators see everyone. */
import { and, arrayOverlaps, asc, desc, eq, inArray, or, type SQL } from 'drizzle-orm';
import type { QueryOf } from '../../contract/call.ts';
import { employees as contract } from '../../contract/employees.ts';
import { sentence } from '../../contract/sentences.ts';
import { type Caller, isAdmin } from '../calls/caller.ts';
import { isChangedSince, readAfterRow } from '../calls/list.ts';
import { Refusal } from '../calls/refusal.ts';
import { type Route, route } from '../calls/route.ts';
import type { Database } from '../database/database.ts';
import { compared, orderOf } from '../database/list-pages.ts';
import { employees } from '../database/tables/employees.ts';
import { toEmployee } from '../people/employee.ts';
import { isInArea } from '../people/in-area.ts';
import { containsAll, findByName, type Matches, type Word, wordsOf } from '../people/name-search.ts';
import { boundsOfDays, readInactivePlanned, readPlannedIn } from '../people/planned-meetings.ts';
import { assertReadable, listedFor } from '../people/readable.ts';
import { hasElevatedRole, readRoles } from '../people/roles.ts';
import { activateUser } from './activate.ts';
import { addUser } from './add.ts';
import { profileRoutes } from './profile.ts';
import { readRecord, readVersions } from './record.ts';
import { transferTerritory } from './territory.ts';
import { fetchTerritoryTransfers } from './territory-transfers.ts';
import { updateRoutes } from './update.ts';

export function employeeRoutes(): readonly Route[] {
  return [
    route(contract.fetchAllEmployeeByPage, async ({ query, caller, database }) => {
      const roles = readRoles(query.roles);
      if (hasElevatedRole(roles) && !isAdmin(caller)) throw new Refusal(403, sentence('LISTING_NEEDS_ADMIN'));
      const listed = and(arrayOverlaps(employees.roles, roles), listedFor(caller), await filterOf(database, query));
      const { key, direction } = orders[query.order ?? 'OLDEST'];
      const after = await readAfterRow(database, { table: employees, key }, query);
      const rows = await database
        .select()
        .from(employees)
        .where(and(listed, after && compared(key, direction === desc ? '<' : '>', after)))
        .orderBy(orderOf(key, direction))
        .limit(query.pageSize)
        .offset(query.pageNumber * query.pageSize);
      const versions = await readVersions(
        database,
        rows.map(({ id }) => id),
      );
      return { payload: rows.map((row) => ({ ...toEmployee(row), version: versions.get(row.id) ?? 1 })), total: await database.$count(employees, listed) };
    }),

    route(contract.fetchEmployeeById, async ({ query, caller, database }) => {
      await assertReadable(database, caller, query.userId);
      return { payload: await readRecord(database, query.userId) };
    }),

    activateUser,
    transferTerritory,
    fetchTerritoryTransfers,
    addUser,
    ...profileRoutes,
    ...updateRoutes,
  ];
}

/** New employees come last by default, so that earlier pages do not change. */
const orders = {
  OLDEST: { key: [employees.id], direction: asc },
  NEWEST: { key: [employees.id], direction: desc },
  NAME: { key: [employees.firstName, employees.lastName, employees.id], direction: asc },
};

type Query = QueryOf<typeof contract.fetchAllEmployeeByPage>;

/** Builds the filter of a page of the directory (extensions). */
async function filterOf(database: Database, query: Query): Promise<SQL | undefined> {
  const { search = '', active, ids, updatedSince } = query;
  return and(
    containsAll(employees, await wordsOf(database, search)),
    active === undefined ? undefined : eq(employees.active, active === 'true'),
    isInArea({ table: employees }, query),
    ids === undefined ? undefined : inArray(employees.id, ids.split(',')),
    await isPlanned(database, query),
    isChangedSince(employees.createdAt, employees.updatedAt, updatedSince),
  );
}

/**
 * Returns the condition for the planned meetings of the query. Undefined when they do not filter.
 * @throws Refusal (400)
 */
async function isPlanned(database: Database, query: Query): Promise<SQL | undefined> {
  const { plannedFrom: from, plannedDays: days, customerState: state, customerDistrict: district, customerTaluka: taluka, plannedOrActive } = query;
  if ([from, days, state, district, taluka, plannedOrActive].every((each) => each === undefined)) return undefined;
  if (from === undefined || days === undefined) {
    const field = from === undefined ? 'plannedFrom' : 'plannedDays';
    throw new Refusal(400, sentence('FIELD_REQUIRED', { field }), { field });
  }
  const bounds = boundsOfDays(from, days, 'plannedFrom');
  if (plannedOrActive) return or(eq(employees.active, true), inArray(employees.id, await readInactivePlanned(database, bounds)));
  return inArray(employees.id, await readPlannedIn(database, bounds, { state, district, taluka }));
}

/** Finds employees whom the caller may see. */
export function findEmployees(database: Database, caller: Caller, words: readonly Word[], size: number): Promise<Matches<typeof employees.$inferSelect>> {
  const { id } = employees;
  return findByName(employees, words, size, {
    ids: (condition, limit) =>
      database
        .select({ id })
        .from(employees)
        .where(and(condition, listedFor(caller)))
        .orderBy(asc(id))
        .limit(limit),
    rows: (ids) =>
      database
        .select()
        .from(employees)
        .where(inArray(id, [...ids])),
    direction: asc,
  });
}
