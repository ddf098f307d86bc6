/** Meetings: lists, details and scheduling. */
import { and, asc, desc, eq, inArray, ne, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { QueryOf } from '../../contract/call.ts';
import { meetings as contract } from '../../contract/meetings.ts';
import { sentence } from '../../contract/sentences.ts';
import type { Caller, Reader } from '../calls/caller.ts';
import type { ConcurrencyLimit } from '../calls/concurrency-limit.ts';
import { isWithin } from '../calls/day.ts';
import { exportList } from '../calls/export-answer.ts';
import { readId } from '../calls/input.ts';
import { createOrders, readAfterRow, readSort } from '../calls/list.ts';
import { Refusal } from '../calls/refusal.ts';
import { type Context, type FileRoute, fileRoute, listRoute, type Route, route } from '../calls/route.ts';
import type { Database } from '../database/database.ts';
import { keyExpression } from '../database/list-pages.ts';
import { createMonthPages, type MonthList } from '../database/month-pages.ts';
import { createPartPages, type OfPeople } from '../database/part-pages.ts';
import { dealers, farmers } from '../database/tables/customers.ts';
import { employees } from '../database/tables/employees.ts';
import { meetingPictures, meetings, meetingVisits } from '../database/tables/meetings.ts';
import { knownTime } from '../database/tables/rules.ts';
import { readParties, toParty } from '../people/customers.ts';
import { findEmployee } from '../people/employee.ts';
import { findNewestOf, isNamed } from '../people/name-search.ts';
import { assertReadable, findableBy } from '../people/readable.ts';
import { exportedMeetings } from './export.ts';
import { isAtTimes, selectMeetings, toMeeting, withParties } from './meeting.ts';
import { planRoutes } from './plan.ts';
import { scheduleFarmerMeet } from './schedule.ts';
import { suggestionRoutes } from './suggestions.ts';

export function meetingRoutes(exportLimit: ConcurrencyLimit): readonly (Route | FileRoute)[] {
  const readers = createReaders();
  return [
    listRoute(contract.getAllFarmerMeetingCreatedByPage, (request) => readPage(request, createdOrAssigned, readers)),
    listRoute(contract.getAllFarmerMeetingByUserPage, (request) => readPage(request, assigned, readers)),
    // Ids are unique across both kinds, so either call returns any meeting.
    route(contract.getFarmerMeetingDetails, async ({ query, caller, database }) => ({ payload: await readDetails(database, caller, query.meetingId) })),
    route(contract.getDealerMeetingDetails, async ({ query, caller, database }) => ({ payload: await readDetails(database, caller, query.meetingId) })),
    scheduleFarmerMeet,
    ...planRoutes,
    ...suggestionRoutes,
    fileRoute(contract.exportMeetings, (request) => exportList(exportLimit, exportedMeetings, request)),
  ];
}

/** Returns a person's meetings as disjoint parts, each of which an index contains in the order of the list. */
type PartsOf = (employeeId: string) => readonly (SQL | undefined)[];
const assigned: PartsOf = (id) => [eq(meetings.employeeId, id)];
export const createdOrAssigned: PartsOf = (id) => [...assigned(id), and(eq(meetings.createdBy, id), ne(meetings.employeeId, id))];

const timeList = (time: PgColumn): MonthList => ({ table: meetings, key: [keyExpression(knownTime(time), time.getSQLType()), meetings.id] });

/** Lists by sort column. Meetings without a planned or start time come before all others. */
const lists = {
  CREATED: { table: meetings, key: [meetings.createdAt, meetings.id] },
  PLANNED: timeList(meetings.plannedAt),
  STARTED: timeList(meetings.startTime),
} as const satisfies Record<string, MonthList>;

const createReaders = () => ({
  readEverybodys: createMonthPages(lists.CREATED),
  everybodysBy: createOrders({ table: meetings, id: meetings.id }, { PLANNED: [lists.PLANNED.key[0]], STARTED: [lists.STARTED.key[0]] }),
  readParts: { CREATED: createPartPages(lists.CREATED), PLANNED: createPartPages(lists.PLANNED), STARTED: createPartPages(lists.STARTED) },
});

type ListQuery = QueryOf<typeof contract.getAllFarmerMeetingByUserPage>;
type Readers = ReturnType<typeof createReaders>;

type ListRequest = Pick<Context, 'database' | 'clock'> & { readonly query: ListQuery; readonly caller: Caller };

async function readPage({ query, caller, database, clock }: ListRequest, partsOf: PartsOf, { readEverybodys, everybodysBy, readParts }: Readers) {
  const { userId = caller.id, everyone, status = 'ALL', sort = 'CREATED', pageNumber: number, pageSize: size } = query;
  if (everyone === undefined) await assertReadable(database, caller, userId);
  const filter = and(filterOf(query), status === 'ALL' ? undefined : eq(meetings.status, status));
  const now = clock.now();
  const [parties, assignees] = await Promise.all([
    partiesNamed(database, query.search ?? '', now),
    isNamed(database, meetings.employeeId, employees, query.assignee ?? '', now, findableBy(caller)),
  ]);
  const { by, order } = readSort(query, 'CREATED');
  const request = { number, size, order, after: await readAfterRow(database, lists[sort], query) };
  const whose = everyone === undefined ? partsOf(readId(userId)) : [undefined];
  const people = parties.map((party) => [party, assignees].filter((each) => each !== undefined));
  const parts = whose.flatMap((part) => people.map((each) => ({ listed: and(part, filter), people: each })));
  const isOfAll = everyone !== undefined && people.every((each) => each.length === 0);
  const readAll = async () => {
    if (by === undefined) return readEverybodys(database, now, undefined, request, filter);
    const { total } = await readEverybodys(database, now, undefined, { number: 0, size: 0 }, filter);
    return everybodysBy(by).read(database, { ...request, listed: filter, total, isAscending: order === 'OLDEST', now, after: request.after });
  };
  const page = isOfAll ? await readAll() : await readParts[sort](database, now, parts, request);
  const rows = await selectMeetings(database).where(page.rows).orderBy(page.order);
  if (page.total === 0 && everyone === undefined) await findEmployee(database, userId);
  return { payload: (await withParties(database, rows)).map((row) => toMeeting(row, caller)), total: page.total };
}

/** Builds the further filters of a list (extensions). */
const filterOf = ({ ids, ...days }: ListQuery): SQL | undefined =>
  and(isWithin(meetings.createdAt, days), isAtTimes(days), ids === undefined ? undefined : inArray(meetings.id, ids.split(',')));

/** Returns the disjoint parts with farmers and with dealers of a name, or one part of all meetings without a text. */
async function partiesNamed(database: Database, text: string, now: Date): Promise<readonly (OfPeople | undefined)[]> {
  if (text === '') return [undefined];
  return Promise.all([isNamed(database, meetings.farmerId, farmers, text, now), isNamed(database, meetings.dealerId, dealers, text, now)]);
}

/** Employees or customers of the requested meetings. Each list may be empty. */
export interface Parties {
  readonly meetingIds: readonly string[];
  readonly farmerIds: readonly string[];
  readonly dealerIds: readonly string[];
}

/** Finds the newest meetings, and the total up to the search limit. */
export async function findMeetings(database: Database, reader: Reader, { meetingIds, farmerIds, dealerIds }: Parties, size: number, now: Date) {
  const { id, farmerId, dealerId } = meetings;
  const people = [
    [farmerId, farmerIds],
    [dealerId, dealerIds],
  ] as const;
  const ids = await findNewestOf(database, meetings, { ids: meetingIds, people, now });
  const newest = inArray(id, ids.slice(0, size));
  const rows = ids.length === 0 ? [] : await selectMeetings(database).where(newest).orderBy(desc(id));
  return { total: ids.length, rows: (await withParties(database, rows)).map((row) => toMeeting(row, reader)) };
}

async function readDetails(database: Database, reader: Reader, meetingId: string) {
  const [row] = await withParties(database, await selectMeetings(database).where(eq(meetings.id, readId(meetingId))));
  if (row === undefined) throw new Refusal(404, sentence('NO_SUCH_MEETING'));
  const { meeting } = row;
  const visits = await database
    .select()
    .from(meetingVisits)
    .where(and(eq(meetingVisits.employeeId, meeting.employeeId), eq(meetingVisits.meetingId, meeting.id)))
    .orderBy(asc(meetingVisits.position));
  const parties = visits.map(await readParties(database, visits));
  const pictures = await database
    .select({ fileName: meetingPictures.fileName })
    .from(meetingPictures)
    .where(and(eq(meetingPictures.employeeId, meeting.employeeId), eq(meetingPictures.meetingId, meeting.id)))
    .orderBy(asc(meetingPictures.position));
  return {
    ...toMeeting(row, reader),
    visitedFarmers: parties.flatMap(({ farmer }) => (farmer === null ? [] : [toParty(farmer)])),
    visitedDealers: parties.flatMap(({ dealer }) => (dealer === null ? [] : [toParty(dealer)])),
    startLat: meeting.startLatitude,
    startLng: meeting.startLongitude,
    endLat: meeting.endLatitude,
    endLng: meeting.endLongitude,
    meetingPictures: pictures.map(({ fileName }) => fileName).join(','),
  };
}
