/** An employee's day: check events, positions, registrations and meetings. */
import { and, asc, eq, gte, inArray, isNull, lt, or, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Static } from 'typebox';
import type { AttendanceDay } from '../../contract/attendance.ts';
import { indiaDate } from '../../contract/clock.ts';
import { days as contract } from '../../contract/days.ts';
import type { Reader } from '../calls/caller.ts';
import { type Bounds, boundsOf, readDay } from '../calls/day.ts';
import { readId } from '../calls/input.ts';
import { periodOf } from '../calls/period.ts';
import { type Route, route } from '../calls/route.ts';
import type { Database } from '../database/database.ts';
import { checkEvents, travelPoints } from '../database/tables/days.ts';
import { employees } from '../database/tables/employees.ts';
import { meetings, meetingVisits } from '../database/tables/meetings.ts';
import { wireInstant } from '../database/wire-instant.ts';
import { type Customer, type CustomerKind, dealerKind, farmerKind, selectCustomers, toDealer, toFarmer } from '../people/customers.ts';
import { readPlanned } from '../people/planned-meetings.ts';
import { findReadable, mayRead } from '../people/readable.ts';
import { endOfWork, eventsOfDay } from '../people/work-day.ts';

/** Reads the attendance of a day by employee, which belongs to another domain. */
type ReadAttendance = (
  database: Database,
  employeeIds: readonly string[],
  date: string,
) => Promise<ReadonlyMap<string, Static<typeof AttendanceDay> | undefined>>;

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
      const { employeeId, ...bounds } = await readEmployeeDay(database, caller, body);
      const dashboardOf = await readDashboards(database, { employeeIds: [employeeId], ...bounds });
      return { payload: dashboardOf(employeeId) };
    }),

    route(contract.getDaysOfEmployees, async ({ body: { userIds, date }, caller, database }) => {
      const bounds = boundsOf(readDay(date));
      const ids = [...new Set(userIds.map(readId))];
      const people = await database.select({ id: employees.id, roles: employees.roles }).from(employees).where(inArray(employees.id, ids));
      const employeeIds = people.filter((person) => mayRead(caller, person)).map(({ id }) => id);
      if (employeeIds.length === 0) return { payload: [] };
      const dashboardOf = await readDashboards(database, { employeeIds, ...bounds });
      const attendance = await readAttendanceOn(database, employeeIds, date);
      return { payload: employeeIds.map((userId) => ({ userId, day: dashboardOf(userId), attendance: attendance.get(userId) ?? null })) };
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

type Dashboard = Static<typeof contract.getEmployeeDasboardByDate.response>;

/** Reads the same day of several employees, with one query per table. */
async function readDashboards(database: Database, day: DayOfEmployees): Promise<(employeeId: string) => Dashboard> {
  const points = await readTravel(database, day);
  const started = await readStarted(database, day);
  const planned = await readPlanned(database, day.employeeIds, day, { condition: eq(meetings.status, 'SCHEDULED') });
  const visits = await readVisits(database, day);
  const named = [...started, ...visits];
  const farmers = await readCustomers(database, day, farmerKind, named);
  const dealers = await readCustomers(database, day, dealerKind, named);
  return (employeeId) => {
    const isOwn = (row: { readonly employeeId: string }) => row.employeeId === employeeId;
    const seen = [...started, ...visits].filter(isOwn);
    const customersOf = (rows: readonly Customer[], idOf: (row: (typeof seen)[number]) => string | null) => {
      const ids = new Set(seen.map(idOf));
      return rows.filter(
        ({ id, createdBy, registeredBy, registerDate }) => ids.has(id) || ((registeredBy ?? createdBy) === employeeId && isIn(day, registerDate)),
      );
    };
    return {
      travelHistory: points.filter(isOwn).map(toPoint),
      farmers: customersOf(farmers, ({ farmerId }) => farmerId).map(toFarmer),
      dealers: customersOf(dealers, ({ dealerId }) => dealerId).map(toDealer),
      meetings: started.filter(isOwn).map(toDayMeeting),
      plannedMeetings: planned.filter(isOwn).map(({ meeting }) => meeting),
      ...countHeld(started.filter(isOwn), visits.filter(isOwn)),
    };
  };
}

interface EmployeeDay extends Bounds {
  readonly employeeId: string;
}

interface DayOfEmployees extends Bounds {
  readonly employeeIds: readonly string[];
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
  return and(eq(table.employeeId, employeeId), isWithin(table.at, { from, until }));
}

const isWithin = (at: PgColumn, { from, until }: Bounds): SQL | undefined => and(gte(at, from), lt(at, until));

const isIn = ({ from, until }: Bounds, at: string) => Date.parse(from) <= Date.parse(at) && Date.parse(at) < Date.parse(until);

const isOf = (employeeId: PgColumn, { employeeIds }: DayOfEmployees): SQL => inArray(employeeId, [...employeeIds]);

/** Reads travel points in order of time. Faulty points are included, and the caller handles them. */
const readTravel = (database: Database, day: DayOfEmployees) =>
  database
    .select()
    .from(travelPoints)
    .where(and(isOf(travelPoints.employeeId, day), isWithin(travelPoints.at, day)))
    .orderBy(asc(travelPoints.at), asc(travelPoints.id));

const toPoint = ({ id, latitude, longitude, at, comment, syncComment }: typeof travelPoints.$inferSelect) => ({
  id,
  lat: latitude,
  lng: longitude,
  createdDate: wireInstant(at),
  comment,
  syncComment,
});

const typeOf = (farmerId: string | null) => (farmerId === null ? ('DEALER' as const) : ('FARMER' as const));

/** Reads the meetings that began on the day. */
const readStarted = (database: Database, day: DayOfEmployees) =>
  database
    .select()
    .from(meetings)
    .where(and(isOf(meetings.employeeId, day), isWithin(meetings.startTime, day)))
    .orderBy(asc(meetings.startTime), asc(meetings.id));

const toDayMeeting = ({ id, farmerId, startLatitude, startLongitude, endLatitude, endLongitude, statusComment }: typeof meetings.$inferSelect) => ({
  meetingId: id,
  type: typeOf(farmerId),
  startLat: startLatitude,
  startLng: startLongitude,
  endLat: endLatitude,
  endLng: endLongitude,
  statusComment,
});

/** Counts the visits and the meetings finished, as `noteActivity` does: each customer of a finished meeting is one visit. */
function countHeld(started: Awaited<ReturnType<typeof readStarted>>, visits: Awaited<ReturnType<typeof readVisits>>) {
  const finished = started.flatMap(({ id: meetingId, ...row }) => (row.status === 'FINISHED' ? { ...row, meetingId } : []));
  const seen = visits.filter(({ status }) => status === 'FINISHED');
  const customers = new Set([...finished, ...seen].map(({ meetingId, farmerId, dealerId }) => [meetingId, farmerId, dealerId].join()));
  return { visitCount: customers.size, meetingsHeld: finished.length };
}

/** Reads the farmers and dealers who were seen on the day during a meeting. */
function readVisits(database: Database, day: DayOfEmployees) {
  const { employeeId, meetingId, farmerId, dealerId, visitedAt } = meetingVisits;
  return database
    .select({ employeeId, meetingId, farmerId, dealerId, status: meetings.status })
    .from(meetingVisits)
    .innerJoin(meetings, and(eq(meetings.employeeId, employeeId), eq(meetings.id, meetingId)))
    .where(and(isOf(employeeId, day), isWithin(visitedAt, day)));
}

/** Reads the named farmers or dealers, and those whom the employees registered on the day. */
async function readCustomers(database: Database, day: DayOfEmployees, kind: CustomerKind, named: readonly Named[]) {
  const { table } = kind;
  const ids = [...new Set(named.flatMap(({ farmerId, dealerId }) => (kind === farmerKind ? farmerId : dealerId) ?? []))];
  const { createdBy, registeredBy, registerDate } = table;
  // Another employee may have taken over the customer since.
  const isRegistered = [and(isOf(createdBy, day), isNull(registeredBy)), isOf(registeredBy, day)].map((isTheirs) => and(isTheirs, isWithin(registerDate, day)));
  return selectCustomers(database, kind)
    .where(or(inArray(table.id, ids), ...isRegistered))
    .orderBy(asc(table.id));
}

type Named = Pick<typeof meetings.$inferSelect, 'farmerId' | 'dealerId'>;
