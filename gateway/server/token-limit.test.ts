/** The rate limit per token, its headers, and how instances share it. */
import { afterEach, describe, expect, test } from 'vitest';
import { noRedis, startRedisServer } from '../testing/redis-server.ts';
import { startTestGateway, type TestGateway } from '../testing/test-gateway.ts';

const perMinute = 3;
const environment = { REQUESTS_PER_MINUTE: String(perMinute) };
const own = '{ me { id } }';

let gateway: TestGateway;
afterEach(() => gateway[Symbol.asyncDispose]());

describe('a token', () => {
  test('may make the requests of a minute, and the next is refused with Retry-After', async () => {
    gateway = await startTestGateway({ environment });
    for (let left = perMinute - 1; left >= 0; left -= 1) {
      const { status, headers, result } = await gateway.ask(own, {}, 'user');
      expect([status, result.errors]).toEqual([200, undefined]);
      expect(headers).toMatchObject({ 'ratelimit-policy': '"token";q=3;w=60', ratelimit: expect.stringMatching(`^"token";r=${left};t=([1-9]|[1-5]\\d|60)$`) });
    }
    gateway.calls();
    const { status, headers, result } = await gateway.ask(own, {}, 'user');
    const seconds = Number(headers['retry-after']);
    expect([status, headers['ratelimit']]).toEqual([429, `"token";r=0;t=${seconds}`]);
    expect(seconds).toBeGreaterThan(0);
    expect(seconds).toBeLessThanOrEqual(60);
    expect(result).toEqual({
      errors: [
        {
          message: `This token made more than 3 requests in a minute. Nothing was done; try again in ${seconds} seconds`,
          extensions: { code: 'RATE_LIMITED', retryAfter: seconds, requestId: expect.any(String) },
        },
      ],
    });
    expect(gateway.calls()).toEqual([]);
  });

  test('does not use up the limit of another, and invented tokens are not counted', async () => {
    gateway = await startTestGateway({ environment });
    for (let made = 0; made <= perMinute; made += 1) await gateway.ask(own, {}, 'user');
    const codes = [];
    for (let made = 0; made < perMinute; made += 1) codes.push((await gateway.ask(own, {}, 'moderator')).status);
    for (let made = 0; made <= perMinute + 1; made += 1) codes.push((await gateway.ask('{ clientConfig { extensions } }', {}, 'invented')).status);
    expect(new Set(codes)).toEqual(new Set([200]));
  });

  test('is also limited for streams and uploads', async () => {
    gateway = await startTestGateway({ environment, extensions: true });
    const { app } = gateway.gateway;
    for (let made = 0; made < perMinute; made += 1) await gateway.ask(own, {}, 'moderator');
    const headers = { authorization: 'Bearer moderator' };
    const stream = await app.inject({
      method: 'POST',
      url: '/graphql/stream',
      headers: { ...headers, accept: 'text/event-stream' },
      payload: { query: 'subscription { changes { cursor } }' },
    });
    const uploadBy = (token: string) =>
      app.inject({ method: 'POST', url: '/images', headers: { authorization: `Bearer ${token}`, 'content-type': 'image/png' }, payload: Buffer.from('x') });
    const upload = await uploadBy('moderator');
    expect([stream, upload].map((answer) => [answer.statusCode, answer.headers['retry-after']])).toEqual([
      [429, expect.stringMatching(/^\d+$/)],
      [429, expect.stringMatching(/^\d+$/)],
    ]);
    expect(upload.json()).toEqual({ message: expect.stringContaining('try again in') });
    expect((await uploadBy('admin')).headers).toMatchObject({ ratelimit: expect.stringMatching(/^"token";r=2;/) });
  });

  test('has no limit and no headers when REQUESTS_PER_MINUTE is 0', async () => {
    gateway = await startTestGateway({ environment: { REQUESTS_PER_MINUTE: '0' } });
    for (let made = 0; made < 3; made += 1) expect((await gateway.ask(own, {}, 'user')).headers).not.toHaveProperty('ratelimit');
  });
});

test.skipIf(noRedis !== null)('instances share the count of a token, and count separately while Redis is unavailable', async () => {
  await using server = await startRedisServer();
  const shared = { ...environment, REDIS_URL: server.url.href };
  gateway = await startTestGateway({ environment: shared });
  await using other = await startTestGateway({ environment: shared });
  const statuses = [];
  for (const each of [gateway, other, gateway, other, gateway]) statuses.push((await each.ask(own, {}, 'user')).status);
  expect(statuses).toEqual([200, 200, 200, 429, 429]);
  await server.stop();
  expect([(await gateway.ask(own, {}, 'user')).status, (await other.ask(own, {}, 'user')).status]).toEqual([200, 200]);
});
