/** One person, written in every usual way: each call that stores a phone number stores its ten digits, and each call that looks for a text finds the person. */
import { describe, expect, test } from 'vitest';
import { dealers, farmers } from './database/tables/customers.ts';
import { invoices } from './database/tables/invoices.ts';
import { meetings } from './database/tables/meetings.ts';
import { qrUsers, warehouses } from './database/tables/qr.ts';
import { addPayload } from './testing/add-payload.ts';
import { addCustomerRow } from './testing/customers.ts';
import { addPerson, shareTestServer, type TestServer, testPassword } from './testing/test-server.ts';

const phone = '9822041744';
const phones = [
  phone,
  '98220 41744',
  '+91-98220-41744',
  '+91 98220 41744',
  '0091 98220 41744',
  '(+91) 98220 41744',
  '919822041744',
  '09822041744',
  '98220\u201141744',
  '98220\u221241744',
  '98220.41744',
  '९८२२०४१७४४',
  '\uFF19\uFF18\uFF12\uFF12\uFF10\uFF14\uFF11\uFF17\uFF14\uFF14',
  '\u2068+91 98220 41744\u2069',
  ' 98220\u00A041744\u200B ',
];
/** Spellings of a label, which no sign-in takes: a user name may begin with such a word. */
const labelled = ['tel:+919822041744', 'Mob. 98220 41744'];
const names = [
  'Savio D’Souza',
  "savio d'souza",
  'SAVIO DʼSOUZA',
  'Sa\u200Bvio  D´Souza',
  '\u202ASavio\u00A0D’Souza\u202C',
  'Sávio D’Souza',
  '\uFF33avio D\uFF07Souza',
];
const ids: Record<string, string> = {};

const rest = await shareTestServer();
const { database } = rest;
const { token } = await rest.addAndSignIn('admin', ['ROLE_ADMIN'], { firstName: 'Vinod' });
const savio = { firstName: 'Savio', lastName: 'D’Souza', phone };
ids['employee'] = await addPerson(database, 'savio', ['ROLE_USER'], savio);
const createdBy = ids['employee'];
await addPerson(database, 'other', ['ROLE_USER'], { firstName: 'Nilesh', phone: '9561309872' });
ids['farmer'] = await addCustomerRow(database, farmers, 'Savio', { createdBy, lastName: 'D’Souza', phone });
ids['dealer'] = await addCustomerRow(database, dealers, 'Savio', { createdBy, lastName: 'D’Souza', phone });
await addCustomerRow(database, farmers, 'Ganesh', { createdBy, phone: '9822000001' });
await addCustomerRow(database, dealers, 'Ganesh', { createdBy, phone: '9822000001' });
const createdAt = '2026-11-07T04:30:00.000Z';
ids['meeting'] = '5131';
ids['invoice'] = '187';
await database.insert(meetings).values([{ id: '5131', createdBy, employeeId: createdBy, farmerId: ids['farmer'], createdAt }]);
await database.insert(warehouses).values({ id: '1', name: 'Akola Depot' });
await database.insert(invoices).values([{ id: '187', createdAt, dealerId: ids['dealer'], warehouseId: '1', scannedBy: createdBy }]);
const [user] = await database
  .insert(qrUsers)
  .values({ firstName: 'Savio', lastName: 'D’Souza', phone, createdAt, updatedAt: createdAt })
  .returning({ id: qrUsers.id });
ids['qrUser'] = user?.id ?? '';

const page = { pageNumber: '0', pageSize: '10' };
const area = { taluka: '', district: '', state: '' };

async function answerOf(call: string, request: Parameters<TestServer['send']>[1]): Promise<unknown> {
  const answer = await rest.send(call, { token, ...request });
  expect([call, answer.statusCode, answer.statusCode === 200 ? '' : answer.body]).toEqual([call, 200, '']);
  return answer.json();
}

/** All values of a key, however deep. */
function valuesOf(key: string, value: unknown): unknown[] {
  if (Array.isArray(value)) return value.flatMap((item: unknown) => valuesOf(key, item));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) => (name === key ? [inner] : valuesOf(key, inner)));
}

const found = async (key: string, call: string, request: Parameters<TestServer['send']>[1]) => [...new Set(valuesOf(key, await answerOf(call, request)))];

type Find = readonly [site: string, expected: string, find: (text: string) => Promise<unknown[]>];

/** Calls that look for people by their name or phone number. */
const byNameOrPhone: readonly Find[] = [
  ['farmers of an area', 'farmer', (searchText) => found('farmerId', 'searchFarmerByArea', { body: { ...area, searchText } })],
  ['dealers of an area', 'dealer', (searchText) => found('dealerId', 'searchDealerByArea', { body: { ...area, searchText } })],
  ['employees', 'employee', (search) => found('id', 'fetchAllEmployeeByPage', { query: { ...page, roles: 'user', search } })],
  [
    'meetings by whom they are with',
    'meeting',
    (search) => found('meetingId', 'getAllFarmerMeetingCreatedByPage', { query: { ...page, everyone: 'true', search } }),
  ],
  ['meetings by who goes', 'meeting', (assignee) => found('meetingId', 'getAllFarmerMeetingCreatedByPage', { query: { ...page, everyone: 'true', assignee } })],
  ['invoices', 'invoice', (dealer) => found('invoiceId', 'fetchInvoice', { query: { month: '11', year: '2026', page: '0', size: '10', dealer } })],
  ['anything', 'farmer', (text) => found('farmerId', 'findAnything', { body: { text, size: 3 } })],
];

const byPhone: readonly Find[] = [
  [
    'whether a farmer is registered',
    'farmer',
    (phoneNumber) => found('id', 'fetchRegisteredFarmers', { body: { people: [{ firstName: 'savio', lastName: "d'souza", phoneNumber }] } }),
  ],
  [
    'whether a dealer is registered',
    'dealer',
    (phoneNumber) => found('id', 'fetchRegisteredDealers', { body: { people: [{ firstName: 'savio', lastName: "d'souza", phoneNumber }] } }),
  ],
  ['points', 'qrUser', (phoneNumber) => found('id', 'fetchQRPoints', { query: { phoneNumber } })],
];

const byName: readonly Find[] = [
  [
    'whether a farmer is registered',
    'farmer',
    (name) => {
      const second = name.search(/d.s/i);
      const [firstName, lastName] = [name.slice(0, second), name.slice(second)];
      return found('id', 'fetchRegisteredFarmers', { body: { people: [{ firstName, lastName, phoneNumber: phone }] } });
    },
  ],
];

describe('the phone number in each spelling finds its owner in', () => {
  test.each([...byNameOrPhone, ...byPhone])('%s', { tags: 'slow' }, async (_site, expected, find) => {
    for (const text of [...phones, ...labelled]) expect([text, await find(text)]).toEqual([text, [ids[expected]]]);
  });

  test('the sign-in', async () => {
    for (const username of phones) {
      expect([username, (await rest.send('signIn', { body: { username, password: testPassword } })).statusCode]).toEqual([username, 200]);
    }
  });
});

describe('the name in each spelling finds its owner in', () => {
  test.each([...byNameOrPhone, ...byName])('%s', async (_site, expected, find) => {
    for (const text of names) expect([text, await find(text)]).toEqual([text, [ids[expected]]]);
  });

  test('the audit', async () => {
    await rest.send('signIn', { body: { username: 'savio', password: testPassword } });
    for (const person of names) {
      expect([person, await found('actorId', 'fetchAuditEvents', { query: { ...page, person } })]).toEqual([person, [ids['employee']]]);
    }
  });
});

describe('the phone number in each spelling is stored as ten digits by', () => {
  /** The spellings with another number in each, since employees share none. @param first the last two digits of the first number */
  const spelledFrom = (first: number) =>
    [...phones, ...labelled].map((text, at) => {
      const last = String(first + at).padStart(2, '0');
      return { text: text.replace(/(?:44|४४|\uFF14\uFF14)(?=\D*$)/, last), digits: `98220417${last}`, name: `Kiran${last}` };
    });

  test.each([
    ['addFarmer', 'searchFarmerByArea', 'fetchFarmerById', 'farmerId'],
    ['addDealer', 'searchDealerByArea', 'fetchDealerById', 'dealerId'],
  ])('%s, and the WhatsApp number too', { tags: 'slow' }, async (add, search, read, key) => {
    for (const { text, digits, name } of spelledFrom(0)) {
      await answerOf(add, { body: { ...addPayload, firstName: name, phoneNumber: text, whatsAppMobile: text } });
      const [id] = await found(key, search, { body: { ...area, searchText: `${name} Patil` } });
      const record = await answerOf(read, { query: { id: String(id) } });
      expect([text, valuesOf('phoneNumber', record), valuesOf('whatsAppMobile', record)]).toEqual([text, [digits], [digits]]);
    }
  });

  const employee = async (search: string) => {
    const read = await answerOf('fetchAllEmployeeByPage', { query: { ...page, roles: 'user', search } });
    return [valuesOf('phoneNumber', read), valuesOf('email', read)];
  };

  test('addUser, and the e-mail address without what surrounds it', async () => {
    for (const { text, digits, name } of spelledFrom(0)) {
      const email = `${name}@demo.example`;
      await answerOf('addUser', { body: { ...addPayload, firstName: name, phoneNumber: text, email: `mailto:\u200B${email}` } });
      expect([text, ...(await employee(`${name} Patil`))]).toEqual([text, [digits], [email]]);
    }
  });

  test('signUp', { tags: 'slow' }, async () => {
    const { phoneNumber: _, ...person } = addPayload;
    const password = { password: testPassword, confirmPassword: testPassword };
    for (const { text, digits, name } of spelledFrom(20)) {
      const email = `${name}@demo.example`;
      await answerOf('signUp', { body: { ...person, ...password, firstName: name, mobileNumber: text, username: name, email: `Kiran <${email}>`, role: [] } });
      expect([text, ...(await employee(`${name} Patil`))]).toEqual([text, [digits], [email]]);
    }
  });

  test('updateProfile', async () => {
    const own = await rest.signIn('other');
    for (const { text, digits } of spelledFrom(50)) {
      await answerOf('updateProfile', { token: own, body: { phoneNumber: text } });
      expect([text, (await employee('Nilesh'))[0]]).toEqual([text, [digits]]);
    }
  });
});
