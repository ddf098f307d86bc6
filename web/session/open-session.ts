/** Joins a tab to the session that all tabs of this browser share. */
import { createSessionStore, type Surroundings } from './session-store.ts';

/** Milliseconds that a tab without a session waits for the others. */
const answerTime = 150;

/** Opens the session of this tab. @param storage where this tab keeps the session across page loads */
export const openSession = (storage: Surroundings['storage']) =>
  createSessionStore({
    storage,
    channel: new BroadcastChannel('session'),
    self: crypto.getRandomValues(new Uint32Array(2)).join('-'),
    waitForAnswers: () => new Promise((resolve) => setTimeout(resolve, answerTime)),
  });
