/** A run of a compiled operation: it calls the resolvers, keeps their results, and lets graphql-js finish a response that the program cannot build. */
import { MapperKind, mapSchema } from '@graphql-tools/utils';
import {
  type ExecutionArgs,
  type ExecutionResult,
  execute,
  type FieldNode,
  type GraphQLField,
  type GraphQLFieldConfig,
  type GraphQLResolveInfo,
  type GraphQLSchema,
  getArgumentValues,
} from 'graphql';
import type { Context } from './context.ts';

export type Variables = Readonly<Record<string, unknown>>;

/** A selected field with a resolver. */
export interface ResolvedField {
  readonly key: string;
  /** The first node that selects the field. */
  readonly node: FieldNode;
  readonly definition: GraphQLField<unknown, unknown>;
  /** Builds the field's part of the response from the resolver's result. @throws when graphql-js has to build the response */
  readonly complete: (value: unknown, run: Run) => unknown;
}

/** Result of calling a resolver. */
interface Outcome {
  readonly node: FieldNode;
  readonly source: unknown;
  /** Returns the resolver's result. @throws the resolver's error */
  readonly read: () => unknown;
}

export class Run {
  readonly context: Context;
  readonly outcomes: Outcome[] = [];
  /** False when graphql-js has to build the response. */
  isRegular = true;
  readonly #variables: Variables;
  /** Number of pending resolvers. */
  #open = 0;
  #settle: () => void = () => {};

  constructor(context: Context, variables: Variables) {
    this.context = context;
    this.#variables = variables;
  }

  /** Calls the resolver of a field, and puts its completed result into the object of the response. */
  ask(field: ResolvedField, source: unknown, made: Record<string, unknown>): void {
    const { definition, node } = field;
    try {
      const args = definition.args.length === 0 ? {} : getArgumentValues(definition, node, this.#variables);
      const value: unknown = definition.resolve?.(source, args, this.context, noInfo);
      if (!isPromise(value)) {
        this.#store(field, source, made, value);
        return;
      }
      this.#open += 1;
      value.then(
        (settled) => this.#close(() => this.#store(field, source, made, settled)),
        (error: unknown) => this.#close(() => this.#fail(field, source, error)),
      );
    } catch (error) {
      this.#fail(field, source, error);
    }
  }

  /** Resolves when every pending resolver has settled. */
  async settled(): Promise<void> {
    if (this.#open === 0) return;
    await new Promise<void>((resolve) => {
      this.#settle = resolve;
    });
  }

  #close(end: () => void): void {
    end();
    this.#open -= 1;
    if (this.#open === 0) this.#settle();
  }

  #store({ key, node, complete }: ResolvedField, source: unknown, made: Record<string, unknown>, value: unknown): void {
    this.outcomes.push({ node, source, read: () => value });
    try {
      made[key] = complete(value, this);
    } catch {
      this.isRegular = false;
    }
  }

  #fail({ node }: ResolvedField, source: unknown, error: unknown): void {
    this.isRegular = false;
    const read = () => {
      throw error;
    };
    this.outcomes.push({ node, source, read });
  }
}

export const isPromise = (value: unknown): value is PromiseLike<unknown> =>
  typeof value === 'object' && value !== null && 'then' in value && typeof value.then === 'function';

/** The `info` of compiled resolvers, which throws on access because no resolver reads the document. */
export const noInfo = new Proxy<GraphQLResolveInfo>(Object.create(null), {
  get(_info, name) {
    throw new Error(`a compiled operation does not pass its resolvers ${String(name)}`);
  },
});

/** A context with the results of the resolvers that were already called. */
interface ContextOfRun extends Context {
  readonly outcomes: ReadonlyMap<FieldNode, ReadonlyMap<unknown, Outcome>>;
}

/** @returns a function with which graphql-js builds the response of a run. Each resolver returns its earlier result, and runs only if it has not run yet */
export function createFinish(
  schema: GraphQLSchema,
): (run: Run, args: Omit<ExecutionArgs, 'schema' | 'contextValue'>) => ExecutionResult | Promise<ExecutionResult> {
  let answering: GraphQLSchema | undefined;
  return ({ context, outcomes }, args) => {
    answering ??= mapSchema(schema, { [MapperKind.OBJECT_FIELD]: fromOutcomes });
    const byNode = new Map<FieldNode, Map<unknown, Outcome>>();
    for (const outcome of outcomes) {
      const bySource = byNode.get(outcome.node) ?? new Map<unknown, Outcome>();
      byNode.set(outcome.node, bySource.set(outcome.source, outcome));
    }
    const contextValue: ContextOfRun = { ...context, outcomes: byNode };
    return execute({ ...args, schema: answering, contextValue });
  };
}

function fromOutcomes(field: GraphQLFieldConfig<unknown, ContextOfRun>): GraphQLFieldConfig<unknown, ContextOfRun> {
  const { resolve } = field;
  if (!resolve) return field;
  return {
    ...field,
    resolve(source, args, context, info) {
      const [node] = info.fieldNodes;
      const outcome = node && context.outcomes.get(node)?.get(source);
      return outcome ? outcome.read() : resolve(source, args, context, info);
    },
  };
}
