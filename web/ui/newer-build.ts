/** Detects a newer build of this client on the server by a response header. */
import { useSyncExternalStore } from 'react';

const watchers = new Set<() => void>();
let ready = false;

const subscribe = (watcher: () => void) => {
  watchers.add(watcher);
  return () => {
    watchers.delete(watcher);
  };
};

/** A build is named by its first script, whose name changes with everything it leads to; undefined in development. */
const ownBuild = () => /^\/assets\/(.+)/.exec(document.querySelector('script[type=module]')?.getAttribute('src') ?? '')?.[1];

export const newerBuild = {
  isReady: () => ready,
  /** Looks at an answer of the server. */
  notice: ({ headers }: Response) => {
    const [own, served] = [ownBuild(), headers.get('x-web-build')];
    const differs = own !== undefined && served !== null && served !== own;
    if (differs === ready || served === null) return;
    ready = differs;
    for (const watcher of watchers) watcher();
  },
  /** Asks the server which build it has, after a script could not be fetched. Never throws. */
  ask: async (): Promise<void> => {
    if (ownBuild() === undefined) return;
    await fetch('/', { method: 'HEAD', headers: { accept: 'text/html' } }).then(newerBuild.notice, () => undefined);
  },
};

export const useNewerBuild = (): boolean => useSyncExternalStore(subscribe, newerBuild.isReady);
