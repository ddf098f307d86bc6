/** The record of a farmer or dealer: its content, access to changes, previous values, and the history per role. */
import { sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { dealers, farmers } from '../database/tables/customers.ts';
import { invoiceLines, invoices } from '../database/tables/invoices.ts';
import { meetings, meetingVisits } from '../database/tables/meetings.ts';
import { products, productVariants, qrBatches, qrCards, qrUsers, qrUses, warehouses } from '../database/tables/qr.ts';
import { addPayload } from '../testing/add-payload.ts';
import { customerCases } from '../testing/customer-cases.ts';
import { addCustomerRow } from '../testing/customers.ts';
import { onOneMachine } from '../testing/plans.ts';
import { addPerson, shareTestServer } from '../testing/test-server.ts';

const rest = await shareTestServer();
const { ids, tokens } = await rest.addPeople({ asha: ['ROLE_ADMIN'], meera: ['ROLE_MODERATOR'], plain: ['ROLE_USER'] });
const { asha = '' } = ids;

describe.each(customerCases)('the record of one of the $plural', ({ kind, idField, detailsField, plural }) => {
  const one = plural === 'farmers' ? 'Farmer' : 'Dealer';
  let count = 0;
  const phones = new Map<string, string>();
  async function add(): Promise<string> {
    count += 1;
    const phone = `98${plural === 'farmers' ? 1 : 2}${String(count).padStart(7, '0')}`;
    const id = await addCustomerRow(rest.database, kind.table, 'Anita', { createdBy: asha, phone, email: 'anita@demo.example' });
    phones.set(id, phone);
    return id;
  }
  const read = (id: string, as = 'meera') => rest.send(`fetch${one}ById`, { token: tokens[as], query: { id } });
  const history = (id: string, as = 'meera', query = {}) =>
    rest.send(`fetch${one}History`, { token: tokens[as], query: { id, pageNumber: '0', pageSize: '10', ...query } });
  const change = (id: string, changes: object = {}, as = 'meera', headers = {}) =>
    rest.send(`update${one}`, {
      token: tokens[as],
      body: { ...addPayload, phoneNumber: phones.get(id), id, version: 1, whatsAppMobile: '', profilePicture: '', details: [], ...changes },
      headers,
    });

  test('contains the fields of the lists and further fields', async () => {
    const id = await add();
    const answer = await read(id);
    expect(answer.json().data).toMatchObject({
      [idField]: id,
      [detailsField]: '[]',
      profile: { firstName: 'Anita', phoneNumber: phones.get(id) },
      email: 'anita@demo.example',
      dob: null,
      version: 1,
      history: [{ kind: 'REGISTERED', count: 1 }],
      lastSeen: null,
    });
    expect((await read('987654')).statusCode).toBe(404);
    expect((await read(id, 'plain')).statusCode).toBe(403);
    expect((await history(id, 'plain')).statusCode).toBe(403);
    expect((await change(id, {}, 'plain')).statusCode).toBe(403);
  });

  test('can be changed, and keeps the previous values and the author', async () => {
    const id = await add();
    const details = [
      { name: 'Onion', value: '2 acres' },
      { name: 'कांदा', value: '' },
    ];
    const answer = await change(id, { lastName: 'Shinde', whatsAppMobile: '9822054321', details, profilePicture: 'a.jpg' });
    expect(answer.statusCode).toBe(200);
    expect(answer.json().data).toMatchObject({ version: 2, whatsAppMobile: '9822054321', [detailsField]: JSON.stringify(details) });
    const [changed, registered] = (await history(id)).json().data;
    expect(registered).toMatchObject({ kind: 'REGISTERED', employee: { id: asha, name: 'asha Patil' } });
    expect(changed).toMatchObject({ kind: 'CHANGED', at: '2026-11-20T10:00:00.000+05:30', employee: { name: 'meera Patil' } });
    expect(changed.changes).toContainEqual({ field: 'lastName', before: 'Jadhav', after: 'Shinde' });
    expect(changed.changes).toContainEqual({ field: 'details', before: null, after: 'Onion 2 acres, कांदा' });
    expect(changed.changes).toContainEqual({ field: 'whatsAppMobile', before: null, after: '9822054321' });
    expect(changed.changes.map(({ field }: { readonly field: string }) => field)).not.toContain('phoneNumber');
    // The same values again change nothing and create no event.
    await change(id, { lastName: 'Shinde', whatsAppMobile: '9822054321', details, profilePicture: 'a.jpg', version: 2 });
    expect((await history(id)).json().data).toHaveLength(2);
    const audited = await rest.send('fetchAuditEvents', { token: tokens['asha'], query: { pageNumber: '0', pageSize: '1' } });
    expect(audited.json().data).toMatchObject([
      { action: `${one.toUpperCase()}_CHANGED`, actorName: 'meera Patil', subjectName: 'Anita Suresh Shinde', detail: expect.stringContaining('lastName') },
    ]);
  });

  test('cannot be overwritten from an older version', async () => {
    const id = await add();
    const street = (await Promise.all([change(id, { street: 'First' }), change(id, { street: 'Second' }, 'asha')])).map(({ statusCode }) => statusCode);
    expect(street.sort()).toEqual([200, 409]);
    const refused = await change(id, { street: 'Third' });
    expect(refused.json()).toMatchObject({
      status: false,
      message: expect.stringMatching(/^(asha|meera) Patil has changed this meanwhile\. Nothing of yours was saved: read it again first$/),
    });
    expect((await read(id)).json().data.version).toBe(2);
    expect((await change(id, { version: 7 })).statusCode).toBe(409);
  });

  test('is changed once when a change is repeated with its key', async () => {
    const id = await add();
    const headers = { 'idempotency-key': `change-${plural}` };
    const [first, second] = [await change(id, { street: 'Elsewhere' }, 'meera', headers), await change(id, { street: 'Elsewhere' }, 'meera', headers)];
    expect(second.json()).toEqual(first.json());
    expect((await read(id)).json().data.version).toBe(2);
  });

  test('refuses the name and phone number of another customer, and incomplete input', async () => {
    const taken = phones.get(await add());
    const id = await add();
    const refused = await change(id, { firstName: 'anita', lastName: 'JADHAV', phoneNumber: taken });
    expect([refused.statusCode, refused.json().message]).toEqual([409, `anita Suresh JADHAV with the phone number ${taken} is already registered`]);
    for (const [wrong, message] of [
      [{ phoneNumber: '12' }, 'Phone number has to be 10 digits beginning with 6, 7, 8 or 9'],
      [{ whatsAppMobile: '12' }, 'WhatsApp Mobile has to be 10 digits beginning with 6, 7, 8 or 9'],
      [{ details: [{ name: ' ', value: 'x' }] }, 'Name is required'],
      [{ details: [{ name: 'x\0', value: '' }] }, 'The request must not hold the character NUL'],
      [{ details: Array.from({ length: 51 }, () => ({ name: 'x', value: '' })) }, expect.stringContaining('details')],
      [{ email: '' }, 'Email is required'],
      [{ version: '1' }, 'version has to be a whole number'],
    ] as const) {
      const answer = await change(id, wrong);
      expect([answer.statusCode, answer.json().message]).toEqual([400, message]);
    }
    expect((await read(id)).json().data.version).toBe(1);
  });

  onOneMachine(
    'refuses the name and phone number of a customer whom an instance of the previous version registered, which writes only its unique key',
    async () => {
      const id = await add();
      const taken = phones.get(await add());
      await rest.database.delete(kind.keys);
      const index = sql.raw(`${plural}_person_key`);
      await rest.database.execute(sql`create unique index ${index} on ${kind.table} (phone, lower(first_name), lower(last_name))`);
      const refused = await change(id, { lastName: 'JADHAV', phoneNumber: taken });
      expect([refused.statusCode, refused.json().message]).toEqual([409, `Anita Suresh JADHAV with the phone number ${taken} is already registered`]);
      await rest.database.execute(sql`drop index ${index}`);
    },
  );

  test('can lack unknown fields, and keeps known ones', async () => {
    const id = await add();
    expect((await change(id, { dob: undefined, gender: undefined })).statusCode).toBe(200);
    expect((await change(id, { dob: '1979-08-14', gender: 'Male', version: 2 })).json().data).toMatchObject({ dob: '1979-08-14', gender: 'Male', version: 3 });
    expect((await change(id, { dob: null, version: 3 })).json().message).toBe('Date of birth is required');
    expect((await change(id, { gender: null, version: 3 })).json().message).toBe('Gender is required');
  });

  test('keeps absent fields of a change, and clears empty ones', async () => {
    const id = await add();
    const put = async (body: object) => (await rest.send(`update${one}`, { token: tokens['meera'], body: { id, ...body } })).json();
    const whole = {
      middleName: 'Baban',
      whatsAppMobile: '9822054321',
      details: [{ name: 'Onion', value: '2 acres' }],
      profilePicture: 'a.jpg',
      village: 'Wagholi',
    };
    const before = (await change(id, whole)).json().data;
    const after = (await put({ version: 2, street: 'Elsewhere' })).data;
    const addressDetails = { ...before.addressDetails, street: 'Elsewhere' };
    expect(after).toEqual({ ...before, addressDetails, version: 3, updatedDate: after.updatedDate, history: after.history });
    const [{ changes }] = (await history(id)).json().data;
    expect(changes).toEqual([{ field: 'street', before: addPayload.street, after: 'Elsewhere' }]);
    const cleared = (await put({ version: 3, middleName: '', whatsAppMobile: '', details: [], profilePicture: '', village: '' })).data;
    expect(cleared).toMatchObject({
      middleName: null,
      whatsAppMobile: null,
      [detailsField]: '[]',
      profile: { profilePicture: '' },
      addressDetails: { village: null },
    });
    expect((await put({ version: 4, taluka: 'Nowhere' })).message).toMatch(/^Taluka: there is no Nowhere in /);
    expect((await put({ version: 4, lastName: '' })).message).toBe('Last name is required');
    // A change without fields changes nothing.
    expect((await put({ version: 4 })).data).toEqual(cleared);
  });

  test('has its version in lists', async () => {
    const id = await add();
    await change(id, { street: 'Elsewhere' });
    const rows = (await rest.send(`getAll${one}sPage`, { token: tokens['meera'], query: { pageNumber: '0', pageSize: '1', ids: id } })).json();
    expect(rows).toMatchObject([{ [idField]: id, version: 2 }]);
  });

  test('lists meetings and visits by page and kind', async () => {
    const id = await add();
    const other = await add();
    const employeeId = await addPerson(rest.database, `goes-${plural}`);
    const party = (of: string) => (plural === 'farmers' ? { farmerId: of } : { dealerId: of });
    const times = { startTime: '2026-11-19T05:00:00Z', endTime: '2026-11-19T06:00:00Z' };
    const [held, elsewhere, planned] = await rest.database
      .insert(meetings)
      .values([
        { createdBy: asha, employeeId, ...party(id), status: 'FINISHED', createdAt: '2026-11-18T05:00:00Z', ...times },
        { createdBy: asha, employeeId, ...party(other), status: 'STARTED', createdAt: '2026-11-18T05:00:00Z', startTime: '2026-11-20T03:00:00Z' },
        { createdBy: asha, employeeId, ...party(id), status: 'SCHEDULED', createdAt: '2026-11-17T05:00:00Z' },
      ])
      .returning({ id: meetings.id });
    const visits = [held, elsewhere].flatMap((meeting) => [0, 1].map((position) => ({ employeeId, meetingId: meeting?.id ?? '', position, ...party(id) })));
    await rest.database.insert(meetingVisits).values(visits.map((visit) => ({ ...visit, visitedAt: '2026-11-20T03:30:00Z' })));
    const record = (await read(id)).json().data;
    expect(record.history).toHaveLength(3);
    for (const count of [
      { kind: 'MEETING', count: 2 },
      { kind: 'VISIT', count: 1 },
      { kind: 'REGISTERED', count: 1 },
    ])
      expect(record.history).toContainEqual(count);
    expect(record.lastSeen).toEqual({ at: '2026-11-20T08:30:00.000+05:30', name: `goes-${plural} Patil` });
    const all = await history(id);
    expect(all.json().data.map(({ kind: name, meeting }: { kind: string; meeting?: { meetingId: string } }) => [name, meeting?.meetingId])).toEqual([
      ['VISIT', elsewhere?.id],
      ['MEETING', held?.id],
      ['MEETING', planned?.id],
      ['REGISTERED', undefined],
    ]);
    expect(all.json().data[1]).toMatchObject({
      at: '2026-11-19T10:30:00.000+05:30',
      employee: { id: employeeId },
      meeting: { type: one.toUpperCase(), status: 'FINISHED', endTime: '2026-11-19T11:30:00.000+05:30' },
    });
    const second = await history(id, 'meera', { kind: 'MEETING', pageNumber: '1', pageSize: '1' });
    expect([second.headers['x-total-count'], second.json().data[0].meeting.meetingId]).toEqual(['2', planned?.id]);
  });

  test('lists codes for administrators only', async () => {
    const id = await add();
    const [product] = await rest.database
      .insert(products)
      .values({ name: `Humi ${plural}` })
      .returning({ id: products.id });
    const [variant] = await rest.database
      .insert(productVariants)
      .values({ productId: product?.id ?? '', variantName: 'Humi 500 ml', packageSize: '500 ml' })
      .returning({ id: productVariants.id });
    const createdAt = '2026-11-19T05:00:00.123456Z';
    const [batch] = await rest.database
      .insert(qrBatches)
      .values({ productVariantId: variant?.id ?? '', expiryInMonths: 24, points: 50, quantity: 5, createdBy: asha, createdAt })
      .returning({ id: qrBatches.id });
    const [user] = await rest.database
      .insert(qrUsers)
      .values({ firstName: 'Sita', lastName: 'Patil', phone: phones.get(id) ?? '', createdAt, updatedAt: createdAt })
      .returning({ id: qrUsers.id });
    const card = { batchId: batch?.id ?? '', serial: 1 };
    await rest.database.insert(qrCards).values({ ...card, usedAt: createdAt });
    const dealer = plural === 'dealers' ? { dealerId: id } : {};
    await rest.database.insert(qrUses).values({ ...card, ...dealer, createdAt, qrUserId: user?.id ?? '', transactionType: 'EARN', points: 50 });
    expect((await read(id, 'asha')).json().data).toMatchObject({ points: 50, history: expect.arrayContaining([{ kind: 'CODE', count: 1 }]) });
    expect((await history(id, 'asha', { kind: 'CODE' })).json().data).toMatchObject([
      { kind: 'CODE', use: { code: expect.stringMatching(/^[0-9A-Z]{16}$/), product: 'Humi 500 ml', points: 50, person: 'Sita Patil' } },
    ]);
    const many = { ...dealer, createdAt, qrUserId: user?.id ?? '', transactionType: 'EARN' as const, points: 2_000_000_000 };
    await rest.database.insert(qrUses).values([many, many]);
    expect((await read(id, 'asha')).json().data.points).toBe(4_000_000_050);
    expect((await history(id, 'asha')).statusCode).toBe(200);
    expect((await read(id)).json().data.points).toBeNull();
    expect((await history(id)).json().data.map(({ kind: name }: { kind: string }) => name)).toEqual(['REGISTERED']);
  });

  test('shows who was added', async () => {
    const answer = await rest.send(`add${one}`, { token: tokens['meera'], body: { ...addPayload, firstName: `New ${plural}` } });
    expect((await read(answer.json().addedId)).json().data.profile.firstName).toBe(`New ${plural}`);
  });
});

test('the history of a dealer lists invoices', async () => {
  const id = await addCustomerRow(rest.database, dealers, 'Kisan', { createdBy: asha, phone: '9811111111' });
  const [warehouse] = await rest.database.insert(warehouses).values({ name: 'Pune' }).returning({ id: warehouses.id });
  const [invoice] = await rest.database
    .insert(invoices)
    .values({ createdAt: '2026-11-12T05:00:00Z', dealerId: id, warehouseId: warehouse?.id ?? '', scannedBy: asha })
    .returning({ id: invoices.id });
  const [variant] = await rest.database.select({ id: productVariants.id }).from(productVariants).limit(1);
  const line = { dealerId: id, invoiceId: invoice?.id ?? '', productVariantId: variant?.id ?? '', qrLinked: true };
  await rest.database.insert(invoiceLines).values([
    { ...line, position: 0 },
    { ...line, position: 1 },
  ]);
  const answer = await rest.send('fetchDealerHistory', { token: tokens['meera'], query: { id, pageNumber: '0', pageSize: '10', kind: 'INVOICE' } });
  expect(answer.json().data).toMatchObject([{ invoice: { invoiceId: invoice?.id, warehouse: 'Pune', products: 2 }, employee: { id: asha } }]);
});

test('distinguishes a farmer and a dealer with the same id', async () => {
  const [id] = ['777'];
  await addCustomerRow(rest.database, farmers, 'Farmer', { id, createdBy: asha, phone: '9822222222' });
  await addCustomerRow(rest.database, dealers, 'Dealer', { id, createdBy: asha, phone: '9822222222' });
  const body = { ...addPayload, id, version: 1, whatsAppMobile: '', profilePicture: '', details: [] };
  await rest.send('updateFarmer', { token: tokens['meera'], body });
  const dealer = await rest.send('fetchDealerById', { token: tokens['meera'], query: { id: '777' } });
  expect(dealer.json().data).toMatchObject({ version: 1, history: [{ kind: 'REGISTERED', count: 1 }] });
});
