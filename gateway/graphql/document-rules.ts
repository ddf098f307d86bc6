/** Validation rules in addition to those of the GraphQL specification. They refuse documents that cannot run here or are unsafe to handle. */
import { type ASTVisitor, GraphQLError, type NameNode, type ValidationContext } from 'graphql';

/** Refuses this name for an alias, a variable or a fragment, because it would set the prototype of an object and lose its value silently. */
function noPrototypes(context: ValidationContext): ASTVisitor {
  return {
    Name(node: NameNode) {
      if (node.value === '__proto__') context.reportError(new GraphQLError('"__proto__" cannot be a name', { nodes: node }));
    },
  };
}

/** Refuses aliases below introspection, because they would multiply a response of some hundred kilobytes and no client needs them. */
function noIntrospectionAliases(context: ValidationContext): ASTVisitor {
  return {
    Field(node) {
      const isBelow = context.getParentType()?.name.startsWith('__') === true;
      if (isBelow && node.alias) context.reportError(new GraphQLError('Fields below __schema and __type take no alias', { nodes: node }));
    },
  };
}

/** Refuses introspection, for gateways that switch it off. */
function noIntrospection(context: ValidationContext): ASTVisitor {
  return {
    Field(node) {
      if (node.name.value === '__schema' || node.name.value === '__type') {
        context.reportError(new GraphQLError('The schema cannot be asked for here', { nodes: node }));
      }
    },
  };
}

export const documentRules = (introspection: boolean) => [noPrototypes, noIntrospectionAliases, ...(introspection ? [] : [noIntrospection])];
