/** Requests, parsing of responses, and timeouts. Failures: client-faults.test.ts. */
import { once } from 'node:events';
import fc from 'fast-check';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import type { Call } from '../../rest/contract/call.ts';
import { employees } from '../../rest/contract/employees.ts';
import { session } from '../../rest/contract/session.ts';
import { passing } from '../testing/passing.ts';
import { startWire, type Wire, type WireRequest } from '../testing/wire.ts';
import { createUpstream, type Upstream } from './client.ts';
import type { CallRequest } from './request.ts';
import { Token } from './token.ts';

const caller = { token: new Token('tok-1'), requestId: 'request-12345' };
const { fetchAllEmployeeByPage, fetchEmployeeById } = employees;
const page = { query: { pageNumber: 2, pageSize: 10, roles: 'user,mod' } };
const person = { id: 7, token: 'tok-2', roles: [] };
/** Response of the server: status, headers and body. */
let answer: { status?: number; headers?: Record<string, string>; body: unknown };

const wire = await startWire((_request, response) => response.writeHead(answer.status ?? 200, answer.headers).end(JSON.stringify(answer.body)));
const upstream = createUpstream({ url: new URL('/base/v2/', wire.url), extensions: true });
afterAll(async () => {
  await upstream.close();
  await wire[Symbol.asyncDispose]();
});
beforeEach(() => {
  wire.requests.length = 0;
  answer = { body: { status: true, data: [] } };
});

/** Returns the only request that was sent. */
function sent(): WireRequest {
  const [first, second] = wire.requests.splice(0);
  if (first === undefined || second !== undefined) throw new Error('not exactly one request was sent');
  return first;
}

describe('the request', () => {
  const always = () => ({
    host: wire.url.host,
    connection: 'keep-alive',
    accept: 'application/json',
    'accept-encoding': 'gzip, deflate, br',
    'x-request-id': 'request-12345',
  });

  test('of a GET has the documented path below the base, the query, the bearer token and nothing else', async () => {
    await upstream.send(fetchAllEmployeeByPage, page, caller);
    expect(sent()).toEqual({
      method: 'GET',
      target: '/base/v2/api/user/fetchAllEmployeeByPage?pageNumber=2&pageSize=10&roles=user%2Cmod',
      headers: { ...always(), authorization: 'Bearer tok-1' },
      body: '',
    });
  });

  test('of a call open to anyone has the body as JSON and no token, although the caller has one', async () => {
    answer.body = person;
    const body = { username: 'आशा "\r\n', password: 'पासवर्ड' };
    await upstream.send(session.signIn, { body }, caller);
    const { headers, ...rest } = sent();
    expect({ ...rest, body: JSON.parse(rest.body) }).toEqual({ method: 'POST', target: '/base/v2/api/auth/signin', body });
    expect(headers).toEqual({ ...always(), 'content-type': 'application/json', 'content-length': String(Buffer.byteLength(rest.body)) });
  });

  test('of a POST may have no body', async () => {
    answer.body = person;
    await upstream.send(session.userDetails, {}, caller);
    expect(sent()).toEqual({
      method: 'POST',
      target: '/base/v2/api/user/userdetails',
      headers: { ...always(), authorization: 'Bearer tok-1', 'content-length': '0' },
      body: '',
    });
  });

  test('gets no extra path from a base without one', async () => {
    const plain = createUpstream({ url: wire.url, extensions: false });
    await plain.send(fetchAllEmployeeByPage, page, caller);
    await plain.close();
    expect(sent().target).toMatch(/^\/api\/user\/fetchAllEmployeeByPage\?/);
  });

  const byId = '/base/v2/api/user/fetchEmployeeById?userId=';

  test.each(['../x', 'a/b', '?q=1', '&pageSize=9', '#top', '%2e%2e%2f', 'a b+c', '\r\nx-evil: 1\r\n\r\n', '\0', 'https://evil.example/', ';', ''])(
    'the id %j stays one value of the query',
    async (userId) => {
      answer.body = person;
      await upstream.send(fetchEmployeeById, { query: { userId } }, caller);
      const { target, headers } = sent();
      expect(target.startsWith(byId)).toBe(true);
      expect([...new URL(target, wire.url).searchParams]).toEqual([['userId', userId]]);
      expect(Object.keys(headers).sort()).toEqual(['accept', 'accept-encoding', 'authorization', 'connection', 'host', 'x-request-id']);
    },
  );

  test('keeps the documented path and the complete id for any id', { tags: 'slow' }, async () => {
    answer.body = person;
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: 'binary' }), async (userId) => {
        await upstream.send(fetchEmployeeById, { query: { userId } }, caller);
        const { target } = sent();
        expect(target).toMatch(/^\/base\/v2\/api\/user\/fetchEmployeeById\?userId=[\w*.%+-]*$/);
        expect(new URL(target, wire.url).searchParams.get('userId')).toBe(userId);
      }),
    );
  });

  test('has an idempotency key only for a write to a REST API with the extension', async () => {
    answer.body = { message: 'ok' };
    const keyed = { ...caller, idempotencyKey: 'key-1' };
    await upstream.send(session.signOut, {}, keyed);
    expect(sent().headers['idempotency-key']).toBe('key-1');
    answer.body = [];
    await upstream.send(fetchAllEmployeeByPage, page, keyed);
    expect(sent().headers).not.toHaveProperty('idempotency-key');
    const documented = createUpstream({ url: wire.url, extensions: false });
    answer.body = { message: 'ok' };
    await documented.send(session.changePassword, { body: { oldPassword: 'a', newPassword: 'b', confirmPassword: 'b' } }, keyed);
    expect(sent().headers).not.toHaveProperty('idempotency-key');
    await documented.close();
  });

  test.each([
    ['token', { ...caller, token: new Token('a\r\nx-evil: 1') }],
    ['request id', { ...caller, requestId: 'a\r\nx-evil: 1' }],
  ])('a line break in the %s is an internal error, and nothing is sent', async (_name, broken) => {
    await expect(upstream.send(fetchAllEmployeeByPage, page, broken)).rejects.toThrow(/invalid .* header/i);
    expect(wire.requests).toEqual([]);
  });
});

describe('the response', () => {
  test('returns rows of the documented envelope with their message', async () => {
    answer.body = { status: true, message: 'ok', data: [{ id: 1 }] };
    expect(await upstream.send(fetchAllEmployeeByPage, page, caller)).toEqual({
      payload: [{ id: 1 }],
      message: 'ok',
      totalCount: null,
      totalCountAtLeast: null,
    });
  });

  test.each<[string, number | null]>([
    ['0', 0],
    ['1234', 1234],
    ['', null],
    ['-1', null],
    ['1.5', null],
    ['1e3', null],
    ['0x10', null],
    ['many', null],
    ['12, 12', null],
    ['99999999999999999999', null],
  ])('the total-count header "%s" means %j', async (header, total) => {
    answer.headers = { 'x-total-count': header };
    expect((await upstream.send(fetchAllEmployeeByPage, page, caller)).totalCount).toBe(total);
  });

  test('returns a lower bound from the header of an incomplete count', async () => {
    answer.headers = { 'x-total-at-least': '10001' };
    expect(await upstream.send(fetchAllEmployeeByPage, page, caller)).toMatchObject({ totalCount: null, totalCountAtLeast: 10_001 });
  });

  test('decodes text in several writing systems across packets', async () => {
    const name = 'आशा'.repeat(50_000);
    answer.body = { data: { id: 7, firstName: name } };
    expect((await upstream.send(session.userDetails, {}, caller)).payload.firstName).toBe(name);
  });
});

describe('without extensions', () => {
  test('an undocumented call is an internal error and is not sent', async () => {
    const documented = createUpstream({ url: wire.url, extensions: false });
    await expect(documented.send(fetchEmployeeById, { query: { userId: '7' } }, caller)).rejects.toThrow('fetchEmployeeById is an extension');
    expect(wire.requests).toEqual([]);
    await documented.close();
  });

  test('ignores a total count', async () => {
    const documented = createUpstream({ url: wire.url, extensions: false });
    answer.headers = { 'x-total-count': '12' };
    expect((await documented.send(fetchAllEmployeeByPage, page, caller)).totalCount).toBeNull();
    await documented.close();
  });
});

describe('timeouts', () => {
  const silent = () => startWire(() => {});
  const kindOf = (sending: Promise<unknown>) => sending.then(String, (fault: { kind: string }) => fault.kind);
  const to = ({ url }: Wire) => createUpstream({ url, extensions: true });
  const send = <C extends Call>(own: Upstream, call: C, request: CallRequest<C>, more: object) => kindOf(own.send(call, request, { ...caller, ...more }));

  test.each([0, -1, -60_000])('with %i ms left nothing is sent, which is a timeout also for a write', async (remainingMs) => {
    expect(await send(upstream, fetchAllEmployeeByPage, page, { remainingMs })).toBe('timeout');
    expect(await send(upstream, session.signOut, {}, { remainingMs })).toBe('timeout');
    expect(wire.requests).toEqual([]);
  });

  test('the shorter of the remaining time and the call’s timeout applies; a write then has an unknown outcome', async () => {
    await using server = await silent();
    const own = to(server);
    const short = 500;
    const afterShort = (work: () => Promise<unknown>) => passing(short, () => server.requests.length, work);
    expect(await afterShort(() => send(own, fetchAllEmployeeByPage, page, { remainingMs: short }))).toBe('timeout');
    expect(await afterShort(() => send(own, { ...fetchAllEmployeeByPage, timeoutMs: short }, page, { remainingMs: 60_000 }))).toBe('timeout');
    expect(await afterShort(() => send(own, session.signOut, {}, { remainingMs: short }))).toBe('outcomeUnknown');
    expect(server.requests).toHaveLength(3);
    await own.close();
  });

  test('a read closes its connection when its caller disconnects', async () => {
    const gone = new AbortController();
    const closed = new AbortController();
    await using server = await startWire((_request, response) => {
      response.once('close', () => closed.abort());
      gone.abort();
    });
    const own = to(server);
    expect(await send(own, fetchAllEmployeeByPage, page, { signal: gone.signal })).toBe('cancelled');
    if (!closed.signal.aborted) await once(closed.signal, 'abort');
    await own.close();
  });

  test('a read is not sent when its caller has already disconnected', async () => {
    expect(await send(upstream, fetchAllEmployeeByPage, page, { signal: AbortSignal.abort() })).toBe('cancelled');
    expect(wire.requests).toEqual([]);
  });

  test('a write continues after its caller disconnects, and its response is read', async () => {
    const gone = new AbortController();
    await using server = await startWire((_request, response) => {
      gone.abort();
      setImmediate(() => response.end('{"message": "Signed out"}'));
    });
    const own = to(server);
    expect(await own.send(session.signOut, {}, { ...caller, signal: gone.signal })).toMatchObject({ message: 'Signed out' });
    await own.close();
  });

  test('no listener stays on the caller’s signal', async () => {
    const listeners = new Set<unknown>();
    const { signal } = new AbortController();
    const add = signal.addEventListener.bind(signal);
    const remove = signal.removeEventListener.bind(signal);
    signal.addEventListener = (type: string, listener: EventListenerOrEventListenerObject) => {
      listeners.add(listener);
      add(type, listener);
    };
    signal.removeEventListener = (type: string, listener: EventListenerOrEventListenerObject) => {
      listeners.delete(listener);
      remove(type, listener);
    };
    await upstream.send(fetchAllEmployeeByPage, page, { ...caller, signal });
    expect(listeners.size).toBe(0);
  });
});

test('the disk counts as full from a write refused for that reason until a write succeeds', async () => {
  const signOut = () => upstream.send(session.signOut, {}, caller).catch(() => undefined);
  const full = { status: 503, headers: { 'x-not-done': 'disk-full' }, body: { status: false, message: 'The disk of the database is full, nothing was done' } };
  const states: boolean[] = [];
  for (const next of [full, { status: 503, body: {} }, { body: { status: true, data: {} } }]) {
    answer = next;
    await signOut();
    states.push(upstream.isDiskFull());
    answer = { body: { status: true, data: [] } };
    await upstream.send(fetchAllEmployeeByPage, page, caller);
    states.push(upstream.isDiskFull());
  }
  expect(states).toEqual([true, true, true, true, false, false]);
});
