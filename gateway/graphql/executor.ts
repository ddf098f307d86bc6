/**
 * The one place where operations are run: plain by graphql-js, or compiled by graphql-jit. Compiling pays only for documents that come again,
 * so both ways are in use at the same time, and a caller must not be able to tell them apart. The libraries differ in two things, and both are
 * settled here. Variables are coerced by graphql-js for both, because graphql-jit checks them less strictly; a scalar's `parseValue` therefore has
 * to accept its own result. Errors of graphql-jit are no real GraphQL errors, so every error is rebuilt, with the cause as it was thrown and with
 * empty extensions. What is visible of a cause is decided later, in the server's `visible-error.ts`, for both ways alike.
 */
import { type ExecutionResult, execute, GraphQLError, type GraphQLSchema, getVariableValues, type OperationDefinitionNode } from 'graphql';
import type { Context } from './context.ts';
import type { Document } from './documents.ts';

export interface Operation {
  readonly document: Document;
  readonly operationName: string | null;
  readonly variables: Readonly<Record<string, unknown>>;
  readonly context: Context;
}

export type Executor = (operation: Operation) => Promise<ExecutionResult>;

export interface ExecutorOptions {
  readonly schema: GraphQLSchema;
  /** Whether an error of a variable may name what was perhaps meant. */
  readonly hints: boolean;
}

export function createExecutor({ schema, hints }: ExecutorOptions): Executor {
  return async ({ document, operationName, variables, context }) => {
    const plain = () => execute({ schema, document: document.node, operationName, variableValues: variables, contextValue: context });
    const operation = document.operation(operationName);
    // graphql-js says what is wrong with the operation's name.
    if (!operation) return plain();
    const { definition } = operation;
    const { errors, coerced } = getVariableValues(schema, definition.variableDefinitions ?? [], variables, { maxErrors: 10, hideSuggestions: !hints });
    if (errors) return { errors: errors.map(badVariable) };
    const compiled = operation.compiled();
    // Coerced values, not the raw ones: graphql-jit 0.8 does not fill in the default of a non-null input field.
    const result = await (compiled ? compiled.query(undefined, context, coerced) : plain());
    return result.errors ? { ...result, errors: result.errors.map((error) => rebuilt(error, definition)) } : result;
  };
}

/** Apollo Server knows these by their words, but not the last: that there are too many. */
const badVariable = ({ message, nodes }: GraphQLError) => new GraphQLError(message, { nodes: nodes ?? null, extensions: { code: 'BAD_USER_INPUT' } });

/** The error of a field as graphql-js would give it, whoever ran it. Its extensions stay empty: what is visible of its cause is decided later. */
function rebuilt(error: GraphQLError, { loc }: OperationDefinitionNode): GraphQLError {
  const place = loc &&
    error.locations && { source: loc.source, positions: error.locations.map(({ line, column }) => offset(loc.source.body, line) + column - 1) };
  return new GraphQLError(error.message, { ...place, path: error.path ?? null, originalError: error.originalError ?? error, extensions: {} });
}

/** Where a line (from 1) begins in a text. */
function offset(text: string, line: number): number {
  const breaks = [...text.matchAll(/\r\n|[\n\r]/g)].slice(0, line - 1);
  const last = breaks.at(-1);
  return last ? last.index + last[0].length : 0;
}
