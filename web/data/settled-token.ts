/** The token to send, once it is certain. */
import { session } from '../session/session.ts';

const isSettled = () => ['signedIn', 'signedOut'].includes(session.state().status);

/** Waits while the session is restored, or while the person is asked to sign in again; undefined when nobody is signed in then. */
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
