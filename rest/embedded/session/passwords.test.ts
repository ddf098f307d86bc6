import { scrypt } from 'node:crypto';
import { Compile } from 'typebox/compile';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { idempotencyKeyHeader } from '../../contract/call.ts';
import { sentence } from '../../contract/sentences.ts';
import { session } from '../../contract/session.ts';
import { employees } from '../database/tables/employees.ts';
import { passwordLinks } from '../database/tables/session.ts';
import { linkLifetimeMs } from '../people/password-link.ts';
import { addPerson, shareTestServer, testPassword } from '../testing/test-server.ts';
import { betweenMailsMs } from './passwords.ts';
import { windowMs } from './throttle.ts';

vi.mock('node:crypto', { spy: true });
let count = 0;
/** A new person for each test, so that tests do not affect each other. */
let username: string;
const email = () => `${username}@demo.example`;
const newPassword = 'brown-soil-17';

const rest = await shareTestServer();
beforeEach(async () => {
  count += 1;
  username = `person${count}`;
  await addPerson(rest.database, username, ['ROLE_USER'], { email: email() });
});

const attempt = (password: string) => rest.send('signIn', { body: { username, password } });
const isSignedIn = async (token: string) => (await rest.send('userDetails', { token })).statusCode === 200;
const forgot = (address: string) => rest.send('forgotPassword', { body: { email: address } });
const reset = (token: string, password = newPassword, confirmPassword = password) => rest.send('resetPassword', { body: { token, password, confirmPassword } });

/** Returns the mails to the person that report a change. */
const notices = async () => (await rest.mails()).filter(({ to, subject }) => to === email() && subject === 'Your password was changed');

/** Requests a link and reads it from the mail. */
async function linkToken(): Promise<string> {
  await forgot(email());
  const text = (await rest.mails()).filter(({ to, subject }) => to === email() && subject === 'Set a new password').at(-1)?.text ?? '';
  return /^http:\/\/office\.example\/reset\/(\S+)$/m.exec(text)?.[1] ?? '';
}

describe('a forgotten password', () => {
  test('gets the same response for known, unknown and inactive people, and is mailed to known active ones only', async () => {
    await addPerson(rest.database, 'away', ['ROLE_USER'], { email: 'away@demo.example', active: false });
    const answers = [];
    for (const address of [email(), 'nobody@demo.example', 'away@demo.example']) answers.push(await forgot(address));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
    expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
    expect(Compile(session.forgotPassword.response).Check(answers[0]?.json())).toBe(true);
    const [mail, ...others] = (await rest.mails()).filter(({ to }) => [email(), 'nobody@demo.example', 'away@demo.example'].includes(to));
    expect(others).toEqual([]);
    expect(mail).toMatchObject({ to: email(), subject: 'Set a new password', text: expect.stringContaining(`Dear ${username},`) });
  });

  test('is replaced with the link of the mail, which ends all sessions of the person', async () => {
    const before = await rest.signIn(username);
    const answer = await reset(await linkToken());
    expect(answer.statusCode).toBe(200);
    expect(Compile(session.resetPassword.response).Check(answer.json())).toBe(true);
    expect((await attempt(testPassword)).statusCode).toBe(401);
    expect((await attempt(newPassword)).statusCode).toBe(200);
    expect(await isSignedIn(before)).toBe(false);
    // The notice has no link, because it would teach people to follow links.
    expect(await notices()).toMatchObject([{ text: expect.stringContaining(`Dear ${username},`) }]);
    expect((await notices())[0]?.text).not.toContain('http');
  });

  test('has a link that works once', async () => {
    const token = await linkToken();
    const answers = await Promise.all([reset(token, 'first-password'), reset(token, 'other-password')]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 400]);
    expect((await reset(token)).json()).toMatchObject({ status: false, message: 'This link has been used already, ask for a new one' });
  });

  test('has a link that is valid for thirty minutes', async () => {
    const inTime = await linkToken();
    rest.pass(linkLifetimeMs.forgotten - 1);
    expect((await reset(inTime)).statusCode).toBe(200);
    const token = await linkToken();
    rest.pass(linkLifetimeMs.forgotten);
    const refused = await reset(token);
    expect(refused.statusCode).toBe(400);
    expect(refused.json().message).toBe('This link has expired or a newer one was made, ask for a new one');
  });

  test('has one valid link, the latest', async () => {
    const first = await linkToken();
    rest.pass(betweenMailsMs);
    const second = await linkToken();
    expect((await reset(first)).json().message).toBe('This link has expired or a newer one was made, ask for a new one');
    expect((await reset(second)).statusCode).toBe(200);
  });

  test('is mailed once in five minutes for any number of concurrent requests, and the link is valid', async () => {
    const mailed = async () => (await rest.mails()).filter(({ to }) => to.toLowerCase() === email()).length;
    await Promise.all([forgot(email()), forgot(email().toUpperCase()), forgot(email())]);
    expect(await mailed()).toBe(1);
    rest.pass(betweenMailsMs - 1);
    const token = await linkToken();
    expect(await mailed()).toBe(1);
    rest.pass(1);
    await forgot(email());
    expect(await mailed()).toBe(2);
    expect((await reset(token)).statusCode).toBe(400);
  });

  test('gets its response after the attempt is counted and before any lookup, so that the time is the same for every address', async () => {
    const calls = (['select', 'insert', 'update', 'delete', 'transaction', 'execute'] as const).map((name) => vi.spyOn(rest.database, name));
    const asked = () => calls.reduce((sum, { mock }) => sum + mock.calls.length, 0);
    try {
      for (const address of [email(), 'nobody@demo.example']) {
        const before = asked();
        expect((await forgot(address)).statusCode).toBe(200);
        expect(asked()).toBe(before + 1);
      }
      const counted = asked();
      await rest.mails();
      expect(asked()).toBeGreaterThan(counted);
    } finally {
      for (const call of calls) call.mockRestore();
    }
  });

  test('requires the same work for valid and invalid links', async () => {
    const work = async (token: string) => {
      vi.mocked(scrypt).mockClear();
      await reset(token);
      return vi.mocked(scrypt).mock.calls.map(([, , length, options]) => ({ length, options }));
    };
    const token = await linkToken();
    const [good, used, unknown] = [await work(token), await work(token), await work('made-up')];
    expect(good).toHaveLength(1);
    expect([used, unknown]).toEqual([good, good]);
  });

  test('keeps its link when the new password is refused', async () => {
    const token = await linkToken();
    for (const [password, confirmation, message] of [
      ['', '', 'Password is required'],
      ['brown-soil-17', 'brown-soil-18', 'Password and confirmation are not the same'],
      ['short', 'short', 'Password needs at least 10 characters'],
      [email(), email(), 'Password must not be your user name, e-mail address or phone number'],
    ] as const) {
      const refused = await reset(token, password, confirmation);
      expect(refused.statusCode).toBe(400);
      expect(refused.json()).toMatchObject({ status: false, message });
    }
    expect((await reset(token)).statusCode).toBe(200);
  });

  test.each(['', 'made-up', 'a\u0000b'])('cannot be replaced with an unknown link: %j', async (token) => {
    const refused = await reset(token);
    expect(refused.statusCode).toBe(400);
    if (!token.includes('\0')) expect(refused.json().message).toBe('This link is not valid, ask for a new one');
  });

  test('cannot be replaced for a person who was deactivated since', async () => {
    const token = await linkToken();
    await rest.database.update(employees).set({ active: false });
    expect((await reset(token)).json().message).toBe('Your account is not active, ask an administrator');
    await rest.database.update(employees).set({ active: true });
  });

  test('stores no token in the database', async () => {
    const token = await linkToken();
    expect(token).toHaveLength(43);
    expect(JSON.stringify(await rest.database.select().from(passwordLinks))).not.toContain(token);
  });

  test('requires an e-mail address, and allows up to ten requests in a minute', async () => {
    expect((await forgot('nobody')).json().message).toBe('Email has to be an e-mail address such as name@example.com');
    for (let asked = 0; asked < 10; asked += 1) expect((await forgot('flood@demo.example')).statusCode).toBe(200);
    expect((await forgot('Flood@demo.example')).statusCode).toBe(429);
  });
});

describe('changing the password', () => {
  const change = (token: string, body: Partial<Record<'oldPassword' | 'newPassword' | 'confirmPassword', string>>) =>
    rest.send('changePassword', { token, body: { oldPassword: testPassword, newPassword, confirmPassword: body.newPassword ?? newPassword, ...body } });

  test('ends the other sessions of the person and the unused links', async () => {
    const link = await linkToken();
    const [mine, other] = [await rest.signIn(username), await rest.signIn(username)];
    const answer = await change(mine, {});
    expect(answer.statusCode).toBe(200);
    expect(Compile(session.changePassword.response).Check(answer.json())).toBe(true);
    expect(answer.json()).toEqual(sentence('PASSWORD_CHANGED'));
    expect(await isSignedIn(mine)).toBe(true);
    expect(await isSignedIn(other)).toBe(false);
    expect((await attempt(newPassword)).statusCode).toBe(200);
    expect((await reset(link)).statusCode).toBe(400);
    expect(await notices()).toHaveLength(1);
  });

  test.each([
    [{ oldPassword: 'wrong-password' }, 'Old password is not right'],
    [{ oldPassword: '' }, 'Old password is not right'],
    [{ newPassword: '', confirmPassword: '' }, 'Password is required'],
    [{ confirmPassword: 'other' }, 'Password and confirmation are not the same'],
    [{ newPassword: 'short' }, 'Password needs at least 10 characters'],
    [{ newPassword: testPassword }, 'New password has to differ from the old one'],
  ])('is refused: %o', async (body, message) => {
    const token = await rest.signIn(username);
    const refused = await change(token, body);
    expect(refused.statusCode).toBe(400);
    expect(refused.json()).toMatchObject({ status: false, message });
    expect((await attempt(testPassword)).statusCode).toBe(200);
    expect(await notices()).toEqual([]);
  });

  test('cannot be used to guess the old one', async () => {
    const token = await rest.signIn(username);
    for (let tried = 0; tried < 10; tried += 1) await change(token, { oldPassword: 'wrong-password' });
    const refused = await change(token, {});
    expect(refused.statusCode).toBe(429);
    rest.pass(windowMs);
    expect((await change(token, {})).statusCode).toBe(200);
  });

  test('replays the response to a repeat with its idempotency key', async () => {
    const token = await rest.signIn(username);
    const body = { oldPassword: testPassword, newPassword, confirmPassword: newPassword };
    const headers = { [idempotencyKeyHeader]: 'change-1' };
    const answers = await Promise.all([0, 1].map(() => rest.send('changePassword', { token, body, headers })));
    answers.push(await rest.send('changePassword', { token, body, headers }));
    expect(answers[0]?.json()).toMatchObject({ message: 'Your password is changed' });
    expect(answers.map(({ statusCode, body: sent }) => [statusCode, sent])).toEqual(Array(3).fill([200, answers[0]?.body]));
    expect(await notices()).toHaveLength(1);
  });

  test('succeeds once for two concurrent requests', async () => {
    const token = await rest.signIn(username);
    const answers = await Promise.all(['first-passphrase', 'other-passphrase'].map((each) => change(token, { newPassword: each })));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 400]);
  });
});

test('hashes no password inside a transaction', async () => {
  const [began, ended] = [vi.fn(), vi.fn()];
  const begin = rest.database.transaction.bind(rest.database);
  const transaction = vi.spyOn(rest.database, 'transaction').mockImplementation(async (...args) => {
    began();
    try {
      return await begin(...args);
    } finally {
      ended();
    }
  });
  vi.mocked(scrypt).mockClear();
  try {
    const token = await rest.signIn(username);
    const answer = await rest.send('changePassword', { token, body: { oldPassword: testPassword, newPassword, confirmPassword: newPassword } });
    expect(answer.statusCode).toBe(200);
    expect((await reset(await linkToken(), 'another-soil-18')).statusCode).toBe(200);
  } finally {
    transaction.mockRestore();
  }
  const open = began.mock.invocationCallOrder.map((from, index) => ({ from, until: ended.mock.invocationCallOrder[index] ?? 0 }));
  const hashed = vi.mocked(scrypt).mock.invocationCallOrder;
  expect(open).not.toEqual([]);
  expect(hashed.length).toBeGreaterThanOrEqual(4);
  expect(hashed.filter((order) => open.some(({ from, until }) => order > from && order < until))).toEqual([]);
});
