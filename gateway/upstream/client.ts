/** Makes documented calls over HTTP: one connection pool, deadlines, envelopes, refusals. Above this file nothing knows HTTP. */
import type { Readable } from 'node:stream';
import { type Dispatcher, errors, Pool } from 'undici';
import { type BodyOf, type Call, idempotencyKeyHeader, type QueryOf, totalCountHeader } from '../../rest/contract/call.ts';
import { contentOf, type ReadBody, readBody } from './body.ts';
import { openEnvelope } from './envelope.ts';
import { UpstreamFault } from './fault.ts';
import { lostAnswer, outcomeUnknown, refusal, tooLate } from './refusal.ts';
import { type LooseResponse, shaped, shapeOf } from './shape.ts';

/** What a call is given: its documented query and body, and nothing else. */
export type CallRequest<C extends Call> = ([QueryOf<C>] extends [never] ? { readonly query?: never } : { readonly query: QueryOf<C> }) &
  ([BodyOf<C>] extends [never] ? { readonly body?: never } : { readonly body: BodyOf<C> });

export interface Caller {
  /** Session token, forwarded as a bearer token on every call but those open to anyone. */
  readonly token: string | null;
  readonly requestId: string;
  /** Aborts reads when whoever asked has gone. A write that was sent is never aborted by it. */
  readonly signal?: AbortSignal;
  /** Milliseconds that are left; the call's own timeout still holds. */
  readonly remainingMs?: number;
  /** Makes a repeated write join the first, where the REST API has the extension. */
  readonly idempotencyKey?: string;
}

export interface Answer<C extends Call> {
  readonly payload: LooseResponse<C>;
  /** The REST API's message for people. */
  readonly message: string | null;
  /** Rows in the whole list; null when the REST API does not say. */
  readonly totalCount: number | null;
}

export interface Upstream {
  /** Whether calls beyond the documented ones may be used. */
  readonly extensions: boolean;
  /** @throws UpstreamFault */
  send<C extends Call>(call: C, request: CallRequest<C>, caller: Caller): Promise<Answer<C>>;
  /**
   * Makes a call that answers with a file. Whoever opens it reads it to its end or destroys it.
   * @throws UpstreamFault
   */
  open<C extends Call>(call: C, request: CallRequest<C>, caller: Caller): Promise<OpenedAnswer>;
  close(): Promise<void>;
}

/** The file that a call answers with. */
export interface OpenedAnswer {
  /** Bytes, where the REST API says. */
  readonly contentLength: string | null;
  readonly body: Readable;
}

export interface UpstreamOptions {
  /** Base of the documented paths, such as `https://api.example.in`; a path in it is kept. */
  readonly url: URL;
  readonly extensions: boolean;
  /** Most connections at once. */
  readonly connections: number;
  /** Milliseconds that any call may take; by default each as long as the contract says. */
  readonly callTimeoutMs?: number;
}

export function createUpstream({ url, extensions, connections, callTimeoutMs = Number.POSITIVE_INFINITY }: UpstreamOptions): Upstream {
  const pool = new Pool(url.origin, { connections, connect: { timeout: 5_000 }, keepAliveTimeout: 4_000, pipelining: 1 });
  const base = url.pathname.replace(/\/+$/, '');

  /** Sends a call and hands its answer on; deadline and cancellation hold until that is done. */
  async function exchange<C extends Call, Result>(
    call: C,
    request: CallRequest<C>,
    caller: Caller,
    read: (answer: Dispatcher.ResponseData) => Promise<Result>,
  ): Promise<Result> {
    if (call.extension && !extensions) throw new Error(`${call.name} is an extension, and REST_EXTENSIONS is off`);
    const timeoutMs = Math.min(call.timeoutMs, callTimeoutMs, caller.remainingMs ?? call.timeoutMs);
    if (timeoutMs <= 0) throw tooLate(call);
    const options = {
      method: call.method,
      path: base + call.path + queryText(request.query),
      headers: headers(call, request, caller, extensions),
      body: request.body === undefined ? null : JSON.stringify(request.body),
      headersTimeout: call.timeoutMs,
      bodyTimeout: call.timeoutMs,
    };
    const sent = new AbortController();
    const timer = setTimeout(() => sent.abort('timeout'), timeoutMs);
    const gone = () => sent.abort('cancelled');
    const { signal } = caller;
    if (call.effect === 'read') {
      if (signal?.aborted) gone();
      signal?.addEventListener('abort', gone, { once: true });
    }
    try {
      return await read(await pool.request({ ...options, signal: sent.signal }));
    } catch (error) {
      // An argument that cannot be sent is a fault of ours, not of the network.
      throw error instanceof UpstreamFault || error instanceof errors.InvalidArgumentError ? error : lostAnswer(call, error, sent.signal.reason);
    } finally {
      clearTimeout(timer);
      signal?.removeEventListener('abort', gone);
    }
  }

  return {
    extensions,
    close: () => pool.close(),
    send: (call, request, caller) =>
      exchange(call, request, caller, async (answer) => {
        const body = await readBody(answer.body);
        return understand(call, answer.statusCode, body, extensions ? countOf(answer.headers[totalCountHeader]) : null);
      }),
    open: (call, request, caller) =>
      exchange(call, request, caller, async ({ statusCode, headers, body }) => {
        if (statusCode === 200 && isFile(call, headers['content-type'])) return { contentLength: one(headers['content-length']), body };
        const read = await readBody(body);
        // A refusal in disguise, such as status 200 with a message where a file should be; or no file at all.
        const opened = 'json' in read ? openEnvelope(read.json, 'object') : null;
        if (!isSuccess(statusCode) || opened?.refused || (opened?.message ?? null) !== null) throw refusal(call, statusCode, contentOf(read));
        throw badShape(call, 'not the documented file');
      }),
  };
}

const isSuccess = (status: number) => status >= 200 && status <= 299;

const one = (header: string | string[] | undefined) => (typeof header === 'string' ? header : null);

/** Servers that do not know the type of a spreadsheet call it a stream of bytes. */
function isFile({ file }: Call, contentType: string | string[] | undefined): boolean {
  const type = one(contentType)?.split(';')[0]?.trim().toLowerCase();
  return type === file || type === 'application/octet-stream';
}

function queryText(query: Readonly<Record<string, unknown>> | undefined): string {
  if (query === undefined) return '';
  const present = Object.entries(query).filter(([, value]) => value !== undefined);
  return `?${new URLSearchParams(Object.fromEntries(present.map(([key, value]) => [key, String(value)])))}`;
}

function headers(call: Call, request: { readonly body?: unknown }, { token, requestId, idempotencyKey }: Caller, extensions: boolean): Record<string, string> {
  const sent: Record<string, string> = { accept: call.file === null ? 'application/json' : `${call.file}, application/json`, 'x-request-id': requestId };
  if (request.body !== undefined) sent['content-type'] = 'application/json';
  if (call.who !== 'anyone' && token !== null) sent['authorization'] = `Bearer ${token}`;
  if (idempotencyKey !== undefined && extensions && call.effect === 'write') sent[idempotencyKeyHeader] = idempotencyKey;
  return sent;
}

function understand<C extends Call>(call: C, status: number, body: ReadBody, totalCount: number | null): Answer<C> {
  const opened = 'json' in body ? openEnvelope(body.json, shapeOf(call).wanted) : null;
  if (!isSuccess(status) || opened?.refused) throw refusal(call, status, contentOf(body));
  if (opened === null) throw unreadable(call, 'unreadable' in body ? body.unreadable : '');
  const result = shaped(call, opened.payload);
  if ('fault' in result) throw badShape(call, result.fault);
  return { payload: result.payload, message: opened.message, totalCount };
}

/** A count as a header says it; null when it says none. */
function countOf(header: string | string[] | undefined): number | null {
  return typeof header === 'string' && /^\d{1,15}$/.test(header) ? Number(header) : null;
}

/** Success without an answer that can be read, such as a page of a proxy: nobody knows whether a write was done. */
function unreadable(call: Call, detail: string): UpstreamFault {
  return call.effect === 'write' ? outcomeUnknown(call, detail) : badShape(call, detail);
}

/** The answer is not what the contract says; the log says where. */
export function badShape(call: Call, detail: string): UpstreamFault {
  return new UpstreamFault('shape', call, { detail });
}
