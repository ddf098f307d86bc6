/** The schema as it stands in the repository: unlike introspection it says at each field who may use it. */
import { buildSchema, type GraphQLField, type GraphQLSchema, getDirectiveValues, isObjectType } from 'graphql';
import typeDefs from '../../schema.graphql?raw';

/** Who may use a field, in words; null: anyone. */
export function accessOf(schema: GraphQLSchema, { astNode }: Pick<GraphQLField<unknown, unknown>, 'astNode'>): string | null {
  const directive = schema.getDirective('access');
  const access = directive && astNode && getDirectiveValues(directive, astNode);
  if (!access) return null;
  return Array.isArray(access['any']) ? access['any'].join(', ') : 'signed in';
}

/** The schema with the roles in the description of each field, where the documentation and the editor show them. */
function withRoles(source: string): GraphQLSchema {
  const schema = buildSchema(source);
  for (const type of Object.values(schema.getTypeMap())) {
    if (!isObjectType(type)) continue;
    for (const field of Object.values(type.getFields())) {
      const access = accessOf(schema, field);
      if (access !== null) field.description = `${field.description ?? ''} For: ${access}.`;
    }
  }
  return schema;
}

export const schema = withRoles(typeDefs);
