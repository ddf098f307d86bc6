/** A span for each request, from its headers until the answer has left. */
import type { FastifyInstance } from 'fastify';
import type { Span } from '../upstream/span.ts';
import type { Tracing } from './open-telemetry.ts';
import { routeOf } from './route.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Null: nothing is traced. */
    span: Span | null;
  }
}

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
