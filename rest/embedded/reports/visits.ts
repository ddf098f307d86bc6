/**
 * Pages of the visits that `fetchActivity` counts, newest first. The stored counts tell on which days the visits of a page were, so only these days are
 * read, and the total is the figure of the report.
 */
import { and, between, desc, eq, gt, gte, lt, or, type SQL, sql } from 'drizzle-orm';
import type { QueryOf } from '../../contract/call.ts';
import { addDays } from '../../contract/clock.ts';
import type { reports as contract } from '../../contract/reports.ts';
import { boundsOf } from '../calls/day.ts';
import { readId } from '../calls/input.ts';
import type { Period } from '../calls/period.ts';
import type { Database } from '../database/database.ts';
import { activityDays, activityTotals } from '../database/tables/activity.ts';
import { employees } from '../database/tables/employees.ts';
import { meetings, meetingVisits } from '../database/tables/meetings.ts';
import { knownTime } from '../database/tables/rules.ts';
import { wireInstant } from '../database/wire-instant.ts';
import { type CustomerKind, dealerKind, farmerKind, readParties, toParty } from '../people/customers.ts';
import { isInArea } from '../people/in-area.ts';
import { fullName } from '../people/person.ts';
import { checkPeriod } from './activity.ts';

type Query = QueryOf<typeof contract.fetchVisits>;

/** @throws Refusal (400) */
export async function readVisits(database: Database, query: Query) {
  checkPeriod(query);
  const { pageNumber, pageSize: size } = query;
  const days = await readCounts(database, query);
  const total = days.reduce((sum, { count }) => sum + count, 0);
  const span = daysOfPage(days, pageNumber * size, size);
  if (span === null) return { payload: [], total };
  const rows = await readRows(database, query, span, { size, skipped: span.skipped });
  const partiesOf = await readParties(database, rows);
  const payload = rows.map(({ firstName, lastName, ofFarmer, farmerId, dealerId, at, ...row }) => {
    const { farmer, dealer } = partiesOf({ farmerId, dealerId });
    const party = farmer ?? dealer;
    return {
      ...(party && toParty(party)),
      id: farmerId ?? dealerId ?? '',
      type: typeOf(farmerId !== null),
      at: wireInstant(at),
      meetingType: typeOf(ofFarmer),
      employeeName: fullName({ firstName, lastName }),
      ...row,
    };
  });
  return { payload, total };
}

const typeOf = (isFarmer: boolean) => (isFarmer ? ('FARMER' as const) : ('DEALER' as const));

interface DayCount {
  readonly day: string;
  readonly count: number;
}

/** Reads the number of visits or meetings of each day that has some, the latest first. */
function readCounts(database: Database, { from, until, groupBy, key, meetingsOnly }: Query): Promise<readonly DayCount[]> {
  const isOfAll = groupBy === undefined || key === undefined;
  const table = isOfAll ? activityTotals : activityDays;
  const counted = meetingsOnly === undefined ? table.visits : table.meetingsHeld;
  return database
    .select({ day: table.day, count: sql<number>`sum(${counted})::int` })
    .from(table)
    .where(and(between(table.day, from, until), gt(counted, 0), isOfAll ? undefined : and(eq(activityDays.kind, groupBy), eq(activityDays.key, key))))
    .groupBy(table.day)
    .orderBy(desc(table.day));
}

/** Returns the days on which the rows of a page were, and the number of rows of these days before the page. Null for a page without rows. */
function daysOfPage(days: readonly DayCount[], start: number, size: number): (Period & { readonly skipped: number }) | null {
  let end = 0;
  const onPage = days.flatMap(({ day, count }) => {
    const before = end;
    end += count;
    return before < start + size && end > start ? [{ day, before }] : [];
  });
  const [latest, oldest] = [onPage[0], onPage.at(-1)];
  return latest && oldest ? { from: oldest.day, until: latest.day, skipped: Math.max(0, start - latest.before) } : null;
}

/** Reads the rows of a page. A customer of a meeting who was also seen during it is one row. */
async function readRows(database: Database, { groupBy, key, meetingsOnly }: Query, span: Period, { size, skipped }: { size: number; skipped: number }) {
  const bounds = { from: boundsOf(span.from).from, until: boundsOf(span.until).until };
  const start = knownTime(meetings.startTime);
  // A customer may have been seen after midnight of a meeting's day.
  const earliest = boundsOf(addDays(span.from, -1)).from;
  const begun = sql`${start} >= ${earliest}::timestamptz and ${start} < ${bounds.until}::timestamptz`;
  const isOf = (table: typeof meetings | typeof meetingVisits) => (ids: TalukaIds | null) =>
    ids === null ? undefined : or(isOne(table.farmerId, ids.farmers), isOne(table.dealerId, ids.dealers));
  const ids = groupBy === 'TALUKA' && key !== undefined ? await readTaluka(database, key, bounds.from) : null;
  const ofEmployee = groupBy === 'EMPLOYEE' && key !== undefined ? eq(meetings.employeeId, readId(key)) : undefined;
  const isHeld = and(eq(meetings.status, 'FINISHED'), begun, ofEmployee);
  const seen = sql`union all
    select ${meetingVisits.visitedAt} as at, ${meetingVisits.employeeId} as employee_id, ${meetingVisits.farmerId} as farmer_id,
      ${meetingVisits.dealerId} as dealer_id, ${meetingVisits.meetingId} as meeting_id, false as is_meeting, ${meetings.farmerId} is not null as of_farmer
    from ${meetingVisits} join ${meetings} on ${meetings.employeeId} = ${meetingVisits.employeeId} and ${meetings.id} = ${meetingVisits.meetingId}
    where ${and(isHeld, gte(meetingVisits.visitedAt, earliest), lt(meetingVisits.visitedAt, bounds.until), isOf(meetingVisits)(ids))}`;
  const visits = sql`(
    select ${meetings.startTime} as at, ${meetings.employeeId} as employee_id, ${meetings.farmerId} as farmer_id, ${meetings.dealerId} as dealer_id,
      ${meetings.id} as meeting_id, true as is_meeting, ${meetings.farmerId} is not null as of_farmer
    from ${meetings} where ${and(isHeld, isOf(meetings)(ids))}
    ${meetingsOnly === undefined ? seen : sql``}
  ) as visits join ${employees} on ${employees.id} = visits.employee_id`;
  const first = sql`min(visits.at)`;
  return database
    .select({
      at: sql<string>`${first}::text`,
      employeeId: sql<string>`${employees.id}::text`,
      firstName: sql<string>`${employees.firstName}`,
      lastName: sql<string>`${employees.lastName}`,
      farmerId: sql<string | null>`visits.farmer_id::text`,
      dealerId: sql<string | null>`visits.dealer_id::text`,
      meetingId: sql<string>`visits.meeting_id::text`,
      isMeeting: sql<boolean>`bool_or(visits.is_meeting)`,
      ofFarmer: sql<boolean>`bool_or(visits.of_farmer)`,
    })
    .from(visits)
    .groupBy(employees.id, employees.firstName, employees.lastName, sql`visits.meeting_id, visits.farmer_id, visits.dealer_id`)
    .having(and(gte(first, bounds.from), sql`${first} < ${bounds.until}::timestamptz`))
    .orderBy(desc(first), sql`visits.meeting_id desc, visits.farmer_id, visits.dealer_id`)
    .limit(size)
    .offset(skipped);
}

interface TalukaIds {
  readonly farmers: string;
  readonly dealers: string;
}

const isOne = (column: (typeof meetings | typeof meetingVisits)['farmerId' | 'dealerId'], ids: string): SQL => sql`${column} = any(${ids}::bigint[])`;

/** Reads the customers of a taluka who were visited since an instant. They are not joined with meetings, which on Citus are on other machines. */
async function readTaluka(database: Database, key: string, since: string): Promise<TalukaIds> {
  const [state, district, taluka] = key.split('/');
  const read = async (kind: CustomerKind) => {
    const { id, lastVisitAt } = kind.table;
    const rows = await database
      .select({ id })
      .from(kind.table)
      .where(and(isInArea(kind, { state, district, taluka }), gte(lastVisitAt, since)));
    return `{${rows.map((row) => row.id).join(',')}}`;
  };
  return { farmers: await read(farmerKind), dealers: await read(dealerKind) };
}
