/** People who used cards of a batch, as in a recall, and the calls to them. */
import { and, asc, count, desc, eq, gt, inArray, max, notInArray, type SQL, sql } from 'drizzle-orm';
import type { Static } from 'typebox';
import type { BodyOf } from '../../contract/call.ts';
import { qr as contract } from '../../contract/qr.ts';
import type { QrBatchPerson } from '../../contract/qr-shapes.ts';
import { sentence } from '../../contract/sentences.ts';
import { actorOf, writeAudit } from '../calls/audit.ts';
import { auditedFilters, batchSize, type ExportedList, type ListColumn } from '../calls/export.ts';
import { readId } from '../calls/input.ts';
import { Refusal } from '../calls/refusal.ts';
import { type Route, route } from '../calls/route.ts';
import type { Database } from '../database/database.ts';
import { countUpTo, maxExactCount } from '../database/list-pages.ts';
import { dealers } from '../database/tables/customers.ts';
import { employees } from '../database/tables/employees.ts';
import { qrRecallCalls, qrUsers, qrUses } from '../database/tables/qr.ts';
import { wireInstant } from '../database/wire-instant.ts';
import { dealerKind, readParties } from '../people/customers.ts';
import { isInArea } from '../people/in-area.ts';
import { fullName, shownLastName } from '../people/person.ts';
import { findBatch } from './select-batches.ts';
import { personOf } from './uses.ts';

export type PeopleFilter = Pick<BodyOf<typeof contract.getQRBatchPeople>, 'state' | 'dealerId' | 'talukaKey'>;
type RecallCall = typeof qrRecallCalls.$inferSelect;

/** Returns the calls about a batch. Their number is small, because people make them. */
export const callsOf = (database: Database, batchId: string): Promise<RecallCall[]> =>
  database.select().from(qrRecallCalls).where(eq(qrRecallCalls.batchId, batchId));

export async function namesOf(database: Database, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const { id, firstName, middleName, lastName } = employees;
  const rows =
    ids.length === 0
      ? []
      : await database
          .select({ id, firstName, middleName, lastName })
          .from(employees)
          .where(inArray(id, [...new Set(ids)]));
  return new Map(rows.map((row) => [row.id, fullName(row)]));
}

/** Returns the ids of the dealers of a taluka. @param key such as `Maharashtra/Pune/Shirur` */
async function dealersOf(database: Database, key: string): Promise<string[]> {
  const [state, district, taluka] = key.split('/');
  const rows = await database.select({ id: dealers.id }).from(dealers).where(isInArea(dealerKind, { state, district, taluka }));
  return rows.map(({ id }) => id);
}

/** Filters the uses of a batch by people. The statement contains ids, because calls and dealers are on other machines than uses. */
async function usesOf(database: Database, batchId: string, { state, dealerId, talukaKey }: PeopleFilter, calls: readonly RecallCall[]) {
  const ids = calls.filter(({ outcome }) => state === 'NOT_CALLED' || outcome === state).map(({ qrUserId }) => qrUserId);
  const sellers = talukaKey === undefined ? undefined : await dealersOf(database, talukaKey);
  return and(
    eq(qrUses.batchId, batchId),
    dealerId === undefined ? undefined : eq(qrUses.dealerId, readId(dealerId)),
    sellers && sql`${qrUses.dealerId} = any(${sql.param(sellers)}::bigint[])`,
    state === undefined ? undefined : state === 'NOT_CALLED' ? notInArray(qrUses.qrUserId, ids) : inArray(qrUses.qrUserId, ids),
  );
}

/**
 * Returns true for a batch whose people are listed by their last use, the latest first. The people of a batch with more uses are listed by id, so that
 * only the rows up to the end of a page are read.
 */
const isByLastUse = async (database: Database, batchId: string): Promise<boolean> =>
  (await countUpTo(database, qrUses, eq(qrUses.batchId, batchId), maxExactCount + 1)) <= maxExactCount;

const selectPeople = (database: Database, uses: SQL | undefined, byLastUse: boolean) =>
  database
    .select({
      id: qrUses.qrUserId,
      cards: count(),
      lastUsed: max(qrUses.createdAt),
      // The greatest pair contains the dealer of the last use. For a sorted array_agg, a cluster would send all rows to its coordinator.
      dealerId: sql<string | null>`((max(array[extract(epoch from ${qrUses.createdAt}), ${qrUses.dealerId}]))[2])::bigint::text`,
    })
    .from(qrUses)
    .where(uses)
    .groupBy(qrUses.qrUserId)
    .orderBy(...(byLastUse ? [desc(max(qrUses.createdAt))] : []), asc(qrUses.qrUserId));

type PersonRow = Awaited<ReturnType<typeof selectPeople>>[number];

async function toPeople(database: Database, rows: readonly PersonRow[], calls: readonly RecallCall[]): Promise<Static<typeof QrBatchPerson>[]> {
  if (rows.length === 0) return [];
  const found = await database
    .select()
    .from(qrUsers)
    .where(
      inArray(
        qrUsers.id,
        rows.map(({ id }) => id),
      ),
    );
  const users = new Map(found.map((user) => [user.id, user]));
  const callOf = new Map(calls.map((call) => [call.qrUserId, call]));
  const names = await namesOf(
    database,
    rows.flatMap(({ id }) => callOf.get(id)?.calledBy ?? []),
  );
  const partiesOf = await readParties(database, rows);
  return rows.flatMap(({ id, cards, lastUsed, dealerId }) => {
    const [user, call, { dealer }] = [users.get(id), callOf.get(id), partiesOf({ dealerId })];
    if (user === undefined) return [];
    return {
      id,
      ...personOf(user),
      cards,
      lastUsed: lastUsed === null ? null : wireInstant(lastUsed),
      dealerId,
      dealerName: dealer && fullName(dealer),
      outcome: call?.outcome ?? null,
      calledDate: call === undefined ? null : wireInstant(call.calledAt),
      calledBy: call === undefined ? null : (names.get(call.calledBy) ?? null),
    };
  });
}

interface PeopleRequest extends PeopleFilter {
  readonly skip: number;
  readonly size: number;
  /** Number of people of the batch, which is not counted again for each page. */
  readonly people: number;
}

export async function readPeople(database: Database, batchId: string, { skip, size, people, ...filter }: PeopleRequest) {
  const calls = await callsOf(database, batchId);
  const uses = await usesOf(database, batchId, filter, calls);
  const rows = await selectPeople(database, uses, await isByLastUse(database, batchId))
    .limit(size)
    .offset(skip);
  return { payload: await toPeople(database, rows, calls), total: await countPeople() };

  async function countPeople() {
    if (filter.dealerId === undefined && filter.talukaKey === undefined) {
      if (filter.state === undefined) return people;
      if (filter.state === 'NOT_CALLED') return Math.max(people - calls.length, rows.length === 0 ? 0 : skip + rows.length);
      return calls.filter(({ outcome }) => outcome === filter.state).length;
    }
    const [counted] = await database
      .select({ people: sql<number>`count(distinct ${qrUses.qrUserId})::int` })
      .from(qrUses)
      .where(uses);
    return counted?.people ?? 0;
  }
}

const stateNames = { CALLED: 'Called', NO_ANSWER: 'No answer', NOT_CALLED: 'Not called' } as const;

/** Columns of the person who used a card. */
export const personColumns: readonly ListColumn<
  Pick<Static<typeof QrBatchPerson>, 'firstName' | 'middleName' | 'lastName' | 'phoneNumber' | 'address' | 'language'>
>[] = [
  { field: 'firstName', header: 'First name', width: 18, value: (row) => row.firstName ?? null },
  { field: 'middleName', header: 'Middle name', width: 18, value: (row) => row.middleName ?? null },
  { field: 'lastName', header: 'Last name', width: 18, value: (row) => shownLastName(row.lastName) },
  { field: 'phoneNumber', header: 'Phone number', width: 14, kind: 'text', value: (row) => row.phoneNumber ?? null },
  { field: 'address', header: 'Address', width: 30, value: (row) => row.address ?? null },
  { field: 'language', header: 'Language', width: 12, value: (row) => row.language ?? null },
];

export const exportedPeople: ExportedList<BodyOf<typeof contract.exportQRBatchPeople>, Static<typeof QrBatchPerson>> = {
  title: 'People to call',
  action: 'QR_PEOPLE_EXPORTED',
  audited: ({ batchId, state, dealerId, talukaKey = '' }) =>
    auditedFilters({ subject: batchId, where: state ?? '', text: dealerId === undefined ? talukaKey : String(dealerId) }),
  about: ({ batchId, state, dealerId, talukaKey }) => [
    ['Batch', `${batchId}`],
    ['Calls', state === undefined ? 'All' : stateNames[state]],
    ['Dealer', `${dealerId ?? 'All'}`],
    ['Taluka of the dealer', talukaKey ?? 'All'],
  ],
  async *read(database, { batchId: batch, ...filter }) {
    const { id: batchId } = await findBatch(database, batch);
    const calls = await callsOf(database, batchId);
    const uses = await usesOf(database, batchId, filter, calls);
    if (await isByLastUse(database, batchId)) {
      const rows = await selectPeople(database, uses, true);
      for (let from = 0; from < rows.length; from += batchSize) yield await toPeople(database, rows.slice(from, from + batchSize), calls);
      return;
    }
    for (let after = '0'; ; ) {
      const rows = await selectPeople(database, and(uses, gt(qrUses.qrUserId, after)), false).limit(batchSize);
      const last = rows.at(-1);
      if (last === undefined) return;
      yield await toPeople(database, rows, calls);
      after = last.id;
    }
  },
  columns: [
    ...personColumns,
    { field: 'cards', header: 'Cards', width: 10, value: (row) => row.cards ?? null },
    { field: 'lastUsedAt', header: 'Last used', width: 18, kind: 'instant', value: (row) => row.lastUsed ?? null },
    { field: 'dealerName', header: 'Dealer', width: 24, value: (row) => row.dealerName ?? null },
    {
      field: 'outcome',
      header: 'Call',
      width: 12,
      value: ({ outcome }) => outcome ?? null,
      cell: ({ outcome }) => (outcome === 'CALLED' || outcome === 'NO_ANSWER' ? stateNames[outcome] : stateNames.NOT_CALLED),
    },
    { field: 'calledAt', header: 'Called on', width: 18, kind: 'instant', value: (row) => row.calledDate ?? null },
    { field: 'calledBy', header: 'Called by', width: 24, value: (row) => row.calledBy ?? null },
  ],
};

export const setRecallCall: Route = route(contract.setQRRecallCall, async ({ body: { batchId: batch, userId, outcome }, caller, clock, database }) => {
  const { id: batchId } = await findBatch(database, batch);
  const qrUserId = readId(userId);
  const isUse = and(eq(qrUses.batchId, batchId), eq(qrUses.qrUserId, qrUserId));
  const [use] = await database.select({ id: qrUses.id }).from(qrUses).where(isUse).limit(1);
  if (use === undefined) throw new Refusal(404, sentence('PERSON_WITHOUT_CARD'), { field: 'userId' });
  const now = clock.now();
  if (outcome === undefined) {
    const isCall = and(eq(qrRecallCalls.batchId, batchId), eq(qrRecallCalls.qrUserId, qrUserId));
    const withdrawn = await database.delete(qrRecallCalls).where(isCall).returning({ id: qrRecallCalls.qrUserId });
    if (withdrawn.length > 0) await writeAudit(database, now, { action: 'RECALL_WITHDRAWN', ...actorOf(caller), subjectId: qrUserId, detail: batchId });
    return { payload: sentence('CALL_WITHDRAWN') };
  }
  const made = { outcome, calledBy: caller.id, calledAt: now.toISOString() };
  await database
    .insert(qrRecallCalls)
    .values({ batchId, qrUserId, ...made })
    .onConflictDoUpdate({ target: [qrRecallCalls.batchId, qrRecallCalls.qrUserId], set: made });
  await writeAudit(database, now, { action: 'RECALL_CALLED', ...actorOf(caller), subjectId: qrUserId, detail: `${batchId}; ${outcome}` });
  return { payload: sentence('CALL_NOTED') };
});
