/** The ways to the REST API: each kind of calls has connections of its own, which a flood of another kind cannot take. */
import type { Call } from '../../rest/contract/call.ts';
import { type Connections, createConnections } from './connections.ts';
import { createShare, type Share, type ShareBounds } from './share.ts';

export type LaneName =
  /** Calls that anyone may make without a token. */
  | 'open'
  /** Calls that ask whose token it is, for tokens that were never confirmed, such as invented ones. */
  | 'strangers'
  /** Calls that ask whose token it is, for tokens that were confirmed before. */
  | 'roles'
  | 'exports'
  | 'images'
  | 'others';

/**
 * A call that hangs holds at most its part of a lane, and so does one person. One operation may make 25 calls at once,
 * so that many of one person's may wait.
 */
export const defaultLanes: Readonly<Record<LaneName, ShareBounds>> = {
  // One address may be that of a whole office, or of a proxy. A known address is not in this lane (decision 150).
  open: { inFlight: { all: 16, perCall: 12, perAsker: 16 }, waiting: { all: 64, perCall: 48, perAsker: 64 } },
  strangers: { inFlight: { all: 8, perCall: 8, perAsker: 1 }, waiting: { all: 64, perCall: 64, perAsker: 2 } },
  roles: { inFlight: { all: 16, perCall: 16, perAsker: 1 }, waiting: { all: 512, perCall: 512, perAsker: 2 } },
  exports: { inFlight: { all: 8, perCall: 6, perAsker: 3 }, waiting: { all: 16, perCall: 12, perAsker: 4 } },
  images: { inFlight: { all: 16, perCall: 16, perAsker: 8 }, waiting: { all: 256, perCall: 256, perAsker: 64 } },
  // Four operations of 25 calls at once from one token are answered, such as the team days of four tabs.
  others: { inFlight: { all: 64, perCall: 32, perAsker: 16 }, waiting: { all: 512, perCall: 256, perAsker: 96 } },
};

export interface Lane extends Share, Connections {}

export function createLane(origin: string, bounds: ShareBounds): Lane {
  return { ...createShare(bounds), ...createConnections(origin, bounds.inFlight.all) };
}

/** Calls for roles say so themselves, since the same call is also asked as `me`. */
export function laneOf(call: Call): LaneName {
  if (call.who === 'anyone') return 'open';
  return call.files.length === 0 ? 'others' : 'exports';
}
