/** Serves `/exports/{fileName}`: repeats the export call named by an encrypted ticket and streams the file without buffering it. */
import type { FastifyInstance } from 'fastify';
import { type Static, Type } from 'typebox';
import { exportFormats } from '../../rest/contract/exports.ts';
import { maxTokenLength } from '../../rest/contract/tokens.ts';
import type { ExportTickets } from '../graphql/export-tickets.ts';
import { exportBody, exportedLists, exportFileName } from '../graphql/exports.ts';
import type { Upstream } from '../upstream/client.ts';
import { Token } from '../upstream/token.ts';
import { fastCompression } from './compression.ts';
import { disconnectSignal } from './connection-signal.ts';

export interface ExportsOptions {
  readonly upstream: Upstream;
  readonly tickets: ExportTickets;
}

const Query = Type.Object({ ticket: Type.String({ maxLength: 2 * maxTokenLength }) });

/** Content security policy of a file, which may run nothing when it is opened in place. */
const filePolicy = "default-src 'none'; sandbox";

export function serveExports(app: FastifyInstance, { upstream, tickets }: ExportsOptions): void {
  app.route<{ Params: { fileName: string }; Querystring: Static<typeof Query> }>({
    // HEAD has its own handler, because Fastify's would read the whole file for its headers.
    method: ['GET', 'HEAD'],
    url: '/exports/:fileName',
    schema: { querystring: Query },
    compress: fastCompression,
    handler: async (request, reply) => {
      reply.headers({ 'cache-control': 'no-store', 'content-security-policy': filePolicy });
      const ticket = tickets.open(request.query.ticket);
      if (ticket === null || request.params.fileName !== exportFileName(ticket)) {
        return reply.code(403).send({ message: 'This link is not valid or has ended. Export again' });
      }
      const { body, contentLength } = await upstream.open(
        exportedLists[ticket.kind].call,
        { body: exportBody(ticket) },
        { token: new Token(ticket.token), requestId: request.id, span: request.span, signal: disconnectSignal(reply) },
      );
      reply.type(exportFormats[ticket.format].mediaType).header('content-disposition', `attachment; filename="${exportFileName(ticket)}"`);
      if (contentLength !== null) reply.header('content-length', contentLength);
      if (request.method === 'GET') return reply.send(body);
      body.destroy();
      return reply.send();
    },
  });
}
