import { randomBytes, scrypt } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { Compile } from 'typebox/compile';
import { describe, expect, test, vi } from 'vitest';
import { clientAddressHeader } from '../../contract/call.ts';
import { session } from '../../contract/session.ts';
import { idleMs, lastUseIntervalMs, longestMs } from '../calls/caller.ts';
import { hashToken } from '../calls/token.ts';
import { employees } from '../database/tables/employees.ts';
import { sessions } from '../database/tables/session.ts';
import { addPerson, shareTestServer, testPassword } from '../testing/test-server.ts';
import { hashPassword } from './password.ts';
import { signInsAllowed, windowMs } from './throttle.ts';

vi.mock('node:crypto', { spy: true });
const rest = await shareTestServer();
await addPerson(rest.database, 'meera', ['ROLE_MODERATOR'], { email: 'Meera@demo.example', phone: '9876543210', dob: '1990-02-28', gender: 'Female' });
await addPerson(rest.database, 'invited', ['ROLE_USER'], { passwordHash: null });
await addPerson(rest.database, 'costly', ['ROLE_USER'], { passwordHash: await hashPassword(testPassword) });

const attempt = (username: string, password: string) => rest.send('signIn', { body: { username, password } });
const isSignedIn = async (token: string) => (await rest.send('userDetails', { token })).statusCode === 200;

describe('signing in', () => {
  test.each([
    'meera',
    'MEERA',
    ' meera ',
    '\u200Bmeera',
    'meera@demo.example',
    'MEERA@DEMO.EXAMPLE',
    'mailto:meera@demo.example',
    '9876543210',
    '+91 98765 43210',
    '09876543210',
    '+91-98765-43210',
    '(+91) 98765.43210',
    '00919876543210',
    '९८७६५४३२१०',
    '\u206898765 43210\u2069',
  ])('accepts user name, e-mail address or phone number: %s', async (username) => {
    const answer = await attempt(username, testPassword);
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toMatchObject({ firstName: 'meera', lastName: 'Patil', roles: ['ROLE_MODERATOR'] });
    expect(Compile(session.signIn.response).Check(answer.json())).toBe(true);
  });

  test('accepts a user name of digits and dots, and prefers its account to the phone number', async () => {
    await addPerson(rest.database, '98.220.41735', ['ROLE_USER']);
    await addPerson(rest.database, 'same.digits', ['ROLE_USER'], { phone: '9822041735' });
    const names = async (...typed: readonly string[]) => {
      const answers = await Promise.all(typed.map((name) => attempt(name, testPassword)));
      return answers.map((answer) => answer.json().firstName);
    };
    expect(await names('98.220.41735', ' 98.220.41735', '98220.41735', '98220 41735')).toEqual(['98.220.41735', '98.220.41735', 'same.digits', 'same.digits']);
  });

  test('responds the same after the same work for an unknown name, a wrong password and a person without a password', async () => {
    const work: unknown[] = [];
    for (const [username, password] of [
      ['nobody', testPassword],
      ['costly', 'wrong-password'],
      ['invited', ''],
    ] as const) {
      vi.mocked(scrypt).mockClear();
      const answer = await attempt(username, password);
      expect(answer.statusCode).toBe(401);
      expect(answer.json()).toMatchObject({ status: false, message: 'Bad credentials' });
      work.push(vi.mocked(scrypt).mock.calls.map(([, , length, options]) => ({ length, options })));
    }
    expect(work[0]).toHaveLength(1);
    expect(work).toEqual([work[0], work[0], work[0]]);
  });

  test('reports an inactive person only after the right password', async () => {
    await addPerson(rest.database, 'left', ['ROLE_USER'], { active: false });
    const refused = await attempt('left', testPassword);
    expect(refused.statusCode).toBe(403);
    expect(refused.json()).toMatchObject({ status: false, message: 'Your account is not active, ask an administrator' });
    expect((await attempt('left', 'wrong-password')).statusCode).toBe(401);
  });

  test('refuses an overlong name or password before it is counted or hashed', async () => {
    expect((await attempt('x'.repeat(254), 'wrong-password')).statusCode).toBe(401);
    expect((await attempt('x'.repeat(255), 'wrong-password')).json()).toMatchObject({
      status: false,
      message: 'username must not have more than 254 characters',
      field: 'username',
    });
    expect((await attempt('meera', 'x'.repeat(500))).statusCode).toBe(401);
    expect((await attempt('meera', 'x'.repeat(501))).json()).toMatchObject({ field: 'password' });
  });

  test('the database contains no token and no password', async () => {
    const token = await rest.signIn('meera');
    const kept = JSON.stringify([await rest.database.select().from(sessions), await rest.database.select().from(employees)]);
    expect(kept).not.toContain(token);
    expect(kept).not.toContain(testPassword);
  });

  test('admits ten attempts for a name in a minute, refuses the eleventh, and admits again a minute later', async () => {
    await addPerson(rest.database, 'tired');
    for (let tried = 1; tried < signInsAllowed; tried += 1) expect((await attempt('tired', 'wrong-password')).statusCode).toBe(401);
    expect((await attempt(' Tired', 'wrong-password')).statusCode).toBe(401);
    const refused = await attempt('tired', testPassword);
    expect(refused.statusCode).toBe(429);
    expect(refused.json().message).toBe('Too many attempts, try again in a minute');
    expect(Number(refused.headers['retry-after'])).toBe(windowMs / 1000);
    rest.pass(windowMs);
    expect((await attempt('tired', testPassword)).statusCode).toBe(200);
  });

  test("counts attempts by user name, e-mail address and phone number as one account, with growing waits, and admits the owner's known address", async () => {
    const phone = '7021527554';
    await addPerson(rest.database, 'guessed', ['ROLE_USER'], { email: 'guessed@demo.example', phone });
    const spellings = ['guessed', 'GUESSED', 'guessed@demo.example', phone, '+91 70215 27554', '070215-27554'];
    const from = (address: string, password: string, username = 'guessed') =>
      rest.send('signIn', { body: { username, password }, headers: { [clientAddressHeader]: address } });
    expect((await from('home', testPassword)).statusCode).toBe(200);
    for (let tried = 0; tried < signInsAllowed; tried += 1) {
      expect((await from(`elsewhere-${tried}`, 'wrong-password', spellings[tried % spellings.length])).statusCode).toBe(401);
    }
    const waits: number[] = [];
    for (let time = 0; time < 6; time += 1) {
      const refused = await from('elsewhere', testPassword, spellings[time]);
      waits.push(Number(refused.headers['retry-after']) / 60);
      rest.pass(1_000 * Number(refused.headers['retry-after']));
      expect((await from('elsewhere', 'wrong-password', spellings[time])).statusCode).toBe(401);
    }
    expect(waits).toEqual([1, 2, 4, 8, 15, 15]);
    expect((await from('home', testPassword)).statusCode).toBe(200);
  });

  test('counts concurrent attempts, and resets them after the right password', async () => {
    await addPerson(rest.database, 'busy');
    for (let tried = 1; tried < signInsAllowed; tried += 1) await attempt('busy', 'wrong-password');
    expect((await attempt('busy', testPassword)).statusCode).toBe(200);
    const answers = await Promise.all(Array.from({ length: signInsAllowed + 2 }, () => attempt('busy', 'wrong-password')));
    expect(answers.filter(({ statusCode }) => statusCode === 429)).toHaveLength(2);
  });
});

describe('a session', () => {
  test('returns the signed-in person as documented', async () => {
    const answer = await rest.send('userDetails', { token: await rest.signIn('meera') });
    expect(Compile(session.userDetails.response).Check(answer.json())).toBe(true);
    expect(answer.json()).toEqual({
      id: expect.any(String),
      firstName: 'meera',
      middleName: null,
      lastName: 'Patil',
      phoneNumber: '9876543210',
      email: 'Meera@demo.example',
      gender: 'Female',
      dob: '1990-02-28',
      active: true,
      roles: ['ROLE_MODERATOR'],
      payrollId: null,
      profilePicture: '',
      addressDetails: { street: null, village: null, taluka: null, district: null, state: null, pinCode: null },
      updatedDate: '2026-11-20T10:00:00.000+05:30',
    });
  });

  test('ends eight hours after its last use', async () => {
    const token = await rest.signIn('meera');
    rest.pass(idleMs - 1);
    expect(await isSignedIn(token)).toBe(true);
    rest.pass(idleMs - 1);
    expect(await isSignedIn(token)).toBe(true);
    rest.pass(idleMs);
    const ended = await rest.send('userDetails', { token });
    expect(ended.statusCode).toBe(401);
    expect(ended.json()).toMatchObject({ status: false, message: 'Your session has ended, sign in again' });
  });

  test('is prolonged by use, but not written on every request', async () => {
    const token = await rest.signIn('meera');
    const expiry = async () =>
      (
        await rest.database
          .select()
          .from(sessions)
          .where(eq(sessions.tokenHash, hashToken(token)))
      )[0]?.expiresAt;
    const first = await expiry();
    rest.pass(lastUseIntervalMs);
    await isSignedIn(token);
    expect(await expiry()).toBe(first);
    rest.pass(1);
    await isSignedIn(token);
    expect(await expiry()).not.toBe(first);
  });

  test('ends a day after sign-in, even in constant use', async () => {
    const token = await rest.signIn('meera');
    for (let passed = 0; passed < longestMs - idleMs; passed += idleMs / 2) {
      rest.pass(idleMs / 2);
      expect(await isSignedIn(token)).toBe(true);
    }
    rest.pass(idleMs);
    expect(await isSignedIn(token)).toBe(false);
  });

  test('ends at sign-out, without affecting other sessions', async () => {
    const [one, other] = [await rest.signIn('meera'), await rest.signIn('meera')];
    const answer = await rest.send('signOut', { token: one });
    expect(answer.statusCode).toBe(200);
    expect(Compile(session.signOut.response).Check(answer.json())).toBe(true);
    expect(await isSignedIn(one)).toBe(false);
    expect(await isSignedIn(other)).toBe(true);
  });

  test('ends when the person is deactivated', async () => {
    const { id, token } = await rest.addAndSignIn('leaving');
    await rest.database.update(employees).set({ active: false }).where(eq(employees.id, id));
    expect(await isSignedIn(token)).toBe(false);
  });

  test('cannot be used with another token', async () => {
    expect(await isSignedIn(randomBytes(32).toString('base64url'))).toBe(false);
    expect((await rest.send('userDetails')).json()).toMatchObject({ status: false, message: 'Sign in first' });
  });
});
