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

/** Returns the name of the first script, which identifies a build because its hash covers all imports; undefined in development. */
const ownBuild = () => /^\/assets\/(.+)/.exec(document.querySelector('script[type=module]')?.getAttribute('src') ?? '')?.[1];

export const newerBuild = {
  isReady: () => ready,
  /** Reads the build from a response of the server. */
  notice: ({ headers }: Response) => {
    const [own, served] = [ownBuild(), headers.get('x-web-build')];
    const differs = own !== undefined && served !== null && served !== own;
    if (differs === ready || served === null) return;
    ready = differs;
    for (const watcher of watchers) watcher();
  },
  /** Fetches the server's build after a script failed to load. Never throws. */
  ask: async (): Promise<void> => {
    if (ownBuild() === undefined) return;
    await fetch('/', { method: 'HEAD', headers: { accept: 'text/html' } }).then(newerBuild.notice, () => undefined);
  },
};

export const useNewerBuild = (): boolean => useSyncExternalStore(subscribe, newerBuild.isReady);
