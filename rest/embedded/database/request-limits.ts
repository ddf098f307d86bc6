/** Limits of the database work of a request, so that no caller can occupy connections forever. */

/** Limits in seconds, after which the server ends the work. */
export interface StatementLimits {
  /** Duration of a statement. */
  readonly statement: number;
  /** Wait for a lock. */
  readonly lock: number;
  /** Time between two statements of a transaction. */
  readonly idleInTransaction: number;
}

/** Less than the timeout of a call of 30 seconds, so that the refusal still arrives. */
export const requestLimits: StatementLimits = { statement: 25, lock: 5, idleInTransaction: 30 };

/** Maximum number of connections to each server. */
export const requestConnections = 10;

/** Maximum number of concurrent calls of a token. Lower than the number of connections, so that others always find one. */
export const callsOfOneToken = 6;
