import { eq } from 'drizzle-orm';
import { Compile } from 'typebox/compile';
import { describe, expect, test } from 'vitest';
import { employees as contract } from '../../contract/employees.ts';
import { sentence } from '../../contract/sentences.ts';
import { employees } from '../database/tables/employees.ts';
import { addPerson, shareTestServer } from '../testing/test-server.ts';

const rest = await shareTestServer();
const { tokens } = await rest.addPeople({ admin: ['ROLE_ADMIN'], deputy: ['ROLE_ADMIN'] }, (name) => ({ email: `${name}@demo.example` }));
await addPerson(rest.database, 'ravi', ['ROLE_USER'], { email: 'Ravi@demo.example', middleName: 'Vilas' });

const setActive = (as: string, email: string, activate: boolean) => rest.send('activateUser', { token: tokens[as], body: { email, activate } });
const isActive = async (username: string) => (await rest.database.select().from(employees).where(eq(employees.username, username)))[0]?.active;

describe('activating and deactivating', () => {
  test('deactivates and activates a person by e-mail address in any case, and returns the id', async () => {
    const off = await setActive('admin', ' ravi@DEMO.example ', false);
    expect(off.statusCode).toBe(200);
    expect(Compile(contract.activateUser.response).Check(off.json())).toBe(true);
    expect(off.json()).toEqual({ ...sentence('EMPLOYEE_DEACTIVATED', { name: 'ravi Vilas Patil' }), userId: expect.stringMatching(/^\d+$/) });
    expect(await isActive('ravi')).toBe(false);
    expect((await setActive('admin', 'ravi@demo.example', true)).json()).toEqual({
      ...sentence('EMPLOYEE_ACTIVATED', { name: 'ravi Vilas Patil' }),
      userId: expect.stringMatching(/^\d+$/),
    });
    expect(await isActive('ravi')).toBe(true);
  });

  test('ends the sessions of the person permanently', async () => {
    const token = await rest.signIn('ravi');
    await setActive('admin', 'ravi@demo.example', false);
    expect((await rest.send('userDetails', { token })).statusCode).toBe(401);
    await setActive('admin', 'ravi@demo.example', true);
    expect((await rest.send('userDetails', { token })).statusCode).toBe(401);
  });

  test('is idempotent', async () => {
    const answers = [await setActive('admin', 'ravi@demo.example', false), await setActive('admin', 'ravi@demo.example', false)];
    expect(answers.map((answer) => [answer.statusCode, answer.body])).toEqual([
      [200, answers[0]?.body],
      [200, answers[0]?.body],
    ]);
    await setActive('admin', 'ravi@demo.example', true);
  });

  test('refuses to change the caller', async () => {
    const refused = await setActive('admin', 'admin@demo.example', false);
    expect(refused.statusCode).toBe(409);
    expect(refused.json()).toMatchObject({ status: false, message: 'You cannot deactivate yourself' });
    expect((await setActive('admin', 'admin@demo.example', true)).statusCode).toBe(200);
  });

  test.each(['nobody@demo.example', '', 'ravi'])('returns 404 for an unknown person: %j', async (email) => {
    const refused = await setActive('admin', email, false);
    expect(refused.statusCode).toBe(404);
    expect(refused.json()).toMatchObject({ status: false, message: 'There is no employee with this e-mail address' });
  });

  test('leaves one administrator when two deactivate each other at once', async () => {
    for (let round = 0; round < 5; round += 1) {
      await Promise.all([setActive('admin', 'deputy@demo.example', false), setActive('deputy', 'admin@demo.example', false)]);
      const [admin, deputy] = [await isActive('admin'), await isActive('deputy')];
      expect([admin, deputy]).toContain(true);
      await rest.database.update(employees).set({ active: true });
      for (const username of ['admin', 'deputy']) tokens[username] = await rest.signIn(username);
    }
  });
});
