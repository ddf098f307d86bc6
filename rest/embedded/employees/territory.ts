/** Transfers a territory: farmers, dealers and open meetings of an employee move to another one, by taluka and in steps (decision 198). */
import { and, asc, count, eq, inArray, or, type SQL, sql } from 'drizzle-orm';
import type { BodyOf } from '../../contract/call.ts';
import { employees as contract, maxMovedAtOnce } from '../../contract/employees.ts';
import { sentence } from '../../contract/sentences.ts';
import { by, record } from '../calls/audit.ts';
import type { Caller } from '../calls/caller.ts';
import { changedBy } from '../calls/changes.ts';
import { Refusal } from '../calls/refusal.ts';
import { type Route, route } from '../calls/route.ts';
import type { Database } from '../database/database.ts';
import { oneConnectionEach } from '../database/migrate.ts';
import { changes } from '../database/tables/changes.ts';
import { dealers, farmers } from '../database/tables/customers.ts';
import { meetings } from '../database/tables/meetings.ts';
import { type CustomerKind, dealerKind, farmerKind, readParties } from '../people/customers.ts';
import { findEmployee } from '../people/employee.ts';
import { handOver, isMeeting, keepMeeting } from '../people/hand-over.ts';
import { fullName } from '../people/person.ts';

type Body = BodyOf<typeof contract.transferTerritory>;
type Taluka = Body['talukas'][number];

export const transferTerritory: Route = route(contract.transferTerritory, async ({ body, caller, database, clock }) => {
  const { fromUserId, toUserId, dryRun } = body;
  const from = await findEmployee(database, fromUserId);
  if (dryRun || toUserId === undefined) {
    if (!dryRun) throw new Refusal(400, sentence('FIELD_REQUIRED', { field: 'toUserId' }), { field: 'toUserId' });
    return { payload: { ...sentence('NOTHING_HANDED_OVER'), moved: nothing, talukas: await countLeft(database, from.id, body) } };
  }
  await database.execute(sql.raw(oneConnectionEach));
  const to = await findEmployee(database, toUserId, true);
  if (to.id === from.id) throw new Refusal(400, sentence('TERRITORY_TO_SAME_EMPLOYEE'), { field: 'toUserId' });
  if (!to.active) throw new Refusal(409, sentence('EMPLOYEE_INACTIVE', { name: fullName(to) }), { field: 'toUserId' });
  const now = clock.now();
  const step = { database, from, to, caller, now, talukas: body.talukas };
  const movedFarmers = body.farmers ? await moveCustomers(farmerKind, step, maxMovedAtOnce) : 0;
  const movedDealers = body.dealers ? await moveCustomers(dealerKind, step, maxMovedAtOnce - movedFarmers) : 0;
  const movedMeetings = body.meetings ? await moveMeetings(step, maxMovedAtOnce - movedFarmers - movedDealers) : 0;
  const moved = { farmers: movedFarmers, dealers: movedDealers, meetings: movedMeetings };
  if (movedFarmers + movedDealers + movedMeetings > 0) {
    const detail = [from.id, movedFarmers, movedDealers, movedMeetings].join('; ');
    await record(database, now, { action: 'TERRITORY_TRANSFERRED', ...by(caller), subjectId: to.id, detail });
  }
  const handedOver = sentence('TERRITORY_HANDED_OVER', { name: fullName(to), former: fullName(from) });
  return { payload: { ...handedOver, moved, talukas: await countLeft(database, from.id, body) } };
});

const nothing = { farmers: 0, dealers: 0, meetings: 0 };

type Counts = typeof nothing;

const keyOf = ({ state, district, taluka }: Taluka) => [state, district, taluka].join('\n');

/** Counts the employee's records by taluka. */
async function countLeft(database: Database, employeeId: string, { talukas, ...kinds }: Body) {
  const rows = new Map<string, Taluka & Counts>();
  const add = (place: Taluka, kind: keyof Counts, more: number) => {
    const row = rows.get(keyOf(place)) ?? { ...place, ...nothing };
    rows.set(keyOf(place), { ...row, [kind]: row[kind] + more });
  };
  for (const [kind, name] of [
    [farmerKind, 'farmers'],
    [dealerKind, 'dealers'],
  ] as const) {
    if (!kinds[name]) continue;
    const { state, district, taluka, createdBy } = kind.table;
    const counted = await database
      .select({ state, district, taluka, count: count() })
      .from(kind.table)
      .where(and(eq(createdBy, employeeId), isIn(kind, talukas)))
      .groupBy(state, district, taluka);
    for (const { count: more, ...place } of counted) add(place, name, more);
  }
  if (kinds.meetings) for (const { place } of await openMeetings(database, employeeId, talukas)) add(place, 'meetings', 1);
  return [...rows.values()].sort((one, other) => (keyOf(one) < keyOf(other) ? -1 : 1));
}

/** Returns the condition for customers of these talukas, or undefined for all. */
function isIn({ table }: CustomerKind, talukas: readonly Taluka[]): SQL | undefined {
  return or(...talukas.map(({ state, district, taluka }) => and(eq(table.state, state), eq(table.district, district), eq(table.taluka, taluka))));
}

/** Selects the open meetings of the employee, with the taluka of the customer. */
async function openMeetings(database: Database, employeeId: string, talukas: readonly Taluka[]) {
  const open = await database
    .select()
    .from(meetings)
    .where(and(eq(meetings.employeeId, employeeId), inArray(meetings.status, ['SCHEDULED', 'STARTED'])))
    .orderBy(asc(meetings.createdAt), asc(meetings.id));
  const partiesOf = await readParties(database, open);
  const keys = new Set(talukas.map(keyOf));
  return open.flatMap((meeting) => {
    const { farmer, dealer } = partiesOf(meeting);
    const party = farmer ?? dealer;
    if (party === null) return [];
    const place = { state: party.state, district: party.district, taluka: party.taluka };
    return keys.size === 0 || keys.has(keyOf(place)) ? [{ meeting, place }] : [];
  });
}

interface Step {
  readonly database: Database;
  readonly from: Awaited<ReturnType<typeof findEmployee>>;
  readonly to: Awaited<ReturnType<typeof findEmployee>>;
  readonly caller: Caller;
  readonly now: Date;
  readonly talukas: readonly Taluka[];
}

/**
 * Moves customers.
 * @returns the number of moved customers, up to `limit`
 */
async function moveCustomers(kind: CustomerKind, { database, from, to, caller, now, talukas }: Step, limit: number): Promise<number> {
  if (limit <= 0) return 0;
  const { table } = kind;
  const found = await database
    .select({ id: table.id })
    .from(table)
    .where(and(eq(table.createdBy, from.id), isIn(kind, talukas)))
    .orderBy(asc(table.id))
    .limit(limit);
  if (found.length === 0) return 0;
  const at = now.toISOString();
  const own = kind === farmerKind ? farmers : dealers;
  const isFound = inArray(
    own.id,
    found.map(({ id }) => id),
  );
  // A customer who was transferred meanwhile keeps the new employee.
  const moved = await database
    .update(own)
    .set({ createdBy: to.id, registeredBy: sql`coalesce(${own.registeredBy}, ${own.createdBy})`, version: sql`${own.version} + 1`, updatedAt: at })
    .where(and(isFound, eq(own.createdBy, from.id)))
    .returning({ id: own.id, version: own.version });
  if (moved.length === 0) return 0;
  const ids = moved.map(({ id }) => id);
  const changedFields = [{ field: 'user', before: fullName(from), after: fullName(to) }];
  await database
    .insert(kind.changes)
    .values(moved.map(({ id, version }) => ({ customerId: id, version, changedAt: at, changedBy: caller.id, changes: changedFields })));
  await database
    .insert(changes)
    .values(ids.map((subjectId) => ({ type: kind.type, subjectId, isNew: false, changedAt: at, fields: ['user'], ...changedBy(caller) })));
  return ids.length;
}

/**
 * Moves meetings. A meeting stays when the other employee has one with the same customer.
 * @returns the number of moved meetings, up to `limit`
 */
async function moveMeetings({ database, from, to, caller, now, talukas }: Step, limit: number): Promise<number> {
  if (limit <= 0) return 0;
  const scheduled = await database
    .select({ farmerId: meetings.farmerId, dealerId: meetings.dealerId })
    .from(meetings)
    .where(and(eq(meetings.employeeId, to.id), eq(meetings.status, 'SCHEDULED')));
  const partyOf = ({ farmerId, dealerId }: { readonly farmerId: string | null; readonly dealerId: string | null }) => `${farmerId} ${dealerId}`;
  const taken = new Set(scheduled.map(partyOf));
  const free = (await openMeetings(database, from.id, talukas)).filter(({ meeting }) => meeting.status === 'STARTED' || !taken.has(partyOf(meeting)));
  let moved = 0;
  for (const { meeting } of free.slice(0, limit)) {
    const [locked] = await database.select().from(meetings).where(isMeeting(meeting)).for('no key update');
    // The meeting was cancelled, finished or reassigned meanwhile.
    if (locked === undefined || locked.status === 'CANCELLED' || locked.status === 'FINISHED') continue;
    const audited = { action: 'MEETING_HANDED_OVER', subjectId: to.id } as const;
    await keepMeeting(database, { meeting: locked, caller, now, reason: null, fields: ['user'], audited });
    await handOver(database, locked, { employeeId: to.id, updatedAt: now.toISOString() });
    moved += 1;
  }
  return moved;
}
