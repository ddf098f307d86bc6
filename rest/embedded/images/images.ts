/** Pictures by their file names. They need no token: the gateway signs its links, and this server listens on loopback only. */
import type { FastifyInstance } from 'fastify';
import { Refusal } from '../calls/refusal.ts';
import { isPictureName } from '../people/person-fields.ts';

/** A drawing may hold script; opened by itself it may run none and sees no session. */
const policy = "default-src 'none'; style-src 'unsafe-inline'; sandbox";

/** Draws the picture of a file name as SVG; null when there is none. */
export type DrawPicture = (fileName: string) => string | null;

export function serveImages(server: FastifyInstance, drawPicture: DrawPicture): void {
  server.get<{ Params: { fileName: string } }>('/images/:fileName', async (request, reply) => {
    const { fileName } = request.params;
    const picture = isPictureName(fileName) ? drawPicture(fileName) : null;
    if (picture === null) throw new Refusal(404, 'There is no such picture');
    // A file name always means the same picture.
    reply.headers({ 'cache-control': 'public, max-age=86400, immutable', 'content-security-policy': policy });
    return reply.type('image/svg+xml').send(picture);
  });
}
