/** Meetings: their lists and details, and scheduling them. */
import { and, asc, desc, eq, inArray, ne, type SQL } from 'drizzle-orm';
import type { Static } from 'typebox';
import type { QueryOf } from '../../contract/call.ts';
import { meetings as contract, type Meeting } from '../../contract/meetings.ts';
import type { Caller, Reader } from '../calls/caller.ts';
import { isWithin } from '../calls/day.ts';
import { exportList } from '../calls/export-answer.ts';
import { readId } from '../calls/ids.ts';
import { readAfterRow } from '../calls/list.ts';
import { Refusal } from '../calls/refusal.ts';
import { type Context, type FileRoute, fileRoute, listRoute, type Route, route } from '../calls/route.ts';
import type { Turns } from '../calls/turns.ts';
import type { Database } from '../database/database.ts';
import { createMonthPages, type MonthList, type ReadMonth } from '../database/month-pages.ts';
import { createPartPages, type OfPeople, type ReadParts } from '../database/part-pages.ts';
import { dealers, farmers } from '../database/tables/customers.ts';
import { employees } from '../database/tables/employees.ts';
import { meetingPictures, meetings, meetingVisits } from '../database/tables/meetings.ts';
import { readParties, toParty } from '../people/customers.ts';
import { findEmployee } from '../people/employee.ts';
import { isNamed, selectNewestIds } from '../people/name-search.ts';
import { assertReadable } from '../people/readable.ts';
import { exportedMeetings } from './export.ts';
import { selectMeetings, toMeeting, withParties } from './meeting.ts';
import { planRoutes } from './plan.ts';
import { scheduleFarmerMeet } from './schedule.ts';

export function meetingRoutes(exportTurns: Turns): readonly (Route | FileRoute)[] {
  const readers = { readEverybodys: createMonthPages(list), readParts: createPartPages(list) };
  return [
    listRoute(contract.getAllFarmerMeetingCreatedByPage, (request) => readPage(request, createdOrAssigned, readers)),
    listRoute(contract.getAllFarmerMeetingByUserPage, (request) => readPage(request, assigned, readers)),
    // Ids are unique across both kinds, so either call opens any meeting.
    route(contract.getFarmerMeetingDetails, async ({ query, caller, database }) => ({ payload: await readDetails(database, caller, query.meetingId) })),
    route(contract.getDealerMeetingDetails, async ({ query, caller, database }) => ({ payload: await readDetails(database, caller, query.meetingId) })),
    scheduleFarmerMeet,
    ...planRoutes,
    fileRoute(contract.exportMeetings, (request) => exportList(exportTurns, exportedMeetings, request)),
  ];
}

/** A person's meetings as parts that have no row in common, each of which an index holds in the order of the list. */
type PartsOf = (employeeId: string) => readonly (SQL | undefined)[];
const assigned: PartsOf = (id) => [eq(meetings.employeeId, id)];
export const createdOrAssigned: PartsOf = (id) => [...assigned(id), and(eq(meetings.createdBy, id), ne(meetings.employeeId, id))];

const list: MonthList = { table: meetings, key: [meetings.createdAt, meetings.id] };

type ListQuery = QueryOf<typeof contract.getAllFarmerMeetingByUserPage>;
interface Readers {
  readonly readEverybodys: ReadMonth;
  readonly readParts: ReadParts;
}

type ListRequest = Pick<Context, 'database' | 'clock'> & { readonly query: ListQuery; readonly caller: Caller };

async function readPage({ query, caller, database, clock }: ListRequest, partsOf: PartsOf, { readEverybodys, readParts }: Readers) {
  const { userId = caller.id, everyone, status = 'ALL', order, pageNumber: number, pageSize: size } = query;
  if (everyone === undefined) await assertReadable(database, caller, userId);
  const narrowed = and(narrowedTo(query), status === 'ALL' ? undefined : eq(meetings.status, status));
  const [parties, assignees] = await Promise.all([
    partiesNamed(database, query.search ?? ''),
    isNamed(database, meetings.employeeId, employees, query.assignee ?? ''),
  ]);
  const wish = { number, size, order, olderThan: await readAfterRow(database, list, query) };
  const whose = everyone === undefined ? partsOf(readId(userId)) : [undefined];
  const people = parties.map((party) => [party, assignees].filter((each) => each !== undefined));
  const parts = whose.flatMap((part) => people.map((each) => ({ listed: and(part, narrowed), people: each })));
  const isOfAll = everyone !== undefined && people.every((each) => each.length === 0);
  const page = isOfAll ? await readEverybodys(database, clock.now(), undefined, wish, narrowed) : await readParts(database, clock.now(), parts, wish);
  const rows = await selectMeetings(database).where(page.rows).orderBy(page.order);
  if (page.total === 0 && everyone === undefined) await findEmployee(database, userId);
  return { payload: (await withParties(database, rows)).map((row) => toMeeting(row, caller)), total: page.total };
}

/** Builds the further filters of a list (extensions). */
const narrowedTo = ({ ids, ...days }: ListQuery): SQL | undefined =>
  and(isWithin(meetings.createdAt, days), ids === undefined ? undefined : inArray(meetings.id, ids.split(',')));

/** Meetings with farmers and those with dealers of a name have no row in common; without a text there is one part, all. */
async function partiesNamed(database: Database, text: string): Promise<readonly (OfPeople | undefined)[]> {
  if (text === '') return [undefined];
  return Promise.all([isNamed(database, meetings.farmerId, farmers, text), isNamed(database, meetings.dealerId, dealers, text)]);
}

/** Employees or customers of the wanted meetings; each list may be empty. */
export interface Parties {
  readonly meetingIds: readonly string[];
  readonly farmerIds: readonly string[];
  readonly dealerIds: readonly string[];
}

/** The newest, at most as many as are found at all. The ids are read in an index alone, and only these rows. */
export async function findMeetings(database: Database, reader: Reader, { meetingIds, farmerIds, dealerIds }: Parties): Promise<Static<typeof Meeting>[]> {
  const { id, farmerId, dealerId } = meetings;
  const ids = selectNewestIds(database, meetings, id, [inArray(id, [...meetingIds]), inArray(farmerId, [...farmerIds]), inArray(dealerId, [...dealerIds])]);
  const rows = await selectMeetings(database).where(inArray(id, ids)).orderBy(desc(id));
  return (await withParties(database, rows)).map((row) => toMeeting(row, reader));
}

async function readDetails(database: Database, reader: Reader, meetingId: string) {
  const [row] = await withParties(database, await selectMeetings(database).where(eq(meetings.id, readId(meetingId))));
  if (row === undefined) throw new Refusal(404, 'There is no such meeting');
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
