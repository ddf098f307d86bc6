/** Ends the session here and in every tab, and tells the server; asks before something unsaved is lost. */
import { session } from '../../session/session.ts';
import { unsaved } from '../../ui/form/unsaved.ts';

export async function logOut() {
  if (!(await unsaved.ask('session'))) return;
  const token = session.token();
  session.end();
  if (token === undefined) return;
  import('./sign-out.ts')
    .then(({ signOut }) => signOut(token))
    // The person is signed out here whether or not the server could be told; the token then dies by its own expiry.
    .catch((error: unknown) => console.error(error));
}
