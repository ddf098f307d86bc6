/** Meetings as the documentation shows them. */
import { eq } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Database } from '../database/database.ts';
import { employees } from '../database/tables/employees.ts';
import { meetings } from '../database/tables/meetings.ts';
import { wireInstant, wireLatest } from '../database/wire-instant.ts';
import { readParties, toParty } from '../people/customers.ts';

const creators = alias(employees, 'creators');
const assignees = alias(employees, 'assignees');

/** Meetings with the employees who have to do with them; to be filtered and ordered. */
export function selectMeetings(database: Database) {
  return database
    .select({
      meeting: meetings,
      creator: {
        id: creators.id,
        firstName: creators.firstName,
        lastName: creators.lastName,
        email: creators.email,
        profilePicture: creators.profilePicture,
      },
      assignee: {
        id: assignees.id,
        firstName: assignees.firstName,
        lastName: assignees.lastName,
        email: assignees.email,
        profilePicture: assignees.profilePicture,
      },
    })
    .from(meetings)
    .innerJoin(creators, eq(creators.id, meetings.createdBy))
    .innerJoin(assignees, eq(assignees.id, meetings.employeeId));
}

/** Adds with whom they are. */
export async function withParties(database: Database, rows: Awaited<ReturnType<typeof selectMeetings>>) {
  const meetings = rows.map(({ meeting }) => meeting);
  const partiesOf = await readParties(database, meetings);
  return rows.map((row) => ({ ...row, ...partiesOf(row.meeting) }));
}

export type MeetingRow = Awaited<ReturnType<typeof withParties>>[number];

/** A row of a list. */
export function toMeeting({ meeting, creator, assignee, farmer, dealer }: MeetingRow) {
  const { id, createdAt, startTime, endTime, statusComment, status, plannedAt, purpose, updatedAt } = meeting;
  return {
    meetingId: id,
    createdBy: creator,
    createdDate: wireInstant(createdAt),
    updatedDate: wireLatest(createdAt, startTime, endTime, updatedAt),
    startTime: wireInstant(startTime),
    endTime: wireInstant(endTime),
    statusComment,
    status,
    plannedTime: wireInstant(plannedAt),
    purpose,
    user: assignee,
    farmerDetails: farmer === null ? null : toParty(farmer),
    dealerDetails: dealer === null ? null : toParty(dealer),
  };
}
