/** Answers `/images/{fileName}`: pictures of the REST API, streamed through for signed names (decision 38). */

import type { FastifyInstance } from 'fastify';
import { type Static, Type } from 'typebox';
import type { ImageLinks } from '../graphql/image-links.ts';
import type { Files } from '../upstream/files.ts';
import { networkOf } from './address.ts';
import { goneSignal } from './gone.ts';

export interface ImagesOptions {
  readonly files: Files;
  readonly links: ImageLinks;
  /** Drawn pictures are let through from our own REST API only: a foreign SVG may hold a script. */
  readonly allowSvg: boolean;
}

const rasterTypes = new Set(['image/jpeg', 'image/png', 'image/webp', 'image/gif', 'image/avif']);
const Params = Type.Object({ fileName: Type.String() });
const Query = Type.Object({ day: Type.String(), sig: Type.String() });

/** A picture opened by itself may run nothing and belongs to no origin. */
const picturePolicy = "default-src 'none'; style-src 'unsafe-inline'; sandbox";

export function serveImages(app: FastifyInstance, { files, links, allowSvg }: ImagesOptions): void {
  const accepts = (contentType: string) => rasterTypes.has(contentType) || (allowSvg && contentType === 'image/svg+xml');
  app.get<{ Params: Static<typeof Params>; Querystring: Static<typeof Query> }>(
    '/images/:fileName',
    { schema: { params: Params, querystring: Query } },
    async (request, reply) => {
      const { fileName } = request.params;
      reply.header('content-security-policy', picturePolicy);
      if (!links.isValid(fileName, request.query.day, request.query.sig)) return reply.code(403).send({ message: 'This link is not valid or has ended' });
      const { id: requestId, span } = request;
      const file = await files.open({ fileName, accepts, requestId, span, address: networkOf(request.ip), signal: goneSignal(reply) });
      if (file === 'busy') return reply.code(503).header('retry-after', 1).send({ message: 'Too many pictures are asked for at once, try again in a moment' });
      if (file === null) return reply.code(404).send({ message: 'There is no such picture' });
      // The link changes every day, and with it the picture is asked for anew.
      reply.header('cache-control', 'private, max-age=86400, immutable').type(file.contentType);
      if (file.contentLength !== null) reply.header('content-length', file.contentLength);
      return reply.send(file.body);
    },
  );
}
