/** Suggests customers for an employee's visits: unvisited for long, near each other, and in the employee's territory. */
import { and, asc, desc, eq, gte, inArray, isNotNull, lt, notInArray, or } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import { type Area, canonicalArea, states } from '../../contract/areas.ts';
import type { QueryOf } from '../../contract/call.ts';
import { indiaDate } from '../../contract/clock.ts';
import { meetings as contract } from '../../contract/meetings.ts';
import { sentence } from '../../contract/sentences.ts';
import { distanceKm, isPlace, type Position } from '../../contract/travel.ts';
import { boundsOf, startOfDays } from '../calls/day.ts';
import { readId } from '../calls/input.ts';
import { Refusal } from '../calls/refusal.ts';
import { listRoute, type Route } from '../calls/route.ts';
import type { Database } from '../database/database.ts';
import { employees } from '../database/tables/employees.ts';
import { meetings } from '../database/tables/meetings.ts';
import { knownTime } from '../database/tables/rules.ts';
import { type Customer, dealerKind, farmerKind, selectCustomers, toCustomer } from '../people/customers.ts';
import { boundsOfDays, readPlanned } from '../people/planned-meetings.ts';
import { findReadable, mayRead } from '../people/readable.ts';
import { type Candidate, groupNearby, roundedKm } from './nearby.ts';

/** Limits of a group, whose customers can be visited on one day. */
const grouping = { maxInGroup: 6, withinKm: 10 };

/** Number of newest meetings or registrations from which the usual area and the territory of an employee are computed. */
const maxTraces = 100;

/** Number of talukas in the territory of an employee, those with the most registrations. */
const maxTalukas = 5;

/** Maximum number of candidates per kind, those unvisited for the longest time. */
const maxCandidates = 240;

/** Maximum number of an employee's planned meetings that are excluded from the candidates. */
const maxPlanned = 500;

const kinds = { FARMER: farmerKind, DEALER: dealerKind } as const;
type Type = keyof typeof kinds;

export const suggestionRoutes: readonly Route[] = [
  listRoute(contract.fetchPlannedMeetings, async ({ query: { ids, from, days, ...inArea }, caller, database }) => {
    const bounds = boundsOfDays(from, days, 'from');
    const area = Object.values(inArea).some((part) => part !== '') ? { area: inArea } : {};
    const isNamed = inArray(employees.id, ids.split(','));
    const people = await database.select({ id: employees.id, roles: employees.roles }).from(employees).where(isNamed).orderBy(asc(employees.id));
    const readable = people.filter((person) => mayRead(caller, person)).map(({ id }) => id);
    const planned = readable.length === 0 ? [] : await readPlanned(database, readable, bounds, area);
    const payload = readable.map((userId) => ({ userId, meetings: planned.flatMap(({ employeeId, meeting }) => (employeeId === userId ? [meeting] : [])) }));
    return { payload };
  }),

  listRoute(contract.fetchVisitSuggestions, async ({ query, caller, database, clock }) => {
    const { notVisitedForDays = 60, size = 30 } = query;
    const employee = await findReadable(database, caller, query.userId);
    const [start, named, registered, begun] = await Promise.all([
      readStart(database, query),
      readNamed(database, query),
      readRegistered(database, employee.id),
      readUsualPlaces(database, employee.id),
    ]);
    const usual = middleOf(begun) ?? middleOf(registered.flatMap(positionsOf));
    const talukas = talukasOf(query) ?? (start ? [start.row] : territoryOf(registered, employee));
    const now = clock.now();
    const request = { employeeId: employee.id, talukas, since: startOfDays(notVisitedForDays, now), today: boundsOf(indiaDate(now)).from };
    const candidates = named ?? (await bothKinds((type) => readCandidates(database, type, request)));
    const first = start && { ...candidateOf(start.type, start.row), type: start.type, id: start.row.id };
    const grouped = groupNearby(
      candidates.filter(({ key }) => key !== first?.key),
      { ...grouping, size: named?.length ?? size },
      first,
    );
    const rows = await readRows(
      database,
      grouped.map(({ candidate }) => candidate),
    );
    const payload = grouped.flatMap(({ candidate: { type, id, key, place }, ...group }) => {
      const row = rows.get(key);
      if (row === undefined) return [];
      const { profile, addressDetails, latitude, longitude, lastVisit } = toCustomer(row);
      const kmFromUsualArea = usual && place ? roundedKm(distanceKm(usual, place)) : null;
      return [{ type, id, profile, addressDetails, latitude, longitude, lastVisit, ...group, kmFromUsualArea }];
    });
    return { payload };
  }),
];

/** Reads farmers and dealers in parallel, and returns the farmers first. */
const bothKinds = async <Row>(read: (type: Type) => Promise<readonly Row[]>): Promise<readonly Row[]> =>
  (await Promise.all([read('FARMER'), read('DEALER')])).flat();

interface Placed {
  readonly latitude: number | null;
  readonly longitude: number | null;
}

function positionsOf({ latitude, longitude }: Placed): readonly Position[] {
  const place = latitude === null || longitude === null ? null : { latitude, longitude };
  return place !== null && isPlace(place) ? [place] : [];
}

interface Person extends Candidate {
  readonly type: Type;
  readonly id: string;
}

const candidateOf = (type: Type, { id, lastVisitAt, ...placed }: Placed & { readonly id: string; readonly lastVisitAt: string | null }): Person => ({
  type,
  id,
  key: `${type}-${id}`,
  place: positionsOf(placed)[0] ?? null,
  lastVisitMs: lastVisitAt === null ? null : Date.parse(lastVisitAt),
});

type Asked = QueryOf<typeof contract.fetchVisitSuggestions>;

/**
 * Reads the customer with whom the suggestions begin.
 * @throws Refusal (400, 404)
 */
async function readStart(database: Database, { farmerId, dealerId }: Asked): Promise<{ readonly type: Type; readonly row: Customer } | undefined> {
  const id = farmerId ?? dealerId;
  if (id === undefined) return undefined;
  if (farmerId !== undefined && dealerId !== undefined) throw new Refusal(400, sentence('PARTY_MISSING'), { field: 'farmerId' });
  const type = farmerId === undefined ? 'DEALER' : 'FARMER';
  const [row] = await selectCustomers(database, kinds[type]).where(eq(kinds[type].table.id, readId(id)));
  if (row === undefined) throw new Refusal(404, sentence(`NO_SUCH_${type}`), { field: `${type.toLowerCase()}Id` });
  return { type, row };
}

/** Reads the requested customers, or returns undefined when none are requested. */
async function readNamed(database: Database, { farmerIds, dealerIds }: Asked): Promise<readonly Person[] | undefined> {
  if (farmerIds === undefined && dealerIds === undefined) return undefined;
  const ids = { FARMER: farmerIds, DEALER: dealerIds };
  return bothKinds(async (type) => {
    const { table } = kinds[type];
    const { id, latitude, longitude, lastVisitAt } = table;
    const rows = database.select({ id, latitude, longitude, lastVisitAt }).from(table);
    const listed = ids[type]?.split(',') ?? [];
    return (listed.length === 0 ? [] : await rows.where(inArray(id, listed))).map((row) => candidateOf(type, row));
  });
}

/** Reads the newest customers whom the employee registered. Nothing else assigns a customer to an employee (decision 179). */
async function readRegistered(database: Database, employeeId: string) {
  return bothKinds((type) => {
    const { table } = kinds[type];
    const { state, district, taluka, latitude, longitude, createdBy, id } = table;
    const rows = database.select({ state, district, taluka, latitude, longitude }).from(table);
    return rows.where(eq(createdBy, employeeId)).orderBy(desc(id)).limit(maxTraces).execute();
  });
}

/** Reads the places where the employee's newest meetings began. */
async function readUsualPlaces(database: Database, employeeId: string): Promise<readonly Position[]> {
  const { startLatitude: latitude, startLongitude: longitude, startTime } = meetings;
  const isBegun = and(eq(meetings.employeeId, employeeId), isNotNull(startTime));
  const rows = await database.select({ latitude, longitude }).from(meetings).where(isBegun).orderBy(desc(startTime)).limit(maxTraces);
  return rows.flatMap(positionsOf);
}

/** Returns the median place, which a few journeys do not move, or undefined without places. */
function middleOf(places: readonly Position[]): Position | undefined {
  const middle = (degrees: readonly number[]) => degrees.toSorted((one, other) => one - other)[Math.floor(degrees.length / 2)];
  const [latitude, longitude] = [middle(places.map((place) => place.latitude)), middle(places.map((place) => place.longitude))];
  return latitude === undefined || longitude === undefined ? undefined : { latitude, longitude };
}

/**
 * Returns the talukas of a requested area, or undefined without an area.
 * @throws Refusal (400) for a whole state, which no employee visits
 */
function talukasOf({ state = '', district = '', taluka = '' }: Asked): readonly Area[] | undefined {
  if (state === '' && district === '' && taluka === '') return undefined;
  if (district === '' && taluka === '') throw new Refusal(400, sentence('AREA_MISSING'), { field: 'district' });
  return states.flatMap(({ name, districts }) => {
    const inState = canonicalArea({ state: state || name, district, taluka: '' });
    if (inState.state !== name) return [];
    return districts
      .filter((each) => district === '' || each.name === inState.district)
      .flatMap((each) => {
        const presentName = taluka === '' ? undefined : canonicalArea({ state: name, district: each.name, taluka }).taluka;
        return each.talukas.filter((one) => presentName === undefined || one === presentName).map((one) => ({ state: name, district: each.name, taluka: one }));
      });
  });
}

/** Returns the talukas with the most registrations, or the employee's own. */
function territoryOf(registered: readonly Area[], home: { readonly [Part in keyof Area]: string | null }): readonly Area[] {
  const counts = new Map<string, { readonly area: Area; count: number }>();
  for (const { state, district, taluka } of registered) {
    const key = [state, district, taluka].join('/');
    const counted = counts.get(key) ?? { area: { state, district, taluka }, count: 0 };
    counted.count += 1;
    counts.set(key, counted);
  }
  if (counts.size === 0) return home.taluka ? [canonicalArea({ state: home.state ?? '', district: home.district ?? '', taluka: home.taluka })] : [];
  return [...counts.values()]
    .sort((one, other) => other.count - one.count)
    .slice(0, maxTalukas)
    .map(({ area }) => area);
}

interface CandidateRequest {
  readonly employeeId: string;
  readonly talukas: readonly Area[];
  /** Earliest instant of visits whose customers are excluded. */
  readonly since: string;
  /** First instant of today. */
  readonly today: string;
}

/** Reads the longest unvisited customers of each taluka, in the order of an index. */
async function readCandidates(database: Database, type: Type, { employeeId, talukas, since, today }: CandidateRequest): Promise<readonly Person[]> {
  const { table } = kinds[type];
  const party = type === 'FARMER' ? meetings.farmerId : meetings.dealerId;
  const upcoming = and(eq(meetings.employeeId, employeeId), eq(meetings.status, 'SCHEDULED'), gte(meetings.plannedAt, today), isNotNull(party));
  const own = await database.select({ id: party }).from(meetings).where(upcoming).orderBy(asc(meetings.plannedAt)).limit(maxPlanned);
  const left = own.flatMap(({ id }) => id ?? []);
  const { id, latitude, longitude, lastVisitAt, state, district, taluka } = table;
  const inTaluka = (area: Area) =>
    database
      .select({ id, latitude, longitude, lastVisitAt })
      .from(table)
      .where(
        and(
          eq(state, area.state),
          eq(district, area.district),
          eq(taluka, area.taluka),
          lt(knownTime(lastVisitAt), since),
          left.length === 0 ? undefined : notInArray(id, left),
        ),
      )
      .orderBy(asc(lastVisitAt), asc(id))
      .limit(Math.ceil(maxCandidates / talukas.length));
  const [one, two, ...more] = talukas.map(inTaluka);
  const rows = one === undefined ? [] : await (two === undefined ? one : unionAll(one, two, ...more));
  const planned = await readPlannedWithAnyone(database, type, { ids: rows.map((row) => row.id), employeeId, today });
  return rows.filter((row) => !planned.has(row.id)).map((row) => candidateOf(type, row));
}

/**
 * Reads the customers who have an open meeting with the employee, or a planned one with any employee. Uses a separate query, because on Citus meetings
 * are on other machines.
 */
async function readPlannedWithAnyone(
  database: Database,
  type: Type,
  { ids, employeeId, today }: { readonly ids: readonly string[]; readonly employeeId: string; readonly today: string },
): Promise<ReadonlySet<string | null>> {
  if (ids.length === 0) return new Set();
  const party = type === 'FARMER' ? meetings.farmerId : meetings.dealerId;
  const isOpen = and(inArray(party, [...ids]), eq(meetings.status, 'SCHEDULED'), or(eq(meetings.employeeId, employeeId), gte(meetings.plannedAt, today)));
  return new Set((await database.select({ id: party }).from(meetings).where(isOpen)).map(({ id }) => id));
}

/** Reads the records of the chosen customers, by their keys. */
async function readRows(database: Database, chosen: readonly Person[]): Promise<ReadonlyMap<string, Customer>> {
  const rows = await bothKinds(async (type) => {
    const ids = chosen.flatMap((each) => (each.type === type ? [each.id] : []));
    const rows = ids.length === 0 ? [] : await selectCustomers(database, kinds[type]).where(inArray(kinds[type].table.id, ids));
    return rows.map((row) => [`${type}-${row.id}`, row] as const);
  });
  return new Map(rows);
}
