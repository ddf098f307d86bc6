/** This tab's session, and the hook by which components watch it. */
import { useSyncExternalStore } from 'react';
import { openSession } from './open-session.ts';
import type { SessionState } from './session-store.ts';

export const session = openSession(sessionStorage);

export const useSession = (): SessionState => useSyncExternalStore(session.subscribe, session.state);
