/** Tells the server that a session has ended. */
import { client } from '../../data/client.ts';
import { SignOutDocument } from './session.generated.ts';

/** `token` is the session's that has already ended here. */
export const signOut = (token: string): Promise<unknown> => client.mutate({ mutation: SignOutDocument, variables: { input: {} }, context: { token } });
