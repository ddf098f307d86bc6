/**
 * The one seam where operations are run: plain by graphql-js, or compiled by graphql-jit once a document has come often enough.
 * Both give the same data, causes, paths and locations: variables are coerced by graphql-js first (so a scalar's `parseValue` has to
 * accept its own result), and every error is rebuilt here.
 */
import {
  type DocumentNode,
  type ExecutionResult,
  execute,
  GraphQLError,
  type GraphQLSchema,
  getOperationAST,
  getVariableValues,
  type OperationDefinitionNode,
} from 'graphql';
import { type CompiledQuery, compileQuery, isCompiledQuery } from 'graphql-jit';
import type { Context } from './context.ts';

export interface Operation {
  readonly document: DocumentNode;
  readonly operationName: string | null;
  readonly variables: Readonly<Record<string, unknown>>;
  readonly context: Context;
}

export type Executor = (operation: Operation) => Promise<ExecutionResult>;

export interface ExecutorOptions {
  readonly schema: GraphQLSchema;
  /** How often a document is run plain before it is compiled; `never` for plain execution only. */
  readonly compileAfter: number | 'never';
}

/** Compiling costs as much as resolving some hundred fields, and a stranger's document may never come again. */
export const defaultCompileAfter = 2;

export function createExecutor({ schema, compileAfter }: ExecutorOptions): Executor {
  const plain = ({ document, operationName, variables, context }: Operation) =>
    execute({ schema, document, operationName, variableValues: variables, contextValue: context });
  // Lives as long as the server keeps the parsed document.
  const known = new WeakMap<OperationDefinitionNode, { runs: number; compiled: CompiledQuery | null }>();

  function compiledOf(operation: OperationDefinitionNode, { document, operationName }: Operation): CompiledQuery | null {
    if (compileAfter === 'never') return null;
    const entry = known.get(operation) ?? { runs: 0, compiled: null };
    known.set(operation, entry);
    entry.runs += 1;
    if (entry.compiled === null && entry.runs > compileAfter) {
      const result = compileQuery(schema, document, operationName ?? undefined);
      entry.compiled = isCompiledQuery(result) ? result : null;
    }
    return entry.compiled;
  }

  return async (request) => {
    const operation = getOperationAST(request.document, request.operationName);
    // graphql-js says what is wrong with the operation's name.
    if (!operation) return plain(request);
    const { errors, coerced } = getVariableValues(schema, operation.variableDefinitions ?? [], request.variables, { maxErrors: 10 });
    if (errors) return { errors: errors.map(badVariable) };
    const compiled = compiledOf(operation, request);
    // Coerced values, not the raw ones: graphql-jit 0.8 does not fill in the default of a non-null input field.
    const result = await (compiled ? compiled.query(undefined, request.context, coerced) : plain(request));
    return result.errors ? { ...result, errors: result.errors.map((error) => rebuilt(error, operation)) } : result;
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
