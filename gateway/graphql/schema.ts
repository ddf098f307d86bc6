/** The executable schema: schema.graphql, the resolvers, and access before each of them. */
import { readFileSync } from 'node:fs';
import { makeExecutableSchema } from '@graphql-tools/schema';
import { getDirective, type IResolvers, MapperKind, mapSchema } from '@graphql-tools/utils';
import { GraphQLScalarType, type GraphQLSchema } from 'graphql';
import { withAccess } from './access.ts';
import type { Context } from './context.ts';

/** The text of schema.graphql, which the build copies beside the compiled servers. */
export const typeDefs = readFileSync(new URL('../../schema.graphql', import.meta.url), 'utf8');

/** The version in its first line, which `npm run release-schema` raises. */
export const schemaVersion = /^# Version (\S+)/.exec(typeDefs)?.[1] ?? 'unreleased';

export function createSchema(resolvers: IResolvers<unknown, Context>[]): GraphQLSchema {
  return withAccess(withScalarTexts(makeExecutableSchema({ typeDefs, resolvers, resolverValidationOptions: { requireResolversToMatchSchema: 'error' } })));
}

/** Joining a scalar with its resolver loses what schema.graphql says of it: it is taken from there again. */
function withScalarTexts(schema: GraphQLSchema): GraphQLSchema {
  return mapSchema(schema, {
    [MapperKind.SCALAR_TYPE](type) {
      const { astNode } = type;
      if (!astNode) return type;
      const specifiedBy = getDirective(schema, type, 'specifiedBy')?.[0];
      return new GraphQLScalarType({ ...type.toConfig(), description: astNode.description?.value, specifiedByURL: specifiedBy?.['url'] });
    },
  });
}
