/** Meetings: their lists and details, and scheduling them. */
import { and, asc, desc, eq, or, type SQL } from 'drizzle-orm';
import type { QueryOf } from '../../contract/call.ts';
import { meetings as contract } from '../../contract/meetings.ts';
import type { Caller } from '../calls/caller.ts';
import { readId } from '../calls/ids.ts';
import { Refusal } from '../calls/refusal.ts';
import { type Route, route } from '../calls/route.ts';
import type { Database } from '../database/database.ts';
import { dealers, farmers, meetingPictures, meetings, meetingVisits } from '../database/tables.ts';
import { partyColumns, toParty } from '../people/customers.ts';
import { selectMeetings, toMeeting } from './meeting.ts';
import { scheduleFarmerMeet } from './schedule.ts';

export function meetingRoutes(): readonly Route[] {
  const assignedTo = (id: string) => eq(meetings.employeeId, id);
  const createdByOrAssignedTo = (id: string) => or(eq(meetings.createdBy, id), assignedTo(id));
  return [
    route(contract.getAllFarmerMeetingCreatedByPage, ({ query, caller, database }) => readPage(database, query, caller, createdByOrAssignedTo)),
    route(contract.getAllFarmerMeetingByUserPage, ({ query, caller, database }) => readPage(database, query, caller, assignedTo)),
    // Ids are unique across both kinds, so either call opens any meeting.
    route(contract.getFarmerMeetingDetails, async ({ query, database }) => ({ payload: await readDetails(database, query.meetingId) })),
    route(contract.getDealerMeetingDetails, async ({ query, database }) => ({ payload: await readDetails(database, query.meetingId) })),
    scheduleFarmerMeet,
  ];
}

type ListQuery = QueryOf<typeof contract.getAllFarmerMeetingByUserPage>;

/** The newest first. Nobody's meetings are none. */
async function readPage(database: Database, query: ListQuery, caller: Caller, isOf: (employeeId: string) => SQL | undefined) {
  const { userId = caller.id, status = 'ALL', pageNumber, pageSize } = query;
  const listed = and(isOf(readId(userId)), status === 'ALL' ? undefined : eq(meetings.status, status));
  const rows = await selectMeetings(database)
    .where(listed)
    .orderBy(desc(meetings.createdAt), desc(meetings.id))
    .limit(pageSize)
    .offset(pageNumber * pageSize);
  return { payload: rows.map(toMeeting), total: await database.$count(meetings, listed) };
}

async function readDetails(database: Database, meetingId: string) {
  const [row] = await selectMeetings(database).where(eq(meetings.id, readId(meetingId)));
  if (row === undefined) throw new Refusal(404, 'There is no such meeting');
  const { meeting, assignee } = row;
  const visits = await database
    .select({ farmer: partyColumns(farmers), dealer: partyColumns(dealers) })
    .from(meetingVisits)
    .leftJoin(farmers, eq(farmers.id, meetingVisits.farmerId))
    .leftJoin(dealers, eq(dealers.id, meetingVisits.dealerId))
    .where(eq(meetingVisits.meetingId, meeting.id))
    .orderBy(asc(meetingVisits.position));
  const pictures = await database
    .select({ fileName: meetingPictures.fileName })
    .from(meetingPictures)
    .where(eq(meetingPictures.meetingId, meeting.id))
    .orderBy(asc(meetingPictures.position));
  return {
    ...toMeeting(row),
    user: assignee,
    visitedFarmers: visits.flatMap(({ farmer }) => (farmer === null ? [] : [toParty(farmer)])),
    visitedDealers: visits.flatMap(({ dealer }) => (dealer === null ? [] : [toParty(dealer)])),
    startLat: meeting.startLatitude,
    startLng: meeting.startLongitude,
    endLat: meeting.endLatitude,
    endLng: meeting.endLongitude,
    meetingPictures: pictures.map(({ fileName }) => fileName).join(','),
  };
}
