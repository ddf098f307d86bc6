/** Answers `/graphql`: Apollo Server on our executor, with limits, masked errors and a request id on every error. */
import { createHash } from 'node:crypto';
import { setImmediate as round } from 'node:timers/promises';
import { ApolloServer, type ApolloServerOptionsWithGateway, type ApolloServerPlugin, HeaderMap } from '@apollo/server';
import { ApolloServerPluginCacheControlDisabled, ApolloServerPluginLandingPageDisabled } from '@apollo/server/plugin/disabled';
import { fastifyApolloHandler } from '@as-integrations/fastify';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type DocumentNode, type ExecutionResult, type FormattedExecutionResult, GraphQLError, type GraphQLSchema } from 'graphql';
import type { Context, Services } from '../graphql/context.ts';
import { createDocuments, type Document, type Documents, type DocumentsOptions } from '../graphql/documents.ts';
import { createExecutor, type Executor } from '../graphql/executor.ts';
import { createExplainer } from '../graphql/explain.ts';
import { maxBodyBytes } from '../graphql/limits.ts';
import { schemaVersion, typeDefs } from '../graphql/schema.ts';
import { webDocuments } from '../graphql/web-documents.generated.ts';
import type { Upstream } from '../upstream/client.ts';
import { mediaTypeOf } from '../upstream/header-values.ts';
import { metered } from '../upstream/meter.ts';
import { callsOf } from '../upstream/operation.ts';
import { traceFacts } from '../upstream/span.ts';
import { networkOf } from './address.ts';
import { clientHeaders } from './client.ts';
import { ConnectionSignal } from './gone.ts';
import { costHeader, explainHeader, isAsked, versionHeader } from './headers.ts';
import { createLine } from './line.ts';
import { createEnd, type EndOperation } from './operation-end.ts';
import { createShortWay } from './short-way.ts';
import { completeErrors, formatError, logError, visibleRequestError } from './visible-error.ts';

/** Weak, because the text may be compressed on its way. */
const schemaTag = `W/"${createHash('sha256').update(typeDefs).digest('base64url')}"`;

export interface GraphqlOptions {
  readonly schema: GraphQLSchema;
  readonly upstream: Upstream;
  readonly services: Services;
  /** Salts the marks of addresses in the log. */
  readonly secret: string;
  readonly introspection: boolean;
  readonly trustedOnly: boolean;
  readonly compileAfter: DocumentsOptions['compileAfter'];
  /** True when known operations bypass Apollo Server; false only to compare both paths. */
  readonly takesShortWay: boolean;
}

/** @returns what ends it: running operations are finished, new ones are refused */
export async function serveGraphql(app: FastifyInstance, options: GraphqlOptions): Promise<() => Promise<void>> {
  const { schema, upstream, services, secret, introspection, trustedOnly, compileAfter, takesShortWay } = options;
  const documents = createDocuments({ schema, trusted: webDocuments, trustedOnly, introspection, compileAfter });
  /** Apollo Server hands on a document as it was parsed, and nothing beside it. */
  const looked = new WeakMap<DocumentNode, Document>();
  const run = createExecutor({ schema, hints: introspection });
  const explain = createExplainer({ schema, hints: introspection });
  const execute: Executor = (operation) => (operation.context.isExplained ? explain : run)(operation).catch(failed);
  const end = createEnd(app.log, webDocuments, secret);

  const gateway: ApolloServerOptionsWithGateway<Context>['gateway'] = {
    onSchemaLoadOrUpdate(loaded) {
      loaded({ apiSchema: schema, coreSupergraphSdl: '' });
      return () => {};
    },
    load: async () => ({
      async executor({ document, request, context }) {
        const known = looked.get(document);
        if (!isContext(context) || known === undefined) throw new Error('an operation has no context, or its document was not looked up');
        return execute({ document: known, operationName: request.operationName ?? null, variables: request.variables ?? {}, context });
      },
    }),
    stop: async () => {},
  };

  const apollo = new ApolloServer<Context>({
    gateway,
    // No page elsewhere can make a browser send any of these unasked. With a token a GET needs no header of its own, as urql sends it.
    csrfPrevention: { requestHeaders: ['x-apollo-operation-name', 'apollo-require-preflight', 'authorization'] },
    persistedQueries: { cache: trustedTexts(documents) },
    // Facts about documents are cached by the gateway.
    documentStore: null,
    includeStacktraceInErrorResponses: false,
    stopOnTerminationSignals: false,
    formatError,
    stringifyResult: write,
    logger: { debug: () => {}, info: () => {}, warn: (message) => app.log.warn(message), error: (message) => app.log.error(message) },
    plugins: [
      // Apollo's cache control is off: it would wrap every field to make a header that no client reads.
      ApolloServerPluginCacheControlDisabled(),
      ApolloServerPluginLandingPageDisabled(),
      answer(documents, looked, end),
    ],
  });
  await apollo.start();

  const contextOf = (request: FastifyRequest, reply: FastifyReply): Context => {
    const { id: requestId, token, headers } = request;
    const address = networkOf(request.ip);
    const signal = new ConnectionSignal(reply.raw);
    // When the request turns out to be no operation, the span is never ended and so never sent.
    const span = request.span?.begin('GraphQL operation', 'internal', { 'request.id': requestId }) ?? null;
    const meter = isAsked(request, costHeader) ? metered(upstream) : null;
    return {
      requestId,
      span,
      token,
      isTokenUnread: headers.authorization !== undefined && token === null,
      address,
      signal,
      calls: callsOf(meter?.upstream ?? upstream, { token, requestId, span, address, signal }),
      cost: meter?.cost ?? null,
      isExplained: isAsked(request, explainHeader),
      services,
    };
  };

  const throughApollo = fastifyApolloHandler(apollo, { context: async (request, reply) => contextOf(request, reply) });
  const shortWay = takesShortWay ? createShortWay({ documents, viewers: services.viewers, execute, contextOf, end, write }) : () => null;

  const turn = createLine();
  const isKnown = ({ token }: FastifyRequest) => token !== null && services.viewers.idOf(token) !== null;

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
      onRequest: async (request, reply) => {
        // Answers belong to one person.
        reply.header('cache-control', 'no-store').header(versionHeader, schemaVersion);
        if (request.method === 'POST') refuseOtherContent(request);
        if (!isKnown(request)) await turn();
      },
      handler(request, reply) {
        return shortWay(request, reply) ?? throughApollo.call(this, request, reply);
      },
      onSend: (request, reply, payload, done) => done(null, reply.statusCode >= 400 && typeof payload === 'string' ? completed(payload, request.id) : payload),
    });
    done();
  });
  if (introspection)
    app.get('/schema.graphql', async ({ headers }, reply) => {
      reply.headers({ [versionHeader]: schemaVersion, 'cache-control': 'no-cache', etag: schemaTag });
      if (headers['if-none-match']?.includes(schemaTag)) return reply.code(304).send();
      return reply.type('text/plain; charset=utf-8').send(typeDefs);
    });
  return () => apollo.stop();
}

/** A bug outside of any field ends the operation as one in a field does, so that it is answered, logged and counted like it. */
function failed(error: unknown): ExecutionResult {
  const originalError = error instanceof Error ? error : new Error(String(error));
  return { data: null, errors: [new GraphQLError(originalError.message, { originalError })] };
}

/** Completing a long list has blocked the event loop, and writing the answer will block it again; in between the other requests get their turn. */
async function write(result: FormattedExecutionResult): Promise<string> {
  if (isLong(result)) await round();
  return JSON.stringify(result);
}

/** Only calls without pages give so many rows, and their lists stand at the top. */
const isLong = ({ data }: FormattedExecutionResult) => Object.values(data ?? {}).some((value) => Array.isArray(value) && value.length > 1_000);

/** Apollo Server hands the context on as a record of anything. */
const isContext = (value: object): value is Context => 'calls' in value && 'services' in value;

/** A page elsewhere can make a browser send the other types unasked; `application/json` it cannot. */
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

/** Only trusted documents can be asked for by hash; clients cannot add any. */
function trustedTexts({ trustedText }: Documents) {
  return {
    get: async (key: string) => trustedText(key.replace('apq:', '')),
    set: async () => {},
    delete: async () => {},
  };
}

/** Looks the document up, answers what cannot be run, and ends every operation. Apollo Server parses and validates only what has no document yet. */
function answer(documents: Documents, looked: WeakMap<DocumentNode, Document>, end: EndOperation): ApolloServerPlugin<Context> {
  return {
    async requestDidStart({ contextValue, request }) {
      const { http } = request;
      // Generated clients send an empty name for none.
      if (request.operationName === '') delete request.operationName;
      const startedAt = performance.now();
      let document: Document | undefined;
      return {
        async didResolveSource(request) {
          const { token, services } = contextValue;
          const isTool = token?.isTool === true && (await toolOf(contextValue)) !== null;
          document = documents.look(request.source, { isTool, isKept: () => token !== null && services.viewers.isConfirmed(token) });
          looked.set(document.node, document);
          Object.assign(request, { document: document.node });
        },
        async didResolveOperation({ request }) {
          const excess = document?.operation(request.operationName ?? null)?.excess;
          if (excess) throw excess;
        },
        async responseForOperation() {
          if (document === undefined || document.faults.length === 0) return null;
          return { http: { status: 400, headers: new HeaderMap() }, body: { kind: 'single', singleResult: { errors: document.faults } } };
        },
        async willSendResponse({ operation, errors: thrown = [], response: { body, http: head } }) {
          if (body.kind !== 'single') return;
          const headers = Object.fromEntries(clientHeaders.map((name) => [name, http?.headers.get(name)]));
          end({ path: 'full', operation, contextValue, startedAt, headers, thrown, result: body.singleResult }, head);
        },
      };
    },
  };
}

/** The name of the tool that asks: the REST API is asked about every token that looks like one, so that log and metrics can name it. */
async function toolOf({ token, requestId, span, signal, calls, services }: Context): Promise<string | null> {
  if (token === null || !calls.extensions) return null;
  // Missing permissions and failures of the REST API become errors of the fields.
  await services.viewers.rolesOf({ token, requestId, span, signal }).catch(() => undefined);
  return services.viewers.toolOf(token);
}
