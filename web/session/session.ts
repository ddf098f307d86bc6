/** This tab's session, and the hook by which components observe it. */
import { useSyncExternalStore } from 'react';
import { tabStorage } from '../i18n/browser-storage.ts';
import { openSession, type SessionState } from './session-store.ts';

export const session = openSession(tabStorage);

export const useSession = (): SessionState => useSyncExternalStore(session.subscribe, session.state);
