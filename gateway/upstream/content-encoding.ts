/** Decompresses response bodies. The stream keeps its backpressure, so a compressed bomb meets the same limits as any other body. */
import { once } from 'node:events';
import { pipeline, type Readable, type Transform } from 'node:stream';
import { createBrotliDecompress, createGunzip, createInflate, createInflateRaw } from 'node:zlib';

/** Value of `accept-encoding` for calls that return JSON. */
export const acceptedEncodings = 'gzip, deflate, br';

const decoders: Readonly<Record<string, (body: Readable) => Transform | Promise<Transform>>> = {
  gzip: () => createGunzip(),
  'x-gzip': () => createGunzip(),
  deflate: inflate,
  br: () => createBrotliDecompress(),
};

/** Creates the decoder of `deflate`, which is zlib by RFC 9110. Some servers send raw deflate, which the first byte reveals. */
async function inflate(body: Readable): Promise<Transform> {
  if (body.readableLength === 0) await once(body, 'readable');
  const chunk: unknown = body.read();
  if (!Buffer.isBuffer(chunk)) return createInflate();
  body.unshift(chunk);
  return ((chunk[0] ?? 0) & 0x0f) === 8 ? createInflate() : createInflateRaw();
}

/** Failure to decompress a body. The message is for the log. */
class UndecodableBody extends Error {
  override readonly name = 'UndecodableBody';
}

const encodingOf = (header: string | string[] | undefined) =>
  String(header ?? '')
    .trim()
    .toLowerCase();

/** Returns true when a response names a content encoding other than `identity`. */
export const isEncoded = (header: string | string[] | undefined) => !['', 'identity'].includes(encodingOf(header));

/**
 * Returns the decompressed body. Destroying the result destroys the source.
 * @throws UndecodableBody for an unknown encoding
 */
export async function decoded(body: Readable, header: string | string[] | undefined): Promise<Readable> {
  const encoding = encodingOf(header);
  const createDecoder = Object.hasOwn(decoders, encoding) ? decoders[encoding] : undefined;
  if (createDecoder === undefined) {
    // A body that is destroyed before its end emits an error, which would end the process without a listener.
    body.on('error', () => {}).destroy();
    throw new UndecodableBody(`content-encoding ${encoding.slice(0, 40)}`);
  }
  // The error reaches the reader of the result.
  return pipeline(body, await createDecoder(body), () => {});
}

/** Returns true for an error of zlib or Brotli: the bytes are damaged, or end too early. */
export const isDamaged = (error: unknown): error is Error =>
  error instanceof UndecodableBody || (error instanceof Error && 'code' in error && typeof error.code === 'string' && /^(?:Z_|ERR__|ERR_BR)/.test(error.code));
