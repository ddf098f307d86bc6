import { Compile } from 'typebox/compile';
import { beforeAll, describe, expect, test } from 'vitest';
import { totalCountHeader } from '../../contract/call.ts';
import { qr as contract } from '../../contract/qr.ts';
import { dealers } from '../database/tables/customers.ts';
import { products, productVariants, qrBatches, qrCards, qrUsers, qrUses } from '../database/tables/qr.ts';
import { addPerson, shareTestServer, testSecret } from '../testing/test-server.ts';
import { createQrCodes } from './codes.ts';

const codes = createQrCodes(testSecret);
const november = { month: 11, year: 2026 };
const variantId = '7';
const tokens: Record<string, string> = {};

/** Returns an instant of November 2026 for a day and time in India. */
const at = (text: string) => new Date(`2026-${text}:00+05:30`).toISOString();

const rest = await shareTestServer();
beforeAll(async () => {
  const admin = await addPerson(rest.database, 'admin', ['ROLE_ADMIN']);
  await addPerson(rest.database, 'moderator', ['ROLE_MODERATOR']);
  for (const username of ['admin', 'moderator']) tokens[username] = await rest.signIn(username);
  const { database } = rest;

  await database.insert(products).values([
    { id: '1', name: 'Sagar Seaweed Extract' },
    { id: '2', name: 'Humi Boost' },
  ]);
  await database.insert(productVariants).values([
    { id: variantId, productId: '1', variantName: 'Sagar Seaweed Extract 250 ml', packageSize: '250 ml' },
    { id: '8', productId: '2', variantName: 'Humi Boost 1 l', packageSize: '1 l' },
  ]);
  const batch = { productVariantId: variantId, expiryInMonths: 24, points: 50, quantity: 25, createdBy: admin };
  await database.insert(qrBatches).values([
    { ...batch, id: '100', createdAt: at('10-31T23:59') },
    { ...batch, id: '101', createdAt: at('11-01T00:00') },
    { ...batch, id: '102', createdAt: at('11-30T23:59'), expiryInMonths: 3 },
    { ...batch, id: '103', createdAt: at('12-01T00:00') },
  ]);
  await database.insert(qrCards).values([
    { batchId: '101', serial: 3, usedAt: at('11-05T10:00') },
    { batchId: '101', serial: 12, usedAt: at('11-06T10:00') },
    { batchId: '102', serial: 4, usedAt: at('11-30T23:59') },
  ]);
  await database.insert(dealers).values({
    id: '1',
    firstName: 'Patil',
    lastName: 'Krishi Seva Kendra',
    phone: '9822012345',
    street: 'Main Road',
    taluka: 'Haveli',
    district: 'Pune',
    state: 'Maharashtra',
    pinCode: '411001',
    registerDate: at('01-01T10:00'),
    createdBy: admin,
  });
  const user = { firstName: 'सुनीता', middleName: 'Ramesh', lastName: 'Jadhav', phone: '9876543210', address: 'Wadgaon, Haveli', language: 'Marathi' };
  await database.insert(qrUsers).values([
    { ...user, id: '1', createdAt: at('11-01T00:00'), updatedAt: at('11-02T08:00') },
    { ...user, id: '2', phone: '9876543211', createdAt: at('10-31T23:59'), updatedAt: at('10-31T23:59') },
  ]);
  await database.insert(qrUses).values([
    { id: '1', qrUserId: '1', transactionType: 'EARN', points: 50, batchId: '101', serial: 3, dealerId: '1', createdAt: at('11-05T10:00') },
    { id: '2', qrUserId: '1', transactionType: 'REDEEM', points: -50, createdAt: at('11-05T10:30') },
    { id: '3', qrUserId: '1', transactionType: 'EARN', points: 50, batchId: '101', serial: 12, createdAt: at('12-01T00:00') },
  ]);
});

const ask = (name: string, body: object, as = 'admin') => rest.send(name, { body, token: tokens[as] });
const page = { pageNumber: 0, pageSize: 10 };

describe('the batches of a month', () => {
  test('are those created in the month in India, newest first', async () => {
    const answer = await ask('getQRBatches', { ...november, ...page });
    expect(answer.statusCode).toBe(200);
    expect(answer.headers[totalCountHeader]).toBe('2');
    expect(Compile(contract.getQRBatches.response).Check(answer.json().data)).toBe(true);
    expect(answer.json()).toEqual({
      status: true,
      data: [
        {
          id: '102',
          createdDate: '2026-11-30T23:59:00.000+05:30',
          productName: 'Sagar Seaweed Extract',
          packageSize: '250 ml',
          expiryInMonths: 3,
          qrCodeQuantity: 25,
          points: 50,
        },
        expect.objectContaining({ id: '101', createdDate: '2026-11-01T00:00:00.000+05:30' }),
      ],
    });
  });

  test('are paged', async () => {
    const ids = async (pageNumber: number) =>
      (await ask('getQRBatches', { ...november, pageNumber, pageSize: 1 })).json().data.map(({ id }: { readonly id: string }) => id);
    expect([await ids(0), await ids(1), await ids(2)]).toEqual([['102'], ['101'], []]);
  });

  test.each([
    [{ month: 0, year: 2026, ...page }, 'month must not be less than 1'],
    [{ month: 13, year: 2026, ...page }, 'month must not be more than 12'],
    [{ month: '11', year: 2026, ...page }, 'month has to be a whole number'],
    [{ month: 11, ...page }, 'month and year go together'],
    [{ ...november, pageNumber: -1, pageSize: 10 }, 'pageNumber must not be less than 0'],
  ])('are refused for %o', async (body, message) => {
    const answer = await ask('getQRBatches', body);
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ status: false, message });
  });
});

describe('the cards of a batch', () => {
  const cards = async (batchId: string | number, pageNumber: number, pageSize = 10) => ask('getQRDetailsByBatch', { batchId, pageNumber, pageSize });

  test('are computed page by page, with their uses', async () => {
    const answer = await cards('101', 0);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers[totalCountHeader]).toBe('25');
    expect(Compile(contract.getQRDetailsByBatch.response).Check(answer.json().data)).toBe(true);
    expect(answer.json().data[3]).toEqual({
      id: '101-3',
      createdDate: '2026-11-01T00:00:00.000+05:30',
      updatedDate: '2026-11-05T10:00:00.000+05:30',
      qrCodeId: codes.codeOf({ batchId: '101', serial: 3 }),
      productName: 'Sagar Seaweed Extract',
      packageSize: '250 ml',
      expiryDate: '2028-11-01',
      isUsed: true,
      points: 50,
      batchId: '101',
      isVoid: false,
      voidReason: null,
      voidedDate: null,
      use: expect.objectContaining({ phoneNumber: '9876543210' }),
    });
    const used = async (pageNumber: number) => (await cards('101', pageNumber)).json().data.map(({ isUsed }: { readonly isUsed: boolean }) => isUsed);
    expect(await used(0)).toEqual(Array.from({ length: 10 }, (_, serial) => serial === 3));
    expect(await used(1)).toEqual(Array.from({ length: 10 }, (_, index) => index === 2));
    expect(await used(2)).toEqual(Array.from({ length: 5 }, () => false));
    expect(await used(3)).toEqual([]);
    expect(await used(2 ** 31 - 1)).toEqual([]);
  });

  test('are complete and unique, in the order of their numbers', async () => {
    const pages: string[][] = [];
    for (const pageNumber of [0, 1, 2, 3])
      pages.push((await cards(101, pageNumber, 7)).json().data.map(({ qrCodeId }: { readonly qrCodeId: string }) => qrCodeId));
    expect(pages.flat()).toEqual(Array.from({ length: 25 }, (_, serial) => codes.codeOf({ batchId: '101', serial })));
  });

  test('of a batch from the end of a month expire at the end of a shorter month', async () => {
    expect((await cards('102', 0)).json().data[0].expiryDate).toBe('2027-02-28');
  });

  test('come with their batch, which is read by id', async () => {
    const answer = await rest.send('fetchQRBatchById', { token: tokens['admin'], query: { batchId: '101' } });
    expect(answer.json().data).toMatchObject({ id: '101', qrCodeQuantity: 25 });
    expect((await rest.send('fetchQRBatchById', { token: tokens['admin'], query: { batchId: '999' } })).statusCode).toBe(404);
  });

  test.each(['999', 'x', '9'.repeat(40)])('of an unknown batch are a 404: %s', async (batchId) => {
    const answer = await cards(batchId, 0);
    expect(answer.statusCode).toBe(404);
    expect(answer.json()).toMatchObject({ status: false, message: 'There is no such batch' });
  });
});

describe('people who collect points', () => {
  test('are listed by the month of their first use', async () => {
    const answer = await ask('getQRCodeUsers', { ...november, ...page });
    expect(answer.headers[totalCountHeader]).toBe('1');
    expect(Compile(contract.getQRCodeUsers.response).Check(answer.json().data)).toBe(true);
    expect(answer.json()).toEqual({
      status: true,
      data: [
        {
          id: '1',
          createdDate: '2026-11-01T00:00:00.000+05:30',
          updatedDate: '2026-11-02T08:00:00.000+05:30',
          firstName: 'सुनीता',
          middleName: 'Ramesh',
          lastName: 'Jadhav',
          phoneNumber: '9876543210',
          address: 'Wadgaon, Haveli',
          language: 'Marathi',
        },
      ],
    });
  });

  const user = (as: string, userId: string) => rest.send('fetchQRUserById', { token: tokens[as], query: { userId } });

  test('are returned completely to administrators, and without phone number and address to moderators', async () => {
    expect((await user('admin', '1')).json().data).toMatchObject({ firstName: 'सुनीता', phoneNumber: '9876543210', address: 'Wadgaon, Haveli' });
    const shown = (await user('moderator', '1')).json().data;
    expect(shown).toMatchObject({ firstName: 'सुनीता', language: 'Marathi', phoneNumber: null, address: null });
    expect(Compile(contract.fetchQRUserById.response).Check(shown)).toBe(true);
  });

  test.each(['3', '0', 'x'])('are a 404 when they do not exist: %s', async (id) => {
    expect((await user('admin', id)).statusCode).toBe(404);
  });
});

test('the use history of a month lists person, action, code and dealer', async () => {
  const answer = await ask('getQRCodeUseHistory', { ...november, ...page });
  expect(answer.headers[totalCountHeader]).toBe('2');
  expect(Compile(contract.getQRCodeUseHistory.response).Check(answer.json().data)).toBe(true);
  const person = { firstName: 'सुनीता', middleName: 'Ramesh', lastName: 'Jadhav', phoneNumber: '9876543210', address: 'Wadgaon, Haveli', language: 'Marathi' };
  expect(answer.json().data).toEqual([
    {
      ...person,
      id: '2',
      createdDate: '2026-11-05T10:30:00.000+05:30',
      transactionType: 'REDEEM',
      points: -50,
      qrCodeDetails: null,
      userId: '1',
      dealerId: null,
      dealerName: null,
      dealerMobile: null,
      batchId: null,
      productName: null,
      packageSize: null,
    },
    {
      ...person,
      id: '1',
      createdDate: '2026-11-05T10:00:00.000+05:30',
      transactionType: 'EARN',
      points: 50,
      qrCodeDetails: { qrCodeId: codes.codeOf({ batchId: '101', serial: 3 }) },
      userId: '1',
      dealerId: '1',
      dealerName: 'Patil Krishi Seva Kendra',
      dealerMobile: '9822012345',
      batchId: '101',
      productName: 'Sagar Seaweed Extract',
      packageSize: '250 ml',
    },
  ]);
});

test("counts the history's uses with a card by day in India", async () => {
  const byDay = async (month: number) => ask('getQRCodeUsesByDay', { month, year: 2026 });
  const answer = await byDay(11);
  expect(Compile(contract.getQRCodeUsesByDay.response).Check(answer.json().data)).toBe(true);
  expect(answer.json()).toEqual({ status: true, data: [{ date: '2026-11-05', count: 1 }] });
  expect((await byDay(9)).json()).toEqual({ status: true, data: [] });
});

test('lists products by name, each package size separately', async () => {
  const answer = await rest.send('getProducts', { token: tokens['admin'] });
  expect(answer.json()).toEqual({
    status: true,
    data: [
      { id: '8', variantName: 'Humi Boost 1 l', product: { name: 'Humi Boost' } },
      { id: '7', variantName: 'Sagar Seaweed Extract 250 ml', product: { name: 'Sagar Seaweed Extract' } },
    ],
  });
});

describe('generating codes', () => {
  const request = { productVarientId: variantId, expiryInMonths: 24, points: 50, quantity: 5 };
  const generate = (change: object, headers = {}) => rest.send('generateProductItem', { body: { ...request, ...change }, token: tokens['admin'], headers });
  const batches = async () => (await ask('getQRBatches', { ...november, pageNumber: 0, pageSize: 100 })).json().data;

  test.each([
    [{}, '5 QR codes generated for Sagar Seaweed Extract 250 ml'],
    [{ quantity: 1, productVarientId: 8 }, '1 QR code generated for Humi Boost 1 l'],
    [{ quantity: 1_000_000 }, '10,00,000 QR codes generated for Sagar Seaweed Extract 250 ml'],
  ])('returns the product and the number: %o', async (change, message) => {
    const answer = await generate(change);
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toEqual({ message, messageKey: expect.anything(), addedId: expect.stringMatching(/^\d+$/) });
  });

  test('creates a batch with the requested number of cards', async () => {
    const before = await batches();
    await generate({ quantity: 123, points: 7, expiryInMonths: 2 });
    const after = await batches();
    const batch = after.find(({ qrCodeQuantity }: { readonly qrCodeQuantity: number }) => qrCodeQuantity === 123);
    expect(after).toHaveLength(before.length + 1);
    expect(batch).toMatchObject({ createdDate: '2026-11-20T10:00:00.000+05:30', points: 7, expiryInMonths: 2 });
    const last = await ask('getQRDetailsByBatch', { batchId: batch.id, pageNumber: 12, pageSize: 10 });
    expect(last.json().data.map(({ id }: { readonly id: string }) => id)).toEqual([`${batch.id}-120`, `${batch.id}-121`, `${batch.id}-122`]);
    expect(last.json().data[0]).toMatchObject({ expiryDate: '2027-01-20', isUsed: false, points: 7 });
  });

  test('twice with one key creates one batch', async () => {
    const before = await batches();
    const key = { 'idempotency-key': 'one click' };
    await Promise.all([generate({}, key), generate({}, key)]);
    expect(await batches()).toHaveLength(before.length + 1);
  });

  test.each([
    [{ productVarientId: '999' }, 404, 'There is no such product'],
    [{ quantity: 0 }, 400, 'quantity must not be less than 1'],
    [{ quantity: 1_000_001 }, 400, 'quantity must not be more than 1000000'],
    [{ quantity: 2.5 }, 400, 'quantity has to be a whole number'],
    [{ points: -1 }, 400, 'points must not be less than 0'],
    [{ expiryInMonths: 121 }, 400, 'expiryInMonths must not be more than 120'],
  ])('refuses %o', async (change, status, message) => {
    const before = await batches();
    const answer = await generate(change);
    expect(answer.statusCode).toBe(status);
    expect(answer.json()).toMatchObject({ status: false, message });
    expect(await batches()).toEqual(before);
  });
});

describe('verifying a code', () => {
  const known = async (code: string) => (await ask('fetchQRCode', { code })).json().data;
  const used = codes.codeOf({ batchId: '101', serial: 3 });
  const unused = codes.codeOf({ batchId: '101', serial: 4 });

  test('returns batch, card, person and dealer of a used code', async () => {
    const answer = await known(used);
    expect(Compile(contract.fetchQRCode.response).Check(answer)).toBe(true);
    expect(answer).toMatchObject({
      genuine: true,
      card: { qrCodeId: used, isUsed: true, points: 50 },
      batch: { id: '101', qrCodeQuantity: 25 },
      use: { id: '1', firstName: 'सुनीता', phoneNumber: '9876543210', dealerName: 'Patil Krishi Seva Kendra', dealerMobile: '9822012345' },
    });
  });

  test('returns no use for an unused code, however it is typed', async () => {
    for (const typed of [unused, unused.toLowerCase(), unused.match(/.{4}/g)?.join('-') ?? '', ` ${unused} `]) {
      expect(await known(typed)).toMatchObject({ genuine: true, card: { qrCodeId: unused, isUsed: false }, use: null });
    }
  });

  test.each([
    ['a code of another secret', createQrCodes('another secret, also long enough to be one').codeOf({ batchId: '101', serial: 3 })],
    ['a code of a batch that does not exist', codes.codeOf({ batchId: '999', serial: 0 })],
    ['a code of a card beyond the end of its batch', codes.codeOf({ batchId: '101', serial: 25 })],
    ['a code with a wrong character', `${used.startsWith('0') ? '1' : '0'}${used.slice(1)}`],
  ])('%s is readable but not genuine', async (_which, code) => {
    expect(await known(code)).toEqual({ genuine: false, readable: true });
  });

  test.each(['hello', unused.slice(1), `${unused}0`, 'https://example.com/'])('"%s" is not readable', async (text) => {
    expect(await known(text)).toEqual({ genuine: false, readable: false });
  });

  test('finds a code in the uses as typed by a scanner', async () => {
    const month = { month: 11, year: 2026, pageNumber: 0, pageSize: 10 };
    const usesOf = async (code: string) => (await ask('getQRCodeUseHistory', { ...month, code })).json().data;
    expect(await usesOf(`]Q3${used}\t`)).toEqual(await usesOf(used));
  });

  test('is available to administrators only', async () => {
    expect((await ask('fetchQRCode', { code: used }, 'moderator')).statusCode).toBe(403);
  });
});
