/** Network state of the browser, and the requests that wait for it. */
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

/** Tracks requests that wait for the network. */
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

/** Network state for a page. */
export const useNetwork = () => ({
  online: useSyncExternalStore(subscribe, isOnline),
  /** True when a pending request has not arrived. */
  waits: useSyncExternalStore(subscribe, () => waiting > 0),
  /** When the oldest of what is shown was answered, in milliseconds; undefined while the browser is online. */
  asOf: useSyncExternalStore(subscribe, () => (isOnline() ? undefined : asOf())),
});
