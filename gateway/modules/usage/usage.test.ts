/** The usage of fields: counting, and the report for administrators. */
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { register } from 'prom-client';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { employees } from '../../../rest/contract/employees.ts';
import { session } from '../../../rest/contract/session.ts';
import { createDocuments } from '../../graphql/documents.ts';
import { openRedis } from '../../graphql/redis.ts';
import { createUsage, maxPairs } from '../../graphql/usage/usage.ts';
import { createOwnUsageStore, createSharedUsageStore, type UsageStore } from '../../graphql/usage/usage-store.ts';
import { noRedis, startRedisServer } from '../../testing/redis-server.ts';
import { startTestGateway, type TestGateway } from '../../testing/test-gateway.ts';
import { usageInMemory } from '../../testing/usage-in-memory.ts';
import { schema } from '../schema.ts';

const document = `query ($text: String, $selection: FieldUsageSelection, $first: Int, $after: String) {
  fieldUsage(text: $text, selection: $selection, first: $first, after: $after) {
    nodes { id deprecationReason operationCount lastUsedOn clients { name isTool operationCount lastUsedOn } }
    totalCount countedSince shared pageInfo { hasNextPage endCursor }
  }
}`;

describe('through the gateway', () => {
  let gateway: TestGateway;
  beforeEach(async () => {
    register.resetMetrics();
    gateway = await startTestGateway({ extensions: true });
    gateway.rest.answer(employees.fetchAllEmployeeByPage, { body: [] });
  });
  afterEach(() => gateway[Symbol.asyncDispose]());

  const usageOf = async (variables: object) => Object((await gateway.ask(document, { ...variables }, 'admin')).result.data?.['fieldUsage']);
  const send = (query: string, variables: object, headers: Readonly<Record<string, string>>) =>
    gateway.gateway.app.inject({ method: 'POST', url: '/graphql', headers, payload: { query, variables } });

  test('counts fields, arguments and input fields of executed operations by client name', async () => {
    const named = { authorization: 'Bearer moderator', 'apollographql-client-name': 'report' };
    await gateway.ask('{ me { id } }', {}, 'moderator');
    const list =
      'query ($page: Int, $all: Boolean = true) { employees(page: $page) { ...Rows pageInfo @include(if: $all) { hasNextPage } } } fragment Rows on EmployeeConnection { nodes { id } }';
    for (const page of [0, 1]) await send(list, { page }, named);
    await send('query ($area: AreaInput) { searchFarmers(area: $area) { cut } }', { area: { state: 'Maharashtra', district: null } }, named);
    await send('{ searchFarmers(area: { taluka: "Haveli" }) { cut } }', {}, named);
    const ofReport = { clients: [{ name: 'report', isTool: false, operationCount: 2, lastUsedOn: '2026-11-20' }], operationCount: 2, lastUsedOn: '2026-11-20' };
    expect((await usageOf({ text: 'query.EMPLOYEES' })).nodes).toMatchObject([
      { id: 'Query.employees', ...ofReport },
      { id: 'Query.employees(after:)', operationCount: 0, lastUsedOn: null, clients: [] },
      { id: 'Query.employees(filter:)' },
      { id: 'Query.employees(first:)' },
      { id: 'Query.employees(ids:)' },
      { id: 'Query.employees(orderBy:)' },
      { id: 'Query.employees(page:)', ...ofReport },
      { id: 'Query.employees(roles:)', operationCount: 0 },
      { id: 'Query.employees(size:)', operationCount: 0 },
    ]);
    expect((await usageOf({ text: 'EmployeeConnection.' })).nodes).toMatchObject([
      { id: 'EmployeeConnection.edges', operationCount: 0 },
      { id: 'EmployeeConnection.nodes', operationCount: 2 },
      { id: 'EmployeeConnection.pageInfo', operationCount: 2 },
      { operationCount: 0 },
      { operationCount: 0 },
    ]);
    expect((await usageOf({ text: 'AreaInput.' })).nodes).toMatchObject([
      { id: 'AreaInput.district', operationCount: 1 },
      { id: 'AreaInput.state', operationCount: 1 },
      { id: 'AreaInput.taluka', operationCount: 1 },
    ]);
    const text = (await gateway.gateway.metrics.inject({ url: '/metrics' })).body;
    expect(text).toContain('graphql_field_operations_total{field="Query.employees",client="report"} 2');
  });

  test('counts a tool by the name of its token, and nothing for refused or explained operations', async () => {
    gateway.rest.answer(session.userDetails, { payload: { id: '1', roles: ['ROLE_ADMIN'], toolName: 'Nightly copy' } });
    await gateway.ask('{ me { id } }', {}, 'tool_1');
    await gateway.ask('{ me { tool { name } } }', {}, 'tool_1');
    await send('{ profile { id } }', {}, { authorization: 'Bearer tool_1', 'x-explain': '1' });
    await gateway.ask('query ($id: ID!) { profile { id } employee(id: $id) { id } }', {}, 'tool_1');
    expect((await usageOf({ text: 'Query.me' })).nodes[0]).toMatchObject({ operationCount: 2, clients: [{ name: 'Nightly copy', isTool: true }] });
    expect((await usageOf({ text: 'Query.profile' })).nodes).toMatchObject([{ operationCount: 0 }]);
  });

  test('counts an anonymous client with a name of its own as other', async () => {
    await send('{ clientConfig { extensions } }', {}, { 'apollographql-client-name': 'stranger' });
    await send('{ clientConfig { extensions } }', {}, { 'apollographql-client-name': 'web' });
    expect((await usageOf({ text: 'Query.clientConfig' })).nodes[0].clients).toMatchObject([{ name: 'other' }, { name: 'web' }]);
  });

  test('is paged, and filtered by deprecated or unused fields', async () => {
    const deprecated = await usageOf({ selection: 'DEPRECATED', first: 2 });
    expect(deprecated.nodes).toMatchObject([{ id: 'AddDealerInput.profilePicture', deprecationReason: expect.stringContaining('use pictures') }, {}]);
    const rest = await usageOf({ selection: 'DEPRECATED', first: 2, after: deprecated.pageInfo.endCursor });
    expect([deprecated.totalCount, rest.nodes.length, rest.pageInfo.hasNextPage]).toEqual([3, 1, false]);
    const unused = await usageOf({ selection: 'UNUSED', text: 'Query.fieldUsage' });
    expect(unused.nodes).toMatchObject([{ id: 'Query.fieldUsage(page:)' }, { id: 'Query.fieldUsage(size:)' }]);
    expect(unused).toMatchObject({ countedSince: '2026-11-20', shared: false });
  });

  test('accepts a text of up to 100 characters', async () => {
    expect((await gateway.ask(document, { text: 'x'.repeat(100) }, 'admin')).result.errors).toBeUndefined();
    expect((await gateway.ask(document, { text: 'x'.repeat(101) }, 'admin')).result.errors).toMatchObject([
      { extensions: { code: 'BAD_USER_INPUT', field: 'text' } },
    ]);
  });
});

const clock = { now: () => new Date('2026-11-20T12:00:00Z') };
const documents = createDocuments({ schema, trusted: [], trustedOnly: false, introspection: true, compileAfter: 'never' });
function operationOf(text: string) {
  const operation = documents.find(text, { isTool: false, isKept: () => true }).operation(null);
  if (operation === null) throw new Error('the document has one operation');
  return operation;
}
const start = (store: UsageStore, onFault: (error: unknown) => void = () => {}) => createUsage({ schema, store, clock, onFault });
const areas = (name: string) => ({ operation: operationOf('{ areas { name } }'), variables: {}, client: { name, isTool: false } });
const clientsOf = async (usage: ReturnType<typeof start>, coordinate: string) =>
  (await usage.report()).fields.find((field) => field.coordinate === coordinate)?.clients.map(({ name, operationCount }) => [name, operationCount]);

describe('the counts', () => {
  test('are bounded: beyond that the clients of a field are counted together', async () => {
    const usage = start(usageInMemory());
    for (let number = 0; number < maxPairs; number += 1) usage.count(areas(`client-${number}`));
    const clients = (await clientsOf(usage, 'Query.areas')) ?? [];
    // Two coordinates each.
    expect([clients.length, clients[0]]).toEqual([maxPairs / 2 + 1, ['other', maxPairs / 2]]);
    await usage.close();
  });

  test('are kept while they cannot be stored, and the fault is reported once', async () => {
    const memory = usageInMemory();
    let isAway = true;
    const faults: unknown[] = [];
    const store: UsageStore = { ...memory, add: (day, counts) => (isAway ? Promise.reject(new Error('away')) : memory.add(day, counts)) };
    const usage = start(store, (error) => void faults.push(error));
    for (let round = 0; round < 2; round += 1) {
      usage.count(areas('web'));
      await usage.report();
    }
    isAway = false;
    expect(await clientsOf(usage, 'Query.areas')).toEqual([['web', 2]]);
    expect(faults).toHaveLength(1);
    await usage.close();
  });
});

describe('in the data folder', () => {
  let folder = '';
  beforeEach(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'usage-'));
  });
  afterEach(() => rm(folder, { recursive: true }));

  test('keeps the counts over a restart, treats a damaged file as empty, and removes old days', async () => {
    await writeFile(path.join(folder, '2026-08-19.json'), '{"Query.areas client web":5}');
    await writeFile(path.join(folder, '2026-11-19.json'), '{"Query.areas client web":5}');
    await writeFile(path.join(folder, '2026-11-18.json'), '{"Query.ar');
    for (let round = 0; round < 2; round += 1) {
      const usage = start(createOwnUsageStore(folder));
      usage.count(areas('web'));
      await usage.close();
    }
    const usage = start(createOwnUsageStore(folder));
    expect(await clientsOf(usage, 'Query.areas')).toEqual([['web', 7]]);
    expect((await readdir(folder)).toSorted()).toEqual(['2026-11-18.json', '2026-11-19.json', '2026-11-20.json']);
    await usage.close();
  });
});

test.skipIf(noRedis !== null)('shares the counts of all gateways through Redis', async () => {
  await using server = await startRedisServer();
  const redis = await openRedis(server.url, { warn: () => {}, info: () => {} });
  const [one, other] = [start(createSharedUsageStore(redis)), start(createSharedUsageStore(redis))];
  one.count(areas('web'));
  other.count(areas('Nightly copy'));
  other.count(areas('Nightly copy'));
  await one.close();
  expect(await clientsOf(other, 'Query.areas')).toEqual([
    ['Nightly copy', 2],
    ['web', 1],
  ]);
  expect((await other.report()).isShared).toBe(true);
  await other.close();
  redis.disconnect();
});
