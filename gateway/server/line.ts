/**
 * Requests of nobody who is known stand in line: one of them begins in each round of the event loop. Handling one costs the processor a
 * millisecond, and hundreds that come at the same moment would otherwise be handled before anything else that arrives.
 */

/** @returns what waits for a turn */
export function createLine(): () => Promise<void> {
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
