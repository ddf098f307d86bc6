/** Ends the session in every tab and on the server. Asks for confirmation before unsaved input is lost. */
import { session } from '../../session/session.ts';
import { unsaved } from '../../ui/form/unsaved.ts';

export async function logOut() {
  if (!(await unsaved.ask('session'))) return;
  const token = session.token();
  session.end();
  if (token === undefined) return;
  import('./sign-in.ts')
    .then(({ signOut }) => signOut(token))
    // The person is signed out locally even when the server cannot be reached. The token then expires on its own.
    .catch((error: unknown) => console.error(error));
}
