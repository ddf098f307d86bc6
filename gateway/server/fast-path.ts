/**
 * The fast path past Apollo Server for nearly every request: an operation of a recently confirmed caller, sent as JSON, with an executable document.
 * Every other request goes to Apollo Server before anything runs. Both paths send the same bytes, because they use the same documents,
 * limits, executor, masking and metrics; `fast-path.test.ts` compares them.
 */
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { FormattedExecutionResult } from 'graphql';
import { LRUCache } from 'lru-cache';
import Negotiator from 'negotiator';
import { Type } from 'typebox';
import { Compile } from 'typebox/compile';
import type { Context } from '../graphql/context.ts';
import type { Documents } from '../graphql/documents.ts';
import type { Executor } from '../graphql/executor.ts';
import type { TokenRoles } from '../graphql/token-roles.ts';
import type { EndOperation } from './operation-end.ts';
import { formatError } from './visible-error.ts';

export interface FastPathOptions {
  readonly documents: Documents;
  readonly tokenRoles: TokenRoles;
  readonly execute: Executor;
  readonly contextOf: (request: FastifyRequest, reply: FastifyReply) => Context;
  readonly end: EndOperation;
  readonly write: (result: FormattedExecutionResult) => Promise<string>;
}

/** @returns the response body; null when the request does not qualify for the fast path, and nothing was done */
export type FastPath = (request: FastifyRequest, reply: FastifyReply) => Promise<Buffer> | null;

const orNull = <Schema extends Type.TSchema>(schema: Schema) => Type.Optional(Type.Union([schema, Type.Null()]));

/** A request with the document's text, or with its hash alone. */
export const Question = Compile(
  Type.Object({
    query: Type.Optional(Type.String()),
    operationName: orNull(Type.String()),
    variables: orNull(Type.Object({})),
    extensions: orNull(Type.Object({ persistedQuery: Type.Optional(Type.Object({ version: Type.Literal(1), sha256Hash: Type.String() })) })),
  }),
);

/** Media types of a result, the preferred first. They are those of Apollo Server, in its order. */
const resultTypes = ['application/json; charset=utf-8', 'application/graphql-response+json; charset=utf-8'];

/** Maximum length of an `accept` header that is negotiated here. Browsers send about 150 characters. */
const maxAcceptLength = 500;

/** Creates the content negotiation of GraphQL over HTTP. Programs send the same header each time, so the last hundred are cached. */
function createNegotiation(): (accept: string | undefined) => string | null {
  const remembered = new LRUCache<string, { readonly type: string | null }>({ max: 100 });
  return (header) => {
    const accept = header || '*/*';
    if (accept.length > maxAcceptLength) return null;
    const found = remembered.get(accept) ?? { type: new Negotiator({ headers: { accept } }).mediaType(resultTypes) ?? null };
    remembered.set(accept, found);
    return found.type;
  };
}

/** Encodes a response. Most are ASCII, whose bytes can be copied; Node would scan the text three times to count, encode and join it with the headers. */
const bytesOf = (text: string) => Buffer.from(text, Buffer.byteLength(text) === text.length ? 'latin1' : 'utf8');

export function createFastPath({ documents, tokenRoles, execute, contextOf, end, write }: FastPathOptions): FastPath {
  const negotiate = createNegotiation();
  return (request, reply) => {
    const { method, headers, body, token } = request;
    if (method !== 'POST' || !Question.Check(body)) return null;
    const { query, extensions, variables, operationName: sentName } = body;
    // Generated clients send an empty string for no name.
    const operationName = sentName || null;
    const hash = extensions?.persistedQuery?.sha256Hash;
    const text = hash === undefined ? query : query === undefined ? documents.trustedText(hash) : undefined;
    if (!text || token === null || !tokenRoles.isConfirmed(token)) return null;
    const type = negotiate(headers.accept);
    if (type === null) return null;
    const document = documents.find(text, { isTool: tokenRoles.toolOf(token) !== null, isKept: () => true });
    const operation = document.operation(operationName);
    if (operation === null || operation.excess !== null || operation.definition.operation === 'subscription') return null;

    return (async () => {
      const startedAt = performance.now();
      const context = contextOf(request, reply);
      const values = { ...variables };
      const { errors, data, extensions } = await execute({ document, operationName, variables: values, context });
      const result: FormattedExecutionResult = {
        ...(errors && { errors: errors.map((error) => formatError(error.toJSON(), error)) }),
        ...(data !== undefined && { data }),
        ...(extensions && { extensions }),
      };
      const head = { headers: { set: (name: string, value: string) => reply.header(name, value) } };
      end({ path: 'fast', operation, contextValue: context, startedAt, headers, variables: values, thrown: errors ?? [], result }, head);
      // Without data the variables were refused.
      reply.code(data === undefined ? 400 : 200).header('content-type', type);
      return bytesOf(await write(result));
    })();
  };
}
