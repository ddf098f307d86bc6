import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { sentence } from '../../contract/sentences.ts';
import { createConcurrencyLimit } from './concurrency-limit.ts';
import { Refusal } from './refusal.ts';

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

describe('pieces of work', () => {
  test('run up to the limit at once, and others wait in order', async () => {
    const limit = createConcurrencyLimit({ atOnce: 2, waiting: 2, full });
    const jobs = [job(), job(), job(), job()];
    const all = jobs.map(({ work }) => limit.run(work));
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
    const limit = createConcurrencyLimit({ atOnce: 1, waiting: 1, full });
    const [first, second] = [job(), job()];
    const both = [limit.run(first.work), limit.run(second.work)];
    await expect(limit.run(async () => 1)).rejects.toBe(full);
    first.end();
    second.end();
    await Promise.all(both);
    await expect(limit.run(async () => 1)).resolves.toBe(1);
  });

  test('are skipped when nobody waits for them any more', async () => {
    const limit = createConcurrencyLimit({ atOnce: 1, waiting: 1, full });
    const [first, left, next] = [job(), job(), job()];
    const gone = new AbortController();
    const taken = [limit.run(first.work)];
    const leaving = expect(limit.run(left.work, gone.signal)).rejects.toMatchObject({ status: 499 });
    gone.abort();
    await leaving;
    taken.push(limit.run(next.work));
    first.end();
    await settled();
    expect([left.begun(), next.begun()]).toEqual([false, true]);
    next.end();
    await Promise.all(taken);
    await expect(limit.run(async () => 1, gone.signal)).rejects.toMatchObject({ status: 499 });
  });

  test('never exceed the limit, and are released when work fails or is cancelled', async () => {
    const plan = fc.array(fc.record({ fails: fc.boolean(), leaves: fc.boolean() }), { maxLength: 20 });
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 1, max: 3 }), plan, async (atOnce, wishes) => {
        const limit = createConcurrencyLimit({ atOnce, waiting: wishes.length, full });
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
          const taken = limit.run(work, gone.signal);
          if (leaves) gone.abort();
          return taken;
        });
        await Promise.allSettled(all);
        expect(working).toBe(0);
        expect(most).toBeLessThanOrEqual(atOnce);
        await Promise.all(Array.from({ length: atOnce }, () => limit.run(settled)));
      }),
      { numRuns: 50 },
    );
  });
});
