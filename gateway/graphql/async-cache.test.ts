import { setImmediate as round } from 'node:timers/promises';
import fc from 'fast-check';
import { beforeEach, describe, expect, test } from 'vitest';
import { createAsyncCache, createCachePerPerson } from './async-cache.ts';

let time = 0;
beforeEach(() => {
  time = 1_000;
});
const now = () => time;
const cache = (maxEntries = 10) => createAsyncCache<number>({ ageMs: 100, maxEntries, now });

/** Creates a function that returns 1, 2, 3 … on its actual calls. */
function counting() {
  let asked = 0;
  return async () => ++asked;
}

describe('age', () => {
  test('keeps a value until its maximum age, counted from the request', async () => {
    const kept = cache();
    const load = counting();
    expect(await kept.get('a', load)).toBe(1);
    time += 100;
    expect(await kept.get('a', load)).toBe(1);
    time += 1;
    expect(await kept.get('a', load)).toBe(2);
  });

  test('does not extend the age on a read', async () => {
    const kept = cache();
    const load = counting();
    for (const step of [0, 60, 40]) {
      time += step;
      expect(await kept.get('a', load)).toBe(1);
    }
    time += 1;
    expect(await kept.get('a', load)).toBe(2);
  });

  test('works with a clock that starts at zero', async () => {
    time = 0;
    const kept = cache();
    const load = counting();
    await kept.get('a', load);
    expect(await kept.get('a', load)).toBe(1);
  });
});

test('shares a request in flight by key', async () => {
  const kept = cache();
  const load = counting();
  expect(await Promise.all([kept.get('a', load), kept.get('a', load), kept.get('b', load)])).toEqual([1, 1, 2]);
});

describe('a request without waiters', () => {
  /** Starts a request that never settles, and reports whether it is still wanted. */
  function endless() {
    const asked: AbortSignal[] = [];
    const load = (unwanted: AbortSignal) => {
      asked.push(unwanted);
      return new Promise<number>((_resolve, reject) => unwanted.addEventListener('abort', () => reject(new Error('unwanted'))));
    };
    return { asked, load };
  }

  test('is cancelled when its last waiter leaves, not before', async () => {
    const kept = cache();
    const { asked, load } = endless();
    const [first, second] = [new AbortController(), new AbortController()];
    const waiting = [kept.get('a', load, first.signal), kept.get('a', load, second.signal)];
    first.abort();
    expect(asked.map(({ aborted }) => aborted)).toEqual([false]);
    second.abort();
    expect(asked.map(({ aborted }) => aborted)).toEqual([true]);
    await Promise.allSettled(waiting);
  });

  test('allows any number of waiters without a warning', async () => {
    const warnings: Error[] = [];
    const warn = (warning: Error) => warnings.push(warning);
    process.on('warning', warn);
    const kept = cache();
    for (let waiter = 0; waiter < 100; waiter += 1) void kept.get('a', endless().load, new AbortController().signal);
    await round();
    process.off('warning', warn);
    expect(warnings).toEqual([]);
  });

  test('continues for a waiter without a signal', () => {
    const kept = cache();
    const { asked, load } = endless();
    const first = new AbortController();
    void kept.get('a', load, first.signal);
    void kept.get('a', load);
    first.abort();
    expect(asked.map(({ aborted }) => aborted)).toEqual([false]);
  });

  test('is not joined after its cancellation, and the next caller starts a new one', async () => {
    const kept = cache();
    const { load } = endless();
    const left = new AbortController();
    const first = kept.get('a', load, left.signal);
    left.abort();
    expect(await kept.get('a', async () => 7)).toBe(7);
    await expect(first).rejects.toThrow('unwanted');
    expect(await kept.get('a', async () => 8)).toBe(7);
  });

  test('keeps a settled value when waiters leave', async () => {
    const kept = cache();
    const first = new AbortController();
    await kept.get('a', async () => 7, first.signal);
    first.abort();
    expect(await kept.get('a', async () => 8, first.signal)).toBe(7);
  });
});

describe('failure', () => {
  const fail = () => Promise.reject(new Error('down'));

  test('is shared in flight and then dropped', async () => {
    const kept = cache();
    const results = await Promise.allSettled([kept.get('a', fail), kept.get('a', counting())]);
    expect(results.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    expect(await kept.get('a', counting())).toBe(1);
  });

  test('of an old request does not remove a new value', async () => {
    const kept = cache();
    let refuse = (_error: Error) => {};
    const old = kept.get('a', () => new Promise((_resolve, reject) => (refuse = reject)));
    time += 101;
    await kept.get('a', async () => 7);
    refuse(new Error('too late'));
    await expect(old).rejects.toThrow('too late');
    expect(await kept.get('a', counting())).toBe(7);
  });

  test('thrown synchronously leaves no entry', async () => {
    const kept = cache();
    const broken = () => {
      throw new Error('at once');
    };
    expect(() => kept.get('a', broken)).toThrow('at once');
    expect(await kept.get('a', counting())).toBe(1);
  });
});

describe('deletion', () => {
  test('makes the next caller start a new request, also while one is in flight', async () => {
    const kept = cache();
    const load = counting();
    const first = kept.get('a', load);
    kept.delete('a');
    expect(await kept.get('a', load)).toBe(2);
    expect(await first).toBe(1);
    expect(await kept.get('a', load)).toBe(2);
  });

  test('ignores an unknown key', () => expect(() => cache().delete('a')).not.toThrow());
});

describe('capacity', () => {
  test('drops the entry with the oldest request when there are too many', async () => {
    const kept = cache(2);
    const load = counting();
    for (const key of ['a', 'b', 'c']) await kept.get(key, load);
    expect(await kept.get('b', load)).toBe(2);
    expect(await kept.get('c', load)).toBe(3);
    expect(await kept.get('a', load)).toBe(4);
  });

  test('makes an entry the newest after a new request', async () => {
    const kept = cache(2);
    const load = counting();
    await kept.get('a', load);
    time += 50;
    await kept.get('b', load);
    time += 60;
    // Expired, so it is requested again and younger than b.
    await kept.get('a', load);
    await kept.get('c', load);
    expect(await kept.get('a', load)).toBe(3);
  });
});

describe('a cache per person', () => {
  const personal = () => createCachePerPerson<number>({ ageMs: 100, maxEntries: 1, now });

  test('does not drop entries of one person for another', async () => {
    const of = personal();
    const load = counting();
    await of('asha').get('a', load);
    for (const key of ['a', 'b', 'c']) await of('mohan').get(key, load);
    expect(await of('asha').get('a', load)).toBe(1);
  });

  test('forgets a person without requests for the maximum age, and no other', async () => {
    const of = personal();
    const [asha, mohan] = [of('asha'), of('mohan')];
    time += 60;
    of('mohan');
    time += 41;
    of('anil');
    expect([of('asha') === asha, of('mohan') === mohan]).toEqual([false, true]);
  });
});

test('returns only values of the right key and within their age, for any sequence of reads, deletions and waits', async () => {
  const step = fc.oneof(
    fc.record({ kind: fc.constant('read' as const), key: fc.constantFrom('a', 'b', 'c', '__proto__') }),
    fc.record({ kind: fc.constant('delete' as const), key: fc.constantFrom('a', 'b', 'c') }),
    fc.record({ kind: fc.constant('wait' as const), ms: fc.integer({ min: 0, max: 150 }) }),
  );
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 40 }), async (steps) => {
      const kept = createAsyncCache<{ key: string; at: number }>({ ageMs: 100, maxEntries: 2, now });
      for (const done of steps) {
        if (done.kind === 'wait') time += done.ms;
        else if (done.kind === 'delete') kept.delete(done.key);
        else {
          const answer = await kept.get(done.key, async () => ({ key: done.key, at: time }));
          expect(answer.key).toBe(done.key);
          expect(time - answer.at).toBeLessThanOrEqual(100);
        }
      }
    }),
  );
});
