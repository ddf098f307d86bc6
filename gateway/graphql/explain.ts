/**
 * Explains which REST calls an operation would make, without making one. The resolvers run twice over a stand-in for the REST API: once with
 * empty lists, and once with full pages. Access and arguments are checked as usual. Nothing is written, counted or remembered.
 */
import { AsyncLocalStorage } from 'node:async_hooks';
import { setTimeout as wait } from 'node:timers/promises';
import { MapperKind, mapSchema } from '@graphql-tools/utils';
import { defaultFieldResolver, type ExecutionResult, GraphQLError, type GraphQLFieldConfig, Kind, visit } from 'graphql';
import PQueue from 'p-queue';
import type { Call } from '../../rest/contract/call.ts';
import { createStandIn, type NotedCall, type StandInOptions } from '../upstream/dry-run.ts';
import { callBudget, callsOf } from '../upstream/operation.ts';
import { createAsyncCache } from './async-cache.ts';
import type { Context, Services } from './context.ts';
import { ApiError } from './errors.ts';
import { createExecutor, type Executor, type ExecutorOptions, type Operation } from './executor.ts';

/** Number of calls at which counting stops. From then on all lists are empty, because the rows of each full page may need more calls. */
const maxExplainedCalls = 10 * callBudget;

/** Maximum number of waiting explanations. Further ones are refused. */
const maxWaiting = 20;

interface ExplainerOptions extends ExecutorOptions {
  /** Pause after an explanation as a multiple of its duration. Explanations leave most of the processor to operations that make REST calls. */
  readonly pauseFactor?: number;
}

/** Number of times, with empty lists and with full ones. */
interface Bounds {
  readonly least: number;
  readonly most: number;
}

export interface ExplainedCall extends Bounds, Pick<Call, 'method' | 'path' | 'effect'> {
  readonly call: string;
  /** Summary of the call. */
  readonly why: string;
  /** Response path of the first field that needs the call. `*` means each row. */
  readonly field: string;
  /** Number of the step. Calls of one step are made at the same time. */
  readonly step: number;
}

/** Value of `extensions.explain`, for an operation whose calls all succeed. */
export interface Explanation {
  readonly restCalls: Bounds;
  /** Maximum number of calls. More are refused with `UPSTREAM_BUDGET`. */
  readonly budget: number;
  /** Note that counting stopped at ten budgets; absent when all calls were counted. */
  readonly note?: string;
  /** Calls in order. */
  readonly calls: readonly ExplainedCall[];
}

/** @returns an executor that returns `extensions.explain`, and the errors that do not depend on the data */
export function createExplainer({ schema, hints, pauseFactor = 4 }: ExplainerOptions): Executor {
  const fields = new AsyncLocalStorage<Way>();
  let executor: Executor | undefined;

  /** Creates an executor whose fields record their path while they are resolved. */
  function createPlacedExecutor(): Executor {
    const placedSchema = mapSchema(schema, {
      [MapperKind.OBJECT_FIELD]: (field: GraphQLFieldConfig<unknown, Context>) => {
        const resolve = field.resolve ?? defaultFieldResolver;
        field.resolve = (source, args, context, info) => fields.run(info.path, () => resolve(source, args, context, info));
        return field;
      },
    });
    return createExecutor({ schema: placedSchema, hints });
  }

  const turns = new PQueue({ concurrency: 1 });

  /** Explains an operation in its turn. Returns RATE_LIMITED when too many are waiting. */
  function inTurn(operation: Operation): Promise<ExecutionResult> {
    if (turns.size >= maxWaiting) {
      const cause = new ApiError('RATE_LIMITED', 'Too many operations are waiting to be explained. Try again in 10 seconds', { retryAfter: 10 });
      return Promise.resolve({ errors: [new GraphQLError(cause.message, { originalError: cause })] });
    }
    return new Promise((resolve, reject) => {
      void turns.add(async () => {
        const startedAt = performance.now();
        await explain(operation).then(resolve, reject);
        await wait(pauseFactor * (performance.now() - startedAt), undefined, { ref: false });
      });
    });
  }

  async function explain(operation: Operation): Promise<ExecutionResult> {
    executor ??= createPlacedExecutor();
    const run = executor;
    const { context, document } = operation;
    const tried = async (rows: ReturnType<StandInOptions['rows']>) => {
      const noted: (NotedCall & { readonly field: string })[] = [];
      const isCounting = () => noted.length < maxExplainedCalls;
      const options = { extensions: context.calls.extensions, rows: () => (isCounting() ? rows : 'none'), ids: idsOf(operation) };
      const upstream = createStandIn(options, (call) => {
        const way = fields.getStore();
        if (isCounting()) noted.push({ ...call, field: way ? wayOf(way) : '' });
      });
      const plain: Operation['document'] = { ...document, operation: (name) => plainly(document.operation(name)) };
      const result = await run({
        ...operation,
        document: plain,
        context: { ...context, services: harmless(context.services), calls: callsOf(upstream, context, Number.POSITIVE_INFINITY) },
      });
      return { noted, errors: result.errors ?? [] };
    };
    const [least, most] = [await tried('none'), await tried('full')];
    const calls = new Map<string, ExplainedCall>();
    const count = (kind: keyof Bounds, noted: (typeof most)['noted']) => {
      for (const { call, step, field } of noted) {
        const key = `${call.name} ${field}`;
        const { name, method, path, effect, summary } = call;
        const counted = calls.get(key) ?? { step, call: name, method, path, effect, why: summary, field, least: 0, most: 0 };
        calls.set(key, { ...counted, [kind]: counted[kind] + 1 });
      }
    };
    count('most', most.noted);
    count('least', least.noted);
    const explanation: Explanation = {
      restCalls: { least: least.noted.length, most: most.noted.length },
      budget: callBudget,
      ...(most.noted.length >= maxExplainedCalls && { note: `There are more than ${maxExplainedCalls} calls. Counting stopped there` }),
      calls: [...calls.values()].sort((one, other) => one.step - other.step),
    };
    const errors = lasting([...least.errors, ...most.errors]);
    return { data: null, ...(errors.length > 0 && { errors }), extensions: { explain: explanation } };
  }

  return inTurn;
}

interface Way {
  readonly prev: Way | undefined;
  readonly key: string | number;
}

/** Returns the response path of a field, the same for all rows. */
function wayOf({ prev, key }: Way): string {
  const own = typeof key === 'number' ? '*' : key;
  return prev ? `${wayOf(prev)}.${own}` : own;
}

/** Returns the operation for a plain run, because a compiled operation has no paths. */
const plainly = (operation: ReturnType<Operation['document']['operation']>) => operation && { ...operation, compiled: () => null };

/** Returns services without the side effects of a run. */
function harmless(services: Services): Services {
  return {
    ...services,
    tokenRoles: { ...services.tokenRoles, confirm: () => {}, forget: () => {}, forgetPerson: () => {} },
    openLimiter: { count: async () => async () => {}, welcome: async () => {}, isWelcome: async () => false },
    idempotency: { join: (_person, _id, make) => make() },
    directory: createAsyncCache({ ageMs: 60_000, maxEntries: 100 }),
    logAudit: () => {},
  };
}

/** Returns every text of the operation that could be an id, from its variables and its literals. */
function idsOf({ document, variables }: Operation): string[] {
  const ids: string[] = [];
  const collect = (value: unknown): void => {
    if (typeof value === 'string' || typeof value === 'number') ids.push(String(value));
    else if (typeof value === 'object' && value !== null) for (const inner of Object.values(value)) collect(inner);
  };
  collect(variables);
  const literal = (node: { readonly value: string }) => void ids.push(node.value);
  visit(document.node, { [Kind.STRING]: literal, [Kind.INT]: literal });
  return ids;
}

/** Returns the errors that do not depend on the stand-in's data, each once. */
function lasting(errors: readonly GraphQLError[]): GraphQLError[] {
  const found = errors.filter(({ originalError: cause }) => !(cause instanceof ApiError && cause.code === 'NOT_FOUND'));
  const pathOf = ({ path = [] }: GraphQLError) => path.map((key) => (typeof key === 'number' ? '*' : key)).join('.');
  return [...new Map(found.map((error) => [`${error.message} ${pathOf(error)}`, error])).values()];
}
