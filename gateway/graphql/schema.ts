/** The executable schema: schema.graphql, the resolvers, and access before each of them. */
import { readFileSync } from 'node:fs';
import { makeExecutableSchema } from '@graphql-tools/schema';
import type { IResolvers } from '@graphql-tools/utils';
import type { GraphQLSchema } from 'graphql';
import { withAccess } from './access.ts';
import type { Context } from './context.ts';

/** The text of schema.graphql, which the build copies beside the compiled servers. */
export const typeDefs = readFileSync(new URL('../../schema.graphql', import.meta.url), 'utf8');

export function createSchema(resolvers: IResolvers<unknown, Context>[]): GraphQLSchema {
  return withAccess(makeExecutableSchema({ typeDefs, resolvers, resolverValidationOptions: { requireResolversToMatchSchema: 'error' } }));
}
