/** Rules for documents in addition to those of the GraphQL specification: they refuse what cannot be run here and what would be unsafe to handle. */
import { type ASTVisitor, GraphQLError, type NameNode, type ValidationContext } from 'graphql';

/** An alias, a variable or a fragment with this name would set the prototype of an object, and its value would be lost silently. */
function noPrototypes(context: ValidationContext): ASTVisitor {
  return {
    Name(node: NameNode) {
      if (node.value === '__proto__') context.reportError(new GraphQLError('"__proto__" cannot be a name', { nodes: node }));
    },
  };
}

/** An alias below introspection would multiply a response of some hundred kilobytes. No client needs one there. */
function noIntrospectionAliases(context: ValidationContext): ASTVisitor {
  return {
    Field(node) {
      const isBelow = context.getParentType()?.name.startsWith('__') === true;
      if (isBelow && node.alias) context.reportError(new GraphQLError('Fields below __schema and __type take no alias', { nodes: node }));
    },
  };
}

/** For gateways that switch introspection off. */
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
