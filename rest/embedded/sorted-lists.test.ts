/** Lists sorted by a column: the order, its ends, and pages by number and after a row. */
import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { totalCountHeader } from '../contract/call.ts';
import { createSortedPages } from './database/sorted-pages.ts';
import { dealers, farmers } from './database/tables/customers.ts';
import { meetings } from './database/tables/meetings.ts';
import { products, productVariants, qrBatches } from './database/tables/qr.ts';
import { addCustomerRow } from './testing/customers.ts';
import { addPerson, shareTestServer } from './testing/test-server.ts';

const rest = await shareTestServer();
const { id: admin, token } = await rest.addAndSignIn('admin', ['ROLE_ADMIN']);
const [product] = await rest.database.insert(products).values({ name: 'Urea' }).returning();
const [added] = await rest.database
  .insert(productVariants)
  .values({ productId: product?.id ?? '', variantName: 'Urea 45', packageSize: '45 kg' })
  .returning();
const variant = added?.id ?? '';

type Asked = Readonly<Record<string, string | number>>;

/**
 * Reads a page of a list.
 * @param name returns the value that represents a row
 */
async function page(call: string, name: (row: Record<string, unknown>) => unknown, asked: Asked = {}) {
  const inBody = call === 'getQRBatches';
  const whole = { pageNumber: 0, pageSize: 100, ...asked };
  const query = Object.fromEntries(Object.entries(whole).map(([key, value]) => [key, String(value)]));
  const answer = await rest.send(call, { token, ...(inBody ? { body: whole } : { query }) });
  const body = answer.json();
  const found = [body, body.data, body.data?.data].find(Array.isArray);
  const rows: Record<string, unknown>[] = found ?? [];
  return { status: answer.statusCode, rows: rows.map(name), total: Number(answer.headers[totalCountHeader]) };
}

interface Case {
  readonly call: string;
  readonly sort: string;
  readonly more?: Asked;
  readonly name: (row: Record<string, unknown>) => unknown;
  /** In ascending order. */
  readonly rows: readonly unknown[];
}

const nested = (row: Record<string, unknown>, part: string): Record<string, unknown> => Object(row[part]);
const firstName = (row: Record<string, unknown>) => nested(row, 'profile')['firstName'];
const purpose = (row: Record<string, unknown>) => row['purpose'];

const cases: readonly Case[] = [
  { call: 'getAllFarmersPage', sort: 'NAME', name: firstName, rows: ['amol', 'Bela', 'bela', 'Chitra', 'ज्ञानेश', 'तानाजी'] },
  { call: 'getAllFarmersPage', sort: 'PHONE', name: firstName, rows: ['तानाजी', 'Bela', 'ज्ञानेश', 'Chitra', 'bela', 'amol'] },
  { call: 'getAllFarmersPage', sort: 'AREA', name: firstName, rows: ['amol', 'ज्ञानेश', 'तानाजी', 'Bela', 'bela', 'Chitra'] },
  { call: 'getAllFarmersPage', sort: 'REGISTERED', name: firstName, rows: ['Bela', 'तानाजी', 'Chitra', 'amol', 'bela', 'ज्ञानेश'] },
  { call: 'getAllDealersPage', sort: 'NAME', name: firstName, rows: ['Chetan', 'Dilip'] },
  { call: 'getAllFarmersCreatedByPage', sort: 'NAME', name: firstName, rows: ['amol', 'Bela', 'bela', 'Chitra', 'ज्ञानेश', 'तानाजी'] },
  ...['getAllFarmerMeetingCreatedByPage', 'getAllFarmerMeetingByUserPage'].flatMap((call) =>
    [{}, { everyone: 'true' }, { everyone: 'true', search: 'chetan' }].flatMap((more): Case[] => [
      { call, more, sort: 'CREATED', name: purpose, rows: ['a', 'b', 'c', 'd'] },
      { call, more, sort: 'PLANNED', name: purpose, rows: ['b', 'd', 'c', 'a'] },
      { call, more, sort: 'STARTED', name: purpose, rows: ['a', 'b', 'd', 'c'] },
    ]),
  ),
  { call: 'getQRBatches', sort: 'CREATED', name: ({ points }) => points, rows: [3, 1, 2] },
  { call: 'getQRBatches', sort: 'POINTS', name: ({ points }) => points, rows: [1, 2, 3] },
  { call: 'getQRBatches', sort: 'QUANTITY', name: ({ points }) => points, rows: [2, 3, 1] },
  { call: 'getQRBatches', sort: 'EXPIRY', name: ({ points }) => points, rows: [1, 3, 2] },
];

describe('a sorted list', () => {
  beforeAll(async () => {
    const { database } = rest;
    const people = [
      ['Bela', '9811100002', 'Pune', '2026-11-01'],
      ['amol', '9811100006', 'Akola', '2026-11-04'],
      ['bela', '9811100005', 'Pune', '2026-11-05'],
      ['तानाजी', '9811100001', 'Nashik', '2026-11-02'],
      ['Chitra', '9811100004', 'Satara', '2026-11-03'],
      ['ज्ञानेश', '9811100003', 'Nashik', '2026-11-06'],
    ] as const;
    const ids: string[] = [];
    for (const [name, phone, district, registerDate] of people) {
      ids.push(await addCustomerRow(database, farmers, name, { createdBy: admin, phone, district, registerDate: `${registerDate}T10:00:00+05:30` }));
    }
    // Rows with equal values are ordered by id.
    await database.update(farmers).set({ taluka: 'A' }).where(eq(farmers.firstName, 'ज्ञानेश'));
    const dealerId = await addCustomerRow(database, dealers, 'Chetan', { createdBy: admin });
    await addCustomerRow(database, dealers, 'Dilip', { createdBy: admin });
    const at = (day: number) => `2026-11-${String(day).padStart(2, '0')}T10:00:00+05:30`;
    const made = { createdBy: admin, employeeId: admin, dealerId };
    await database.insert(meetings).values([
      { ...made, purpose: 'a', createdAt: at(1), plannedAt: at(20) },
      { ...made, purpose: 'b', createdAt: at(2) },
      { ...made, purpose: 'c', createdAt: at(3), plannedAt: at(19), status: 'STARTED', startTime: at(19) },
      { ...made, purpose: 'd', createdAt: at(4), plannedAt: at(18), status: 'STARTED', startTime: at(18) },
    ]);
    const batch = { productVariantId: variant, createdBy: admin };
    await database.insert(qrBatches).values([
      { ...batch, points: 1, quantity: 30, expiryInMonths: 6, createdAt: at(2) },
      { ...batch, points: 2, quantity: 10, expiryInMonths: 24, createdAt: at(3) },
      { ...batch, points: 3, quantity: 20, expiryInMonths: 12, createdAt: at(1) },
    ]);
  });

  test.each(cases)('$call by $sort $more', async ({ call, sort, more = {}, name, rows }) => {
    const whole = await page(call, name, { ...more, sort });
    expect(whole).toEqual({ status: 200, rows, total: rows.length });
    expect(await page(call, name, { ...more, sort, direction: 'DESCENDING' })).toEqual({ ...whole, rows: rows.toReversed() });
    for (const direction of ['ASCENDING', 'DESCENDING']) {
      const inOrder = direction === 'ASCENDING' ? rows : rows.toReversed();
      const byNumber = await Promise.all([0, 1, 2].map((pageNumber) => page(call, name, { ...more, sort, direction, pageNumber, pageSize: 2 })));
      expect(byNumber.flatMap((each) => each.rows)).toEqual(inOrder.slice(0, 6));
      const idOf = (row: Record<string, unknown>) => row['farmerId'] ?? row['dealerId'] ?? row['meetingId'] ?? row['id'];
      const ids = (await page(call, idOf, { ...more, sort, direction })).rows;
      const after = await page(call, name, { ...more, sort, direction, afterId: String(ids[0]), pageSize: 2 });
      expect(after).toEqual({ status: 200, rows: inOrder.slice(1, 3), total: rows.length });
    }
  });

  test('refuses two orders, a direction without a column, and an unknown column', async () => {
    for (const asked of [{ sort: 'NAME', order: 'OLDEST' }, { direction: 'ASCENDING' }, { sort: 'VILLAGE' }, { sort: 'NAME', direction: 'UP' }]) {
      expect((await page('getAllFarmersPage', firstName, asked)).status).toBe(400);
    }
  });

  test('keeps its filters', async () => {
    const days = { registeredFrom: '2026-11-02', registeredTo: '2026-11-04' };
    expect(await page('getAllFarmersPage', firstName, { ...days, sort: 'NAME' })).toEqual({ status: 200, rows: ['amol', 'Chitra', 'तानाजी'], total: 3 });
    expect((await page('getQRBatches', ({ points }) => points, { from: '2026-11-02', sort: 'QUANTITY' })).rows).toEqual([2, 1]);
  });

  test.each([{}, { everyone: 'true' }])('filters meetings by planned days %j', async (whose) => {
    const planned = (days: Asked) => page('getAllFarmerMeetingCreatedByPage', purpose, { ...whose, sort: 'PLANNED', ...days });
    expect(await planned({ plannedFrom: '2026-11-19', plannedUntil: '2026-11-20' })).toEqual({ status: 200, rows: ['c', 'a'], total: 2 });
    expect((await planned({ plannedUntil: '2026-11-18' })).rows).toEqual(['d']);
    expect((await planned({ plannedFrom: '2026-11-21' })).rows).toEqual([]);
    expect((await planned({ plannedFrom: '2026-11-20', plannedUntil: '2026-11-19' })).status).toBe(400);
  });

  test.each([{}, { everyone: 'true' }])('filters meetings by the days on which they began %j', async (whose) => {
    const started = (days: Asked) => page('getAllFarmerMeetingCreatedByPage', purpose, { ...whose, sort: 'STARTED', ...days });
    expect(await started({ startedFrom: '2026-11-18', startedUntil: '2026-11-19' })).toEqual({ status: 200, rows: ['d', 'c'], total: 2 });
    expect((await started({ startedUntil: '2026-11-18' })).rows).toEqual(['d']);
    expect((await started({ startedFrom: '2026-11-20' })).rows).toEqual([]);
    expect((await started({ startedFrom: '2026-11-20', startedUntil: '2026-11-19' })).status).toBe(400);
    const body = { startedFrom: '2026-11-19', startedUntil: '2026-11-19', format: 'JSON_LINES' };
    const exported = (await rest.send('exportMeetings', { token, body })).body.trim().split('\n');
    expect(exported.map((line) => JSON.parse(line).purpose)).toEqual(['c']);
  });

  test('filters searches and exports by the days of registration', async () => {
    const body = { state: '', district: '', taluka: '', searchText: '', registeredFrom: '2026-11-02', registeredTo: '2026-11-03' };
    const found = (await rest.send('searchFarmerByArea', { token, body })).json();
    expect(found.data.map(firstName)).toEqual(['Chitra', 'तानाजी']);
    expect((await rest.send('searchFarmerByArea', { token, body: { ...body, registeredTo: '2026-11-01' } })).statusCode).toBe(400);
    expect((await rest.send('exportFarmerByArea', { token, body: { ...body, registeredFrom: '2027-01-01', registeredTo: '2027-01-02' } })).body).toContain(
      'not found',
    );
  });
});

describe('pages by number', () => {
  test('are consistent with the whole list in any order of reading, also after rows were added', async () => {
    const { database } = rest;
    const mine = await addPerson(database, 'walker');
    const names = Array.from({ length: 30 }, (_, index) => String.fromCodePoint(97 + ((index * 7) % 26)));
    for (const [index, name] of names.entries()) await addCustomerRow(database, farmers, name, { createdBy: mine, phone: String(9_700_000_000 + index) });
    const listed = eq(farmers.createdBy, mine);
    // Caches places in a list of any length.
    const { read } = createSortedPages({ table: farmers, by: [farmers.firstName], id: farmers.id }, 0);
    const idsOf = async (number: number, isAscending: boolean) => {
      const total = await database.$count(farmers, listed);
      const { rows, order } = await read(database, { listed, total, isAscending, now: new Date(), number, size: 4 });
      return database.select({ id: farmers.id }).from(farmers).where(rows).orderBy(order);
    };
    const inOrder = () => database.select({ id: farmers.id }).from(farmers).where(listed).orderBy(farmers.firstName, farmers.id);
    for (const isAscending of [true, false]) {
      for (const number of [3, 4, 1, 7, 0, 5, 2, 6, 4, 20]) {
        const whole = isAscending ? await inOrder() : (await inOrder()).toReversed();
        expect(await idsOf(number, isAscending)).toEqual(whole.slice(number * 4, number * 4 + 4));
        if (number === 0) await addCustomerRow(database, farmers, 'aa', { createdBy: mine, phone: isAscending ? '9600000001' : '9600000002' });
      }
    }
  });
});
