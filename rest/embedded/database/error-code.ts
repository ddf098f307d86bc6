/** Extracts the SQLSTATE (`23505`) or network code (`ECONNREFUSED`) from any error of a driver, and the parts that may be logged. */

/** Returns the code of an error or of its cause, or null. */
export function errorCode(error: unknown): string | null {
  if (typeof error !== 'object' || error === null) return null;
  if ('code' in error && typeof error.code === 'string') return error.code;
  if ('cause' in error) return errorCode(error.cause);
  const message = error instanceof Error ? error.message : '';
  return wordsOf.find(({ words }) => words.test(message))?.code ?? null;
}

/** Messages of node-postgres without a code: a lost connection, a connection timeout, and a missing password. */
const wordsOf = [
  { words: /^(Connection terminated|Client has encountered a connection error|Client was closed|timeout expired|Query read timeout)/, code: 'CONNECTION_LOST' },
  { words: /^timeout exceeded when trying to connect$/, code: 'CONNECTION_BUSY' },
  { words: /^SASL: .* password/, code: '28P01' },
];

/** Returns true when a time limit was reached: of a statement, or of the wait for a lock or a connection. Nothing was done. */
export const isBusy = (error: unknown): boolean => ['57014', '55P03', 'CONNECTION_BUSY'].includes(errorCode(error) ?? '');

/** Returns true when the disk of the database is full. Nothing was done. */
export const isDiskFull = (error: unknown): boolean => ['53100', 'ENOSPC'].includes(errorCode(error) ?? '');

/**
 * Returns true for an outage: the database is unavailable, starts, stops, only accepts reads, has no free connection or ended a deadlock. Returns false
 * when it refused the statement.
 */
export function isOutage(error: unknown): boolean {
  const code = errorCode(error) ?? '';
  // Class 08 and 57P0x are codes of the server, CONNECTION_ is our own, the others are of the network.
  return /^(08|40P01|57P0|25006|25P03|53300|CONNECTION_|ECONN|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH)/.test(code) || isMovedShard(error);
}

/**
 * Returns true when a Citus cluster moved a shard or lost a machine while the statement ran, so a retry succeeds. The name of a shard is a table name
 * with a number, so other missing tables do not match.
 */
export function isMovedShard(error: unknown): boolean {
  const code = errorCode(error);
  return code === 'XX000' || (code === '42P01' && /^relation "[^"]+_\d+" does not exist$/.test(messageOf(error)));
}

/** Returns the message of the error that has the code. */
function messageOf(error: unknown): string {
  if (!(error instanceof Error)) return '';
  return 'code' in error || error.cause === undefined ? error.message : messageOf(error.cause);
}

export interface LoggedError {
  readonly type: string;
  readonly code?: string | null;
  readonly constraint?: string | undefined;
  readonly message?: string;
  readonly stack?: string;
}

/**
 * Returns the parts of an error that may be logged. An error of the database, the network or a mail server has a code or a cause. Its message may
 * contain the statement with its parameters, or an address. Only its code, constraint and the positions in first-party code are logged.
 */
export function loggedError(error: unknown): LoggedError {
  if (!(error instanceof Error)) return { type: typeof error };
  const { name: type, message, stack = '', cause } = error;
  const code = errorCode(error);
  if (code === null && cause === undefined) return { type, message, stack };
  // The message precedes the positions and may look like one.
  const words = stack.lastIndexOf(message);
  return { type, code, constraint: constraintOf(error), stack: words < 0 ? '' : stack.slice(words + message.length) };
}

/** Restores an error of another thread, which sent only the parts that may be logged. */
export function reviveLoggedError({ type: name, message = 'Failed in a thread', stack = '', ...facts }: LoggedError): Error {
  return Object.assign(new Error(message), { name, ...facts, stack: `${message}${stack.slice(stack.lastIndexOf(message) + message.length)}` });
}

/** Returns the name of the violated database constraint. */
function constraintOf(error: unknown): string | undefined {
  if (typeof error !== 'object' || error === null) return undefined;
  if ('constraint' in error && typeof error.constraint === 'string') return error.constraint;
  return 'cause' in error ? constraintOf(error.cause) : undefined;
}
