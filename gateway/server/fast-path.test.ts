/** The fast path and Apollo Server return the same response to the same request. */
import { ApolloServer } from '@apollo/server';
import { GraphQLSchema } from 'graphql';
import { register } from 'prom-client';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { attendance } from '../../rest/contract/attendance.ts';
import { days } from '../../rest/contract/days.ts';
import { employees } from '../../rest/contract/employees.ts';
import { hashOf } from '../graphql/documents.ts';
import { operationLimits } from '../graphql/limits.ts';
import { webDocuments } from '../graphql/web-documents.generated.ts';
import type { FakeAnswer, Fault } from '../testing/fake-rest.ts';
import { startTestGateway, type TestGateway } from '../testing/test-gateway.ts';

interface Question {
  readonly payload: string | object;
  readonly headers?: Readonly<Record<string, string>>;
  readonly method?: 'GET' | 'POST';
  readonly url?: string;
}

const list = 'query People($size: Int) { employees(size: $size) { nodes { id firstName roles } } }';
const config = webDocuments.find((text) => text.startsWith('query ClientConfig')) ?? '';
const byHash = (text: string) => ({ persistedQuery: { version: 1, sha256Hash: hashOf(text) } });
const approve = 'mutation Approve($input: ApproveAttendanceInput!) { approveAttendance(input: $input) { message userErrors { message code path } } }';
const day = { input: { userId: '3', date: '2026-11-19' } };
const ofApollosClient = 'application/graphql-response+json,application/json;q=0.9';

/** Headers that accept one of the two types, in the spellings of clients and browsers. */
const accepts = [
  '*/*',
  'application/json',
  ofApollosClient,
  'application/graphql-response+json, application/json;q=0.9',
  'application/graphql-response+json; charset=utf-8, application/json; charset=utf-8',
  'application/graphql-response+json',
  'APPLICATION/JSON',
  'application/json;q=0.5',
  'application/json;q=0.5, application/graphql-response+json;q=0.6',
  'application/*',
  'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8',
  'text/plain, application/json',
  '',
];

const short: Readonly<Record<string, Question>> = {
  data: { payload: { query: list, variables: { size: 3 } } },
  'variables null': { payload: { query: list, variables: null, operationName: null, extensions: null } },
  'an empty name': { payload: { query: '{ me { id } }', operationName: '' } },
  'several operations': { payload: { query: 'query A { __typename } query B { me { id } }', operationName: 'B' } },
  'a trusted document by its hash': { payload: { extensions: byHash(config) } },
  'a trusted document by its text': { payload: { query: config, extensions: { clientLibrary: { name: 'a' } } } },
  'a write': { payload: { query: approve, variables: day } },
  'a variable of another type': { payload: { query: list, variables: { size: 'three' } } },
  'a variable that is missing': { payload: { query: approve } },
  'too many wrong variables': {
    payload: { query: 'query Q($roles: [Role!]) { employees(roles: $roles) { nodes { id } } }', variables: { roles: Array(12).fill('x') } },
  },
  'an argument that is refused': { payload: { query: '{ employees(size: 1000) { nodes { id } } }' } },
  'a field that is forbidden': { payload: { query: '{ productVariants { id } me { id } }' } },
  'its cost': { payload: { query: list }, headers: { 'x-cost': '1' } },
  'its plan': { payload: { query: list }, headers: { 'x-explain': '1' } },
  'a long list': { payload: { query: '{ checkEvents(userId: "3", date: "2026-11-19") { id } }' } },
  'a client with a name': { payload: { query: list }, headers: { 'apollographql-client-name': 'reports', 'apollographql-client-version': '1.4' } },
  ...Object.fromEntries(accepts.map((accept) => [`to ${accept}`, { payload: { query: list }, headers: { accept } }])),
};

const aliases = Array.from({ length: operationLimits.aliases + 1 }, (_, number) => `a${number}: __typename`).join(' ');
const long: Readonly<Record<string, Question>> = {
  'a person who is not confirmed': { payload: { query: list }, headers: { authorization: 'Bearer nobody' } },
  'a person who is not confirmed, an empty name': { payload: { query: '{ me { id } }', operationName: '' }, headers: { authorization: 'Bearer nobody' } },
  'a token of 16 KiB': { payload: { query: list }, headers: { authorization: `Bearer ${'x'.repeat(16_384)}` } },
  nobody: { payload: { query: config }, headers: { authorization: '' } },
  GET: { method: 'GET', url: `/graphql?query=${encodeURIComponent('{ me { id } }')}`, payload: '' },
  'a batch': { payload: [{ query: list }] },
  'no document': { payload: { variables: {} } },
  'an empty document': { payload: { query: '' } },
  'a document that is no text': { payload: { query: { kind: 'Document' } } },
  'variables as text': { payload: { query: list, variables: '{}' } },
  'variables as a list': { payload: { query: list, variables: [] } },
  'a name that is no text': { payload: { query: list, operationName: 1 } },
  'extensions as text': { payload: { query: list, extensions: '{}' } },
  'a name of no operation': { payload: { query: list, operationName: 'Other' } },
  'several operations and no name': { payload: { query: 'query A { __typename } query B { __typename }' } },
  'a syntax error': { payload: { query: '{' } },
  'an unknown field': { payload: { query: '{ nothing }' } },
  'too many aliases': { payload: { query: `{ ${aliases} }` } },
  'a hash of no document': { payload: { extensions: byHash('{ nothing }') } },
  'a hash of another version': { payload: { extensions: { persistedQuery: { version: 2, sha256Hash: hashOf(config) } } } },
  'a hash beside its document': { payload: { query: config, extensions: byHash(config) } },
  'a hash of another document': { payload: { query: list, extensions: byHash(config) } },
  'to text/html': { payload: { query: list }, headers: { accept: 'text/html' } },
  'to a type that is refused': { payload: { query: list }, headers: { accept: 'application/json;q=0, text/html' } },
  'to endless types': { payload: { query: list }, headers: { accept: `${'a/b, '.repeat(200)}application/json` } },
};

const faults: Readonly<Record<string, FakeAnswer | Fault>> = {
  'a refusal': { status: 400, body: { message: 'roles must not be empty' } },
  'status false': { body: { status: false, message: 'The directory is closed' } },
  '401': { status: 401, body: { message: 'JWT expired' } },
  '403': { status: 403, body: {} },
  '404': { status: 404, body: { message: 'No such page' } },
  '429 with a wait': { status: 429, body: {}, retryAfter: 7 },
  '500 with its inside': { status: 500, body: { message: 'org.postgresql.util.PSQLException: 10.0.0.7' } },
  '503': { status: 503, body: 'down' },
  'a row without an id': { body: [{ firstName: 'Ganesh' }] },
  'a cut connection': 'reset',
  HTML: 'html',
};

/** Returns log lines and metrics without times. */
async function told({ logged }: TestGateway) {
  const lines = logged.splice(0).map((line) => ({ ...JSON.parse(line), ms: 0, time: 0, pid: 0 }));
  const metrics = (await register.metrics())
    .split('\n')
    .filter((line) => /^(graphql_operation_seconds_count|graphql_client|rest_call_seconds_count)/.test(line));
  register.resetMetrics();
  return { lines, metrics };
}

describe.each(['compiled', 'plain'])('%s', (execution) => {
  let gateway: TestGateway;
  let apollos: TestGateway;
  const apollo = vi.spyOn(ApolloServer.prototype, 'executeHTTPGraphQLRequest');

  beforeAll(async () => {
    const compileAfter = execution === 'compiled' ? 0 : 'never';
    gateway = await startTestGateway({ compileAfter });
    apollos = await startTestGateway({ compileAfter, hasFastPath: false, restUrl: gateway.rest.url });
  });
  afterAll(async () => {
    for (const each of [gateway, apollos]) await each[Symbol.asyncDispose]();
  });

  async function answerOf({ gateway: { app } }: TestGateway, { payload, headers, method = 'POST', url = '/graphql' }: Question) {
    const own = { 'content-type': 'application/json', 'x-request-id': 'request-12345', authorization: 'Bearer moderator', ...headers };
    const answer = await app.inject({ method, url, headers: own, ...(method === 'POST' && { payload }) });
    const { date: _date, 'x-server-time': _time, ...rest } = answer.headers;
    return { status: answer.statusCode, headers: rest, body: answer.body };
  }

  /** Authenticates the token with the REST API. */
  beforeEach(async () => {
    gateway.rest.fail(employees.fetchAllEmployeeByPage, null);
    gateway.rest.answer(employees.fetchAllEmployeeByPage, { payload: [{ id: 1, firstName: 'गणेश', roles: ['ROLE_USER'] }] });
    gateway.rest.answer(attendance.approveAttendance, { payload: { message: 'Attendance approved' } });
    gateway.rest.answer(days.getUserCheckinCheckoutReport, { payload: Array.from({ length: 1_001 }, (_, id) => ({ id, checkinTime: '09:04' })) });
    for (const each of [gateway, apollos]) await each.ask('{ me { id } }', {}, 'moderator');
    for (const each of [gateway, apollos]) each.logged.length = 0;
    register.resetMetrics();
    apollo.mockClear();
  });

  async function expectSame(question: Question, passesApollo: boolean) {
    const expected = await answerOf(apollos, question);
    expect(apollo).toHaveBeenCalledTimes(1);
    const expectedTold = await told(apollos);
    expect(await answerOf(gateway, question)).toEqual(expected);
    expect(apollo).toHaveBeenCalledTimes(passesApollo ? 2 : 1);
    expect(await told(gateway)).toEqual(expectedTold);
    return expected;
  }

  test.each(Object.entries(short))('%s: the fast path answers like Apollo Server', async (_name, question) => {
    await expectSame(question, false);
  });

  test.each(Object.entries(faults))('REST fault %s: the fast path answers like Apollo Server', async (_name, fault) => {
    if (typeof fault === 'string') gateway.rest.fail(employees.fetchAllEmployeeByPage, fault);
    else gateway.rest.answer(employees.fetchAllEmployeeByPage, fault);
    const { body } = await expectSame({ payload: { query: '{ me { id } employees { nodes { id } } }' } }, false);
    expect(JSON.parse(body)).toMatchObject({ data: { me: { id: '20' }, employees: null }, errors: [{ extensions: { requestId: 'request-12345' } }] });
  });

  test('refused write: the fast path answers like Apollo Server', async () => {
    gateway.rest.answer(attendance.approveAttendance, { status: 409, body: { message: 'Attendance was approved before' } });
    await expectSame({ payload: { query: approve, variables: day } }, false);
  });

  test.each(Object.entries(long))('%s: goes to Apollo Server', async (_name, question) => {
    await expectSame(question, true);
  });

  test('authenticates a person again after 30 s, through Apollo Server', async () => {
    const now = performance.now.bind(performance);
    const later = vi.spyOn(performance, 'now').mockImplementation(() => now() + 30_001);
    await answerOf(gateway, { payload: { query: list } });
    expect(apollo).toHaveBeenCalledTimes(1);
    await answerOf(gateway, { payload: { query: list } });
    expect(apollo).toHaveBeenCalledTimes(1);
    later.mockRestore();
  });
});

test('bug outside of any field: the fast path answers, logs and counts it like Apollo Server', async () => {
  const ends = [];
  for (const hasFastPath of [true, false]) {
    await using gateway = await startTestGateway({ hasFastPath });
    // The first request authenticates the person, and the second caches the document.
    for (let time = 0; time < 2; time += 1) await gateway.ask('{ me { id } }', {}, 'moderator');
    await told(gateway);
    vi.spyOn(GraphQLSchema.prototype, 'getTypeMap').mockImplementationOnce(() => {
      throw new Error('connect ECONNREFUSED 10.0.0.7:5432');
    });
    const headers = { 'x-explain': '1', 'x-request-id': 'request-12345', authorization: 'Bearer moderator' };
    const { statusCode, body } = await gateway.gateway.app.inject({ method: 'POST', url: '/graphql', headers, payload: { query: '{ me { id } }' } });
    const { lines, metrics } = await told(gateway);
    ends.push({ statusCode, body, metrics, lines: lines.map(({ err, ...line }) => ({ ...line, err: err?.message })) });
  }
  const [short, long] = ends;
  expect(short).toEqual(long);
  const extensions = { code: 'INTERNAL_SERVER_ERROR', requestId: 'request-12345' };
  expect([short?.statusCode, JSON.parse(short?.body ?? '')]).toEqual([200, { errors: [{ message: 'Internal server error', extensions }], data: null }]);
  expect(short?.lines).toMatchObject([
    { msg: 'a request failed', err: 'connect ECONNREFUSED 10.0.0.7:5432' },
    { msg: 'answered', status: 200 },
  ]);
  expect(short?.metrics).toContain('graphql_operation_seconds_count{operation="unnamed",outcome="INTERNAL_SERVER_ERROR"} 1');
});

test.each([
  [{}, 'fast', 'compiled'],
  [{ GRAPHQL_FAST_PATH: 'off' }, 'full', 'compiled'],
  [{ GRAPHQL_COMPILE: 'off' }, 'fast', 'plain'],
  [{ GRAPHQL_COMPILE: 'off', GRAPHQL_FAST_PATH: 'off' }, 'full', 'plain'],
])('with %j an operation takes the path %s and runs %s, according to the metrics', async (environment: Record<string, string>, path, execution) => {
  await using gateway = await startTestGateway({ environment });
  await gateway.ask('{ me { id } }', {}, 'moderator');
  register.resetMetrics();
  const { result } = await gateway.ask('{ me { id } }', {}, 'moderator');
  expect(result.data).toEqual({ me: { id: '20' } });
  const metrics = (await register.metrics()).split('\n').filter((line) => /^graphql_(path|execution)_/.test(line) && !line.endsWith(' 0'));
  expect(metrics).toEqual(
    expect.arrayContaining([`graphql_path_operations_total{path="${path}"} 1`, `graphql_execution_operations_total{execution="${execution}"} 1`]),
  );
  expect(metrics).toHaveLength(2);
});

test('trusted documents only: Apollo Server refuses all others for every caller', async () => {
  await using gateway = await startTestGateway({ environment: { TRUSTED_DOCUMENTS: 'only' } });
  const trusted = webDocuments.find((text) => text.startsWith('query Me ')) ?? '';
  await gateway.ask(trusted, {}, 'moderator');
  const apollo = vi.spyOn(ApolloServer.prototype, 'executeHTTPGraphQLRequest').mockClear();
  expect((await gateway.ask(trusted, {}, 'moderator')).result.errors).toBeUndefined();
  expect(apollo).not.toHaveBeenCalled();
  expect((await gateway.ask('{ me { id } }', {}, 'moderator')).result.errors).toMatchObject([{ extensions: { code: 'DOCUMENT_NOT_TRUSTED' } }]);
  expect(apollo).toHaveBeenCalledTimes(1);
});
