/** The server's business day for components that stay open past midnight. */
import { useSyncExternalStore } from 'react';
import { indiaToday } from './server-clock.ts';

/** Checks each minute, because a timer until midnight is late after the device slept. */
function subscribe(watcher: () => void): () => void {
  const timer = setInterval(watcher, 60_000);
  return () => clearInterval(timer);
}

/** Returns the server's business day, `YYYY-MM-DD`. Re-renders after midnight in India. */
export const useIndiaToday = (): string => useSyncExternalStore(subscribe, indiaToday);
