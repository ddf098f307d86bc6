/** Serves `/metrics` (Prometheus) on a separate port, because metrics name tools and operations and the public port is open to anyone. */
import fastify, { type FastifyInstance } from 'fastify';
import { collectDefaultMetrics, register } from 'prom-client';
import { refuseInOwnWords } from './fallback-routes.ts';

// Once per process, beside the counters that modules register when they load.
collectDefaultMetrics();

export function createMetricsServer(): FastifyInstance {
  const app = fastify({ routerOptions: { ignoreTrailingSlash: true } });
  const refuseOtherMethods = refuseInOwnWords(app);
  app.get('/metrics', async (_request, reply) => reply.type(register.contentType).send(await register.metrics()));
  refuseOtherMethods();
  return app;
}
