/** Reports: numbers of visited farmers and dealers, and activity by period. */
import { and, asc, count, eq, gte, isNull, lt, or, type SQL, sql } from 'drizzle-orm';
import { reports as contract } from '../../contract/reports.ts';
import type { Reader } from '../calls/caller.ts';
import { startOfDays } from '../calls/day.ts';
import { readId } from '../calls/input.ts';
import { listRoute, type Route, route } from '../calls/route.ts';
import type { Database } from '../database/database.ts';
import { employees } from '../database/tables/employees.ts';
import { type CustomerKind, dealerKind, farmerKind } from '../people/customers.ts';
import { isInArea } from '../people/in-area.ts';
import { fullName } from '../people/person.ts';
import { assertReadable, readableBy } from '../people/readable.ts';
import { readActivity } from './activity.ts';
import { readVisits } from './visits.ts';

export const reportRoutes: readonly Route[] = [
  route(contract.fetchActivity, async ({ query, caller, database }) => ({ payload: await readActivity(database, caller, query) })),
  listRoute(contract.fetchVisits, async ({ query, caller, database }) => {
    if (query.groupBy === 'EMPLOYEE' && query.key !== undefined) await assertReadable(database, caller, query.key);
    return readVisits(database, query);
  }),
  route(contract.fetchCoverage, async ({ query: { type, days, groupBy }, caller, database, clock }) => {
    const kind = type === 'FARMER' ? farmerKind : dealerKind;
    const since = startOfDays(days, clock.now());
    return { payload: groupBy === 'TALUKA' ? await countByTaluka(database, kind, since) : await countByEmployee(database, caller, kind, since) };
  }),

  route(contract.fetchUnvisitedCounts, async ({ query: { type, dayCounts, userId, ...area }, caller, database, clock }) => {
    const kind = type === 'FARMER' ? farmerKind : dealerKind;
    const { table } = kind;
    if (userId !== undefined) await assertReadable(database, caller, userId);
    const asked = dayCounts.split(',').map(Number);
    const unvisited = (since: string) => or(isNull(table.lastVisitAt), lt(table.lastVisitAt, since));
    const columns = Object.fromEntries(
      asked.map((each) => [`unvisited_${each}`, countWhere(unvisited(startOfDays(each, clock.now()))).as(`unvisited_${each}`)]),
    );
    const [row] = await database
      .select({ total: count().as('total'), never: countWhere(isNull(table.lastVisitAt)).as('never'), ...columns })
      .from(table)
      .where(and(userId === undefined ? undefined : eq(table.createdBy, readId(userId)), isInArea(kind, area)));
    const counts: Readonly<Record<string, number>> = { ...row };
    return {
      payload: {
        total: counts['total'] ?? 0,
        never: counts['never'] ?? 0,
        counts: asked.map((each) => ({ days: each, count: counts[`unvisited_${each}`] ?? 0 })),
      },
    };
  }),
];

const countsOf = ({ table }: CustomerKind, since: string) => ({
  total: count().as('total'),
  visited: countWhere(gte(table.lastVisitAt, since)).as('visited'),
  never: countWhere(isNull(table.lastVisitAt)).as('never'),
});

const countWhere = (condition: SQL | undefined) => sql<number>`count(*) filter (where ${condition})::integer`;

async function countByTaluka(database: Database, kind: CustomerKind, since: string) {
  const { state, district, taluka } = kind.table;
  const rows = await database
    .select({ state, district, taluka, ...countsOf(kind, since) })
    .from(kind.table)
    .groupBy(state, district, taluka)
    .orderBy(asc(state), asc(district), asc(taluka));
  return rows.map(({ taluka: label, ...row }) => ({ key: [row.state, row.district, label].join('/'), label, ...row }));
}

/** Counts by employee whom the reader may read. Reads the names separately, so that the customers are counted in an index alone. */
async function countByEmployee(database: Database, reader: Reader, kind: CustomerKind, since: string) {
  const { createdBy } = kind.table;
  const counts = database
    .select({ createdBy, ...countsOf(kind, since) })
    .from(kind.table)
    .groupBy(createdBy)
    .as('counts');
  const { id: key, firstName, lastName } = employees;
  const { total, visited, never } = counts;
  const rows = await database
    .select({ key, firstName, lastName, total, visited, never })
    .from(employees)
    .innerJoin(counts, eq(counts.createdBy, key))
    .where(readableBy(reader))
    .orderBy(asc(firstName), asc(lastName), asc(key));
  return rows.map(({ firstName, lastName, ...row }) => ({ ...row, label: fullName({ firstName, lastName }), state: null, district: null }));
}
