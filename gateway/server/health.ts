/** Answers `/health` (ready for work, 503 once it is ending), `/health/live` (the process answers) and `/metrics` (Prometheus). */
import type { FastifyInstance } from 'fastify';
import { collectDefaultMetrics, register } from 'prom-client';

// Once for the process, beside the counters that modules add when they are loaded.
collectDefaultMetrics();

export interface Health {
  /** From now on `/health` answers 503, so that a load balancer sends nothing more. */
  end(): void;
}

/** @param metrics of all processes, where there are several */
export function serveHealth(app: FastifyInstance, metrics = () => register.metrics()): Health {
  let ending = false;
  app.get('/health', async (_request, reply) => reply.code(ending ? 503 : 200).send({ status: ending ? 'ending' : 'ready' }));
  app.get('/health/live', async () => ({ status: 'live' }));
  app.get('/metrics', async (_request, reply) => reply.type(register.contentType).send(await metrics()));
  return {
    end() {
      ending = true;
    },
  };
}
