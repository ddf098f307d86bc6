/** Answers `/health` (ready for work, 503 once it is ending) and `/health/live` (the process answers). */
import type { FastifyInstance } from 'fastify';

export interface Health {
  /** From now on `/health` answers 503, so that a load balancer sends nothing more. */
  end(): void;
}

/** @param isDiskFull true while the disk of the database is full. Reads go on then, so `/health` stays 200 and says it. */
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
