/** Lets pages of other origins read answers (`CORS_ORIGINS`). Nothing here is asked for with cookies. */
import cors from '@fastify/cors';
import type { FastifyInstance } from 'fastify';
import { clientHeaders } from './client.ts';
import { costHeader, explainHeader, versionHeader } from './headers.ts';
import { rateLimitHeaders } from './token-limit.ts';

/** Seconds that a browser may keep what it was told; Chromium keeps it no longer. */
const preflightAge = 7_200;

/** Before the first route. Requests of other origins are answered as ever, and their pages may not read the answer. */
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
