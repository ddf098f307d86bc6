import { setImmediate as round } from 'node:timers/promises';
import fc from 'fast-check';
import { beforeEach, describe, expect, test } from 'vitest';
import { createMemory, createPersonalMemory } from './memory.ts';

let time = 0;
beforeEach(() => {
  time = 1_000;
});
const now = () => time;
const memory = (maxEntries = 10) => createMemory<number>({ ageMs: 100, maxEntries, now });

/** Creates a function that returns 1, 2, 3 … on its actual calls. */
function counting() {
  let asked = 0;
  return async () => ++asked;
}

describe('age', () => {
  test('keeps a value until its maximum age, counted from the request', async () => {
    const kept = memory();
    const ask = counting();
    expect(await kept.recall('a', ask)).toBe(1);
    time += 100;
    expect(await kept.recall('a', ask)).toBe(1);
    time += 1;
    expect(await kept.recall('a', ask)).toBe(2);
  });

  test('does not extend the age on recall', async () => {
    const kept = memory();
    const ask = counting();
    for (const step of [0, 60, 40]) {
      time += step;
      expect(await kept.recall('a', ask)).toBe(1);
    }
    time += 1;
    expect(await kept.recall('a', ask)).toBe(2);
  });

  test('works with a clock that starts at zero', async () => {
    time = 0;
    const kept = memory();
    const ask = counting();
    await kept.recall('a', ask);
    expect(await kept.recall('a', ask)).toBe(1);
  });
});

test('shares a request in flight by key', async () => {
  const kept = memory();
  const ask = counting();
  expect(await Promise.all([kept.recall('a', ask), kept.recall('a', ask), kept.recall('b', ask)])).toEqual([1, 1, 2]);
});

describe('a request without waiters', () => {
  /** Starts a request that never settles, and reports whether it is still wanted. */
  function endless() {
    const asked: AbortSignal[] = [];
    const ask = (unwanted: AbortSignal) => {
      asked.push(unwanted);
      return new Promise<number>((_resolve, reject) => unwanted.addEventListener('abort', () => reject(new Error('unwanted'))));
    };
    return { asked, ask };
  }

  test('is cancelled when its last waiter leaves, not before', async () => {
    const kept = memory();
    const { asked, ask } = endless();
    const [first, second] = [new AbortController(), new AbortController()];
    const waiting = [kept.recall('a', ask, first.signal), kept.recall('a', ask, second.signal)];
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
    const kept = memory();
    for (let waiter = 0; waiter < 100; waiter += 1) void kept.recall('a', endless().ask, new AbortController().signal);
    await round();
    process.off('warning', warn);
    expect(warnings).toEqual([]);
  });

  test('continues for a waiter without a signal', () => {
    const kept = memory();
    const { asked, ask } = endless();
    const first = new AbortController();
    void kept.recall('a', ask, first.signal);
    void kept.recall('a', ask);
    first.abort();
    expect(asked.map(({ aborted }) => aborted)).toEqual([false]);
  });

  test('is not joined after its cancellation, and the next caller starts a new one', async () => {
    const kept = memory();
    const { ask } = endless();
    const left = new AbortController();
    const first = kept.recall('a', ask, left.signal);
    left.abort();
    expect(await kept.recall('a', async () => 7)).toBe(7);
    await expect(first).rejects.toThrow('unwanted');
    expect(await kept.recall('a', async () => 8)).toBe(7);
  });

  test('keeps a settled value when waiters leave', async () => {
    const kept = memory();
    const first = new AbortController();
    await kept.recall('a', async () => 7, first.signal);
    first.abort();
    expect(await kept.recall('a', async () => 8, first.signal)).toBe(7);
  });
});

describe('failure', () => {
  const fail = () => Promise.reject(new Error('down'));

  test('is shared in flight and then dropped', async () => {
    const kept = memory();
    const results = await Promise.allSettled([kept.recall('a', fail), kept.recall('a', counting())]);
    expect(results.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    expect(await kept.recall('a', counting())).toBe(1);
  });

  test('of an old request does not remove a new value', async () => {
    const kept = memory();
    let refuse = (_error: Error) => {};
    const old = kept.recall('a', () => new Promise((_resolve, reject) => (refuse = reject)));
    time += 101;
    await kept.recall('a', async () => 7);
    refuse(new Error('too late'));
    await expect(old).rejects.toThrow('too late');
    expect(await kept.recall('a', counting())).toBe(7);
  });

  test('thrown synchronously leaves no entry', async () => {
    const kept = memory();
    const broken = () => {
      throw new Error('at once');
    };
    expect(() => kept.recall('a', broken)).toThrow('at once');
    expect(await kept.recall('a', counting())).toBe(1);
  });
});

describe('forgetting', () => {
  test('makes the next caller start a new request, also while one is in flight', async () => {
    const kept = memory();
    const ask = counting();
    const first = kept.recall('a', ask);
    kept.forget('a');
    expect(await kept.recall('a', ask)).toBe(2);
    expect(await first).toBe(1);
    expect(await kept.recall('a', ask)).toBe(2);
  });

  test('ignores an unknown key', () => expect(() => memory().forget('a')).not.toThrow());
});

describe('capacity', () => {
  test('drops the entry with the oldest request when there are too many', async () => {
    const kept = memory(2);
    const ask = counting();
    for (const key of ['a', 'b', 'c']) await kept.recall(key, ask);
    expect(await kept.recall('b', ask)).toBe(2);
    expect(await kept.recall('c', ask)).toBe(3);
    expect(await kept.recall('a', ask)).toBe(4);
  });

  test('makes an entry the newest after a new request', async () => {
    const kept = memory(2);
    const ask = counting();
    await kept.recall('a', ask);
    time += 50;
    await kept.recall('b', ask);
    time += 60;
    // Expired, so it is requested again and younger than b.
    await kept.recall('a', ask);
    await kept.recall('c', ask);
    expect(await kept.recall('a', ask)).toBe(3);
  });
});

describe('a memory per person', () => {
  const personal = () => createPersonalMemory<number>({ ageMs: 100, maxEntries: 1, now });

  test('does not drop entries of one person for another', async () => {
    const of = personal();
    const ask = counting();
    await of('asha').recall('a', ask);
    for (const key of ['a', 'b', 'c']) await of('mohan').recall(key, ask);
    expect(await of('asha').recall('a', ask)).toBe(1);
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

test('returns only values of the right key and within their age, for any sequence of recalls, forgets and waits', async () => {
  const step = fc.oneof(
    fc.record({ kind: fc.constant('recall' as const), key: fc.constantFrom('a', 'b', 'c', '__proto__') }),
    fc.record({ kind: fc.constant('forget' as const), key: fc.constantFrom('a', 'b', 'c') }),
    fc.record({ kind: fc.constant('wait' as const), ms: fc.integer({ min: 0, max: 150 }) }),
  );
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 40 }), async (steps) => {
      const kept = createMemory<{ key: string; at: number }>({ ageMs: 100, maxEntries: 2, now });
      for (const done of steps) {
        if (done.kind === 'wait') time += done.ms;
        else if (done.kind === 'forget') kept.forget(done.key);
        else {
          const answer = await kept.recall(done.key, async () => ({ key: done.key, at: time }));
          expect(answer.key).toBe(done.key);
          expect(time - answer.at).toBeLessThanOrEqual(100);
        }
      }
    }),
  );
});
