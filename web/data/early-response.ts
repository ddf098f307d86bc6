/** The response to the query that the page itself sends before its scripts have loaded (`first-query.ts`). */

export interface EarlyResponse {
  /** The operation's name and variables, as JSON. */
  query: string;
  authorization: string;
  /** Time in milliseconds. */
  sentAt: number;
  response: Promise<Response>;
}

declare global {
  var earlyResponse: EarlyResponse | undefined;
}

/** Milliseconds for which an unused response is valid. Longer than the scripts take to load. */
const limit = 60_000;

/** Returns the early response to the same request with the same token, once. */
export function takeEarlyResponse({ body, headers }: RequestInit = {}): Promise<Response> | undefined {
  const early = globalThis.earlyResponse;
  if (early === undefined || typeof body !== 'string') return undefined;
  const { operationName, variables }: { operationName?: unknown; variables?: unknown } = JSON.parse(body);
  const isSame = JSON.stringify({ operationName, variables }) === early.query && new Headers(headers).get('authorization') === early.authorization;
  if (!isSame) return undefined;
  globalThis.earlyResponse = undefined;
  return Date.now() - early.sentAt < limit ? early.response : undefined;
}
