/** Signs in and out. Loaded after the login form has been painted, because it includes the GraphQL client. */
import { outcomeOf, outcomeOfError, type Refused } from '../../data/attempt.ts';
import { client } from '../../data/client.ts';
import { harmlessFailureOf } from '../../data/failure.ts';
import { session } from '../../session/session.ts';
import type { Session } from '../../session/session-types.ts';
import { unsaved } from '../../ui/form/unsaved.ts';
import { SignInDocument, SignOutDocument } from './session.generated.ts';

export type SignInResult = { kind: 'signedIn'; session: Session } | Refused;

export async function signIn(username: string, password: string): Promise<SignInResult> {
  try {
    const { data } = await client.mutate({ mutation: SignInDocument, variables: { input: { username, password } }, context: { token: null } });
    const answer = data?.signIn;
    if (answer?.token && answer.viewer) {
      const { id, firstName, lastName, roles } = answer.viewer;
      return { kind: 'signedIn', session: { token: answer.token, person: { id, firstName, lastName, roles }, username } };
    }
    const outcome = outcomeOf(answer);
    if (outcome.kind === 'refused') return outcome;
    if (outcome.kind === 'done' && outcome.message !== null) return { kind: 'refused', message: outcome.message };
    return { kind: 'failed', failure: outcome.kind === 'failed' ? outcome.failure : 'failure.server' };
  } catch (error) {
    return outcomeOfError(error, harmlessFailureOf);
  }
}

/** Signs out on the server. @param token of the session, which has already ended locally */
export const signOut = (token: string): Promise<unknown> => client.mutate({ mutation: SignOutDocument, variables: { input: {} }, context: { token } });

/** Ends the session in every tab and on the server. Asks for confirmation before unsaved input is lost. */
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
