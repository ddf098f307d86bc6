/** Opens files of the REST API, such as pictures, as streams. */
import type { Readable } from 'node:stream';
import { Type } from 'typebox';
import { Value } from 'typebox/value';
import type { Dispatcher } from 'undici';
import { type Call, notDoneHeader } from '../../rest/contract/call.ts';
import { contentOf, createBodies } from './body.ts';
import { type Breaker, createBreaker } from './breaker.ts';
import { createBulkhead, defaultBulkheads } from './bulkheads.ts';
import { decoded, isDamaged, isEncoded } from './content-encoding.ts';
import { QueueFull } from './fair-limiter.ts';
import { UpstreamFault } from './fault.ts';
import { mediaTypeOf, single } from './header-values.ts';
import { type MessageKey, messageKeyOf } from './message-keys.ts';
import { countWaiting, showBulkhead, watched } from './metrics.ts';
import { Aborted, breakerOpen, isRedirect, neverStarted, outcomeUnknown, redirected, refusal } from './refusal.ts';
import { guardSlowReader } from './slow-reader-guard.ts';
import type { Span } from './span.ts';
import type { Token } from './token.ts';
import { sendGuarded } from './transport.ts';
import { messageOf } from './verdict.ts';

export interface OpenedFile {
  /** Media type in lower case, without parameters. */
  readonly contentType: string;
  /** Size in bytes, if the REST API sends it. */
  readonly contentLength: string | null;
  readonly body: Readable;
}

export interface FileRequest {
  readonly fileName: string;
  accepts(contentType: string): boolean;
  readonly requestId: string;
  /** Span of the request, if it is traced. */
  readonly span?: Span | null;
  /** Network address of the request, because each address has a share of the connections. */
  readonly address: string;
  /** Signal that aborts when the caller disconnects. */
  readonly signal: AbortSignal;
}

export interface FileUpload extends Pick<FileRequest, 'requestId' | 'span' | 'address' | 'signal'> {
  readonly content: Buffer;
  readonly token: Token;
}

/** The name of a new file, or the REST API's refusal. */
export type Upload = { readonly fileName: string } | { readonly status: number; readonly message: string; readonly messageKey?: MessageKey };

export interface Files {
  /** Sends a new file to the REST API (extension). @throws UpstreamFault */
  add(upload: FileUpload): Promise<Upload>;
  /** Null when no file of an accepted type exists; 'busy' when too many are requested at once; 'unavailable' when the REST API fails or cannot be reached. */
  open(request: FileRequest): Promise<OpenedFile | 'busy' | 'unavailable' | null>;
  close(): Promise<void>;
}

export interface FilesOptions {
  readonly bounds?: typeof defaultBulkheads.images;
  readonly newBreaker?: () => Breaker;
  /** Receives every fault for the log. */
  readonly report?: (fault: UpstreamFault, request: Pick<FileRequest, 'requestId' | 'span'>) => void;
}

const headersTimeout = 10_000;
const bodyTimeout = 30_000;

type FileCall = Pick<Call, 'name' | 'method' | 'path' | 'effect' | 'who' | 'wholeRefusal'>;
const fetchImage: FileCall = { name: 'fetchImage', method: 'GET', path: '/images/{fileName}', effect: 'read', who: 'anyone', wholeRefusal: false };
const addImage: FileCall = { name: 'addImage', method: 'POST', path: '/images', effect: 'write', who: 'signedIn', wholeRefusal: false };

type Asked = Pick<FileRequest, 'requestId' | 'span' | 'address' | 'signal'>;
type Outgoing = Pick<Dispatcher.RequestOptions, 'path' | 'body'> & { readonly headers: Readonly<Record<string, string>> };
type Read<Result> = (response: Dispatcher.ResponseData, until: (body: Readable) => void) => Promise<Result>;

/** @param folder URL of the folder, with a trailing slash */
export function createFiles(folder: URL, { bounds = defaultBulkheads.images, newBreaker = createBreaker, report = () => {} }: FilesOptions = {}): Files {
  const bulkhead = createBulkhead(folder.origin, bounds);
  const bodies = createBodies();
  const breakers = { read: newBreaker(), write: newBreaker() };
  showBulkhead('images');

  /** Sends a request in its turn, unless its breaker is open, and counts it like a call. @throws UpstreamFault */
  async function send<Result>(call: FileCall, { address, requestId, signal, span: parent }: Asked, outgoing: Outgoing, read: Read<Result>): Promise<Result> {
    const breaker = breakers[call.effect];
    const causeOf = (error: unknown) => (signal.aborted ? new Aborted('cancelled') : error);
    return watched(call, folder, { token: null, requestId, span: parent }, async ({ span }) => {
      if (breaker.wait() > 0) throw breakerOpen(call, breaker.wait());
      const leave = await countWaiting('images', bulkhead.enter({ call: 'images', caller: address }, signal)).catch((error: unknown) => {
        throw Object.assign(neverStarted(call, causeOf(error)), { cause: error });
      });
      const headers = { ...span?.headers(), ...outgoing.headers, 'x-request-id': requestId };
      const fail = (error: unknown): never => {
        if (error instanceof UpstreamFault) throw error;
        throw isDamaged(error) ? new UpstreamFault('shape', call, { detail: error.message }) : causeOf(error);
      };
      return sendGuarded(
        { call, bulkheadName: 'images', breaker, caller: address, span, leave },
        () => bulkhead.request({ ...outgoing, method: call.method, headers, headersTimeout, bodyTimeout, signal }, call.effect === 'read').catch(fail),
        (response, until) => read(response, until).catch(fail),
      );
    });
  }

  return {
    close: () => bulkhead.close(),
    async add(upload) {
      const { content, token, address, signal } = upload;
      const headers = { authorization: `Bearer ${token.text}`, 'content-type': 'application/octet-stream' };
      const path = folder.pathname.replace(/\/$/, '');
      try {
        return await send(addImage, upload, { path, headers, body: content }, (response) =>
          bodies.read(response.body, response.headers, (read) => uploadOf(response, contentOf(read)), { call: 'images', caller: address }, signal),
        );
      } catch (error) {
        if (error instanceof UpstreamFault) report(error, upload);
        throw error;
      }
    },
    async open(request) {
      // Images are already compressed.
      const headers = { 'accept-encoding': 'identity' };
      const path = folder.pathname + encodeURIComponent(request.fileName);
      try {
        return await send(fetchImage, request, { path, headers }, (response, until) => openedOf(response, request.accepts, until));
      } catch (error) {
        if (!(error instanceof UpstreamFault)) throw error;
        report(error, request);
        if (error.kind === 'cancelled') return null;
        return error.cause instanceof QueueFull ? 'busy' : 'unavailable';
      }
    },
  };
}

/** @returns null for a file that is missing or has another type. @throws UpstreamFault */
async function openedOf(
  { statusCode, headers, body }: Dispatcher.ResponseData,
  accepts: FileRequest['accepts'],
  until: (body: Readable) => void,
): Promise<OpenedFile | null> {
  const contentType = mediaTypeOf(headers['content-type']);
  const encoding = headers['content-encoding'];
  if (statusCode === 200 && accepts(contentType)) {
    until(body);
    if (!isEncoded(encoding)) return { contentType, contentLength: single(headers['content-length']), body: guardSlowReader(body) };
    return { contentType, contentLength: null, body: guardSlowReader(await decoded(body, encoding)) };
  }
  // Read to the end or cut, so the connection is free again.
  await body.dump();
  if (isRedirect(statusCode)) throw redirected(fetchImage, statusCode, single(headers['location']), 'IMAGES_URL');
  if (statusCode >= 500 || statusCode === 408 || statusCode === 429) throw refusal(fetchImage, statusCode, null, single(headers['retry-after']));
  return null;
}

const Added = Type.Object({ data: Type.Object({ fileName: Type.String() }) });

/** @throws UpstreamFault */
function uploadOf({ statusCode, headers }: Pick<Dispatcher.ResponseData, 'statusCode' | 'headers'>, content: unknown): Upload {
  if (statusCode === 200 && Value.Check(Added, content)) return { fileName: content.data.fileName };
  if (isRedirect(statusCode)) throw redirected(addImage, statusCode, single(headers['location']), 'IMAGES_URL');
  if (statusCode < 400) throw outcomeUnknown(addImage, `status ${statusCode} without a file name`);
  if (statusCode >= 500 || statusCode === 408) throw refusal(addImage, statusCode, content, single(headers['retry-after']), single(headers[notDoneHeader]));
  const messageKey = messageKeyOf(content);
  const message = messageOf(content) ?? 'The server refused the picture and gave no reason';
  return { status: statusCode, message, ...(messageKey && { messageKey }) };
}
