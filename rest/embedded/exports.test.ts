/** Every exportable list in each format: access, content and audit events. */

import { readFileSync } from 'node:fs';
import ExcelJS from 'exceljs';
import { buildSchema, type GraphQLOutputType, getNamedType, isNonNullType, isObjectType } from 'graphql';
import { beforeAll, describe, expect, test } from 'vitest';
import { type ExportFormat, exportFormats } from '../contract/exports.ts';
import { sentence } from '../contract/sentences.ts';
import type { Caller } from './calls/caller.ts';
import { createConcurrencyLimit } from './calls/concurrency-limit.ts';
import type { ExportedList } from './calls/export.ts';
import { exportList } from './calls/export-answer.ts';
import { Refusal } from './calls/refusal.ts';
import { attendance } from './database/tables/attendance.ts';
import { auditEvents } from './database/tables/audit.ts';
import { dealers, farmers } from './database/tables/customers.ts';
import { invoiceLines, invoices } from './database/tables/invoices.ts';
import { meetings } from './database/tables/meetings.ts';
import { products, productVariants, qrBatches, qrUsers, qrUses, warehouses } from './database/tables/qr.ts';
import { shareTestServer } from './testing/test-server.ts';

/** More rows than one read has. */
const many = 501;
const minute = (index: number) => new Date(Date.parse('2026-10-31T18:00:00Z') + index * 60_000).toISOString();
const day = (index: number) => new Date(Date.UTC(2025, 0, 1 + index)).toISOString().slice(0, 10);

const rest = await shareTestServer();
const { ids, tokens } = await rest.addPeople({ admin: ['ROLE_ADMIN'], moderator: ['ROLE_MODERATOR'], worker: ['ROLE_USER'] });
beforeAll(async () => {
  const { database } = rest;
  const [admin = '', worker = ''] = [ids['admin'], ids['worker']];
  const index = Array.from({ length: many }, (_, at) => at);
  const place = { street: 'Main Road', taluka: 'Haveli', district: 'Pune', state: 'Maharashtra', pinCode: '411001', registerDate: minute(0), createdBy: admin };
  await database.insert(farmers).values({ id: '1', firstName: 'सुनीता', lastName: 'Patil', phone: '9822012345', ...place });
  await database.insert(dealers).values({ id: '2', firstName: '=Agro', lastName: 'Agency', phone: '9822054321', ...place });
  await database.insert(warehouses).values({ id: '1', name: 'Akola Depot' });
  await database.insert(products).values({ id: '1', name: 'Humi Boost' });
  await database.insert(productVariants).values({ id: '1', productId: '1', variantName: 'Humi Boost 1 l', packageSize: '1 l' });
  await database.insert(meetings).values(
    index.map((at) => ({
      employeeId: at % 5 === 0 ? admin : worker,
      createdBy: admin,
      // Several rows have the same time.
      createdAt: minute(Math.floor(at / 3)),
      status: 'SCHEDULED' as const,
      ...(at % 2 === 0 ? { farmerId: '1' } : { dealerId: '2' }),
    })),
  );
  await database
    .insert(attendance)
    .values(index.map((at) => ({ employeeId: worker, entryDate: day(at), punchInTime: `${day(at)}T04:00:00Z`, punchOutTime: `${day(at)}T12:30:00Z` })));
  await database.insert(attendance).values({ employeeId: admin, entryDate: day(0), punchInTime: `${day(0)}T04:00:00Z` });
  await database.insert(invoices).values(index.map((at) => ({ id: String(at + 1), createdAt: minute(at), dealerId: '2', warehouseId: '1', scannedBy: admin })));
  await database.insert(invoiceLines).values({ dealerId: '2', invoiceId: '7', position: 0, productVariantId: '1', qrLinked: true });
  await database
    .insert(qrBatches)
    .values(index.map((at) => ({ productVariantId: '1', expiryInMonths: 24, points: 5, quantity: 3, createdBy: admin, createdAt: minute(at) })));
  await database.insert(qrUsers).values({ id: '1', firstName: 'Tanaji', lastName: 'Chavan', phone: '9822077777', createdAt: minute(0), updatedAt: minute(0) });
  await database.insert(qrUses).values(
    index.map((at) => ({
      createdAt: minute(at),
      qrUserId: '1',
      transactionType: at % 2 === 0 ? 'EARN' : 'REDEEM',
      points: at % 2 === 0 ? 5 : -5,
      ...(at === 0 && { batchId: '1', serial: 1, dealerId: '2' }),
    })),
  );
  await database.insert(auditEvents).values(index.map((at) => ({ at: minute(at), action: 'ACTIVATED' as const, actorId: admin, subjectId: worker })));
});

/** Each list with its type in the GraphQL API, the roles that may export it, a filter and the number of matching rows. */
const lists = [
  { call: 'exportAttendance', type: 'AttendanceDay', who: 'moderator', title: 'Attendance', rows: many, some: { from: day(10), until: day(19) }, left: 10 },
  { call: 'exportMeetings', type: 'Meeting', who: 'moderator', title: 'Meetings', rows: many, some: { from: '2026-11-01' }, left: many - 3 * 30 },
  { call: 'exportInvoices', type: 'Invoice', who: 'moderator', title: 'Invoices', rows: many, some: { until: '2026-10-31', dealerId: 2 }, left: 30 },
  { call: 'exportQRCodeUses', type: 'QrUse', who: 'admin', title: 'QR uses', rows: many, some: { type: 'REDEEM', until: '2026-10-31' }, left: 15 },
  {
    call: 'exportQRBatches',
    type: 'QrBatch',
    who: 'admin',
    title: 'QR batches',
    rows: many,
    some: { from: '2026-11-01', until: '2026-11-01' },
    left: many - 30,
  },
  { call: 'exportAuditEvents', type: 'AuditEvent', who: 'admin', title: 'Audit', rows: null, some: { action: 'ACTIVATED', until: '2026-10-31' }, left: 30 },
] as const;

const action = { 'QR uses': 'QR_USES', 'QR batches': 'QR_BATCHES', Attendance: 'ATTENDANCE', Meetings: 'MEETINGS', Invoices: 'INVOICES', Audit: 'AUDIT' };
const schema = buildSchema(readFileSync('schema.graphql', 'utf8'));

/** Returns the first name in a value that is no field of its type, or that is null but must not be. */
function strangerIn(type: GraphQLOutputType, value: unknown): string | null {
  const named = getNamedType(type);
  if (!isObjectType(named) || value === null) return null;
  for (const [name, inner] of Object.entries(Object(value))) {
    // An attendance day names its employee.
    if (named.name === 'AttendanceDay' && name === 'employee') continue;
    const field = named.getFields()[name];
    if (field === undefined || (inner === null && isNonNullType(field.type))) return `${named.name}.${name}`;
    for (const each of Array.isArray(inner) ? inner : [inner]) {
      const stranger = strangerIn(field.type, each);
      if (stranger !== null) return stranger;
    }
  }
  return null;
}

describe.each(lists)('$call', ({ call, type, who, title, rows, some, left }) => {
  const exported = (body: object, as: string = who) => rest.send(call, { token: tokens[as], body });
  const linesOf = (text: string) => text.split('\n').slice(0, -1);

  test('as JSON lines: each row once, with the names of the GraphQL API and times in India', async () => {
    const answer = await exported({ format: 'JSON_LINES' });
    expect(answer.statusCode).toBe(200);
    expect(answer.headers).toMatchObject({
      'content-type': exportFormats.JSON_LINES.mediaType,
      'content-disposition': `attachment; filename="${title}.jsonl"`,
    });
    const read = linesOf(answer.body).map((line) => JSON.parse(line));
    if (rows !== null) expect(read).toHaveLength(rows);
    expect(new Set(read.map(({ id }) => id)).size).toBe(read.length);
    const own = schema.getType(type);
    if (!isObjectType(own)) throw new Error(`There has to be a type ${type}`);
    expect(read.flatMap((row) => strangerIn(own, row) ?? [])).toEqual([]);
    const times = read.flatMap((row) => row.createdAt ?? row.at ?? row.punchInAt);
    for (const time of times) expect(time).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}\+05:30$/);
    if (type !== 'AttendanceDay') expect(times).toEqual(times.toSorted().reverse());
  });

  test('as CSV and as a spreadsheet: the same rows', async () => {
    const csv = await exported({ ...some, format: 'CSV' });
    expect(csv.headers).toMatchObject({ 'content-type': expect.stringMatching(/^text\/csv/), 'content-disposition': `attachment; filename="${title}.csv"` });
    const [head = '', ...body] = csv.body.split('\r\n').slice(0, -1);
    expect(body).toHaveLength(left);
    const sheet = await exported(some);
    expect(sheet.headers).toMatchObject({ 'content-type': exportFormats.XLSX.mediaType, 'content-disposition': `attachment; filename="${title}.xlsx"` });
    const workbook = new ExcelJS.Workbook();
    await workbook.xlsx.load(new Uint8Array(sheet.rawPayload).buffer);
    const [first] = workbook.worksheets;
    expect([first?.name, first?.rowCount]).toEqual([title, left + 1]);
    expect(Array.from({ length: first?.columnCount ?? 0 }, (_, index) => first?.getRow(1).getCell(index + 1).value).join()).toBe(head.replace('\u{FEFF}', ''));
    expect(body.map((line) => line.split(',')[0])).toEqual(body.map((_, index) => first?.getRow(index + 2).getCell(1).value));
  });

  test('ends with the number of its rows on request', async () => {
    const plain = linesOf((await exported({ ...some, format: 'JSON_LINES' })).body);
    expect(linesOf((await exported({ ...some, format: 'JSON_LINES', closingCount: true })).body)).toEqual([...plain, `{"rowCount":${left}}`]);
    const csv = await exported({ ...some, format: 'CSV', closingCount: true });
    expect(csv.body.split('\r\n').slice(-2)).toEqual([`Rows,${left}`, '']);
  });

  test('without rows is refused: Records not found', async () => {
    const answer = await exported({ until: '2001-01-01', format: 'CSV' });
    expect([answer.statusCode, answer.json()]).toMatchObject([404, { status: false, message: 'Records not found' }]);
  });

  test('is allowed for the readers of the list', async () => {
    expect((await exported({}, 'worker')).statusCode).toBe(403);
    expect((await exported({}, 'moderator')).statusCode).toBe(who === 'moderator' ? 200 : 403);
  });

  test('refuses an unknown format or an invalid day by its name', async () => {
    expect((await exported({ format: 'PDF' })).json()).toMatchObject({ status: false, field: 'format' });
    expect((await exported({ from: '2026-02-30' })).json()).toMatchObject({ status: false, field: 'from' });
    expect((await exported({ from: '2026-11-02', until: '2026-11-01' })).json()).toMatchObject({ message: 'from must not be after until', field: 'from' });
    expect((await exported({ until: '1999-12-31' })).json()).toMatchObject({ message: 'until has to be from 2000-01-01 to 2100-12-31', field: 'until' });
  });

  test('is recorded once with its days, although it is requested twice', async () => {
    rest.pass(10 * 60_000);
    for (let time = 0; time < 2; time += 1) await exported({ from: '2001-01-01', until: '2026-12-31', format: 'CSV' });
    const events = await rest.send('fetchAuditEvents', {
      token: tokens['admin'],
      query: { pageNumber: '0', pageSize: '2', action: `${action[title]}_EXPORTED` },
    });
    const [last, before] = events.json().data;
    expect(last).toMatchObject({ actorId: ids[who], detail: '2001-01-01/2026-12-31' });
    expect(before?.detail).not.toBe(last.detail);
  });
});

test.each([
  { call: 'exportFarmerByArea', type: 'Farmer', id: '1', more: { crops: [] } },
  { call: 'exportDealerByArea', type: 'Dealer', id: '2', more: { details: [] } },
])('$call as JSON lines: a nullable object of the GraphQL API is null', async ({ call, type, id, more }) => {
  const everywhere = { state: '', district: '', taluka: '', searchText: '' };
  const answer = await rest.send(call, { token: tokens['moderator'], body: { ...everywhere, format: 'JSON_LINES' } });
  const row = JSON.parse(answer.body);
  expect(row).toMatchObject({ id, record: { middleName: null, email: null }, address: { street: 'Main Road', village: null }, location: null, ...more });
  const own = schema.getType(type);
  expect(isObjectType(own) && strangerIn(own, row)).toBe(null);
  // A copy needs these to change a row without another read.
  const { data } = (await rest.send(type === 'Farmer' ? 'fetchFarmerById' : 'fetchDealerById', { token: tokens['moderator'], query: { id } })).json();
  expect([row.updatedAt, row.version]).toEqual([data.updatedDate, data.version]);
});

test.each([
  ['exportAttendance', 'ATTENDANCE_EXPORTED', { userId: 'worker' }, 'worker', null],
  ['exportMeetings', 'MEETINGS_EXPORTED', { userId: 'admin', status: 'SCHEDULED', from: '2026-10-01' }, 'admin', '2026-10-01/..; SCHEDULED'],
  ['exportMeetings', 'MEETINGS_EXPORTED', { status: 'ALL' }, null, null],
  ['exportInvoices', 'INVOICES_EXPORTED', { dealerId: 2, until: '2026-10-31' }, '=Agro', '../2026-10-31'],
  ['exportQRCodeUses', 'QR_USES_EXPORTED', { dealerId: '2', type: 'EARN' }, '=Agro', '; EARN'],
  ['exportAuditEvents', 'AUDIT_EXPORTED', { person: 'adm', action: 'SIGNED_IN' }, null, '; SIGNED_IN; TEXT'],
])('%s: %s records every filter, but no typed text', async (call, written, body, subject, detail) => {
  rest.pass(10 * 60_000);
  const { userId, ...others } = { userId: undefined, ...body };
  await rest.send(call, { token: tokens['admin'], body: { ...others, ...(userId && { userId: ids[userId] }), format: 'CSV' } });
  const events = await rest.send('fetchAuditEvents', { token: tokens['admin'], query: { pageNumber: '0', pageSize: '1', action: written } });
  const [event] = events.json().data;
  expect([event.subjectName?.split(' ')[0] ?? null, event.detail]).toEqual([subject, detail]);
});

test("records the employee of exported days, and exports only that employee's days", async () => {
  const answer = await rest.send('exportAttendance', { token: tokens['admin'], body: { userId: ids['admin'], format: 'JSON_LINES' } });
  expect(JSON.parse(answer.body)).toMatchObject({
    employee: { id: ids['admin'], firstName: 'admin', lastName: 'Patil' },
    date: day(0),
    punchOutAt: null,
    approved: false,
    corrections: [],
  });
});

test('the attendance of all people excludes administrators and moderators, as the list of employees does, unless an administrator exports it', async () => {
  const peopleFor = async (who: string) => {
    const { body } = await rest.send('exportAttendance', { token: tokens[who], body: { until: day(0), format: 'JSON_LINES' } });
    const lines = body.split('\n').slice(0, -1);
    return lines.map((line) => JSON.parse(line).employee.firstName);
  };
  expect(await peopleFor('moderator')).toEqual(['worker']);
  expect(await peopleFor('admin')).toEqual(['admin', 'worker']);
});

test("exports the meetings of one person's list: created and assigned ones", async () => {
  const body = { userId: ids['admin'], format: 'JSON_LINES' };
  const count = async (scope: object) =>
    (await rest.send('exportMeetings', { token: tokens['admin'], body: { ...body, ...scope } })).body.split('\n').slice(0, -1).length;
  expect([await count({ scope: 'CREATED' }), await count({ scope: 'ASSIGNED' })]).toEqual([many, Math.ceil(many / 5)]);
});

test('a meeting contains the customer and the employee, and an export for one person has assigned meetings only', async () => {
  const answer = await rest.send('exportMeetings', { token: tokens['admin'], body: { userId: ids['admin'], format: 'JSON_LINES' } });
  const rows = answer.body.split('\n').slice(0, -1);
  expect(rows).toHaveLength(Math.ceil(many / 5));
  expect(JSON.parse(rows.at(-1) ?? '')).toMatchObject({
    type: 'FARMER',
    status: 'SCHEDULED',
    assignedTo: { id: ids['admin'] },
    party: { firstName: 'सुनीता', address: { village: null, district: 'Pune' } },
  });
});

test('an invoice contains its products, and a use its code', async () => {
  const sent = async (call: string) => (await rest.send(call, { token: tokens['admin'], body: { format: 'JSON_LINES' } })).body.split('\n').slice(0, -1);
  const seventh = (await sent('exportInvoices')).map((line) => JSON.parse(line)).find(({ id }) => id === '7');
  expect(seventh).toMatchObject({ dealer: { name: '=Agro Agency' }, products: [{ id: '1', name: 'Humi Boost 1 l', qrLinked: true }] });
  const oldest = JSON.parse((await sent('exportQRCodeUses')).at(-1) ?? '');
  expect(oldest).toMatchObject({ code: expect.stringMatching(/^\w{16}$/), points: 5, dealerName: '=Agro Agency' });
});

test('closes a file whose audit event cannot be stored, and releases its turn', async () => {
  let isOver = false;
  const long: ExportedList<object, string> = {
    title: 'Long',
    action: 'AUDIT_EXPORTED',
    audited: () => ({ subjectId: 'no id', detail: null }),
    about: () => [],
    columns: [{ field: 'text', header: 'Text', width: 40, value: (row) => row }],
    async *read() {
      try {
        for (;;) yield Array.from({ length: 250 }, () => Array.from({ length: 10 }, () => Math.random().toString(36)).join(''));
      } finally {
        isOver = true;
      }
    },
  };
  const limit = createConcurrencyLimit({ atOnce: 1, waiting: 0, full: new Refusal(429, sentence('EXPORTS_FULL')) });
  const { signal: cancelled } = new AbortController();
  const caller: Pick<Caller, 'id' | 'roles' | 'tool'> = { id: ids['admin'] ?? '', roles: ['ROLE_ADMIN'], tool: null };
  const exporting = { body: {}, caller, clock: { now: () => new Date() }, database: rest.database, cancelled };
  await expect(exportList(limit, long, exporting)).rejects.toThrow('Failed query');
  await expect.poll(() => isOver).toBe(true);
  await limit.run(async () => undefined);
});

test.each(['XLSX', 'CSV', 'JSON_LINES'] as const)('%s: reads rows at the speed of the reader, and stops when the reader leaves', async (format) => {
  let read = 0;
  let isOver = false;
  const long: ExportedList<{ readonly format?: ExportFormat }, string> = {
    title: 'Long',
    action: 'AUDIT_EXPORTED',
    audited: () => ({ subjectId: null, detail: null }),
    about: () => [],
    columns: [{ field: 'text', header: 'Text', width: 40, value: (row) => row }],
    async *read() {
      try {
        for (; read < 1000; read += 1) yield Array.from({ length: 250 }, () => Array.from({ length: 10 }, () => Math.random().toString(36)).join(''));
      } finally {
        isOver = true;
      }
    },
  };
  const limit = createConcurrencyLimit({ atOnce: 1, waiting: 0, full: new Refusal(429, sentence('EXPORTS_FULL')) });
  const { signal: cancelled } = new AbortController();
  const caller: Pick<Caller, 'id' | 'roles' | 'tool'> = { id: ids['admin'] ?? '', roles: ['ROLE_ADMIN'], tool: null };
  const { content } = await exportList(limit, long, { body: { format }, caller, clock: { now: () => new Date() }, database: rest.database, cancelled });
  for await (const bytes of content) {
    expect(bytes.length).toBeGreaterThan(0);
    // Leaving the loop destroys the stream.
    break;
  }
  await expect.poll(() => isOver).toBe(true);
  expect(read).toBeLessThan(20);
});
