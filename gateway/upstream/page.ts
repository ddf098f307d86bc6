/** Fetches one page of a documented list. */
import type { Call } from '../../rest/contract/call.ts';
import { badShape } from './client.ts';
import type { Calls } from './operation.ts';
import type { CallRequest } from './request.ts';
import type { LooseResponse } from './shape.ts';

export type RowOf<C extends Call> = LooseResponse<C> extends readonly (infer Row)[] ? Row : never;

/** Number of pages of the maximum size that are searched for one row when the REST API has no call by id. */
export const maxScannedPages = 10;

/** A page of the REST API. `total` and `atLeast` are null when the REST API does not return them. */
export interface PageRows<Row> {
  readonly rows: readonly Row[];
  readonly total: number | null;
  /** Minimum number of rows in the list, when the REST API returns no total. */
  readonly atLeast: number | null;
}

/**
 * @param size requested number of rows. More rows in the response are a shape fault, because every following row would be counted wrongly
 * @throws UpstreamFault
 */
export async function fetchPage<C extends Call>(calls: Calls, call: C, request: CallRequest<C>, size: number): Promise<PageRows<RowOf<C>>> {
  const { payload, totalCount, totalCountAtLeast } = await calls.send(call, request);
  if (!isRows<RowOf<C>>(payload) || payload.length > size) throw badShape(call, `more than the ${size} rows asked for`);
  return { rows: payload, total: totalCount, atLeast: totalCountAtLeast };
}

/** Returns the number of the page after this one; null when this one is the last. */
export function nextPageOf({ rows, total }: PageRows<unknown>, pageNumber: number, pageSize: number): number | null {
  const isLast = total === null ? rows.length < pageSize : (pageNumber + 1) * pageSize >= total;
  return isLast ? null : pageNumber + 1;
}

/** Type guard for rows, which the contract's check has already validated. */
function isRows<Row>(payload: unknown): payload is readonly Row[] {
  return Array.isArray(payload);
}
