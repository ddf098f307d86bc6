/** The session of the web client in this browser: the playground is one more of its tabs, except that it stores no token. */
import { useSyncExternalStore } from 'react';
import { openSession } from '../../web/session/open-session.ts';
import type { SessionState } from '../../web/session/session-store.ts';

export const session = openSession({
  getItem: (key) => sessionStorage.getItem(key),
  // A newer session is not written, and the older one that the web client left in this tab does not come back.
  setItem: (key, value) => {
    if (sessionStorage.getItem(key) !== value) sessionStorage.removeItem(key);
  },
  clear: () => sessionStorage.clear(),
});

export const useSession = (): SessionState => useSyncExternalStore(session.subscribe, session.state);
