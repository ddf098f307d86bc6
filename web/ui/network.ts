/** Network state of the browser, and the requests that wait for it. */
import { useSyncExternalStore } from 'react';

const watchers = new Set<() => void>();

/** Notifies in a microtask, because a query may start during a render, when no other component may update. */
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
   * Counts a query that waits for the network until the returned function is called.
   * @param isHere true when a previous result is shown in the meantime
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
  /** Sets the source of `asOf`. @param read returns the time of the oldest shown result in milliseconds, or undefined when none is shown */
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
  /** Time of the oldest shown result, in milliseconds; undefined while the browser is online. */
  asOf: useSyncExternalStore(subscribe, () => (isOnline() ? undefined : asOf())),
});
