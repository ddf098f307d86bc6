/** Cost of an operation for the REST API, measured on request. */
import type { Call } from '../../rest/contract/call.ts';
import type { CallResponse, Upstream } from './client.ts';
import type { Caller, CallRequest } from './request.ts';

export interface Cost {
  /** Number of calls that were made. Equal reads of one operation are made once. */
  readonly restCalls: number;
  /** Number of rows in the lists of their responses. */
  readonly rows: number;
}

export interface Meter {
  readonly upstream: Upstream;
  /** Returns the cost so far. */
  cost(): Cost;
}

/** Wraps the REST API with a meter. */
export function metered(upstream: Upstream): Meter {
  let restCalls = 0;
  let rows = 0;
  return {
    upstream: {
      ...upstream,
      open(call, request, caller) {
        restCalls += 1;
        return upstream.open(call, request, caller);
      },
      async send<C extends Call>(call: C, request: CallRequest<C>, caller: Caller): Promise<CallResponse<C>> {
        restCalls += 1;
        const answer = await upstream.send(call, request, caller);
        rows += rowsOf(answer.payload);
        return answer;
      },
    },
    cost: () => ({ restCalls, rows }),
  };
}

/** Counts the rows of a list, or of the lists in an object. */
function rowsOf(payload: unknown): number {
  if (Array.isArray(payload)) return payload.length;
  if (typeof payload !== 'object' || payload === null) return 0;
  return Object.values(payload).reduce((sum, value) => sum + (Array.isArray(value) ? value.length : 0), 0);
}
