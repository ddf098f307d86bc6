/** An employee's day: when they checked in and out, where they were, and whom they saw. */
import { and, asc, eq, gte, inArray, isNotNull, isNull, lt, or, type SQL, sql } from 'drizzle-orm';
import PQueue from 'p-queue';
import type { Static } from 'typebox';
import type { AttendanceDay } from '../../contract/attendance.ts';
import { indiaDate } from '../../contract/clock.ts';
import { days as contract } from '../../contract/days.ts';
import type { Reader } from '../calls/caller.ts';
import { boundsOf, readDay } from '../calls/day.ts';
import { readId } from '../calls/ids.ts';
import { periodOf } from '../calls/period.ts';
import { type Route, route } from '../calls/route.ts';
import type { Database } from '../database/database.ts';
import { checkEvents, travelPoints } from '../database/tables/days.ts';
import { employees } from '../database/tables/employees.ts';
import { meetings, meetingVisits } from '../database/tables/meetings.ts';
import { wireInstant } from '../database/wire-instant.ts';
import { type CustomerKind, dealerKind, farmerKind, readParties, selectCustomers, toDealer, toFarmer } from '../people/customers.ts';
import { findReadable, mayRead } from '../people/readable.ts';
import { endOfWork, eventsOfDay } from '../people/work-day.ts';

/** Reads somebody's attendance of a day, which is another domain's. */
type ReadAttendance = (database: Database, employeeId: string, date: string) => Promise<Static<typeof AttendanceDay> | null>;

/** Maximum number of people whose days one request reads at the same time, because it must not occupy all connections. */
const peopleAtOnce = 4;

export function dayRoutes(readAttendanceOn: ReadAttendance): readonly Route[] {
  return [
    route(contract.getUserCheckinCheckoutReport, async ({ body, caller, database }) => {
      const day = await readEmployeeDay(database, caller, body);
      const withNight = { ...day, until: endOfWork(body.date).toISOString() };
      const events = await database.select().from(checkEvents).where(onDay(withNight, checkEvents)).orderBy(asc(checkEvents.at), asc(checkEvents.id));
      return {
        payload: eventsOfDay(body.date, events).map(({ id, kind, at }) => ({
          id,
          checkinTime: kind === 'IN' ? wireInstant(at) : null,
          checkoutTime: kind === 'OUT' ? wireInstant(at) : null,
        })),
      };
    }),

    route(contract.getEmployeeDasboardByDate, async ({ body, caller, database }) => {
      return { payload: await dashboardOf(database, await readEmployeeDay(database, caller, body)) };
    }),

    route(contract.getDaysOfEmployees, async ({ body: { userIds, date }, caller, database }) => {
      const bounds = boundsOf(readDay(date));
      const ids = [...new Set(userIds.map(readId))];
      const people = await database.select({ id: employees.id, roles: employees.roles }).from(employees).where(inArray(employees.id, ids));
      const readDays = people
        .filter((person) => mayRead(caller, person))
        .map(({ id: userId }) => async () => {
          const day = { employeeId: userId, ...bounds };
          return { userId, day: await dashboardOf(database, day), attendance: await readAttendanceOn(database, userId, date) };
        });
      return { payload: await new PQueue({ concurrency: peopleAtOnce }).addAll(readDays) };
    }),

    route(contract.getTravelReport, async ({ query, caller, database, clock }) => {
      const { id } = await findReadable(database, caller, query.userId);
      const period = periodOf(query.searchType, indiaDate(clock.now()));
      const days = { employeeId: id, from: boundsOf(period.from).from, until: boundsOf(period.until).until };
      const { at, latitude, longitude } = travelPoints;
      const points = await database
        .select({ at, latitude, longitude })
        .from(travelPoints)
        .where(onDay(days, travelPoints))
        .orderBy(asc(at), asc(travelPoints.id));
      return { payload: points.map((point) => ({ lat: point.latitude, lng: point.longitude, createdDate: wireInstant(point.at) })) };
    }),
  ];
}

async function dashboardOf(database: Database, day: EmployeeDay): Promise<Static<typeof contract.getEmployeeDasboardByDate.response>> {
  const farmers = await customersOnDay(database, day, farmerKind);
  const dealers = await customersOnDay(database, day, dealerKind);
  return {
    travelHistory: await travelOf(database, day),
    farmers: farmers.map(toFarmer),
    dealers: dealers.map(toDealer),
    meetings: await meetingsOf(database, day),
    plannedMeetings: await plannedOn(database, day),
  };
}

interface EmployeeDay {
  readonly employeeId: string;
  /** Instants, ISO 8601; the day ends before `until`. */
  readonly from: string;
  readonly until: string;
}

interface AskedDay {
  readonly userId: string | number;
  readonly date: string;
}

async function readEmployeeDay(database: Database, reader: Reader, { userId, date }: AskedDay): Promise<EmployeeDay> {
  const { id } = await findReadable(database, reader, userId);
  return { employeeId: id, ...boundsOf(readDay(date)) };
}

function onDay({ employeeId, from, until }: EmployeeDay, table: typeof checkEvents | typeof travelPoints): SQL | undefined {
  return and(eq(table.employeeId, employeeId), gte(table.at, from), lt(table.at, until));
}

/** In the order of time. Faulty points are kept as they came; the caller decides what to do with them. */
async function travelOf(database: Database, day: EmployeeDay) {
  const points = await database.select().from(travelPoints).where(onDay(day, travelPoints)).orderBy(asc(travelPoints.at), asc(travelPoints.id));
  return points.map(({ id, latitude, longitude, at, comment, syncComment }) => ({
    id,
    lat: latitude,
    lng: longitude,
    createdDate: wireInstant(at),
    comment,
    syncComment,
  }));
}

const startedOn = ({ employeeId, from, until }: EmployeeDay): SQL | undefined =>
  and(eq(meetings.employeeId, employeeId), gte(meetings.startTime, from), lt(meetings.startTime, until));

const typeOf = (farmerId: string | null) => (farmerId === null ? ('DEALER' as const) : ('FARMER' as const));

/** Those that began on the day. */
async function meetingsOf(database: Database, day: EmployeeDay) {
  const rows = await database.select().from(meetings).where(startedOn(day)).orderBy(asc(meetings.startTime), asc(meetings.id));
  return rows.map(({ id, farmerId, startLatitude, startLongitude, endLatitude, endLongitude, statusComment }) => ({
    meetingId: id,
    type: typeOf(farmerId),
    startLat: startLatitude,
    startLng: startLongitude,
    endLat: endLatitude,
    endLng: endLongitude,
    statusComment,
  }));
}

/** Those that are planned for the day and have not begun. */
async function plannedOn(database: Database, { employeeId, from, until }: EmployeeDay) {
  const { id, farmerId, dealerId, plannedAt, purpose, status } = meetings;
  const rows = await database
    .select({ meetingId: id, farmerId, dealerId, plannedAt, purpose })
    .from(meetings)
    .where(and(eq(meetings.employeeId, employeeId), eq(status, 'SCHEDULED'), gte(plannedAt, from), lt(plannedAt, until)))
    .orderBy(asc(plannedAt), asc(id));
  const partiesOf = await readParties(database, rows);
  return rows.map(({ farmerId: farmer, dealerId: dealer, plannedAt: at, ...row }) => {
    const party = partiesOf({ farmerId: farmer, dealerId: dealer });
    const { firstName = '', lastName = '' } = party.farmer ?? party.dealer ?? {};
    return { ...row, firstName, lastName, type: typeOf(farmer), partyId: farmer ?? dealer, plannedTime: wireInstant(at) };
  });
}

/** The farmers or dealers whom the employee met, visited or registered on the day. */
async function customersOnDay(database: Database, day: EmployeeDay, kind: CustomerKind) {
  const { table } = kind;
  const { employeeId, from, until } = day;
  const party = kind === farmerKind ? meetings.farmerId : meetings.dealerId;
  const visited = kind === farmerKind ? meetingVisits.farmerId : meetingVisits.dealerId;
  // A meeting that was going on, so that not all the employee's meetings have to be looked through.
  const goingOn = and(eq(meetings.employeeId, employeeId), lt(meetings.startTime, until), or(isNull(meetings.endTime), gte(meetings.endTime, from)));
  const met = database
    .select({ id: sql<string>`${party}` })
    .from(meetings)
    .where(and(startedOn(day), isNotNull(party)));
  const visits = database
    .select({ id: sql<string>`${visited}` })
    .from(meetingVisits)
    .innerJoin(meetings, and(eq(meetings.employeeId, meetingVisits.employeeId), eq(meetings.id, meetingVisits.meetingId)))
    .where(and(goingOn, gte(meetingVisits.visitedAt, from), lt(meetingVisits.visitedAt, until), isNotNull(visited)));
  const registered = database
    .select({ id: sql<string>`${table.id}` })
    .from(table)
    .where(and(eq(table.createdBy, employeeId), gte(table.registerDate, from), lt(table.registerDate, until)));
  return selectCustomers(database, kind)
    .where(inArray(table.id, met.union(visits).union(registered)))
    .orderBy(asc(table.id));
}
