/** The metrics as documented in docs/operations.md. */
import { readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { register } from 'prom-client';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { employees } from '../../rest/contract/employees.ts';
import { holdFreePort } from '../free-port.ts';
import type { FakeAnswer } from '../testing/fake-rest.ts';
import { startTestGateway, type TestGateway } from '../testing/test-gateway.ts';
import { oneOf } from '../upstream/decode.ts';
import { mostClients, mostNames } from './operation-metrics.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway();
});
afterAll(() => gateway[Symbol.asyncDispose]());
beforeEach(() => register.resetMetrics());

const metrics = async () => (await gateway.gateway.metrics.inject({ url: '/metrics' })).body;
const list = 'query People { employees { nodes { id } } }';

test('metrics answer on a port of their own, and never on the public one', async () => {
  const { port, release } = await holdFreePort('127.0.0.1');
  await release();
  await using own = await startTestGateway({ environment: { PORT: '0', METRICS_PORT: String(port) } });
  const url = await own.gateway.listen();
  const seen = await fetch(`http://127.0.0.1:${port}/metrics`);
  expect([seen.status, seen.headers.get('content-type')]).toEqual([200, expect.stringMatching(/^text\/plain/)]);
  expect(await seen.text()).toContain('process_cpu_user_seconds_total');
  for (const path of ['/metrics', '/metrics/']) expect((await fetch(new URL(path, url))).status).toBe(404);
  const wrong = await fetch(`http://127.0.0.1:${port}/metrics`, { method: 'POST' });
  expect([wrong.status, wrong.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
  for (const path of ['/', '/health', '/graphql']) expect((await fetch(`http://127.0.0.1:${port}${path}`)).status).toBe(404);
});

test('values that were not understood are counted, whatever gateways the process has', async () => {
  oneOf('test', { A: 'A' })('B');
  await using own = await startTestGateway();
  for (const text of [await metrics(), (await own.gateway.metrics.inject({ url: '/metrics' })).body]) {
    expect(text).toContain('upstream_unknown_values_total{set="test"} 1');
  }
});

test('docs/operations.md names every metric of the gateway itself, and no other', async () => {
  const own = (await register.getMetricsAsJSON()).map(({ name }) => name).filter((name) => /^(graphql|rest|upstream)_/.test(name));
  const documented = [...readFileSync('docs/operations.md', 'utf8').matchAll(/^\| `((?:graphql|rest|upstream)_\w+)` /gm)].map(([, name]) => name);
  expect(documented.toSorted()).toEqual(own.toSorted());
});

test('docs/operations.md has ten alerts on metrics that are there, each with what to do', async () => {
  const [, table = ''] = /### Ten alerts[^\n]*\n\n([\s\S]*?)\n\n/.exec(readFileSync('docs/operations.md', 'utf8')) ?? [];
  const alerts = table
    .split('\n')
    .slice(2)
    .map((line) =>
      line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim()),
    );
  expect(alerts).toHaveLength(10);
  expect(alerts.flat().filter((cell) => cell === '')).toEqual([]);
  const named = alerts.flatMap(([, when = '']) => [...when.matchAll(/`([a-z]+(?:_[a-z0-9]+)+)`/g)].map(([, name = '']) => name.replace(/_count$/, '')));
  const text = await metrics();
  expect(named.length).toBeGreaterThan(7);
  expect(named.filter((name) => !text.includes(`# TYPE ${name} `))).toEqual([]);
});

test('how long the event loop is held up is measured, as the alert in docs/operations.md asks for it', async () => {
  const lag = async (which: string) => Number(new RegExp(`^nodejs_eventloop_lag_${which}_seconds (\\S+)$`, 'm').exec(await metrics())?.[1]);
  const block = () => void Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 300);
  const isNoticed = async () => {
    // Each reading begins anew, and the first look of the measurement after it only notes the time.
    await wait(40);
    block();
    await wait(40);
    return (await lag('p99')) > 0.1;
  };
  await vi.waitUntil(isNoticed, { timeout: 20_000 });
});

describe('an operation', () => {
  const names = async () => new Set([...(await metrics()).matchAll(/graphql_operation_seconds_count\{operation="(\w+)"/g)].map(([, name]) => name));

  test('counts by its name and as ok', async () => {
    gateway.rest.answer(employees.fetchAllEmployeeByPage, { body: [] });
    await gateway.ask(list, {}, 'moderator');
    expect(await metrics()).toContain('graphql_operation_seconds_count{operation="People",outcome="ok"} 1');
  });

  test('counts by the code of its error', async () => {
    gateway.rest.answer(employees.fetchAllEmployeeByPage, { status: 500 });
    await gateway.ask(list, {}, 'moderator');
    expect(await metrics()).toContain('graphql_operation_seconds_count{operation="People",outcome="UPSTREAM_ERROR"} 1');
  });

  test('that cannot be run counts without the name that was sent', async () => {
    await gateway.ask('query Canary { noSuchField }', {}, 'moderator');
    const text = await metrics();
    expect(text).toContain('graphql_operation_seconds_count{operation="refused",outcome="GRAPHQL_VALIDATION_FAILED"} 1');
    expect(text).not.toContain('Canary');
  });

  test('of a stranger counts as another, unless it is one of the web client', async () => {
    await gateway.ask('query Canary { __typename }');
    await gateway.ask('query Canary { __typename }', {}, 'invented');
    await gateway.ask('mutation SignIn { __typename }');
    expect(await names()).toEqual(new Set(['other', 'SignIn']));
  });

  test('of somebody who only ever asks who they are counts by its name: the answer confirms them', async () => {
    await using own = await startTestGateway();
    await own.ask('query WhoAmI { me { id } }', {}, 'user');
    expect((await own.gateway.metrics.inject({ url: '/metrics' })).body).toContain('operation="WhoAmI"');
  });

  test('whose names are endless counts as one beyond the names that are told apart; those of the web client always are', async () => {
    await gateway.ask(list, {}, 'moderator');
    for (let at = 0; at <= mostNames; at += 1) await gateway.ask(`query Name${at} { __typename }`, {}, 'moderator');
    const counted = await names();
    expect(counted.size).toBeLessThanOrEqual(mostNames + 1);
    expect(counted).toContain('other');
    await gateway.ask('query Farmers { __typename }', {}, 'moderator');
    expect(await names()).toContain('Farmers');
  });
});

describe('a client', () => {
  const askAs = (headers: Readonly<Record<string, string>>, as = 'moderator') =>
    gateway.gateway.app.inject({
      method: 'POST',
      url: '/graphql',
      headers: { authorization: `Bearer ${as}`, ...headers },
      payload: { query: '{ __typename }' },
    });
  // Their roles are confirmed by it.
  beforeAll(() => gateway.ask(list, {}, 'moderator'));

  test.each(['apollographql-client', 'graphql-client'])('counts by its name and version of the headers %s-…', async (header) => {
    await askAs({ [`${header}-name`]: 'reports', [`${header}-version`]: '1.4.0-rc.1' });
    expect(await metrics()).toContain('graphql_client_operations_total{client="reports",version="1.4.0-rc.1"} 1');
  });

  test('that says nothing, or what is no name, is unnamed', async () => {
    await askAs({});
    await askAs({ 'apollographql-client-name': 'canary canary', 'apollographql-client-version': '1'.repeat(65) });
    expect(await metrics()).toContain('graphql_client_operations_total{client="unnamed",version="unnamed"} 2');
    expect(await metrics()).not.toContain('canary');
  });

  test('of a stranger counts as another, unless it is the web client', async () => {
    await askAs({ 'apollographql-client-name': 'canary' }, 'invented');
    await askAs({ 'apollographql-client-name': 'web' }, 'invented');
    const text = await metrics();
    expect(text).toContain('graphql_client_operations_total{client="other",version="other"} 1');
    expect(text).toContain('graphql_client_operations_total{client="web",version="unnamed"} 1');
    expect(text).not.toContain('canary');
  });

  test('whose names are endless counts as one beyond those that are told apart', async () => {
    for (let at = 0; at <= mostClients; at += 1) await askAs({ 'apollographql-client-name': `client${at}` });
    const text = await metrics();
    expect([...text.matchAll(/graphql_client_operations_total\{/g)].length).toBeLessThanOrEqual(mostClients + 1);
    expect(text).toContain('graphql_client_operations_total{client="other",version="other"}');
  });
});

describe('a REST call', () => {
  test.each([
    [{ body: [] }, 'ok'],
    [{ status: 500 }, 'failed'],
    [{ status: 503 }, 'unavailable'],
    [{ status: 403 }, 'forbidden'],
    [{ body: 'no list' }, 'shape'],
  ] as const)('answered with %j counts as %s', async (answer, outcome) => {
    gateway.rest.answer(employees.fetchAllEmployeeByPage, answer);
    await gateway.ask(list, {}, 'moderator');
    expect(await metrics()).toContain(`rest_call_seconds_count{call="fetchAllEmployeeByPage",outcome="${outcome}"} 1`);
  });

  test('is in flight until it is answered', async () => {
    let answer: (answer: FakeAnswer) => void = () => {};
    const answered = new Promise<FakeAnswer>((resolve) => {
      answer = resolve;
    });
    gateway.rest.answer(employees.fetchAllEmployeeByPage, () => answered);
    const asked = gateway.ask(list, {}, 'moderator');
    await expect.poll(metrics).toContain('rest_calls_in_flight{lane="others"} 1');
    answer({ body: [] });
    await asked;
    expect(await metrics()).toContain('rest_calls_in_flight{lane="others"} 0');
  });

  test('is neither in flight nor waiting once it was answered, and its breaker is closed', async () => {
    gateway.rest.answer(employees.fetchAllEmployeeByPage, { body: [] });
    await gateway.ask(list, {}, 'moderator');
    const text = await metrics();
    expect(text).toContain('rest_calls_in_flight{lane="others"} 0');
    expect(text).toContain('rest_calls_waiting{lane="others"} 0');
    expect(text).toContain('rest_call_breaker_open{call="fetchAllEmployeeByPage"} 0');
  });

  test('that has failed for several people is shown by its breaker', async () => {
    await using own = await startTestGateway();
    own.rest.answer(employees.getProfile, { status: 503 });
    const people = ['admin', 'moderator', 'user'];
    // Half of 20 within ten seconds, of three people (docs/reliability.md).
    for (let number = 0; number < 20; number += 1) await own.ask('{ profile { id } }', {}, people[number % people.length]);
    const shown = (await own.gateway.metrics.inject({ url: '/metrics' })).body;
    expect(shown).toContain('rest_call_breaker_open{call="getProfile"} 1');
  });
});
