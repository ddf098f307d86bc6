/** The web client's session in this browser. The playground acts like another tab, but stores no token. */
import { useSyncExternalStore } from 'react';
import { openSession, type SessionState } from '../../web/session/session-store.ts';

export const session = openSession({
  getItem: (key) => sessionStorage.getItem(key),
  // The playground writes no newer session, and removes the older one in this tab so it is not restored.
  setItem: (key, value) => {
    if (sessionStorage.getItem(key) !== value) sessionStorage.removeItem(key);
  },
  clear: () => sessionStorage.clear(),
});

export const useSession = (): SessionState => useSyncExternalStore(session.subscribe, session.state);
