/**
 * Serves pictures by file name, and accepts uploads of moderators and administrators. Reading needs no token, because the gateway signs its links and
 * this server listens on loopback only.
 */
import { createHash } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { maxPictureBytes, maxPicturePixels, pictureTypes } from '../../contract/pictures.ts';
import { sentence } from '../../contract/sentences.ts';
import { actorOf, writeAudit } from '../calls/audit.ts';
import { Refusal } from '../calls/refusal.ts';
import { type Context, callerOf } from '../calls/route.ts';
import type { Database } from '../database/database.ts';
import { base64Of } from '../database/tables/columns.ts';
import { pictures } from '../database/tables/images.ts';
import { isPictureName } from '../people/person-fields.ts';
import { cleanPicture, endingOf } from './clean-picture.ts';

/** An SVG may contain script. Opened directly, it may not run any and has no access to a session. */
const policy = "default-src 'none'; style-src 'unsafe-inline'; sandbox";

/** Draws the picture of a file name as SVG. Returns null when there is none. */
export type DrawPicture = (fileName: string) => string | null;

interface ImagesOptions extends Context {
  readonly drawPicture: DrawPicture;
  /** Returns the token of a request, or null. */
  readonly tokenOf: (authorization: string | undefined) => string | null;
}

export function serveImages(server: FastifyInstance, { drawPicture, tokenOf, ...context }: ImagesOptions): void {
  server.get<{ Params: { fileName: string } }>('/images/:fileName', async (request, reply) => {
    const { fileName } = request.params;
    const picture = isPictureName(fileName) ? await find(context.database, fileName, drawPicture) : null;
    if (picture === null) throw new Refusal(404, sentence('NO_SUCH_PICTURE'));
    // A file name always identifies the same picture.
    reply.headers({ 'cache-control': 'public, max-age=86400, immutable', 'content-security-policy': policy });
    return reply.type(picture.type).send(picture.content);
  });

  server.register((upload, _options, done) => {
    upload.removeAllContentTypeParsers();
    upload.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: maxPictureBytes }, (_request, body, parsed) => parsed(null, body));
    upload.setErrorHandler((error) => {
      throw hasStatus(error, 413) ? new Refusal(413, sentence('PICTURE_TOO_LARGE')) : error;
    });
    upload.post('/images', async ({ headers, body }) => {
      const caller = await callerOf({ name: 'POST /images', who: 'moderator', peopleOnly: false }, { token: tokenOf(headers.authorization) }, context);
      const ending = Buffer.isBuffer(body) ? endingOf(body) : null;
      if (ending === null || !Buffer.isBuffer(body)) throw new Refusal(400, sentence('PICTURE_TYPE_UNKNOWN'));
      const picture = cleanPicture(body, ending);
      if (picture === null) throw new Refusal(400, sentence('PICTURE_BROKEN'));
      if (picture.pixels > maxPicturePixels) throw new Refusal(400, sentence('PICTURE_TOO_MANY_PIXELS'));
      const { content } = picture;
      // The same picture has the same name, so a repeated upload is stored once and its age begins again.
      const fileName = `${createHash('sha256').update(content).digest('hex').slice(0, 40)}.${ending}`;
      const now = context.clock.now();
      const addedAt = now.toISOString();
      await context.database.transaction(async (tx) => {
        await tx
          .insert(pictures)
          .values({ fileName, content, addedBy: caller.id, addedAt })
          .onConflictDoUpdate({ target: pictures.fileName, set: { addedAt } });
        await writeAudit(tx, now, { action: 'PICTURE_UPLOADED', ...actorOf(caller), detail: fileName });
      });
      return { status: true, data: { fileName } };
    });
    done();
  });
}

async function find(database: Database, fileName: string, drawPicture: DrawPicture): Promise<{ type: string; content: string | Buffer } | null> {
  const drawn = drawPicture(fileName);
  if (drawn !== null) return { type: 'image/svg+xml', content: drawn };
  const [kept] = await database
    .select({ base64: base64Of(pictures.content) })
    .from(pictures)
    .where(eq(pictures.fileName, fileName));
  if (kept === undefined) return null;
  const content = Buffer.from(kept.base64, 'base64');
  const ending = endingOf(content);
  return ending && { type: pictureTypes[ending], content };
}

const hasStatus = (error: unknown, status: number): boolean =>
  typeof error === 'object' && error !== null && 'statusCode' in error && error.statusCode === status;
