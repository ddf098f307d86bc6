/** A documented call as it goes over the wire. */
import { createHash } from 'node:crypto';
import { type BodyOf, type Call, idempotencyKeyHeader, type QueryOf } from '../../rest/contract/call.ts';
import type { Span } from './span.ts';

/** What a call is given: its documented query and body, and nothing else. */
export type CallRequest<C extends Call> = ([QueryOf<C>] extends [never] ? { readonly query?: never } : { readonly query: QueryOf<C> }) &
  ([BodyOf<C>] extends [never] ? { readonly body?: never } : { readonly body: BodyOf<C> });

export interface Caller {
  /** Session token, forwarded as a bearer token on every call but those open to anyone. */
  readonly token: string | null;
  readonly requestId: string;
  /** The work that the call is a part of, where it is traced. */
  readonly span?: Span | null | undefined;
  /** Where the request came from: tells askers without a token apart. */
  readonly address?: string;
  /** The lane of a call for roles; other calls have the one of their kind. */
  readonly lane?: 'strangers' | 'roles';
  /** Aborts reads when whoever asked has gone. A write that was sent is never aborted by it. */
  readonly signal?: AbortSignal;
  /** Milliseconds that are left; the call's own timeout still holds. */
  readonly remainingMs?: number;
  /** Makes a repeated write join the first, where the REST API has the extension. */
  readonly idempotencyKey?: string;
}

/** Told apart when what is in flight is counted. A token is known by its digest only. */
export function askerOf(call: Call, { token, address }: Caller): string {
  if (call.who === 'anyone' || token === null) return address ?? '';
  return createHash('sha256').update(token).digest('base64');
}

/** @param extensions whether the REST API knows idempotency keys */
export function wireRequest(call: Call, request: { readonly query?: unknown; readonly body?: unknown }, caller: Caller, extensions: boolean) {
  return {
    method: call.method,
    path: call.path + queryText(request.query),
    headers: headers(call, request, caller, extensions),
    body: request.body === undefined ? null : JSON.stringify(request.body),
  };
}

function queryText(query: unknown): string {
  if (typeof query !== 'object' || query === null) return '';
  const present = Object.entries(query).filter(([, value]) => value !== undefined);
  return `?${new URLSearchParams(Object.fromEntries(present.map(([key, value]) => [key, String(value)])))}`;
}

function headers(call: Call, request: { readonly body?: unknown }, caller: Caller, extensions: boolean): Record<string, string> {
  const { token, requestId, span, idempotencyKey } = caller;
  const requestHeaders: Record<string, string> = {
    ...span?.headers(),
    accept: call.file === null ? 'application/json' : `${call.file}, application/json`,
    'x-request-id': requestId,
  };
  if (request.body !== undefined) requestHeaders['content-type'] = 'application/json';
  if (call.who !== 'anyone' && token !== null) requestHeaders['authorization'] = `Bearer ${token}`;
  if (idempotencyKey !== undefined && extensions && call.effect === 'write') requestHeaders[idempotencyKeyHeader] = idempotencyKey;
  return requestHeaders;
}
