/** How long a request may take, in milliseconds: longer than the 60 seconds that the gateway gives an operation, so that its answer says what came of it. */
export const requestTimeout = 65_000;
