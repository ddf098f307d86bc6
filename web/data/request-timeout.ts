/** Timeout of a request, in milliseconds. Longer than the gateway's 60 seconds for an operation, so its response reports the outcome. */
export const requestTimeout = 65_000;
