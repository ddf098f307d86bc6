import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { Compile } from 'typebox/compile';
import { describe, expect, test } from 'vitest';
import { totalCountHeader } from '../../contract/call.ts';
import { employees as contract } from '../../contract/employees.ts';
import type { RoleName } from '../../contract/fields.ts';
import { employees } from '../database/tables/employees.ts';
import { addPerson, shareTestServer } from '../testing/test-server.ts';

const ids: Record<string, string> = {};
const tokens: Record<string, string> = {};
const people: Readonly<Record<string, readonly RoleName[]>> = {
  admin: ['ROLE_ADMIN'],
  moderator: ['ROLE_MODERATOR'],
  both: ['ROLE_USER', 'ROLE_MODERATOR'],
  ...Object.fromEntries(Array.from({ length: 23 }, (_, index) => [`user${index}`, ['ROLE_USER']])),
};

const rest = await shareTestServer();
for (const [username, roles] of Object.entries(people)) ids[username] = await addPerson(rest.database, username, roles);
for (const username of ['admin', 'moderator', 'user0']) tokens[username] = await rest.signIn(username);

const list = (as: string, query: Readonly<Record<string, string>>) => rest.send('fetchAllEmployeeByPage', { token: tokens[as], query });
const page = (pageNumber: number, pageSize: number, roles = 'user') => ({ pageNumber: String(pageNumber), pageSize: String(pageSize), roles });
const namesOn = async (as: string, query: Readonly<Record<string, string>>): Promise<string[]> =>
  (await list(as, query)).json().data.map(({ firstName }: { firstName: string }) => firstName);

describe('the list of employees', () => {
  test('has the documented envelope and the total in a header', async () => {
    const answer = await list('moderator', page(0, 10));
    expect(answer.statusCode).toBe(200);
    expect(answer.json().status).toBe(true);
    expect(Compile(contract.fetchAllEmployeeByPage.response).Check(answer.json().data)).toBe(true);
    expect(answer.json().data).toHaveLength(10);
    expect(answer.headers[totalCountHeader]).toBe('23');
  });

  test('contains the people who have one of the roles, each once', async () => {
    expect(await namesOn('admin', page(0, 100, 'mod,admin'))).toEqual(['admin', 'moderator', 'both']);
    expect(await namesOn('admin', page(0, 100, 'user, mod'))).toEqual(['moderator', 'both', ...Object.keys(people).slice(3)]);
    expect(await namesOn('admin', page(0, 100, 'ROLE_ADMIN'))).toEqual(['admin']);
  });

  test('shows moderators nobody with roles beyond user', async () => {
    expect(await namesOn('moderator', page(0, 100))).not.toContain('both');
    expect(await namesOn('admin', page(0, 100))).toContain('both');
  });

  test.each(['mod', 'admin', 'user,mod', 'mod,admin'])('with roles beyond user is for administrators: %s', async (roles) => {
    expect((await list('moderator', page(0, 10, roles))).statusCode).toBe(403);
    expect((await list('admin', page(0, 10, roles))).statusCode).toBe(200);
  });

  test('can be filtered by present and former names of an area', async () => {
    await rest.database
      .update(employees)
      .set({ state: 'Maharashtra', district: 'Chhatrapati Sambhajinagar', taluka: 'Paithan' })
      .where(eq(employees.id, ids['user3'] ?? ''));
    for (const area of [
      { state: 'maharashtra', district: 'Aurangabad' },
      { district: 'Aurangabad', taluka: 'paithan' },
      { state: 'Maharashtra', district: 'Chhatrapati Sambhajinagar', taluka: 'Paithan' },
    ])
      expect(await namesOn('admin', { ...page(0, 10), ...area })).toEqual(['user3']);
    expect(await namesOn('admin', { ...page(0, 10), state: 'Bihar', district: 'Aurangabad' })).toEqual([]);
  });

  test('in pages of any size equals the whole list without duplicates or gaps', async () => {
    const whole = await namesOn('admin', page(0, 100));
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 1, max: 30 }), async (size) => {
        const pages: string[][] = [];
        for (let number = 0; number <= Math.ceil(whole.length / size); number += 1) pages.push(await namesOn('admin', page(number, size)));
        expect(pages.flat()).toEqual(whole);
        expect(pages.at(-1)).toEqual([]);
      }),
      { numRuns: 12 },
    );
  });

  test.each([
    [page(-1, 10), 'pageNumber must not be less than 0'],
    [page(0, 0), 'pageSize must not be less than 1'],
    [page(0, 101), 'pageSize must not be more than 100'],
    [{ ...page(0, 10), pageNumber: 'first' }, 'pageNumber has to be a whole number'],
    [{ ...page(0, 10), pageSize: '1.5' }, 'pageSize has to be a whole number'],
    [{ pageNumber: '0', pageSize: '10' }, 'roles is required'],
    [page(0, 10, ''), 'roles has to be a comma-separated list of user, mod, admin'],
    [page(0, 10, 'user,boss'), 'roles has to be a comma-separated list of user, mod, admin'],
  ])('refuses %o', async (query, message) => {
    const answer = await list('admin', query);
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ status: false, message });
  });
});

describe('one employee', () => {
  const get = (as: string, userId: string) => rest.send('fetchEmployeeById', { token: tokens[as], query: { userId } });

  test('is found by id', async () => {
    const answer = await get('moderator', ids['user7'] ?? '');
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toMatchObject({ status: true, data: { id: ids['user7'], firstName: 'user7' } });
    expect(Compile(contract.fetchEmployeeById.response).Check(answer.json().data)).toBe(true);
  });

  test('with roles beyond user is for administrators', async () => {
    expect((await get('moderator', ids['both'] ?? '')).statusCode).toBe(403);
    expect((await get('admin', ids['both'] ?? '')).statusCode).toBe(200);
  });

  test.each(['999999', '0', '-1', 'meera', '1;2', '9'.repeat(40)])('that does not exist is a 404: %s', async (userId) => {
    const answer = await get('admin', userId);
    expect(answer.statusCode).toBe(404);
    expect(answer.json()).toMatchObject({ status: false, message: 'There is no such employee' });
  });
});
