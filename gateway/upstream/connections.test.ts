/** Requests that are sent twice: a read that failed on a connection closed by the server, and a write that was provably not sent. */
import type { ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { employees } from '../../rest/contract/employees.ts';
import { session } from '../../rest/contract/session.ts';
import { startWire } from '../testing/wire.ts';
import { createUpstream } from './client.ts';
import { type Connections, createConnections } from './connections.ts';
import { Aborted } from './refusal.ts';
import { Token } from './token.ts';

/** Behaviour of the server for each request, in order; later requests get a response. */
let doing: ((response: ServerResponse) => void)[];
const answer = (response: ServerResponse) => void response.end('{"message": "ok"}');
const cut = (response: ServerResponse) => void response.socket?.resetAndDestroy();

const wire = await startWire((_request, response) => (doing.shift() ?? answer)(response));
afterAll(() => wire[Symbol.asyncDispose]());
beforeEach(() => {
  doing = [];
  wire.requests.length = 0;
});

type Ask = (connections: Connections, path: string, repeatable: boolean) => Promise<string>;
const streamed: Ask = async (connections, path, repeatable) => text((await connections.request({ method: 'POST', path, body: 'x' }, repeatable)).body);
const fetched: Ask = async (connections, path, repeatable) => {
  const { body } = await connections.fetch({ method: 'POST', path, body: 'x' }, repeatable, 1_000, { cutBy() {} });
  return body instanceof Readable ? expect.unreachable('it is small') : Buffer.concat(body).toString();
};

describe.each([
  { way: 'streamed', by: streamed, repeatable: true },
  { way: 'streamed', by: streamed, repeatable: false },
  { way: 'whole', by: fetched, repeatable: true },
  { way: 'whole', by: fetched, repeatable: false },
])('$way, repeatable: $repeatable', ({ by, repeatable }) => {
  const ask = (connections: Connections, path: string) => by(connections, path, repeatable);
  const asked = () => wire.requests.map(({ target }) => target);

  test('cut on a reused connection', async () => {
    doing = [answer, cut];
    const connections = createConnections(wire.url.origin, 1);
    await ask(connections, '/first');
    const second = ask(connections, '/second');
    if (repeatable) expect(await second).toContain('ok');
    else await expect(second).rejects.toThrow();
    expect(asked()).toEqual(repeatable ? ['/first', '/second', '/second'] : ['/first', '/second']);
    await connections.close();
  });

  test('cut on a new connection: not repeated, because the server itself cuts it', async () => {
    doing = [cut];
    const connections = createConnections(wire.url.origin, 1);
    await expect(ask(connections, '/only')).rejects.toThrow();
    expect(asked()).toEqual(['/only']);
    await connections.close();
  });

  test('cut after its response has begun: not repeated', async () => {
    doing = [
      answer,
      (response) => {
        response.writeHead(200, { 'content-length': 10 }).write('half');
        setImmediate(() => response.socket?.resetAndDestroy());
      },
    ];
    const connections = createConnections(wire.url.origin, 1);
    await ask(connections, '/first');
    await expect(ask(connections, '/second')).rejects.toThrow();
    expect(asked()).toEqual(['/first', '/second']);
    await connections.close();
  });

  test('a request that still waited when its connection was cut is sent once on the next one', async () => {
    doing = [answer, cut];
    const connections = createConnections(wire.url.origin, 1);
    await ask(connections, '/first');
    const cutOff = ask(connections, '/second').catch(() => 'cut');
    expect(await ask(connections, '/third')).toContain('ok');
    await cutOff;
    expect(asked().filter((target) => target === '/third')).toHaveLength(1);
    await connections.close();
  });
});

test.each(['at once', 'in a later turn'])('repeats a write when the idle connection was reset before it was sent, %s', async (when) => {
  let reset = () => {};
  doing = [
    (response) => {
      const { socket } = response;
      reset = () => void socket?.resetAndDestroy();
      answer(response);
    },
  ];
  const connections = createConnections(wire.url.origin, 1);
  await fetched(connections, '/first', false);
  if (when === 'in a later turn') await new Promise((resolve) => setImmediate(resolve));
  // The client cannot have seen the reset yet, because both happen in the same turn of the event loop.
  reset();
  expect(await fetched(connections, '/second', false)).toContain('ok');
  expect(wire.requests.map(({ target }) => target)).toEqual(['/first', '/second']);
  await connections.close();
});

describe('a response that is fetched whole', () => {
  const options = { method: 'GET', path: '/list' } as const;

  test('is returned with its head and as a stream when it exceeds the buffer limit', async () => {
    const long = 'x'.repeat(300_000);
    doing = [(response) => void response.writeHead(203, { 'x-kind': 'long' }).end(long)];
    const connections = createConnections(wire.url.origin, 1);
    const { statusCode, headers, body } = await connections.fetch(options, false, 1_000, { cutBy() {} });
    expect([statusCode, headers['x-kind'], body instanceof Readable && (await text(body)) === long]).toEqual([203, 'long', true]);
    await connections.close();
  });

  test.each(['before it begins', 'while it comes'])('is cut %s with its reason, together with its connection', async (when) => {
    const reason = new Aborted('timeout');
    let cutNow = () => {};
    const closed = new Promise<void>((resolve) => {
      doing = [
        (response) => {
          response.once('close', resolve);
          if (when === 'while it comes') response.writeHead(200).write('x');
          setImmediate(() => cutNow());
        },
      ];
    });
    const connections = createConnections(wire.url.origin, 1);
    const asking = connections.fetch(options, true, 1_000, {
      cutBy(cut) {
        cutNow = () => cut(reason);
      },
    });
    await expect(asking).rejects.toBe(reason);
    await closed;
    expect(wire.requests).toHaveLength(1);
    await connections.close();
  });
});

test('among the documented calls, reads are repeatable and writes are not', async () => {
  const one = { all: 1, perCall: 1, perCaller: 1 };
  const upstream = createUpstream({ url: wire.url, extensions: true, bulkheads: { others: { inFlight: one, waiting: one } } });
  const caller = { token: new Token('tok-1'), requestId: 'request-12345' };
  const page = { query: { pageNumber: 0, pageSize: 10, roles: 'user' } };
  const rows = (response: ServerResponse) => void response.end('[]');
  doing = [rows, cut, rows, cut];
  await upstream.send(employees.fetchAllEmployeeByPage, page, caller);
  expect((await upstream.send(employees.fetchAllEmployeeByPage, page, caller)).payload).toEqual([]);
  await expect(upstream.send(session.signOut, {}, caller)).rejects.toMatchObject({ kind: 'outcomeUnknown' });
  expect(wire.requests.map(({ target }) => target.split('?')[0])).toEqual([...Array(3).fill('/api/user/fetchAllEmployeeByPage'), '/api/user/signOut']);
  await upstream.close();
});
