/** Time that passes as soon as nothing else happens, for what is given up after a while: a test waits for no clock, and no machine is too slow for it. */
import { setImmediate as round } from 'node:timers/promises';
import { vi } from 'vitest';

/** Rounds of the event loop in which what is under way moves on; gateway and fake REST API are one process. */
const quietRounds = 200;

/**
 * Lets as many milliseconds pass whenever nothing new has come for a while, until the work is done.
 * @param count of what has happened so far, such as requests that have arrived
 */
export async function passing<Result>(ms: number, count: () => number, work: () => Promise<Result>): Promise<Result> {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  try {
    let isDone = false;
    const result = work().finally(() => {
      isDone = true;
    });
    while (!isDone) {
      const before = count();
      for (let rounds = 0; rounds < quietRounds && !isDone; rounds += 1) await round();
      if (!isDone && count() === before) vi.advanceTimersByTime(ms);
    }
    return await result;
  } finally {
    vi.useRealTimers();
  }
}
