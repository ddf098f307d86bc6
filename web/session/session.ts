/** This tab's session, and the hook by which components watch it. */
import { useSyncExternalStore } from 'react';
import { createSessionStore, type SessionState } from './session-store.ts';

/** How long a tab without a session waits for the others, in milliseconds. */
const answerTime = 150;

export const session = createSessionStore({
  storage: sessionStorage,
  channel: new BroadcastChannel('session'),
  self: crypto.getRandomValues(new Uint32Array(2)).join('-'),
  waitForAnswers: () => new Promise((resolve) => setTimeout(resolve, answerTime)),
});

export const useSession = (): SessionState => useSyncExternalStore(session.subscribe, session.state);
