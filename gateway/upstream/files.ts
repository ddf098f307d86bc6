/** Opens files of the REST API, such as pictures, as streams. */
import type { Readable } from 'node:stream';
import { Pool } from 'undici';

export interface OpenedFile {
  /** Without parameters, lower case. */
  readonly contentType: string;
  /** Bytes, where the REST API says. */
  readonly contentLength: string | null;
  readonly body: Readable;
}

export interface Files {
  /** Null when there is no such file of an accepted type, or the REST API cannot give it now. */
  open(fileName: string, accepts: (contentType: string) => boolean, requestId: string): Promise<OpenedFile | null>;
  close(): Promise<void>;
}

/** @param folder URL of the folder, with a slash at its end */
export function createFiles(folder: URL): Files {
  const pool = new Pool(folder.origin, { connections: 32, connect: { timeout: 5_000 }, headersTimeout: 10_000, bodyTimeout: 30_000 });
  return {
    close: () => pool.close(),
    async open(fileName, accepts, requestId) {
      try {
        const path = folder.pathname + encodeURIComponent(fileName);
        const { statusCode, headers, body } = await pool.request({ method: 'GET', path, headers: { 'x-request-id': requestId } });
        const contentType = one(headers['content-type'])?.split(';')[0]?.trim().toLowerCase() ?? '';
        if (statusCode !== 200 || !accepts(contentType)) {
          // Read to its end or cut, so that the connection is free again.
          await body.dump();
          return null;
        }
        return { contentType, contentLength: one(headers['content-length']), body };
      } catch {
        return null;
      }
    },
  };
}

const one = (header: string | string[] | undefined) => (typeof header === 'string' ? header : null);
