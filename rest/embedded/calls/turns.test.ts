import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { sentence } from '../../contract/sentences.ts';
import { Refusal } from './refusal.ts';
import { createTurns } from './turns.ts';

const full = new Refusal(429, sentence('EXPORTS_FULL'), { retryAfter: 30 });

/** Creates work that ends on demand. */
function job() {
  let started = false;
  let finish = () => {};
  const finished = new Promise<void>((resolve) => {
    finish = resolve;
  });
  return {
    begun: () => started,
    end: () => finish(),
    work: () => {
      started = true;
      return finished;
    },
  };
}

const settled = () => new Promise((resolve) => setImmediate(resolve));

describe('turns', () => {
  test('run up to the limit at once, and others wait in order', async () => {
    const turns = createTurns({ atOnce: 2, waiting: 2, full });
    const jobs = [job(), job(), job(), job()];
    const all = jobs.map(({ work }) => turns.take(work));
    const begun = async () => {
      await settled();
      return jobs.map((each) => each.begun());
    };
    expect(await begun()).toEqual([true, true, false, false]);
    jobs[1]?.end();
    expect(await begun()).toEqual([true, true, true, false]);
    jobs[2]?.end();
    expect(await begun()).toEqual([true, true, true, true]);
    jobs[0]?.end();
    jobs[3]?.end();
    await Promise.all(all);
  });

  test('are refused when too many wait, with a time for the next attempt', async () => {
    const turns = createTurns({ atOnce: 1, waiting: 1, full });
    const [first, second] = [job(), job()];
    const both = [turns.take(first.work), turns.take(second.work)];
    await expect(turns.take(async () => 1)).rejects.toBe(full);
    first.end();
    second.end();
    await Promise.all(both);
    await expect(turns.take(async () => 1)).resolves.toBe(1);
  });

  test('are skipped when nobody waits for them any more', async () => {
    const turns = createTurns({ atOnce: 1, waiting: 1, full });
    const [first, left, next] = [job(), job(), job()];
    const gone = new AbortController();
    const taken = [turns.take(first.work)];
    const leaving = expect(turns.take(left.work, gone.signal)).rejects.toMatchObject({ status: 499 });
    gone.abort();
    await leaving;
    taken.push(turns.take(next.work));
    first.end();
    await settled();
    expect([left.begun(), next.begun()]).toEqual([false, true]);
    next.end();
    await Promise.all(taken);
    await expect(turns.take(async () => 1, gone.signal)).rejects.toMatchObject({ status: 499 });
  });

  test('never exceed the limit, and are released when work fails or is cancelled', async () => {
    const plan = fc.array(fc.record({ fails: fc.boolean(), leaves: fc.boolean() }), { maxLength: 20 });
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 1, max: 3 }), plan, async (atOnce, wishes) => {
        const turns = createTurns({ atOnce, waiting: wishes.length, full });
        let working = 0;
        let most = 0;
        const all = wishes.map(({ fails, leaves }) => {
          const gone = new AbortController();
          const work = async () => {
            working += 1;
            most = Math.max(most, working);
            await settled();
            working -= 1;
            if (fails) throw new Error('failed');
          };
          const taken = turns.take(work, gone.signal);
          if (leaves) gone.abort();
          return taken;
        });
        await Promise.allSettled(all);
        expect(working).toBe(0);
        expect(most).toBeLessThanOrEqual(atOnce);
        await Promise.all(Array.from({ length: atOnce }, () => turns.take(settled)));
      }),
      { numRuns: 50 },
    );
  });
});
