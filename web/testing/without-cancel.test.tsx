/** Requests of screen tests that are given up while the fake server answers them. */
import { expect, it, onTestFinished } from 'vitest';

/** Goes on once so many steps of others' promises are done. */
async function afterSteps(count: number): Promise<void> {
  for (let step = 0; step < count; step++) await Promise.resolve();
}

it('leave no rejection to nobody, at whichever step of a failure they are given up', async () => {
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
    // Rejections without a handler are told after the promises' steps.
    await new Promise(setImmediate);
  }
  expect(unhandled).toEqual([]);
});
