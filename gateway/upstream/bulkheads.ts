/** Bulkheads of the REST API. Each kind of call has its own connections, which a flood of another kind cannot occupy. */
import type { Call } from '../../rest/contract/call.ts';
import { type Connections, createConnections } from './connections.ts';
import { createFairLimiter, type FairLimiter, type FairLimits } from './fair-limiter.ts';

export type BulkheadName =
  /** Calls that anyone may make without a token. */
  | 'open'
  /** Calls that check tokens which were never confirmed, such as invented ones. */
  | 'unconfirmed'
  /** Calls that check tokens which were confirmed before. */
  | 'roles'
  | 'exports'
  | 'images'
  | 'others';

/**
 * A call that hangs occupies at most its part of a bulkhead, and so does one person. One operation may make 25 calls at once,
 * so a larger number of one person's calls may wait.
 */
export const defaultBulkheads: Readonly<Record<BulkheadName, FairLimits>> = {
  // One address may belong to a whole office or a proxy. A known address is not in this bulkhead (decision 150).
  open: { inFlight: { all: 16, perCall: 12, perCaller: 16 }, waiting: { all: 64, perCall: 48, perCaller: 64 } },
  unconfirmed: { inFlight: { all: 8, perCall: 8, perCaller: 1 }, waiting: { all: 64, perCall: 64, perCaller: 2 } },
  roles: { inFlight: { all: 16, perCall: 16, perCaller: 1 }, waiting: { all: 512, perCall: 512, perCaller: 2 } },
  exports: { inFlight: { all: 8, perCall: 6, perCaller: 3 }, waiting: { all: 16, perCall: 12, perCaller: 4 } },
  images: { inFlight: { all: 16, perCall: 16, perCaller: 8 }, waiting: { all: 256, perCall: 256, perCaller: 64 } },
  // Four concurrent operations of 25 calls from one token are answered, such as the team days of four tabs.
  others: { inFlight: { all: 64, perCall: 32, perCaller: 16 }, waiting: { all: 512, perCall: 256, perCaller: 96 } },
};

export interface Bulkhead extends FairLimiter, Connections {}

export function createBulkhead(origin: string, bounds: FairLimits): Bulkhead {
  return { ...createFairLimiter(bounds), ...createConnections(origin, bounds.inFlight.all) };
}

/** Returns the default bulkhead of a call. Calls for roles set their bulkhead themselves, because the same call also serves `me`. */
export function bulkheadOf(call: Call): BulkheadName {
  if (call.who === 'anyone') return 'open';
  return call.files.length === 0 ? 'others' : 'exports';
}
