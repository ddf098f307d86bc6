/** The executable schema: schema.graphql, the resolvers, and an access check before each of them. */
import { readFileSync } from 'node:fs';
import { makeExecutableSchema } from '@graphql-tools/schema';
import { getDirective, type IResolvers, MapperKind, mapSchema } from '@graphql-tools/utils';
import { type GraphQLFieldConfig, GraphQLScalarType, type GraphQLSchema } from 'graphql';
import { UpstreamFault } from '../upstream/fault.ts';
import { withAccess } from './access.ts';
import type { Context } from './context.ts';

/** Text of schema.graphql, which the build copies beside the compiled servers. */
export const typeDefs = readFileSync(new URL('../../schema.graphql', import.meta.url), 'utf8');

/** Version from the first line of schema.graphql, which `npm run release-schema` raises. */
export const schemaVersion = /^# Version (\S+)/.exec(typeDefs)?.[1] ?? 'unreleased';

export function createSchema(resolvers: IResolvers<unknown, Context>[]): GraphQLSchema {
  const schema = makeExecutableSchema({ typeDefs, resolvers, resolverValidationOptions: { requireResolversToMatchSchema: 'error' } });
  return withAccess(withMissingExtensions(withScalarTexts(schema)));
}

/** Returns null from a query whose REST call is an extension that the REST API lacks. */
function withMissingExtensions(schema: GraphQLSchema): GraphQLSchema {
  return mapSchema(schema, {
    [MapperKind.QUERY_ROOT_FIELD]: (field: GraphQLFieldConfig<unknown, Context>) => {
      const { resolve } = field;
      if (!resolve) return field;
      field.resolve = async (...args) => {
        try {
          return await resolve(...args);
        } catch (error) {
          if (error instanceof UpstreamFault && error.reason === 'unsupported') return null;
          throw error;
        }
      };
      return field;
    },
  });
}

/** Restores the descriptions of scalars from schema.graphql, because joining a scalar with its resolver loses them. */
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
