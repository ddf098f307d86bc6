/** Tokens of tools, for tests. */
import type { Unmasked } from '@apollo/client';
import type { AccessTokensQuery } from '../features/tokens/tokens.generated.ts';

type Tokens = NonNullable<Unmasked<AccessTokensQuery>['accessTokens']>;

export const accessToken = (id: string, fields: Partial<Tokens['nodes'][number]> = {}): Tokens['nodes'][number] => ({
  __typename: 'AccessToken',
  id,
  name: `Tool ${id}`,
  roles: ['USER'],
  createdByName: 'Asha Patil',
  expiresAt: '2027-02-18T10:00:00+05:30',
  lastUsedAt: '2026-11-20T10:42:00+05:30',
  revokedAt: null,
  active: true,
  ...fields,
});

export const tokenPage = (nodes: Tokens['nodes']): { accessTokens: Tokens } => ({
  accessTokens: { __typename: 'AccessTokenConnection', nodes, totalCount: nodes.length },
});
