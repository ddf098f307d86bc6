/** Reads meetings and converts them to the documented form. */
import { and, eq, isNotNull, type SQL } from 'drizzle-orm';
import { alias, type PgColumn } from 'drizzle-orm/pg-core';
import type { QueryOf } from '../../contract/call.ts';
import type { meetings as contract } from '../../contract/meetings.ts';
import type { Reader } from '../calls/caller.ts';
import { isWithin } from '../calls/day.ts';
import type { Database } from '../database/database.ts';
import { employees } from '../database/tables/employees.ts';
import { meetings } from '../database/tables/meetings.ts';
import { knownTime } from '../database/tables/rules.ts';
import { wireInstant, wireLatest } from '../database/wire-instant.ts';
import { readParties, toParty } from '../people/customers.ts';
import { mayRead } from '../people/readable.ts';

const creators = alias(employees, 'creators');
const assignees = alias(employees, 'assignees');

type TimeDays = Pick<QueryOf<typeof contract.getAllFarmerMeetingByUserPage>, 'plannedFrom' | 'plannedUntil' | 'startedFrom' | 'startedUntil'>;

/** Returns the planned days and the days of the start of a request as ranges. */
export const timeDays = ({ plannedFrom, plannedUntil, startedFrom, startedUntil }: TimeDays) => ({
  planned: { ...(plannedFrom && { from: plannedFrom }), ...(plannedUntil && { until: plannedUntil }) },
  started: { ...(startedFrom && { from: startedFrom }), ...(startedUntil && { until: startedUntil }) },
});

/** Builds the filter by the planned days and the days of the start. @throws Refusal (400) */
export function isAtTimes(days: TimeDays): SQL | undefined {
  const { planned, started } = timeDays(days);
  // The indexes of the lists contain unknown times as the earliest.
  const inRange = (time: PgColumn, range: typeof planned, names: { from: string; until: string }) =>
    Object.keys(range).length === 0 ? undefined : and(isNotNull(time), isWithin(knownTime(time), range, names));
  return and(
    inRange(meetings.plannedAt, planned, { from: 'plannedFrom', until: 'plannedUntil' }),
    inRange(meetings.startTime, started, { from: 'startedFrom', until: 'startedUntil' }),
  );
}

/** Selects meetings with their employees, to be filtered and ordered. */
export function selectMeetings(database: Database) {
  return database
    .select({
      meeting: meetings,
      creator: {
        id: creators.id,
        roles: creators.roles,
        firstName: creators.firstName,
        lastName: creators.lastName,
        email: creators.email,
        profilePicture: creators.profilePicture,
      },
      assignee: {
        id: assignees.id,
        roles: assignees.roles,
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

/** Adds the farmers and dealers. */
export async function withParties(database: Database, rows: Awaited<ReturnType<typeof selectMeetings>>) {
  const meetings = rows.map(({ meeting }) => meeting);
  const partiesOf = await readParties(database, meetings);
  return rows.map((row) => ({ ...row, ...partiesOf(row.meeting) }));
}

export type MeetingRow = Awaited<ReturnType<typeof withParties>>[number];

export const lastChangeOf = ({ createdAt, startTime, endTime, updatedAt }: MeetingRow['meeting']) => wireLatest(createdAt, startTime, endTime, updatedAt);

type Person = MeetingRow['creator'];

/** Includes the name for every reader of the meeting, and the e-mail address only for readers of the person. */
const toPerson = ({ roles, email, ...person }: Person, reader: Reader) => ({ ...person, email: mayRead(reader, { id: person.id, roles }) ? email : null });

/** Converts a row of a list. */
export function toMeeting({ meeting, creator, assignee, farmer, dealer }: MeetingRow, reader: Reader) {
  const { id, createdAt, startTime, endTime, statusComment, status, plannedAt, purpose } = meeting;
  return {
    meetingId: id,
    createdBy: toPerson(creator, reader),
    createdDate: wireInstant(createdAt),
    updatedDate: lastChangeOf(meeting),
    startTime: wireInstant(startTime),
    endTime: wireInstant(endTime),
    statusComment,
    status,
    plannedTime: wireInstant(plannedAt),
    purpose,
    user: toPerson(assignee, reader),
    farmerDetails: farmer === null ? null : toParty(farmer),
    dealerDetails: dealer === null ? null : toParty(dealer),
  };
}
