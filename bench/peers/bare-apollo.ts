/** A peer: Apollo Server on Fastify with graphql-jit and without cache control, and nothing else. */
import { ApolloServer, type ApolloServerOptionsWithGateway } from '@apollo/server';
import { ApolloServerPluginCacheControlDisabled } from '@apollo/server/plugin/disabled';
import { fastifyApolloHandler } from '@as-integrations/fastify';
import fastify from 'fastify';
import type { DocumentNode } from 'graphql';
import { type CompiledQuery, compileQuery, isCompiledQuery } from 'graphql-jit';
import { tellPort } from '../process.ts';
import { restOf } from './rest.ts';
import { type PeerContext, schema } from './schema.ts';

const compiled = new WeakMap<DocumentNode, CompiledQuery>();

function compiledOf(document: DocumentNode): CompiledQuery {
  const found = compiled.get(document) ?? compileQuery(schema, document);
  if (!isCompiledQuery(found)) throw new Error('not compiled');
  compiled.set(document, found);
  return found;
}

const gateway: ApolloServerOptionsWithGateway<PeerContext>['gateway'] = {
  onSchemaLoadOrUpdate(loaded) {
    loaded({ apiSchema: schema, coreSupergraphSdl: '' });
    return () => {};
  },
  load: async () => ({
    executor: async ({ document, request, context }) => compiledOf(document).query(undefined, context, request.variables ?? {}),
  }),
  stop: async () => {},
};

const apollo = new ApolloServer<PeerContext>({ gateway, plugins: [ApolloServerPluginCacheControlDisabled()] });
await apollo.start();
const app = fastify();
app.post('/graphql', fastifyApolloHandler(apollo, { context: async ({ headers }) => ({ rest: restOf(headers.authorization ?? '') }) }));
await app.ready();
tellPort(app.server);
