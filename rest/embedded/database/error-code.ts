/** Reads what went wrong from whatever a driver throws: SQLSTATE (`23505`) or the network's code (`ECONNREFUSED`). */

/** The code of an error or of what caused it; null when none has one. */
export function errorCode(error: unknown): string | null {
  if (typeof error !== 'object' || error === null) return null;
  if ('code' in error && typeof error.code === 'string') return error.code;
  return 'cause' in error ? errorCode(error.cause) : null;
}

/** Whether the database cannot be reached just now, as opposed to refusing what it was asked. */
export function isOutage(error: unknown): boolean {
  const code = errorCode(error) ?? '';
  // Class 08 and 57P0x are the server's words, CONNECTION_ is postgres.js, the rest is the network.
  return /^(08|57P0|CONNECTION_|CONNECT_TIMEOUT|ECONN|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH)/.test(code);
}
