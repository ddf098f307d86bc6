/** Cost of an operation for the REST API, measured on request. */
import type { Call } from '../../rest/contract/call.ts';
import type { Answer, Upstream } from './client.ts';
import type { Caller, CallRequest } from './request.ts';

export interface Cost {
  /** Calls that were made; equal reads of one operation are made once. */
  readonly restCalls: number;
  /** Rows of the lists in their answers. */
  readonly rows: number;
}

export interface Meter {
  readonly upstream: Upstream;
  /** So far. */
  cost(): Cost;
}

/** The same REST API, counted. */
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
      async send<C extends Call>(call: C, request: CallRequest<C>, caller: Caller): Promise<Answer<C>> {
        restCalls += 1;
        const answer = await upstream.send(call, request, caller);
        rows += rowsOf(answer.payload);
        return answer;
      },
    },
    cost: () => ({ restCalls, rows }),
  };
}

/** Rows of a list, or of the lists that an object holds. */
function rowsOf(payload: unknown): number {
  if (Array.isArray(payload)) return payload.length;
  if (typeof payload !== 'object' || payload === null) return 0;
  return Object.values(payload).reduce((sum, value) => sum + (Array.isArray(value) ? value.length : 0), 0);
}
