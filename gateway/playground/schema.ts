/** The schema as it stands in the repository: unlike introspection it holds who may use each field as data. */
import { buildSchema, type GraphQLField, type GraphQLSchema, getDirectiveValues } from 'graphql';
import typeDefs from '../../schema.graphql?raw';

/** Access rule of a field in words; null when it is public. */
export function accessOf(schema: GraphQLSchema, { astNode }: Pick<GraphQLField<unknown, unknown>, 'astNode'>): string | null {
  const directive = schema.getDirective('access');
  const access = directive && astNode && getDirectiveValues(directive, astNode);
  if (!access) return null;
  return Array.isArray(access['any']) ? access['any'].join(', ') : 'signed in';
}

export const schema = buildSchema(typeDefs);
