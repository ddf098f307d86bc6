/** Apollo Server on the custom executor. It answers every operation that does not take the fast path. */
import { ApolloServer, type ApolloServerOptionsWithGateway, type ApolloServerPlugin, HeaderMap } from '@apollo/server';
import { ApolloServerPluginCacheControlDisabled, ApolloServerPluginLandingPageDisabled } from '@apollo/server/plugin/disabled';
import type { FastifyBaseLogger } from 'fastify';
import { type DocumentNode, type FormattedExecutionResult, GraphQLError, type GraphQLSchema } from 'graphql';
import type { Context } from '../graphql/context.ts';
import type { Document, Documents } from '../graphql/documents.ts';
import type { Executor } from '../graphql/executor.ts';
import { clientHeaders } from './client-name.ts';
import { preflightHeaders } from './custom-headers.ts';
import type { EndOperation } from './operation-end.ts';
import { formatError } from './visible-error.ts';

export interface ApolloOptions {
  readonly schema: GraphQLSchema;
  readonly documents: Documents;
  readonly findDocument: (text: string, context: Context) => Promise<Document>;
  readonly execute: Executor;
  readonly end: EndOperation;
  /** Serialises a result. */
  readonly write: (result: FormattedExecutionResult) => Promise<string>;
  readonly log: FastifyBaseLogger;
}

export async function startApollo({ schema, documents, findDocument, execute, end, write, log }: ApolloOptions): Promise<ApolloServer<Context>> {
  /** Documents by their parsed form, because Apollo Server passes on only the parsed document. */
  const documentsByNode = new WeakMap<DocumentNode, Document>();
  const gateway: ApolloServerOptionsWithGateway<Context>['gateway'] = {
    onSchemaLoadOrUpdate(loaded) {
      loaded({ apiSchema: schema, coreSupergraphSdl: '' });
      return () => {};
    },
    load: async () => ({
      async executor({ document, request, context }) {
        const found = documentsByNode.get(document);
        if (!isContext(context) || found === undefined) throw new Error('an operation has no context, or its document was not looked up');
        return execute({ document: found, operationName: request.operationName ?? null, variables: request.variables ?? {}, context });
      },
    }),
    stop: async () => {},
  };

  const apollo = new ApolloServer<Context>({
    gateway,
    // With a token, a GET needs no further header, because urql sends none.
    csrfPrevention: { requestHeaders: preflightHeaders },
    persistedQueries: { cache: trustedTexts(documents) },
    // The gateway caches the facts about documents itself.
    documentStore: null,
    includeStacktraceInErrorResponses: false,
    stopOnTerminationSignals: false,
    formatError,
    stringifyResult: write,
    logger: { debug: () => {}, info: () => {}, warn: (message) => log.warn(message), error: (message) => log.error(message) },
    plugins: [
      // Apollo's cache control is off because it would wrap every field for a header that no client reads.
      ApolloServerPluginCacheControlDisabled(),
      ApolloServerPluginLandingPageDisabled(),
      answer(findDocument, documentsByNode, end),
    ],
  });
  await apollo.start();
  return apollo;
}

/** Type guard, because Apollo Server types the context as a record of anything. */
const isContext = (value: object): value is Context => 'calls' in value && 'services' in value;

/** Texts of trusted documents by hash. Only trusted documents can be requested by hash, and clients cannot add any. */
function trustedTexts({ trustedText }: Documents) {
  return {
    get: async (key: string) => trustedText(key.replace('apq:', '')),
    set: async () => {},
    delete: async () => {},
  };
}

/** Finds the document, answers requests that cannot run, and ends every operation. Apollo Server parses and validates only unknown documents. */
function answer(
  findDocument: (text: string, context: Context) => Promise<Document>,
  documentsByNode: WeakMap<DocumentNode, Document>,
  end: EndOperation,
): ApolloServerPlugin<Context> {
  return {
    async requestDidStart({ contextValue, request }) {
      const { http } = request;
      // Generated clients send an empty string for no name.
      if (request.operationName === '') delete request.operationName;
      const startedAt = performance.now();
      let document: Document | undefined;
      return {
        async didResolveSource(request) {
          document = await findDocument(request.source, contextValue);
          documentsByNode.set(document.node, document);
          Object.assign(request, { document: document.node });
        },
        async didResolveOperation({ request }) {
          const operation = document?.operation(request.operationName ?? null);
          if (operation?.definition.operation === 'subscription')
            throw new GraphQLError('Send subscriptions to /graphql/stream', { extensions: { code: 'BAD_REQUEST' } });
          if (operation?.excess) throw operation.excess;
        },
        async responseForOperation() {
          if (document === undefined || document.faults.length === 0) return null;
          return { http: { status: 400, headers: new HeaderMap() }, body: { kind: 'single', singleResult: { errors: document.faults } } };
        },
        async willSendResponse({ request, errors: thrown = [], response: { body, http: head } }) {
          if (body.kind !== 'single') return;
          const operation = document?.operation(request.operationName ?? null) ?? null;
          const { variables = {} } = request;
          const headers = Object.fromEntries(clientHeaders.map((name) => [name, http?.headers.get(name)]));
          end({ path: 'full', operation, contextValue, startedAt, headers, variables, thrown, result: body.singleResult }, head);
        },
      };
    },
  };
}
