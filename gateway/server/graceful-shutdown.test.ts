/** Shutdown of the gateway, and requests that never finish. */
import { once } from 'node:events';
import { Agent, request } from 'node:http';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { describe, expect, test } from 'vitest';
import { employees } from '../../rest/contract/employees.ts';
import { startTestGateway } from '../testing/test-gateway.ts';

describe('shutdown', () => {
  test('closes idle connections at once, used or not, and refuses new ones', async () => {
    const { gateway, rest } = await startTestGateway({ environment: { PORT: '0' } });
    const url = await gateway.listen();
    const agent = new Agent({ keepAlive: true });
    const asked = request(new URL('/health/live', url), { agent }).end();
    const [answer] = await once(asked, 'response');
    await text(answer);
    const kept = once(asked.socket ?? agent, 'close');
    const unused = connect(Number(url.port), url.hostname);
    await once(unused, 'connect');
    const closed = once(unused, 'close');
    await gateway.close();
    await Promise.all([kept, closed]);
    await expect(fetch(new URL('/health', url))).rejects.toThrow('fetch failed');
    await rest.close();
  });

  test('finishes running requests and refuses new connections meanwhile', async () => {
    const { gateway, rest } = await startTestGateway({ environment: { PORT: '0' } });
    const url = await gateway.listen();
    let finish = () => {};
    const came = new Promise<void>((resolve) => {
      rest.answer(employees.getProfile, () => {
        resolve();
        return new Promise((answer) => {
          finish = () => answer({ payload: { id: 7 } });
        });
      });
    });
    const running = fetch(new URL('/graphql', url), {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: 'Bearer admin' },
      body: JSON.stringify({ query: '{ profile { id } }' }),
    });
    await came;
    const closed = gateway.close();
    await expect(fetch(new URL('/health', url))).rejects.toThrow('fetch failed');
    finish();
    expect(await (await running).json()).toEqual({ data: { profile: { id: '7' } } });
    await closed;
    await rest.close();
  });
});

test('cuts a slow request after its time limit', { tags: 'slow' }, async () => {
  await using own = await startTestGateway({ environment: { PORT: '0' } });
  const { server } = own.gateway.app;
  expect([server.headersTimeout, server.requestTimeout]).toEqual([15_000, 30_000]);
  server.headersTimeout = 1;
  server.requestTimeout = 1;
  const url = await own.gateway.listen();
  const socket = connect(Number(url.port), url.hostname);
  socket.write('POST /graphql HTTP/1.1\r\nhost: gateway\r\ncontent-type: application/json\r\ncontent-length: 100\r\n\r\n{"query"');
  expect(await text(socket)).toMatch(/^HTTP\/1.1 408 /);
  expect(own.rest.log).toEqual([]);
});
