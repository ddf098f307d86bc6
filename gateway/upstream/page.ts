/** Asks for one page of a documented list. */
import type { Call } from '../../rest/contract/call.ts';
import { badShape } from './client.ts';
import type { Calls } from './operation.ts';
import type { CallRequest } from './request.ts';
import type { LooseResponse } from './shape.ts';

export type RowOf<C extends Call> = LooseResponse<C> extends readonly (infer Row)[] ? Row : never;

/** Pages of the largest size that are looked through for one row, where the REST API cannot be asked by id. */
export const maxLookedThrough = 10;

/** A page of the REST API; `total` and `atLeast` are null when the REST API does not say. */
export interface PageRows<Row> {
  readonly rows: readonly Row[];
  readonly total: number | null;
  /** Number of rows that the list has at least, where the REST API gives no total. */
  readonly atLeast: number | null;
}

/**
 * @param size rows asked for; more than that in the answer is a fault of shape, since every row after them would be counted wrongly
 * @throws UpstreamFault
 */
export async function fetchPage<C extends Call>(calls: Calls, call: C, request: CallRequest<C>, size: number): Promise<PageRows<RowOf<C>>> {
  const { payload, totalCount, totalCountAtLeast } = await calls.send(call, request);
  if (!isRows<RowOf<C>>(payload) || payload.length > size) throw badShape(call, `more than the ${size} rows asked for`);
  return { rows: payload, total: totalCount, atLeast: totalCountAtLeast };
}

/** The contract's check has proved what the rows are; this only says so to the compiler. */
function isRows<Row>(payload: unknown): payload is readonly Row[] {
  return Array.isArray(payload);
}
