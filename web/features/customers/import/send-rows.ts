/** Sends rows a few at a time, each with its own write, at the pace of the server. */
import type { Outcome } from '../../../data/attempt.ts';
import type { Failure } from '../../../data/failure.ts';

/** Result of sending one row once. */
export type Answer =
  | { readonly kind: 'settled'; readonly outcome: Outcome<unknown> }
  /** Retry after the seconds that the server may have given. Nothing was written, or the response was lost. */
  | { readonly kind: 'wait'; readonly failure: Failure; readonly seconds: number | undefined; readonly lost: Outcome<unknown> | undefined }
  /** No row can be sent now. */
  | { readonly kind: 'broken'; readonly failure: Failure };

interface Sending<Row> {
  /** Sends a row. Every attempt has the same key, so a retry never writes twice. */
  send: (row: Row) => Promise<Answer>;
  onSettled: (row: Row, outcome: Outcome<unknown>) => void;
  /** Once aborted, no further row is sent, and pending ones finish. */
  signal: AbortSignal;
  /** Ends early when the signal is aborted. */
  pause: (seconds: number, signal: AbortSignal) => Promise<void>;
}

/** Maximum number of parallel writes, which leaves the server's connections to others. */
export const atOnce = 3;

/** Maximum number of attempts per row before sending stops, and the longest delay in seconds. */
const [mostTries, longestWait] = [6, 60];

/** Maximum number of attempts after a lost response. Some REST APIs can report the outcome, for others it stays lost. */
const mostTriesLost = 2;

/** Sends the rows. @returns the failure that ended it early; undefined when all rows were settled or it was stopped */
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
