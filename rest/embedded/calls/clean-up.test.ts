import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { idempotencyKeys } from '../database/tables/calls.ts';
import { passwordLinks, sessions } from '../database/tables/session.ts';
import { addPerson, startTestServer, type TestServer } from '../testing/test-server.ts';
import { cleanUp, cleanUpEveryMs } from './clean-up.ts';

let rest: TestServer;
let employeeId: string;
const now = new Date('2026-11-20T04:30:00.000Z');
const dayMs = 24 * 60 * 60_000;
const at = (days: number) => new Date(now.getTime() + days * dayMs).toISOString();

beforeAll(async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  rest = await startTestServer();
  employeeId = await addPerson(rest.database, 'meera');
});
afterAll(async () => {
  vi.useRealTimers();
  await rest.close();
});

/** Inserts one expired and one current row into each table. */
async function fill(): Promise<void> {
  for (const table of [idempotencyKeys, sessions, passwordLinks]) await rest.database.delete(table);
  const answer = { employeeId, call: 'addUser', bodyHash: '', answer: '' };
  await rest.database.insert(idempotencyKeys).values([
    { ...answer, key: 'over', createdAt: at(-1.1) },
    { ...answer, key: 'kept', createdAt: at(-0.9) },
  ]);
  await rest.database.insert(sessions).values([
    { employeeId, tokenHash: 'over', createdAt: at(-2), expiresAt: at(-0.1) },
    { employeeId, tokenHash: 'kept', createdAt: at(-2), expiresAt: at(0.1) },
  ]);
  await rest.database.insert(passwordLinks).values([
    { employeeId, tokenHash: 'over', createdAt: at(-40), expiresAt: at(-31) },
    { employeeId, tokenHash: 'kept', createdAt: at(-40), expiresAt: at(-29) },
  ]);
}

async function left(): Promise<readonly string[]> {
  const keys = await rest.database.select({ name: idempotencyKeys.key }).from(idempotencyKeys);
  const tokens = await rest.database.select({ name: sessions.tokenHash }).from(sessions);
  const links = await rest.database.select({ name: passwordLinks.tokenHash }).from(passwordLinks);
  return [...keys, ...tokens, ...links].map(({ name }) => name).sort();
}

test('deletes expired rows and no others', async () => {
  await fill();
  await cleanUp(rest.database, now);
  expect(await left()).toEqual(['kept', 'kept', 'kept']);
});

test('runs hourly, not on sign-in, link requests or writes', async () => {
  const token = await rest.signIn('meera');
  await fill();
  const before = await left();
  await rest.signIn('meera');
  await rest.send('forgotPassword', { body: { email: 'meera@demo.example' } });
  await rest.send('signOut', { token, headers: { 'idempotency-key': 'k' } });
  expect(await left()).toEqual(expect.arrayContaining([...before]));
  vi.advanceTimersByTime(cleanUpEveryMs);
  await vi.waitUntil(async () => !(await left()).includes('over'), { timeout: 60_000 });
  expect((await left()).filter((name) => name === 'kept')).toHaveLength(3);
});
