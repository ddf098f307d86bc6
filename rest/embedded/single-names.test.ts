/** People without a last name (decision 158). The mark is stored as the last name, and appears in no list, file, message, name or key. */
import { describe, expect, test } from 'vitest';
import { noLastName } from '../contract/fields.ts';
import { dealers, farmers } from './database/tables/customers.ts';
import { invoiceLines, invoices } from './database/tables/invoices.ts';
import { products, productVariants, qrBatches, qrUsers, qrUses, warehouses } from './database/tables/qr.ts';
import { addPayload } from './testing/add-payload.ts';
import { addPerson, shareTestServer } from './testing/test-server.ts';

let token = '';
const ids: Record<string, string> = {};
/** Messages of the writes. */
const messages: string[] = [];

async function done(call: string, body: object): Promise<void> {
  const answer = await rest.send(call, { token, body });
  messages.push(answer.json().message ?? answer.json().data?.message ?? '');
  expect(answer.statusCode, answer.body).toBe(200);
}

const rest = await shareTestServer();
const { database } = rest;
({ id: ids['admin'], token } = await rest.addAndSignIn('Suman', ['ROLE_ADMIN'], { lastName: noLastName }));
ids['worker'] = await addPerson(database, 'Baban', ['ROLE_USER'], { lastName: noLastName });
const single = { ...addPayload, middleName: '', lastName: noLastName };
await done('addFarmer', { ...single, firstName: 'Sakhubai', profilePicture: '' });
await done('addDealer', { ...single, firstName: 'Kisan', profilePicture: '' });
await done('addUser', { ...single, firstName: 'Rekha', role: ['user'], email: 'rekha@demo.example', phoneNumber: '9876500001' });
const [farmer] = await database.select().from(farmers);
const [dealer] = await database.select().from(dealers);
const [farmerId = '', dealerId = ''] = [farmer?.id, dealer?.id];
Object.assign(ids, { farmerId, dealerId });
await done('updateFarmer', { id: farmerId, version: 1, lastName: 'Gite' });
await done('updateFarmer', { id: farmerId, version: 2, lastName: noLastName });
await done('scheduleFarmerMeet', { userId: ids['worker'], dealerId });
await done('markAttendance', { latitude: 18.5, longitude: 73.8, userId: ids['worker'] });
await done('activateUser', { email: 'rekha@demo.example', activate: false });
await database.insert(warehouses).values({ id: '1', name: 'Akola Depot' });
await database.insert(products).values({ id: '1', name: 'Humi Boost' });
await database.insert(productVariants).values({ id: '1', productId: '1', variantName: 'Humi Boost 1 l', packageSize: '1 l' });
const at = '2026-11-01T06:00:00Z';
await database.insert(invoices).values({ id: '1', createdAt: at, dealerId, warehouseId: '1', scannedBy: ids['admin'] });
await database.insert(invoiceLines).values({ dealerId, invoiceId: '1', position: 0, productVariantId: '1', qrLinked: true });
await database.insert(qrBatches).values({ productVariantId: '1', expiryInMonths: 24, points: 5, quantity: 3, createdBy: ids['admin'], createdAt: at });
await database.insert(qrUsers).values({ id: '1', firstName: 'Sakhubai', lastName: noLastName, phone: '9876543210', createdAt: at, updatedAt: at });
await database.insert(qrUses).values({ createdAt: at, qrUserId: '1', transactionType: 'EARN', points: 5, batchId: '1', serial: 1, dealerId });

/** Pattern of a one-line name with the mark at its end or inside. */
const markedName = /\p{L} \.(?!\S)/u;

/** Returns the texts of a response that contain the mark, except the last names themselves. */
function marksIn(value: unknown, key = ''): string[] {
  if (typeof value === 'string') return markedName.test(value) || (value === noLastName && key !== 'lastName') ? [`${key}: ${value}`] : [];
  if (typeof value !== 'object' || value === null) return [];
  // The gateway handles the changes of a last name like last names.
  if ('before' in value && 'field' in value && value.field === 'lastName') return [];
  return Object.entries(value).flatMap(([name, inner]) => marksIn(inner, name));
}

const page = { pageNumber: '0', pageSize: '10' };
const lists = [
  ['fetchAuditEvents', { query: page }],
  ['fetchFarmerHistory', { query: () => ({ ...page, id: ids['farmerId'] ?? '' }) }],
  ['fetchDealerHistory', { query: () => ({ ...page, id: ids['dealerId'] ?? '' }) }],
  ['fetchFarmerById', { query: () => ({ id: ids['farmerId'] ?? '' }) }],
  ['fetchFarmers', { query: { page: '0', size: '10' } }],
  ['fetchDealers', { query: { page: '0', size: '10' } }],
  ['findAnything', { body: { text: 'kisan', size: 3 } }],
] as const;

describe('no response contains the mark', () => {
  test.each(lists)('%s', async (call, request) => {
    const query = 'query' in request ? (typeof request.query === 'function' ? request.query() : request.query) : undefined;
    const answer = await rest.send(call, { token, ...(query && { query }), ...('body' in request && { body: request.body }) });
    expect(answer.statusCode, answer.body).toBe(200);
    expect(answer.body).toMatch(/Sakhubai|Kisan|Baban/);
    expect(marksIn(answer.json())).toEqual([]);
  });

  test('in the messages of writes', () => {
    expect(messages.join('\n')).toMatch(/Sakhubai[\s\S]*Kisan[\s\S]*Baban/);
    expect(messages.filter((message) => markedName.test(message))).toEqual([]);
  });

  test('in refusals', async () => {
    const again = { ...addPayload, firstName: 'Sakhubai', middleName: '', lastName: noLastName, profilePicture: '' };
    const registered = await rest.send('addFarmer', { token, body: again });
    expect(registered.statusCode).toBe(409);
    expect(registered.json().message).toBe('Sakhubai with the phone number 9876543210 is already registered');
    const changed = await rest.send('updateFarmer', { token, body: { id: ids['farmerId'], version: 1, lastName: 'Gite' } });
    expect(changed.statusCode).toBe(409);
    expect(marksIn(changed.json())).toEqual([]);
  });
});

const everywhere = { taluka: '', district: '', state: '', searchText: '' };
describe.each([
  ['exportFarmerByArea', everywhere],
  ['exportDealerByArea', everywhere],
  ['exportAttendance', {}],
  ['exportMeetings', {}],
  ['exportInvoices', {}],
  ['exportQRCodeUses', {}],
  ['exportAuditEvents', {}],
  ['exportPayrollMonth', { month: 11, year: 2026 }],
] as const)('%s', (call, body) => {
  test('contains the people in its rows and the mark in no cell', async () => {
    const answer = await rest.send(call, { token, body: { ...body, format: 'CSV' } });
    expect(answer.statusCode, answer.body).toBe(200);
    expect(answer.body).toMatch(/Sakhubai|Kisan|Baban/);
    expect(answer.body.split(/\r\n|,/).filter((cell) => cell === noLastName || markedName.test(cell))).toEqual([]);
    const lines = await rest.send(call, { token, body: { ...body, format: 'JSON_LINES' } });
    expect(lines.body).not.toContain(`"${noLastName}"`);
  });
});

test.each(['sakhubai', 'sakhubai .', '. sakhubai'])('a search for "%s" finds the person', async (searchText) => {
  const answer = await rest.send('searchFarmerByArea', { token, body: { ...everywhere, searchText } });
  expect(answer.json().data).toHaveLength(1);
});
