/** Headers of our own: with which a request asks for more than its answer or for something in its place, and what every answer says (docs/gateway.md). */
import type { FastifyRequest } from 'fastify';

/** The answer says in `extensions.cost` what it cost. */
export const costHeader = 'x-cost';
/** The operation is not run: `extensions.explain` says which REST calls it would make. */
export const explainHeader = 'x-explain';

/** Header of every response: the version of the schema. */
export const versionHeader = 'x-schema-version';

export const isAsked = ({ headers }: Pick<FastifyRequest, 'headers'>, name: string) => headers[name] === '1';

/** No page elsewhere can make a browser send any of these unasked, so a GET needs one of them. */
export const preflightHeaders = ['x-apollo-operation-name', 'apollo-require-preflight', 'authorization'];
