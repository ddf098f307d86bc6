/**
 * The only place where operations run: plain by graphql-js, or compiled. Compiling pays only for documents that are used again, so both ways are in
 * use at the same time and must return the same response. Every error is rebuilt with the thrown cause and with empty
 * extensions. The server's `visible-error.ts` decides later what is visible of a cause.
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
import { calls } from '../../rest/contract/calls.ts';
import { UpstreamFault } from '../upstream/fault.ts';
import type { Context } from './context.ts';
import { type Document, hashOf } from './documents.ts';
import { ApiError, ReadBackError } from './errors.ts';

const executions = new Counter({
  name: 'graphql_execution_operations_total',
  help: 'GraphQL operations that ran, by execution: compiled, or plain by graphql-js.',
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

/** Maximum number of cached introspection results. A result of the whole schema has some megabytes. */
const maxIntrospections = 10;

export function createExecutor({ schema, hints }: ExecutorOptions): Executor {
  const introspections = new LRUCache<string, ExecutionResult>({ max: maxIntrospections });
  return async ({ document, operationName, variables, context }) => {
    const plain = () => execute({ schema, document: document.node, operationName, variableValues: variables, contextValue: context });
    const operation = document.operation(operationName);
    // graphql-js reports the missing or unknown operation name.
    if (!operation) return plain();
    const { definition } = operation;
    const { errors, coerced } = coerceVariables({ schema, hints }, definition, variables);
    if (errors) return { errors };
    const { introspectionKey } = operation;
    // Variables can be any client text, so only their hash is stored.
    const key = introspectionKey && hashOf(`${introspectionKey} ${JSON.stringify(coerced)}`);
    const cached = key === null ? undefined : introspections.get(key);
    if (cached !== undefined) return { ...cached };
    const compiled = operation.compiled();
    executions.inc({ execution: compiled ? 'compiled' : 'plain' });
    const result = await (compiled ? compiled({ context, variables, coerced }) : plain());
    if (!result.errors) {
      if (key !== null) introspections.set(key, result);
      return result;
    }
    // An operation that did not run has written nothing.
    const hasWritten = definition.operation === 'mutation' && !context.isExplained;
    return { ...result, errors: result.errors.map((error) => rebuilt(error, context, hasWritten && isBelowPayload(error))) };
  };
}

/** Returns the values of an operation's variables, or their errors. */
export function coerceVariables({ schema, hints }: ExecutorOptions, { variableDefinitions = [] }: OperationDefinitionNode, variables: Operation['variables']) {
  const { errors, coerced } = getVariableValues(schema, variableDefinitions, variables, { maxErrors: 10, hideSuggestions: !hints });
  return errors ? { errors: errors.map(badVariable) } : { coerced };
}

/** Adds the code to a variable error, because Apollo Server recognises these errors by message but misses the summary of too many errors. */
const badVariable = ({ message, nodes }: GraphQLError) => new GraphQLError(message, { nodes: nodes ?? null, extensions: { code: 'BAD_USER_INPUT' } });

/** Returns true for an error below a mutation's payload. A payload exists only once the write was done or refused, and a refused write is not read back. */
const isBelowPayload = ({ path = [] }: GraphQLError) => path.length > 1;

/** Rebuilds an error with empty extensions, because what is visible of its cause is decided later. */
function rebuilt(error: GraphQLError, context: Context, isReadBack: boolean): GraphQLError {
  const { message, nodes = null, path = null } = error;
  const thrown = error.originalError ?? error;
  const cause = badArgument(thrown) ?? toolRefusal(thrown, context) ?? thrown;
  return new GraphQLError(message, { nodes, path, originalError: isReadBack ? new ReadBackError(cause) : cause, extensions: {} });
}

/**
 * Returns the client's mistake behind an error of graphql-js about the value of an argument. A nullable variable passes validation in a
 * non-null position when the variable or the position has a default value, and can still be null at run time.
 */
function badArgument(cause: Error): ApiError | null {
  const node: ASTNode | undefined = cause instanceof GraphQLError ? cause.nodes?.[0] : undefined;
  if (node === undefined || !isValueNode(node)) return null;
  const by = node.kind === Kind.VARIABLE ? `: see the variable "$${node.name.value}"` : '';
  return new ApiError('BAD_USER_INPUT', `${cause.message.replace(/\.$/, '')}${by}`);
}

const forPeople = new Set(calls.filter(({ peopleOnly }) => peopleOnly).map(({ name }) => name));

/**
 * Returns the refusal of a tool's token, worded for the operator of the tool because a tool cannot sign in; null for any other error. A provider has
 * no tools.
 */
export function toolRefusal(error: Error, { token, calls: { extensions } }: Pick<Context, 'token' | 'calls'>): ApiError | null {
  if (!extensions || token === null || !token.isTool || !(error instanceof UpstreamFault)) return null;
  const { kind, call } = error;
  if (kind === 'unauthenticated') {
    const message = "The tool's token is not valid: it has expired, was revoked, or its maker is no active administrator. Ask an administrator for a new one";
    return new ApiError('UNAUTHENTICATED', message, { call, reason: 'TOOL_TOKEN_ENDED' });
  }
  if (kind !== 'forbidden' || !forPeople.has(call)) return null;
  return new ApiError('FORBIDDEN', 'This is not for tools. Sign in as a person', { call, reason: 'NOT_FOR_TOOLS' });
}
