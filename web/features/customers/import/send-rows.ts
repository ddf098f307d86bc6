/** Sends rows a few at a time, each by its own write, at the pace that the server can take. */
import type { Outcome } from '../../../data/attempt.ts';
import type { Failure } from '../../../data/failure.ts';

/** Result of sending one row once. */
export type Answer =
  | { readonly kind: 'settled'; readonly outcome: Outcome<unknown> }
  /** To be sent once more, after so many seconds where the server says so: nothing was done, or the answer was lost. */
  | { readonly kind: 'wait'; readonly failure: Failure; readonly seconds: number | undefined; readonly lost: Outcome<unknown> | undefined }
  /** Nothing can be sent now, this row or another. */
  | { readonly kind: 'broken'; readonly failure: Failure };

interface Sending<Row> {
  /** Under the same key each time, so that a repeat is never a second write. */
  send: (row: Row) => Promise<Answer>;
  onSettled: (row: Row, outcome: Outcome<unknown>) => void;
  /** No other row is sent once it is aborted; those under way end. */
  signal: AbortSignal;
  /** Ends early when the signal is aborted. */
  pause: (seconds: number, signal: AbortSignal) => Promise<void>;
}

/** How many writes are under way at once: they leave the server's connections to others. */
export const atOnce = 3;

/** How often a row is sent before the line counts as broken, and the longest wait before the next time, in seconds. */
const [mostTries, longestWait] = [6, 60];

/** How often an answer that was lost is asked for: some REST APIs know what came of it, for others the loss stays one. */
const mostTriesLost = 2;

/** @returns why it ended before all rows were settled; undefined when all were, or when it was stopped */
export async function sendRows<Row>(rows: readonly Row[], { send, onSettled, signal, pause }: Sending<Row>): Promise<Failure | undefined> {
  const waiting = [...rows];
  let broken: Failure | undefined;

  async function settle(row: Row): Promise<void> {
    for (let tries = 1; ; tries += 1) {
      const answer = await send(row);
      if (answer.kind === 'settled') return onSettled(row, answer.outcome);
      if (answer.kind === 'wait' && answer.lost !== undefined && tries === mostTriesLost) return onSettled(row, answer.lost);
      if (answer.kind === 'broken' || tries === mostTries) {
        broken ??= answer.failure;
        return;
      }
      await pause(Math.min(answer.seconds ?? 2 ** tries, longestWait), signal);
      if (signal.aborted || broken !== undefined) return;
    }
  }

  async function work(): Promise<void> {
    for (let row = waiting.shift(); row !== undefined && !signal.aborted && broken === undefined; row = waiting.shift()) await settle(row);
  }

  await Promise.all(Array.from({ length: atOnce }, work));
  return broken;
}
