/** How long the work of a request may keep the database, so that nobody can hold its connections for good. */

/** Limits in seconds, after which the server ends the work. */
export interface StatementLimits {
  /** One statement. */
  readonly statement: number;
  /** The wait for a lock. */
  readonly lock: number;
  /** The time between two statements of a transaction. */
  readonly idleInTransaction: number;
}

/** Less than the 30 seconds that a call may take, so that the refusal still arrives. */
export const requestLimits: StatementLimits = { statement: 25, lock: 5, idleInTransaction: 30 };

/** Most connections to each server. */
export const requestConnections = 10;

/** Most calls of one token that work at once: fewer than there are connections, so that others always find one. */
export const callsOfOneToken = 6;
