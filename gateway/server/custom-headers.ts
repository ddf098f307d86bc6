/** Names of the custom request and response headers (docs/gateway.md). */
import type { FastifyRequest } from 'fastify';

/** Request header that adds the cost of the operation as `extensions.cost`. */
export const costHeader = 'x-cost';
/** Request header that plans the operation without running it: `extensions.explain` lists the REST calls it would make. */
export const explainHeader = 'x-explain';

/** Response header with the version of the schema. */
export const versionHeader = 'x-schema-version';

export const isAsked = ({ headers }: Pick<FastifyRequest, 'headers'>, name: string) => headers[name] === '1';

/** Headers that a foreign page cannot make a browser send without a preflight, so a GET needs one of them. */
export const preflightHeaders = ['x-apollo-operation-name', 'apollo-require-preflight', 'authorization'];
