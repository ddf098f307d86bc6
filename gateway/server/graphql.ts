/** Answers `/graphql`: Apollo Server on our executor, with limits, masked errors and a request id on every error. */
import { ApolloServer, type ApolloServerOptionsWithGateway, type ApolloServerPlugin } from '@apollo/server';
import { ApolloServerPluginCacheControlDisabled, ApolloServerPluginLandingPageDisabled } from '@apollo/server/plugin/disabled';
import { fastifyApolloHandler } from '@as-integrations/fastify';
import type { FastifyBaseLogger, FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { FormattedExecutionResult, GraphQLSchema } from 'graphql';
import type { Context, Services } from '../graphql/context.ts';
import { documentRules } from '../graphql/document-rules.ts';
import { createExecutor, type ExecutorOptions } from '../graphql/executor.ts';
import { createLimitCheck, maxBodyBytes, maxTokens, operationLimits } from '../graphql/limits.ts';
import { typeDefs } from '../graphql/schema.ts';
import { tokenOf } from '../graphql/token.ts';
import type { Upstream } from '../upstream/client.ts';
import { callBudget, callsOf } from '../upstream/operation.ts';
import { networkOf } from './address.ts';
import { goneSignal } from './gone.ts';
import { createLine } from './line.ts';
import { operationMetrics } from './operation-metrics.ts';
import { completeErrors, formatError, logError, visibleRequestError } from './visible-error.ts';

export interface GraphqlOptions {
  readonly schema: GraphQLSchema;
  readonly upstream: Upstream;
  readonly services: Services;
  readonly introspection: boolean;
  readonly compileAfter: ExecutorOptions['compileAfter'];
}

/** @returns what ends it: running operations are finished, new ones are refused */
export async function serveGraphql(app: FastifyInstance, options: GraphqlOptions): Promise<() => Promise<void>> {
  const { schema, upstream, services } = options;
  const executor = createExecutor({ schema, compileAfter: options.compileAfter });

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
    formatError,
    logger: { debug: () => {}, info: () => {}, warn: (message) => app.log.warn(message), error: (message) => app.log.error(message) },
    plugins: [
      // It would wrap every field for a header that nobody reads.
      ApolloServerPluginCacheControlDisabled(),
      ApolloServerPluginLandingPageDisabled(),
      limits(),
      errors(app.log),
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

  const turn = createLine();
  const isKnown = ({ headers }: FastifyRequest): boolean => {
    const token = tokenOf(headers.authorization);
    return token !== null && services.viewers.wasConfirmed(token);
  };

  await app.register((scope, _options, done) => {
    scope.setErrorHandler((error: FastifyError, { id: requestId }, reply) => {
      const { message, code, status, facts } = visibleRequestError(error);
      if (status >= 500) logError(app.log, error, requestId);
      return reply.code(status).send({ errors: [{ message, extensions: { code, ...facts, requestId } }] });
    });
    scope.route({
      method: ['GET', 'POST'],
      url: '/graphql',
      bodyLimit: maxBodyBytes,
      onRequest: async (request, reply) => {
        // Answers belong to one person.
        reply.header('cache-control', 'no-store');
        if (request.method === 'POST') await refuseOtherContent(request);
        if (!isKnown(request)) await turn();
      },
      handler: fastifyApolloHandler(apollo, { context: contextOf }),
      onSend: async (request, reply, payload) => (reply.statusCode >= 400 && typeof payload === 'string' ? completed(payload, request.id) : payload),
    });
    done();
  });
  if (options.introspection) app.get('/schema.graphql', async (_request, reply) => reply.type('text/plain; charset=utf-8').send(typeDefs));
  return () => apollo.stop();
}

/** Apollo Server hands the context on as a record of anything. */
const isContext = (value: object): value is Context => 'calls' in value && 'services' in value;

/** A page elsewhere can make a browser send the other types unasked; `application/json` it cannot. */
async function refuseOtherContent({ headers }: FastifyRequest): Promise<void> {
  const type = headers['content-type'];
  if (type?.split(';')[0]?.trim().toLowerCase() === 'application/json') return;
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

function limits(): ApolloServerPlugin<Context> {
  const checkLimits = createLimitCheck();
  return {
    requestDidStart: async () => ({
      async didResolveOperation({ document, operation }) {
        // Without one, graphql-js says which name is missing.
        if (operation !== undefined) checkLimits(document, operation);
      },
    }),
  };
}

const errors = (log: FastifyBaseLogger): ApolloServerPlugin<Context> => ({
  requestDidStart: async () => ({
    async didEncounterErrors({ errors, contextValue: { requestId } }) {
      for (const error of errors) logError(log, error, requestId);
    },
    async willSendResponse({ response: { body, http }, contextValue: { requestId } }) {
      if (body.kind === 'single') completeErrors(body.singleResult, http, requestId);
    },
  }),
});
