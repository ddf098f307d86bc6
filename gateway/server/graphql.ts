/** Answers `/graphql`: Apollo Server on our executor, with limits, masked errors and a request id on every error. */
import { ApolloServer, type ApolloServerOptionsWithGateway, type ApolloServerPlugin } from '@apollo/server';
import { ApolloServerPluginCacheControlDisabled, ApolloServerPluginLandingPageDisabled } from '@apollo/server/plugin/disabled';
import { fastifyApolloHandler } from '@as-integrations/fastify';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { GraphQLError, type GraphQLFormattedError, type GraphQLSchema } from 'graphql';
import type { Context, Services } from '../graphql/context.ts';
import { documentRules } from '../graphql/document-rules.ts';
import { ApiError, internalMessage, shown } from '../graphql/errors.ts';
import { createExecutor, type ExecutorOptions } from '../graphql/executor.ts';
import { checkLimits, maxBodyBytes, maxTokens, operationLimits } from '../graphql/limits.ts';
import { typeDefs } from '../graphql/schema.ts';
import { tokenOf } from '../graphql/token.ts';
import type { Upstream } from '../upstream/client.ts';
import { type FaultKind, UpstreamFault } from '../upstream/fault.ts';
import { callBudget, callsOf } from '../upstream/operation.ts';
import { networkOf } from './address.ts';
import { goneSignal } from './gone.ts';
import { operationMetrics } from './operation-metrics.ts';

export interface GraphqlOptions {
  readonly schema: GraphQLSchema;
  readonly upstream: Upstream;
  readonly services: Services;
  readonly introspection: boolean;
  readonly compileAfter: ExecutorOptions['compileAfter'];
}

/** Faults that are somebody's answer and nobody's trouble. */
const daily: ReadonlySet<FaultKind> = new Set(['refused', 'unauthenticated', 'forbidden', 'cancelled']);

/** Codes of errors that Apollo Server makes itself and whose messages are about the request only. */
export const apolloCodes = new Set([
  'GRAPHQL_PARSE_FAILED',
  'GRAPHQL_VALIDATION_FAILED',
  'BAD_USER_INPUT',
  'BAD_REQUEST',
  'OPERATION_RESOLUTION_FAILURE',
  'PERSISTED_QUERY_NOT_SUPPORTED',
]);

/** @returns what ends it: running operations are finished, new ones are refused */
export async function serveGraphql(app: FastifyInstance, options: GraphqlOptions): Promise<() => Promise<void>> {
  const { schema, upstream, services } = options;
  const executor = createExecutor({
    schema,
    compileAfter: options.compileAfter,
    onError: (error, { requestId }) => {
      if (error instanceof ApiError) return;
      if (!(error instanceof UpstreamFault)) return app.log.error({ requestId, err: error }, 'a resolver failed');
      const { call, kind, detail } = error;
      if (!daily.has(kind)) app.log.warn({ requestId, call, fault: kind, detail }, 'a REST call failed');
    },
  });

  const gateway: ApolloServerOptionsWithGateway<Context>['gateway'] = {
    onSchemaLoadOrUpdate(loaded) {
      loaded({ apiSchema: schema, coreSupergraphSdl: '' });
      return () => {};
    },
    load: async () => ({
      async executor({ document, request, context }) {
        if (!isContext(context)) throw new Error('an operation has no context');
        return executor({ document, operationName: request.operationName ?? null, variables: request.variables ?? {}, context });
      },
    }),
    stop: async () => {},
  };

  const apollo = new ApolloServer<Context>({
    gateway,
    introspection: options.introspection,
    hideSchemaDetailsFromClientErrors: !options.introspection,
    csrfPrevention: true,
    persistedQueries: false,
    parseOptions: { maxTokens },
    validationRules: documentRules,
    includeStacktraceInErrorResponses: false,
    stopOnTerminationSignals: false,
    formatError(formatted, error) {
      const seen = visible(formatted, error);
      if (seen === null) app.log.error({ err: error }, 'an operation failed');
      return seen ?? { message: internalMessage, extensions: { code: 'INTERNAL_SERVER_ERROR' } };
    },
    logger: { debug: () => {}, info: () => {}, warn: (message) => app.log.warn(message), error: (message) => app.log.error(message) },
    plugins: [
      // It would wrap every field for a header that nobody reads.
      ApolloServerPluginCacheControlDisabled(),
      ApolloServerPluginLandingPageDisabled(),
      limits,
      errorDetails,
      operationMetrics(),
    ],
  });
  await apollo.start();

  const contextOf = async (request: FastifyRequest, reply: FastifyReply): Promise<Context> => {
    const { authorization } = request.headers;
    const { id: requestId } = request;
    const address = networkOf(request.ip);
    const token = tokenOf(authorization);
    // Each call listens, and each look-up of roles.
    const signal = goneSignal(reply, callBudget + operationLimits.rootFields);
    return {
      requestId,
      token,
      isTokenUnread: authorization !== undefined && token === null,
      address,
      signal,
      calls: callsOf(upstream, { token, requestId, address, signal }),
      services,
    };
  };

  await app.register((scope, _options, done) => {
    scope.setErrorHandler(answerBadRequest);
    scope.route({
      method: ['GET', 'POST'],
      url: '/graphql',
      bodyLimit: maxBodyBytes,
      onRequest: async (request, reply) => {
        // Answers belong to one person.
        reply.header('cache-control', 'no-store');
        return request.method === 'POST' ? refuseOtherContent(request, reply) : undefined;
      },
      handler: fastifyApolloHandler(apollo, { context: contextOf }),
      // Requests that never became an operation get the request id of their errors here.
      onSend: async (request, reply, payload) => (reply.statusCode >= 400 && typeof payload === 'string' ? withRequestId(payload, request.id) : payload),
    });
    done();
  });
  if (options.introspection) app.get('/schema.graphql', async (_request, reply) => reply.type('text/plain; charset=utf-8').send(typeDefs));
  return () => apollo.stop();
}

/** Apollo Server hands the context on as a record of anything. */
const isContext = (value: object): value is Context => 'calls' in value && 'services' in value;

/** A page elsewhere can make a browser send the other types unasked; `application/json` it cannot. */
function refuseOtherContent({ headers, id }: FastifyRequest, reply: FastifyReply) {
  const type = headers['content-type'];
  if (type?.split(';')[0]?.trim().toLowerCase() === 'application/json') return;
  const message = `The header "content-type" has to be "application/json"; ${type === undefined ? 'there is none' : `it is "${type}"`}`;
  return reply.code(415).send({ errors: [{ message, extensions: { code: 'BAD_REQUEST', requestId: id } }] });
}

/** What Fastify refuses before Apollo Server sees it: too large, no JSON, another content type. */
function answerBadRequest(error: FastifyError, request: FastifyRequest, reply: FastifyReply) {
  const status = error.statusCode ?? 500;
  if (status >= 500) request.log.error({ err: error }, 'a request failed');
  const tooLarge = status === 413;
  const message = tooLarge ? `The request body may have at most ${maxBodyBytes} bytes` : status < 500 ? error.message : internalMessage;
  const code = tooLarge ? 'OPERATION_LIMIT' : status < 500 ? 'BAD_REQUEST' : 'INTERNAL_SERVER_ERROR';
  return reply.code(status).send({ errors: [{ message, extensions: { code, requestId: request.id } }] });
}

/** Adds the request id to errors that lack it. */
function withRequestId(payload: string, requestId: string): string {
  if (!payload.startsWith('{')) return payload;
  const body: { errors?: GraphQLFormattedError[] } = JSON.parse(payload);
  const errors = body.errors?.map((error) => ({ ...error, extensions: { requestId, ...error.extensions } }));
  return JSON.stringify(errors ? { ...body, errors } : body);
}

/** The last gate: errors made by the executor and Apollo Server's known ones pass; null: everything else is masked. */
function visible(formatted: GraphQLFormattedError, error: unknown): GraphQLFormattedError | null {
  const code = formatted.extensions?.['code'];
  const made = error instanceof GraphQLError && error.originalError === undefined && (code !== 'INTERNAL_SERVER_ERROR' || error.message === internalMessage);
  if (made) return formatted;
  return typeof code === 'string' && apolloCodes.has(code) ? { ...formatted, extensions: { code } } : null;
}

const limits: ApolloServerPlugin<Context> = {
  requestDidStart: async () => ({
    async didResolveOperation({ document, operation }) {
      // Without one, graphql-js says which name is missing.
      if (operation === undefined) return;
      try {
        checkLimits(document, operation);
      } catch (error) {
        throw new GraphQLError(shown(error).message, { extensions: { ...shown(error).extensions, http: { status: 400 } } });
      }
    },
  }),
};

/** Every error names its request; the longest wait of them stands in the header too. */
const errorDetails: ApolloServerPlugin<Context> = {
  requestDidStart: async () => ({
    async willSendResponse({ response: { body, http }, contextValue: { requestId } }) {
      if (body.kind !== 'single' || body.singleResult.errors === undefined) return;
      const waits = body.singleResult.errors.map(({ extensions }) => extensions?.['retryAfter']).filter((wait) => typeof wait === 'number');
      if (waits.length > 0) http.headers.set('retry-after', String(Math.max(...waits)));
      body.singleResult.errors = body.singleResult.errors.map((error) => ({ ...error, extensions: { ...error.extensions, requestId } }));
    },
  }),
};
