import { setImmediate as round } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { noRedis, startRedisServer } from '../testing/redis-server.ts';
import { startTestGateway } from '../testing/test-gateway.ts';
import { type Attempt, createIdempotencyRecords } from './idempotency.ts';
import { openRedis } from './redis.ts';

const quiet = { warn: () => {}, info: () => {} };
const secret = 'a secret of the tests, long enough';

/** Counts writes, which end when the test ends them. */
function writes() {
  let made = 0;
  let end = () => {};
  const ended = new Promise<void>((resolve) => {
    end = resolve;
  });
  return {
    made: () => made,
    end: () => end(),
    async make(): Promise<Attempt> {
      made += 1;
      await ended;
      return { input: 'x', outcome: JSON.stringify({ message: `Write ${made}` }) };
    },
  };
}

/** Starts two instances that share one Redis. */
async function twoInstances() {
  const server = await startRedisServer();
  const connections = await Promise.all([openRedis(server.url, quiet), openRedis(server.url, quiet)]);
  const [one, two] = [createIdempotencyRecords({ redis: connections[0], secret }), createIdempotencyRecords({ redis: connections[1], secret })];
  return {
    server,
    one,
    two,
    redis: connections[0],
    /** Stops Redis, and waits until both instances have noticed. */
    async stop() {
      const gone = connections.map((redis) => new Promise((resolve) => redis.once('close', resolve)));
      await server.stop();
      await Promise.all(gone);
    },
    /** Resolves when both instances have reconnected after the next stop. */
    back: () => Promise.all(connections.map((redis) => new Promise((resolve) => redis.once('close', () => redis.once('ready', resolve))))),
    async [Symbol.asyncDispose]() {
      for (const redis of connections) redis.disconnect();
      await server.stop();
    },
  };
}

describe.skipIf(noRedis !== null)(`through a real Redis${noRedis ? ` (left out: ${noRedis})` : ''}`, () => {
  test('a repeat at another instance joins the first while it runs, and replays it afterwards', async () => {
    await using instances = await twoInstances();
    const { one, two, redis } = instances;
    const { make, made, end } = writes();
    const first = one.join('asha', 'punch', make);
    // The first has set its mark when its write begins.
    await expect.poll(made).toBe(1);
    const second = two.join('asha', 'punch', make);
    end();
    const attempt = await first;
    expect([await second, await two.join('asha', 'punch', make), made()]).toEqual([attempt, attempt, 1]);
    // Redis contains no readable outcome and no entry that outlives ten minutes.
    const keys = await redis.keys('*');
    expect(keys.length).toBeGreaterThan(0);
    for (const key of keys) expect([await redis.get(key), await redis.pttl(key)]).toEqual([expect.not.stringContaining('Write'), expect.any(Number)]);
    for (const key of keys) expect(await redis.pttl(key)).toBeGreaterThan(0);
  });

  test('makes a separate write for another person or another id', async () => {
    await using instances = await twoInstances();
    const { one, two } = instances;
    const { make, made, end } = writes();
    end();
    await one.join('asha', 'a', make);
    await two.join('mohan', 'a', make);
    await two.join('asha', 'b', make);
    expect(made()).toBe(3);
  });

  test('a repeat makes a write that certainly was not made, also after waiting', async () => {
    await using instances = await twoInstances();
    const { one, two } = instances;
    const { make, made, end } = writes();
    end();
    let fail = (_error: Error) => {};
    let begun = false;
    const failing = one.join('asha', 'a', () => {
      begun = true;
      return new Promise((_resolve, reject) => (fail = reject));
    });
    await expect.poll(() => begun).toBe(true);
    const waiting = two.join('asha', 'a', make);
    fail(new Error('unavailable'));
    await expect(failing).rejects.toThrow('unavailable');
    expect(await waiting).toMatchObject({ input: 'x' });
    expect(await one.join('asha', 'a', make)).toEqual(await waiting);
    expect(made()).toBe(1);
  });

  test('an attempt of a dead instance or with an unreadable outcome is not repeated and has an unknown outcome', async () => {
    await using instances = await twoInstances();
    const { one, two, redis } = instances;
    const { make, made, end } = writes();
    end();
    await redis.set('attempt:asha:died', 'begun', 'PX', 500_000);
    await redis.set('attempt:asha:foreign', 'sealed by another secret', 'PX', 500_000);
    for (const id of ['died', 'foreign']) await expect(two.join('asha', id, make)).rejects.toMatchObject({ code: 'OUTCOME_UNKNOWN' });
    const { make: makeLong, end: endLong, made: madeLong } = writes();
    const first = one.join('asha', 'cut off', makeLong);
    await expect.poll(madeLong).toBe(1);
    await redis.config('RESETSTAT');
    const second = two.join('asha', 'cut off', make);
    const refused = expect(second).rejects.toMatchObject({ code: 'OUTCOME_UNKNOWN' });
    // The second waits for the first once it requests the outcome.
    await expect.poll(() => redis.info('commandstats')).toContain('cmdstat_get:');
    await instances.stop();
    await refused;
    endLong();
    expect(await first).toMatchObject({ input: 'x' });
    expect(made()).toBe(0);
  });

  test('each instance remembers its own attempts while Redis is unavailable', async () => {
    await using instances = await twoInstances();
    const { one, two } = instances;
    await instances.stop();
    const { make, made, end } = writes();
    end();
    for (let time = 0; time < 3; time += 1) await one.join('asha', 'a', make);
    expect(made()).toBe(1);
    await two.join('asha', 'a', make);
    expect(made()).toBe(2);
  });

  test('loses no acknowledged outcome and makes nothing twice when Redis stops and restarts under load', async () => {
    await using instances = await twoInstances();
    const { server, one, two } = instances;
    const made = new Map<string, number>();
    const acknowledged = new Map<string, Attempt>();
    let isGoing = true;
    const workers = [one, two, one, two].map(async (instance, worker) => {
      for (let number = 0; isGoing; number += 1) {
        const id = `${worker} ${number}`;
        const make = async () => {
          made.set(id, (made.get(id) ?? 0) + 1);
          await round();
          return { input: 'x', outcome: `"Write ${id}"` };
        };
        // A new person each time, because each person has a quota. The second is the double click.
        const [first, second] = await Promise.all([instance.join(id, id, make), instance.join(id, id, make)]);
        acknowledged.set(id, first);
        expect([second, await instance.join(id, id, make)]).toEqual([first, first]);
        await round();
      }
    });
    const back = instances.back();
    await instances.stop();
    const whileAway = acknowledged.size;
    await expect.poll(() => acknowledged.size).toBeGreaterThan(whileAway + 20);
    await server.start();
    await back;
    const whenBack = acknowledged.size;
    await expect.poll(() => acknowledged.size).toBeGreaterThan(whenBack + 20);
    isGoing = false;
    await Promise.all(workers);
    for (const [id, attempt] of acknowledged) expect(attempt).toEqual({ input: 'x', outcome: `"Write ${id}"` });
    expect(made).toEqual(new Map([...acknowledged.keys()].map((id) => [id, 1])));
  });

  test('the second of two gateways makes no REST call for a repeat when the REST API has no idempotency keys', async () => {
    await using server = await startRedisServer();
    const environment = { REDIS_URL: server.url.href };
    await using one = await startTestGateway({ environment });
    await using two = await startTestGateway({ environment });
    const change = 'mutation Change($input: ChangePasswordInput!) { changePassword(input: $input) { message clientMutationId } }';
    let id = 0;
    // Until both are connected, each remembers its own attempts.
    const repeated = async () => {
      id += 1;
      const input = { oldPassword: 'password', newPassword: 'a long new one', confirmPassword: 'a long new one', clientMutationId: String(id) };
      const [first, second] = [await one.ask(change, { input }, 'moderator'), await two.ask(change, { input }, 'moderator')];
      const writesOf = (calls: string[]) => calls.filter((call) => call.endsWith('/changePassword')).length;
      return { made: [writesOf(one.calls()), writesOf(two.calls())], alike: JSON.stringify(first.result) === JSON.stringify(second.result) };
    };
    await expect.poll(repeated).toEqual({ made: [1, 0], alike: true });
  });

  test('past 500 ids of one person each instance remembers the rest alone, and other persons are unaffected', async () => {
    await using instances = await twoInstances();
    const { one, two } = instances;
    const { make, made, end } = writes();
    end();
    await one.join('mohan', 'a', make);
    await Promise.all(Array.from({ length: 501 }, (_, id) => one.join('asha', String(id), make)));
    expect(made()).toBe(502);
    await two.join('mohan', 'a', make);
    expect(made()).toBe(502);
    await two.join('asha', '500', make);
    expect(made()).toBe(503);
  });
});
