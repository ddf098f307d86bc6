/** Resolvers of tokens for tools: extensions for administrators. */
import { tokens } from '../../../rest/contract/tokens.ts';
import { connect } from '../../graphql/connection.ts';
import { forgettingPerson } from '../../graphql/forgetting-person.ts';
import { mutation } from '../../graphql/mutation.ts';
import { roleWord } from '../../graphql/roles.ts';
import type { CreateAccessTokenInput, CreateAccessTokenPayload, RevokeAccessTokenInput, RevokeAccessTokenPayload } from '../../graphql/types.generated.ts';
import { text } from '../../upstream/decode.ts';
import { pageQuery } from '../people/lists.ts';
import type { Resolvers } from '../resolvers.generated.ts';
import { accessToken } from './token.ts';

export const tokenResolvers: Resolvers = {
  Query: {
    accessTokens(_root, args, context) {
      const list = { field: 'accessTokens', filters: {} };
      return connect(args, { list, call: tokens.fetchAccessTokens, request: pageQuery({}), node: accessToken }, context);
    },
  },
  Mutation: {
    createAccessToken: mutation<CreateAccessTokenInput, Pick<CreateAccessTokenPayload, 'token' | 'accessToken'>>(
      'createAccessToken',
      { token: null, accessToken: null },
      async ({ name, roles = ['USER'], days = 90 }, { calls }) => {
        const { message, payload } = await calls.send(tokens.createAccessToken, { body: { name, roles: roles.map(roleWord), days } });
        return { message, result: { token: text(payload.token), accessToken: payload.accessToken ? accessToken(payload.accessToken) : null } };
      },
    ),
    revokeAccessToken: mutation<RevokeAccessTokenInput, Pick<RevokeAccessTokenPayload, 'accessToken'>>(
      'revokeAccessToken',
      { accessToken: null },
      async ({ tokenId }, { calls, services }) => {
        const { message, payload } = await forgettingPerson(services.tokenRoles, () => null, calls.send(tokens.revokeAccessToken, { body: { tokenId } }));
        return { message, result: { accessToken: payload.accessToken ? accessToken(payload.accessToken) : null } };
      },
    ),
  },
};
