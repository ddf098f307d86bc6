/** The schema from the repository. Unlike introspection it contains the access rule of each field as data. */
import { buildSchema, type GraphQLField, type GraphQLSchema, getDirectiveValues } from 'graphql';
import typeDefs from '../../schema.graphql?raw';

/** Returns the access rule of a field in words; null when the field is public. */
export function accessOf(schema: GraphQLSchema, { astNode }: Pick<GraphQLField<unknown, unknown>, 'astNode'>): string | null {
  const directive = schema.getDirective('access');
  const access = directive && astNode && getDirectiveValues(directive, astNode);
  if (!access) return null;
  return Array.isArray(access['any']) ? access['any'].join(', ') : 'signed in';
}

export const schema = buildSchema(typeDefs);
