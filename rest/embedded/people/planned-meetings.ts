/** Meetings by planned time: for an employee's day, for the weeks of several employees, and for the employees with a meeting in an area. */
import { and, asc, eq, gte, inArray, isNotNull, lt, type SQL } from 'drizzle-orm';
import { type PgColumn, unionAll } from 'drizzle-orm/pg-core';
import { addDays } from '../../contract/clock.ts';
import { type Bounds, boundsOf, readDay } from '../calls/day.ts';
import type { Database } from '../database/database.ts';
import { employees } from '../database/tables/employees.ts';
import { meetings } from '../database/tables/meetings.ts';
import { knownTime } from '../database/tables/rules.ts';
import { wireInstant } from '../database/wire-instant.ts';
import { type CustomerKind, dealerKind, farmerKind, readParties } from './customers.ts';
import { type Area, isInArea } from './in-area.ts';
import { toAddress } from './person.ts';

/** Maximum number of rows of a call. Ten people never plan this many meetings in a month. */
const maxMeetings = 2_000;

/** Returns the bounds of a number of days. @throws Refusal (400) */
export const boundsOfDays = (from: string, days: number, field: string): Bounds => ({
  from: boundsOf(readDay(from, field)).from,
  until: boundsOf(addDays(from, days)).from,
});

interface Filter {
  readonly condition?: SQL;
  /** Area of the farmers and dealers. */
  readonly area?: Area;
}

/** Reads the meetings of these employees that are planned within the bounds, in order of time. */
export async function readPlanned(database: Database, employeeIds: readonly string[], { from, until }: Bounds, { condition, area }: Filter = {}) {
  const { id, employeeId, farmerId, dealerId, plannedAt, purpose, status } = meetings;
  const rows = await database
    .select({ id, employeeId, farmerId, dealerId, plannedAt, purpose, status })
    .from(meetings)
    .where(and(inArray(employeeId, [...employeeIds]), gte(plannedAt, from), lt(plannedAt, until), condition))
    .orderBy(asc(plannedAt), asc(id))
    .limit(maxMeetings);
  const partiesOf = await readParties(database, rows, area);
  return rows.flatMap((row) => {
    const { farmer, dealer } = partiesOf(row);
    const party = farmer ?? dealer;
    if (area !== undefined && party === null) return [];
    const meeting = {
      meetingId: row.id,
      type: row.farmerId === null ? ('DEALER' as const) : ('FARMER' as const),
      status: row.status,
      plannedTime: wireInstant(row.plannedAt),
      purpose: row.purpose,
      partyId: row.farmerId ?? row.dealerId,
      firstName: party?.firstName ?? '',
      lastName: party?.lastName ?? '',
      addressDetails: party && toAddress(party),
    };
    return [{ employeeId: row.employeeId, meeting }];
  });
}

/** Reads the ids of the employees with a meeting planned within the bounds with a farmer or dealer of the area. */
export async function readPlannedIn(database: Database, { from, until }: Bounds, area: Area): Promise<string[]> {
  const { employeeId, plannedAt } = meetings;
  const isPlanned = and(isNotNull(plannedAt), gte(knownTime(plannedAt), from), lt(knownTime(plannedAt), until));
  const meeting = (party: PgColumn, kind: CustomerKind) => {
    const { id } = kind.table;
    const isThere = inArray(party, database.select({ id }).from(kind.table).where(isInArea(kind, area)));
    return database.selectDistinct({ employeeId }).from(meetings).where(and(isPlanned, isThere));
  };
  const rows = await unionAll(meeting(meetings.farmerId, farmerKind), meeting(meetings.dealerId, dealerKind));
  return [...new Set(rows.map((row) => row.employeeId))];
}

/** Reads the ids of the inactive employees with a meeting planned within the bounds. */
export async function readInactivePlanned(database: Database, { from, until }: Bounds): Promise<string[]> {
  const inactive = await database.select({ id: employees.id }).from(employees).where(eq(employees.active, false));
  if (inactive.length === 0) return [];
  const { employeeId, plannedAt } = meetings;
  const isTheirs = inArray(
    employeeId,
    inactive.map(({ id }) => id),
  );
  const rows = await database
    .selectDistinct({ employeeId })
    .from(meetings)
    .where(and(isTheirs, gte(plannedAt, from), lt(plannedAt, until)));
  return rows.map((row) => row.employeeId);
}
