/** A peer: Apollo Server on Fastify as its documentation shows it, with REST data sources. */
import { RESTDataSource } from '@apollo/datasource-rest';
import { ApolloServer } from '@apollo/server';
import { fastifyApolloDrainPlugin, fastifyApolloHandler } from '@as-integrations/fastify';
import fastify from 'fastify';
import type { Call } from '../../rest/contract/call.ts';
import { tellPort } from '../process.ts';
import { type PeerRequest, payloadOf, type Rest } from './rest.ts';
import { type PeerContext, schema } from './schema.ts';

class RestApi extends RESTDataSource implements Rest {
  override baseURL = process.env['REST_URL'] ?? '';
  readonly #authorization: string;

  constructor(authorization: string) {
    super();
    this.#authorization = authorization;
  }

  protected override parseBody(response: { text(): Promise<string> }) {
    return response.text();
  }

  async send<C extends Call>(call: C, { query, body }: PeerRequest<C>) {
    const headers = { authorization: this.#authorization };
    const text = call.method === 'GET' ? await this.get(call.path, { headers, params: query ?? {} }) : await this.post(call.path, { headers, body });
    return payloadOf(call, text);
  }
}

const app = fastify();
const apollo = new ApolloServer<PeerContext>({ schema, plugins: [fastifyApolloDrainPlugin(app)] });
await apollo.start();
app.post('/graphql', fastifyApolloHandler(apollo, { context: async ({ headers }) => ({ rest: new RestApi(headers.authorization ?? '') }) }));
await app.ready();
tellPort(app.server);
