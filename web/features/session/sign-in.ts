/** Signs in. Loaded after the login form has been painted, because it includes the GraphQL client. */
import { outcomeOf, outcomeOfError, type Refused } from '../../data/attempt.ts';
import { client } from '../../data/client.ts';
import { harmlessFailureOf } from '../../data/failure.ts';
import type { Session } from '../../session/session-types.ts';
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
