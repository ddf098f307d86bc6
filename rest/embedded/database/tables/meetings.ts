/** Meetings, their changes, visits and pictures. */
import { sql } from 'drizzle-orm';
import { type AnyPgColumn, check, foreignKey, index, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core';
import { bigInteger, changed, degrees, generatedId, instant } from './columns.ts';
import { employeeId } from './employee-id.ts';
import { isPlace, knownTime } from './rules.ts';

/** A planned, current or past visit of an employee to one farmer or dealer. Ids are unique across both kinds. */
export const meetings = pgTable(
  'meetings',
  {
    id: generatedId().notNull(),
    createdBy: employeeId(),
    /** The assigned employee, who is part of the key. A reassigned meeting becomes a row of the other employee with the same id. */
    employeeId: employeeId(),
    farmerId: bigInteger(),
    dealerId: bigInteger(),
    status: text({ enum: ['SCHEDULED', 'STARTED', 'FINISHED', 'CANCELLED'] })
      .notNull()
      .default('SCHEDULED'),
    /** The comment, or the reason of a cancelled meeting. */
    statusComment: text(),
    /** The agreed time, if any. */
    plannedAt: instant(),
    purpose: text(),
    createdAt: instant().notNull(),
    ...changed(),
    startTime: instant(),
    endTime: instant(),
    startLatitude: degrees(),
    startLongitude: degrees(),
    endLatitude: degrees(),
    endLongitude: degrees(),
  },
  (t) => [
    primaryKey({ columns: [t.employeeId, t.id] }),
    index('meetings_id_index').on(t.id),
    // In the order of the lists. Ends with the filter columns, so that lists are counted in the index alone.
    index('meetings_creator_index').on(t.createdBy, t.createdAt, t.id, t.employeeId, t.status),
    index('meetings_employee_index').on(t.employeeId, t.createdAt, t.id, t.status),
    // With the customers, by whom a list is checked in the index alone.
    index('meetings_listed_index').on(t.createdAt, t.id, t.status, t.farmerId, t.dealerId).concurrently(),
    index('meetings_status_index').on(t.status, t.createdAt, t.id).concurrently(),
    index('meetings_start_index').on(t.employeeId, t.startTime),
    index('meetings_planned_index').on(t.employeeId, t.plannedAt),
    index('meetings_planned_order_index').on(knownTime(t.plannedAt), t.id, t.plannedAt, t.status).concurrently(),
    index('meetings_start_order_index').on(knownTime(t.startTime), t.id, t.startTime, t.status).concurrently(),
    index('meetings_farmer_created_index').on(t.farmerId, t.createdAt, t.id, t.status).concurrently(),
    index('meetings_dealer_created_index').on(t.dealerId, t.createdAt, t.id, t.status).concurrently(),
    check('meetings_party', sql`num_nonnulls(${t.farmerId}, ${t.dealerId}) = 1`),
    check(
      'meetings_status',
      sql`case ${t.status}
      when 'SCHEDULED' then num_nonnulls(${t.startTime}, ${t.endTime}) = 0
      when 'CANCELLED' then num_nonnulls(${t.startTime}, ${t.endTime}) = 0 and ${t.statusComment} is not null
      when 'STARTED' then ${t.startTime} is not null and ${t.endTime} is null
      when 'FINISHED' then ${t.startTime} is not null and ${t.endTime} is not null and ${t.endTime} >= ${t.startTime}
      else false end`,
    ),
    check('meetings_start_place', isPlace(t.startLatitude, t.startLongitude)),
    check('meetings_end_place', isPlace(t.endLatitude, t.endLongitude)),
  ],
);

/** Previous values of a meeting before it was planned, moved, reassigned or cancelled. */
export const meetingChanges = pgTable(
  'meeting_changes',
  {
    /** The previous assigned employee. */
    employeeId: employeeId(),
    changedAt: instant().notNull(),
    id: generatedId().notNull(),
    meetingId: bigInteger().notNull(),
    changedBy: employeeId(),
    plannedAt: instant(),
    purpose: text(),
    /** Reason of the change, if given. */
    reason: text(),
  },
  (t) => [primaryKey({ columns: [t.employeeId, t.changedAt, t.id] }), index('meeting_changes_meeting_index').on(t.meetingId)],
);

const partOfMeeting = () => ({
  employeeId: bigInteger().notNull(),
  meetingId: bigInteger().notNull(),
  position: smallint().notNull(),
});

const keysOfPart = (t: Record<keyof ReturnType<typeof partOfMeeting>, AnyPgColumn>) => [
  primaryKey({ columns: [t.employeeId, t.meetingId, t.position] }),
  foreignKey({ columns: [t.employeeId, t.meetingId], foreignColumns: [meetings.employeeId, meetings.id] }).onDelete('cascade'),
];

/** Farmers and dealers who were seen during a meeting, in order from 0. */
export const meetingVisits = pgTable(
  'meeting_visits',
  {
    ...partOfMeeting(),
    farmerId: bigInteger(),
    dealerId: bigInteger(),
    visitedAt: instant().notNull(),
  },
  (t) => [
    ...keysOfPart(t),
    index('meeting_visits_farmer_index').on(t.farmerId),
    index('meeting_visits_dealer_index').on(t.dealerId),
    index('meeting_visits_day_index').on(t.employeeId, t.visitedAt).concurrently(),
    index('meeting_visits_time_index').on(t.visitedAt).concurrently(),
    check('meeting_visits_party', sql`num_nonnulls(${t.farmerId}, ${t.dealerId}) = 1`),
  ],
);

/** Pictures taken during a meeting, in order from 0. */
export const meetingPictures = pgTable(
  'meeting_pictures',
  {
    ...partOfMeeting(),
    fileName: text().notNull(),
  },
  (t) => keysOfPart(t),
);
