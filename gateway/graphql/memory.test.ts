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

/** Answers 1, 2, 3 … to those who really ask. */
function counting() {
  let asked = 0;
  return async () => ++asked;
}

describe('age', () => {
  test('an answer is remembered until its age, counted from asking', async () => {
    const kept = memory();
    const ask = counting();
    expect(await kept.recall('a', ask)).toBe(1);
    time += 100;
    expect(await kept.recall('a', ask)).toBe(1);
    time += 1;
    expect(await kept.recall('a', ask)).toBe(2);
  });

  test('recalling does not make it younger', async () => {
    const kept = memory();
    const ask = counting();
    for (const step of [0, 60, 40]) {
      time += step;
      expect(await kept.recall('a', ask)).toBe(1);
    }
    time += 1;
    expect(await kept.recall('a', ask)).toBe(2);
  });

  test('a clock that starts at zero is a clock', async () => {
    time = 0;
    const kept = memory();
    const ask = counting();
    await kept.recall('a', ask);
    expect(await kept.recall('a', ask)).toBe(1);
  });
});

test('who asks while an answer is in flight shares it; another key does not', async () => {
  const kept = memory();
  const ask = counting();
  expect(await Promise.all([kept.recall('a', ask), kept.recall('a', ask), kept.recall('b', ask)])).toEqual([1, 1, 2]);
});

describe('an asking that nobody waits for', () => {
  /** Asks for what never comes; tells whether it is still wanted. */
  function endless() {
    const asked: AbortSignal[] = [];
    const ask = (unwanted: AbortSignal) => {
      asked.push(unwanted);
      return new Promise<number>((_resolve, reject) => unwanted.addEventListener('abort', () => reject(new Error('unwanted'))));
    };
    return { asked, ask };
  }

  test('ends when the last who waited has gone, not before', async () => {
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

  test('is waited for by any number without a warning', async () => {
    const warnings: Error[] = [];
    const warn = (warning: Error) => warnings.push(warning);
    process.on('warning', warn);
    const kept = memory();
    for (let waiter = 0; waiter < 100; waiter += 1) void kept.recall('a', endless().ask, new AbortController().signal);
    await round();
    process.off('warning', warn);
    expect(warnings).toEqual([]);
  });

  test('goes on for one who waits to the end', () => {
    const kept = memory();
    const { asked, ask } = endless();
    const first = new AbortController();
    void kept.recall('a', ask, first.signal);
    void kept.recall('a', ask);
    first.abort();
    expect(asked.map(({ aborted }) => aborted)).toEqual([false]);
  });

  test('that ended is joined by nobody: the next asks anew', async () => {
    const kept = memory();
    const { ask } = endless();
    const left = new AbortController();
    const first = kept.recall('a', ask, left.signal);
    left.abort();
    expect(await kept.recall('a', async () => 7)).toBe(7);
    await expect(first).rejects.toThrow('unwanted');
    expect(await kept.recall('a', async () => 8)).toBe(7);
  });

  test('an answer that is there stays, whoever leaves', async () => {
    const kept = memory();
    const first = new AbortController();
    await kept.recall('a', async () => 7, first.signal);
    first.abort();
    expect(await kept.recall('a', async () => 8, first.signal)).toBe(7);
  });
});

describe('failure', () => {
  const fail = () => Promise.reject(new Error('down'));

  test('is shared in flight and then forgotten', async () => {
    const kept = memory();
    const results = await Promise.allSettled([kept.recall('a', fail), kept.recall('a', counting())]);
    expect(results.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    expect(await kept.recall('a', counting())).toBe(1);
  });

  test('of an old asking does not take a new answer away', async () => {
    const kept = memory();
    let refuse = (_error: Error) => {};
    const old = kept.recall('a', () => new Promise((_resolve, reject) => (refuse = reject)));
    time += 101;
    await kept.recall('a', async () => 7);
    refuse(new Error('too late'));
    await expect(old).rejects.toThrow('too late');
    expect(await kept.recall('a', counting())).toBe(7);
  });

  test('at once, instead of a promise, leaves nothing behind', async () => {
    const kept = memory();
    const broken = () => {
      throw new Error('at once');
    };
    expect(() => kept.recall('a', broken)).toThrow('at once');
    expect(await kept.recall('a', counting())).toBe(1);
  });
});

describe('forgetting', () => {
  test('the next asks anew, also when the answer was still in flight', async () => {
    const kept = memory();
    const ask = counting();
    const first = kept.recall('a', ask);
    kept.forget('a');
    expect(await kept.recall('a', ask)).toBe(2);
    expect(await first).toBe(1);
    expect(await kept.recall('a', ask)).toBe(2);
  });

  test('what is not known is no fault', () => expect(() => memory().forget('a')).not.toThrow());
});

describe('room', () => {
  test('the one asked for longest ago is dropped when there are too many', async () => {
    const kept = memory(2);
    const ask = counting();
    for (const key of ['a', 'b', 'c']) await kept.recall(key, ask);
    expect(await kept.recall('b', ask)).toBe(2);
    expect(await kept.recall('c', ask)).toBe(3);
    expect(await kept.recall('a', ask)).toBe(4);
  });

  test('asking anew makes an entry the newest', async () => {
    const kept = memory(2);
    const ask = counting();
    await kept.recall('a', ask);
    time += 50;
    await kept.recall('b', ask);
    time += 60;
    // Expired by now, so it is fetched again and younger than b.
    await kept.recall('a', ask);
    await kept.recall('c', ask);
    expect(await kept.recall('a', ask)).toBe(3);
  });
});

describe('of each person', () => {
  const personal = () => createPersonalMemory<number>({ ageMs: 100, maxEntries: 1, now });

  test('nobody’s entries push out another’s', async () => {
    const of = personal();
    const ask = counting();
    await of('asha').recall('a', ask);
    for (const key of ['a', 'b', 'c']) await of('mohan').recall(key, ask);
    expect(await of('asha').recall('a', ask)).toBe(1);
  });

  test('who has not been seen for the age is forgotten, who has is not', async () => {
    const of = personal();
    const [asha, mohan] = [of('asha'), of('mohan')];
    time += 60;
    of('mohan');
    time += 41;
    of('anil');
    expect([of('asha') === asha, of('mohan') === mohan]).toEqual([false, true]);
  });
});

test('whatever is asked, forgotten and waited for, an answer is its key’s own and no older than its age', async () => {
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
