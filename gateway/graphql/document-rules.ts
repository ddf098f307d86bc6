/** Rules of documents beside those of the GraphQL specification: what nothing here can run, and what nothing here should have to survive. */
import { type ASTVisitor, GraphQLError, type NameNode, OperationTypeNode, type ValidationContext } from 'graphql';

/** Without a root type for them graphql-js says so only when it is to run one. */
function noSubscriptions(context: ValidationContext): ASTVisitor {
  return {
    OperationDefinition(node) {
      if (node.operation !== OperationTypeNode.SUBSCRIPTION) return;
      context.reportError(new GraphQLError('There are no subscriptions: ask again by a query', { nodes: node }));
    },
  };
}

/** As an alias, a variable or a fragment's name it would set an object's prototype and be lost without a word. */
function noPrototypes(context: ValidationContext): ASTVisitor {
  return {
    Name(node: NameNode) {
      if (node.value === '__proto__') context.reportError(new GraphQLError('"__proto__" cannot be a name', { nodes: node }));
    },
  };
}

/** Where the schema may not be asked for. */
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
