import { describe, expect, test } from 'vitest';
import type { Who } from '../contract/call.ts';
import { calls } from '../contract/calls.ts';
import { openApi } from '../contract/openapi.ts';
import { sentences } from '../contract/sentences.ts';
import { loggedError } from './database/error-code.ts';
import { addPayload } from './testing/add-payload.ts';
import { shareTestServer, startTestServer } from './testing/test-server.ts';

const rest = await shareTestServer();
const { tokens } = await rest.addPeople({ user: ['ROLE_USER'], moderator: ['ROLE_MODERATOR'], admin: ['ROLE_ADMIN'] });

describe('access to each call follows the contract', () => {
  const allowed: Readonly<Record<Who, readonly string[]>> = {
    anyone: ['nobody', 'user', 'moderator', 'admin'],
    signedIn: ['user', 'moderator', 'admin'],
    moderator: ['moderator', 'admin'],
    admin: ['admin'],
  };
  const cases = calls.filter(({ name }) => name !== 'signOut').flatMap(({ name, who }) => allowed.anyone.map((person) => ({ name, who, person })));

  test.each(cases)('$name ($who) for $person', async ({ name, who, person }) => {
    const { statusCode } = await rest.send(name, { token: tokens[person] });
    const refusal = person === 'nobody' ? 401 : 403;
    if (allowed[who].includes(person)) expect([401, 403]).not.toContain(statusCode);
    else expect(statusCode).toBe(refusal);
  });
});

describe('a request', () => {
  const signIn = (payload: string | Buffer, headers: Readonly<Record<string, string>> = { 'content-type': 'application/json' }) =>
    rest.server.inject({ method: 'POST', url: '/api/auth/signin', payload, headers });

  test.each([
    [400, 'username is required', '{}'],
    [400, 'password is required', '{"username":"meera"}'],
    [400, 'username has to be text', '{"username":7,"password":"x"}'],
    [400, 'username has to be text', '{"username":null,"password":"x"}'],
    [400, 'The body has to be a JSON object', '[]'],
    [400, 'The body has to be a JSON object', ''],
    [400, 'The request is not valid JSON', '{"username":'],
    [400, 'The request is not valid JSON', '{"__proto__":{},"username":"a","password":"b"}'],
    [400, 'The request is not valid JSON', Buffer.from('{"username":"José","password":"b"}', 'latin1')],
    [413, 'The request is larger than 64 kB', `{"username":"${'a'.repeat(70_000)}"}`],
  ])('with invalid input gets a %i: %s', async (status, message, payload) => {
    const answer = await signIn(payload);
    expect(answer.statusCode).toBe(status);
    const field = /^(\w+) (?:is required|has to be text)$/.exec(message)?.[1];
    const { messageKey, ...body } = answer.json();
    expect(body).toEqual({ status: false, message, ...(field !== undefined && { field }) });
    expect(Object.keys(sentences)).toContain(messageKey.code);
    expect(messageKey.params['field']).toBe(field);
  });

  test('in a format other than JSON is refused', async () => {
    const answer = await signIn('username=a&password=b', { 'content-type': 'application/x-www-form-urlencoded' });
    expect(answer.statusCode).toBe(415);
    expect(answer.json()).toMatchObject({ status: false, message: 'Send the body as JSON (content-type: application/json)' });
  });

  test('without a body may have the content type JSON', async () => {
    const answer = await rest.send('userDetails', { token: tokens['user'], headers: { 'content-type': 'application/json' } });
    expect(answer.statusCode).toBe(200);
  });

  test.each(['/api/user/unknown', '/', '/api/auth/signin', '/images/', '/%zz'])('for an unknown path is a 404: GET %s', async (url) => {
    expect((await rest.server.inject({ url })).statusCode).toBe(404);
  });

  test('keeps its id when it is a plain word, else gets a new one', async () => {
    const idOf = async (id: string) => (await rest.send('userDetails', { headers: { 'x-request-id': id } })).headers['x-request-id'];
    expect(await idOf('0f-a.B_c:1')).toBe('0f-a.B_c:1');
    for (const hostile of ['a b', '{"x":1}', 'a'.repeat(101), '']) expect(await idOf(hostile)).toMatch(/^[0-9a-f-]{36}$/);
  });

  test('that fails gets a response without internals', { tags: 'slow' }, async () => {
    const broken = await startTestServer();
    try {
      const { token } = await broken.addAndSignIn('somebody');
      await broken.database.execute('drop table sessions');
      const answer = await broken.send('userDetails', { token });
      expect(answer.statusCode).toBe(500);
      expect(answer.json()).toMatchObject({ status: false, message: 'Something went wrong' });
    } finally {
      await broken.close();
    }
  });
});

describe('a picture', () => {
  test('is an SVG without permission to run script', async () => {
    const answer = await rest.server.inject({ url: '/images/known.svg' });
    expect(answer.statusCode).toBe(200);
    expect(answer.body).toBe('<svg/>');
    expect(answer.headers).toMatchObject({
      'content-type': 'image/svg+xml',
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
      'x-content-type-options': 'nosniff',
      'cache-control': 'public, max-age=86400, immutable',
    });
  });

  test.each(['other.svg', '..%2Fknown.svg', '.known.svg', 'a%00.svg', `${'a'.repeat(101)}.svg`])('that does not exist is a 404: %s', async (name) => {
    expect((await rest.server.inject({ url: `/images/${name}` })).statusCode).toBe(404);
  });
});

describe('the log', () => {
  const canary = {
    firstName: 'Canaryfirst',
    lastName: 'Canarylast',
    phoneNumber: '9898989898',
    email: 'canary@secret.example',
    street: 'Canary\n    at street',
  };

  test('of a database error has code, call and constraint, but neither the statement nor its values', { tags: 'slow' }, async () => {
    const broken = await startTestServer();
    try {
      const { token } = await broken.addAndSignIn('moderator', ['ROLE_MODERATOR']);
      await broken.database.execute('alter table changes add constraint never check (false)');
      const answer = await broken.send('addFarmer', { token, body: { ...addPayload, ...canary } });
      expect(answer.statusCode).toBe(500);
      const failed = broken.lines.find((line) => line.includes('"failed"')) ?? '{}';
      expect(JSON.parse(failed)).toMatchObject({ level: 50, call: 'addFarmer', method: 'POST', err: { code: '23514', constraint: 'never' } });
      expect(failed).toContain('add.ts');
      expect(broken.lines.join('')).not.toMatch(/insert into|canary|9898989898/i);
    } finally {
      await broken.close();
    }
  });

  test('of a refused mail does not contain the recipient', () => {
    const refused = Object.assign(new Error('550 no such user canary@secret.example'), { code: 'EENVELOPE' });
    expect(JSON.stringify(loggedError(refused))).not.toContain('canary');
    expect(loggedError(refused)).toMatchObject({ type: 'Error', code: 'EENVELOPE' });
    expect(loggedError(new TypeError('ours'))).toMatchObject({ type: 'TypeError', message: 'ours', stack: expect.stringContaining('server.test.ts') });
    expect(JSON.stringify(loggedError(new Error('Failed query: canary', { cause: new Error('closed') })))).not.toContain('canary');
    expect(loggedError('canary')).toEqual({ type: 'string' });
  });

  test('of a request contains the route, but never the URL', async () => {
    const from = rest.lines.length;
    for (const url of ['/reset/canary-token', '/images/canary.svg', '/api/user/fetchEmployeeById?userId=canary', '/%zz/canary'])
      await rest.server.inject({ url });
    await rest.send('userDetails', { token: 'canary' });
    const lines = rest.lines.slice(from);
    expect(lines.join('')).not.toContain('canary');
    const paths = lines.map((line) => JSON.parse(line)).map(({ path, call }) => call ?? path);
    expect(paths).toEqual(expect.arrayContaining(['/images/:fileName', 'fetchEmployeeById', 'userDetails']));
  });
});

test('serves the contract as OpenAPI', async () => {
  const answer = await rest.server.inject('/openapi.json');
  expect(answer.headers['content-type']).toBe('application/json; charset=utf-8');
  expect(answer.json()).toEqual(JSON.parse(JSON.stringify(openApi())));
});
