import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { clientAddressHeader } from '../../contract/call.ts';
import { cleanUp } from '../calls/clean-up.ts';
import { knownAddresses, throttledTries } from '../database/tables/session.ts';
import { addPerson, startTestServer, type TestServer, testPassword } from '../testing/test-server.ts';
import { createThrottle, signInsAllowed } from './throttle.ts';

const first = await startTestServer();
const second = await first.startInstance();
await addPerson(first.database, 'guessed');
beforeEach(async () => {
  for (const table of [throttledTries, knownAddresses]) await first.database.delete(table);
});
afterAll(async () => {
  await second.close();
  await first.close();
});

const attempt = async (at: TestServer, password: string, address = 'elsewhere', username = 'guessed') => {
  const { statusCode, headers } = await at.send('signIn', { body: { username, password }, headers: { [clientAddressHeader]: address } });
  return statusCode === 429 ? Number(headers['retry-after']) : statusCode;
};

async function guess(at: TestServer, times: number): Promise<void> {
  for (let tried = 0; tried < times; tried += 1) expect(await attempt(at, 'wrong-password')).toBe(401);
}

describe('sign-in attempts', () => {
  test('are counted by several instances together, also concurrently', async () => {
    await guess(first, signInsAllowed / 2);
    const answers = await Promise.all(
      Array.from({ length: signInsAllowed / 2 + 4 }, (_, tried) => attempt(tried % 2 === 0 ? first : second, 'wrong-password')),
    );
    expect(answers.filter((answer) => answer !== 401)).toEqual([60, 60, 60, 60]);
  });

  test('are admitted from an instance whose clock is behind, when no wait was set', async () => {
    const throttle = createThrottle('clocks', 2);
    const now = new Date('2026-11-20T10:00:00+05:30');
    const behind = new Date(now.getTime() - 5_000);
    expect(await throttle.admit(first.database, now, { account: 'one' })).toBe(0);
    expect(await throttle.admit(first.database, behind, { account: 'one' })).toBe(0);
    expect(await throttle.admit(first.database, behind, { account: 'one' })).toBeGreaterThan(0);
  });

  test("and growing waits survive a restart, and the owner's known address is still admitted", { tags: 'slow' }, async () => {
    expect(await attempt(first, testPassword, 'home')).toBe(200);
    await guess(first, signInsAllowed);
    const waits: number[] = [];
    for (let time = 0; time < 6; time += 1) {
      const restarted = await first.startInstance();
      const wait = await attempt(restarted, testPassword);
      waits.push(wait / 60);
      first.pass(1_000 * wait);
      expect(await attempt(restarted, 'wrong-password')).toBe(401);
      await restarted.close();
    }
    expect(waits).toEqual([1, 2, 4, 8, 15, 15]);
    const restarted = await first.startInstance();
    expect(await attempt(restarted, testPassword, 'home')).toBe(200);
    await restarted.close();
  });

  test('double the wait on any instance, also for an unknown name', { tags: 'slow' }, async () => {
    for (const username of ['guessed', 'nobody']) {
      // Sets the number of attempts in the table, because each attempt for an unknown name costs as much as a real one.
      await first.database.delete(throttledTries);
      expect(await attempt(first, 'wrong-password', 'elsewhere', username)).toBe(401);
      await first.database.update(throttledTries).set({ tries: signInsAllowed - 1 });
      expect(await attempt(first, 'wrong-password', 'elsewhere', username)).toBe(401);
      const waits: number[] = [];
      for (const instance of [second, first, second]) {
        const wait = await attempt(instance, 'wrong-password', 'elsewhere', username);
        waits.push(wait / 60);
        first.pass(1_000 * wait);
        expect(await attempt(instance, 'wrong-password', 'elsewhere', username)).toBe(401);
      }
      expect(waits).toEqual([1, 2, 4]);
    }
  });

  test('are deleted after an hour and the owner’s addresses after a week, and the tables contain no name or address', async () => {
    await attempt(first, testPassword, 'home');
    await guess(first, signInsAllowed);
    expect(JSON.stringify([await first.database.select().from(throttledTries), await first.database.select().from(knownAddresses)])).not.toMatch(
      /guessed|home/,
    );
    first.pass(60 * 60_000 + 1);
    await guess(second, signInsAllowed - 1);
    first.pass(60 * 60_000 + 1);
    await cleanUp(first.database, first.now());
    expect([await first.database.$count(throttledTries), await first.database.$count(knownAddresses)]).toEqual([0, 1]);
    first.pass(7 * 24 * 60 * 60_000);
    await cleanUp(first.database, first.now());
    expect(await first.database.$count(knownAddresses)).toBe(0);
  });
});

test('attempts with the old password survive a restart too', async () => {
  const token = await first.signIn('guessed');
  const body = { oldPassword: 'wrong-password', newPassword: 'another-harvest-43', confirmPassword: 'another-harvest-43' };
  for (let tried = 0; tried < 10; tried += 1) expect((await first.send('changePassword', { token, body })).statusCode).toBe(400);
  expect((await second.send('changePassword', { token, body })).statusCode).toBe(429);
});
