/** The whole gateway over a fake REST API: protocol, access, errors, limits. */
import { gzipSync } from 'node:zlib';
import { getIntrospectionQuery } from 'graphql';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { days } from '../../rest/contract/days.ts';
import { employees } from '../../rest/contract/employees.ts';
import { session } from '../../rest/contract/session.ts';
import { hashOf } from '../graphql/documents.ts';
import { maxBodyBytes } from '../graphql/limits.ts';
import { nextManifest } from '../graphql/trusted-manifest.ts';
import { webDocuments } from '../graphql/web-documents.generated.ts';
import type { FakeAnswer, FakeRest, Fault } from '../testing/fake-rest.ts';
import { type Answered, shareTestGateway, startTestGateway, type TestGateway } from '../testing/test-gateway.ts';

const gateway = await shareTestGateway();
beforeEach(() => {
  gateway.calls();
  gateway.logged.length = 0;
});

const post = (payload: string | object, headers: Record<string, string> = {}) =>
  gateway.gateway.app.inject({ method: 'POST', url: '/graphql', headers: { 'content-type': 'application/json', ...headers }, payload });
const codes = ({ result }: Answered) => result.errors?.map(({ extensions }) => extensions?.['code']);

describe('protocol', () => {
  test.each<[string, string | object, number, string]>([
    ['a body that is not JSON', '{', 400, 'BAD_REQUEST'],
    ['a batch', [{ query: '{ __typename }' }], 400, 'BAD_REQUEST'],
    ['no query', {}, 400, 'BAD_REQUEST'],
    ['a syntax error', { query: '{' }, 400, 'GRAPHQL_PARSE_FAILED'],
    ['an unknown field', { query: '{ nothing }' }, 400, 'GRAPHQL_VALIDATION_FAILED'],
    ['a subscription', { query: 'subscription { me { id } }' }, 400, 'GRAPHQL_VALIDATION_FAILED'],
    ['a subscription beside a query', { query: 'query A { __typename } subscription B { a }', operationName: 'A' }, 400, 'GRAPHQL_VALIDATION_FAILED'],
    ['an alias below __schema', { query: '{ __schema { types { name } again: types { name } } }' }, 400, 'GRAPHQL_VALIDATION_FAILED'],
    [
      'an alias in a fragment of introspection',
      { query: '{ __type(name: "Farmer") { ...F } } fragment F on __Type { fields { name } again: fields { name } }' },
      400,
      'GRAPHQL_VALIDATION_FAILED',
    ],
    ['__proto__ as an alias', { query: '{ __proto__: __typename }' }, 400, 'GRAPHQL_VALIDATION_FAILED'],
    [
      '__proto__ as a variable',
      { query: 'query ($__proto__: Int) { areas @skip(if: true) { name } farmers(page: $__proto__) { totalCount } }' },
      400,
      'GRAPHQL_VALIDATION_FAILED',
    ],
    ['an unknown operation name', { query: 'query A { __typename }', operationName: 'B' }, 400, 'OPERATION_RESOLUTION_FAILURE'],
    ['a hash of no trusted document', { extensions: { persistedQuery: { version: 1, sha256Hash: 'a' } } }, 200, 'PERSISTED_QUERY_NOT_FOUND'],
    ['a hash of another document', { query: '{ __typename }', extensions: { persistedQuery: { version: 1, sha256Hash: 'a' } } }, 400, 'BAD_REQUEST'],
    ['a hash of another version', { extensions: { persistedQuery: { version: 2, sha256Hash: 'a' } } }, 400, 'BAD_REQUEST'],
  ])('refuses %s with its code and the request id', async (_case, payload, status, code) => {
    const answer = await post(payload, { 'x-request-id': 'request-12345' });
    expect(answer.statusCode).toBe(status);
    const { errors } = answer.json();
    expect(errors.length).toBeGreaterThan(0);
    for (const error of errors) expect(error.extensions).toEqual({ code, requestId: 'request-12345' });
    expect(gateway.calls()).toEqual([]);
    expect(gateway.logged.join('')).not.toContain('"stack"');
  });

  test.each([
    ['another character set', Buffer.from('{"query":"{ __typename }"}', 'utf16le'), { 'content-type': 'application/json; charset=utf-16' }],
    ['Latin-1', Buffer.from('{"query":"{ __typename } # José"}', 'latin1'), { 'content-type': 'application/json; charset=iso-8859-1' }],
    ['Latin-1 without a charset', Buffer.from('{"query":"{ __typename } # José"}', 'latin1'), { 'content-type': 'application/json' }],
    ['a compressed bomb', gzipSync(Buffer.alloc(32 * 1024 * 1024, ' ')), { 'content-type': 'application/json', 'content-encoding': 'gzip' }],
  ])('refuses %s before reading it', async (_case, payload, headers) => {
    const answer = await gateway.gateway.app.inject({ method: 'POST', url: '/graphql', payload, headers });
    expect([400, 415]).toContain(answer.statusCode);
    expect(answer.json().errors[0].extensions.code).toBe('BAD_REQUEST');
  });

  test('accepts UTF-8, also with a byte order mark', async () => {
    const payload = { query: '{ __typename } # संजय' };
    const marked = `\uFEFF${JSON.stringify(payload)}`;
    for (const body of [payload, marked]) expect((await post(body)).json()).toEqual({ data: { __typename: 'Query' } });
  });

  test('accepts a body at the limit and refuses a larger one', async () => {
    const sized = (bytes: number) => {
      const body = JSON.stringify({ query: '{ __typename }', variables: { x: '' } });
      return body.replace('""', `"${'a'.repeat(bytes - body.length)}"`);
    };
    expect((await post(sized(maxBodyBytes))).statusCode).toBe(200);
    const over = await post(sized(maxBodyBytes + 1));
    expect([over.statusCode, over.json().errors[0].extensions.code]).toEqual([413, 'OPERATION_LIMIT']);
  });

  test('refuses mutations by GET and simple cross-site requests', async () => {
    const query = encodeURIComponent('mutation { signIn(input: { username: "admin", password: "password" }) { token } }');
    const get = (headers: Record<string, string>) => gateway.gateway.app.inject({ method: 'GET', url: `/graphql?query=${query}`, headers });
    expect((await get({ 'apollo-require-preflight': '1' })).statusCode).toBe(405);
    expect((await get({})).statusCode).toBe(400);
    expect((await post('{"query":"{ __typename }"}', { 'content-type': 'text/plain' })).statusCode).toBe(415);
    expect(gateway.calls()).toEqual([]);
  });

  test('forbids caching of responses', async () => {
    expect((await gateway.ask('{ clientConfig { extensions } }')).headers['cache-control']).toBe('no-store');
  });

  test.each<[string, string | null]>([
    ['request-12345', 'request-12345'],
    ['short', null],
    ['with space in it', null],
    ['x'.repeat(65), null],
  ])('request id "%s" is echoed as %s and forwarded', async (given, echoed) => {
    const answer = await post({ query: '{ me { id } }' }, { 'x-request-id': given, authorization: 'Bearer admin' });
    const id = answer.headers['x-request-id'];
    if (echoed !== null) expect(id).toBe(echoed);
    expect(id).toMatch(/^[A-Za-z0-9-]{8,64}$/);
    expect(gateway.rest.log.at(-1)?.headers['x-request-id']).toBe(id);
  });

  test('allows the standard introspection query, and leaks no names when introspection is off', async () => {
    expect((await gateway.ask(getIntrospectionQuery())).result.errors).toBeUndefined();
    await using closed = await startTestGateway({ environment: { INTROSPECTION: 'off' } });
    expect(codes(await closed.ask(getIntrospectionQuery()))).toEqual(['GRAPHQL_VALIDATION_FAILED']);
    const typo = await closed.ask('{ employes { nodes { id } } }');
    expect(JSON.stringify(typo.result)).not.toMatch(/employees|Did you mean/);
  });

  test('gives no hints in variable errors when introspection is off', async () => {
    await using closed = await startTestGateway({ environment: { INTROSPECTION: 'off' } });
    const ask = (from: TestGateway) => from.ask('query Q($roles: [Role!]!) { employees(roles: $roles) { totalCount } }', { roles: ['ADMN'] });
    expect(JSON.stringify((await ask(gateway)).result)).toContain('Did you mean');
    expect(JSON.stringify((await ask(closed)).result)).not.toMatch(/Did you mean|ADMIN/);
  });
});

describe('trusted documents', () => {
  const config = webDocuments.find((text) => text.startsWith('query ClientConfig')) ?? '';
  const byHash = (text: string) => ({ extensions: { persistedQuery: { version: 1, sha256Hash: hashOf(text) } } });

  test('are requested by hash alone, also by GET', async () => {
    const whole = (await post({ query: config })).json();
    expect(whole.data).toBeTruthy();
    expect((await post(byHash(config))).json()).toEqual(whole);
    const query = `extensions=${encodeURIComponent(JSON.stringify(byHash(config).extensions))}`;
    const headers = { 'apollo-require-preflight': '1' };
    expect((await gateway.gateway.app.inject({ url: `/graphql?${query}`, headers })).json()).toEqual(whole);
  });

  test('cannot be added by clients', async () => {
    const text = 'query Added { __typename }';
    expect((await post({ query: text, ...byHash(text) })).json()).toEqual({ data: { __typename: 'Query' } });
    expect((await post(byHash(text))).json().errors[0].extensions.code).toBe('PERSISTED_QUERY_NOT_FOUND');
  });

  test('in trusted-only mode, any other document is refused before parsing for every caller', async () => {
    await using only = await startTestGateway({ environment: { TRUSTED_DOCUMENTS: 'only' } });
    expect((await only.ask(config)).result.data).toBeTruthy();
    for (const text of ['{ employees { nodes { id } } }', '{ __schema { types { name } } }', '{']) {
      const answer = await only.ask(text, {}, 'admin');
      expect([answer.status, codes(answer)]).toEqual([400, ['DOCUMENT_NOT_TRUSTED']]);
    }
    expect(only.calls()).toEqual([]);
  });

  test('of an earlier build are accepted for 30 days, by text and by hash', async () => {
    const former = 'query FormerConfig {\n  clientConfig {\n    extensions\n  }\n}';
    const [entry] = nextManifest(nextManifest([], [former], new Date('2026-11-01T00:00:00Z')), webDocuments, new Date('2026-11-10T00:00:00Z')).slice(-1);
    expect(entry).toEqual({ hash: hashOf(former), text: former, until: '2026-12-10T00:00:00.000Z' });
    const answered = async (day: string) => {
      const environment = { TRUSTED_DOCUMENTS: 'only', CLOCK: day };
      await using only = await startTestGateway({ environment, formerDocuments: entry ? [entry] : [] });
      const sent = await only.gateway.app.inject({ method: 'POST', url: '/graphql', payload: byHash(former) });
      return [codes(await only.ask(former)) ?? null, sent.json().errors?.map(({ extensions }: { extensions: { code: string } }) => extensions.code)];
    };
    expect(await answered('2026-12-10T05:29:00+05:30')).toEqual([null, undefined]);
    expect(await answered('2026-12-10T05:30:00+05:30')).toEqual([['DOCUMENT_NOT_TRUSTED'], ['PERSISTED_QUERY_NOT_FOUND']]);
  });
});

describe('limits', () => {
  test('makes no call for more than one signIn, also by alias and fragment', async () => {
    const signIn = 'signIn(input: { username: "admin", password: "x" }) { token }';
    const answer = await gateway.ask(`mutation { a: ${signIn} ...More } fragment More on Mutation { b: ${signIn} }`);
    expect([answer.status, codes(answer)]).toEqual([400, ['OPERATION_LIMIT']]);
    expect(gateway.calls()).toEqual([]);
  });

  test('refuses a document with too many tokens before validation', async () => {
    const answer = await gateway.ask(`{ ${'me { id } '.repeat(400)} }`);
    expect([answer.status, codes(answer)]).toEqual([400, ['GRAPHQL_PARSE_FAILED']]);
  });

  test('does not make the 26th REST call, and returns the results of the others', async () => {
    const fields = Array.from({ length: 14 }, (_, page) => `p${page}: employees(page: ${page}, size: 1) { nodes { id } pageInfo { hasNextPage } }`);
    const answer = await gateway.ask(`{ ${fields.join(' ')} }`, {}, 'admin');
    // 14 pages, each with a look-ahead that the next field reads too, make 15 reads, which is within the budget.
    expect(answer.result.errors).toBeUndefined();
    expect(gateway.calls().filter((call) => call.includes('fetchAll'))).toHaveLength(15);
    const spread = Array.from({ length: 15 }, (_, page) => `p${page}: employees(page: ${page * 2}, size: 1) { pageInfo { hasNextPage } }`);
    const over = await gateway.ask(`{ ${spread.join(' ')} }`, {}, 'admin');
    expect(gateway.calls().filter((call) => call.includes('fetchAll'))).toHaveLength(25);
    expect(new Set(codes(over))).toEqual(new Set(['UPSTREAM_BUDGET']));
  });
});

describe('faults of the REST API', () => {
  const list = '{ employees { nodes { id } } }';
  const cannotReach = 'The server cannot be reached now. Try again in a moment';
  const unusable = 'The server gave an answer that cannot be used. Try again later';
  const answerList = (answer: FakeAnswer) => (rest: FakeRest) => rest.answer(employees.fetchAllEmployeeByPage, answer);
  const failList = (fault: Fault) => (rest: FakeRest) => rest.fail(employees.fetchAllEmployeeByPage, fault);

  test.each<[string, (rest: FakeRest) => void, string, string, boolean?]>([
    ['a refusal', answerList({ status: 400, body: { message: 'roles must not be empty' } }), 'UPSTREAM_ERROR', 'roles must not be empty', true],
    ['status false', answerList({ body: { status: false, message: 'The directory is closed' } }), 'UPSTREAM_ERROR', 'The directory is closed', true],
    ['404', answerList({ status: 404, body: { message: 'No such page' } }), 'NOT_FOUND', 'No such page', true],
    ['401', answerList({ status: 401, body: { message: 'JWT expired' } }), 'UNAUTHENTICATED', 'Sign in to continue'],
    ['403', answerList({ status: 403, body: {} }), 'FORBIDDEN', 'You may not do this'],
    ['429', answerList({ status: 429, body: {} }), 'RATE_LIMITED', 'There were too many requests. Try again in a minute'],
    [
      '500 with its inside',
      answerList({ status: 500, body: { message: 'org.postgresql.util.PSQLException: 10.0.0.7' } }),
      'UPSTREAM_ERROR',
      'The server failed. Try again later',
    ],
    ['503', answerList({ status: 503, body: 'down' }), 'UPSTREAM_UNAVAILABLE', cannotReach],
    ['HTML', failList('html'), 'UPSTREAM_SHAPE', unusable],
    ['a cut connection', failList('reset'), 'UPSTREAM_UNAVAILABLE', cannotReach],
    ['an object for a list', answerList({ body: { rows: [] } }), 'UPSTREAM_SHAPE', unusable],
    ['a row without an id', answerList({ body: [{ firstName: 'Ganesh' }] }), 'UPSTREAM_SHAPE', unusable],
    ['more rows than requested', answerList({ body: Array.from({ length: 11 }, (_, id) => ({ id })) }), 'UPSTREAM_SHAPE', unusable],
  ])('%s: returns null with the code and the call in extensions, without internal details', async (_case, arrange, code, message, isServers = false) => {
    await using own = await startTestGateway();
    arrange(own.rest);
    const answer = await own.ask(list, {}, 'moderator');
    expect(answer.status).toBe(200);
    expect(answer.result.data).toEqual({ employees: null });
    const facts = { call: 'fetchAllEmployeeByPage', requestId: answer.headers['x-request-id'] };
    const extensions = isServers ? { code, ...facts, serverMessage: message } : { code, ...facts };
    expect(answer.result.errors).toEqual([{ message, locations: [{ line: 1, column: 3 }], path: ['employees'], extensions }]);
    expect(JSON.stringify(answer.result)).not.toMatch(/10\.0\.0\.7|127\.0\.0\.1|postgres|stack/i);
    // Sent once, whatever the response was.
    expect(own.calls()).toHaveLength(2);
  });

  test('reports a sign-in with a lost response as unknown, and does not repeat it', async () => {
    await using own = await startTestGateway();
    own.rest.fail(session.signIn, 'cutBody');
    const answer = await own.ask('mutation { signIn(input: { username: "admin", password: "password" }) { token } }');
    expect(codes(answer)).toEqual(['OUTCOME_UNKNOWN']);
    expect(own.calls()).toEqual(['POST /api/auth/signin']);
  });

  test('an unreachable REST API', async () => {
    await using own = await startTestGateway();
    await own.rest.close();
    expect(codes(await own.ask('{ me { id } }', {}, 'admin'))).toEqual(['UPSTREAM_UNAVAILABLE']);
    expect(codes(await own.ask('mutation { signIn(input: { username: "admin", password: "password" }) { token } }'))).toEqual(['UPSTREAM_UNAVAILABLE']);
  });
});

test('never logs passwords or tokens', async () => {
  const password = 'canary-password-7261';
  await gateway.ask('mutation Enter($input: SignInInput!) { signIn(input: $input) { token } }', { input: { username: 'admin', password } });
  await gateway.ask(`mutation { signIn(input: { username: "admin", password: "${password}" }) { token } }`);
  await gateway.ask('{ me { id } }', {}, 'canary-token-5512');
  await post(`{"query": "${password}`, { authorization: 'Bearer canary-token-5512' });
  expect(gateway.logged.length).toBeGreaterThan(0);
  expect(gateway.logged.join('')).not.toMatch(/canary/);
});

test.each([
  [1_000, 'at once', ['written', 'others']],
  [1_001, 'once others had their turn', ['others', 'written']],
])('serialises a response with a list of %i rows %s', async (rows, _when, expected) => {
  gateway.rest.answer(days.getUserCheckinCheckoutReport, { payload: Array.from({ length: rows }, (_, id) => ({ id, checkinTime: '09:04' })) });
  const order: string[] = [];
  const { parse, stringify } = JSON;
  // Other work runs between parsing and serialising only if the gateway yields to it.
  const parsing = vi.spyOn(JSON, 'parse').mockImplementation((text, reviver) => {
    if (text.includes('checkinTime')) setImmediate(() => order.push('others'));
    return parse(text, reviver);
  });
  const writing = vi.spyOn(JSON, 'stringify').mockImplementation((value: unknown) => {
    if (Object(value).data?.checkEvents) order.push('written');
    return stringify(value);
  });
  const { result } = await gateway.ask('{ checkEvents(userId: "3", date: "2026-11-19") { id } }', {}, 'admin');
  parsing.mockRestore();
  writing.mockRestore();
  await expect.poll(() => order).toEqual(expected);
  expect(result.data?.['checkEvents']).toHaveLength(rows);
});
