/** Converts a documented call into an HTTP request. */
import { hash } from 'node:crypto';
import { type BodyOf, type Call, clientAddressHeader, idempotencyKeyHeader, type QueryOf } from '../../rest/contract/call.ts';
import { cleanTexts } from '../../rest/contract/clean-texts.ts';
import { acceptedEncodings } from './content-encoding.ts';
import type { Span } from './span.ts';
import type { Token } from './token.ts';

/** Arguments of a call: its documented query and body. */
export type CallRequest<C extends Call> = ([QueryOf<C>] extends [never] ? { readonly query?: never } : { readonly query: QueryOf<C> }) &
  ([BodyOf<C>] extends [never] ? { readonly body?: never } : { readonly body: BodyOf<C> });

/** Signal that the caller disconnected. An AbortSignal qualifies, but creating one for each request with listeners for each call would be slow. */
export interface CancelSignal {
  readonly aborted: boolean;
  addEventListener(type: 'abort', listener: () => void): void;
  removeEventListener(type: 'abort', listener: () => void): void;
}

export interface Caller {
  /** Session token, forwarded as a bearer token on every call except those open to anyone. */
  readonly token: Token | null;
  readonly requestId: string;
  /** Span of the work that the call belongs to, if it is traced. */
  readonly span?: Span | null | undefined;
  /** Network address of the request, which distinguishes callers without a token. */
  readonly address?: string;
  /** Bulkhead of the call; undefined for the default bulkhead. */
  readonly bulkhead?: 'unconfirmed' | 'roles' | 'others';
  /** Aborts reads when the caller disconnects. A write that was sent is never aborted by it. */
  readonly signal?: CancelSignal;
  /** Remaining milliseconds. The call's own timeout still applies. */
  readonly remainingMs?: number;
  /** Makes a repeated write join the first, if the REST API has the extension. */
  readonly idempotencyKey?: string;
}

/** Key for counting requests in flight. A token is represented by its digest only. */
export function callerOf(call: Call, { token, address }: Caller): string {
  if (call.who === 'anyone' || token === null) return address ?? '';
  return token.digest;
}

/**
 * Builds the request of a call, with its texts cleaned for any REST API.
 * @param base path prefix of the documented calls
 * @param extensions true when the REST API supports idempotency keys
 */
export function wireRequest(call: Call, request: { readonly query?: unknown; readonly body?: unknown }, caller: Caller, base: string, extensions: boolean) {
  return {
    method: call.method,
    path: base + call.path + queryText(cleanTexts(call.query, request.query)),
    headers: headers(call, request, caller, extensions),
    body: request.body === undefined ? null : JSON.stringify(cleanTexts(call.body, request.body)),
  };
}

function queryText(query: unknown): string {
  if (typeof query !== 'object' || query === null) return '';
  const present = new URLSearchParams();
  for (const [key, value] of Object.entries(query)) if (value !== undefined) present.append(key, String(value));
  return `?${present}`;
}

function headers(call: Call, request: { readonly body?: unknown }, caller: Caller, extensions: boolean): Record<string, string> {
  const { token, requestId, span, idempotencyKey, address } = caller;
  const requestHeaders: Record<string, string> = {
    ...span?.headers(),
    accept: [...call.files, 'application/json'].join(', '),
    // Files are already compressed.
    'accept-encoding': call.files.length > 0 ? 'identity' : acceptedEncodings,
    'x-request-id': requestId,
  };
  if (request.body !== undefined) requestHeaders['content-type'] = 'application/json';
  if (call.who !== 'anyone' && token !== null) requestHeaders['authorization'] = `Bearer ${token.text}`;
  if (idempotencyKey !== undefined && extensions && call.effect === 'write') requestHeaders[idempotencyKeyHeader] = idempotencyKey;
  if (call.who === 'anyone' && address !== undefined && extensions) requestHeaders[clientAddressHeader] = hash('sha256', address, 'base64url');
  return requestHeaders;
}
