/**
 * Serves `/images/{fileName}` under signed names: pictures of the REST API, streamed through or as thumbnails.
 * `POST /images` forwards an upload to the REST API.
 */
import type { FastifyInstance, FastifyReply } from 'fastify';
import { type Static, Type } from 'typebox';
import { maxPictureBytes, pictureTypes } from '../../rest/contract/pictures.ts';
import { sentence } from '../../rest/contract/sentences.ts';
import { ApiError } from '../graphql/errors.ts';
import type { ImageLinks } from '../graphql/image-links.ts';
import type { TokenRoles } from '../graphql/token-roles.ts';
import { UpstreamFault } from '../upstream/fault.ts';
import type { Files } from '../upstream/files.ts';
import type { Message } from '../upstream/message-keys.ts';
import { networkOf } from './address.ts';
import { disconnectSignal } from './connection-signal.ts';
import type { ThumbnailCache } from './thumbnail-cache.ts';
import type { TokenLimit } from './token-limit.ts';

export interface ImagesOptions {
  readonly files: Files;
  readonly links: ImageLinks;
  readonly thumbnails: ThumbnailCache;
  /** True for our own REST API. SVG files of a foreign one are refused because they may contain scripts. */
  readonly allowSvg: boolean;
  readonly tokenRoles: TokenRoles;
  readonly tokenLimit: TokenLimit;
  /** True when the REST API accepts uploads, which is an extension. */
  readonly takesNew: boolean;
}

const rasterTypes = new Set<string>(Object.values(pictureTypes));
const Params = Type.Object({ fileName: Type.String() });
const Query = Type.Object({ day: Type.String(), sig: Type.String(), size: Type.Optional(Type.Literal('thumbnail')) });

/** Content security policy of a picture opened by itself: it may run nothing and belongs to no origin. */
const picturePolicy = "default-src 'none'; style-src 'unsafe-inline'; sandbox";

export function serveImages(app: FastifyInstance, { files, links, thumbnails, allowSvg, takesNew, ...uploads }: ImagesOptions): void {
  const accepts = (contentType: string) => rasterTypes.has(contentType) || (allowSvg && contentType === 'image/svg+xml');
  app.get<{ Params: Static<typeof Params>; Querystring: Static<typeof Query> }>(
    '/images/:fileName',
    { schema: { params: Params, querystring: Query } },
    async (request, reply) => {
      const { fileName } = request.params;
      const { day, sig, size } = request.query;
      reply.header('content-security-policy', picturePolicy);
      if (!links.isValid(fileName, day, sig)) return reply.code(403).send({ message: 'This link is not valid or has ended' });
      const { id: requestId, span } = request;
      const imageRequest = { fileName, accepts, requestId, span, address: networkOf(request.ip), signal: disconnectSignal(reply) };
      if (size === 'thumbnail') {
        const thumbnail = await thumbnails.get(imageRequest);
        if (thumbnail === 'busy') return tooMany(reply);
        if (thumbnail === 'unavailable') return unavailable(reply);
        if (thumbnail === 'missing') return noPicture(reply);
        if (thumbnail === 'whole') return reply.redirect(`/images/${encodeURIComponent(fileName)}?${new URLSearchParams({ day, sig })}`);
        // No redirect, because a list would load the full file of a picture that is too large or of unknown size.
        if (thumbnail === null) return reply.code(404).send({ message: 'There is no thumbnail of this picture' });
        return keepable(reply).type('image/webp').send(thumbnail);
      }
      const file = await files.open(imageRequest);
      if (file === 'busy') return tooMany(reply);
      if (file === 'unavailable') return unavailable(reply);
      if (file === null) return noPicture(reply);
      keepable(reply).type(file.contentType);
      if (file.contentLength !== null) reply.header('content-length', file.contentLength);
      return reply.send(file.body);
    },
  );
  if (takesNew) acceptUploads(app, { files, links, ...uploads });
}

const tooMany = (reply: FastifyReply) =>
  reply.code(503).header('retry-after', 1).send({ message: 'Too many pictures are asked for at once, try again in a moment' });

/** Answers 503 for an outage rather than 404, so caches and people try again. */
const unavailable = (reply: FastifyReply) =>
  reply.code(503).header('retry-after', 5).send({ message: 'The picture cannot be fetched now, try again in a moment' });

const noPicture = (reply: FastifyReply) => reply.code(404).send({ message: 'There is no such picture' });

/** Makes a response cacheable. The link changes every day, so the picture is requested again then. */
const keepable = (reply: FastifyReply) => reply.header('cache-control', 'private, max-age=86400, immutable');

/** Registers uploads. The REST API decides whether the file is a picture and who may upload it. */
function acceptUploads(
  app: FastifyInstance,
  { files, links, tokenRoles, tokenLimit }: Pick<ImagesOptions, 'files' | 'links' | 'tokenRoles' | 'tokenLimit'>,
): void {
  app.register((upload, _options, done) => {
    upload.removeAllContentTypeParsers();
    upload.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: maxPictureBytes }, (_request, body, parsed) => parsed(null, body));
    upload.setErrorHandler((error, _request, reply) => {
      if (error instanceof ApiError && error.code === 'RATE_LIMITED') return reply.code(429).send({ message: error.message });
      if (!(error instanceof Error && 'statusCode' in error && error.statusCode === 413)) throw error;
      return reply.code(413).send(sentence('PICTURE_TOO_LARGE'));
    });
    // Runs before the body is read, so an upload with an invented token takes no memory.
    upload.addHook('onRequest', async (request, reply) => {
      const { id: requestId, span, token } = request;
      if (token === null) return signInFirst(reply);
      await tokenLimit.countRequest(request, reply);
      try {
        await tokenRoles.rolesOf({ token, requestId, span, signal: disconnectSignal(reply) });
        await tokenLimit.countAnswered(request, reply);
      } catch (error) {
        if (!(error instanceof UpstreamFault)) throw error;
        if (error.kind === 'unauthenticated') return signInFirst(reply);
        return reply
          .code(503)
          .header('retry-after', error.retryAfter ?? 1)
          .send({ message: 'The server cannot be reached now, try again in a moment' });
      }
    });
    upload.post('/images', async (request, reply) => {
      const { id: requestId, span, token } = request;
      if (token === null) return signInFirst(reply);
      const content = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
      try {
        const added = await files.add({ content, token, requestId, span, address: networkOf(request.ip), signal: disconnectSignal(reply) });
        if ('message' in added) return reply.code(added.status).send(withKey(added));
        return { fileName: added.fileName, url: links.url(added.fileName) };
      } catch (error) {
        if (!(error instanceof UpstreamFault)) throw error;
        const { kind, retryAfter } = error;
        return reply
          .code(503)
          .header('retry-after', retryAfter ?? 5)
          .send(kind === 'outcomeUnknown' ? { message: lostUpload } : withKey(error));
      }
    });
    done();
  });
}

/** Returns a message with its key, where there is one. */
const withKey = ({ message, messageKey }: Message) => ({ message, ...(messageKey && { messageKey }) });

/** Message for a lost upload. A retry is safe because the REST API names a picture by its content. */
const lostUpload = 'The answer was lost: it is not known whether the picture was stored. Send it again; a picture that is sent twice is stored once';

const signInFirst = (reply: FastifyReply) => reply.code(401).send({ message: 'Sign in first' });
