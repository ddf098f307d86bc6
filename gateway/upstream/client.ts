/** Makes documented calls and interprets their responses: envelopes, refusals and shapes. Code above this file does not depend on HTTP. */
import { Readable } from 'node:stream';
import type { Dispatcher } from 'undici';
import { type Call, notDoneHeader, totalAtLeastHeader, totalCountHeader } from '../../rest/contract/call.ts';
import { contentOf, createBodies, largeBytes, type ReadBody, readWhole } from './body.ts';
import type { HttpResponse } from './connections.ts';
import { decoded, isEncoded } from './content-encoding.ts';
import { openEnvelope } from './envelope.ts';
import { UpstreamFault } from './fault.ts';
import { mediaTypeOf, single } from './header-values.ts';
import { type Message, messageKeyOf } from './message-keys.ts';
import { watched } from './metrics.ts';
import { isRedirect, outcomeUnknown, redirected, refusal } from './refusal.ts';
import type { Caller, CallRequest } from './request.ts';
import { createShapes, type LooseResponse, type Shapes } from './shape.ts';
import { guardSlowReader } from './slow-reader-guard.ts';
import { createTransport, type SendRequest, type TransportOptions } from './transport.ts';
import { verdictOfText } from './verdict.ts';

export interface CallResponse<C extends Call> extends Message {
  readonly payload: LooseResponse<C>;
  /** Number of rows in the whole list; null when the REST API does not return it. */
  readonly totalCount: number | null;
  /** Minimum number of rows in the list, when the REST API returns only a lower bound. */
  readonly totalCountAtLeast: number | null;
}

export interface Upstream {
  /** True when calls beyond the documented ones may be used. */
  readonly extensions: boolean;
  /** @throws UpstreamFault */
  send<C extends Call>(call: C, request: CallRequest<C>, caller: Caller): Promise<CallResponse<C>>;
  /**
   * Makes a call that returns a file. The caller must read the file to its end or destroy it.
   * @throws UpstreamFault
   */
  open<C extends Call>(call: C, request: CallRequest<C>, caller: Caller): Promise<OpenedResponse>;
  close(): Promise<void>;
}

export interface RestUpstream extends Upstream {
  /** True from a write that was refused because the disk of the database is full until a write succeeds. */
  isDiskFull(): boolean;
}

export interface OpenedResponse {
  /** Size in bytes, if the REST API sends it. */
  readonly contentLength: string | null;
  readonly body: Readable;
}

export function createUpstream(options: TransportOptions): RestUpstream {
  const { extensions, url } = options;
  const transport = createTransport(options);
  const bodies = createBodies();
  const shapes = createShapes();
  let diskFull = false;

  async function watchDisk<Result>({ effect }: Call, response: Promise<Result>): Promise<Result> {
    try {
      const result = await response;
      if (effect === 'write') diskFull = false;
      return result;
    } catch (error) {
      if (error instanceof UpstreamFault && error.notDone === 'disk-full') diskFull = true;
      throw error;
    }
  }

  return {
    extensions,
    close: transport.close,
    isDiskFull: () => diskFull,
    send: (call, request, caller) =>
      watchDisk(
        call,
        watched(call, url, caller, (by) =>
          transport.send(call, request, by, fetched, ({ statusCode, headers, body }, reader) => {
            const totals = extensions ? totalsOf(headers) : noTotals;
            const understood = (content: ReadBody) => understand(call, shapes, statusCode, headers, content, totals);
            if (body instanceof Readable) return bodies.read(body, headers, understood, reader.entrant, reader.deadline.signal);
            if (body.length === 0 || !isEncoded(headers['content-encoding'])) return understood(readWhole(body, headers));
            return bodies.read(Readable.from(body), headers, understood, reader.entrant, reader.deadline.signal);
          }),
        ),
      ),
    open: (call, request, caller) =>
      watched(call, url, caller, (by) =>
        transport.send(call, request, by, streamed, async ({ statusCode, headers, body }, { entrant, deadline, until }) => {
          if (statusCode === 200 && isFile(call, headers['content-type'])) {
            const encoding = headers['content-encoding'];
            until(body);
            if (!isEncoded(encoding)) return { contentLength: single(headers['content-length']), body: guardSlowReader(body) };
            return { contentLength: null, body: guardSlowReader(await decoded(body, encoding)) };
          }
          throw await bodies.read(body, headers, (content) => noFile(call, statusCode, headers, content), entrant, deadline.signal);
        }),
      ),
  };
}

/** Fetches a JSON response. Nearly all of them are small. */
const fetched: SendRequest<HttpResponse> = (bulkhead, wire, isRepeatable, deadline) => bulkhead.fetch(wire, isRepeatable, largeBytes, deadline);

const streamed: SendRequest<Dispatcher.ResponseData> = (bulkhead, wire, isRepeatable, { signal }) => bulkhead.request({ ...wire, signal }, isRepeatable);

/** Returns the fault of a response without a file, such as a message with status 200. */
function noFile(call: Call, status: number, headers: Headers, content: ReadBody): UpstreamFault {
  if (isRedirect(status)) return redirected(call, status, single(headers['location']));
  const envelope = 'json' in content ? openEnvelope(content.json, 'object') : null;
  if (!isSuccess(status) || envelope?.refused || (envelope?.message ?? null) !== null) {
    return refusal(call, envelope?.refused?.status ?? status, contentOf(content), single(headers['retry-after']), single(headers[notDoneHeader]));
  }
  return badShape(call, 'not the documented file');
}

type Headers = Dispatcher.ResponseData['headers'];

const isSuccess = (status: number) => status >= 200 && status <= 299;

/** Returns true for a file. Servers that do not know the type of a spreadsheet send application/octet-stream. */
function isFile({ files }: Call, contentType: string | string[] | undefined): boolean {
  const type = mediaTypeOf(contentType);
  return files.includes(type) || type === 'application/octet-stream';
}

function understand<C extends Call>(call: C, { shapeOf, shaped }: Shapes, status: number, headers: Headers, body: ReadBody, totals: Totals): CallResponse<C> {
  if (isRedirect(status)) throw redirected(call, status, single(headers['location']));
  const shape = shapeOf(call);
  const envelope = 'json' in body ? openEnvelope(body.json, shape.payloadKind) : null;
  if (!isSuccess(status) || envelope?.refused) {
    // A status inside the body is more precise than the 200 around the body.
    throw refusal(
      call,
      (isSuccess(status) ? envelope?.refused?.status : null) ?? status,
      contentOf(body),
      single(headers['retry-after']),
      single(headers[notDoneHeader]),
    );
  }
  const bare = call.effect === 'write' && shape.needsNothing ? bareText(body, envelope?.payload, headers) : null;
  if (bare !== null) {
    const verdict = verdictOfText(bare);
    if (verdict === 'refused') throw refusal(call, status, null);
    if (verdict === 'unclear') throw outcomeUnknown(call, 'text of an error');
    const done = shaped(call, {});
    if ('payload' in done) return { payload: done.payload, message: envelope?.message ?? shownText(bare), ...noTotals };
  }
  if (envelope === null) throw unreadable(call, 'unreadable' in body ? body.unreadable : '');
  const result = shaped(call, envelope.payload);
  if ('fault' in result) throw badShape(call, result.fault);
  const messageKey = 'json' in body ? messageKeyOf(body.json) : null;
  return { payload: result.payload, message: envelope.message, ...(messageKey && { messageKey }), ...totals };
}

/**
 * Returns the message of a successful write that has no payload: none, or a text. Returns null for anything else, such as a payload,
 * damaged JSON, or an HTML page.
 */
function bareText(body: ReadBody, payload: unknown, headers: Headers): string | null {
  if ('json' in body && (payload === false || typeof payload === 'string')) return String(payload);
  if ('json' in body) return payload === null || payload === undefined || payload === true || typeof payload === 'number' ? '' : null;
  if (body.unreadable === 'empty') return '';
  const isMarkup = /html|xml/.test(mediaTypeOf(headers['content-type']));
  // Spring labels a plain String as JSON. Damaged JSON begins with a bracket or a quotation mark, and a page with `<`.
  return !isMarkup && /^\s*\p{L}/u.test(body.text) ? body.text : null;
}

/** Maximum length of a text without an envelope that is shown as the message of a write. */
const maxTextLength = 200;

const shownText = (text: string) => (text.trim() === '' || text.length > maxTextLength ? null : text.trim());

type Totals = Pick<CallResponse<Call>, 'totalCount' | 'totalCountAtLeast'>;

const noTotals: Totals = { totalCount: null, totalCountAtLeast: null };

const totalsOf = (headers: Headers): Totals => ({
  totalCount: countOf(headers[totalCountHeader]),
  totalCountAtLeast: countOf(headers[totalAtLeastHeader]),
});

/** Returns the count in a header; null when the header contains none. */
function countOf(header: string | string[] | undefined): number | null {
  return typeof header === 'string' && /^\d{1,15}$/.test(header) ? Number(header) : null;
}

/** Returns the fault of a success with an unreadable response, such as a proxy's page. The outcome of a write is then unknown. */
function unreadable(call: Call, detail: string): UpstreamFault {
  return call.effect === 'write' ? outcomeUnknown(call, detail) : badShape(call, detail);
}

/** Returns the fault of a response that violates the contract. The detail is for the log. */
export function badShape(call: Call, detail: string): UpstreamFault {
  return new UpstreamFault('shape', call, { detail });
}
