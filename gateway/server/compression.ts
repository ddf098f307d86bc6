/** Compresses dynamic responses: the page, the schema and GraphQL responses. Pictures and spreadsheets are already compressed by their formats. */
import zlib from 'node:zlib';
import compress, { type FastifyCompressOptions } from '@fastify/compress';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

/** Minimum size in bytes of a compressed response. A smaller response fits into one packet anyway. */
export const compressedFrom = 1_024;

/** Brotli options for dynamic responses. The default quality is meant for files that are compressed once. */
const brotliOptions = { params: { [zlib.constants.BROTLI_PARAM_QUALITY]: 4 } };

const options = {
  encodings: ['br', 'gzip'],
  // Request bodies are never decompressed, because a small one that unpacks to gigabytes is an attack.
  requestEncodings: ['identity'],
  threshold: compressedFrom,
  customTypes: /^(text\/(html|plain)|application\/(graphql-response\+)?json)(;|$)/,
  brotliOptions,
} satisfies FastifyCompressOptions;

/** Options with the fastest quality for exports, because compressing hundreds of megabytes would slow down other requests. */
export const fastCompression = {
  ...options,
  brotliOptions: { params: { [zlib.constants.BROTLI_PARAM_QUALITY]: 1 } },
  zlibOptions: { level: 1 },
} satisfies FastifyCompressOptions;

/**
 * Compresses responses. This leaks no secret: every request carries its token in a header, so another site cannot add text of its own to a
 * response that contains a secret.
 */
export async function compressResponses(app: FastifyInstance): Promise<void> {
  await app.register(compress, options);
}

/** Sends compressed text outside of routes, because the framework's plugin compresses only the responses of routes. */
export function sendCompressed({ headers }: FastifyRequest, reply: FastifyReply, text: string): FastifyReply {
  const accepted = headers['accept-encoding'];
  if (acceptsEncoding(accepted, 'br')) return reply.header('content-encoding', 'br').send(zlib.brotliCompressSync(text, brotliOptions));
  return acceptsEncoding(accepted, 'gzip') ? reply.header('content-encoding', 'gzip').send(zlib.gzipSync(text)) : reply.send(text);
}

/** @param accepted the value of the request's `accept-encoding` header */
export const acceptsEncoding = (accepted: string | string[] | undefined, encoding: string): boolean =>
  new RegExp(`\\b${encoding}\\b(?!\\s*;\\s*q=0(\\.0*)?\\s*(,|$))`).test(String(accepted));
