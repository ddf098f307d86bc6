import { eq } from 'drizzle-orm';
import { Compile } from 'typebox/compile';
import { describe, expect, test } from 'vitest';
import { totalCountHeader } from '../../contract/call.ts';
import { calls } from '../../contract/calls.ts';
import { addCustomers, customerCases } from '../testing/customer-cases.ts';
import { addPerson, shareTestServer } from '../testing/test-server.ts';

let token = '';
const ids = { moderator: '', other: '' };

/** Returns an instant for month, day and time in India. */
const at = (text: string) => new Date(`2026-${text}:00+05:30`).toISOString();
const matches = (name: string, payload: unknown) => Compile(calls.find((call) => call.name === name)?.response ?? {}).Check(payload);

const rest = await shareTestServer();
({ id: ids.moderator, token } = await rest.addAndSignIn('moderator', ['ROLE_MODERATOR']));
ids.other = await addPerson(rest.database, 'other');
for (const { kind, details } of customerCases) {
  await addCustomers(rest.database, kind, [
    { createdBy: ids.other, firstName: 'First', registerDate: at('10-31T23:59') },
    { createdBy: ids.moderator, firstName: 'Second', registerDate: at('11-01T00:00') },
    {
      createdBy: ids.other,
      firstName: 'Third',
      middleName: 'दादा',
      lastName: "D'Souza",
      phone: '9822012345',
      whatsAppPhone: '9822054321',
      village: 'Wadgaon',
      profilePicture: 'a.svg,b.svg',
      latitude: 18.5204,
      longitude: 73.8567,
      syncId: 'device-7',
      registerDate: at('11-30T23:59'),
      ...details,
    },
    { createdBy: ids.other, firstName: 'Fourth', registerDate: at('12-01T00:00') },
  ]);
}

describe.each(customerCases)('the list of $plural', ({ kind, calls: names, idField, detailsField }) => {
  const list = (call: 'all' | 'createdBy', query: Readonly<Record<string, string>> = {}) =>
    rest.send(names[call], { token, query: { pageNumber: '0', pageSize: '10', ...query } });
  const firstNames = async (call: 'all' | 'createdBy', query = {}) =>
    (await list(call, query)).json().map(({ profile }: { readonly profile: { readonly firstName: string } }) => profile.firstName);

  test('is an array, newest first, with the total in a header', async () => {
    const answer = await list('all');
    expect(answer.statusCode).toBe(200);
    expect(answer.headers[totalCountHeader]).toBe('4');
    expect(matches(names.all, answer.json())).toBe(true);
    expect(await firstNames('all')).toEqual(['Fourth', 'Third', 'Second', 'First']);
    expect(answer.json()[1]).toEqual({
      [idField]: expect.stringMatching(/^\d+$/),
      profile: { firstName: 'Third', lastName: "D'Souza", phoneNumber: '9822012345', profilePicture: 'a.svg,b.svg' },
      addressDetails: { street: 'Main road', village: 'Wadgaon', taluka: 'Haveli', district: 'Pune', state: 'Maharashtra', pinCode: '411001' },
      registerDate: '2026-11-30T23:59:00.000+05:30',
      version: 1,
      updatedDate: '2026-11-30T23:59:00.000+05:30',
      latitude: 18.5204,
      longitude: 73.8567,
      syncId: 'device-7',
      lastVisit: null,
      [detailsField]: '[{"name":"Onion","value":"3 acres"}]',
    });
  });

  test('is paged', async () => {
    expect(await firstNames('all', { pageSize: '3' })).toEqual(['Fourth', 'Third', 'Second']);
    expect(await firstNames('all', { pageSize: '3', pageNumber: '1' })).toEqual(['First']);
    expect(await firstNames('all', { pageSize: '3', pageNumber: '2' })).toEqual([]);
  });

  test('after a row is unchanged by new rows', async () => {
    const rows = (await list('all')).json();
    const behind = { afterId: rows[1][idField], pageSize: '1' };
    expect(await firstNames('all', behind)).toEqual(['Second']);
    expect(await firstNames('all', { ...behind, pageNumber: '1' })).toEqual(['First']);
    expect((await list('all', behind)).headers[totalCountHeader]).toBe('4');
    expect(await firstNames('all', { ...behind, userId: ids.other })).toEqual(['First']);
    expect((await list('all', { afterId: 'x' })).statusCode).toBe(400);
  });

  test('filtered by days of registration contains those between their midnights in India, in either order', async () => {
    const days = { registeredFrom: '2026-11-01', registeredTo: '2026-11-30' };
    expect(await firstNames('all', days)).toEqual(['Third', 'Second']);
    expect((await list('all', { ...days, pageSize: '1' })).headers[totalCountHeader]).toBe('2');
    expect(await firstNames('all', { ...days, order: 'OLDEST', pageSize: '1' })).toEqual(['Second']);
    expect(await firstNames('all', { ...days, userId: ids.other })).toEqual(['Third']);
    expect(await firstNames('all', { registeredFrom: '2026-12-01' })).toEqual(['Fourth']);
    expect(await firstNames('createdBy', { registeredTo: '2026-10-31', userId: ids.other })).toEqual(['First']);
    expect(await firstNames('all', { order: 'OLDEST', pageSize: '3', pageNumber: '1' })).toEqual(['Fourth']);
    const rows = (await list('all', days)).json();
    expect(await firstNames('all', { ...days, afterId: rows[0][idField] })).toEqual(['Second']);
    const refused = await list('all', { registeredFrom: '2026-11-02', registeredTo: '2026-11-01' });
    expect([refused.statusCode, refused.json().field]).toEqual([400, 'registeredFrom']);
  });

  test('changed since an instant contains those registered or changed then or later, in the order of the list', async () => {
    const [, , , first] = (await list('all')).json();
    const change = (updatedAt: string | null) => rest.database.update(kind.table).set({ updatedAt }).where(eq(kind.table.id, first[idField]));
    await change('2026-12-05T04:30:00.123Z');
    const since = (updatedSince: string, more = {}) => firstNames('all', { updatedSince, ...more });
    const changed = (await list('all', { updatedSince: '2026-12-05T10:00:00.123+05:30' })).json();
    expect(changed).toMatchObject([{ [idField]: first[idField], updatedDate: '2026-12-05T10:00:00.123+05:30' }]);
    expect(await since('2026-12-05T04:30:00.124Z')).toEqual([]);
    expect(await since(at('11-30T23:59'))).toEqual(['Fourth', 'Third', 'First']);
    expect(await since(at('11-30T23:59'), { order: 'OLDEST', pageSize: '2' })).toEqual(['First', 'Third']);
    expect((await list('all', { updatedSince: at('11-30T23:59'), pageSize: '1' })).headers[totalCountHeader]).toBe('3');
    expect(await since(at('11-01T00:00'), { userId: ids.moderator })).toEqual(['Second']);
    expect(await since(at('11-30T23:59'), { registeredTo: '2026-10-31' })).toEqual(['First']);
    const [fourth] = (await list('all')).json();
    expect(await since(at('11-30T23:59'), { afterId: fourth[idField], pageSize: '1' })).toEqual(['Third']);
    for (const wrong of ['yesterday', '2026-11-30', '1999-12-31T00:00:00Z', '0000-01-01T00:00:00Z', '2026-12-31T23:59:60Z']) {
      const refused = await list('all', { updatedSince: wrong });
      expect([wrong, refused.statusCode, refused.json().field]).toEqual([wrong, 400, 'updatedSince']);
    }
    await change(null);
  });

  test('with ids contains the existing ones, newest first, in pages', async () => {
    const rows = (await list('all')).json();
    const wanted = [rows[3][idField], '999999', rows[0][idField]].join(',');
    expect(await firstNames('all', { ids: wanted })).toEqual(['Fourth', 'First']);
    expect(await firstNames('all', { ids: wanted, pageSize: '1', pageNumber: '1' })).toEqual(['First']);
    expect((await list('all', { ids: wanted })).headers[totalCountHeader]).toBe('2');
    expect(await firstNames('createdBy', { ids: wanted, userId: ids.other })).toEqual(['Fourth', 'First']);
    expect((await list('all', { ids: '1;2' })).statusCode).toBe(400);
  });

  test('with a user id contains those registered by this employee', async () => {
    expect(await firstNames('all', { userId: ids.other })).toEqual(['Fourth', 'Third', 'First']);
    expect(await firstNames('createdBy', { userId: ids.other })).toEqual(['Fourth', 'Third', 'First']);
    expect((await list('all', { userId: ids.other })).headers[totalCountHeader]).toBe('3');
  });

  test('of registered ones without a user id contains those of the caller', async () => {
    expect(await firstNames('createdBy')).toEqual(['Second']);
  });

  test.each(['0', '999999', 'x', '', '9'.repeat(40)])('of an unknown employee is a 404: "%s"', async (userId) => {
    for (const which of ['all', 'createdBy'] as const) {
      const answer = await list(which, { userId });
      expect([answer.statusCode, answer.json()]).toMatchObject([404, { status: false, message: 'There is no such employee', field: 'userId' }]);
    }
  });
});

describe.each(customerCases)('the directory of $plural', ({ calls: names, idField }) => {
  const directory = (month: number, page = 0, size = 10) =>
    rest.send(names.directory, { token, query: { month: String(month), year: '2026', page: String(page), size: String(size) } });
  const namesOf = async (...request: Parameters<typeof directory>) =>
    (await directory(...request)).json().data.data.map(({ name }: { readonly name: string }) => name);

  test('contains those registered in a month of India, newest first', async () => {
    const answer = await directory(11);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers[totalCountHeader]).toBe('2');
    expect(matches(names.directory, answer.json().data.data)).toBe(true);
    const [, third] = (await rest.send(names.all, { token, query: { pageNumber: '0', pageSize: '10' } })).json();
    expect(answer.json()).toEqual({
      status: true,
      data: {
        data: [
          {
            id: third[idField],
            name: "Third दादा D'Souza",
            mobile: '9822012345',
            whatsAppMobile: '9822054321',
            state: 'Maharashtra',
            district: 'Pune',
            tahasil: 'Haveli',
            village: 'Wadgaon',
          },
          expect.objectContaining({ name: 'Second Patil', whatsAppMobile: null, village: null }),
        ],
      },
    });
    expect(await namesOf(10)).toEqual(['First Patil']);
    expect(await namesOf(12)).toEqual(['Fourth Patil']);
    expect(await namesOf(1)).toEqual([]);
  });

  test('is paged', async () => {
    expect([await namesOf(11, 0, 1), await namesOf(11, 1, 1), await namesOf(11, 2, 1)]).toEqual([["Third दादा D'Souza"], ['Second Patil'], []]);
  });
});
