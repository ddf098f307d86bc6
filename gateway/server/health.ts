/** Serves `/health` (ready for work, or 503 during shutdown) and `/health/live` (the process answers). */
import type { FastifyInstance } from 'fastify';

export interface Health {
  /** Makes `/health` answer 503, so load balancers stop sending requests. */
  end(): void;
}

/** @param isDiskFull true while the disk of the database is full. Reads still work then, so `/health` stays 200 and reports it. */
export function serveHealth(app: FastifyInstance, isDiskFull: () => boolean): Health {
  let ending = false;
  app.get('/health', async (_request, reply) => {
    if (ending) return reply.code(503).send({ status: 'ending' });
    return { status: 'ready', ...(isDiskFull() && { diskFull: true }) };
  });
  app.get('/health/live', async () => ({ status: 'live' }));
  return {
    end() {
      ending = true;
    },
  };
}
