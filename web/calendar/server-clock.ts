/** The server's clock, because the clock of the device may be wrong, and the server decides which day today is. Components may stay open past midnight. */

import { useSyncExternalStore } from 'react';
import { indiaDate } from './india.ts';

/** Maximum difference in milliseconds at which the two clocks count as equal. */
const tolerance = 60_000;

/** Milliseconds by which the server's clock is ahead of the device's. */
let aheadMs = 0;

/** Sets the clock from the time of a recent response. @param text an instant; other text is ignored */
export function noticeServerTime(text: string | null | undefined): void {
  const ahead = Date.parse(text ?? '') - Date.now();
  if (!Number.isNaN(ahead)) aheadMs = Math.abs(ahead) < tolerance ? 0 : ahead;
}

/** Returns the server's time. */
export const serverNow = (): Date => new Date(Date.now() + aheadMs);

/** Returns the server's business day, `YYYY-MM-DD`. */
export const indiaToday = (): string => indiaDate(serverNow());

// The page contains the server's time, so the first render has the right day.
noticeServerTime(globalThis.document?.querySelector('meta[name=server-time]')?.getAttribute('content'));

/** Checks each minute, because a timer until midnight is late after the device slept. */
function subscribe(watcher: () => void): () => void {
  const timer = setInterval(watcher, 60_000);
  return () => clearInterval(timer);
}

/** Returns the server's business day, `YYYY-MM-DD`. Re-renders after midnight in India. */
export const useIndiaToday = (): string => useSyncExternalStore(subscribe, indiaToday);
