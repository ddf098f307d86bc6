/** Compresses what is made anew for each request: the page, the schema and GraphQL's answers. Pictures and spreadsheets are compressed by their formats. */
import zlib from 'node:zlib';
import compress, { type FastifyCompressOptions } from '@fastify/compress';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

/** Bytes from which an answer is compressed: a smaller one fits into one packet anyway. */
export const compressedFrom = 1_024;

/** The default quality is meant for files that are compressed once. */
const brotliOptions = { params: { [zlib.constants.BROTLI_PARAM_QUALITY]: 4 } };

const options = {
  encodings: ['br', 'gzip'],
  // Request bodies stay plain: a small one that unpacks to gigabytes is an attack.
  requestEncodings: ['identity'],
  threshold: compressedFrom,
  customTypes: /^(text\/(html|plain)|application\/(graphql-response\+)?json)(;|$)/,
  brotliOptions,
} satisfies FastifyCompressOptions;

/** Compresses exports with the fastest quality, because a file of hundreds of megabytes would keep processors from other requests. */
export const fastCompression = {
  ...options,
  brotliOptions: { params: { [zlib.constants.BROTLI_PARAM_QUALITY]: 1 } },
  zlibOptions: { level: 1 },
} satisfies FastifyCompressOptions;

/**
 * An answer holds nothing that another site could have put into it while guessing at a secret: every request carries its token itself,
 * so that compressing answers gives nothing away.
 */
export async function compressAnswers(app: FastifyInstance): Promise<void> {
  await app.register(compress, options);
}

/** Sends a text where there is no route: the answers of routes are all that the framework's plugin compresses. */
export function sendCompressed({ headers }: FastifyRequest, reply: FastifyReply, text: string): FastifyReply {
  const accepted = headers['accept-encoding'];
  if (takes(accepted, 'br')) return reply.header('content-encoding', 'br').send(zlib.brotliCompressSync(text, brotliOptions));
  return takes(accepted, 'gzip') ? reply.header('content-encoding', 'gzip').send(zlib.gzipSync(text)) : reply.send(text);
}

/** @param accepted what a request says that it takes */
export const takes = (accepted: string | string[] | undefined, encoding: string): boolean =>
  new RegExp(`\\b${encoding}\\b(?!\\s*;\\s*q=0(\\.0*)?\\s*(,|$))`).test(String(accepted));
