import { scrypt } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { Compile } from 'typebox/compile';
import { describe, expect, test, vi } from 'vitest';
import { sentence } from '../../contract/sentences.ts';
import { session } from '../../contract/session.ts';
import { employees } from '../database/tables/employees.ts';
import { addPerson, shareTestServer, testPassword } from '../testing/test-server.ts';

vi.mock('node:crypto', { spy: true });
const rest = await shareTestServer();
await addPerson(rest.database, 'known', ['ROLE_USER'], { email: 'known@demo.example', phone: '9000000001' });

const person = {
  firstName: ' Anita ',
  middleName: 'Suresh',
  lastName: 'Patil',
  mobileNumber: '9876543210',
  dob: '1990-02-28',
  gender: 'Female',
  username: 'anita',
  email: 'Anita@demo.example',
  password: testPassword,
  confirmPassword: testPassword,
  role: ['user'],
};
const signUp = (change: Partial<Record<keyof typeof person, unknown>>) => rest.send('signUp', { body: { ...person, ...change } });
const find = async (username: string) => (await rest.database.select().from(employees).where(eq(employees.username, username)))[0];

describe('signing up', () => {
  test('creates an active plain user who can sign in', async () => {
    const answer = await signUp({});
    expect(answer.statusCode).toBe(200);
    expect(Compile(session.signUp.response).Check(answer.json())).toBe(true);
    expect(answer.json()).toEqual(sentence('SIGNED_UP'));
    expect(await find('anita')).toMatchObject({
      firstName: 'Anita',
      middleName: 'Suresh',
      lastName: 'Patil',
      phone: '9876543210',
      email: 'Anita@demo.example',
      dob: '1990-02-28',
      gender: 'Female',
      roles: ['ROLE_USER'],
      active: true,
    });
    expect(await rest.signIn('anita')).toEqual(expect.any(String));
  });

  test('with the role of an administrator creates a plain user', async () => {
    const answer = await signUp({ username: 'mallory', email: 'mallory@demo.example', mobileNumber: '9876543211', role: ['admin', 'mod', 'ROLE_ADMIN'] });
    expect(answer.statusCode).toBe(200);
    expect((await find('mallory'))?.roles).toEqual(['ROLE_USER']);
  });

  const other = { username: 'other', email: 'other@demo.example', mobileNumber: '9876543212' };

  test.each([
    [{ ...other, email: 'KNOWN@demo.example' }, 'Email is already in use'],
    [{ ...other, mobileNumber: '9000000001' }, 'Phone number is already in use'],
    [{ ...other, username: 'Known' }, 'User name is already in use'],
  ])('refuses identifiers of another person: %o', async (change, message) => {
    const answer = await signUp(change);
    expect(answer.statusCode).toBe(409);
    expect(answer.json()).toMatchObject({ status: false, message });
  });

  test.each([
    [{ firstName: '' }, 'First name is required'],
    [{ middleName: ' ' }, 'Middle name is required'],
    [{ lastName: '' }, 'Last name is required'],
    [{ mobileNumber: '' }, 'Phone number is required'],
    [{ mobileNumber: '+92 9876543212' }, 'Phone number has to be 10 digits beginning with 6, 7, 8 or 9'],
    [{ dob: '2026-11-21' }, 'Date of birth must not be in the future'],
    [{ dob: 'yesterday' }, 'dob has to be a date such as 2026-11-20'],
    [{ gender: 'female' }, 'gender has to be one of Male, Female, Other'],
    [{ username: ' ' }, 'User name is required'],
    [{ username: 'two words' }, 'User name may have letters, digits, dots, hyphens and underscores only'],
    [{ username: 'known@demo.example' }, 'User name must not be an e-mail address other than your own'],
    [{ username: '9000000001' }, 'User name must not be a number other than your own phone number'],
    [{ username: '90000.00001' }, 'User name must not be a number other than your own phone number'],
    [{ username: '९००००००००१' }, 'User name must not be a number other than your own phone number'],
    [{ email: 'other' }, 'Email has to be an e-mail address such as name@example.com'],
    [{ password: '' }, 'Password is required'],
    [{ confirmPassword: 'green-harvest-43' }, 'Password and confirmation are not the same'],
    [{ password: 'seven77', confirmPassword: 'seven77' }, 'Password needs at least 10 characters'],
    [{ middleName: undefined }, 'middleName is required'],
  ])('is refused with the name of the field: %o', async (change, message) => {
    const answer = await signUp({ ...other, ...change });
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ status: false, message });
  });

  test.each([
    ['Cyrillic beside Latin', '\u0430sha.patil'],
    ['Cyrillic only', '\u0430\u0441\u0435'],
    ['Greek', '\u03BF\u03BD'],
    ['Latin beside Devanagari', 'asha.\u092A\u093E\u091F\u0940\u0932'],
    ['full-width Latin', '\uFF41sha'],
    ['a mark of direction', 'asha\u202E'],
    ['a zero-width space', 'as\u200Bha'],
    ['a filler', 'asha\u3164'],
  ])('refuses a name that can look like another: %s', async (_case, username) => {
    const answer = await signUp({ ...other, username });
    const message = 'User name must have Latin or Indian letters without mixing them, and no invisible characters';
    expect([answer.statusCode, answer.json()]).toMatchObject([400, { status: false, message, field: 'username' }]);
  });

  test('accepts a user name in Devanagari', async () => {
    const username = '\u0906\u0936\u093E.\u092A\u093E\u091F\u0940\u0932_7';
    expect((await signUp({ username, email: 'asha.patil@demo.example', mobileNumber: '9876543216' })).statusCode).toBe(200);
    expect(await find(username)).toBeDefined();
  });

  test('accepts a user name of digits and dots that is nobody’s phone number', async () => {
    const username = '98.220.41735';
    expect((await signUp({ username, email: 'dots@demo.example', mobileNumber: '9876543217' })).statusCode).toBe(200);
    expect(await rest.signIn(username)).toEqual(expect.any(String));
    expect((await signUp({ username: '98220.41735', email: 'more.dots@demo.example', mobileNumber: '9822041735' })).statusCode).toBe(200);
  });

  test('accepts one’s own e-mail address or phone number as user name', async () => {
    expect((await signUp({ username: 'Own@demo.example', email: 'own@demo.example', mobileNumber: '9876543213' })).statusCode).toBe(200);
    expect((await signUp({ username: '9876543214', email: 'phone@demo.example', mobileNumber: '9876543214' })).statusCode).toBe(200);
  });

  test('creates one person for two concurrent requests, and reports the taken identifier to the other', async () => {
    const twin = { username: 'twin', email: 'twin@demo.example', mobileNumber: '9876543215' };
    const answers = await Promise.all([signUp(twin), signUp(twin)]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    expect(answers.map((answer) => answer.json().message)).toContain('Email is already in use');
  });

  test('requires the same work for used and unused identifiers', async () => {
    const work = async (change: Partial<Record<keyof typeof person, unknown>>) => {
      vi.mocked(scrypt).mockClear();
      const { statusCode } = await signUp(change);
      return { statusCode, hashed: vi.mocked(scrypt).mock.calls.length };
    };
    const free = { username: 'fresh', email: 'fresh@demo.example', mobileNumber: '9876543219' };
    expect(await work({ ...free, email: 'known@demo.example' })).toEqual({ statusCode: 409, hashed: 1 });
    expect(await work({ ...free, username: 'known' })).toEqual({ statusCode: 409, hashed: 1 });
    expect(await work(free)).toEqual({ statusCode: 200, hashed: 1 });
  });
});
