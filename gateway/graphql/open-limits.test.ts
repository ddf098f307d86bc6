import { connect, createServer, type Server } from 'node:net';
import { pipeline } from 'node:stream';
import { setImmediate as round, setTimeout as wait } from 'node:timers/promises';
import type { Redis } from 'ioredis';
import { describe, expect, test } from 'vitest';
import { listen } from '../testing/listen.ts';
import { noRedis, startRedisServer } from '../testing/redis-server.ts';
import { createOpenLimiter, type OpenField, type OpenLimiter, openLimits } from './open-limits.ts';
import { openRedis } from './redis.ts';

const fields = ['signIn', 'signUp', 'forgotPassword', 'resetPassword'] as const satisfies readonly OpenField[];
const refused = { code: 'RATE_LIMITED', message: expect.stringMatching(/try again in \d+ seconds/) };
const quiet = { warn: () => {}, info: () => {} };

/** Waits for an event. `once` of node:events would reject on connection errors, which happen here. */
const when = (redis: Redis, event: 'close' | 'ready') => new Promise<void>((resolve) => redis.once(event, () => resolve()));

/** Starts listening. @returns the URL in Redis's form */
async function urlOf(server: Server): Promise<URL> {
  const { host } = await listen(server);
  return new URL(`redis://${host}`);
}

/** Counts `count` attempts, each with its own name and address. */
async function tries(limiter: OpenLimiter, field: OpenField, count: number, name: (number: number) => string, address: (number: number) => string) {
  for (let number = 0; number < count; number += 1) await limiter.count(field, name(number), address(number));
}

describe.each(fields)('%s', (field) => {
  const { name, address, all, slowed } = openLimits[field];

  test(`allows a name ${name.points} attempts from one address, and refuses the next with the seconds to wait`, async () => {
    const limiter = createOpenLimiter(null);
    await tries(
      limiter,
      field,
      name.points,
      () => 'asha',
      () => '10.0.0.1',
    );
    await expect(limiter.count(field, ' Asha ', '10.0.0.1')).rejects.toMatchObject(refused);
    const wait: unknown = await limiter.count(field, 'asha', '10.0.0.1').catch((error: unknown) => Reflect.get(Object(error), 'facts'));
    expect(wait).toEqual({ retryAfter: expect.any(Number) });
    expect(Number(Reflect.get(Object(wait), 'retryAfter'))).toBeGreaterThan(0);
    expect(Number(Reflect.get(Object(wait), 'retryAfter'))).toBeLessThanOrEqual(name.duration);
  });

  test('does not lock a name at other addresses', async () => {
    const limiter = createOpenLimiter(null);
    await tries(
      limiter,
      field,
      name.points,
      () => 'asha',
      () => '10.0.0.1',
    );
    await expect(limiter.count(field, 'asha', '10.0.0.1')).rejects.toMatchObject(refused);
    await limiter.count(field, 'asha', '10.0.0.2');
  });

  test(`allows an address ${address.points} attempts over all names`, async () => {
    const limiter = createOpenLimiter(null);
    await tries(limiter, field, address.points, String, () => '10.0.0.1');
    await expect(limiter.count(field, 'another', '10.0.0.1')).rejects.toMatchObject(refused);
    await limiter.count(field, 'another', '10.0.0.2');
  });

  test(`after ${all.points} attempts in total allows an address ${slowed}, each after a longer pause, without slowing other fields`, async () => {
    const pauses: number[] = [];
    const limiter = createOpenLimiter(null, async (ms) => pauses.push(ms));
    await tries(limiter, field, all.points, String, String);
    expect(pauses).toEqual([]);
    await tries(limiter, field, slowed, String, () => '10.0.0.1');
    expect(pauses).toEqual(Array.from({ length: slowed }, (_, index) => 1_000 * (index + 1)));
    await expect(limiter.count(field, 'another', '10.0.0.1')).rejects.toMatchObject(refused);
    await limiter.count(field, 'another', '10.0.0.2');
    for (const other of fields.filter((each) => each !== field)) await limiter.count(other, 'another', '10.0.0.1');
    expect(pauses).toHaveLength(slowed + 1);
  });

  test('at ten times the total limit refuses the network of the attempts, and slows the others down', async () => {
    const pauses: number[] = [];
    const limiter = createOpenLimiter(null, async (ms) => pauses.push(ms));
    await tries(limiter, field, 10 * all.points, String, (number) => `10.0.${number >> 8}.${number & 255}`);
    pauses.length = 0;
    await expect(limiter.count(field, 'another', '10.0.200.1')).rejects.toMatchObject(refused);
    await limiter.count(field, 'another', '198.18.0.1');
    await limiter.count(field, 'another', '2001:db8:0:0::/64');
    expect(pauses).toEqual([1_000, 1_000]);
  });

  test('does not slow down an address with a recent sign-in, nor count it for others', async () => {
    const pauses: number[] = [];
    const limiter = createOpenLimiter(null, async (ms) => pauses.push(ms));
    await limiter.welcome('10.0.0.1');
    await tries(limiter, field, all.points, String, String);
    await tries(limiter, field, address.points, String, () => '10.0.0.1');
    expect(pauses).toEqual([]);
    await expect(limiter.count(field, 'another', '10.0.0.1')).rejects.toMatchObject(refused);
  });
});

test('counts all spellings of a name as one', async () => {
  const limiter = createOpenLimiter(null);
  const spellings = ['7021527554', '70215 27554', '702-1527554', '+917021527554', '917021527554', '07021527554'];
  await tries(
    limiter,
    'signIn',
    openLimits.signIn.name.points,
    (number) => spellings[number % spellings.length] ?? '',
    () => '10.0.0.1',
  );
  for (const spelling of spellings) await expect(limiter.count('signIn', spelling, '10.0.0.1')).rejects.toMatchObject(refused);
});

test('does not count refused attempts or those that were taken back', async () => {
  const limiter = createOpenLimiter(null);
  const { name, address } = openLimits.signIn;
  for (let time = 0; time < 2 * address.points; time += 1) await (await limiter.count('signIn', 'asha', '10.0.0.1'))();
  await tries(
    limiter,
    'signIn',
    name.points,
    () => 'asha',
    () => '10.0.0.1',
  );
  for (let time = 0; time < address.points; time += 1) await limiter.count('signIn', 'asha', '10.0.0.1').catch(() => {});
  await tries(limiter, 'signIn', address.points - name.points, String, () => '10.0.0.1');
  await expect(limiter.count('signIn', 'another', '10.0.0.1')).rejects.toMatchObject(refused);
});

describe.skipIf(noRedis !== null)(`with a real Redis${noRedis ? ` (left out: ${noRedis})` : ''}`, () => {
  const { name } = openLimits.signIn;
  const mine = () => '10.0.0.1';
  const asha = () => 'asha';

  test('instances share their counts', async () => {
    await using server = await startRedisServer();
    const connections = await Promise.all([openRedis(server.url, quiet), openRedis(server.url, quiet)]);
    const [one, two] = connections.map((redis) => createOpenLimiter(redis));
    if (!one || !two) throw new Error('there are two');
    await tries(one, 'signIn', name.points - 1, asha, mine);
    await two.count('signIn', 'asha', '10.0.0.1');
    for (const limiter of [one, two]) await expect(limiter.count('signIn', 'asha', '10.0.0.1')).rejects.toMatchObject(refused);
    for (const redis of connections) redis.disconnect();
  });

  test('instances count separately while Redis is unavailable, and share counts when it returns', async () => {
    await using server = await startRedisServer();
    const said: string[] = [];
    const log = { warn: (line: string) => said.push(line), info: (line: string) => said.push(line) };
    const redis = await openRedis(server.url, log);
    const limiter = createOpenLimiter(redis);
    const gone = when(redis, 'close');
    await server.stop();
    await gone;
    await tries(limiter, 'signIn', name.points, asha, mine);
    await expect(limiter.count('signIn', 'asha', '10.0.0.1')).rejects.toMatchObject(refused);
    const back = when(redis, 'ready');
    await server.start();
    await back;
    await tries(limiter, 'signIn', name.points, asha, mine);
    await expect(limiter.count('signIn', 'asha', '10.0.0.1')).rejects.toMatchObject(refused);
    expect(said).toEqual(['Redis is away: this instance counts for itself until it is back', 'Redis is back']);
    redis.disconnect();
  });

  test('answers every count when Redis stops and restarts under load, and each counter admits its limit', async () => {
    await using server = await startRedisServer();
    const redis = await openRedis(server.url, quiet);
    const limiter = createOpenLimiter(redis);
    const refusals = new Set<unknown>();
    let passed = 0;
    let isGoing = true;
    const workers = Array.from({ length: 20 }, async () => {
      while (isGoing) {
        await limiter.count('signIn', 'asha', '10.0.0.1').then(
          () => {
            passed += 1;
          },
          (error: unknown) => refusals.add(Reflect.get(Object(error), 'code')),
        );
        await round();
      }
    });
    const gone = when(redis, 'close');
    await server.stop();
    await gone;
    const back = when(redis, 'ready');
    await server.start();
    await back;
    isGoing = false;
    await Promise.all(workers);
    expect(refusals).toEqual(new Set(['RATE_LIMITED']));
    // Counters of Redis, of this instance, and of the restarted Redis.
    expect(passed).toBeGreaterThanOrEqual(name.points);
    expect(passed).toBeLessThanOrEqual(3 * name.points);
    redis.disconnect();
  });

  test('treats a Redis that was never reachable as absent', async () => {
    const server = await startRedisServer();
    await server.stop();
    const redis = await openRedis(server.url, quiet);
    await createOpenLimiter(redis).count('signIn', 'asha', '10.0.0.1');
    redis.disconnect();
  });

  test('waits for a slow Redis, so the first attempt is counted with the others', async () => {
    await using server = await startRedisServer();
    const slow = createServer(async (client) => {
      await wait(300);
      const redis = connect(Number(server.url.port), server.url.hostname);
      pipeline(client, redis, client, () => {});
    });
    const redis = await openRedis(await urlOf(slow), quiet);
    await createOpenLimiter(redis).count('signIn', 'asha', '10.0.0.1');
    const other = await openRedis(server.url, quiet);
    expect(await other.get('limit:signIn:all:all')).toBe('1');
    for (const connection of [redis, other]) connection.disconnect();
    slow.close();
  });

  test('does not delay the start for a Redis that never answers', { tags: 'slow' }, async () => {
    const silent = createServer();
    const redis = await openRedis(await urlOf(silent), quiet);
    await createOpenLimiter(redis).count('signIn', 'asha', '10.0.0.1');
    redis.disconnect();
    silent.close();
  });
});
