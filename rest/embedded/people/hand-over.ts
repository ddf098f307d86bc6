/** Reassigns a meeting to another employee, and records the change. */
import { and, eq } from 'drizzle-orm';
import type { ChangedField } from '../../contract/changes.ts';
import { actorOf, writeAudit } from '../calls/audit.ts';
import type { Caller } from '../calls/caller.ts';
import { changedBy, noteChange } from '../calls/changes.ts';
import type { Database } from '../database/database.ts';
import { meetingChanges, meetingPictures, meetings, meetingVisits } from '../database/tables/meetings.ts';

export type Meeting = typeof meetings.$inferSelect;

export const isMeeting = ({ employeeId, id }: Pick<Meeting, 'employeeId' | 'id'>) => and(eq(meetings.employeeId, employeeId), eq(meetings.id, id));

/**
 * Reassigns a meeting. The employee is a part of the key, which determines the machine on Citus. The meeting and all its dependent rows are therefore
 * re-created for the other employee.
 */
export async function handOver(database: Database, meeting: Meeting, next: Partial<Meeting> & Pick<Meeting, 'employeeId'>): Promise<void> {
  const { employeeId } = next;
  await database.insert(meetings).values({ ...meeting, ...next });
  for (const table of [meetingVisits, meetingPictures]) {
    const rows = await database
      .select()
      .from(table)
      .where(and(eq(table.employeeId, meeting.employeeId), eq(table.meetingId, meeting.id)));
    if (rows.length > 0) await database.insert(table).values(rows.map((row) => ({ ...row, employeeId })));
  }
  await database.delete(meetings).where(isMeeting(meeting));
}

interface Change {
  readonly meeting: Meeting;
  readonly caller: Pick<Caller, 'id' | 'tool'>;
  readonly now: Date;
  readonly reason: string | null;
  readonly fields: readonly ChangedField<'MEETING'>[];
  readonly audited: { readonly action: 'MEETING_PLANNED' | 'MEETING_HANDED_OVER' | 'MEETING_CANCELLED'; readonly subjectId: string };
}

/** Stores the previous state of a meeting, and records the change in the audit log and in the feed. */
export async function keepMeeting(
  database: Database,
  { meeting: { id, employeeId, plannedAt, purpose }, caller, now, reason, fields, audited }: Change,
): Promise<void> {
  await database.insert(meetingChanges).values({ employeeId, changedAt: now.toISOString(), meetingId: id, changedBy: caller.id, plannedAt, purpose, reason });
  await writeAudit(database, now, { ...audited, ...actorOf(caller), detail: id });
  await noteChange(database, now, { type: 'MEETING', subjectId: id, ...changedBy(caller), fields });
}
