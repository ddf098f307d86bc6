/** Virtual time that advances when nothing else happens, so tests of timeouts wait for no clock and pass on slow machines. */
import { setImmediate as round } from 'node:timers/promises';
import { vi } from 'vitest';

/** Rounds of the event loop without progress before time advances. Gateway and fake REST API share one process. */
const quietRounds = 200;

/**
 * Advances time by `ms` milliseconds whenever the count stops changing, until the work is done.
 * @param count returns a number that grows with progress, such as the number of received requests
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
