/** Transfers a territory: farmers, dealers and open meetings of an employee move to another one, by taluka and in steps (decision 198). */
import { and, asc, count, eq, gte, inArray, lte, or, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { canonicalArea } from '../../contract/areas.ts';
import type { BodyOf } from '../../contract/call.ts';
import { employees as contract, maxMovedAtOnce } from '../../contract/employees.ts';
import { sentence } from '../../contract/sentences.ts';
import { visibleText } from '../../contract/visible-text.ts';
import { actorOf, writeAudit } from '../calls/audit.ts';
import type { Caller } from '../calls/caller.ts';
import { changedBy } from '../calls/changes.ts';
import { readInstant } from '../calls/day.ts';
import { Refusal } from '../calls/refusal.ts';
import { type Route, route } from '../calls/route.ts';
import type { Database } from '../database/database.ts';
import { oneConnectionEach } from '../database/distribution.ts';
import { changes } from '../database/tables/changes.ts';
import { dealers, farmers } from '../database/tables/customers.ts';
import { meetingChanges, meetings } from '../database/tables/meetings.ts';
import { moveSales } from '../people/activity.ts';
import { type CustomerKind, dealerKind, farmerKind, readParties } from '../people/customers.ts';
import { findEmployee } from '../people/employee.ts';
import { handOver, isMeeting, keepMeeting } from '../people/hand-over.ts';
import { fullName } from '../people/person.ts';
import { keyOf, recordTransfer, sumOf } from './territory-transfers.ts';

type Body = BodyOf<typeof contract.transferTerritory>;
type Taluka = Body['talukas'][number];

export const transferTerritory: Route = route(contract.transferTerritory, async ({ body, caller, database, clock }) => {
  const { fromUserId, toUserId, dryRun, handedOverSince, handedOverUntil } = body;
  const from = await findEmployee(database, fromUserId);
  if (toUserId === undefined && (!dryRun || handedOverSince !== undefined))
    throw new Refusal(400, sentence('FIELD_REQUIRED', { field: 'toUserId' }), { field: 'toUserId' });
  if (!dryRun) await database.execute(sql.raw(oneConnectionEach));
  const to = toUserId === undefined ? undefined : await findEmployee(database, toUserId, !dryRun);
  const until = handedOverUntil && readInstant(handedOverUntil, 'handedOverUntil');
  const handedOver = to && handedOverSince && { from: to, since: readInstant(handedOverSince, 'handedOverSince'), until: until || undefined };
  const territory = { database, owner: from, talukas: body.talukas.flatMap((taluka) => [taluka, canonicalArea(taluka)]), handedOver: handedOver || undefined };
  const now = clock.now();
  const handedOverAt = now.toISOString();
  if (dryRun || to === undefined)
    return { payload: { ...sentence('NOTHING_HANDED_OVER'), handedOverAt, moved: nothing, talukas: await countLeft(territory, body) } };
  if (to.id === from.id) throw new Refusal(400, sentence('TERRITORY_TO_SAME_EMPLOYEE'), { field: 'toUserId' });
  if (!to.active) throw new Refusal(409, sentence('EMPLOYEE_INACTIVE', { name: fullName(to) }), { field: 'toUserId' });
  const step = { ...territory, to, caller, now };
  const movedFarmers = body.farmers ? await moveCustomers(farmerKind, step, maxMovedAtOnce) : [];
  const movedDealers = body.dealers ? await moveCustomers(dealerKind, step, maxMovedAtOnce - movedFarmers.length) : [];
  const movedMeetings = body.meetings ? await moveMeetings(step, maxMovedAtOnce - movedFarmers.length - movedDealers.length) : [];
  const moved = { farmers: movedFarmers.length, dealers: movedDealers.length, meetings: movedMeetings.length };
  const reason = visibleText(body.reason ?? '') || null;
  const count = moved.farmers + moved.dealers + moved.meetings;
  if (count > 0) {
    const detail = [from.id, moved.farmers, moved.dealers, moved.meetings, ...(reason === null ? [] : [reason])].join('; ');
    await writeAudit(database, now, { action: 'TERRITORY_TRANSFERRED', ...actorOf(caller), subjectId: to.id, detail });
  }
  const talukas = sumOf([
    ...movedFarmers.map((place) => ({ ...place, ...nothing, farmers: 1 })),
    ...movedDealers.map((place) => ({ ...place, ...nothing, dealers: 1 })),
    ...movedMeetings.map((place) => ({ ...place, ...nothing, meetings: 1 })),
  ]);
  const left = await countLeft(territory, body);
  const { fromUserId: _, toUserId: __, dryRun: ___, reason: ____, ...request } = body;
  const unfinished = count < maxMovedAtOnce || left.length === 0 ? null : request;
  await recordTransfer(database, { fromId: from.id, toId: to.id, caller, now, reason, talukas, unfinished, isBack: handedOverSince !== undefined });
  const outcome = sentence('TERRITORY_HANDED_OVER', { name: fullName(to), former: fullName(from) });
  return { payload: { ...outcome, handedOverAt, moved, talukas: left } };
});

type Employee = Awaited<ReturnType<typeof findEmployee>>;

/** The employee from whom records came, and the time. */
interface HandedOver {
  readonly from: Employee;
  readonly since: string;
  readonly until: string | undefined;
}

/** Returns the condition that a time is that of the hand-over. */
const isDuring = (time: AnyPgColumn, { since, until }: HandedOver): SQL | undefined =>
  and(gte(time, since), until === undefined ? undefined : lte(time, until));

/** The records of an employee that move. */
interface Territory {
  readonly database: Database;
  readonly owner: Employee;
  /** Empty for all. */
  readonly talukas: readonly Taluka[];
  /** Limits the records to those that came from an employee since a time and were not changed since. */
  readonly handedOver: HandedOver | undefined;
}

const nothing = { farmers: 0, dealers: 0, meetings: 0 };

type Counts = typeof nothing;

/** Counts the employee's records by taluka. */
async function countLeft(territory: Territory, kinds: Pick<Body, keyof Counts>) {
  const rows: (Taluka & Counts)[] = [];
  for (const [kind, name] of [
    [farmerKind, 'farmers'],
    [dealerKind, 'dealers'],
  ] as const) {
    if (!kinds[name]) continue;
    const { state, district, taluka } = kind.table;
    const counted = await territory.database
      .select({ state, district, taluka, count: count() })
      .from(kind.table)
      .where(await ofTerritory(kind, territory))
      .groupBy(state, district, taluka);
    rows.push(...counted.map(({ count: more, ...place }) => ({ ...place, ...nothing, [name]: more })));
  }
  if (kinds.meetings) rows.push(...(await openMeetings(territory)).map(({ place }) => ({ ...place, ...nothing, meetings: 1 })));
  return sumOf(rows);
}

/** Returns the condition for the customers of a territory. */
async function ofTerritory(kind: CustomerKind, territory: Territory): Promise<SQL | undefined> {
  const { table } = kind;
  const { owner, talukas, handedOver } = territory;
  const isIn = or(...talukas.map(({ state, district, taluka }) => and(eq(table.state, state), eq(table.district, district), eq(table.taluka, taluka))));
  const ids = handedOver && (await receivedCustomers(kind, territory, handedOver));
  return and(eq(table.createdBy, owner.id), isIn, ids && sql`${table.id} = any(${sql.param(ids)}::bigint[])`);
}

/** Maximum number of ids per statement. */
const idsAtOnce = 1_000;

/** Returns the ids of the owner's customers whose last change is a hand-over. Two statements, because Citus does not run the subquery of one. */
async function receivedCustomers({ table, changes: history }: CustomerKind, { database, owner }: Territory, handedOver: HandedOver): Promise<string[]> {
  const changed = await database
    .select({ id: table.id, version: table.version })
    .from(table)
    .where(and(eq(table.createdBy, owner.id), isDuring(table.updatedAt, handedOver)));
  const entry = JSON.stringify([{ field: 'user', before: fullName(handedOver.from) }]);
  const received: string[] = [];
  for (let start = 0; start < changed.length; start += idsAtOnce) {
    const versions = new Map(changed.slice(start, start + idsAtOnce).map(({ id, version }) => [id, version]));
    const handOvers = await database
      .select({ id: history.customerId, version: history.version })
      .from(history)
      .where(and(inArray(history.customerId, [...versions.keys()]), isDuring(history.changedAt, handedOver), sql`${history.changes} @> ${entry}::jsonb`));
    received.push(...handOvers.filter(({ id, version }) => versions.get(id) === version).map(({ id }) => id));
  }
  return received;
}

/** Selects the open meetings of a territory, with the taluka of the customer. */
async function openMeetings({ database, owner, talukas, handedOver }: Territory) {
  const open = await database
    .select()
    .from(meetings)
    .where(and(eq(meetings.employeeId, owner.id), inArray(meetings.status, ['SCHEDULED', 'STARTED'])))
    .orderBy(asc(meetings.createdAt), asc(meetings.id));
  const partiesOf = await readParties(database, open);
  const keys = new Set(talukas.map(keyOf));
  const received = handedOver && (await handOversOf(database, handedOver));
  return open.flatMap((meeting) => {
    const { farmer, dealer } = partiesOf(meeting);
    const party = farmer ?? dealer;
    if (party === null || (received !== undefined && !received.has(`${meeting.id} ${meeting.updatedAt}`))) return [];
    const place = { state: party.state, district: party.district, taluka: party.taluka };
    return keys.size === 0 || keys.has(keyOf(place)) ? [{ meeting, place }] : [];
  });
}

/** Returns the meetings that an employee has handed over, with the times of it. A later change of a meeting has another time. */
async function handOversOf(database: Database, handedOver: HandedOver): Promise<ReadonlySet<string>> {
  const { meetingId, changedAt, employeeId } = meetingChanges;
  const rows = await database
    .select({ meetingId, changedAt })
    .from(meetingChanges)
    .where(and(eq(employeeId, handedOver.from.id), isDuring(changedAt, handedOver)));
  return new Set(rows.map((row) => `${row.meetingId} ${row.changedAt}`));
}

interface Step extends Territory {
  readonly to: Employee;
  readonly caller: Caller;
  readonly now: Date;
}

/**
 * Moves customers.
 * @returns the taluka of each moved customer, up to `limit`
 */
async function moveCustomers(kind: CustomerKind, step: Step, limit: number): Promise<readonly Taluka[]> {
  if (limit <= 0) return [];
  const { database, owner: from, to, caller, now } = step;
  const { table } = kind;
  const found = await database
    .select({ id: table.id })
    .from(table)
    .where(await ofTerritory(kind, step))
    .orderBy(asc(table.id))
    .limit(limit);
  if (found.length === 0) return [];
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
    .returning({ id: own.id, version: own.version, state: own.state, district: own.district, taluka: own.taluka });
  if (moved.length === 0) return [];
  const ids = moved.map(({ id }) => id);
  const changedFields = [{ field: 'user', before: fullName(from), after: fullName(to) }];
  await database
    .insert(kind.changes)
    .values(moved.map(({ id, version }) => ({ customerId: id, version, changedAt: at, changedBy: caller.id, changes: changedFields })));
  await database
    .insert(changes)
    .values(ids.map((subjectId) => ({ type: kind.type, subjectId, isNew: false, changedAt: at, fields: ['user'], ...changedBy(caller) })));
  // Visits and registrations stay with the employee who made them.
  if (kind === dealerKind) await moveSales(database, ids, from.id);
  return moved.map(({ state, district, taluka }) => ({ state, district, taluka }));
}

/**
 * Moves meetings. A meeting stays when the other employee has one with the same customer.
 * @returns the customer's taluka of each moved meeting, up to `limit`
 */
async function moveMeetings(step: Step, limit: number): Promise<readonly Taluka[]> {
  if (limit <= 0) return [];
  const { database, to, caller, now } = step;
  const scheduled = await database
    .select({ farmerId: meetings.farmerId, dealerId: meetings.dealerId })
    .from(meetings)
    .where(and(eq(meetings.employeeId, to.id), eq(meetings.status, 'SCHEDULED')));
  const partyOf = ({ farmerId, dealerId }: { readonly farmerId: string | null; readonly dealerId: string | null }) => `${farmerId} ${dealerId}`;
  const taken = new Set(scheduled.map(partyOf));
  const free = (await openMeetings(step)).filter(({ meeting }) => meeting.status === 'STARTED' || !taken.has(partyOf(meeting)));
  const moved: Taluka[] = [];
  for (const { meeting, place } of free.slice(0, limit)) {
    const [locked] = await database.select().from(meetings).where(isMeeting(meeting)).for('no key update');
    // The meeting was cancelled, finished or reassigned meanwhile.
    if (locked === undefined || locked.status === 'CANCELLED' || locked.status === 'FINISHED') continue;
    const audited = { action: 'MEETING_HANDED_OVER', subjectId: to.id } as const;
    await keepMeeting(database, { meeting: locked, caller, now, reason: null, fields: ['user'], audited });
    await handOver(database, locked, { employeeId: to.id, updatedAt: now.toISOString() });
    moved.push(place);
  }
  return moved;
}
