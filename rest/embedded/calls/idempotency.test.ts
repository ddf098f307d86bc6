import fc from 'fast-check';
import { Type } from 'typebox';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { write } from '../../contract/call.ts';
import { Message } from '../../contract/fields.ts';
import { sentence } from '../../contract/sentences.ts';
import { idempotencyKeys } from '../database/tables/calls.ts';
import { products } from '../database/tables/qr.ts';
import { shareTestServer } from '../testing/test-server.ts';
import { ttlMs } from './idempotency.ts';
import { Refusal } from './refusal.ts';
import { preparedRoute, type Received, type Route, route } from './route.ts';

const now = new Date('2026-11-20T04:30:00.000Z');
const tokens: Record<string, string> = {};
const clock = { now: () => now };
/** Number of times the handler ran. Replayed responses do not count. */
let runs = 0;

const rest = await shareTestServer();
for (const username of ['meera', 'ravi']) ({ token: tokens[username] } = await rest.addAndSignIn(username));
const { token } = await rest.addAndSignIn('asha', ['ROLE_ADMIN']);
tokens['asha'] = token;
for (const name of ['till', 'scale']) tokens[name] = (await rest.send('createAccessToken', { token, body: { name, roles: ['user'], days: 7 } })).json().token;
beforeEach(async () => {
  runs = 0;
  await rest.database.delete(products);
  await rest.database.delete(idempotencyKeys);
});

const plain = { body: Type.Object({ name: Type.String() }), response: Message };

/** A write that is not idempotent by itself. */
const addProduct = writer('addProduct');
const addOther = writer('addOther');

function writer(name: string): Route {
  return route(write({ name, summary: name, path: `/${name}`, ...plain }), async ({ body, database }) => {
    runs += 1;
    const run = runs;
    await database.insert(products).values({ name: `${body.name} ${run}` });
    if (body.name === 'refused') throw new Refusal(409, sentence('PLAN_EMPTY'));
    if (body.name === 'broken') throw new Error('The process is about to end');
    return { payload: { message: `Added as number ${run}` } };
  });
}

const sent = (change: Partial<Received> = {}): Received => ({
  query: {},
  body: { name: 'seed' },
  token: tokens['meera'] ?? null,
  idempotencyKey: 'key-1',
  ...change,
});
const send = (change: Partial<Received> = {}, to = addProduct) => to.answer(sent(change), { database: rest.database, clock });
const written = () => rest.database.$count(products);

describe('a write with an idempotency key', () => {
  test('that is repeated returns the first response and runs once', async () => {
    const first = await send();
    expect(first.body).toEqual({ message: 'Added as number 1' });
    expect(await send()).toEqual(first);
    expect(await written()).toBe(1);
  });

  test('that is sent many times at once runs once, and all requests get one response', async () => {
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 2, max: 8 }), fc.uuid(), async (count, idempotencyKey) => {
        const before = await written();
        const answers = await Promise.all(Array.from({ length: count }, () => send({ idempotencyKey })));
        expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1);
        expect(await written()).toBe(before + 1);
      }),
      { numRuns: 8 },
    );
  });

  test('is a different write under another key, without a key, or by another person', async () => {
    await send();
    await send({ idempotencyKey: 'key-2' });
    await send({ idempotencyKey: null });
    await send({ idempotencyKey: null });
    await send({ token: tokens['ravi'] ?? null });
    expect(await written()).toBe(5);
  });

  test('is a different write by the person, and by each tool of the person', async () => {
    for (const name of ['asha', 'till', 'scale']) {
      const first = await send({ token: tokens[name] ?? null });
      expect(await send({ token: tokens[name] ?? null })).toEqual(first);
    }
    expect(await written()).toBe(3);
  });

  test('is refused with another body or for another call', async () => {
    await send();
    const refused = new Refusal(422, sentence('IDEMPOTENCY_KEY_REUSED'));
    await expect(send({ body: { name: 'fertiliser' } })).rejects.toThrow(refused);
    await expect(send({}, addOther)).rejects.toThrow(refused);
    expect(await written()).toBe(1);
  });

  test('leaves nothing behind when it is refused, so it can be retried', async () => {
    await expect(send({ body: { name: 'refused' } })).rejects.toThrow(new Refusal(409, sentence('PLAN_EMPTY')));
    expect(await written()).toBe(0);
    await send();
    expect(await written()).toBe(1);
  });

  test('leaves nothing behind when it fails half-way, also while equal writes wait for it', async () => {
    const answers = await Promise.allSettled([send({ body: { name: 'broken' } }), send({ body: { name: 'broken' } })]);
    expect(answers.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    expect(runs).toBe(2);
    expect(await written()).toBe(0);
    expect(await rest.database.$count(idempotencyKeys)).toBe(0);
  });

  test('is remembered for a day, and then is a new write', async () => {
    const age = (ms: number) => rest.database.update(idempotencyKeys).set({ createdAt: new Date(now.getTime() - ms).toISOString() });
    const first = await send();
    await age(ttlMs);
    expect(await send()).toEqual(first);
    expect(await written()).toBe(1);
    await age(ttlMs + 1);
    const second = await send();
    expect(await written()).toBe(2);
    expect(await send()).toEqual(second);
    expect(await written()).toBe(2);
  });

  test('stores neither the key nor a readable response in the database', async () => {
    await send();
    const kept = JSON.stringify(await rest.database.select().from(idempotencyKeys));
    expect(kept).not.toContain('key-1');
    expect(kept).not.toContain('Added as number');
    expect(kept).not.toContain(Buffer.from('Added as number').toString('base64').slice(0, 16));
  });

  test.each(['', 'ключ', 'a'.repeat(256), 'line\nbreak'])('is refused for the invalid key %j', async (idempotencyKey) => {
    await expect(send({ idempotencyKey })).rejects.toThrow('idempotency-key has to be 1 to 255 visible ASCII characters');
    expect(await written()).toBe(0);
  });
});

test('a write without a key is one transaction too', async () => {
  await expect(send({ idempotencyKey: null, body: { name: 'broken' } })).rejects.toThrow();
  expect(await written()).toBe(0);
});

describe('a write with slow work', () => {
  const order: string[] = [];
  const slow = preparedRoute(write({ name: 'slow', summary: 'slow', path: '/slow', ...plain }), async ({ body }) => {
    order.push('prepared');
    return async (tx) => {
      order.push('written');
      await tx.insert(products).values({ name: body.name });
      return { payload: { message: 'Done' } };
    };
  });

  test('runs it before the transaction begins, and replays the response to a repeat', async () => {
    const begin = vi.spyOn(rest.database, 'transaction').mockImplementation((...args) => {
      order.push('begun');
      begin.mockRestore();
      return rest.database.transaction(...args);
    });
    const first = await send({}, slow);
    expect(order).toEqual(['prepared', 'begun', 'written']);
    expect(await send({}, slow)).toEqual(first);
    expect(order.slice(3)).toEqual(['prepared']);
    expect(await written()).toBe(1);
  });
});

test('refuses input that is nested deeper than any documented input', async () => {
  const nested = (depth: number) => JSON.parse(`${'['.repeat(depth)}"a\\u0000b"${']'.repeat(depth)}`);
  await expect(send({ body: { name: 'Amol', unknown: nested(7) } })).rejects.toThrow('NUL');
  for (const depth of [8, 30_000])
    await expect(send({ body: { name: 'Amol', unknown: nested(depth) } })).rejects.toThrow(new Refusal(400, sentence('REQUEST_INVALID')));
});

test('refuses NUL, which no database text can store, and accepts its escaped spelling', async () => {
  await expect(send({ body: { name: 'a\0b' } })).rejects.toThrow(new Refusal(400, sentence('CHARACTER_NUL')));
  await expect(send({ body: { name: 'a\\\0b' } })).rejects.toThrow('NUL');
  await expect(send({ query: { unknown: ['a', 'b\0'] } })).rejects.toThrow('NUL');
  await send({ body: { name: 'a\\u0000b' } });
  expect(await written()).toBe(1);
});
