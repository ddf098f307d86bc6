/** What is sent twice: a read that died on a connection which the server had closed. Nothing else. */
import type { ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { employees } from '../../rest/contract/employees.ts';
import { session } from '../../rest/contract/session.ts';
import { startWire, type Wire } from '../testing/wire.ts';
import { createUpstream } from './client.ts';
import { createConnections } from './connections.ts';

let wire: Wire;
/** What the server does with each request, in order; it answers those that come after. */
let doing: ((response: ServerResponse) => void)[];
const answer = (response: ServerResponse) => void response.end('{"message": "ok"}');
const cut = (response: ServerResponse) => void response.socket?.resetAndDestroy();

beforeAll(async () => {
  wire = await startWire((_request, response) => (doing.shift() ?? answer)(response));
});
afterAll(() => wire[Symbol.asyncDispose]());
beforeEach(() => {
  doing = [];
  wire.requests.length = 0;
});

describe.each([true, false])('repeatable: %j', (repeatable) => {
  const ask = async (connections: ReturnType<typeof createConnections>, path: string) =>
    text((await connections.request({ method: 'POST', path, body: 'x' }, repeatable)).body);
  const asked = () => wire.requests.map(({ target }) => target);

  test('cut on a connection that had served before', async () => {
    doing = [answer, cut];
    const connections = createConnections(wire.url.origin, 1);
    await ask(connections, '/first');
    const second = ask(connections, '/second');
    if (repeatable) expect(await second).toContain('ok');
    else await expect(second).rejects.toThrow();
    expect(asked()).toEqual(repeatable ? ['/first', '/second', '/second'] : ['/first', '/second']);
    await connections.close();
  });

  test('cut on a new connection: the server itself does so, and asking again would not help', async () => {
    doing = [cut];
    const connections = createConnections(wire.url.origin, 1);
    await expect(ask(connections, '/only')).rejects.toThrow();
    expect(asked()).toEqual(['/only']);
    await connections.close();
  });

  test('cut once its answer has begun: it is not asked again', async () => {
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

  test('what was still waiting when the connection before it was cut goes out on the next one, once', async () => {
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

test('of the documented calls, reads are repeatable and writes are not', async () => {
  const one = { all: 1, perCall: 1, perAsker: 1 };
  const upstream = createUpstream({ url: wire.url, extensions: true, lanes: { others: { inFlight: one, waiting: one } } });
  const caller = { token: 'tok-1', requestId: 'request-12345' };
  const page = { query: { pageNumber: 0, pageSize: 10, roles: 'user' } };
  const rows = (response: ServerResponse) => void response.end('[]');
  doing = [rows, cut, rows, cut];
  await upstream.send(employees.fetchAllEmployeeByPage, page, caller);
  expect((await upstream.send(employees.fetchAllEmployeeByPage, page, caller)).payload).toEqual([]);
  await expect(upstream.send(session.signOut, {}, caller)).rejects.toMatchObject({ kind: 'outcomeUnknown' });
  expect(wire.requests.map(({ target }) => target.split('?')[0])).toEqual([...Array(3).fill('/api/user/fetchAllEmployeeByPage'), '/api/user/signOut']);
  await upstream.close();
});
