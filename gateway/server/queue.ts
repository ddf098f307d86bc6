/**
 * A queue for bursts of work, such as requests of anonymous clients and the events of streams. One piece starts
 * in each round of the event loop, so other work is handled in between.
 */

/** @returns a function that waits for a turn */
export function createQueue(): () => Promise<void> {
  const waiting: (() => void)[] = [];
  function next(): void {
    waiting.shift()?.();
    if (waiting.length > 0) setImmediate(next);
  }
  return () =>
    new Promise((resolve) => {
      if (waiting.push(resolve) === 1) setImmediate(next);
    });
}
