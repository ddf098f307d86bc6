/** This tab's session, the hook by which components observe it, and the token that requests wait for. */
import { useSyncExternalStore } from 'react';
import { tabStorage } from '../i18n/browser-storage.ts';
import { openSession, type SessionState } from './session-store.ts';

export const session = openSession(tabStorage);

export const useSession = (): SessionState => useSyncExternalStore(session.subscribe, session.state);

const isSettled = () => ['signedIn', 'signedOut'].includes(session.state().status);

/** Waits while the session is restored or the person is prompted to sign in again. Resolves to undefined when nobody is signed in. */
export function settledToken(): Promise<string | undefined> {
  if (isSettled()) return Promise.resolve(session.token());
  return new Promise((resolve) => {
    const stop = session.subscribe(() => {
      if (!isSettled()) return;
      stop();
      resolve(session.token());
    });
  });
}
