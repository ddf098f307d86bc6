/** Opens files of the REST API, such as pictures, as streams. */
import type { Readable } from 'node:stream';
import { createLane, defaultLanes } from './lanes.ts';
import { paced } from './paced.ts';
import { ShareFull } from './share.ts';
import { type Span, serverFacts } from './span.ts';

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

export interface Files {
  /** Null when there is no such file of an accepted type, or the REST API cannot give it now; 'busy' when too many are asked for at once. */
  open(request: FileRequest): Promise<OpenedFile | 'busy' | null>;
  close(): Promise<void>;
}

const headersTimeout = 10_000;
const bodyTimeout = 30_000;

/** @param folder URL of the folder, with a slash at its end */
export function createFiles(folder: URL, bounds = defaultLanes.images): Files {
  const lane = createLane(folder.origin, bounds);
  return {
    close: () => lane.close(),
    async open({ fileName, accepts, requestId, span: whole, address, signal }) {
      let leave = () => {};
      const span = whole?.begin('GET /images/{fileName}', 'client', {
        'http.request.method': 'GET',
        'url.template': '/images/{fileName}',
        ...serverFacts(folder),
        'request.id': requestId,
      });
      let trouble: string | null = null;
      try {
        leave = await lane.enter({ call: 'images', asker: address }, signal);
        const path = folder.pathname + encodeURIComponent(fileName);
        const headers = { ...span?.headers(), 'x-request-id': requestId };
        const { statusCode, headers: responseHeaders, body } = await lane.request({ method: 'GET', path, headers, headersTimeout, bodyTimeout, signal }, true);
        body.once('close', leave);
        span?.add({ 'http.response.status_code': statusCode });
        if (statusCode >= 500) trouble = 'failed';
        const contentType = single(responseHeaders['content-type'])?.split(';')[0]?.trim().toLowerCase() ?? '';
        if (statusCode === 200 && accepts(contentType)) return { contentType, contentLength: single(responseHeaders['content-length']), body: paced(body) };
        // Read to its end or cut, so that the connection is free again.
        await body.dump();
        return null;
      } catch (error) {
        leave();
        if (!signal.aborted) trouble = 'unavailable';
        return error instanceof ShareFull ? 'busy' : null;
      } finally {
        span?.end(trouble);
      }
    },
  };
}

const single = (header: string | string[] | undefined) => (typeof header === 'string' ? header : null);
