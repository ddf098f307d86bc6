/** Joins a tab to the session that all tabs of this browser share. */
import { createSessionStore, type Surroundings } from './session-store.ts';

/** How long a tab without a session waits for the others, in milliseconds. */
const answerTime = 150;

/** @param storage where this tab keeps the session between two of its pages */
export const openSession = (storage: Surroundings['storage']) =>
  createSessionStore({
    storage,
    channel: new BroadcastChannel('session'),
    self: crypto.getRandomValues(new Uint32Array(2)).join('-'),
    waitForAnswers: () => new Promise((resolve) => setTimeout(resolve, answerTime)),
  });
