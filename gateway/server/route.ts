/** Where a request goes, as logs and traces say it. */
import type { FastifyRequest } from 'fastify';

/** The address itself is never used: it may hold a signature, or a token to set a password. The first word of a page's path is its name; what follows can be any text. */
export const routeOf = ({ routeOptions, url }: FastifyRequest): string => routeOptions.url ?? /^\/[a-z]{0,24}(?=[/?]|$)/i.exec(url)?.[0] ?? 'other';
