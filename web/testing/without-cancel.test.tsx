/** Requests of screen tests that are aborted while the fake server responds. */
import { expect, it, onTestFinished } from 'vitest';

/** Resolves after the given number of microtask steps. */
async function afterSteps(count: number): Promise<void> {
  for (let step = 0; step < count; step++) await Promise.resolve();
}

it('leaves no unhandled rejection, at any step at which a failing request is aborted', async () => {
  const unhandled: unknown[] = [];
  const listen = (reason: unknown) => unhandled.push(reason);
  process.on('unhandledRejection', listen);
  onTestFinished(() => void process.off('unhandledRejection', listen));

  for (let steps = 0; steps < 80; steps++) {
    const leaving = new AbortController();
    const answered = fetch('/graphql', { method: 'POST', signal: leaving.signal, body: JSON.stringify({ query: 'query Unanswered { me { id } }' }) });
    const refused = expect(answered).rejects.toThrow();
    await afterSteps(steps);
    leaving.abort();
    await refused;
    // Unhandled rejections are reported after the microtasks.
    await new Promise(setImmediate);
  }
  expect(unhandled).toEqual([]);
});
