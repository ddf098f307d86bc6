/**
 * Filters of lists beyond the documented calls: rows, order, totals and indexes.
 * @module-tag slow
 */
import { and, eq, inArray, sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { totalAtLeastHeader, totalCountHeader } from '../contract/call.ts';
import { dealers, farmers } from './database/tables/customers.ts';
import { employees } from './database/tables/employees.ts';
import { invoices } from './database/tables/invoices.ts';
import { meetings } from './database/tables/meetings.ts';
import { products, productVariants, qrBatches, qrCards, qrUsers, qrUses, warehouses } from './database/tables/qr.ts';
import { isNamed } from './people/name-search.ts';
import { createQrCodes } from './qr/codes.ts';
import { addCustomerRow } from './testing/customers.ts';
import { onOneMachine, planOf, rowsIn } from './testing/plans.ts';
import { again, createRecorder, type Statement } from './testing/statements.ts';
import { addPerson, startTestServer, type TestServer, testSecret } from './testing/test-server.ts';

const recorder = createRecorder();
let rest: TestServer;
let token: string;
const ids: Record<string, string> = {};
const idOf = (name: string) => ids[name] ?? '';

beforeAll(async () => {
  rest = await startTestServer(recorder.logger);
  ({ id: ids['admin'], token } = await rest.addAndSignIn('admin', ['ROLE_ADMIN']));
  ids['ravi'] = await addPerson(rest.database, 'ravi', ['ROLE_USER'], { firstName: 'रवी', lastName: 'Deshmukh', phone: '9811100001' });
  const area = { state: 'Maharashtra', district: 'Pune', taluka: 'Haveli' };
  ids['kavita'] = await addPerson(rest.database, 'kavita', ['ROLE_USER'], { firstName: 'Kavita', lastName: 'Jadhav', active: false, ...area });
  ids['percent'] = await addPerson(rest.database, 'percent', ['ROLE_USER'], { firstName: 'Ab%c', lastName: 'Under_score' });
  ids['farmer'] = await addCustomerRow(rest.database, farmers, 'Anita', { createdBy: idOf('ravi') });
  ids['dealer'] = await addCustomerRow(rest.database, dealers, 'Chetan', { createdBy: idOf('ravi') });
  ids['other'] = await addCustomerRow(rest.database, dealers, 'Dilip', { createdBy: idOf('ravi') });
});
afterAll(() => rest.close());

const page = { pageNumber: '0', pageSize: '10' };
/** Returns the ids of the rows and the total, or NaN without a total. */
async function listed(call: string, id: string, request: Parameters<TestServer['send']>[1]): Promise<{ rows: string[]; total: number }> {
  const answer = await rest.send(call, { token, ...request });
  expect(answer.statusCode).toBe(200);
  const { data } = answer.json();
  const rows: Record<string, string>[] = Array.isArray(data) ? data : data.data;
  return { rows: rows.map((row) => row[id] ?? ''), total: Number(answer.headers[totalCountHeader]) };
}

async function addVariant(name: string): Promise<string> {
  const [product] = await rest.database.insert(products).values({ name }).returning({ id: products.id });
  const variant = { productId: product?.id ?? '', variantName: 'Urea 45', packageSize: '45 kg' };
  const [added] = await rest.database.insert(productVariants).values(variant).returning({ id: productVariants.id });
  return added?.id ?? '';
}

describe('employees', () => {
  const found = (query: Record<string, string>) => listed('fetchAllEmployeeByPage', 'id', { query: { ...page, roles: 'user', ...query } });

  test.each<[Record<string, string>, string[]]>([
    [{ search: 'deshmukh' }, ['ravi']],
    [{ search: 'ravi' }, ['ravi']],
    [{ search: '9811100001' }, ['ravi']],
    [{ search: 'nobody' }, []],
    [{ active: 'false' }, ['kavita']],
    [{ state: 'Maharashtra', district: 'Pune' }, ['kavita']],
    [{ state: 'Goa' }, []],
    [{ search: 'jadhav', active: 'true' }, []],
  ])('%j', async (query, names) => {
    expect(await found(query)).toEqual({ rows: names.map(idOf), total: names.length });
  });

  test('treats wildcards as letters', async () => {
    expect((await found({ search: 'b%c' })).rows).toEqual([idOf('percent')]);
    expect((await found({ search: 'r_s' })).rows).toEqual([idOf('percent')]);
    expect((await found({ search: '%%%' })).rows).toEqual([]);
  });

  test('accepts any text without an error', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ maxLength: 60, unit: 'binary' }), async (search) => {
        fc.pre(!search.includes('\0'));
        const answer = await rest.send('fetchAllEmployeeByPage', { token, query: { ...page, roles: 'user', search } });
        expect([200, 400]).toContain(answer.statusCode);
      }),
      { numRuns: 30 },
    );
  });

  test('are sorted by name, and by time of creation', async () => {
    expect((await found({ order: 'NAME' })).rows).toEqual(['percent', 'kavita', 'ravi'].map(idOf));
    expect((await found({ order: 'NEWEST' })).rows).toEqual(['percent', 'kavita', 'ravi'].map(idOf));
    expect((await found({})).rows).toEqual(['ravi', 'kavita', 'percent'].map(idOf));
  });

  test('with these ids are those whom the caller may see', async () => {
    expect((await found({ ids: `${idOf('kavita')},${idOf('admin')},999999` })).rows).toEqual([idOf('kavita')]);
    expect((await rest.send('fetchAllEmployeeByPage', { token, query: { ...page, roles: 'user', ids: '1;drop' } })).statusCode).toBe(400);
  });

  test('are filtered by the instant of their last change', async () => {
    await rest.database
      .update(employees)
      .set({ updatedAt: '2027-01-05T04:30:00Z' })
      .where(eq(employees.id, idOf('kavita')));
    expect(await found({ updatedSince: '2027-01-05T10:00:00+05:30' })).toEqual({ rows: [idOf('kavita')], total: 1 });
    expect(await found({ updatedSince: '2027-01-05T10:00:00+05:30', search: 'deshmukh' })).toEqual({ rows: [], total: 0 });
    expect(await found({ updatedSince: '2027-01-05T10:00:00.001+05:30' })).toEqual({ rows: [], total: 0 });
    expect((await found({ updatedSince: '2020-01-01T00:00:00Z', order: 'NAME' })).rows).toEqual(['percent', 'kavita', 'ravi'].map(idOf));
  });

  test('refuses a text that is too long with its name', async () => {
    const answer = await rest.send('fetchAllEmployeeByPage', { token, query: { ...page, roles: 'user', search: 'x'.repeat(101) } });
    expect([answer.statusCode, answer.json().message]).toEqual([400, 'search must not have more than 100 characters']);
  });
});

describe('meetings', () => {
  const made: Record<string, string> = {};
  const found = (query: Record<string, string>) => listed('getAllFarmerMeetingCreatedByPage', 'meetingId', { query: { ...page, ...query } });
  const add = async (name: string, row: Partial<typeof meetings.$inferInsert>) => {
    const [added] = await rest.database
      .insert(meetings)
      .values({ createdBy: idOf('ravi'), employeeId: idOf('ravi'), createdAt: '2026-11-19T10:00:00+05:30', ...row })
      .returning({ id: meetings.id });
    made[name] = added?.id ?? '';
  };
  beforeAll(async () => {
    await add('farmers', { farmerId: idOf('farmer') });
    await add('dealers', { dealerId: idOf('dealer'), createdAt: '2026-11-18T10:00:00+05:30' });
    await add('kavitas', { dealerId: idOf('other'), createdBy: idOf('kavita'), employeeId: idOf('kavita'), createdAt: '2026-11-17T23:59:00+05:30' });
  });

  test.each<[Record<string, string>, string[]]>([
    [{}, []],
    [{ everyone: 'true' }, ['farmers', 'dealers', 'kavitas']],
    [{ everyone: 'true', search: 'anita' }, ['farmers']],
    [{ everyone: 'true', search: 'jadhav' }, ['farmers', 'dealers', 'kavitas']],
    [{ everyone: 'true', search: 'dilip' }, ['kavitas']],
    [{ everyone: 'true', assignee: 'kavita' }, ['kavitas']],
    [{ everyone: 'true', assignee: 'nobody' }, []],
    [{ everyone: 'true', from: '2026-11-18' }, ['farmers', 'dealers']],
    [{ everyone: 'true', until: '2026-11-17' }, ['kavitas']],
    [{ everyone: 'true', from: '2026-11-18', until: '2026-11-18', status: 'SCHEDULED' }, ['dealers']],
    [{ everyone: 'true', status: 'FINISHED' }, []],
  ])('%j', async (query, names) => {
    expect(await found(query)).toEqual({ rows: names.map((name) => made[name]), total: names.length });
  });

  test('of one person can be filtered too, also by ids', async () => {
    expect((await found({ userId: idOf('ravi'), search: 'chetan' })).rows).toEqual([made['dealers']]);
    expect((await found({ everyone: 'true', ids: `${made['kavitas']}` })).rows).toEqual([made['kavitas']]);
  });

  onOneMachine('are found by indexes in a list of any length', async () => {
    await rest.database.execute(sql`insert into farmers (id, first_name, last_name, phone, street, taluka, district, state, pin_code, register_date, created_by)
      select nextval('farmers_id_seq'), 'Farmer' || g, 'Number', (9000000000 + g)::text, 'Road', 'Haveli', 'Pune', 'Maharashtra', '411001', timestamptz '2026-01-01', ${idOf('ravi')}::bigint from generate_series(1, 1000) g`);
    await rest.database.execute(sql`insert into meetings (created_by, employee_id, farmer_id, created_at)
      select ${idOf('kavita')}::bigint, ${idOf('kavita')}::bigint, f.id, timestamptz '2026-10-01' - g * interval '1 minute' from generate_series(1, 20) g, farmers f where f.last_name = 'Number'`);
    await rest.database.execute(sql`vacuum analyze meetings, farmers`);
    const named = await isNamed(rest.database, meetings.farmerId, farmers, 'anita', new Date());
    const statements = [
      rest.database
        .select({ id: meetings.id })
        .from(meetings)
        .where(inArray(meetings.farmerId, [...(named?.ids ?? [])])),
      rest.database.select({ id: meetings.id }).from(meetings).where(eq(meetings.status, 'SCHEDULED')).orderBy(sql`created_at desc, id desc`).limit(10),
      rest.database.select({ id: meetings.id }).from(meetings).where(and(sql`created_at >= '2026-11-01'`, sql`created_at < '2026-11-30'`)),
      rest.database.select({ id: farmers.id }).from(farmers).where(sql`${farmers.searchText} like '%anita%'`),
    ];
    for (const statement of statements) expect((await planOf(rest.database, statement)).join('\n')).not.toMatch(/Seq Scan/);
    await rest.database.execute(sql`delete from meetings where created_at < '2026-10-02'`);
  });
});

describe('the invoices of a month', () => {
  const made: string[] = [];
  const found = (query: Record<string, string>) =>
    listed('fetchInvoice', 'invoiceId', { query: { month: '11', year: '2026', page: '0', size: '10', ...query } });
  beforeAll(async () => {
    const [warehouse] = await rest.database.insert(warehouses).values({ name: 'Chakan' }).returning({ id: warehouses.id });
    for (const dealer of ['dealer', 'other', 'dealer']) {
      const row = { dealerId: idOf(dealer), warehouseId: warehouse?.id ?? '', scannedBy: idOf('ravi'), createdAt: '2026-11-10T10:00:00+05:30' };
      const [added] = await rest.database.insert(invoices).values(row).returning({ id: invoices.id });
      made.push(added?.id ?? '');
    }
  });

  test('are filtered and counted by dealer and by number', async () => {
    expect(await found({ dealer: 'chetan' })).toEqual({ rows: [made[2], made[0]], total: 2 });
    expect(await found({ number: made[1] ?? '' })).toEqual({ rows: [made[1]], total: 1 });
    expect(await found({ number: made[1] ?? '', dealer: 'chetan' })).toEqual({ rows: [], total: 0 });
    expect(await found({ number: 'x' })).toEqual({ rows: [], total: 0 });
    expect(await found({ number: made[1] ?? '', month: '10' })).toEqual({ rows: [], total: 0 });
  });

  test('in pages of any size equal the filtered list', async () => {
    const pages = await Promise.all([0, 1, 2].map((at) => found({ dealer: 'chetan', page: String(at), size: '1' })));
    expect(pages.map(({ rows }) => rows)).toEqual([[made[2]], [made[0]], []]);
  });
});

describe('the uses of a month', () => {
  const codes = createQrCodes(testSecret);
  const card = { batchId: '', serial: 3 };
  const body = { month: 11, year: 2026, pageNumber: 0, pageSize: 10 };
  const found = async (more: object) => (await listed('getQRCodeUseHistory', 'transactionType', { body: { ...body, ...more } })).rows;
  beforeAll(async () => {
    const [user] = await rest.database
      .insert(qrUsers)
      .values({ firstName: 'Sita', lastName: 'More', phone: '9811100009', createdAt: '2026-11-01T00:00:00Z', updatedAt: '2026-11-01T00:00:00Z' })
      .returning({ id: qrUsers.id });
    const batch = {
      productVariantId: await addVariant('Urea'),
      expiryInMonths: 24,
      points: 50,
      quantity: 10,
      createdBy: idOf('admin'),
      createdAt: '2026-11-01T00:00:00Z',
    };
    const [made] = await rest.database.insert(qrBatches).values(batch).returning({ id: qrBatches.id });
    card.batchId = made?.id ?? '';
    await rest.database.insert(qrCards).values({ ...card, usedAt: '2026-11-05T00:00:00Z' });
    const use = { qrUserId: user?.id ?? '', points: 50 };
    await rest.database.insert(qrUses).values([
      { ...use, ...card, transactionType: 'EARN', dealerId: idOf('dealer'), createdAt: '2026-11-05T00:00:00Z' },
      { ...use, points: -50, transactionType: 'REDEEM', createdAt: '2026-11-06T00:00:00Z' },
    ]);
  });

  test('are filtered by code, dealer and type', async () => {
    const code = codes.codeOf(card);
    expect(await found({})).toEqual(['REDEEM', 'EARN']);
    expect(await found({ code: `${code.slice(0, 8)}-${code.slice(8).toLowerCase()}` })).toEqual(['EARN']);
    expect(await found({ code: code.slice(0, 8) })).toEqual([]);
    expect(await found({ dealer: 'chetan' })).toEqual(['EARN']);
    expect(await found({ dealer: 'dilip' })).toEqual([]);
    expect(await found({ type: 'REDEEM' })).toEqual(['REDEEM']);
    expect(await found({ type: 'REDEEM', dealer: 'chetan' })).toEqual([]);
  });
});

describe('among twenty thousand of each', () => {
  const month = { month: 11, year: 2026 };
  const code = { batchId: '', serial: 7 };
  beforeAll(async () => {
    const { database } = rest;
    await database.execute(sql`insert into dealers (id, first_name, last_name, phone, street, taluka, district, state, pin_code, register_date, created_by)
      select nextval('dealers_id_seq'), 'Shop' || g, 'Number', (9100000000 + g)::text, 'Road', 'Haveli', 'Pune', 'Maharashtra', '411001', timestamptz '2026-01-01', ${idOf('ravi')}::bigint from generate_series(1, 400) g`);
    await database.execute(sql`insert into invoices (created_at, dealer_id, warehouse_id, scanned_by)
      select timestamptz '2026-09-05' + g * interval '5 minutes', d.id, w.id, ${idOf('ravi')}::bigint
      from generate_series(1, 20000) g join dealers d on d.first_name = 'Shop' || (g % 400 + 1) cross join (select id from warehouses limit 1) w`);
    const [batch] = await database.select({ id: qrBatches.id }).from(qrBatches).limit(1);
    code.batchId = batch?.id ?? '';
    await database.execute(sql`insert into qr_uses (created_at, qr_user_id, transaction_type, points, batch_id, serial, dealer_id)
      select timestamptz '2026-09-05' + g * interval '5 minutes', u.id, case when g % 1000 = 0 then 'REDEEM' else 'EARN' end, 5, ${code.batchId}::bigint, g, d.id
      from generate_series(1, 20000) g join dealers d on d.first_name = 'Shop' || (g % 400 + 1) cross join (select id from qr_users limit 1) u`);
    await database.execute(sql`vacuum analyze invoices, qr_uses, dealers`);
  });

  /** Runs the statements of a call on these tables again, and returns their plans. */
  async function plansOf(table: string, send: () => Promise<unknown>) {
    recorder.take();
    await send();
    const sent = recorder.take().filter(({ text }) => text.includes(`from "${table}"`));
    expect(sent.length).toBeGreaterThanOrEqual(2);
    return Promise.all(sent.map(async (statement) => ({ text: statement.text, plan: await planOf(rest.database, again(statement)) })));
  }

  const invoicesOf = (query: object) => () => rest.send('fetchInvoice', { token, query: { month: '11', year: '2026', page: '0', size: '10', ...query } });
  const usesOf = (body: object) => () => rest.send('getQRCodeUseHistory', { token, body: { ...month, pageNumber: 0, pageSize: 10, ...body } });

  onOneMachine.each([
    ['invoices', 'a month', 0, () => invoicesOf({})],
    ['invoices', 'a number', 50, () => invoicesOf({ number: '9000' })],
    ['invoices', 'a dealer', 400, () => invoicesOf({ dealer: 'shop17' })],
    ['invoices', 'a number and a dealer', 400, () => invoicesOf({ number: '9000', dealer: 'shop17' })],
    ['qr_uses', 'a month', 0, () => usesOf({})],
    ['qr_uses', 'a code', 50, () => usesOf({ code: createQrCodes(testSecret).codeOf(code) })],
    ['qr_uses', 'a dealer', 400, () => usesOf({ dealer: 'shop17' })],
    ['qr_uses', 'a rare type', 100, () => usesOf({ type: 'REDEEM' })],
    ['qr_uses', 'a dealer and a type', 400, () => usesOf({ dealer: 'shop17', type: 'REDEEM' })],
  ])('%s of %s are read by an index only', async (table, _what, most, send) => {
    for (const { text, plan } of await plansOf(table, send())) {
      expect(
        plan.filter((line) => /Seq Scan on (invoices|qr_uses|dealers)/.test(line)),
        text,
      ).toEqual([]);
      // A month is counted completely in its index, and filtered rows are read alone.
      const isCount = text.includes('count(*)');
      // The rows of people are counted in their index alone, up to 10,000 rows of all months.
      const isBounded = text.includes('first_rows') && text.includes('= any(');
      if (isBounded) expect(plan.join('\n'), text).toContain('Index Only Scan');
      expect(rowsIn(plan), [text, ...plan].join('\n')).toBeLessThanOrEqual(most === 0 || isBounded ? (isCount ? 25_000 : 200) : most);
      expect(plan.filter((line) => /Sort Method: external/.test(line))).toEqual([]);
    }
  });

  test('counts the uses of a long month by day once for all callers', async () => {
    const { database } = rest;
    await database.execute(sql`insert into qr_uses (created_at, qr_user_id, transaction_type, points, batch_id, serial)
      select timestamptz '2026-03-10' + g * interval '1 second', u.id, 'EARN', 5, ${code.batchId}::bigint, g
      from generate_series(1, 12000) g cross join (select id from qr_users limit 1) u`);
    recorder.take();
    const read = async () => (await rest.send('getQRCodeUsesByDay', { token, body: { month: 3, year: 2026 } })).json();
    const first = await read();
    const counted = () => recorder.take().filter(({ text }) => text.includes('from "qr_uses"')).length;
    expect(counted()).toBe(1);
    expect(await read()).toEqual(first);
    expect(counted()).toBe(0);
  });

  onOneMachine('counts the meetings of all people once for all callers, and reads a page by its keys', async () => {
    const { database } = rest;
    await database.delete(meetings);
    await database.execute(sql`insert into meetings (created_by, employee_id, farmer_id, created_at)
      select ${idOf('ravi')}::bigint, ${idOf('kavita')}::bigint, ${idOf('farmer')}::bigint, timestamptz '2026-01-01' + g * interval '1 minute' from generate_series(1, 20000) g`);
    await database.execute(sql`vacuum analyze meetings`);
    const totals: number[] = [];
    const read = async (pageNumber: number) => {
      const query = { ...page, pageNumber: String(pageNumber), everyone: 'true' };
      totals.push((await listed('getAllFarmerMeetingByUserPage', 'meetingId', { query })).total);
    };
    recorder.take();
    await expect.poll(() => read(0).then(() => totals.at(-1))).toBe(20_000);
    const counts = recorder.take().filter(({ text }) => text.includes('count(*)') && text.includes('<=') && text.includes('from "meetings"'));
    expect(counts).toHaveLength(1);
    totals.length = 0;
    const plans = await plansOf('meetings', () => Promise.all([0, 1, 1, 1998, 1999].map(read)));
    for (const { plan, text } of plans) {
      expect(rowsIn(plan), text).toBeLessThanOrEqual(500);
      expect(plan.join('\n'), text).not.toMatch(/Seq Scan on meetings|Sort Method: external/);
    }
    // A new use is included in the next response to any caller.
    await database
      .insert(meetings)
      .values({ createdBy: idOf('ravi'), employeeId: idOf('kavita'), farmerId: idOf('farmer'), createdAt: '2030-01-01T00:00:00Z' });
    await read(0);
    expect(totals).toEqual([20_000, 20_000, 20_000, 20_000, 20_000, 20_001]);
  });

  onOneMachine('reads no other meetings and invoices for a search', async () => {
    recorder.take();
    await rest.send('findAnything', { token, body: { text: 'dilip', size: 5 } });
    const sent = recorder.take().filter(({ text }) => /from "(meetings|invoices)"/.test(text));
    expect(sent.length).toBeGreaterThanOrEqual(2);
    for (const statement of sent) {
      const plan = await planOf(rest.database, again(statement));
      expect(plan.filter((line) => /Seq Scan on (meetings|invoices)|Backward/.test(line))).toEqual([]);
      expect(rowsIn(plan), plan.join('\n')).toBeLessThan(100);
    }
  });

  onOneMachine('finds and counts meetings of a rare status by an index of the status', async () => {
    for (const { text, plan } of await plansOf('meetings', () =>
      rest.send('getAllFarmerMeetingByUserPage', { token, query: { ...page, everyone: 'true', status: 'CANCELLED' } }),
    )) {
      expect(plan.join('\n'), text).not.toMatch(/Seq Scan on meetings/);
      expect(rowsIn(plan), text).toBeLessThan(50);
    }
  });

  onOneMachine('customers of one employee on one day are read without those of other employees on that day', async () => {
    const many = 2_000;
    await rest.database.execute(sql`insert into farmers (id, first_name, last_name, phone, street, taluka, district, state, pin_code, register_date, created_by)
      select nextval('farmers_id_seq'), 'Busy', 'Day', (9100000000 + g)::text, 'Road', 'Haveli', 'Pune', 'Maharashtra', '411001', timestamptz '2024-05-05 06:00Z', ${idOf('kavita')}::bigint
      from generate_series(1, ${sql.raw(String(many))}) g`);
    await rest.database.execute(sql`analyze farmers`);
    recorder.take();
    await rest.send('getEmployeeDasboardByDate', { token, body: { userId: idOf('ravi'), date: '2024-05-05' } });
    const sent = recorder.take().filter(({ text }) => /"created_by" in .*"register_date" >=/.test(text));
    expect(sent).toHaveLength(2);
    for (const statement of sent) {
      const plan = await planOf(rest.database, again(statement));
      expect(plan.filter((line) => line.includes('Seq Scan'))).toEqual([]);
      expect(rowsIn(plan), plan.join('\n')).toBeLessThan(100);
    }
    await rest.database.delete(farmers).where(eq(farmers.lastName, 'Day'));
  });

  onOneMachine('reads a frequent type in the order of the month', async () => {
    for (const { text, plan } of await plansOf('qr_uses', usesOf({ type: 'EARN' }))) {
      expect(plan.join('\n'), text).not.toMatch(/Seq Scan on qr_uses/);
      if (!text.includes('count(*)')) expect(rowsIn(plan)).toBeLessThanOrEqual(200);
    }
  });
});

describe('a frequent name', () => {
  const few = 201;
  const many = 5_000;
  const insertPeople = (table: 'farmers' | 'dealers', name: string, count: number) =>
    rest.database.execute(sql`insert into ${sql.identifier(table)} (id, first_name, last_name, phone, street, taluka, district, state, pin_code, register_date, created_by)
      select nextval(${`${table}_id_seq`}), ${name}, 'Namesake', (9200000000 + g)::text, 'Road', 'Haveli', 'Pune', 'Maharashtra', '411001', timestamptz '2026-01-01', ${idOf('ravi')}::bigint
      from generate_series(1, ${sql.raw(String(count))}) g`);
  /** Inserts one meeting per person, in another order than that of the ids, each beside a meeting of another person. */
  const insertMeetings = (column: 'farmer_id' | 'dealer_id' | 'employee_id', table: string, condition: string) =>
    rest.database.execute(sql`insert into meetings (created_by, employee_id, farmer_id, dealer_id, created_at)
      select ${idOf('kavita')}::bigint, ${sql.raw(column === 'employee_id' ? 'p.id' : `${idOf('kavita')}::bigint`)},
        ${sql.raw(column === 'farmer_id' ? 'p.id' : column === 'employee_id' ? idOf('farmer') : 'null')}, ${sql.raw(column === 'dealer_id' ? 'p.id' : 'null')},
        timestamptz '2025-01-01' + (p.id * 7919 % 10007) * interval '1 minute'
      from ${sql.identifier(table)} p where ${sql.raw(condition)}`);

  beforeAll(async () => {
    await insertPeople('farmers', 'Vitthalrao', few);
    await insertPeople('farmers', 'Sakharam', many);
    await insertPeople('dealers', 'Vitthalrao', few);
    await insertPeople('dealers', 'Gajanan', few);
    await rest.database.execute(sql`insert into employees (username, first_name, last_name, email, phone, roles, created_at)
      select 'namesake' || g, 'Dnyaneshwar', 'Namesake', 'namesake' || g || '@demo.example', (9300000000 + g)::text, array['ROLE_USER'], timestamptz '2026-01-01' from generate_series(1, ${sql.raw(String(few))}) g`);
    await insertMeetings('farmer_id', 'farmers', "p.first_name in ('Vitthalrao', 'Sakharam')");
    await insertMeetings('dealer_id', 'dealers', "p.first_name = 'Vitthalrao'");
    await insertMeetings('employee_id', 'employees', "p.first_name = 'Dnyaneshwar'");
    await rest.database.execute(sql`insert into invoices (created_at, dealer_id, warehouse_id, scanned_by)
      select timestamptz '2025-03-01' + (d.id * 7919 % 10007) * interval '1 minute', d.id, w.id, ${idOf('ravi')}::bigint
      from dealers d cross join (select id from warehouses limit 1) w where d.first_name = 'Gajanan'`);
    await rest.database.execute(sql`insert into qr_uses (created_at, qr_user_id, transaction_type, points, dealer_id)
      select timestamptz '2025-03-01' + (d.id * 7919 % 10007) * interval '1 minute', u.id, 'EARN', 5, d.id
      from dealers d cross join (select id from qr_users limit 1) u where d.first_name = 'Gajanan'`);
    await rest.database.execute(sql`vacuum analyze farmers, dealers, meetings, invoices, qr_uses`);
  });
  afterAll(() => rest.database.execute(sql`delete from meetings where created_at < '2026-01-01'`));

  const meetingsOf = (query: Record<string, string>) => (pageNumber: number, pageSize: number) =>
    listed('getAllFarmerMeetingCreatedByPage', 'meetingId', { query: { everyone: 'true', ...query, pageNumber: `${pageNumber}`, pageSize: `${pageSize}` } });
  const march = { month: '3', year: '2025' };
  const invoicesOf = (dealer: string) => (page: number, size: number) =>
    listed('fetchInvoice', 'invoiceId', { query: { ...march, dealer, page: `${page}`, size: `${size}` } });
  const usesOf = (dealer: string) => (pageNumber: number, pageSize: number) =>
    listed('getQRCodeUseHistory', 'id', { body: { month: 3, year: 2025, dealer, pageNumber, pageSize } });

  const idsOf = async (table: string, condition: string, direction = 'desc') => {
    const found: unknown = await rest.database.execute(
      sql`select t.id::text from ${sql.identifier(table)} t where ${sql.raw(condition)} order by t.created_at ${sql.raw(direction)}, t.id ${sql.raw(direction)}`,
    );
    const rows = typeof found === 'object' && found !== null && 'rows' in found && Array.isArray(found.rows) ? found.rows : [];
    return rows.map((row: Readonly<Record<string, unknown>>) => String(row['id']));
  };
  const withNamed = (name: string) =>
    `farmer_id in (select id from farmers where first_name = '${name}') or dealer_id in (select id from dealers where first_name = '${name}')`;
  const ofGajanan = "dealer_id in (select id from dealers where first_name = 'Gajanan')";

  test.each([
    ['meetings with 201 farmers and 201 dealers', meetingsOf({ search: 'vitthalrao' }), 'meetings', withNamed('Vitthalrao'), 'desc'],
    ['meetings, the oldest first', meetingsOf({ search: 'vitthalrao', order: 'OLDEST' }), 'meetings', withNamed('Vitthalrao'), 'asc'],
    ['meetings with 5,000 farmers', meetingsOf({ search: 'sakharam' }), 'meetings', withNamed('Sakharam'), 'desc'],
    [
      'meetings of 201 employees',
      meetingsOf({ assignee: 'dnyaneshwar' }),
      'meetings',
      "employee_id in (select id from employees where first_name = 'Dnyaneshwar')",
      'desc',
    ],
    ['invoices of 201 dealers', invoicesOf('gajanan'), 'invoices', ofGajanan, 'desc'],
    ['uses of 201 dealers', usesOf('gajanan'), 'qr_uses', ofGajanan, 'desc'],
  ])('hides no row, and each page has the total at once or when it is counted: %s', async (_name, read, table, condition, direction) => {
    const expected = await idsOf(table, condition, direction);
    const last = Math.ceil(expected.length / 100) - 1;
    const pages = [0, 1, 2, last, last + 1];
    const pageOf = (number: number) => expected.slice(number * 100, (number + 1) * 100);
    for (const number of pages) {
      const { rows, total } = await read(number, 100);
      expect(rows).toEqual(pageOf(number));
      expect(Number.isNaN(total) ? expected.length > 1_000 : total === expected.length).toBe(true);
    }
    await expect.poll(async () => (await read(0, 100)).total, { interval: 100 }).toBe(expected.length);
    for (const number of pages) expect(await read(number, 100)).toEqual({ rows: pageOf(number), total: expected.length });
  });

  test('of more people than the limit of ids: each page has its rows, and the total is exact or absent', async () => {
    await rest.database.execute(sql`insert into farmers (id, first_name, last_name, phone, street, taluka, district, state, pin_code, register_date, created_by)
      select nextval('farmers_id_seq'), 'Sakharam', 'Another', '9299999999', 'Road', 'Haveli', 'Pune', 'Maharashtra', '411001', timestamptz '2026-11-20 04:30Z', ${idOf('ravi')}::bigint`);
    await insertMeetings('farmer_id', 'farmers', "p.first_name = 'Sakharam'");
    await rest.database.execute(sql`vacuum analyze meetings`);
    const read = meetingsOf({ search: 'sakharam' });
    const expected = await idsOf('meetings', withNamed('Sakharam'));
    expect(expected.length).toBeGreaterThan(10_000);
    const first = await rest.send('getAllFarmerMeetingCreatedByPage', { token, query: { ...page, everyone: 'true', search: 'sakharam' } });
    expect([first.headers[totalCountHeader], first.headers[totalAtLeastHeader]]).toEqual([undefined, '1001']);
    for (const number of [0, 4, 5, 99, 101]) {
      const { rows, total } = await read(number, 100);
      expect(rows).toEqual(expected.slice(number * 100, (number + 1) * 100));
      expect(Number.isNaN(total) || total === expected.length).toBe(true);
    }
    await expect.poll(async () => (await read(0, 10)).total, { interval: 100 }).toBe(expected.length);
  });

  /** Is true for a search among all people or among those of some rows. A search among people who were changed since an instant is none. */
  const isSearch = ({ text }: Statement) => text.includes('from "farmers"') && !/"updated_at" >=|"profile_picture"/.test(text);

  onOneMachine('of more people: reads only the hours of a page in the middle, once the rows of each hour are counted', async () => {
    const read = meetingsOf({ search: 'sakharam' });
    await expect.poll(async () => (await read(0, 10)).total, { interval: 100 }).toBeGreaterThan(10_000);
    const readMiddle = async () => {
      recorder.take();
      await read(500, 10);
      return recorder.take();
    };
    await expect.poll(async () => (await readMiddle()).filter(isSearch)).toEqual([]);
    const all = await readMiddle();
    const sent = all.filter(({ text }) => text.includes('from "meetings"') && !text.includes('first_rows'));
    expect(sent.length).toBeGreaterThanOrEqual(2);
    for (const statement of sent) {
      const plan = await planOf(rest.database, again(statement));
      expect(plan.join('\n')).not.toMatch(/Seq Scan on meetings/);
      expect(rowsIn(plan), [statement.text, ...plan].join('\n')).toBeLessThan(2_000);
    }
  });

  test('of more people: leaves out a person who was renamed since they were read, without another search', async () => {
    const read = meetingsOf({ search: 'sakharam' });
    const searches = async () => {
      recorder.take();
      await read(0, 10);
      return recorder.take().filter(isSearch);
    };
    await expect.poll(searches).toEqual([]);
    const [newest = ''] = (await read(0, 10)).rows;
    const [{ farmerId } = {}] = await rest.database.select({ farmerId: meetings.farmerId }).from(meetings).where(eq(meetings.id, newest));
    const rename = (firstName: string) =>
      rest.database
        .update(farmers)
        .set({ firstName, updatedAt: rest.now().toISOString() })
        .where(eq(farmers.id, farmerId ?? ''));
    recorder.take();
    for (const [name, isFirst] of [
      ['Dnyanoba', false],
      ['Sakharam', true],
    ] as const) {
      await rename(name);
      expect((await read(0, 10)).rows[0] === newest).toBe(isFirst);
    }
    expect(recorder.take().filter(isSearch)).toEqual([]);
  });

  test('of a letter: does not read all its people in the background', async () => {
    const totalOf = async (search: string) => (await meetingsOf({ search })(0, 10)).total;
    recorder.take();
    for (let time = 0; time < 3; time += 1) await totalOf('s');
    // The rows of the other letter are counted after everything that the first one needs.
    await expect.poll(() => totalOf('r'), { interval: 100 }).toBeGreaterThan(10_000);
    expect(recorder.take().filter((statement) => isSearch(statement) && statement.values.includes(50_001))).toEqual([]);
  });

  onOneMachine('of listed people: reads only their rows in the hours of a page, and searches for the people once', async () => {
    const read = meetingsOf({ search: 'gangadhar' });
    await insertPeople('farmers', 'Gangadhar', 300);
    for (let copy = 0; copy < 5; copy += 1) await insertMeetings('farmer_id', 'farmers', "p.first_name = 'Gangadhar'");
    await rest.database.execute(sql`vacuum analyze meetings`);
    await expect.poll(async () => (await read(0, 10)).total, { interval: 100 }).toBe(1_500);
    recorder.take();
    await read(75, 10);
    const all = recorder.take();
    expect(all.filter(({ text }) => /select "id".* from "farmers" where .* like /.test(text) && !text.includes('"updated_at" >='))).toEqual([]);
    const sent = all.filter(({ text }) => text.includes('from "meetings"'));
    expect(sent.length).toBeGreaterThan(0);
    for (const statement of sent) {
      const plan = await planOf(rest.database, again(statement));
      expect(plan.join('\n')).not.toMatch(/Seq Scan on meetings/);
      expect(rowsIn(plan), [statement.text, ...plan].join('\n')).toBeLessThan(400);
    }
  });

  test('includes a person who was added or renamed since the last page, and no person who has another name now', async () => {
    const read = meetingsOf({ search: 'bhaurao' });
    await insertPeople('farmers', 'Bhaurao', 2);
    await insertMeetings('farmer_id', 'farmers', "p.first_name = 'Bhaurao'");
    expect((await read(0, 10)).total).toBe(2);
    await addCustomerRow(rest.database, farmers, 'Bhaurao', { createdBy: idOf('ravi'), registerDate: rest.now().toISOString(), phone: '9500000001' });
    const renamed = await addCustomerRow(rest.database, farmers, 'Dnyanoba', { createdBy: idOf('ravi'), phone: '9500000002' });
    await insertMeetings('farmer_id', 'farmers', `p.first_name = 'Bhaurao' and p.phone = '9500000001' or p.id = ${renamed}`);
    expect((await read(0, 10)).total).toBe(3);
    const rename = (firstName: string) => ({ firstName, updatedAt: rest.now().toISOString() });
    await rest.database.update(farmers).set(rename('Bhaurao')).where(eq(farmers.id, renamed));
    expect((await read(0, 10)).total).toBe(4);
    await rest.database.update(farmers).set(rename('Dnyanoba')).where(eq(farmers.firstName, 'Bhaurao'));
    expect(await read(0, 10)).toEqual({ rows: [], total: 0 });
  });

  onOneMachine('is found by a letter in the newest people, without the index of letters', async () => {
    recorder.take();
    const answer = await rest.send('findAnything', { token, body: { text: 's', size: 5 } });
    expect(answer.json().data.farmers).toMatchObject({ total: 200, cut: true });
    const sent = recorder.take().filter(({ text }) => text.includes('from "farmers"') && text.includes('strpos'));
    expect(sent.map(({ text }) => text.includes('letter_pairs'))).toEqual([false]);
    for (const statement of sent) expect(rowsIn(await planOf(rest.database, again(statement)))).toBeLessThan(6_000);
  });

  onOneMachine('is found with another one by the index when both are frequent and rarely meet', async () => {
    await rest.database.execute(sql`update farmers set last_name = 'Bhalerao' where first_name = 'Sakharam' and id % 20 = 0`);
    await insertPeople('farmers', 'Chandrakant', 9_000);
    await rest.database.execute(sql`update farmers set last_name = 'Bhalerao' where first_name = 'Chandrakant' and id % 2 = 0`);
    await rest.database.execute(sql`vacuum analyze farmers`);
    recorder.take();
    const answer = await rest.send('findAnything', { token, body: { text: 'sakharam bhalerao', size: 5 } });
    expect(answer.json().data.farmers).toMatchObject({ total: 200, cut: true });
    const sent = recorder.take().filter(({ text }) => text.includes('from "farmers"') && text.includes('like'));
    expect(sent.length).toBeGreaterThan(0);
    // So few rows would be read as a whole, which is not an option for a million.
    await rest.database.execute(sql`set enable_seqscan = off`);
    for (const statement of sent) {
      const plan = await planOf(rest.database, again(statement));
      // Each of the words alone finds thousands of rows.
      expect.soft(plan.join('\n')).not.toContain('BitmapAnd');
      expect.soft(rowsIn(plan), [statement.text, ...plan].join('\n')).toBeLessThan(4_000);
    }
    await rest.database.execute(sql`reset enable_seqscan`);
  });

  onOneMachine('is not read when few farmers were changed since an instant', async () => {
    await rest.database
      .update(farmers)
      .set({ updatedAt: '2026-12-02T00:00:00Z' })
      .where(eq(farmers.id, idOf('farmer')));
    await rest.database.execute(sql`vacuum analyze farmers`);
    recorder.take();
    const answer = await rest.send('getAllFarmersPage', { token, query: { ...page, updatedSince: '2026-12-01T00:00:00Z' } });
    expect([answer.json(), answer.headers[totalCountHeader]]).toMatchObject([[{ farmerId: idOf('farmer') }], '1']);
    const sent = recorder.take().filter(({ text }) => text.includes('from "farmers"'));
    expect(sent.length).toBeGreaterThanOrEqual(2);
    for (const statement of sent) {
      const plan = await planOf(rest.database, again(statement));
      expect(plan.join('\n')).not.toMatch(/Seq Scan on farmers/);
      expect(rowsIn(plan), plan.join('\n')).toBeLessThan(100);
    }
  });

  test('without people any more finds nothing', async () => {
    expect(await meetingsOf({ search: 'vitthalrao', assignee: 'dnyaneshwar' })(0, 10)).toEqual({ rows: [], total: 0 });
  });
});

describe('the report of a batch', () => {
  onOneMachine('counts the uses of the batch in indexes alone', async () => {
    const { database } = rest;
    const made = {
      productVariantId: await addVariant('Potash'),
      expiryInMonths: 24,
      points: 5,
      quantity: 10_000,
      createdBy: idOf('ravi'),
      createdAt: '2025-04-01T00:00:00Z',
    };
    const [{ id: batchId = '' } = {}] = await database.insert(qrBatches).values(made).returning();
    await database.execute(sql`insert into qr_users (first_name, last_name, phone, created_at, updated_at)
      select 'Sita', 'More', (9400000000 + g)::text, now(), now() from generate_series(1, 50) g`);
    await database.execute(sql`insert into qr_uses (created_at, qr_user_id, transaction_type, points, batch_id, serial, dealer_id)
      select timestamptz '2025-04-01 18:29:59.999Z' + (g / 20 % 5) * interval '12 hours', u.id, 'EARN', 5,
        case when g % 20 = 0 then ${batchId}::bigint else 1000000 + g % 20 end, g, ${idOf('dealer')}::bigint
      from generate_series(0, 9999) g join qr_users u on u.phone = (9400000001 + g / 20 % 50)::text`);
    await database.execute(sql`vacuum analyze qr_uses`);
    recorder.take();
    const report = (await rest.send('fetchQRBatchReport', { token, query: { batchId } })).json().data;
    const usesByDay = [
      { date: '2025-04-01', count: 100 },
      { date: '2025-04-02', count: 200 },
      { date: '2025-04-03', count: 200 },
    ];
    expect(report).toMatchObject({ personCount: 50, usesByDay, usesByDealer: [{ dealerId: idOf('dealer'), count: 500 }] });
    const sent = recorder.take().filter(({ text }) => text.includes('from "qr_uses"'));
    expect(sent).toHaveLength(3);
    for (const statement of sent) {
      const plan = await planOf(database, again(statement));
      expect(plan.join('\n')).toMatch(/Index Only Scan using qr_uses_batch_index on qr_uses/);
      expect(rowsIn(plan), plan.join('\n')).toBeLessThan(2_100);
    }
  });
});

describe('the visits of a day', () => {
  onOneMachine('are read without those of other days', async () => {
    const { database } = rest;
    const of = sql`${idOf('ravi')}::bigint, ${idOf('kavita')}::bigint, ${idOf('farmer')}::bigint, 'FINISHED', timestamptz '2025-06-02'`;
    await database.execute(sql`insert into meetings (created_by, employee_id, farmer_id, status, created_at, start_time, end_time)
      select ${of}, day, day from unnest(array[timestamptz '2025-06-02', timestamptz '2025-09-02']) day`);
    await database.execute(sql`insert into meeting_visits (employee_id, meeting_id, position, farmer_id, visited_at)
      select employee_id, id, g, ${idOf('farmer')}::bigint, start_time + g * interval '1 second' from meetings, generate_series(1, 20000) g
      where created_at = timestamptz '2025-06-02' and (g <= 20 or start_time > timestamptz '2025-06-03')`);
    await database.execute(sql`insert into activity_totals (day, part, visits) values ('2025-06-02', 0, 1)`);
    await database.execute(sql`vacuum analyze meetings, meeting_visits`);
    recorder.take();
    const asked = { ...page, from: '2025-06-02', until: '2025-06-02' };
    expect(await listed('fetchVisits', 'id', { query: asked })).toEqual({ rows: [idOf('farmer')], total: 1 });
    const [sent] = recorder.take().filter(({ text }) => text.includes('as visits'));
    const plan = sent === undefined ? [] : await planOf(database, again(sent));
    expect(plan.join('\n')).not.toMatch(/Seq Scan on meeting_visits/);
    expect(rowsIn(plan), plan.join('\n')).toBeLessThan(1_500);
  });
});
