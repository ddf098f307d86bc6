import { Compile } from 'typebox/compile';
import { describe, expect, test } from 'vitest';
import { search as contract } from '../../contract/search.ts';
import { dealers, farmers } from '../database/tables/customers.ts';
import { invoices } from '../database/tables/invoices.ts';
import { meetings } from '../database/tables/meetings.ts';
import { warehouses } from '../database/tables/qr.ts';
import { addCustomerRow } from '../testing/customers.ts';
import { addPerson, shareTestServer } from '../testing/test-server.ts';

const tokens: Record<string, string> = {};

const rest = await shareTestServer();
const { database } = rest;
const createdBy = await addPerson(database, 'moderator', ['ROLE_MODERATOR'], { firstName: 'Asha', lastName: 'Chavan', phone: '9561309871' });
await addPerson(database, 'admin', ['ROLE_ADMIN'], { firstName: 'Vinod', lastName: 'Rane' });
await addPerson(database, 'user', ['ROLE_USER'], { firstName: 'Nilesh', lastName: 'Chavan', phone: '9561309872' });
for (const username of ['moderator', 'admin', 'user']) tokens[username] = await rest.signIn(username);

const farmer = (firstName: string, lastName: string, more: object = {}) => addCustomerRow(database, farmers, firstName, { createdBy, lastName, ...more });
await farmer('तानाजी', 'चव्हाण', { phone: '9371463800', village: 'Sonegaon' });
await farmer('Tanaji', 'Chavan', { middleName: 'Bhimrao', phone: '9730122846' });
await farmer('तानाजी', 'चौहान', { phone: '8805140977' });
await farmer('Ganesh', 'Shinde', { phone: '9822000001' });
await farmer('क्\u200Dषीतिज', 'झेंडे', { phone: '9822041744' });
await addCustomerRow(database, dealers, 'Tanaji Chavan', { createdBy, lastName: 'Krushi Kendra', phone: '9422271803' });
await database.insert(warehouses).values({ id: '1', name: 'Akola Depot' });
const createdAt = '2026-11-07T04:30:00.000Z';
await database.insert(invoices).values([{ id: '187', createdAt, dealerId: '1', warehouseId: '1', scannedBy: createdBy }]);
await database.insert(meetings).values([
  { id: '5131', createdBy, employeeId: createdBy, farmerId: '1', createdAt },
  { id: '5132', createdBy, employeeId: createdBy, farmerId: '3', createdAt },
  { id: '5133', createdBy, employeeId: createdBy, farmerId: '4', createdAt },
]);

interface Hit {
  readonly row: Readonly<Record<string, unknown>>;
  readonly likeness: string;
}

const ask = (text: string, { size = 3, as = 'moderator' } = {}) => rest.send('findAnything', { token: tokens[as], body: { text, size } });

async function find(text: string, options?: Parameters<typeof ask>[1]) {
  const answer = (await ask(text, options)).json().data;
  expect(Compile(contract.findAnything.response).Check(answer)).toBe(true);
  const ids = (kind: string, id: string) => answer[kind].hits.map(({ row, likeness }: Hit) => `${row[id]} ${likeness}`);
  return {
    answer,
    farmers: ids('farmers', 'farmerId'),
    dealers: ids('dealers', 'dealerId'),
    employees: answer.employees.hits.map(({ row, likeness }: Hit) => `${row['firstName']} ${likeness}`),
    meetings: ids('meetings', 'meetingId'),
    invoices: ids('invoices', 'invoiceId'),
  };
}

test('finds people by name in either script, then people whose name sounds alike, their meetings and their invoices', async () => {
  const { answer, ...found } = await find('tanaji chavan');
  expect(found).toEqual({
    farmers: ['2 SAME', '1 SAME', '3 SOUNDS_ALIKE'],
    dealers: ['1 SAME'],
    employees: ['Nilesh ONE_WORD'],
    meetings: ['5131 SAME'],
    invoices: ['187 SAME'],
  });
  expect(answer.farmers).toMatchObject({ total: 3, cut: false });
  expect(answer.farmers.hits[1]).toMatchObject({ matchedWords: ['तानाजी', 'चव्हाण'], latinName: 'Tanaji Chavhan' });
  expect(answer.meetings.hits[0]).toMatchObject({ matchedWords: ['तानाजी', 'चव्हाण'], row: { status: 'SCHEDULED' } });
});

test('finds Latin names by a name in Devanagari', async () => {
  expect((await find('तानाजी चव्हाण')).farmers).toEqual(['2 SAME', '1 SAME', '3 SOUNDS_ALIKE']);
});

test.each(['Shri Tanaji Chavan', 'tanaji chavan shirur', 'Xy Tanaji Chavan'])(
  'finds those with all other words of %s, before those with one of them',
  async (text) => {
    expect((await find(text)).farmers).toEqual(['2 ONE_WORD', '1 ONE_WORD']);
  },
);

test.each([
  ['93714', { farmers: ['1 SAME'] }],
  ['+91 93714 63800', { farmers: ['1 SAME'] }],
  ['98220-41744', { farmers: ['5 SAME'] }],
  ['919822041744', { farmers: ['5 SAME'] }],
  ['९८२२०४१७४४', { farmers: ['5 SAME'] }],
  ['(98220) 41744', { farmers: ['5 SAME'] }],
  ['क्षीतिज', { farmers: ['5 SAME'] }],
  ['5132', { meetings: ['5132 SAME'] }],
  ['187', { invoices: ['187 SAME'] }],
  ['sonegaon', { farmers: ['1 SAME'] }],
  ['सोनेगाव', { farmers: ['1 SAME'] }],
  ['95613', { employees: ['Nilesh SAME'] }],
])('the digits or the village %s finds %o', async (text, expected) => {
  expect(await find(text)).toMatchObject(expected);
});

test('returns up to the requested number, and the total', async () => {
  const { answer, farmers: found } = await find('tanaji', { size: 1 });
  expect(found).toEqual(['3 SAME']);
  expect(answer.farmers).toMatchObject({ total: 3, cut: false });
});

describe('the caller', () => {
  test('sees only employees of the own lists: an administrator sees all, a moderator those without further roles', async () => {
    expect((await find('chavan', { as: 'admin' })).employees).toEqual(['Asha SAME', 'Nilesh SAME']);
    expect((await find('chavan')).employees).toEqual(['Nilesh SAME']);
  });

  test('must be a moderator', async () => {
    expect((await ask('chavan', { as: 'user' })).statusCode).toBe(403);
  });
});

test('finds nothing for an empty text and for unknown names', async () => {
  for (const text of ['', '   ', 'zzzz', '%', '~', "' or 1=1 --"]) {
    const { answer: _, ...found } = await find(text);
    expect(found).toEqual({ farmers: [], dealers: [], employees: [], meetings: [], invoices: [] });
  }
});

test.each([
  [{ text: 'a'.repeat(101), size: 3 }, 'text must not have more than 100 characters'],
  [{ text: 'a', size: 0 }, 'size'],
  [{ text: 'a', size: 21 }, 'size'],
])('refuses %o', async (body, message) => {
  const answer = await rest.send('findAnything', { token: tokens['moderator'], body });
  expect(answer.statusCode).toBe(400);
  expect(answer.json().message).toContain(message);
});
