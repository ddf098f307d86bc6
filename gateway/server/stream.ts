/**
 * Serves subscriptions at `/graphql/stream` by the protocol GraphQL over SSE, one operation per connection (decision 175). Documents, limits, access
 * and masking are those of `/graphql`. A refusal is the last event of the stream, because clients show it there. Only a request that is not an
 * operation is refused with an HTTP status.
 */
import { once } from 'node:events';
import { PassThrough } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import {
  createSourceEventStream,
  type ExecutionResult,
  type FormattedExecutionResult,
  GraphQLError,
  type GraphQLFormattedError,
  type GraphQLSchema,
} from 'graphql';
import Negotiator from 'negotiator';
import { endedSlow } from '../graphql/changes/change-feed.ts';
import type { Context } from '../graphql/context.ts';
import { type Document, type Documents, hashOf } from '../graphql/documents.ts';
import { ApiError } from '../graphql/errors.ts';
import { coerceVariables, toolRefusal } from '../graphql/executor.ts';
import { maxBodyBytes } from '../graphql/limits.ts';
import { preflightHeaders } from './custom-headers.ts';
import { completeText, createRenderer, nextText, type Render } from './event-text.ts';
import { Question } from './fast-path.ts';
import { createOpenStreams, type EndReason, type OpenStreams } from './open-streams.ts';
import type { EndOperation } from './operation-end.ts';
import { createQueue } from './queue.ts';
import { completeErrors, formatError } from './visible-error.ts';

export interface StreamTimes {
  /** Milliseconds between two comments that keep a connection open. */
  readonly heartbeatMs: number;
  /** Milliseconds after which a client that reads nothing is cut off. */
  readonly stalledMs: number;
}

const defaultTimes: StreamTimes = { heartbeatMs: 12_000, stalledMs: 10_000 };

export interface StreamOptions {
  readonly schema: GraphQLSchema;
  /** True when an error of a variable may suggest names. */
  readonly hints: boolean;
  readonly documents: Documents;
  readonly findDocument: (text: string, context: Context) => Promise<Document>;
  readonly contextOf: (request: FastifyRequest, reply: FastifyReply) => Context;
  /** The `onRequest` hook of `/graphql`. */
  readonly onRequest: (request: FastifyRequest, reply: FastifyReply) => Promise<void>;
  readonly end: EndOperation;
  readonly times?: Partial<StreamTimes> | undefined;
}

/** Number of characters that are collected before they are sent. */
const chunkLength = 16 * 1024;

const comment = ':\n\n';

interface OpenedSource {
  readonly source: AsyncIterable<unknown>;
  readonly render: Render;
}

/** A source of events, or the reason of a refusal. */
type Opened = OpenedSource | { readonly errors: readonly (Error | GraphQLFormattedError)[] };

/** @returns a function that ends all streams and refuses new ones */
export function serveStream(scope: FastifyInstance, options: StreamOptions): () => void {
  const { schema, hints, documents, findDocument, contextOf, onRequest, end } = options;
  const openStreams = createOpenStreams();
  const send = createSender(openStreams, { ...defaultTimes, ...options.times });
  const rendererOf = createRenderer(schema, visible);

  /** @throws ApiError or UpstreamFault that refuses the stream */
  async function open({ operationName, variables }: SentOperation, document: Document, context: Context): Promise<Opened> {
    if (document.faults.length > 0) return { errors: document.faults };
    const operation = document.operation(operationName);
    if (operation === null) return refusal('OPERATION_RESOLUTION_FAILURE', 'The document has no such operation, or several and none is named');
    const { definition, excess } = operation;
    if (definition.operation !== 'subscription') return refusal('BAD_REQUEST', 'This address takes subscriptions. Send queries and mutations to /graphql');
    if (excess !== null) throw excess;
    const { errors } = coerceVariables({ schema, hints }, definition, variables);
    if (errors) return { errors };
    const source = await createSourceEventStream({ schema, document: document.node, operationName, variableValues: variables, contextValue: context });
    if (isResult(source)) return { errors: source.errors ?? [] };
    return { source, render: rendererOf({ document, definition, variables, context }) };
  }

  scope.route({
    method: ['GET', 'POST'],
    url: '/graphql/stream',
    bodyLimit: maxBodyBytes,
    onRequest: async (request, reply) => {
      await onRequest(request, reply);
      if (request.method === 'GET' && !preflightHeaders.some((name) => request.headers[name] !== undefined))
        throw refused(400, `A GET needs one of the headers ${preflightHeaders.join(', ')}`);
    },
    async handler(request, reply) {
      const startedAt = performance.now();
      const params = sentOperation(request, documents);
      if (new Negotiator(request).mediaType(['text/event-stream']) === undefined) throw refused(406, 'This address sends text/event-stream only');
      const context = contextOf(request, reply);
      const out = new PassThrough();
      const document = params.text === undefined ? null : await findDocument(params.text, context);
      let thrown: readonly (Error | GraphQLFormattedError)[] = [];
      try {
        const opened = document === null ? refusal('PERSISTED_QUERY_NOT_FOUND', 'PersistedQueryNotFound') : await open(params, document, context);
        if ('errors' in opened) thrown = opened.errors;
        else send(opened, context, out, reply);
      } catch (error) {
        thrown = [toError(error)];
      }
      const result: FormattedExecutionResult = thrown.length > 0 ? { errors: thrown.map((error) => visible(error, context)) } : {};
      const operation = document?.operation(params.operationName) ?? null;
      const { headers } = request;
      const head = { headers: { set: (name: string, value: string) => reply.header(name, value) } };
      end({ path: 'stream', operation, contextValue: context, startedAt, headers, variables: params.variables, thrown, result }, head);
      if (result.errors) out.end(nextText(result) + completeText);
      return reply.headers({ 'content-type': 'text/event-stream; charset=utf-8', 'x-accel-buffering': 'no' }).send(out);
    },
  });
  return openStreams.end;
}

/** @returns a function that sends the events of a source until either side ends. It throws an ApiError when there are too many streams */
function createSender(openStreams: OpenStreams, { heartbeatMs, stalledMs }: StreamTimes) {
  const turn = createQueue();
  return ({ source, render }: OpenedSource, context: Context, out: PassThrough, reply: FastifyReply): void => {
    const iterator = source[Symbol.asyncIterator]();
    const leave = openStreams.join(context.token?.digest ?? '', (error) => finish('shutdown', error));
    const heartbeat = setInterval(() => out.writableNeedDrain || out.write(comment), heartbeatMs);
    let collected = '';
    let isEnded = false;
    function flush(): void {
      if (collected !== '' && !isEnded) out.write(collected);
      collected = '';
    }
    function finish(reason: EndReason, error?: Error): void {
      if (isEnded) return;
      flush();
      isEnded = true;
      clearInterval(heartbeat);
      leave(reason);
      iterator.return?.().catch(() => {});
      if (error) out.write(refusalText([visible(error, context)], context.requestId));
      out.end(completeText);
      const cut = setTimeout(() => reply.raw.destroy(), stalledMs);
      reply.raw.once('close', () => clearTimeout(cut));
    }
    async function drained(): Promise<void> {
      const stalled = setTimeout(() => finish('slow', endedSlow()), stalledMs);
      await once(out, 'drain').finally(() => clearTimeout(stalled));
    }
    async function pump(): Promise<void> {
      for (let next = await iterator.next(); !next.done; next = await iterator.next()) {
        // Every stream gets the rows of a poll at the same moment. They take turns, so other requests are handled in between.
        if (collected === '') await turn();
        const text = await render(Object(next.value));
        if (isEnded) return;
        if (collected === '') setImmediate(flush);
        collected += text;
        if (collected.length >= chunkLength) flush();
        if (out.writableNeedDrain) await drained();
      }
    }
    out.once('close', () => finish('left'));
    out.write(comment);
    pump().catch((error: unknown) => finish(error instanceof ApiError && error.code === 'STREAM_ENDED' ? 'slow' : 'refused', toError(error)));
  };
}

interface SentOperation {
  /** Undefined when the hash belongs to no trusted document. */
  readonly text: string | undefined;
  readonly operationName: string | null;
  readonly variables: Readonly<Record<string, unknown>>;
}

/** @throws an error with a status when the request is not an operation */
function sentOperation({ method, body, query }: FastifyRequest, documents: Documents): SentOperation {
  const params = method === 'GET' ? withParsed(Object(query)) : body;
  if (!Question.Check(params)) throw refused(400, 'The request has to be an object with "query", or with the hash of a trusted document');
  const hash = params.extensions?.persistedQuery?.sha256Hash;
  if (params.query === undefined && hash === undefined) throw refused(400, 'There is no "query"');
  if (params.query !== undefined && hash !== undefined && hashOf(params.query) !== hash) throw refused(400, 'The hash is of another document');
  // Generated clients send an empty name for none.
  return { text: params.query ?? documents.trustedText(hash ?? ''), operationName: params.operationName || null, variables: { ...params.variables } };
}

/** @throws an error with a status unless the parameters of the address are JSON */
function withParsed({ variables, extensions, ...others }: Record<string, unknown>): unknown {
  const parsed = (value: unknown) => (value === undefined ? undefined : JSON.parse(String(value)));
  try {
    return { ...others, ...(variables !== undefined && { variables: parsed(variables) }), ...(extensions !== undefined && { extensions: parsed(extensions) }) };
  } catch {
    throw refused(400, '"variables" and "extensions" have to be JSON');
  }
}

const refused = (statusCode: number, message: string) => Object.assign(new Error(message), { statusCode });
const refusal = (code: string, message: string): Opened => ({ errors: [{ message, extensions: { code } }] });
const toError = (error: unknown): Error => (error instanceof Error ? error : new Error(String(error)));
const isResult = (source: object): source is ExecutionResult => !(Symbol.asyncIterator in source);

/** Returns the client-visible form of an error. A document's faults already have it. */
function visible(error: Error | GraphQLFormattedError, context: Context): GraphQLFormattedError {
  if (!(error instanceof Error)) return error;
  const cause = error instanceof GraphQLError ? (error.originalError ?? error) : error;
  return formatError(error instanceof GraphQLError ? error.toJSON() : { message: error.message }, toolRefusal(cause, context) ?? cause);
}

function refusalText(errors: readonly GraphQLFormattedError[], requestId: string): string {
  const result: FormattedExecutionResult = { errors };
  completeErrors(result, { headers: new Map() }, requestId);
  return nextText(result);
}
