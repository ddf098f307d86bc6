import { eq } from 'drizzle-orm';
import { Compile } from 'typebox/compile';
import { describe, expect, test } from 'vitest';
import { idempotencyKeyHeader } from '../../contract/call.ts';
import { employees as contract } from '../../contract/employees.ts';
import { sentence } from '../../contract/sentences.ts';
import { idempotencyKeys } from '../database/tables/calls.ts';
import { employees } from '../database/tables/employees.ts';
import { linkLifetimeMs } from '../people/password-link.ts';
import { addPayload } from '../testing/add-payload.ts';
import { shareTestServer, testPassword } from '../testing/test-server.ts';

const ids: Record<string, string> = {};
const tokens: Record<string, string> = {};
let count = 0;
const rest = await shareTestServer();
for (const [username, role] of [
  ['admin', 'ROLE_ADMIN'],
  ['moderator', 'ROLE_MODERATOR'],
] as const) {
  ({ id: ids[username], token: tokens[username] } = await rest.addAndSignIn(username, [role], {
    email: `${username}@demo.example`,
    phone: `900000000${count}`,
  }));
  count += 1;
}

/** Returns a payload for a new person. */
function somebody() {
  count += 1;
  return { ...addPayload, email: `Person${count}@demo.example`, phoneNumber: String(9_100_000_000 + count) };
}
const add = (as: string, body: object, headers = {}) => rest.send('addUser', { token: tokens[as], body, headers });
const find = async (email: string) => (await rest.database.select().from(employees).where(eq(employees.email, email)))[0];

describe('adding an employee', () => {
  test('creates an active person with the e-mail address as user name and no password', async () => {
    const body = somebody();
    const answer = await add('moderator', body);
    expect(answer.statusCode).toBe(200);
    expect(Compile(contract.addUser.response).Check(answer.json())).toBe(true);
    expect(answer.json()).toEqual({
      ...sentence('EMPLOYEE_ADDED', { name: 'Anita Suresh Patil' }),
      addedId: expect.stringMatching(/^\d+$/),
      setPasswordToken: expect.stringMatching(/^[\w-]{43}$/),
    });
    const { phoneNumber, ...fields } = body;
    expect(await find(body.email)).toMatchObject({
      ...fields,
      phone: phoneNumber,
      username: body.email,
      passwordHash: null,
      roles: ['ROLE_USER'],
      active: true,
      createdBy: ids['moderator'],
    });
    expect((await rest.send('signIn', { body: { username: body.email, password: '' } })).statusCode).toBe(401);
  });

  test('returns a link to set the password, which is valid once for seven days', async () => {
    const [early, late] = [somebody(), somebody()];
    const linkOf = async (body: object) => (await add('moderator', body)).json().setPasswordToken;
    const reset = (token: string) => rest.send('resetPassword', { body: { token, password: testPassword, confirmPassword: testPassword } });
    const [earlyToken, lateToken] = [await linkOf(early), await linkOf(late)];
    rest.pass(linkLifetimeMs.added - 1);
    expect((await reset(earlyToken)).statusCode).toBe(200);
    expect((await reset(earlyToken)).statusCode).toBe(400);
    expect(await rest.signIn(early.email)).toEqual(expect.any(String));
    rest.pass(1);
    expect((await reset(lateToken)).statusCode).toBe(400);
    for (const username of ['admin', 'moderator']) tokens[username] = await rest.signIn(username);
  });

  test.each([
    [{ role: ['user'] }, ['ROLE_USER']],
    [{ role: ['mod', 'admin'] }, ['ROLE_MODERATOR', 'ROLE_ADMIN']],
    [{ roles: ['mod', 'user', 'mod'] }, ['ROLE_MODERATOR', 'ROLE_USER']],
    [{ role: [], roles: [] }, ['ROLE_USER']],
  ])('allows an administrator to assign roles: %o', async (roles, kept) => {
    const body = { ...somebody(), ...roles };
    expect((await add('admin', body)).statusCode).toBe(200);
    expect((await find(body.email))?.roles).toEqual(kept);
  });

  test.each([{ role: ['mod'] }, { roles: ['admin'] }, { role: ['user'], roles: ['admin'] }])(
    'refuses roles beyond user from a moderator: %o',
    async (roles) => {
      const body = { ...somebody(), ...roles };
      const refused = await add('moderator', body);
      expect(refused.statusCode).toBe(403);
      expect(refused.json().message).toBe('Only an administrator may add moderators and administrators');
      expect(await find(body.email)).toBeUndefined();
    },
  );

  test.each([
    [{ email: 'MODERATOR@demo.example' }, 409, 'Email is already in use'],
    [{ phoneNumber: '9000000000' }, 409, 'Phone number is already in use'],
    [{ role: ['boss'] }, 400, 'role.0 has to be one of user, mod, admin'],
    [{ phoneNumber: '+92 9876543210' }, 400, 'Phone number has to be 10 digits beginning with 6, 7, 8 or 9'],
    [{ pinCode: '011001' }, 400, 'PIN code has to be 6 digits that do not begin with 0'],
    [{ taluka: 'Yeola' }, 400, 'Taluka: there is no Yeola in Pune'],
    [{ street: ' ' }, 400, 'Street is required'],
    [{ dob: '1990-02-30' }, 400, 'dob has to be a date such as 2026-11-20'],
  ])('is refused with the name of the field: %o', async (change, status, message) => {
    const answer = await add('admin', { ...somebody(), ...change });
    expect(answer.statusCode).toBe(status);
    expect(answer.json()).toMatchObject({ status: false, message });
  });

  test('creates one person for two concurrent requests, and reports the taken identifier to the other', async () => {
    const body = somebody();
    const answers = await Promise.all([add('admin', body), add('moderator', body)]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
  });

  test('returns the same link to a repeat with the same key, and the database does not contain the link', async () => {
    const body = somebody();
    const headers = { [idempotencyKeyHeader]: '6f1f64d4-0d5c-4a5e-a8a5-6a6d5f1f7a11' };
    const answers = await Promise.all([add('admin', body, headers), add('admin', body, headers)]);
    answers.push(await add('admin', body, headers));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
    const [token, ...repeated] = answers.map((answer) => answer.json().setPasswordToken);
    expect(repeated).toEqual([token, token]);
    expect(JSON.stringify(await rest.database.select().from(idempotencyKeys))).not.toContain(token);
    const other = await add('admin', { ...body, firstName: 'Sunita' }, headers);
    expect(other.statusCode).toBe(422);
  });
});
