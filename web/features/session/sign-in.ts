/** Signing in: loaded after the login form has been painted, because it brings the GraphQL client. */
import { CombinedGraphQLErrors } from '@apollo/client';
import { client } from '../../data/client.ts';
import { type Failure, failureOf } from '../../data/failure.ts';
import type { Session } from '../../session/session-types.ts';
import { SignInDocument } from './session.generated.ts';

export type SignInResult =
  | { kind: 'signedIn'; session: Session }
  /** The server's own words. */
  | { kind: 'refused'; message: string }
  | { kind: 'failed'; failure: Failure };

/** Codes whose message is the server's word to the person, not a fault. */
const refusals: readonly unknown[] = ['UNAUTHENTICATED', 'FORBIDDEN', 'BAD_USER_INPUT', 'UPSTREAM_ERROR', 'NOT_FOUND'];

/** Signing in twice does no harm: a lost answer is only one that did not come. */
function failedBy(error: unknown): SignInResult {
  const failure = failureOf(error);
  return { kind: 'failed', failure: failure === 'failure.unknown' ? 'failure.timeout' : failure };
}

export async function signIn(username: string, password: string): Promise<SignInResult> {
  try {
    const { data } = await client.mutate({ mutation: SignInDocument, variables: { input: { username, password } }, context: { token: null } });
    const answer = data?.signIn;
    if (answer?.token && answer.viewer) {
      const { id, firstName, lastName, roles } = answer.viewer;
      return { kind: 'signedIn', session: { token: answer.token, person: { id, firstName, lastName, roles }, username } };
    }
    const message = answer?.userErrors[0]?.message ?? answer?.message;
    return message ? { kind: 'refused', message } : { kind: 'failed', failure: 'failure.server' };
  } catch (error) {
    const refusal = CombinedGraphQLErrors.is(error) ? error.errors.find(({ extensions }) => refusals.includes(extensions?.['code'])) : undefined;
    return refusal === undefined ? failedBy(error) : { kind: 'refused', message: refusal.message };
  }
}
