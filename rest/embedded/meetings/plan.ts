/** Plans, moves, reassigns and cancels meetings (decision 21). Stores the previous values with the author and the reason. */
import { eq } from 'drizzle-orm';
import { meetings as contract } from '../../contract/meetings.ts';
import { sentence } from '../../contract/sentences.ts';
import { readId, readReason } from '../calls/input.ts';
import { Refusal } from '../calls/refusal.ts';
import { type Route, route } from '../calls/route.ts';
import type { Database } from '../database/database.ts';
import { meetings } from '../database/tables/meetings.ts';
import { findEmployee } from '../people/employee.ts';
import { handOver, isMeeting, keepMeeting, type Meeting } from '../people/hand-over.ts';
import { fullName } from '../people/person.ts';
import { type MeetingRow, selectMeetings, withParties } from './meeting.ts';
import { readPlan, refuseSecond } from './schedule.ts';

export const planRoutes: readonly Route[] = [
  route(contract.planMeeting, async ({ body, caller, database, clock }) => {
    const now = clock.now();
    // Locks first, because Citus may refuse the lock after the meeting was searched for on all machines.
    const employee = body.userId === undefined ? undefined : await findEmployee(database, body.userId, true);
    const { meeting, people } = await lockOpen(database, body.meetingId);
    const plan = readPlan(body, now);
    if (meeting.status === 'STARTED' && Object.keys(plan).length > 0) throw new Refusal(409, sentence('MEETING_BEGUN_NOT_MOVED', people));
    const isMoved = meeting.plannedAt !== null && plan.plannedAt !== undefined && Date.parse(plan.plannedAt) !== Date.parse(meeting.plannedAt);
    const reason = isMoved ? readReason(body.reason) : body.reason || null;
    const next = { ...plan, ...(employee === undefined ? {} : { employeeId: await readNext(database, meeting, employee) }) };
    if (Object.keys(next).length === 0) throw new Refusal(400, sentence('PLAN_EMPTY'));
    const fields = [
      ...(next.plannedAt === undefined ? [] : (['plannedTime'] as const)),
      ...(next.purpose === undefined ? [] : (['purpose'] as const)),
      ...(next.employeeId === undefined ? [] : (['user'] as const)),
    ];
    const action = next.employeeId === undefined ? 'MEETING_PLANNED' : 'MEETING_HANDED_OVER';
    await keepMeeting(database, { meeting, caller, now, reason, fields, audited: { action, subjectId: next.employeeId ?? meeting.employeeId } });
    const changed = { ...next, updatedAt: now.toISOString() };
    if (next.employeeId === undefined) await database.update(meetings).set(changed).where(isMeeting(meeting));
    else await handOver(database, meeting, { ...changed, employeeId: next.employeeId });
    return { payload: sentence(next.employeeId === undefined ? 'MEETING_PLANNED' : 'MEETING_HANDED_OVER', people) };
  }),

  route(contract.cancelMeeting, async ({ body, caller, database, clock }) => {
    const reason = readReason(body.reason);
    const { meeting, people } = await lockOpen(database, body.meetingId);
    if (meeting.status !== 'SCHEDULED') throw new Refusal(409, sentence('MEETING_BEGUN_NOT_CANCELLED', people));
    const now = clock.now();
    await keepMeeting(database, {
      meeting,
      caller,
      now,
      reason,
      fields: ['status', 'statusComment'],
      audited: { action: 'MEETING_CANCELLED', subjectId: meeting.employeeId },
    });
    await database.update(meetings).set({ status: 'CANCELLED', statusComment: reason, updatedAt: now.toISOString() }).where(isMeeting(meeting));
    return { payload: sentence('MEETING_CANCELLED', people) };
  }),
];

/**
 * Returns a scheduled or started meeting, locked, with its name for messages.
 * @throws Refusal (404, 409)
 */
async function lockOpen(database: Database, meetingId: string | number) {
  const id = readId(meetingId);
  const [row] = await withParties(database, await selectMeetings(database).where(eq(meetings.id, id)));
  if (row === undefined) throw new Refusal(404, sentence('NO_SUCH_MEETING'), { field: 'meetingId' });
  const [locked] = await database.select().from(meetings).where(isMeeting(row.meeting)).for('no key update');
  // The meeting was reassigned meanwhile.
  if (locked === undefined) return lockOpen(database, meetingId);
  const people = { name: fullName(row.assignee), party: partyName(row) };
  if (locked.status === 'FINISHED') throw new Refusal(409, sentence('MEETING_FINISHED', people));
  if (locked.status === 'CANCELLED') throw new Refusal(409, sentence('MEETING_CANCELLED_ALREADY', people));
  return { meeting: locked, people };
}

/**
 * Checks the new employee, who must be locked.
 * @returns the id
 * @throws Refusal (409)
 */
async function readNext(database: Database, meeting: Meeting, next: Awaited<ReturnType<typeof findEmployee>>): Promise<string> {
  const name = fullName(next);
  if (!next.active) throw new Refusal(409, sentence('EMPLOYEE_INACTIVE', { name }), { field: 'userId' });
  if (next.id === meeting.employeeId) throw new Refusal(409, sentence('MEETING_ASSIGNED_ALREADY', { name }), { field: 'userId' });
  const [row] = await withParties(database, await selectMeetings(database).where(isMeeting(meeting)));
  if (meeting.status === 'SCHEDULED' && row !== undefined) await refuseSecond(database, { ...meeting, employeeId: next.id }, { name, party: partyName(row) });
  return next.id;
}

function partyName({ farmer, dealer }: MeetingRow): string {
  const party = farmer ?? dealer;
  return party === null ? '' : fullName({ firstName: party.firstName, lastName: party.lastName });
}
