/** A bystander's call starts while a flood occupies the limit of its bulkhead, its REST call or its token. */
import { once, setMaxListeners } from 'node:events';
import type { ServerResponse } from 'node:http';
import { register } from 'prom-client';
import { describe, expect, test } from 'vitest';
import { employees } from '../../rest/contract/employees.ts';
import { farmers } from '../../rest/contract/farmers.ts';
import { session } from '../../rest/contract/session.ts';
import { startWire, type WireRequest } from '../testing/wire.ts';
import { createBreaker } from './breaker.ts';
import { type BulkheadName, defaultBulkheads } from './bulkheads.ts';
import { createUpstream, type Upstream } from './client.ts';
import { createFiles } from './files.ts';
import { Token } from './token.ts';

const { signIn, userDetails } = session;
const { fetchAllEmployeeByPage: list } = employees;
const page = { query: { pageNumber: 0, pageSize: 10, roles: 'user' } };
const area = { body: { taluka: '', district: '', state: '', searchText: '' } };
const caller = (token: string) => ({ token: new Token(token), requestId: 'request-12345', address: token });

/** Starts an upstream over a server that answers only the requests that a test allows. */
async function start(answers: (request: WireRequest) => boolean) {
  const held: ServerResponse[] = [];
  const came = new EventTarget();
  const wire = await startWire((request, response) => {
    if (answers(request)) response.end('[]');
    else held.push(response);
    came.dispatchEvent(new Event('request'));
  });
  const upstream = createUpstream({ url: wire.url, extensions: false });
  return {
    wire,
    upstream,
    held,
    /** Resolves when `count` requests have arrived. */
    async until(count: number) {
      while (wire.requests.length < count) await once(came, 'request');
    },
    async [Symbol.asyncDispose]() {
      await wire[Symbol.asyncDispose]();
      await upstream.close();
    },
  };
}

type Flooding = (upstream: Upstream, name: string) => Promise<unknown>;

/** Floods each bulkhead. */
const floods: Readonly<Record<Exclude<BulkheadName, 'images' | 'others'>, Flooding>> = {
  open: (upstream, name) => upstream.send(signIn, { body: { username: name, password: 'x' } }, caller(name)),
  unconfirmed: (upstream, name) => upstream.send(userDetails, {}, { ...caller(name), bulkhead: 'unconfirmed' }),
  roles: (upstream, name) => upstream.send(userDetails, {}, { ...caller(name), bulkhead: 'roles' }),
  exports: (upstream, name) => upstream.open(farmers.exportFarmerByArea, area, caller(name)),
};
const names = ['open', 'unconfirmed', 'roles', 'exports'] as const;

test.each(names)('while %s is flooded, a read is answered, and the queue is bounded', async (name) => {
  const { inFlight, waiting } = defaultBulkheads[name];
  await using server = await start(({ target }) => target.startsWith(list.path));
  const { upstream, wire, until } = server;
  const most = Math.min(inFlight.all, inFlight.perCall);
  const total = most + waiting.all + 20;
  const flooding = Array.from({ length: total }, (_, index) => floods[name](upstream, `flood-${index}`).catch((fault: unknown) => fault));
  await until(most);
  expect((await upstream.send(list, page, caller('bystander'))).payload).toEqual([]);
  const queued = Math.min(waiting.all, waiting.perCall);
  const refused = await Promise.all(flooding.slice(most + queued));
  expect(refused).toEqual(refused.map(() => expect.objectContaining({ kind: 'unavailable', retryAfter: 1 })));
  expect(wire.requests).toHaveLength(most + 1);
});

describe('among the other calls', () => {
  const { inFlight } = defaultBulkheads.others;

  test('a call that hangs for every caller leaves room for the others', async () => {
    await using server = await start(({ target }) => target.startsWith(list.path));
    const { upstream, until } = server;
    for (let index = 0; index < 200; index += 1) upstream.send(employees.getProfile, {}, caller(`flood-${index}`)).catch(() => {});
    await until(inFlight.perCall);
    expect((await upstream.send(list, page, caller('bystander'))).payload).toEqual([]);
  });

  test('a flood of one person leaves room for the others, also in the same call', async () => {
    await using server = await start(({ headers }) => headers.authorization === 'Bearer bystander');
    const { upstream, wire, until } = server;
    const flooding = Array.from({ length: 200 }, () => upstream.send(list, page, caller('flood')).catch((fault: unknown) => fault));
    await until(inFlight.perCaller);
    expect((await upstream.send(list, page, caller('bystander'))).payload).toEqual([]);
    expect(wire.requests).toHaveLength(inFlight.perCaller + 1);
    expect(await flooding.at(-1)).toMatchObject({ kind: 'unavailable', retryAfter: 1 });
  });

  test('answers four concurrent operations of 25 calls from one token, such as team days', async () => {
    await using server = await start(() => true);
    const calls = Array.from({ length: 4 * 25 }, () => server.upstream.send(list, page, caller('one')));
    expect((await Promise.all(calls)).map(({ payload }) => payload)).toEqual(calls.map(() => []));
  });

  test('a write that times out in the queue is not sent, and reports that', async () => {
    await using server = await start(() => false);
    const { upstream, wire, until } = server;
    for (let index = 0; index < inFlight.perCaller; index += 1) upstream.send(list, page, caller('me')).catch(() => {});
    await until(inFlight.perCaller);
    const write = upstream.send(
      session.changePassword,
      { body: { oldPassword: 'a', newPassword: 'b', confirmPassword: 'b' } },
      { ...caller('me'), remainingMs: 1 },
    );
    await expect(write).rejects.toMatchObject({ kind: 'timeout', detail: 'no time left' });
    expect(wire.requests).toHaveLength(inFlight.perCaller);
  });
});

test('unread pictures do not block reads, and a full queue answers busy', async () => {
  await using server = await start(({ target }) => target.startsWith(list.path));
  const { upstream, wire, until } = server;
  const files = createFiles(new URL('/images/', wire.url));
  const { inFlight, waiting } = defaultBulkheads.images;
  const left = new AbortController();
  setMaxListeners(0, left.signal);
  const open = (index: number) =>
    files.open({ fileName: `${index}.png`, accepts: () => true, requestId: 'request-12345', address: String(index), signal: left.signal });
  const opening = Array.from({ length: inFlight.all + waiting.all + 1 }, (_, index) => open(index));
  await until(inFlight.all);
  expect((await upstream.send(list, page, caller('bystander'))).payload).toEqual([]);
  expect(await opening.at(-1)).toBe('busy');
  left.abort();
  expect(await Promise.all(opening.slice(0, -1))).toEqual(Array(inFlight.all + waiting.all).fill(null));
  await files.close();
});

describe('a call that fails for every caller', () => {
  test('is not made until a probe succeeds, while other calls continue', async () => {
    let isDown = true;
    let time = 0;
    await using wire = await startWire(({ target }, response) => response.writeHead(isDown && target.startsWith(list.path) ? 500 : 200).end('[]'));
    const upstream = createUpstream({ url: wire.url, extensions: false, newBreaker: () => createBreaker(() => time) });
    const ask = (name: string) => upstream.send(list, page, caller(name));
    for (let index = 0; index < 20; index += 1) await expect(ask(`caller-${index % 3}`)).rejects.toMatchObject({ kind: 'failed' });
    await expect(ask('bystander')).rejects.toMatchObject({
      kind: 'unavailable',
      retryAfter: 5,
      message: 'The server fails at this for everybody. Try again in a moment',
    });
    expect(wire.requests).toHaveLength(20);
    expect((await upstream.send(farmers.searchFarmerByArea, area, caller('bystander'))).payload).toEqual([]);
    isDown = false;
    time += 5_000;
    expect((await ask('bystander')).payload).toEqual([]);
    await upstream.close();
  });

  test('is reported open until a probe succeeds, also after a probe whose caller disconnected', async () => {
    let status: number | null = 500;
    let time = 0;
    await using wire = await startWire((_request, response) => {
      if (status !== null) response.writeHead(status).end('[]');
    });
    const upstream = createUpstream({ url: wire.url, extensions: false, newBreaker: () => createBreaker(() => time) });
    const shown = async () => {
      const metric = await register.getSingleMetric('rest_call_breaker_open')?.get();
      return metric?.values.find(({ labels }) => labels['call'] === list.name)?.value;
    };
    for (let index = 0; index < 20; index += 1) await upstream.send(list, page, caller(`caller-${index % 3}`)).catch(() => {});
    expect(await shown()).toBe(1);
    status = null;
    time += 5_000;
    const left = new AbortController();
    const probe = upstream.send(list, page, { ...caller('one'), signal: left.signal });
    await expect.poll(() => wire.requests.length === 21).toBe(true);
    left.abort();
    await expect(probe).rejects.toMatchObject({ kind: 'cancelled' });
    expect(await shown()).toBe(1);
    status = 200;
    await upstream.send(list, page, caller('two'));
    expect(await shown()).toBe(0);
    await upstream.close();
  });

  test('for one person only is still made, even after a thousand failures', async () => {
    await using wire = await startWire(({ headers }, response) => response.writeHead(headers.authorization === 'Bearer bad-record' ? 500 : 200).end('[]'));
    const upstream = createUpstream({ url: wire.url, extensions: false });
    for (let index = 0; index < 60; index += 1) await upstream.send(list, page, caller('bad-record')).catch(() => {});
    expect((await upstream.send(list, page, caller('bystander'))).payload).toEqual([]);
    await upstream.close();
  });
});
