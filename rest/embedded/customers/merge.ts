/** Merges a customer into another one, who gets the chosen values and the history of the merged customer (decision 196). */
import { and, eq, or, sql } from 'drizzle-orm';
import type { BodyOf } from '../../contract/call.ts';
import { type Clock, indiaDate } from '../../contract/clock.ts';
import type { farmers as contract } from '../../contract/farmers.ts';
import { sentence } from '../../contract/sentences.ts';
import { actorOf, writeAudit } from '../calls/audit.ts';
import type { Caller } from '../calls/caller.ts';
import { changedBy, noteChange } from '../calls/changes.ts';
import { readId } from '../calls/input.ts';
import { Refusal } from '../calls/refusal.ts';
import type { Database } from '../database/database.ts';
import { oneConnectionEach } from '../database/distribution.ts';
import { invoiceLines, invoices } from '../database/tables/invoices.ts';
import { meetings, meetingVisits } from '../database/tables/meetings.ts';
import { qrUses } from '../database/tables/qr.ts';
import { moveActivity, readActivityOf } from '../people/activity.ts';
import { type Customer, type CustomerKind, farmerKind } from '../people/customers.ts';
import { maxPictures } from '../people/person-fields.ts';
import { lockPairValues, renewPairs } from './duplicates.ts';
import { moveKey } from './key.ts';
import { readRecord } from './record.ts';
import { differences, lockCustomer, readChange, saveCustomer } from './update.ts';

interface Merging {
  readonly body: BodyOf<typeof contract.mergeFarmers>;
  readonly caller: Caller;
  readonly clock: Clock;
  readonly database: Database;
}

/**
 * @param toRow converts the row as in lists
 * @returns the remaining record
 * @throws Refusal (400, 404, 409)
 */
export async function mergeCustomers<Row>(kind: CustomerKind, toRow: (customer: Customer) => Row, { body, caller, clock, database }: Merging) {
  const [keepId, mergeId] = [readId(body.keepId), readId(body.mergeId)];
  if (keepId === mergeId) throw new Refusal(400, sentence('MERGE_WITH_ITSELF'), { field: 'mergeId' });
  await database.execute(sql.raw(oneConnectionEach));
  const now = clock.now();
  // Locks the lower id first, so that two merges of one pair cannot deadlock.
  const isKeepFirst = BigInt(keepId) < BigInt(mergeId);
  const first = isKeepFirst ? await lockCustomer(database, kind, keepId, body.keepVersion, 'keepId') : null;
  const merged = await lockCustomer(database, kind, mergeId, body.mergeVersion, 'mergeId');
  const kept = first ?? (await lockCustomer(database, kind, keepId, body.keepVersion, 'keepId'));

  const activity = await readActivityOf(database, kind, [keepId, mergeId]);
  const changed = { ...readChange(body.values, kept, indiaDate(now)), profilePicture: picturesOf(kept, merged) };
  const after = { ...kept, ...changed };
  const changes = differences(kept, changed);
  await database.delete(kind.keys).where(and(eq(kind.keys.phone, merged.phone), eq(kind.keys.customerId, mergeId)));
  await moveKey(database, kind, { before: kept, after }, keepId);

  const movedChanges = await moveChanges(database, kind, { keepId, mergeId, version: kept.version });
  await moveEvents(database, kind, keepId, mergeId);
  await database.update(kind.merged).set({ keptId: keepId }).where(eq(kind.merged.keptId, mergeId));
  const { duplicates, table } = kind;
  const [whole] = await database
    .select({ createdBy: sql<string>`coalesce(${table.registeredBy}, ${table.createdBy})::text`, row: sql<unknown>`to_jsonb(${table})` })
    .from(table)
    .where(eq(table.id, mergeId));
  if (whole === undefined) throw new Error('The locked record is missing');
  // The phone number that the remaining record lost or never had.
  const phone = after.phone === merged.phone ? kept.phone : merged.phone;
  const { registerDate } = merged;
  await database.insert(kind.merged).values({ id: mergeId, keptId: keepId, phone, registerDate, ...whole, mergedAt: now.toISOString(), mergedBy: caller.id });
  // A registration at once would read the merged customer, and store a pair with a record that no longer exists.
  await lockPairValues(database, [kept, merged, after]);
  await database.delete(duplicates).where(or(eq(duplicates.firstId, mergeId), eq(duplicates.secondId, mergeId)));
  await database.delete(table).where(eq(table.id, mergeId));

  const version = kept.version + movedChanges + 1;
  const visit = Date.parse(merged.lastVisitAt ?? '') > Date.parse(kept.lastVisitAt ?? '0001-01-01T00:00:00Z') ? merged : kept;
  const { lastVisitAt, lastVisitBy, lastVisitEmployeeId, lastVisitMeetingId } = visit;
  const place = kept.latitude === null ? merged : kept;
  const columns = {
    lastVisitAt,
    lastVisitBy,
    lastVisitEmployeeId,
    lastVisitMeetingId,
    latitude: place.latitude,
    longitude: place.longitude,
    syncId: kept.syncId ?? merged.syncId,
  };
  await saveCustomer(database, kind, keepId, { ...changed, ...columns, version, updatedAt: now.toISOString() });
  const entry = { field: 'mergedFrom', before: null, after: mergeId };
  await database.insert(kind.changes).values({ customerId: keepId, version, changedAt: now.toISOString(), changedBy: caller.id, changes: [entry, ...changes] });
  await writeAudit(database, now, { action: kind.audited.merged, ...actorOf(caller), subjectId: keepId, detail: mergeId });
  const { type } = kind;
  const fields = changes.map(({ field }) => field);
  await noteChange(database, now, { type, subjectId: keepId, ...changedBy(caller), fields: ['mergedFrom', ...fields] });
  await noteChange(database, now, { type, subjectId: mergeId, ...changedBy(caller), fields: ['mergedInto'] });
  await renewPairs(database, kind, after, kept);
  await moveActivity(database, activity, await readActivityOf(database, kind, [keepId]));
  return readRecord(kind, toRow, keepId, { database, caller });
}

/**
 * Joins the pictures of both records.
 * @throws Refusal (409) when they have more than a record can have, because a merge loses nothing
 */
function picturesOf(...records: readonly Customer[]): string {
  const pictures = [...new Set(records.flatMap(({ profilePicture }) => profilePicture.split(',')))].filter((name) => name !== '');
  if (pictures.length > maxPictures)
    throw new Refusal(409, sentence('MERGE_TOO_MANY_PICTURES', { count: pictures.length, most: maxPictures }), { field: 'mergeId' });
  return pictures.join(',');
}

interface Moving {
  readonly keepId: string;
  readonly mergeId: string;
  /** Version of the remaining record. */
  readonly version: number;
}

/**
 * Appends the changes to those of the remaining record, in their order.
 * @returns the number of changes
 */
async function moveChanges(database: Database, { changes }: CustomerKind, { keepId, mergeId, version }: Moving): Promise<number> {
  const moved = await database.delete(changes).where(eq(changes.customerId, mergeId)).returning();
  if (moved.length > 0) {
    const inOrder = moved.toSorted((one, other) => one.version - other.version);
    await database.insert(changes).values(inOrder.map((change, index) => ({ ...change, customerId: keepId, version: version + index + 1 })));
  }
  return moved.length;
}

/** Moves the events. A farmer's uses of codes belong to the phone number. */
async function moveEvents(database: Database, kind: CustomerKind, keepId: string, mergeId: string): Promise<void> {
  const key = kind === farmerKind ? 'farmerId' : 'dealerId';
  for (const table of [meetings, meetingVisits]) {
    const isOfMerged = eq(table[key], mergeId);
    // A simultaneous hand-over re-creates the rows that an update waits for, which the update therefore skips.
    do
      await database
        .update(table)
        .set({ [key]: keepId })
        .where(isOfMerged);
    while ((await database.$count(table, isOfMerged)) > 0);
  }
  if (kind === farmerKind) return;
  await database.update(qrUses).set({ dealerId: keepId }).where(eq(qrUses.dealerId, mergeId));
  // The dealer is a part of the key, which determines the machine on Citus, so the invoices are re-created for the remaining dealer.
  const lines = await database.delete(invoiceLines).where(eq(invoiceLines.dealerId, mergeId)).returning();
  const moved = await database.delete(invoices).where(eq(invoices.dealerId, mergeId)).returning();
  for (const batch of batchesOf(moved)) await database.insert(invoices).values(batch.map((invoice) => ({ ...invoice, dealerId: keepId })));
  for (const batch of batchesOf(lines)) await database.insert(invoiceLines).values(batch.map((line) => ({ ...line, dealerId: keepId })));
}

/** Maximum number of rows per statement, which has up to 65,535 values. */
const atOnce = 1_000;

const batchesOf = <Row>(rows: readonly Row[]): Row[][] =>
  Array.from({ length: Math.ceil(rows.length / atOnce) }, (_, batch) => rows.slice(batch * atOnce, (batch + 1) * atOnce));
