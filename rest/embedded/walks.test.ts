/** Lists that are read after a row while rows are added: no row is repeated or skipped. */
import { expect, test } from 'vitest';
import { totalCountHeader } from '../contract/call.ts';
import { auditEvents } from './database/tables/audit.ts';
import { dealers, farmers } from './database/tables/customers.ts';
import { invoices } from './database/tables/invoices.ts';
import { meetings } from './database/tables/meetings.ts';
import { products, productVariants, qrBatches, qrUsers, qrUses, warehouses } from './database/tables/qr.ts';
import { addCustomerRow } from './testing/customers.ts';
import { addPerson, shareTestServer } from './testing/test-server.ts';

const rest = await shareTestServer();
const { database } = rest;
const { id: admin, token } = await rest.addAndSignIn('admin', ['ROLE_ADMIN']);
const dealerId = await addCustomerRow(database, dealers, 'Chetan', { createdBy: admin });
const warehouseId = (await database.insert(warehouses).values({ name: 'Chakan' }).returning())[0]?.id ?? '';
const [product] = await database.insert(products).values({ name: 'Urea' }).returning();
const variant = { productId: product?.id ?? '', variantName: 'Urea 45', packageSize: '45 kg' };
const productVariantId = (await database.insert(productVariants).values(variant).returning())[0]?.id ?? '';
const qrUserId = (await addUser('2026-01-01T00:00:00Z', '9811100000')) ?? '';

async function addUser(createdAt: string, phone: string): Promise<string | undefined> {
  const [added] = await rest.database.insert(qrUsers).values({ firstName: 'Sita', lastName: 'More', phone, createdAt, updatedAt: createdAt }).returning();
  return added?.id;
}

interface Walked {
  readonly call: string;
  readonly idField?: string;
  /** Parameters in the query or in the body. */
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: Readonly<Record<string, unknown>>;
  /**
   * Adds a row.
   * @param day day of November 2026, with the same moment for all rows of a day
   * @param step number of the row
   */
  add(day: number, step: number): Promise<unknown>;
}

const toTexts = (asked: Readonly<Record<string, string | number>>) => Object.fromEntries(Object.entries(asked).map(([name, value]) => [name, String(value)]));
const at = (day: number) => `2026-11-${String(day).padStart(2, '0')}T10:00:00+05:30`;
const month = { month: '11', year: '2026' };
const body = { month: 11, year: 2026 };
const insert = {
  meeting: (day: number) => rest.database.insert(meetings).values({ createdBy: admin, employeeId: admin, dealerId, createdAt: at(day) }),
  batch: (day: number) =>
    rest.database.insert(qrBatches).values({ productVariantId, expiryInMonths: 24, points: 5, quantity: 1, createdBy: admin, createdAt: at(day) }),
};

const lists: readonly Walked[] = [
  { call: 'getAllFarmerMeetingCreatedByPage', idField: 'meetingId', query: { everyone: 'true' }, add: insert.meeting },
  { call: 'getAllFarmerMeetingByUserPage', idField: 'meetingId', query: {}, add: insert.meeting },
  {
    call: 'fetchInvoice',
    idField: 'invoiceId',
    query: month,
    add: (day) => rest.database.insert(invoices).values({ dealerId, warehouseId, scannedBy: admin, createdAt: at(day) }),
  },
  { call: 'getQRBatches', body, add: insert.batch },
  { call: 'getQRCodeUsers', body, add: (day, step) => addUser(at(day), String(9_811_100_001 + step)) },
  {
    call: 'getQRCodeUseHistory',
    body,
    add: (day) => rest.database.insert(qrUses).values({ qrUserId, transactionType: 'EARN', points: 5, createdAt: at(day) }),
  },
  { call: 'fetchFarmers', query: month, add: (day, step) => addCustomerRow(rest.database, farmers, `F${step}`, { createdBy: admin, registerDate: at(day) }) },
  {
    call: 'fetchAuditEvents',
    query: { action: 'SIGNED_UP' },
    add: (day) => rest.database.insert(auditEvents).values({ at: at(day), action: 'SIGNED_UP', actorId: admin }),
  },
  { call: 'fetchAllEmployeeByPage', query: { roles: 'user', order: 'NEWEST' }, add: (_, step) => addPerson(rest.database, `newest${step}`) },
  { call: 'fetchAllEmployeeByPage', query: { roles: 'user', order: 'NAME' }, add: (_, step) => addPerson(rest.database, `a${90 - step}`) },
];

/** Short lists, which are read in the database itself. */
const onDatabase = ['fetchAuditEvents', 'fetchAllEmployeeByPage'];

test.each(lists)('$call', async ({ call, idField = 'id', query, body: inBody, add }) => {
  const page = async (more: Readonly<Record<string, string | number>> = {}, size = 2) => {
    const inQuery = call === 'fetchInvoice' || call === 'fetchFarmers' ? { page: '0', size: String(size) } : { pageNumber: '0', pageSize: String(size) };
    const asked = toTexts({ ...inQuery, ...query, ...more });
    const request = inBody ? { body: { ...inBody, pageNumber: 0, pageSize: size, ...more } } : { query: asked };
    const answer = await rest.send(call, { token, ...request });
    const { data } = answer.json();
    const rows: readonly Record<string, string>[] = data?.data ?? data ?? [];
    return { status: answer.statusCode, ids: rows.map((row) => row[idField] ?? ''), total: Number(answer.headers[totalCountHeader]) };
  };
  for (const [step, day] of [1, 1, 2, 2, 2, 3, 3].entries()) await add(day, step);
  const before = (await page({}, 100)).ids;
  const walked: string[] = [];
  for (let ids = (await page()).ids; ids.length > 0; { ids } = await page({ afterId: walked.at(-1) ?? '' })) {
    walked.push(...ids);
    await add(3, 10 + walked.length);
  }
  expect(walked).toEqual(before);
  const all = await page({}, 100);
  if (query?.['order'] === undefined) {
    const oldest = await page({ order: 'OLDEST' }, 100);
    expect(oldest).toEqual({ ...all, ids: all.ids.toReversed() });
    expect((await page({ order: 'OLDEST' })).ids).toEqual(oldest.ids.slice(0, 2));
    expect(await page({ order: 'OLDEST', afterId: oldest.ids[2] ?? '' })).toEqual({ ...all, ids: oldest.ids.slice(3, 5) });
    expect((await page({ order: 'NAME' })).status).toBe(400);
  }
  // The former name of `afterId`.
  expect(await page({ olderThan: before[0] ?? '' }, 100)).toEqual({ ...all, ids: before.slice(1) });
  // An unknown id, such as after a restore, must not end the walk as if it were complete.
  expect((await page({ afterId: '999999' })).status).toBe(400);
  const readsBefore = rest.followedReads();
  await page();
  expect(rest.followedReads() - readsBefore).toBe(onDatabase.includes(call) ? 0 : 1);
});

/** Lists that filter by days without a month. */
test.each(['fetchInvoice', 'getQRBatches', 'getQRCodeUsers', 'getQRCodeUseHistory', 'fetchFarmers'])('%s of any days, and of all time', async (call) => {
  const found = lists.find((list) => list.call === call);
  for (const day of [11, 12, 13]) await found?.add(day, 100 + day);
  const count = async (asked: Readonly<Record<string, string | number>>) => {
    const request = found?.body ? { body: { pageNumber: 0, pageSize: 1, ...asked } } : { query: { page: '0', size: '1', ...toTexts(asked) } };
    const answer = await rest.send(call, { token, ...request });
    return answer.statusCode === 200 ? Number(answer.headers[totalCountHeader]) : answer.json().field;
  };
  expect(await count({ from: '2026-11-12', until: '2026-11-13' })).toBe(2);
  expect(await count({ from: '2026-11-12', until: '2026-11-12', month: 11, year: 2026 })).toBe(1);
  expect(await count({ from: '2026-11-12', until: '2026-11-12', month: 10, year: 2026 })).toBe(0);
  expect(await count({ from: '2026-11-11' })).toBe(3);
  expect(await count({})).toBeGreaterThanOrEqual(10);
  expect(await count({ from: '2026-11-13', until: '2026-11-12' })).toBe('from');
  expect(await count({ until: '1999-01-01' })).toBe('until');
  expect(await count({ month: 11 })).toBe('year');
});
