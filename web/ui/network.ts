/** Whether the browser has a network, and what waits for it. */
import { useSyncExternalStore } from 'react';

const watchers = new Set<() => void>();

/** After what is being done, since a page asks while it is drawn, when no other part may change. */
const tell = () =>
  queueMicrotask(() => {
    for (const watcher of watchers) watcher();
  });

const subscribe = (watcher: () => void) => {
  watchers.add(watcher);
  window.addEventListener('online', watcher);
  window.addEventListener('offline', watcher);
  return () => {
    watchers.delete(watcher);
    window.removeEventListener('online', watcher);
    window.removeEventListener('offline', watcher);
  };
};

const isOnline = () => navigator.onLine;
let waiting = 0;
let asOf = (): number | undefined => undefined;

/** Where what asks the server says what it waits for. */
export const offlineData = {
  /**
   * A question waits for the network, until the function that it returns is called: what is shown may have changed with it.
   * @param isHere whether an earlier answer is shown meanwhile
   */
  wait: (isHere: boolean) => {
    const missing = isHere ? 0 : 1;
    waiting += missing;
    tell();
    return () => {
      waiting -= missing;
      tell();
    };
  },
  /** @param read when the oldest of what is shown was answered, in milliseconds; undefined where nothing is */
  showAsOf: (read: () => number | undefined) => {
    asOf = read;
  },
};

export const untilOnline = (): Promise<unknown> =>
  isOnline() ? Promise.resolve() : new Promise((resolve) => window.addEventListener('online', resolve, { once: true }));

/** What a page says of the network. */
export const useNetwork = () => ({
  online: useSyncExternalStore(subscribe, isOnline),
  /** Whether something waits that is not here yet. */
  waits: useSyncExternalStore(subscribe, () => waiting > 0),
  /** When the oldest of what is shown was answered, in milliseconds; undefined while the browser is online. */
  asOf: useSyncExternalStore(subscribe, () => (isOnline() ? undefined : asOf())),
});
