/** Serves `/graphql` and `/graphql/stream`, with limits, masked errors and a request id on every error. */
import { createHash } from 'node:crypto';
import { setImmediate as round } from 'node:timers/promises';
import { fastifyApolloHandler } from '@as-integrations/fastify';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type ExecutionResult, type FormattedExecutionResult, GraphQLError, type GraphQLSchema } from 'graphql';
import type { Context, Services } from '../graphql/context.ts';
import { createDocuments, type Document, type DocumentsOptions, type FormerDocument } from '../graphql/documents.ts';
import { createExecutor, type Executor } from '../graphql/executor.ts';
import { createExplainer } from '../graphql/explain.ts';
import { maxBodyBytes } from '../graphql/limits.ts';
import { schemaVersion, typeDefs } from '../graphql/schema.ts';
import { webDocuments } from '../graphql/web-documents.generated.ts';
import type { Upstream } from '../upstream/client.ts';
import { mediaTypeOf } from '../upstream/header-values.ts';
import { callsOf } from '../upstream/operation.ts';
import { traceFacts } from '../upstream/span.ts';
import { networkOf } from './address.ts';
import { startApollo } from './apollo.ts';
import { ConnectionSignal } from './connection-signal.ts';
import { costHeader, explainHeader, isAsked, versionHeader } from './custom-headers.ts';
import { createFastPath } from './fast-path.ts';
import { createEnd } from './operation-end.ts';
import { createQueue } from './queue.ts';
import { type StreamTimes, serveStream } from './stream.ts';
import type { TokenLimit } from './token-limit.ts';
import { completeErrors, logError, visibleRequestError } from './visible-error.ts';

/** Weak ETag, because the text may be compressed in transit. */
const schemaTag = `W/"${createHash('sha256').update(typeDefs).digest('base64url')}"`;

export interface GraphqlOptions {
  readonly schema: GraphQLSchema;
  readonly upstream: Upstream;
  readonly services: Services;
  /** Salt for the address marks in the log. */
  readonly secret: string;
  readonly introspection: boolean;
  readonly trustedOnly: boolean;
  readonly formerDocuments: readonly FormerDocument[];
  readonly compileAfter: DocumentsOptions['compileAfter'];
  /** True when known operations bypass Apollo Server. False only to compare both paths. */
  readonly hasFastPath: boolean;
  readonly streamTimes?: Partial<StreamTimes> | undefined;
  readonly tokenLimit: TokenLimit;
}

export interface ServedGraphql {
  /** Ends all streams and refuses new ones. */
  endStreams(): void;
  /** Finishes running operations and refuses new ones. */
  stop(): Promise<void>;
}

export async function serveGraphql(app: FastifyInstance, options: GraphqlOptions): Promise<ServedGraphql> {
  const {
    schema,
    upstream,
    services,
    secret,
    introspection,
    trustedOnly,
    formerDocuments: former,
    compileAfter,
    hasFastPath,
    streamTimes,
    tokenLimit,
  } = options;
  const now = () => services.clock.now().getTime();
  const documents = createDocuments({ schema, trusted: webDocuments, former, now, trustedOnly, introspection, compileAfter });
  const run = createExecutor({ schema, hints: introspection });
  const explain = createExplainer({ schema, hints: introspection });
  const execute: Executor = (operation) => (operation.context.isExplained ? explain : run)(operation).catch(failed);
  const end = createEnd(app.log, webDocuments, secret);

  async function findDocument(text: string, context: Context): Promise<Document> {
    const { token } = context;
    const isTool = token?.isTool === true && (await toolOf(context)) !== null;
    return documents.find(text, { isTool, isKept: () => token !== null && services.tokenRoles.isConfirmed(token) });
  }

  const apollo = await startApollo({ schema, documents, findDocument, execute, end, write, log: app.log });

  const contextOf = (request: FastifyRequest, reply: FastifyReply): Context => {
    const { id: requestId, token, headers } = request;
    const address = networkOf(request.ip);
    const signal = new ConnectionSignal(reply.raw);
    // When the request is not an operation, the span is never ended and so never sent.
    const span = request.span?.begin('GraphQL operation', 'internal', { 'request.id': requestId }) ?? null;
    return {
      requestId,
      span,
      token,
      isTokenUnread: headers.authorization !== undefined && token === null,
      address,
      signal,
      calls: callsOf(upstream, { token, requestId, span, address, signal }),
      wantsCost: isAsked(request, costHeader),
      isExplained: isAsked(request, explainHeader),
      services,
    };
  };

  const throughApollo = fastifyApolloHandler(apollo, { context: async (request, reply) => contextOf(request, reply) });
  const fastPath = hasFastPath ? createFastPath({ documents, tokenRoles: services.tokenRoles, execute, contextOf, end, write }) : () => null;

  const turn = createQueue();
  const isKnown = ({ token }: FastifyRequest) => token !== null && services.tokenRoles.idOf(token) !== null;

  async function onRequest(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    // Responses contain personal data.
    reply.header('cache-control', 'no-store').header(versionHeader, schemaVersion);
    if (request.method === 'POST') refuseOtherContent(request);
    await tokenLimit.countRequest(request, reply);
    if (!isKnown(request)) await turn();
  }

  let endStreams = () => {};
  await app.register((scope, _options, done) => {
    scope.setErrorHandler((error: FastifyError, { id: requestId, span }, reply) => {
      const { message, code, status, facts } = visibleRequestError(error);
      if (status >= 500) logError(app.log, error, { requestId, ...traceFacts(span) });
      return reply.code(status).send({ errors: [{ message, extensions: { code, ...facts, requestId } }] });
    });
    scope.route({
      method: ['GET', 'POST'],
      url: '/graphql',
      bodyLimit: maxBodyBytes,
      onRequest,
      handler(request, reply) {
        return fastPath(request, reply) ?? throughApollo.call(this, request, reply);
      },
      async onSend(request, reply, payload) {
        await tokenLimit.countAnswered(request, reply);
        return reply.statusCode >= 400 && typeof payload === 'string' ? completed(payload, request.id) : payload;
      },
    });
    endStreams = serveStream(scope, { schema, hints: introspection, documents, findDocument, contextOf, onRequest, end, times: streamTimes });
    done();
  });
  if (introspection)
    app.get('/schema.graphql', async ({ headers }, reply) => {
      reply.headers({ [versionHeader]: schemaVersion, 'cache-control': 'no-cache', etag: schemaTag });
      if (headers['if-none-match']?.includes(schemaTag)) return reply.code(304).send();
      return reply.type('text/plain; charset=utf-8').send(typeDefs);
    });
  return { endStreams, stop: () => apollo.stop() };
}

/** Ends the operation after a bug outside of any field as after one in a field, so that it is answered, logged and counted the same way. */
function failed(error: unknown): ExecutionResult {
  const originalError = error instanceof Error ? error : new Error(String(error));
  return { data: null, errors: [new GraphQLError(originalError.message, { originalError })] };
}

/** Serialises the result. Completing and serialising a long list both block the event loop, so other requests get a turn in between. */
async function write(result: FormattedExecutionResult): Promise<string> {
  if (isLong(result)) await round();
  return JSON.stringify(result);
}

/** Returns true for a long result. Only calls without pages return lists of this length, at the top level. */
const isLong = ({ data }: FormattedExecutionResult) => Object.values(data ?? {}).some((value) => Array.isArray(value) && value.length > 1_000);

/** Refuses content types other than `application/json`, because a foreign page can make a browser send the others without a preflight. */
function refuseOtherContent({ headers }: FastifyRequest): void {
  const type = headers['content-type'];
  if (mediaTypeOf(type) === 'application/json') return;
  const message = `The header "content-type" has to be "application/json"; ${type === undefined ? 'there is none' : `it is "${type}"`}`;
  throw Object.assign(new Error(message), { statusCode: 415 });
}

/** Completes the errors of a request that never became an operation, and so passed no plugin. */
function completed(payload: string, requestId: string): string {
  if (!payload.startsWith('{')) return payload;
  const body: FormattedExecutionResult = JSON.parse(payload);
  completeErrors(body, { headers: new Map() }, requestId);
  return JSON.stringify(body);
}

/** Returns the name of the calling tool. The roles of every token in a tool's format are read first, so log and metrics can name the tool. */
async function toolOf({ token, requestId, span, signal, calls, services }: Context): Promise<string | null> {
  if (token === null || !calls.extensions) return null;
  // Missing permissions and failures of the REST API become errors of the fields.
  await services.tokenRoles.rolesOf({ token, requestId, span, signal }).catch(() => undefined);
  return services.tokenRoles.toolOf(token);
}
