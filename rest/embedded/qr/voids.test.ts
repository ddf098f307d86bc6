/** Voided cards, the filtered cards of a batch, its counts, and the calls of a recall. */
import { and, eq, sql } from 'drizzle-orm';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { totalCountHeader } from '../../contract/call.ts';
import { maxReasonLength, maxSerials } from '../../contract/qr-shapes.ts';
import { maxExactCount } from '../database/list-pages.ts';
import { auditEvents } from '../database/tables/audit.ts';
import { dealers } from '../database/tables/customers.ts';
import { products, productVariants, qrBatches, qrCards, qrUsers, qrUses } from '../database/tables/qr.ts';
import { addCustomerRow } from '../testing/customers.ts';
import { addPerson, shareTestServer, testSecret } from '../testing/test-server.ts';
import { createQrCodes } from './codes.ts';
import { type Run, runsBetween, unusedOf } from './runs.ts';

const codes = createQrCodes(testSecret);
const usedAt = '2026-11-05T04:30:00Z';

const rest = await shareTestServer();
const createdBy = await addPerson(rest.database, 'admin', ['ROLE_ADMIN']);
const token = await rest.signIn('admin');
await rest.database.insert(products).values([
  { id: '1', name: 'Neem Gold' },
  { id: '2', name: 'Humi Boost' },
]);
await rest.database.insert(productVariants).values([
  { id: '1', productId: '1', variantName: 'Neem Gold 1 l', packageSize: '1 l' },
  { id: '2', productId: '2', variantName: 'Humi Boost 1 l', packageSize: '1 l' },
]);
const batch = { productVariantId: '1', expiryInMonths: 24, points: 50, quantity: 20, createdBy, createdAt: '2026-11-01T04:30:00Z' };
await rest.database.insert(qrBatches).values([
  { ...batch, id: '1' },
  { ...batch, id: '2', productVariantId: '2' },
]);
await rest.database.insert(qrUsers).values([
  { id: '1', firstName: 'Sunita', lastName: 'Jadhav', phone: '9876543210', createdAt: usedAt, updatedAt: usedAt },
  { id: '2', firstName: 'तानाजी', lastName: 'Pawar', phone: '9371463800', createdAt: usedAt, updatedAt: usedAt },
]);
for (const [batchId, serial, qrUserId] of [
  ['1', 3, '1'],
  ['1', 7, '1'],
  ['1', 12, '2'],
  ['2', 0, '2'],
] as const) {
  await rest.database.insert(qrCards).values({ batchId, serial, usedAt });
  await rest.database.insert(qrUses).values({ createdAt: usedAt, qrUserId, transactionType: 'EARN', points: 50, batchId, serial });
}

/** Returns the payload of a response inside its envelope. */
const payloadOf = (response: { json(): { data?: { data?: unknown } } }) => response.json().data?.data ?? response.json().data ?? response.json();

const send = (call: string, body: object) => rest.send(call, { token, body });
const read = async (call: string, body: object) => {
  const response = await send(call, body);
  expect(response.statusCode).toBe(200);
  return response;
};

async function cardsOf(filter: object) {
  const response = await read('getQRDetailsByBatch', { batchId: '1', pageNumber: 0, pageSize: 20, ...filter });
  const { data } = response.json();
  const rows: readonly { id: string }[] = data.data ?? data;
  return { rows, serials: rows.map(({ id }) => Number(id.split('-')[1])), total: response.headers[totalCountHeader] };
}

test('a void counts first, leaves used cards unchanged, and is refused when no card is left', async () => {
  const range = { batchId: '1', fromSerial: 2, toSerial: 8, reason: 'Box lost' };
  expect(payloadOf(await send('voidQRCodes', { ...range, dryRun: true }))).toMatchObject({ voidedCount: 5, usedCount: 2 });
  expect((await cardsOf({ state: 'VOID' })).serials).toEqual([]);
  expect(payloadOf(await send('voidQRCodes', range))).toMatchObject({ voidedCount: 5, usedCount: 2 });
  expect((await send('voidQRCodes', range)).statusCode).toBe(409);
  expect(payloadOf(await send('voidQRCodes', { ...range, fromSerial: 0, toSerial: 9 }))).toMatchObject({ voidedCount: 3 });
  expect((await cardsOf({ state: 'VOID' })).serials).toEqual([0, 1, 2, 4, 5, 6, 8, 9]);
  expect(await cardsOf({ state: 'NOT_USED', pageNumber: 1, pageSize: 4 })).toMatchObject({ serials: [15, 16, 17, 18], total: '9' });
  expect(await cardsOf({ state: 'USED' })).toMatchObject({ serials: [3, 7, 12], total: '3' });
});

test.each([
  ['an unknown batch', { batchId: '99' }, 404],
  ['a card beyond the batch', { toSerial: 20 }, 400],
  ['a reversed range', { fromSerial: 6, toSerial: 5 }, 400],
  ['no reason', { reason: ' ' }, 400],
  ['a card by number beyond the batch', { serials: [3, 20] }, 400],
  ['up to 200 cards by number', { serials: Array.from({ length: maxSerials }, (_, at) => at % 20) }, 200],
  ['more cards by number', { serials: Array.from({ length: maxSerials + 1 }, (_, at) => at % 20) }, 400],
  ['a reason that is too long', { reason: 'x'.repeat(maxReasonLength + 1) }, 400],
])('a void with %s returns %3$s', async (_what, change, status) => {
  expect((await send('voidQRCodes', { batchId: '2', reason: 'x'.repeat(maxReasonLength), dryRun: true, ...change })).statusCode).toBe(status);
});

test('voids cards by number together, and used ones among them stay used', async () => {
  const serials = [5, 0, 4, 12, 5];
  expect(payloadOf(await send('voidQRCodes', { batchId: '2', serials, reason: 'Torn', dryRun: true }))).toMatchObject({ voidedCount: 3, usedCount: 1 });
  expect(payloadOf(await send('voidQRCodes', { batchId: '2', serials, reason: 'Torn' }))).toMatchObject({ voidedCount: 3, usedCount: 1 });
  const report = payloadOf(await rest.send('fetchQRBatchReport', { token, query: { batchId: '2' } }));
  expect(report).toMatchObject({
    voids: [
      { fromSerial: 4, toSerial: 5 },
      { fromSerial: 12, toSerial: 12 },
    ],
  });
});

test('reports a voided code', async () => {
  const answer = await read('fetchQRCode', { code: codes.codeOf({ batchId: '1', serial: 4 }) });
  expect(payloadOf(answer)).toMatchObject({ genuine: true, card: { isUsed: false, isVoid: true, voidReason: 'Box lost' } });
});

test('finds cards by number, code, name and phone number', async () => {
  expect((await cardsOf({ text: '1-12' })).serials).toEqual([12]);
  expect((await cardsOf({ text: codes.codeOf({ batchId: '1', serial: 15 }) })).serials).toEqual([15]);
  expect((await cardsOf({ text: 'tanaji' })).serials).toEqual([12]);
  expect((await cardsOf({ text: '98765 43210', state: 'USED' })).serials).toEqual([3, 7]);
  expect((await cardsOf({ text: '98765 43210', state: 'VOID' })).serials).toEqual([]);
  expect((await cardsOf({ text: '3' })).rows[0]).toMatchObject({
    use: { firstName: 'Sunita', phoneNumber: '9876543210', batchId: '1', productName: 'Neem Gold' },
  });
});

test('counts uses by day and dealer, voids and people in the report', async () => {
  const answer = await rest.send('fetchQRBatchReport', { token, query: { batchId: '1' } });
  expect(payloadOf(answer)).toMatchObject({
    usedCount: 3,
    voidedCount: 8,
    personCount: 2,
    usesByDay: [{ date: '2026-11-05', count: 3 }],
    usesByDealer: [{ dealerId: null, count: 3 }],
    voids: [{ fromSerial: 0 }, { fromSerial: 2, reason: 'Box lost' }, { fromSerial: 9 }],
  });
});

test('records, replaces and withdraws a call to a person', async () => {
  const people = async () => {
    return payloadOf(await read('getQRBatchPeople', { batchId: '1', pageNumber: 0, pageSize: 10 }));
  };
  const call = { batchId: '1', userId: '1' };
  await send('setQRRecallCall', { ...call, outcome: 'NO_ANSWER' });
  await send('setQRRecallCall', { ...call, outcome: 'CALLED' });
  expect(await people()).toMatchObject([
    { id: '1', cards: 2, phoneNumber: '9876543210', outcome: 'CALLED', calledDate: expect.any(String), calledBy: expect.any(String) },
    { id: '2', cards: 1, outcome: null },
  ]);
  await send('setQRRecallCall', call);
  expect(await people()).toMatchObject([{ outcome: null }, { outcome: null }]);
  expect((await send('setQRRecallCall', { batchId: '2', userId: '1', outcome: 'CALLED' })).statusCode).toBe(404);
  const rows = await rest.database.select().from(auditEvents).orderBy(auditEvents.id);
  expect(rows.filter(({ action }) => /RECALL|VOID/.test(action)).map(({ action, detail }) => `${action} ${detail}`)).toEqual([
    'CODES_VOIDED 2-8; 5',
    'CODES_VOIDED 0-9; 3',
    'CODES_VOIDED 0, 4-5, 12; 3',
    'RECALL_CALLED 1; NO_ANSWER',
    'RECALL_CALLED 1; CALLED',
    'RECALL_WITHDRAWN 1',
  ]);
});

test('filters people by call, dealer and the taluka of the dealer, and exports them', async () => {
  const talukaKey = 'Maharashtra/Pune/Haveli';
  const dealerId = await addCustomerRow(rest.database, dealers, 'Kisan', { createdBy });
  await rest.database
    .update(qrUses)
    .set({ dealerId })
    .where(and(eq(qrUses.batchId, '1'), eq(qrUses.serial, 7)));
  await send('setQRRecallCall', { batchId: '1', userId: '2', outcome: 'NO_ANSWER' });
  const people = async (filter: object) => {
    const response = await read('getQRBatchPeople', { batchId: '1', pageNumber: 0, pageSize: 10, ...filter });
    const { data } = response.json();
    const rows: readonly { id: string; cards: number }[] = data.data ?? data;
    return { rows: rows.map(({ id, cards }) => `${id}: ${cards}`), total: response.headers[totalCountHeader] };
  };
  expect(await people({})).toEqual({ rows: ['1: 2', '2: 1'], total: '2' });
  expect(await people({ state: 'NO_ANSWER' })).toEqual({ rows: ['2: 1'], total: '1' });
  expect(await people({ state: 'CALLED' })).toEqual({ rows: [], total: '0' });
  expect(await people({ state: 'NOT_CALLED' })).toEqual({ rows: ['1: 2'], total: '1' });
  expect(await people({ state: 'NOT_CALLED', pageNumber: 3 })).toEqual({ rows: [], total: '1' });
  expect(await people({ dealerId })).toEqual({ rows: ['1: 1'], total: '1' });
  expect(await people({ dealerId, state: 'NO_ANSWER' })).toEqual({ rows: [], total: '0' });
  const report = payloadOf(await rest.send('fetchQRBatchReport', { token, query: { batchId: '1' } }));
  expect(report).toMatchObject({ personCount: 2, calledCount: 0, noAnswerCount: 1 });
  expect(report).toMatchObject({ usesByTaluka: [{ key: talukaKey, district: 'Pune', taluka: 'Haveli', count: 1 }] });
  expect(await people({ talukaKey })).toEqual({ rows: ['1: 1'], total: '1' });
  expect(await people({ talukaKey, state: 'NO_ANSWER' })).toEqual({ rows: [], total: '0' });
  expect(await people({ talukaKey: 'Maharashtra/Pune/Nowhere' })).toEqual({ rows: [], total: '0' });
  const file = async (filter: object) => (await send('exportQRBatchPeople', { batchId: '1', format: 'CSV', ...filter })).body.trim().split('\r\n');
  expect(await file({})).toHaveLength(3);
  expect(await file({ talukaKey })).toHaveLength(2);
  expect((await file({ state: 'NO_ANSWER' }))[1]).toMatch(/^तानाजी,,Pawar,9371463800,.*,No answer,/);
  await send('setQRRecallCall', { batchId: '1', userId: '2' });
  await rest.database.update(qrUses).set({ dealerId: null }).where(eq(qrUses.batchId, '1'));
});

test('people are listed by their last use up to a number of uses, and by id beyond it, like the export', async () => {
  const { database } = rest;
  const order = async () => {
    const list: string[] = [];
    for (const pageNumber of [0, 1]) {
      const { data } = (await read('getQRBatchPeople', { batchId: '2', pageNumber, pageSize: 1 })).json();
      const people: readonly { firstName: string }[] = data.data ?? data;
      list.push(...people.map(({ firstName }) => firstName));
    }
    const [, ...rows] = (await send('exportQRBatchPeople', { batchId: '2', format: 'CSV' })).body.trim().split('\r\n');
    return { list, file: rows.map((row) => row.split(',')[0]) };
  };
  const addEarlier = (count: number) =>
    database.execute(sql`insert into qr_uses (created_at, qr_user_id, transaction_type, points, batch_id, serial)
      select ${usedAt}::timestamptz - n * interval '1 minute', 1, 'EARN', 50, 2, 1 from generate_series(1, ${count}::integer) as n`);
  await addEarlier(maxExactCount - 1);
  const byLastUse = ['तानाजी', 'Sunita'];
  expect(await order()).toEqual({ list: byLastUse, file: byLastUse });
  await addEarlier(1);
  const byId = byLastUse.toReversed();
  expect(await order()).toEqual({ list: byId, file: byId });
  await database.delete(qrUses).where(and(eq(qrUses.batchId, '2'), eq(qrUses.qrUserId, '1')));
});

test('filters the exported uses like the list', async () => {
  const rows = async (filter: object) => (await send('exportQRCodeUses', { format: 'CSV', ...filter })).body.trim().split('\r\n').length - 1;
  expect([await rows({}), await rows({ batchId: '1' }), await rows({ code: codes.codeOf({ batchId: '1', serial: 3 }) })]).toEqual([4, 3, 1]);
  expect((await send('exportQRCodeUses', { dealer: 'nobody' })).statusCode).toBe(404);
});

test('filters the use history by batch and product', async () => {
  const uses = async (filter: object) => (await read('getQRCodeUseHistory', { pageNumber: 0, pageSize: 10, ...filter })).headers[totalCountHeader];
  expect([await uses({ batchId: '1' }), await uses({ product: 'humi' }), await uses({ product: 'humi', batchId: '1' })]).toEqual(['3', '1', '0']);
});

test('adds up points by person or phone number', async () => {
  await rest.database.insert(qrUses).values({ createdAt: usedAt, qrUserId: '1', transactionType: 'REDEEM', points: -30 });
  const points = async (query: Record<string, string>) => payloadOf(await rest.send('fetchQRPoints', { token, query }));
  expect(await points({ userId: '1' })).toMatchObject({ user: { id: '1' }, earned: 100, redeemed: 30, balance: 70 });
  expect(await points({ phoneNumber: '+91 98765 43210' })).toMatchObject({ user: { id: '1' }, balance: 70 });
  const most = 2_147_483_647;
  await rest.database.insert(qrUses).values([most, most].map((given) => ({ createdAt: usedAt, qrUserId: '2', transactionType: 'EARN', points: given })));
  expect(await points({ userId: '2' })).toMatchObject({ earned: 2 * most + 100, redeemed: 0 });
  expect(await points({ phoneNumber: '9000000000' })).toMatchObject({ user: null, balance: 0 });
  for (const query of [undefined, { userId: '1', phoneNumber: '9876543210' }])
    expect((await rest.send('fetchQRPoints', { token, query: query ?? {} })).statusCode).toBe(400);
});

test('exports the cards of a state', async () => {
  const { body: text } = await send('exportQRBatchCards', { batchId: '1', state: 'USED', format: 'CSV' });
  expect(text.split('\n')[1]).toContain('1-3,1,');
  expect(text).toContain('Sunita,,Jadhav,9876543210');
});

test('finds unused numbers by place as in a complete list', async () => {
  const numbers = fc.uniqueArray(fc.integer({ min: 0, max: 60 }), { maxLength: 60 });
  await fc.assert(
    fc.asyncProperty(numbers, numbers, fc.nat(70), fc.nat(20), async (used, voided, skip, size) => {
      const taken = new Set(used);
      const runs = runsBetween(
        { from: 0, to: 60 },
        voided.toSorted((a, b) => a - b).map((number) => ({ from: number, to: number })),
      );
      const within = async ({ from, to }: { from: number; to: number }) => new Set([...taken].filter((number) => from <= number && number <= to));
      const found = await unusedOf(runs, { within, count: async (run) => (await within(run)).size }, skip, size);
      const all = Array.from({ length: 61 }, (_, number) => number).filter((number) => !taken.has(number) && !voided.includes(number));
      expect(found).toEqual(all.slice(skip, skip + size));
    }),
    { numRuns: 50 },
  );
});

test('reads few numbers for a page of unused cards of a batch that is used up but for some', async () => {
  const quantity = 1_000_000;
  // Following the used numbers one page at a time would take thousands of calls.
  const unused = Array.from({ length: 40 }, (_, index) => 960_000 + index * 1_000);
  let counted = 0;
  let calls = 0;
  const count = async ({ from, to }: Run) => {
    counted += to - from + 1;
    calls += 1;
    return to - from + 1 - unused.filter((number) => from <= number && number <= to).length;
  };
  const within = async ({ from, to }: Run) => {
    calls += 1;
    const all = Array.from({ length: to - from + 1 }, (_, index) => from + index);
    return new Set(all.filter((number) => !unused.includes(number)));
  };
  const found = await unusedOf([{ from: 0, to: quantity - 1 }], { count, within }, 20, 10);
  expect(found).toEqual(unused.slice(20, 30));
  expect(calls).toBeLessThan(20);
  expect(counted).toBeLessThanOrEqual(2 * quantity);
});
