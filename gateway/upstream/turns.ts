/** Work that holds the event loop up is done a piece at a time in the whole process, and after each piece everybody else has as long as it took. */
import { setImmediate as round, setTimeout as wait } from 'node:timers/promises';
import PQueue from 'p-queue';

/** The process has one event loop. */
const queue = new PQueue({ concurrency: 1 });

/** Leaves the event loop to others for as long as it took from the start to the next round. */
async function pause(start: number): Promise<void> {
  await round();
  await wait(performance.now() - start);
}

/** Runs one piece of work at a time, and leaves the event loop to others once before the result is handed on, and once after that. */
export type Turns = <Result>(work: () => Result, signal: AbortSignal) => Promise<Result>;

export const inTurn: Turns = (work, signal) =>
  queue.add(
    async () => {
      const start = performance.now();
      try {
        return work();
      } finally {
        // Whoever waits for the result goes on with it at once.
        void nextTurn();
        await pause(start);
      }
    },
    { signal },
  );

/**
 * For what goes on with work that had its turn: comes before all that has not begun, so that what has begun is let go of first.
 * What is done at once when this resolves is the piece.
 */
export function nextTurn(): Promise<void> {
  return new Promise((resolve) => {
    const turn = () => {
      resolve();
      return pause(performance.now());
    };
    void queue.add(turn, { priority: 1 });
  });
}
