/** The gateway's log as documented in docs/operations.md. */
import { beforeEach, describe, expect, test } from 'vitest';
import { employees } from '../../rest/contract/employees.ts';
import { shareTestGateway } from '../testing/test-gateway.ts';

const gateway = await shareTestGateway();
beforeEach(() => {
  gateway.logged.length = 0;
});

const get = (url: string, headers: Record<string, string> = {}) => gateway.gateway.app.inject({ method: 'GET', url, headers });
const lines = () => gateway.logged.map((line): Record<string, unknown> => JSON.parse(line));
const canary = 'canary-7261';

describe('each request has one line', () => {
  test.each([
    ['/health', '/health'],
    ['/login?next=%2F', '/login'],
    [`/reset/${canary}`, '/reset'],
    [`/meetingDetails/FARMER/${canary}`, '/meetingDetails'],
    [`/images/${canary}.jpg?day=2026-11-20&sig=${canary}`, '/images/:fileName'],
    [`/exports/Farmers.xlsx?ticket=${canary}`, '/exports/:fileName'],
    [`/graphql?query={me{id}}&variables={"a":"${canary}"}`, '/graphql'],
    [`/health/${canary}`, '/health'],
    [`/${canary}`, 'other'],
    ['/?panel=farmers', '/'],
  ])('%s is logged as the route %s', async (url, route) => {
    const answer = await get(url, { 'x-request-id': 'request-12345', authorization: `Bearer ${canary}` });
    // The token is unknown, so its operation is refused access.
    expect(lines().filter(({ msg }) => msg !== 'access refused')).toEqual([
      expect.objectContaining({
        process: 'gateway',
        requestId: 'request-12345',
        method: 'GET',
        route,
        status: answer.statusCode,
        ms: expect.any(Number),
        msg: 'answered',
      }),
    ]);
    expect(gateway.logged.join('')).not.toContain(canary);
  });
});

describe('refused access', () => {
  const refused = () => lines().filter(({ msg }) => msg === 'access refused');

  test.each([true, false])('logs the person, the code and a mark of the address (named: %s)', async (isNamed) => {
    const { result } = await gateway.ask(`query${isNamed ? ' Tokens' : ''} { accessTokens { nodes { id } } }`, {}, 'moderator');
    expect(result.errors).toMatchObject([{ extensions: { code: 'FORBIDDEN' } }]);
    const { result: me } = await gateway.ask('{ me { id } }', {}, 'moderator');
    const [line, ...more] = refused();
    expect(line).toMatchObject({
      codes: ['FORBIDDEN'],
      person: Object(me.data).me.id,
      requestId: expect.any(String),
      address: expect.stringMatching(/^[0-9a-f]{16}$/),
    });
    expect(more).toEqual([]);
    expect(gateway.logged.join('')).not.toContain('127.0.0.1');
  });

  test('logs no name for an unknown token', async () => {
    await gateway.ask('{ me { id } }', {}, canary);
    expect(refused()).toMatchObject([{ codes: ['UNAUTHENTICATED'], person: null }]);
    expect(gateway.logged.join('')).not.toContain(canary);
  });

  test('logs nothing for an allowed operation', async () => {
    await gateway.ask('{ me { id } }', {}, 'moderator');
    expect(refused()).toEqual([]);
  });
});

test('logs the calling program of an operation if its name is plain', async () => {
  await get('/graphql?query={__typename}', { 'apollographql-client-name': 'reports', 'apollographql-client-version': '1.4' });
  await get('/graphql?query={__typename}', { 'apollographql-client-name': `${canary}\t`, 'graphql-client-version': `${canary} x` });
  expect(lines().map(({ client, version }) => [client, version])).toEqual([
    ['reports', '1.4'],
    ['unnamed', 'unnamed'],
  ]);
});

describe('a REST call that failed', () => {
  const list = 'query People { employees { nodes { id } } }';

  test.each([
    ['a row without an id', { body: [{ firstName: canary }] }, 'shape', /^\/0/],
    ['more rows than requested', { body: Array.from({ length: 11 }, (_, id) => ({ id, firstName: canary })) }, 'shape', /more than the 10 rows/],
    ['another container', { body: { rows: [canary] } }, 'shape', /array/],
    ['500', { status: 500, body: { message: canary } }, 'failed', /^status 500$/],
  ] as const)('%s: has a line with the call, the fault and the place, without a value', async (_case, answer, fault, detail) => {
    gateway.rest.answer(employees.fetchAllEmployeeByPage, answer);
    const { result } = await gateway.ask(list, {}, 'moderator');
    const [line, ...more] = lines().filter(({ msg }) => msg !== 'answered');
    expect(line).toMatchObject({
      call: 'fetchAllEmployeeByPage',
      fault,
      detail: expect.stringMatching(detail),
      requestId: result.errors?.[0]?.extensions?.['requestId'],
      operation: 'People',
      ms: detail.source.startsWith('more') ? null : expect.any(Number),
    });
    expect(more).toEqual([]);
    expect(gateway.logged.join('')).not.toContain(canary);
  });

  test('has one line for any number of waiting fields', async () => {
    gateway.rest.answer(employees.fetchAllEmployeeByPage, { status: 500 });
    const { result } = await gateway.ask('{ one: employees { nodes { id } } two: employees { nodes { id } } }', {}, 'moderator');
    expect(result.errors).toHaveLength(2);
    expect(lines().filter(({ msg }) => msg === 'a REST call failed')).toHaveLength(1);
  });

  test('has no line when the failure is an ordinary refusal', async () => {
    for (const status of [400, 401, 403, 404]) {
      gateway.rest.answer(employees.fetchAllEmployeeByPage, { status, body: { message: 'No' } });
      await gateway.ask(list, {}, 'moderator');
    }
    // Refused access has a line of its own.
    expect(lines().filter(({ msg }) => msg !== 'answered' && msg !== 'access refused')).toEqual([]);
    expect(lines().filter(({ msg }) => msg === 'answered')).toHaveLength(4);
  });
});
