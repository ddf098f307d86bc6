/** Compresses what is made anew for each request: the page, the schema and GraphQL's answers. Pictures and spreadsheets are compressed by their formats. */
import zlib from 'node:zlib';
import compress from '@fastify/compress';
import type { FastifyInstance } from 'fastify';

/** Bytes from which an answer is compressed: a smaller one fits into one packet anyway. */
export const compressedFrom = 1_024;

/**
 * An answer holds nothing that another site could have put into it while guessing at a secret: every request carries its token itself,
 * so that compressing answers gives nothing away.
 */
export async function compressAnswers(app: FastifyInstance): Promise<void> {
  await app.register(compress, {
    encodings: ['br', 'gzip'],
    // Request bodies stay plain: a small one that unpacks to gigabytes is an attack.
    requestEncodings: ['identity'],
    threshold: compressedFrom,
    customTypes: /^(text\/(html|plain)|application\/(graphql-response\+)?json)(;|$)/,
    // The default quality is meant for files that are compressed once.
    brotliOptions: { params: { [zlib.constants.BROTLI_PARAM_QUALITY]: 4 } },
  });
}
