/** Tokens of tools: creation, permissions and end. */
import { eq } from 'drizzle-orm';
import { Compile } from 'typebox/compile';
import { describe, expect, test } from 'vitest';
import { calls } from '../../contract/calls.ts';
import { tokens as contract, toolTokenPrefix } from '../../contract/tokens.ts';
import { lastUseIntervalMs } from '../calls/caller.ts';
import { auditEvents } from '../database/tables/audit.ts';
import { idempotencyKeys } from '../database/tables/calls.ts';
import { employees } from '../database/tables/employees.ts';
import { accessTokens } from '../database/tables/tokens.ts';
import { addPayload } from '../testing/add-payload.ts';
import { addPerson, shareTestServer } from '../testing/test-server.ts';

let asha: string;
const ids: Record<string, string> = {};
const rest = await shareTestServer();
for (const [username, role] of [
  ['asha', 'ROLE_ADMIN'],
  ['sunil', 'ROLE_ADMIN'],
  ['meera', 'ROLE_MODERATOR'],
  ['ravi', 'ROLE_USER'],
] as const) {
  ids[username] = await addPerson(rest.database, username, [role], { email: `${username}@demo.example` });
}
asha = await rest.signIn('asha');

const create = (body: object, token = asha, headers = {}) => rest.send('createAccessToken', { body, token, headers });
const made = async (body: object = {}, token = asha): Promise<{ readonly id: string; readonly token: string }> => {
  const answer = await create({ name: 'Nightly copy', roles: ['mod'], days: 30, ...body }, token);
  expect(answer.statusCode, answer.body).toBe(200);
  return { id: answer.json().accessToken.id, token: answer.json().token };
};
const status = async (token: string, call = 'userDetails', request = {}) => (await rest.send(call, { ...request, token })).statusCode;
const page = { query: { pageNumber: '0', pageSize: '100' } };
const listed = async (id: string) => (await rest.send('fetchAccessTokens', { ...page, token: asha })).json().data.find((row: { id: string }) => row.id === id);
const dayMs = 24 * 60 * 60_000;

describe('creation', () => {
  test('shows the token once, and stores only its hash', async () => {
    const answer = await create({ name: ' Stock tool ', roles: ['user', 'mod'], days: 7 }, asha, { 'idempotency-key': 'once' });
    expect(Compile(contract.createAccessToken.response).Check(answer.json())).toBe(true);
    const { token, message, accessToken } = answer.json();
    expect(token).toMatch(new RegExp(`^${toolTokenPrefix}[A-Za-z0-9_-]{43}$`));
    expect(message).toBe('A token is made for Stock tool');
    expect(accessToken).toEqual({
      id: expect.any(String),
      name: 'Stock tool',
      roles: ['ROLE_USER', 'ROLE_MODERATOR'],
      createdBy: ids['asha'],
      createdByName: 'asha Patil',
      createdAt: '2026-11-20T10:00:00.000+05:30',
      expiresAt: '2026-11-27T10:00:00.000+05:30',
      lastUsedAt: null,
      revokedAt: null,
      active: true,
    });
    const kept = await Promise.all([accessTokens, auditEvents, idempotencyKeys].map((table) => rest.database.select().from(table)));
    expect(JSON.stringify([kept, rest.lines])).not.toContain(token.slice(toolTokenPrefix.length));
    const list = await rest.send('fetchAccessTokens', { ...page, token: asha });
    expect(Compile(contract.fetchAccessTokens.response).Check(list.json().data)).toBe(true);
    expect(list.body).not.toContain(token);
  });

  test.each([
    [{ name: '' }, 'name'],
    [{ name: ' \u200B ' }, 'name must not be empty'],
    [{ name: 'x'.repeat(61) }, 'name'],
    [{ roles: [] }, 'roles'],
    [{ roles: ['root'] }, 'roles'],
    [{ days: 0 }, 'days'],
    [{ days: 367 }, 'days'],
    [{ days: 1.5 }, 'days'],
  ])('refuses %j with the name of the field', async (wrong, field) => {
    const refused = await create({ name: 'Tool', roles: ['user'], days: 30, ...wrong });
    expect(refused.statusCode).toBe(400);
    expect(refused.json().message).toContain(field);
  });

  test.each(['meera', 'ravi'])('is not for %s, nor is the list or the revocation', async (username) => {
    const token = await rest.signIn(username);
    expect((await create({ name: 'Tool', roles: ['user'], days: 30 }, token)).statusCode).toBe(403);
    expect(await status(token, 'fetchAccessTokens', page)).toBe(403);
    expect(await status(token, 'revokeAccessToken', { body: { tokenId: '1' } })).toBe(403);
  });
});

describe('a tool', () => {
  test.each([
    ['user', ['ROLE_USER'], [403, 403]],
    ['mod', ['ROLE_MODERATOR'], [200, 403]],
    ['admin', ['ROLE_ADMIN'], [200, 200]],
  ])('with the role %s acts as its creator, with no further rights', async (role, roles, [list, admins]) => {
    const { token } = await made({ roles: [role] });
    expect((await rest.send('userDetails', { token })).json()).toMatchObject({ id: ids['asha'], roles, toolName: 'Nightly copy' });
    expect(await status(token, 'getAllFarmersPage', page)).toBe(list);
    expect(await status(token, 'fetchAuditEvents', page)).toBe(admins);
  });

  test('has no name in the response to a person', async () => {
    expect((await rest.send('userDetails', { token: asha })).json()).not.toHaveProperty('toolName');
  });

  test('never creates tokens, and cannot create another way to sign in', async () => {
    const { token } = await made({ roles: ['admin'] });
    const forPeople = calls.filter(({ peopleOnly }) => peopleOnly).map(({ name }) => name);
    expect(forPeople.sort()).toEqual([
      'activateUser',
      'changePassword',
      'createAccessToken',
      'makePasswordLink',
      'revokeAccessToken',
      'signOut',
      'updateProfile',
      'updateUser',
    ]);
    for (const call of forPeople) {
      const refused = await rest.send(call, { body: {}, token });
      expect([call, refused.statusCode, refused.json().message]).toEqual([call, 403, 'This is not for tools, sign in yourself']);
    }
    const add = (role: string) =>
      status(token, 'addUser', { body: { ...addPayload, email: `${role}@demo.example`, phoneNumber: `98220${role.length}1735`, role: [role] } });
    expect(await add('admin')).toBe(403);
    expect(await add('mod')).toBe(403);
    expect(await add('user')).toBe(200);
  });

  test('is named in the audit log beside its creator', async () => {
    const { id, token } = await made({ roles: ['admin'], name: 'Importer' });
    expect(await status(token, 'addFarmer', { body: { ...addPayload, phoneNumber: '9822041736' } })).toBe(200);
    expect((await rest.send('fetchAuditEvents', { ...page, token: asha })).json().data.slice(0, 2)).toMatchObject([
      { action: 'FARMER_ADDED', actorId: ids['asha'], actorName: 'asha Patil', toolName: 'Importer' },
      { action: 'ACCESS_TOKEN_MADE', actorId: ids['asha'], toolName: null, subjectId: id, subjectName: 'Importer', detail: 'ROLE_ADMIN' },
    ]);
  });

  test('has a last use, which is written periodically', async () => {
    const { id, token } = await made();
    expect(await listed(id)).toMatchObject({ lastUsedAt: null });
    await status(token);
    const { lastUsedAt } = await listed(id);
    expect(lastUsedAt).not.toBeNull();
    rest.pass(lastUseIntervalMs);
    await status(token);
    expect((await listed(id)).lastUsedAt).toBe(lastUsedAt);
    rest.pass(1);
    await status(token);
    expect((await listed(id)).lastUsedAt).not.toBe(lastUsedAt);
  });
});

describe('the end', () => {
  test('is at the instant of expiry, and not before', async () => {
    const { id, token } = await made({ days: 1 });
    rest.pass(dayMs - 1);
    expect(await status(token)).toBe(200);
    rest.pass(1);
    expect(await status(token)).toBe(401);
    asha = await rest.signIn('asha');
    expect(await listed(id)).toMatchObject({ active: false, revokedAt: null });
  });

  test('is immediate on revocation, which any administrator can do once', async () => {
    const { id, token } = await made();
    const sunil = await rest.signIn('sunil');
    const revoke = () => rest.send('revokeAccessToken', { body: { tokenId: Number(id) }, token: sunil });
    const answer = await revoke();
    expect(Compile(contract.revokeAccessToken.response).Check(answer.json())).toBe(true);
    expect(answer.json()).toMatchObject({ message: 'The token of Nightly copy is revoked', accessToken: { id, active: false } });
    expect(await status(token)).toBe(401);
    rest.pass(1_000);
    expect((await revoke()).json()).toEqual(answer.json());
    const events = await rest.database.select().from(auditEvents).where(eq(auditEvents.action, 'ACCESS_TOKEN_REVOKED'));
    expect(events).toMatchObject([{ actorId: ids['sunil'], subjectId: id }]);
    expect((await rest.send('revokeAccessToken', { body: { tokenId: '999' }, token: sunil })).statusCode).toBe(404);
  });

  test('is when the creator is deactivated, permanently', async () => {
    const leaving = await addPerson(rest.database, 'leaving', ['ROLE_ADMIN'], { email: 'leaving@demo.example' });
    const { id, token } = await made({}, await rest.signIn('leaving'));
    const activate = (on: boolean) => rest.send('activateUser', { body: { email: 'leaving@demo.example', activate: on }, token: asha });
    await rest.database.update(employees).set({ active: false }).where(eq(employees.id, leaving));
    expect(await status(token)).toBe(401);
    await rest.database.update(employees).set({ active: true }).where(eq(employees.id, leaving));
    expect(await status(token)).toBe(200);
    expect((await activate(false)).statusCode).toBe(200);
    expect((await activate(true)).statusCode).toBe(200);
    expect(await status(token)).toBe(401);
    expect(await listed(id)).toMatchObject({ active: false, revokedAt: expect.any(String) });
  });

  test('is when the creator loses the role of administrator, permanently', async () => {
    const demoted = await addPerson(rest.database, 'demoted', ['ROLE_ADMIN'], { email: 'demoted@demo.example' });
    const { token } = await made({ roles: ['user'] }, await rest.signIn('demoted'));
    const give = (role: string) =>
      rest.send('updateUser', {
        body: { ...addPayload, email: 'demoted@demo.example', phoneNumber: '9822041799', userId: demoted, roles: [role] },
        token: asha,
      });
    expect((await give('mod')).statusCode).toBe(200);
    expect(await status(token)).toBe(401);
    expect((await give('admin')).statusCode).toBe(200);
    expect(await status(token)).toBe(401);
  });

  test('is when the creator sets a new password with a link, and the response reports it', async () => {
    const owner = await addPerson(rest.database, 'owner', ['ROLE_ADMIN'], { email: 'owner@demo.example' });
    const { token } = await made({}, await rest.signIn('owner'));
    const reset = async () => {
      const { setPasswordToken } = (await rest.send('makePasswordLink', { body: { userId: owner }, token: asha })).json();
      return (await rest.send('resetPassword', { body: { token: setPasswordToken, password: 'brown-soil-17', confirmPassword: 'brown-soil-17' } })).json()
        .message;
    };
    expect(await reset()).toBe('Your password is set, sign in with it. Your tokens for tools were revoked');
    expect(await status(token)).toBe(401);
    expect(await reset()).toBe('Your password is set, sign in with it');
  });

  test('has the same response as the end of a session', async () => {
    const refused = await rest.send('userDetails', { token: `${toolTokenPrefix}${'a'.repeat(43)}` });
    expect([refused.statusCode, refused.json()]).toMatchObject([401, { status: false, message: 'Your session has ended, sign in again' }]);
  });
});
