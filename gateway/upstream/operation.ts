/** REST calls of one GraphQL operation, within a budget and a deadline. Equal reads are made once. */
import type { Call } from '../../rest/contract/call.ts';
import type { CallResponse, OpenedResponse, Upstream } from './client.ts';
import { UpstreamFault, unsupported } from './fault.ts';
import { createMessages, type Messages } from './message-keys.ts';
import type { Caller, CallRequest } from './request.ts';
import { checkRequest } from './request-check.ts';

/** Maximum number of REST calls of one operation. */
export const callBudget = 25;

/** Milliseconds for all calls of one operation together. */
const operationTimeoutMs = 60_000;

/** Cost of an operation for the REST API. */
export interface Cost {
  /** Number of calls that were made. Equal reads of one operation are made once. */
  readonly restCalls: number;
  /** Number of rows in the lists of their responses. */
  readonly rows: number;
}

export interface Calls {
  readonly extensions: boolean;
  /** The messages of these calls that have keys. */
  readonly messages: Messages;
  /** Returns the cost so far. */
  cost(): Cost;
  /** Refuses an extension that the REST API lacks; a query is then null (schema.ts). @throws UpstreamFault */
  send<C extends Call>(call: C, request: CallRequest<C>): Promise<CallResponse<C>>;
  /** Makes a call that returns a file, which must be read to its end or destroyed. @throws UpstreamFault */
  open<C extends Call>(call: C, request: CallRequest<C>): Promise<OpenedResponse>;
  /** Returns the same calls, whose writes carry an idempotency key. */
  keyed(idempotencyKey: string): Calls;
  /** Returns the same calls for one part of a write with several parts. If there is a key, each part gets its own. */
  part(name: string): Calls;
  /** Returns the same calls in another bulkhead than the default of each call. */
  inBulkhead(bulkhead: NonNullable<Caller['bulkhead']>): Calls;
  /** Returns the same calls, which continue after the caller disconnects, for results that others wait for too. */
  lasting(): Calls;
}

/** Caller of the whole operation. */
type CallerOf = Omit<Caller, 'remainingMs'>;

/** @param budget maximum number of calls */
export function callsOf(upstream: Upstream, caller: CallerOf, budget = callBudget): Calls {
  const startedAt = performance.now();
  /** Equal reads in flight or done. The key names the call, so an entry has that call's type. */
  const reads = new Map<Call, Map<string, Promise<unknown>>>();
  const messages = createMessages();
  let restCalls = 0;
  let rows = 0;

  /** Checks and counts a call, and returns its caller. */
  function next(call: Call, request: Parameters<typeof checkRequest>[1], by: CallerOf): Caller {
    if (call.extension && !upstream.extensions) throw unsupported(call);
    if (call.who !== 'anyone' && by.token === null) throw new UpstreamFault('unauthenticated', call);
    checkRequest(call, request);
    if (restCalls >= budget) throw new UpstreamFault('budget', call);
    restCalls += 1;
    return { ...by, remainingMs: operationTimeoutMs - (performance.now() - startedAt) };
  }

  function noted<C extends Call>(answer: CallResponse<C>): CallResponse<C> {
    messages.add(answer);
    rows += rowsOf(answer.payload);
    return answer;
  }

  function notedFault(error: unknown): never {
    if (error instanceof UpstreamFault) messages.add({ message: error.serverMessage, messageKey: error.messageKey });
    throw error;
  }

  const calls = (by: CallerOf): Calls => ({
    extensions: upstream.extensions,
    messages,
    cost: () => ({ restCalls, rows }),
    keyed: (idempotencyKey) => calls({ ...by, idempotencyKey }),
    part: (name) => calls(by.idempotencyKey === undefined ? by : { ...by, idempotencyKey: `${by.idempotencyKey} ${name}` }),
    inBulkhead: (bulkhead) => calls({ ...by, bulkhead }),
    lasting() {
      const { signal: _, ...lasting } = by;
      return calls(lasting);
    },
    open: async (call, request) => upstream.open(call, request, next(call, request, by)).catch(notedFault),
    async send<C extends Call>(call: C, request: CallRequest<C>): Promise<CallResponse<C>> {
      if (call.effect === 'read') {
        // A lasting read must not join one that its caller may cancel.
        const key = `${by.signal ? '' : 'lasting '}${JSON.stringify(request)}`;
        return shared(reads, call, key, async () => upstream.send(call, request, next(call, request, by)).then(noted, notedFault));
      }
      // Earlier reads may be stale after a write.
      reads.clear();
      return upstream.send(call, request, next(call, request, by)).then(noted, notedFault);
    },
  });
  return calls(caller);
}

/** Counts the rows of a list, or of the lists in an object. */
function rowsOf(payload: unknown): number {
  if (Array.isArray(payload)) return payload.length;
  if (typeof payload !== 'object' || payload === null) return 0;
  return Object.values(payload).reduce((sum, value) => sum + (Array.isArray(value) ? value.length : 0), 0);
}

function shared<C extends Call>(
  reads: Map<Call, Map<string, Promise<unknown>>>,
  call: C,
  key: string,
  make: () => Promise<CallResponse<C>>,
): Promise<CallResponse<C>> {
  const ofCall = reads.get(call) ?? new Map<string, Promise<unknown>>();
  reads.set(call, ofCall);
  const pending = ofCall.get(key);
  // The responses are stored by call, so they have the type of this call.
  if (pending) return pending as Promise<CallResponse<C>>;
  const making = make();
  ofCall.set(key, making);
  return making;
}
