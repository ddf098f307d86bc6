/** Meetings: their lists and details, and scheduling them. */
import { and, asc, desc, eq, inArray, ne, or, type SQL, sql } from 'drizzle-orm';
import type { Static } from 'typebox';
import type { QueryOf } from '../../contract/call.ts';
import { meetings as contract, type Meeting } from '../../contract/meetings.ts';
import type { Caller } from '../calls/caller.ts';
import { isWithin } from '../calls/day.ts';
import { exportList } from '../calls/export-answer.ts';
import { readId } from '../calls/ids.ts';
import { readAfterRow } from '../calls/list.ts';
import { Refusal } from '../calls/refusal.ts';
import { type Context, type FileRoute, fileRoute, listRoute, type Route, route } from '../calls/route.ts';
import type { Turns } from '../calls/turns.ts';
import type { Database } from '../database/database.ts';
import { compared, type ListPage, orderOf } from '../database/list-pages.ts';
import { createMonthPages, type MonthList, type MonthPageWish, type ReadMonth } from '../database/month-pages.ts';
import { dealers, farmers } from '../database/tables/customers.ts';
import { employees } from '../database/tables/employees.ts';
import { meetingPictures, meetings, meetingVisits } from '../database/tables/meetings.ts';
import { readParties, toParty } from '../people/customers.ts';
import { findEmployee } from '../people/employee.ts';
import { isNamed, mostFound } from '../people/name-search.ts';
import { exportedMeetings } from './export.ts';
import { selectMeetings, toMeeting, withParties } from './meeting.ts';
import { planRoutes } from './plan.ts';
import { scheduleFarmerMeet } from './schedule.ts';

export function meetingRoutes(exportTurns: Turns): readonly (Route | FileRoute)[] {
  const readEverybodys = createMonthPages(list);
  return [
    listRoute(contract.getAllFarmerMeetingCreatedByPage, (request) => readPage(request, createdOrAssigned, readEverybodys)),
    listRoute(contract.getAllFarmerMeetingByUserPage, (request) => readPage(request, assigned, readEverybodys)),
    // Ids are unique across both kinds, so either call opens any meeting.
    route(contract.getFarmerMeetingDetails, async ({ query, database }) => ({ payload: await readDetails(database, query.meetingId) })),
    route(contract.getDealerMeetingDetails, async ({ query, database }) => ({ payload: await readDetails(database, query.meetingId) })),
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
type ListRequest = Pick<Context, 'database' | 'clock'> & { readonly query: ListQuery; readonly caller: Caller };

async function readPage({ query, caller, database, clock }: ListRequest, partsOf: PartsOf, readEverybodys: ReadMonth) {
  const { userId = caller.id, everyone, status = 'ALL', order, pageNumber: number, pageSize: size } = query;
  const narrowed = and(await narrowedTo(database, query), status === 'ALL' ? undefined : eq(meetings.status, status));
  const parties = await partiesNamed(database, query.search ?? '');
  const wish = { number, size, order, olderThan: await readAfterRow(database, list, query) };
  const whose = everyone === undefined ? partsOf(readId(userId)) : [undefined];
  const parts = whose.flatMap((part) => parties.map((party) => and(part, party, narrowed)));
  const isOfAll = everyone !== undefined && parties.length === 1;
  const page = isOfAll ? await readEverybodys(database, clock.now(), undefined, wish, narrowed) : await readParts(database, parts, wish);
  const rows = await selectMeetings(database).where(page.rows).orderBy(page.order);
  if (page.total === 0 && everyone === undefined) await findEmployee(database, userId);
  return { payload: (await withParties(database, rows)).map(toMeeting), total: page.total };
}

/** A page of several parts together. Each is counted: none of them is the list of all. */
async function readParts(database: Database, parts: readonly (SQL | undefined)[], { number, size, order, olderThan }: MonthPageWish): Promise<ListPage> {
  const direction = order === 'OLDEST' ? asc : desc;
  const behind = olderThan && compared(list.key, order === 'OLDEST' ? '>' : '<', olderThan);
  const partsBehind = parts.map((part) => and(part, behind));
  const rows = inArray(meetings.id, pageOf(database, partsBehind, number * size, size, direction));
  const totals = await Promise.all(parts.map((part) => database.$count(meetings, part)));
  return { rows, order: orderOf(list.key, direction), total: totals.reduce((sum, each) => sum + each) };
}

/** What a list is narrowed to besides (extensions). */
async function narrowedTo(database: Database, { assignee = '', ids, ...days }: ListQuery): Promise<SQL | undefined> {
  return and(
    await isNamed(database, meetings.employeeId, employees, assignee),
    isWithin(meetings.createdAt, days),
    ids === undefined ? undefined : inArray(meetings.id, ids.split(',')),
  );
}

/** Meetings with farmers and those with dealers of a name have no row in common; without a text there is one part, all. */
async function partiesNamed(database: Database, text: string): Promise<readonly (SQL | undefined)[]> {
  if (text.trim() === '') return [undefined];
  return Promise.all([isNamed(database, meetings.farmerId, farmers, text), isNamed(database, meetings.dealerId, dealers, text)]);
}

/** The ids of a page: no part is read further than the page's end. */
export function pageOf(database: Database, parts: readonly (SQL | undefined)[], first: number, size: number, direction: typeof asc = desc): SQL {
  const { createdAt, id } = meetings;
  const ends = parts.map(
    (part) =>
      sql`${database
        .select({ createdAt, id })
        .from(meetings)
        .where(part)
        .orderBy(direction(createdAt), direction(id))
        .limit(first + size)}`,
  );
  return sql`(select id from (${sql.join(ends, sql` union all `)}) as part order by ${direction(sql`created_at`)}, ${direction(sql`id`)} limit ${size} offset ${first})`;
}

/** Whose meetings are looked for; each list may be empty. */
export interface Parties {
  readonly meetingIds: readonly string[];
  readonly farmerIds: readonly string[];
  readonly dealerIds: readonly string[];
}

/** The newest, at most as many as are found at all. */
export async function findMeetings(database: Database, { meetingIds, farmerIds, dealerIds }: Parties): Promise<Static<typeof Meeting>[]> {
  const rows = await selectMeetings(database)
    .where(or(inArray(meetings.id, [...meetingIds]), inArray(meetings.farmerId, [...farmerIds]), inArray(meetings.dealerId, [...dealerIds])))
    .orderBy(desc(meetings.id))
    .limit(mostFound);
  return (await withParties(database, rows)).map(toMeeting);
}

async function readDetails(database: Database, meetingId: string) {
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
    ...toMeeting(row),
    visitedFarmers: parties.flatMap(({ farmer }) => (farmer === null ? [] : [toParty(farmer)])),
    visitedDealers: parties.flatMap(({ dealer }) => (dealer === null ? [] : [toParty(dealer)])),
    startLat: meeting.startLatitude,
    startLng: meeting.startLongitude,
    endLat: meeting.endLatitude,
    endLng: meeting.endLongitude,
    meetingPictures: pictures.map(({ fileName }) => fileName).join(','),
  };
}
