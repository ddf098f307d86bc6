/** Meetings with people who were found, or of a number. */
import { desc, inArray, or } from 'drizzle-orm';
import type { Static } from 'typebox';
import type { Meeting } from '../../contract/meetings.ts';
import type { Database } from '../database/database.ts';
import { meetings } from '../database/tables/meetings.ts';
import { mostFound } from '../people/name-search.ts';
import { selectMeetings, toMeeting, withParties } from './meeting.ts';

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
