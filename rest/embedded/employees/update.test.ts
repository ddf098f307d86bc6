/** Changes of an employee by an administrator: the record, the roles, and the link for a new password. */
import { asc, eq } from 'drizzle-orm';
import { Compile } from 'typebox/compile';
import { describe, expect, test } from 'vitest';
import { employees as contract } from '../../contract/employees.ts';
import { auditEvents } from '../database/tables/audit.ts';
import { employeeChanges, employees } from '../database/tables/employees.ts';
import { addPayload } from '../testing/add-payload.ts';
import { addPerson, shareTestServer } from '../testing/test-server.ts';

const rest = await shareTestServer();
const { ids, tokens } = await rest.addPeople({ admin: ['ROLE_ADMIN'], deputy: ['ROLE_ADMIN'], moderator: ['ROLE_MODERATOR'] }, (name) => ({
  email: `${name}@demo.example`,
}));

let people = 0;
/** Returns a plain employee without changes. */
async function someone() {
  people += 1;
  const own = { email: `someone${people}@demo.example`, phone: `98000000${String(people).padStart(2, '0')}` };
  return { id: await addPerson(rest.database, `someone${people}`, ['ROLE_USER'], own), email: own.email, phoneNumber: own.phone };
}

const update = (as: string, userId: string, change: object = {}) =>
  rest.send('updateUser', { token: tokens[as], body: { ...addPayload, roles: ['user'], userId, ...change } });
const rolesOf = async (id: string | undefined) =>
  (
    await rest.database
      .select()
      .from(employees)
      .where(eq(employees.id, id ?? '0'))
  )[0]?.roles;
const eventsAbout = async (id: string) =>
  (await rest.database.select().from(auditEvents).where(eq(auditEvents.subjectId, id)).orderBy(asc(auditEvents.id))).map(({ action, actorId, detail }) => ({
    action,
    actorId,
    detail,
  }));

describe('changing an employee', () => {
  test('stores the new values, keeps the previous ones with the author, and records the change in the audit log', async () => {
    const { id, ...own } = await someone();
    const answer = await update('admin', id, { ...own, firstName: 'Sunita', roles: ['user', 'mod'] });
    expect(answer.statusCode).toBe(200);
    expect(Compile(contract.updateUser.response).Check(answer.json().data)).toBe(true);
    expect(answer.json().data).toMatchObject({ id, firstName: 'Sunita', roles: ['ROLE_USER', 'ROLE_MODERATOR'], email: own.email });
    const [kept] = await rest.database.select().from(employeeChanges).where(eq(employeeChanges.employeeId, id));
    expect(kept).toMatchObject({ changedBy: ids['admin'], before: { roles: ['ROLE_USER'], street: null } });
    expect(kept?.before).not.toHaveProperty('email');
    expect(await eventsAbout(id)).toEqual([
      {
        action: 'EMPLOYEE_CHANGED',
        actorId: ids['admin'],
        detail: 'firstName,middleName,street,village,state,district,taluka,pinCode,dob,gender,roles',
      },
      { action: 'ROLES_CHANGED', actorId: ids['admin'], detail: 'ROLE_USER,ROLE_MODERATOR' },
    ]);
  });

  test('keeps absent fields, also empty ones, and the list has the version', async () => {
    const { id, ...own } = await someone();
    const put = async (change: object) => rest.send('updateUser', { token: tokens['admin'], body: { userId: id, ...change } });
    expect((await put({ lastName: 'Shinde' })).json().data).toMatchObject({ ...own, lastName: 'Shinde', roles: ['ROLE_USER'], dob: null, version: 2 });
    expect((await put({ roles: ['mod'] })).json().data).toMatchObject({ ...own, lastName: 'Shinde', roles: ['ROLE_MODERATOR'], version: 3 });
    expect((await put({ email: '' })).json()).toMatchObject({ message: 'Email is required', field: 'email' });
    const query = { pageNumber: '0', pageSize: '10', roles: 'user,mod', ids: id };
    expect((await rest.send('fetchAllEmployeeByPage', { token: tokens['admin'], query })).json().data).toMatchObject([{ id, version: 3 }]);
  });

  test('without a difference changes and records nothing', async () => {
    const { id, ...own } = await someone();
    await update('admin', id, own);
    const events = await eventsAbout(id);
    expect((await update('admin', id, own)).statusCode).toBe(200);
    expect(await eventsAbout(id)).toEqual(events);
    expect(await rest.database.$count(employeeChanges, eq(employeeChanges.employeeId, id))).toBe(1);
  });

  test('never overwrites a newer version, also for concurrent requests', async () => {
    const { id, ...own } = await someone();
    const read = async () => (await rest.send('fetchEmployeeById', { token: tokens['admin'], query: { userId: id } })).json().data;
    expect(await read()).toMatchObject({ version: 1, lastChange: null });
    const answers = await Promise.all([
      update('admin', id, { ...own, version: 1, firstName: 'Sunita' }),
      update('deputy', id, { ...own, version: 1, firstName: 'Vanita' }),
    ]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    const [done, refused] = answers[0].statusCode === 200 ? answers : [answers[1], answers[0]];
    const by = answers[0].statusCode === 200 ? 'admin' : 'deputy';
    expect(done.json().data).toMatchObject({ version: 2, lastChange: { id: ids[by], at: '2026-11-20T10:00:00.000+05:30' } });
    expect(Compile(contract.updateUser.response).Check(done.json().data)).toBe(true);
    expect(refused.json().message).toMatch(/ has changed this meanwhile\. Nothing of yours was saved: read it again first$/);
    expect(await read()).toEqual(done.json().data);
  });

  test('of an unknown version is refused, and without a version is not checked', async () => {
    const { id, ...own } = await someone();
    expect((await update('admin', id, { ...own, version: 7 })).json().message).toBe('version has to be the one that was read');
    expect((await update('admin', id, own)).json().data).toMatchObject({ version: 2 });
    expect((await update('deputy', id, { ...own, firstName: 'Vanita' })).json().data).toMatchObject({ version: 3, lastChange: { id: ids['deputy'] } });
  });

  test('by the employees themselves counts as well', async () => {
    const { id, ...own } = await someone();
    const token = await rest.signIn(`someone${people}`);
    expect((await rest.send('updateProfile', { token, body: { ...addPayload, ...own } })).statusCode).toBe(200);
    expect((await update('admin', id, { ...own, version: 1 })).statusCode).toBe(409);
  });

  test('of the e-mail address invalidates links that were mailed to the former one', async () => {
    const { id, ...own } = await someone();
    const { setPasswordToken } = (await rest.send('makePasswordLink', { token: tokens['admin'], body: { userId: id } })).json();
    await update('admin', id, { ...own, email: `new-${own.email}` });
    const password = 'violet-harvest-43';
    const used = await rest.send('resetPassword', { body: { token: setPasswordToken, password, confirmPassword: password } });
    expect(used.json()).toMatchObject({ status: false, message: 'This link has expired or a newer one was made, ask for a new one' });
  });

  test('to identifiers of another person is refused, and stores nothing', async () => {
    const { id, phoneNumber } = await someone();
    const refused = await update('admin', id, { phoneNumber, email: 'Deputy@demo.example' });
    expect([refused.statusCode, refused.json().message]).toEqual([409, 'Email is already in use']);
    expect(await rest.database.$count(employeeChanges, eq(employeeChanges.employeeId, id))).toBe(0);
    expect(await eventsAbout(id)).toEqual([]);
  });

  test.each([
    [{ pinCode: '41100' }, 400, 'PIN code has to be 6 digits that do not begin with 0'],
    [{ roles: [] }, 400, 'roles has to be a comma-separated list of user, mod, admin'],
    [{ userId: 'nobody' }, 404, 'There is no such employee'],
  ])('with %j is refused with the field', async (change, status, message) => {
    const { id, ...own } = await someone();
    const refused = await update('admin', id, { ...own, ...change });
    expect([refused.statusCode, refused.json().message]).toEqual([status, message]);
  });

  test('is for administrators only', async () => {
    const { id, ...own } = await someone();
    expect((await update('moderator', id, own)).statusCode).toBe(403);
  });
});

describe('the role of administrator', () => {
  const asUser = (as: string, name: string) => update(as, ids[name] ?? '', { email: `${name}@demo.example`, phoneNumber: '9811111111', roles: ['user'] });

  test('cannot be removed by its owner', async () => {
    const refused = await asUser('admin', 'admin');
    expect([refused.statusCode, refused.json().message]).toEqual([409, 'You cannot take away your own role of administrator']);
  });

  test('stays with one of two administrators who remove it from each other at once', async () => {
    for (let round = 0; round < 5; round += 1) {
      await Promise.all([asUser('admin', 'deputy'), asUser('deputy', 'admin')]);
      expect([...((await rolesOf(ids['admin'])) ?? []), ...((await rolesOf(ids['deputy'])) ?? [])]).toContain('ROLE_ADMIN');
      for (const name of ['admin', 'deputy'])
        await rest.database
          .update(employees)
          .set({ roles: ['ROLE_ADMIN'], phone: null })
          .where(eq(employees.id, ids[name] ?? ''));
    }
  });
});

describe('a link to a new password', () => {
  const make = (as: string, userId: string) => rest.send('makePasswordLink', { token: tokens[as], body: { userId } });
  const password = 'violet-harvest-43';
  const use = (token: string) => rest.send('resetPassword', { body: { token, password, confirmPassword: password } });

  test('sets the password, invalidates earlier links, states its end, and is in the audit log', async () => {
    const { id } = await someone();
    const [first, second] = [await make('admin', id), await make('admin', id)];
    expect(Compile(contract.makePasswordLink.response).Check(second.json())).toBe(true);
    expect(second.json()).toMatchObject({
      message: expect.stringMatching(/^A link to set a password is made for /),
      expiresAt: '2026-11-27T10:00:00.000+05:30',
    });
    expect((await use(first.json().setPasswordToken)).statusCode).toBe(400);
    expect((await use(second.json().setPasswordToken)).statusCode).toBe(200);
    expect((await eventsAbout(id)).map(({ action }) => action)).toEqual(['PASSWORD_LINK_MADE', 'PASSWORD_LINK_MADE']);
  });

  test('is valid for seven days', async () => {
    const { id } = await someone();
    const { setPasswordToken, expiresAt } = (await make('deputy', id)).json();
    rest.pass(Date.parse(expiresAt) - Date.parse('2026-11-20T04:30:00.000Z'));
    expect((await use(setPasswordToken)).json().message).toMatch(/has expired/);
    for (const name of Object.keys(tokens)) tokens[name] = await rest.signIn(name);
  });

  test('is not created for inactive or unknown people, nor by a moderator', async () => {
    const { id } = await someone();
    await rest.database.update(employees).set({ active: false }).where(eq(employees.id, id));
    expect((await make('admin', id)).json().message).toMatch(/is inactive and gets no link to set a password$/);
    expect((await make('admin', '999999')).statusCode).toBe(404);
    expect((await make('moderator', id)).statusCode).toBe(403);
  });
});
