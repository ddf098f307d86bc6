/** Rules for documents in addition to those of the GraphQL specification: they refuse what cannot be run here and what would be unsafe to handle. */
import { type ASTVisitor, GraphQLError, type NameNode, OperationTypeNode, type ValidationContext } from 'graphql';

/** The schema has no root type for subscriptions, and graphql-js reports that only when one is run. */
function noSubscriptions(context: ValidationContext): ASTVisitor {
  return {
    OperationDefinition(node) {
      if (node.operation !== OperationTypeNode.SUBSCRIPTION) return;
      context.reportError(new GraphQLError('There are no subscriptions: ask again by a query', { nodes: node }));
    },
  };
}

/** An alias, a variable or a fragment with this name would set the prototype of an object, and its value would be lost silently. */
function noPrototypes(context: ValidationContext): ASTVisitor {
  return {
    Name(node: NameNode) {
      if (node.value === '__proto__') context.reportError(new GraphQLError('"__proto__" cannot be a name', { nodes: node }));
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

export const documentRules = (introspection: boolean) => [noSubscriptions, noPrototypes, ...(introspection ? [] : [noIntrospection])];
