/** Starts a span for each request when its headers arrive and ends it when the response is sent. */
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Span } from '../upstream/span.ts';
import type { Tracing } from './open-telemetry.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Null when tracing is off. */
    span: Span | null;
  }
}

/**
 * Returns the route of a request for logs and traces. The address itself is never used, because it may contain a signature or a token to set a
 * password. The first word of a page's path is its name, and the rest can be any text.
 */
export const routeOf = ({ routeOptions, url }: FastifyRequest): string => routeOptions.url ?? /^\/[a-z]{0,24}(?=[/?]|$)/i.exec(url)?.[0] ?? 'other';

export function traceRequests(app: FastifyInstance, tracing: Tracing | null): void {
  app.decorateRequest('span', null);
  if (tracing === null) return;
  app.addHook('onRequest', async (request, { raw }) => {
    const { method, headers, id } = request;
    const route = routeOf(request);
    const span = tracing.begin(`${method} ${route}`, headers, { 'http.request.method': method, 'http.route': route, 'request.id': id });
    request.span = span;
    raw.once('close', () => {
      if (raw.headersSent) span.add({ 'http.response.status_code': raw.statusCode });
      span.end(raw.headersSent && raw.statusCode >= 500 ? String(raw.statusCode) : null);
    });
  });
}
