/**
 * A line for work of which hundreds of pieces begin at the same moment, such as requests of anonymous clients and the events of streams: one piece
 * begins in each round of the event loop, so that everything else that arrives is handled in between.
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
