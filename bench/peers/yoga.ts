/** A peer: GraphQL Yoga as documented, without its playground. */
import { createServer } from 'node:http';
import { createYoga } from 'graphql-yoga';
import { tellPort } from '../process.ts';
import { restOf } from './rest.ts';
import { schema } from './schema.ts';

const yoga = createYoga({ schema, graphiql: false, logging: false, context: ({ request }) => ({ rest: restOf(request.headers.get('authorization') ?? '') }) });
tellPort(createServer(yoga));
