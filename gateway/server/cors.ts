/** Lets pages of allowed origins read responses (`CORS_ORIGINS`). The gateway uses no cookies. */
import cors from '@fastify/cors';
import type { FastifyInstance } from 'fastify';
import { clientHeaders } from './client-name.ts';
import { costHeader, explainHeader, versionHeader } from './custom-headers.ts';
import { rateLimitHeaders } from './token-limit.ts';

/** Seconds for which browsers may cache a preflight response. Chromium allows no more. */
const preflightAge = 7_200;

/** Registers CORS; call it before the first route. Other origins still get responses, but their pages may not read them. */
export async function shareWithOrigins(app: FastifyInstance, origins: readonly string[]): Promise<void> {
  if (origins.length === 0) return;
  const allowed = new Set(origins);
  await app.register(cors, {
    origin: (origin, decide) => decide(null, origin !== undefined && allowed.has(origin)),
    methods: ['GET', 'POST'],
    allowedHeaders: ['authorization', 'content-type', 'x-request-id', 'apollo-require-preflight', 'traceparent', costHeader, explainHeader, ...clientHeaders],
    exposedHeaders: [versionHeader, 'x-request-id', 'retry-after', 'content-disposition', ...Object.values(rateLimitHeaders)],
    maxAge: preflightAge,
    strictPreflight: false,
  });
}
