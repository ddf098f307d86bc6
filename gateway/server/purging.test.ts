/** Expired entries leave the memory without a further request, and the stored pages of the directory are limited by rows. */
import { setImmediate as round } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type AsyncCache, createAsyncCache, createCachePerPerson, purgeEveryMs } from '../graphql/async-cache.ts';
import { directoryOptions } from '../modules/employees/find-employee.ts';

setFlagsFromString('--expose-gc');
const collect: () => void = runInNewContext('gc');

let time = 0;
const options = { ageMs: 100, maxEntries: 10, now: () => time };
const kinds = {
  'one cache': () => createAsyncCache<object>(options),
  'the cache of a person': () => createCachePerPerson<object>(options)('asha'),
};

beforeEach(() => {
  time = 1_000;
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  vi.useRealTimers();
});

/** Stores a value, and returns weak references to it and to the signal of its AbortController. */
async function store(cache: AsyncCache<object>): Promise<WeakRef<object>[]> {
  const found: WeakRef<object>[] = [];
  await cache.get('a', async (unwanted) => {
    const value = {};
    found.push(new WeakRef(value), new WeakRef(unwanted));
    return value;
  });
  return found;
}

/** Returns whether each object is still in memory. Reading a weak reference keeps its object alive until the end of the job. */
async function areKept(references: readonly WeakRef<object>[]): Promise<boolean[]> {
  // One collection may leave objects that the previous one has just made unreachable.
  for (let rounds = 0; rounds < 5; rounds += 1) {
    await round();
    collect();
  }
  return references.map((reference) => reference.deref() !== undefined);
}

test.each(Object.entries(kinds))('%s releases an expired value and its AbortController without a further request', async (_kind, create) => {
  const cache = create();
  const references = await store(cache);
  expect(await areKept(references)).toContain(true);
  time += 99;
  vi.advanceTimersByTime(purgeEveryMs);
  expect((await areKept(references))[0]).toBe(true);
  time += 2;
  vi.advanceTimersByTime(purgeEveryMs);
  expect(await areKept(references)).toEqual([false, false]);
  expect(vi.getTimerCount()).toBe(0);
  cache.delete('a');
});

test('the directory keeps up to 20,000 rows, the newest', async () => {
  const directory = createAsyncCache<readonly number[]>({ ...directoryOptions, now: () => time });
  const page = Array.from({ length: 100 }, (_, row) => row);
  let asked = 0;
  const ask = async () => {
    asked += 1;
    return page;
  };
  for (let number = 0; number < 300; number += 1) await directory.get(`token ${number}`, ask);
  for (let number = 299; number >= 100; number -= 1) await directory.get(`token ${number}`, ask);
  expect(asked).toBe(300);
  await directory.get('token 99', ask);
  expect(asked).toBe(301);
});
