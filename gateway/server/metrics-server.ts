/** Answers `/metrics` (Prometheus) on a port of its own, because metrics name tools and operations and the public port is for everybody. */
import fastify, { type FastifyInstance } from 'fastify';
import { collectDefaultMetrics, register } from 'prom-client';
import { refuseInOwnWords } from './refusals.ts';

// Once for the process, beside the counters that modules add when they are loaded.
collectDefaultMetrics();

export function createMetricsServer(): FastifyInstance {
  const app = fastify({ routerOptions: { ignoreTrailingSlash: true } });
  const refuseOtherMethods = refuseInOwnWords(app);
  app.get('/metrics', async (_request, reply) => reply.type(register.contentType).send(await register.metrics()));
  refuseOtherMethods();
  return app;
}
