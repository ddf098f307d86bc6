import { Compile } from 'typebox/compile';
import { describe, expect, test } from 'vitest';
import { totalCountHeader } from '../../contract/call.ts';
import { invoices as contract } from '../../contract/invoices.ts';
import { dealers } from '../database/tables/customers.ts';
import { invoiceLines, invoices } from '../database/tables/invoices.ts';
import { products, productVariants, warehouses } from '../database/tables/qr.ts';
import { addPerson, shareTestServer } from '../testing/test-server.ts';

/** Returns an instant for month, day and time in India. */
const at = (text: string) => new Date(`2026-${text}:00+05:30`).toISOString();

const rest = await shareTestServer();
const { database } = rest;
const moderator = await addPerson(database, 'moderator', ['ROLE_MODERATOR'], { firstName: 'Meera' });
const token = await rest.signIn('moderator');
const place = { street: 'Main Road', taluka: 'Haveli', district: 'Pune', state: 'Maharashtra', pinCode: '411001' };
const dealer = { firstName: "D'Souza", lastName: 'Agro Agencies', phone: '9822012345', registerDate: at('01-01T10:00'), createdBy: moderator };
await database.insert(dealers).values({ id: '1', ...dealer, ...place });
await database.insert(warehouses).values({ id: '1', name: 'Akola Depot' });
await database.insert(products).values({ id: '1', name: 'Humi Boost' });
await database
  .insert(productVariants)
  .values(['500 ml', '1 l'].map((size, index) => ({ id: String(index + 1), productId: '1', variantName: `Humi Boost ${size}`, packageSize: size })));
const written = [at('10-31T23:59'), at('11-01T00:00'), at('11-15T12:00'), at('11-30T23:59'), at('12-01T00:00')];
await database
  .insert(invoices)
  .values(written.map((createdAt, index) => ({ id: String(index + 1), createdAt, dealerId: '1', warehouseId: '1', scannedBy: moderator })));
await database.insert(invoiceLines).values([
  { dealerId: '1', invoiceId: '3', position: 0, productVariantId: '2', qrLinked: true },
  { dealerId: '1', invoiceId: '3', position: 1, productVariantId: '1', qrLinked: false },
  { dealerId: '1', invoiceId: '2', position: 0, productVariantId: '1', qrLinked: false },
]);

const whole = {
  invoiceId: '3',
  createdDate: '2026-11-15T12:00:00.000+05:30',
  dealer: { id: '1', name: "D'Souza Agro Agencies", mobile: '9822012345' },
  warehouse: { name: 'Akola Depot' },
  scanedBy: 'Meera Patil',
  scanedById: expect.stringMatching(/^\d+$/),
  products: [
    { id: '2', name: 'Humi Boost 1 l', qrLinked: true },
    { id: '1', name: 'Humi Boost 500 ml', qrLinked: false },
  ],
};

describe('the invoices of a month', () => {
  const list = (page: number, size: number, month = 11) =>
    rest.send('fetchInvoice', { token, query: { month: String(month), year: '2026', page: String(page), size: String(size) } });
  const ids = async (page: number, size: number, month?: number) =>
    (await list(page, size, month)).json().data.data.map(({ invoiceId }: { readonly invoiceId: string }) => invoiceId);

  test('are those of the month in India, newest first', async () => {
    const answer = await list(0, 10);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers[totalCountHeader]).toBe('3');
    expect(Compile(contract.fetchInvoice.response).Check(answer.json().data.data)).toBe(true);
    expect(answer.json()).toMatchObject({ status: true, data: { data: [{ invoiceId: '4', products: [] }, whole, { invoiceId: '2' }] } });
    expect(await ids(0, 10, 10)).toEqual(['1']);
    expect(await ids(0, 10, 12)).toEqual(['5']);
    expect(await ids(0, 10, 1)).toEqual([]);
  });

  test('can be filtered by products whose codes are not linked', async () => {
    const query = { month: '11', year: '2026', page: '0', size: '10', unlinked: 'true' };
    const answer = await rest.send('fetchInvoice', { token, query });
    expect(answer.headers[totalCountHeader]).toBe('2');
    expect(answer.json().data.data).toMatchObject([{ invoiceId: '3' }, { invoiceId: '2' }]);
  });

  test('are paged', async () => {
    expect([await ids(0, 2), await ids(1, 2), await ids(2, 2)]).toEqual([['4', '3'], ['2'], []]);
  });
});

describe('one invoice', () => {
  const details = (invoiceId: string) => rest.send('fetchInvoiceDetails', { token, query: { invoiceId } });

  test('is returned with its products in order', async () => {
    const answer = await details('3');
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toEqual({ status: true, data: whole });
    expect(Compile(contract.fetchInvoiceDetails.response).Check(answer.json().data)).toBe(true);
  });

  test.each(['6', '0', 'x', '9'.repeat(30)])('that does not exist is a 404: %s', async (id) => {
    const answer = await details(id);
    expect(answer.statusCode).toBe(404);
    expect(answer.json()).toMatchObject({ status: false, message: 'There is no such invoice' });
  });
});
