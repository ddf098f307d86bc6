/** Where a request goes, as logs and traces say it. */
import type { FastifyRequest } from 'fastify';

/** Never the address: it may hold a signature, or a token to set a password. A page's first word is its name; anything else is anybody's text. */
export const routeOf = ({ routeOptions, url }: FastifyRequest): string => routeOptions.url ?? /^\/[a-z]{0,24}(?=[/?]|$)/i.exec(url)?.[0] ?? 'other';
