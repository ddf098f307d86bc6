/** The web client's session in this browser. The playground acts like another tab, but stores no token. */
import { useSyncExternalStore } from 'react';
import { openSession, type SessionState } from '../../web/session/session-store.ts';
import { openStorage } from './storage.ts';

const storage = openStorage('sessionStorage');

export const session = openSession({
  getItem: (key) => storage?.getItem(key) ?? null,
  // The playground writes no newer session, and removes the older one in this tab so it is not restored.
  setItem: (key, value) => {
    if (storage?.getItem(key) !== value) storage?.removeItem(key);
  },
  clear: () => storage?.clear(),
});

export const useSession = (): SessionState => useSyncExternalStore(session.subscribe, session.state);
