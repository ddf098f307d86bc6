/**
 * A fake of the REST API over real sockets, driven by the contract. It answers the contract's calls as a test defines,
 * refuses unknown calls, can simulate every network failure, and logs each request.
 */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { type Call, type Envelope, totalAtLeastHeader, totalCountHeader } from '../../rest/contract/call.ts';
import { calls } from '../../rest/contract/calls.ts';
import { listen } from './listen.ts';

/** A received request. */
export interface LoggedRequest {
  /** Name of the call in the contract; null when the contract has none. */
  readonly call: string | null;
  readonly method: string;
  readonly path: string;
  readonly query: Readonly<Record<string, string>>;
  readonly body: unknown;
  /** Bearer token of the request. */
  readonly token: string | null;
  readonly headers: Readonly<IncomingMessage['headers']>;
  /** Resolves when the connection has ended or the response is complete. */
  readonly closed: Promise<void>;
}

export interface FakeAnswer {
  readonly status?: number;
  /** Payload that is wrapped in the envelope of the fake. */
  readonly payload?: unknown;
  /** Body that is sent without an envelope. */
  readonly body?: unknown;
  /** File that is sent. */
  readonly file?: { readonly type: string; readonly body: string | Uint8Array };
  readonly total?: number;
  readonly totalAtLeast?: number;
  /** Value of Retry-After in seconds. */
  readonly retryAfter?: number;
}

/** Simulated failures. */
export type Fault =
  /** The connection is cut before any response. */
  | 'reset'
  /** The headers never arrive. */
  | 'noHeaders'
  /** The headers arrive, but the body never ends. */
  | 'noEnd'
  /** The body is cut in the middle. */
  | 'cutBody'
  /** A page of HTML with status 200. */
  | 'html'
  /** A body that is not JSON. */
  | 'garbage'
  /** Status 200 with an empty body. */
  | 'empty'
  /** A body that exceeds every memory limit. */
  | 'endless';

export type Answering = (request: LoggedRequest) => FakeAnswer | Promise<FakeAnswer>;

export interface FakeRest {
  readonly url: URL;
  /** Requests in order of arrival. */
  readonly log: LoggedRequest[];
  /** Sets the response of a call. */
  answer(call: Call, answering: FakeAnswer | Answering): void;
  /** Makes a call fail; null ends the failure. */
  fail(call: Call, fault: Fault | null): void;
  /** Sets the envelope of every payload. Null restores the documented envelope of each call, which is the default. */
  envelope(envelope: Envelope | null): void;
  close(): Promise<void>;
}

/** @param extensions true when the calls beyond the documented ones exist */
export async function startFakeRest({ port = 0, extensions = false }: { readonly port?: number; readonly extensions?: boolean } = {}): Promise<FakeRest> {
  const known = new Set(calls);
  const answers = new Map<Call, Answering>();
  const faults = new Map<Call, Fault>();
  const log: LoggedRequest[] = [];
  let everywhere: Envelope | null = null;

  const server = createServer(async (incoming, response) => {
    const url = new URL(incoming.url ?? '/', 'http://fake');
    const call = [...known].find(({ method, path, extension }) => method === incoming.method && path === url.pathname && (extensions || !extension));
    const body = await text(incoming).catch(() => null);
    // The client disconnected before the request was complete.
    if (body === null) return;
    const request: LoggedRequest = {
      call: call?.name ?? null,
      method: incoming.method ?? '',
      path: url.pathname,
      query: Object.fromEntries(url.searchParams),
      body: parsed(body),
      token: incoming.headers.authorization?.replace(/^Bearer /, '') ?? null,
      headers: incoming.headers,
      closed: new Promise((resolve) => response.once('close', resolve)),
    };
    log.push(request);
    const fault = call && faults.get(call);
    if (fault) return fail(response, fault);
    if (call && call.who !== 'anyone' && request.token === null)
      return send(response, { status: 401, body: { status: false, message: 'Full authentication is required' } });
    const answering = call && answers.get(call);
    if (!call || !answering) return send(response, { status: 404, body: { message: `${request.method} ${request.path} is not answered` } });
    const answer = await answering(request);
    return send(response, 'payload' in answer ? { ...answer, body: wrapped(answer.payload, everywhere ?? call.envelope) } : answer);
  });
  return {
    url: await listen(server, port),
    log,
    answer(call, answering) {
      known.add(call);
      answers.set(call, typeof answering === 'function' ? answering : () => answering);
    },
    fail(call, fault) {
      if (fault) faults.set(call, fault);
      else faults.delete(call);
    },
    envelope(envelope) {
      everywhere = envelope;
    },
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

function wrapped(payload: unknown, envelope: Envelope): unknown {
  if (envelope === 'bare') return payload;
  return { status: true, message: 'ok', data: envelope === 'data' ? payload : { data: payload } };
}

function parsed(sent: string): unknown {
  if (sent === '') return null;
  try {
    return JSON.parse(sent);
  } catch {
    return sent;
  }
}

function send(response: ServerResponse, { status = 200, body, file, total, totalAtLeast, retryAfter }: FakeAnswer): void {
  if (file) {
    response.writeHead(status, { 'content-type': file.type }).end(file.body);
    return;
  }
  if (retryAfter !== undefined) response.setHeader('retry-after', retryAfter);
  if (total !== undefined) response.setHeader(totalCountHeader, total);
  if (totalAtLeast !== undefined) response.setHeader(totalAtLeastHeader, totalAtLeast);
  if (typeof body === 'string') response.writeHead(status, { 'content-type': 'text/html' }).end(body);
  else response.writeHead(status, { 'content-type': 'application/json' }).end(body === undefined ? '' : JSON.stringify(body));
}

function fail(response: ServerResponse, fault: Fault): void {
  const json = { 'content-type': 'application/json' };
  const failures: Record<Fault, () => void> = {
    reset: () => response.socket?.resetAndDestroy(),
    noHeaders: () => {},
    noEnd: () => response.writeHead(200, json).write('{"data": ['),
    cutBody: () => {
      response.writeHead(200, { ...json, 'content-length': '1000' }).write('{"data": [');
      setTimeout(() => response.socket?.resetAndDestroy(), 20);
    },
    html: () => send(response, { body: '<!doctype html><title>Server at 10.0.0.7</title>' }),
    garbage: () => response.writeHead(200, json).end('{"data": [}'),
    empty: () => response.writeHead(200, json).end(),
    endless: () => {
      response.writeHead(200, json);
      const chunk = Buffer.alloc(1024 * 1024, ' ');
      const more = () => {
        if (!response.destroyed) response.write(chunk, () => setImmediate(more));
      };
      more();
    },
  };
  failures[fault]();
}
