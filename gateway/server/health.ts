/** Answers `/health` (ready for work, 503 once it is ending) and `/health/live` (the process answers). */
import type { FastifyInstance } from 'fastify';

export interface Health {
  /** From now on `/health` answers 503, so that a load balancer sends nothing more. */
  end(): void;
}

export function serveHealth(app: FastifyInstance): Health {
  let ending = false;
  app.get('/health', async (_request, reply) => reply.code(ending ? 503 : 200).send({ status: ending ? 'ending' : 'ready' }));
  app.get('/health/live', async () => ({ status: 'live' }));
  return {
    end() {
      ending = true;
    },
  };
}
