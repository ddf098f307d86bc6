/** The metrics as documented in docs/operations.md. */
import { readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { register } from 'prom-client';
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { employees } from '../../rest/contract/employees.ts';
import { holdFreePort } from '../free-port.ts';
import type { FakeAnswer } from '../testing/fake-rest.ts';
import { shareTestGateway, startTestGateway } from '../testing/test-gateway.ts';
import { oneOf } from '../upstream/decode.ts';
import { maxClients, maxNames } from './operation-metrics.ts';

const gateway = await shareTestGateway();
beforeEach(() => register.resetMetrics());

const metrics = async () => (await gateway.gateway.metrics.inject({ url: '/metrics' })).body;
const list = 'query People { employees { nodes { id } } }';

test('serves metrics on a separate port only', async () => {
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

test('counts invalid values for all gateways of the process', async () => {
  oneOf('test', { A: 'A' })('B');
  await using own = await startTestGateway();
  for (const text of [await metrics(), (await own.gateway.metrics.inject({ url: '/metrics' })).body]) {
    expect(text).toContain('upstream_unknown_values_total{set="test"} 1');
  }
});

test('docs/operations.md has ten alerts on existing metrics, each with an action', async () => {
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

test('measures event loop delay as the alert in docs/operations.md expects', async () => {
  const lag = async (which: string) => Number(new RegExp(`^nodejs_eventloop_lag_${which}_seconds (\\S+)$`, 'm').exec(await metrics())?.[1]);
  const block = () => void Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 300);
  const isNoticed = async () => {
    // Each reading resets the measurement, and the first sample after it only records the time.
    await wait(40);
    block();
    await wait(40);
    return (await lag('p99')) > 0.1;
  };
  await vi.waitUntil(isNoticed, { timeout: 20_000 });
});

describe('an operation', () => {
  const names = async () => new Set([...(await metrics()).matchAll(/graphql_operation_seconds_count\{operation="(\w+)"/g)].map(([, name]) => name));

  test('is counted by name and as ok', async () => {
    gateway.rest.answer(employees.fetchAllEmployeeByPage, { body: [] });
    await gateway.ask(list, {}, 'moderator');
    expect(await metrics()).toContain('graphql_operation_seconds_count{operation="People",outcome="ok"} 1');
  });

  test('is counted by its error code', async () => {
    gateway.rest.answer(employees.fetchAllEmployeeByPage, { status: 500 });
    await gateway.ask(list, {}, 'moderator');
    expect(await metrics()).toContain('graphql_operation_seconds_count{operation="People",outcome="UPSTREAM_ERROR"} 1');
  });

  test('is counted without the sent name when it cannot run', async () => {
    await gateway.ask('query Canary { noSuchField }', {}, 'moderator');
    const text = await metrics();
    expect(text).toContain('graphql_operation_seconds_count{operation="refused",outcome="GRAPHQL_VALIDATION_FAILED"} 1');
    expect(text).not.toContain('Canary');
  });

  test('of an anonymous client is counted as other, unless the web client has it', async () => {
    await gateway.ask('query Canary { __typename }');
    await gateway.ask('query Canary { __typename }', {}, 'invented');
    await gateway.ask('mutation SignIn { __typename }');
    expect(await names()).toEqual(new Set(['other', 'SignIn']));
  });

  test('of a caller that only reads `me` is counted by name, because the response authenticates the caller', async () => {
    await using own = await startTestGateway();
    await own.ask('query WhoAmI { me { id } }', {}, 'user');
    expect((await own.gateway.metrics.inject({ url: '/metrics' })).body).toContain('operation="WhoAmI"');
  });

  test('is counted as other beyond the maximum number of names; the web client’s names always count', async () => {
    await gateway.ask(list, {}, 'moderator');
    for (let at = 0; at <= maxNames; at += 1) await gateway.ask(`query Name${at} { __typename }`, {}, 'moderator');
    const counted = await names();
    expect(counted.size).toBeLessThanOrEqual(maxNames + 1);
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
  // The operation confirms the roles of the callers.
  beforeAll(() => gateway.ask(list, {}, 'moderator'));

  test.each(['apollographql-client', 'graphql-client'])('is counted by name and version of the headers %s-…', async (header) => {
    await askAs({ [`${header}-name`]: 'reports', [`${header}-version`]: '1.4.0-rc.1' });
    expect(await metrics()).toContain('graphql_client_operations_total{client="reports",version="1.4.0-rc.1"} 1');
  });

  test('without a valid name is counted as unnamed', async () => {
    await askAs({});
    await askAs({ 'apollographql-client-name': 'canary canary', 'apollographql-client-version': '1'.repeat(65) });
    expect(await metrics()).toContain('graphql_client_operations_total{client="unnamed",version="unnamed"} 2');
    expect(await metrics()).not.toContain('canary');
  });

  test('of an anonymous caller is counted as other, unless it is the web client', async () => {
    await askAs({ 'apollographql-client-name': 'canary' }, 'invented');
    await askAs({ 'apollographql-client-name': 'web' }, 'invented');
    const text = await metrics();
    expect(text).toContain('graphql_client_operations_total{client="other",version="other"} 1');
    expect(text).toContain('graphql_client_operations_total{client="web",version="unnamed"} 1');
    expect(text).not.toContain('canary');
  });

  test('is counted as other beyond the maximum number of clients', async () => {
    for (let at = 0; at <= maxClients; at += 1) await askAs({ 'apollographql-client-name': `client${at}` });
    const text = await metrics();
    expect([...text.matchAll(/graphql_client_operations_total\{/g)].length).toBeLessThanOrEqual(maxClients + 1);
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
  ] as const)('with the response %j is counted as %s', async (answer, outcome) => {
    gateway.rest.answer(employees.fetchAllEmployeeByPage, answer);
    await gateway.ask(list, {}, 'moderator');
    expect(await metrics()).toContain(`rest_call_seconds_count{call="fetchAllEmployeeByPage",outcome="${outcome}"} 1`);
  });

  test('is in flight until its response arrives', async () => {
    let answer: (answer: FakeAnswer) => void = () => {};
    const answered = new Promise<FakeAnswer>((resolve) => {
      answer = resolve;
    });
    gateway.rest.answer(employees.fetchAllEmployeeByPage, () => answered);
    const asked = gateway.ask(list, {}, 'moderator');
    await expect.poll(metrics).toContain('rest_calls_in_flight{bulkhead="others"} 1');
    answer({ body: [] });
    await asked;
    expect(await metrics()).toContain('rest_calls_in_flight{bulkhead="others"} 0');
  });

  test('is neither in flight nor waiting after its response, and its breaker is closed', async () => {
    gateway.rest.answer(employees.fetchAllEmployeeByPage, { body: [] });
    await gateway.ask(list, {}, 'moderator');
    const text = await metrics();
    expect(text).toContain('rest_calls_in_flight{bulkhead="others"} 0');
    expect(text).toContain('rest_calls_waiting{bulkhead="others"} 0');
    expect(text).toContain('rest_call_breaker_open{call="fetchAllEmployeeByPage"} 0');
  });

  test('opens its breaker after failures for several people', async () => {
    await using own = await startTestGateway();
    own.rest.answer(employees.getProfile, { status: 503 });
    const people = ['admin', 'moderator', 'user'];
    // Half of 20 within ten seconds, of three people (docs/reliability.md).
    for (let number = 0; number < 20; number += 1) await own.ask('{ profile { id } }', {}, people[number % people.length]);
    const shown = (await own.gateway.metrics.inject({ url: '/metrics' })).body;
    expect(shown).toContain('rest_call_breaker_open{call="getProfile"} 1');
  });
});
