/**
 * The one place where operations are run: plain by graphql-js, or compiled. Compiling pays only for documents that come again, so both ways are in
 * use at the same time, and a caller must not be able to tell them apart. Every error is rebuilt, with the cause as it was thrown and with empty
 * extensions. What is visible of a cause is decided later, in the server's `visible-error.ts`.
 */
import {
  type ASTNode,
  type ExecutionResult,
  execute,
  GraphQLError,
  type GraphQLSchema,
  getVariableValues,
  isValueNode,
  Kind,
  type OperationDefinitionNode,
} from 'graphql';
import { LRUCache } from 'lru-cache';
import { Counter } from 'prom-client';
import type { Context } from './context.ts';
import { type Document, hashOf } from './documents.ts';
import { ApiError, ReadBackError } from './errors.ts';
import { toolRefusal } from './tool-refusal.ts';

const executions = new Counter({
  name: 'graphql_execution_operations_total',
  help: 'GraphQL operations that were run, by the way: compiled, or plain by graphql-js.',
  labelNames: ['execution'],
});

export interface Operation {
  readonly document: Document;
  readonly operationName: string | null;
  readonly variables: Readonly<Record<string, unknown>>;
  readonly context: Context;
}

export type Executor = (operation: Operation) => Promise<ExecutionResult>;

export interface ExecutorOptions {
  readonly schema: GraphQLSchema;
  /** True when an error of a variable may suggest names. */
  readonly hints: boolean;
}

/** Stored results of introspection. A result of the whole schema has some megabytes. */
const maxIntrospections = 10;

export function createExecutor({ schema, hints }: ExecutorOptions): Executor {
  const introspections = new LRUCache<string, ExecutionResult>({ max: maxIntrospections });
  return async ({ document, operationName, variables, context }) => {
    const plain = () => execute({ schema, document: document.node, operationName, variableValues: variables, contextValue: context });
    const operation = document.operation(operationName);
    // graphql-js says what is wrong with the operation's name.
    if (!operation) return plain();
    const { definition } = operation;
    const { errors, coerced } = coerceVariables({ schema, hints }, definition, variables);
    if (errors) return { errors };
    const { introspectionKey } = operation;
    // Variables are text of a client of any kind, so only their hash is stored.
    const key = introspectionKey && hashOf(`${introspectionKey} ${JSON.stringify(coerced)}`);
    const known = key === null ? undefined : introspections.get(key);
    if (known !== undefined) return { ...known };
    const compiled = operation.compiled();
    executions.inc({ execution: compiled ? 'compiled' : 'plain' });
    const result = await (compiled ? compiled({ context, variables, coerced }) : plain());
    if (!result.errors) {
      if (key !== null) introspections.set(key, result);
      return result;
    }
    // Only an operation that ran has written anything.
    const hasWritten = definition.operation === 'mutation' && !context.isExplained;
    return { ...result, errors: result.errors.map((error) => rebuilt(error, context, hasWritten && isBelowPayload(error))) };
  };
}

/** Returns the values of an operation's variables, or what is wrong with them. */
export function coerceVariables({ schema, hints }: ExecutorOptions, { variableDefinitions = [] }: OperationDefinitionNode, variables: Operation['variables']) {
  const { errors, coerced } = getVariableValues(schema, variableDefinitions, variables, { maxErrors: 10, hideSuggestions: !hints });
  return errors ? { errors: errors.map(badVariable) } : { coerced };
}

/** Apollo Server knows these by their words, but not the last: that there are too many. */
const badVariable = ({ message, nodes }: GraphQLError) => new GraphQLError(message, { nodes: nodes ?? null, extensions: { code: 'BAD_USER_INPUT' } });

/** A mutation's own error ends at its field. A payload exists only once the write was done or refused, and of a refused write nothing is read. */
const isBelowPayload = ({ path = [] }: GraphQLError) => path.length > 1;

/** Its extensions stay empty: what is visible of its cause is decided later. */
function rebuilt(error: GraphQLError, context: Context, isReadBack: boolean): GraphQLError {
  const { message, nodes = null, path = null } = error;
  const thrown = error.originalError ?? error;
  const cause = badArgument(thrown) ?? toolRefusal(thrown, context) ?? thrown;
  return new GraphQLError(message, { nodes, path, originalError: isReadBack ? new ReadBackError(cause) : cause, extensions: {} });
}

/**
 * Returns the client's mistake behind an error of graphql-js about the value of an argument. A nullable variable passes validation in a
 * non-null place when it or the place has a default value, and can still be null at run time.
 */
function badArgument(cause: Error): ApiError | null {
  const node: ASTNode | undefined = cause instanceof GraphQLError ? cause.nodes?.[0] : undefined;
  if (node === undefined || !isValueNode(node)) return null;
  const by = node.kind === Kind.VARIABLE ? `: see the variable "$${node.name.value}"` : '';
  return new ApiError('BAD_USER_INPUT', `${cause.message.replace(/\.$/, '')}${by}`);
}
