/** Schedules a meeting of an employee with a farmer or a dealer. */
import { and, eq } from 'drizzle-orm';
import { indiaDate } from '../../contract/clock.ts';
import { meetings as contract } from '../../contract/meetings.ts';
import { type ParamsOf, sentence } from '../../contract/sentences.ts';
import { actorOf, writeAudit } from '../calls/audit.ts';
import { changedBy, noteNew } from '../calls/changes.ts';
import { readInstant } from '../calls/day.ts';
import { readId } from '../calls/input.ts';
import { Refusal } from '../calls/refusal.ts';
import { type Route, route } from '../calls/route.ts';
import type { Database } from '../database/database.ts';
import { meetings } from '../database/tables/meetings.ts';
import { dealerKind, farmerKind } from '../people/customers.ts';
import { findEmployee } from '../people/employee.ts';
import { notFound } from '../people/merged.ts';
import { fullName } from '../people/person.ts';

export const scheduleFarmerMeet: Route = route(contract.scheduleFarmerMeet, async ({ body, caller, database, clock }) => {
  // Locked, so that two concurrent requests cannot both find no other meeting, and the employee stays active.
  const employee = await findEmployee(database, body.userId, true);
  const name = fullName(employee);
  if (!employee.active) throw new Refusal(409, sentence('EMPLOYEE_INACTIVE', { name }), { field: 'userId' });
  const { party, partyName } = await findParty(database, body);
  const people = { name, party: partyName };
  await refuseSecond(database, { employeeId: employee.id, ...party }, people);
  const now = clock.now();
  const plan = readPlan(body, now);
  const [added] = await database
    .insert(meetings)
    .values({ createdBy: caller.id, employeeId: employee.id, ...party, ...plan, createdAt: now.toISOString() })
    .returning({ id: meetings.id });
  if (added === undefined) throw new Error('The meeting was not added');
  await writeAudit(database, now, { action: 'MEETING_SCHEDULED', ...actorOf(caller), subjectId: employee.id, detail: added.id });
  await noteNew(database, now, { type: 'MEETING', subjectId: added.id, ...changedBy(caller) });
  return { payload: { ...sentence('MEETING_SCHEDULED', people), addedId: added.id } };
});

/**
 * Refuses a second meeting. The employee must be locked.
 * @throws Refusal (409) when the employee has a meeting with the customer that has not begun
 */
export async function refuseSecond(database: Database, one: PartyOf, people: ParamsOf<'MEETING_SCHEDULED'>): Promise<void> {
  const withParty = one.farmerId ? eq(meetings.farmerId, one.farmerId) : eq(meetings.dealerId, one.dealerId ?? '0');
  // A started meeting that never finished does not prevent the next one.
  const scheduled = and(eq(meetings.employeeId, one.employeeId), withParty, eq(meetings.status, 'SCHEDULED'));
  if ((await database.$count(meetings, scheduled)) > 0) throw new Refusal(409, sentence('MEETING_SCHEDULED_ALREADY', people));
}

interface Plan {
  readonly plannedAt?: string;
  readonly purpose?: string | null;
}

/** Returns the given values of a plan. @throws Refusal (400) for a past day or an invalid time */
export function readPlan(input: { readonly plannedTime?: string; readonly purpose?: string }, now: Date): Plan {
  const { plannedTime, purpose } = input;
  const plannedAt = plannedTime === undefined ? undefined : readInstant(plannedTime, 'plannedTime');
  if (plannedAt !== undefined && indiaDate(new Date(plannedAt)) < indiaDate(now)) throw new Refusal(400, sentence('MEETING_IN_PAST'), { field: 'plannedTime' });
  return {
    ...(plannedAt === undefined ? {} : { plannedAt }),
    ...(purpose === undefined ? {} : { purpose: purpose || null }),
  };
}

interface PartyOf {
  readonly employeeId: string;
  readonly farmerId?: string | null | undefined;
  readonly dealerId?: string | null | undefined;
}

type PartyIds = { readonly farmerId?: string | number; readonly dealerId?: string | number };
type Party = { readonly farmerId: string; readonly dealerId?: undefined } | { readonly farmerId?: undefined; readonly dealerId: string };

/**
 * Finds the farmer or dealer of a meeting.
 * @throws Refusal (400, 404)
 */
async function findParty(database: Database, { farmerId, dealerId }: PartyIds): Promise<{ readonly party: Party; readonly partyName: string }> {
  if ((farmerId === undefined) === (dealerId === undefined)) throw new Refusal(400, sentence('PARTY_MISSING'), { field: 'farmerId' });
  const [kind, field] = farmerId === undefined ? [dealerKind, 'dealerId'] : [farmerKind, 'farmerId'];
  const { id, firstName, lastName } = kind.table;
  const partyId = readId(farmerId ?? dealerId ?? '');
  // Locked, so that a merge of the customer waits and moves this meeting too.
  const [found] = await database.select({ id, firstName, lastName }).from(kind.table).where(eq(id, partyId)).for('share');
  if (found === undefined) throw await notFound(database, kind, partyId, field);
  return { party: farmerId === undefined ? { dealerId: found.id } : { farmerId: found.id }, partyName: fullName(found) };
}
