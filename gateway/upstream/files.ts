/** Opens files of the REST API, such as pictures, as streams. */
import type { Readable } from 'node:stream';
import { Type } from 'typebox';
import { Value } from 'typebox/value';
import { contentOf, createBodies } from './body.ts';
import { mediaTypeOf, single } from './header-values.ts';
import { createLane, defaultLanes } from './lanes.ts';
import { countInFlight, countWaiting, showLane } from './metrics.ts';
import { paced } from './paced.ts';
import { isRedirect } from './refusal.ts';
import { ShareFull } from './share.ts';
import { type Span, serverFacts } from './span.ts';
import type { Token } from './token.ts';

export interface OpenedFile {
  /** Without parameters, lower case. */
  readonly contentType: string;
  /** Bytes, where the REST API says. */
  readonly contentLength: string | null;
  readonly body: Readable;
}

export interface FileRequest {
  readonly fileName: string;
  accepts(contentType: string): boolean;
  readonly requestId: string;
  /** The request in its trace, where it is traced. */
  readonly span?: Span | null;
  /** Where the request came from: one address has its part of the connections. */
  readonly address: string;
  /** Aborted when whoever asked has gone. */
  readonly signal: AbortSignal;
}

export interface FileUpload extends Pick<FileRequest, 'requestId' | 'span' | 'address' | 'signal'> {
  readonly content: Buffer;
  readonly token: Token;
}

/** What the REST API called a new file, or why it took none. */
export type Upload = { readonly fileName: string } | { readonly status: number; readonly message: string };

export interface Files {
  /** Hands a new file to the REST API (extension); null when it cannot be reached or answers nothing sensible, 'busy' as of `open`. */
  add(upload: FileUpload): Promise<Upload | 'busy' | null>;
  /** Null when there is no such file of an accepted type; 'busy' when too many are asked for at once; 'unavailable' when the REST API fails or cannot be reached. */
  open(request: FileRequest): Promise<OpenedFile | 'busy' | 'unavailable' | null>;
  close(): Promise<void>;
}

const headersTimeout = 10_000;
const bodyTimeout = 30_000;

/** @param folder URL of the folder, with a slash at its end */
export function createFiles(folder: URL, bounds = defaultLanes.images): Files {
  const lane = createLane(folder.origin, bounds);
  const bodies = createBodies();
  showLane('images');
  /** Waits for a turn, and counts the file as waiting and then as in flight, as calls are counted. */
  async function enter(address: string, signal: AbortSignal): Promise<() => void> {
    const leave = await countWaiting('images', lane.enter({ call: 'images', asker: address }, signal));
    countInFlight('images', 1);
    let isHeld = true;
    return () => {
      if (!isHeld) return;
      isHeld = false;
      countInFlight('images', -1);
      leave();
    };
  }
  const begin = (method: 'GET' | 'POST', template: string, { span, requestId }: Pick<FileRequest, 'span' | 'requestId'>) =>
    span?.begin(`${method} ${template}`, 'client', {
      'http.request.method': method,
      'url.template': template,
      ...serverFacts(folder),
      'request.id': requestId,
    });
  return {
    close: () => lane.close(),
    async add(upload) {
      const { content, token, requestId, address, signal } = upload;
      let leave = () => {};
      const span = begin('POST', '/images', upload);
      let trouble: string | null = null;
      try {
        leave = await enter(address, signal);
        const headers = { ...span?.headers(), authorization: `Bearer ${token.text}`, 'content-type': 'application/octet-stream', 'x-request-id': requestId };
        const path = folder.pathname.replace(/\/$/, '');
        const {
          statusCode,
          headers: responseHeaders,
          body,
        } = await lane.request({ method: 'POST', path, headers, body: content, headersTimeout, bodyTimeout, signal }, false);
        span?.add({ 'http.response.status_code': statusCode });
        if (statusCode >= 500) trouble = 'failed';
        return await bodies.read(body, responseHeaders, (read) => uploadOf(statusCode, contentOf(read)), { call: 'images', asker: address }, signal);
      } catch (error) {
        if (!signal.aborted) trouble = 'unavailable';
        return error instanceof ShareFull ? 'busy' : null;
      } finally {
        leave();
        span?.end(trouble);
      }
    },
    async open(request) {
      const { fileName, accepts, requestId, address, signal } = request;
      let leave = () => {};
      const span = begin('GET', '/images/{fileName}', request);
      let trouble: string | null = null;
      try {
        leave = await enter(address, signal);
        const path = folder.pathname + encodeURIComponent(fileName);
        const headers = { ...span?.headers(), 'x-request-id': requestId };
        const { statusCode, headers: responseHeaders, body } = await lane.request({ method: 'GET', path, headers, headersTimeout, bodyTimeout, signal }, true);
        body.once('close', leave);
        span?.add({ 'http.response.status_code': statusCode });
        if (statusCode >= 500) trouble = 'failed';
        const contentType = mediaTypeOf(responseHeaders['content-type']);
        if (statusCode === 200 && accepts(contentType)) return { contentType, contentLength: single(responseHeaders['content-length']), body: paced(body) };
        // Read to its end or cut, so that the connection is free again.
        await body.dump();
        // A redirect is a fault of the configuration, and says nothing about the file.
        return statusCode >= 500 || isRedirect(statusCode) ? 'unavailable' : null;
      } catch (error) {
        leave();
        if (!signal.aborted) trouble = 'unavailable';
        if (error instanceof ShareFull) return 'busy';
        return signal.aborted ? null : 'unavailable';
      } finally {
        span?.end(trouble);
      }
    },
  };
}

const Added = Type.Object({ data: Type.Object({ fileName: Type.String() }) });
const Refused = Type.Object({ message: Type.String() });

function uploadOf(status: number, answer: unknown): Upload | null {
  if (status === 200 && Value.Check(Added, answer)) return { fileName: answer.data.fileName };
  return status >= 400 && status < 500 && Value.Check(Refused, answer) ? { status, message: answer.message } : null;
}
