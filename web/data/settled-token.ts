/** Waits for the token that requests should send. */
import { session } from '../session/session.ts';

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
