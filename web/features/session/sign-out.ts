/** Reports the end of a session to the server. */
import { client } from '../../data/client.ts';
import { SignOutDocument } from './session.generated.ts';

/** Signs out on the server. @param token of the session, which has already ended locally */
export const signOut = (token: string): Promise<unknown> => client.mutate({ mutation: SignOutDocument, variables: { input: {} }, context: { token } });
