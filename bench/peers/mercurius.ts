/** A peer: Mercurius with its compiler. */
import fastify from 'fastify';
import mercurius from 'mercurius';
import { tellPort } from '../process.ts';
import { restOf } from './rest.ts';
import { schema } from './schema.ts';

const app = fastify();
await app.register(mercurius, { schema, jit: 1, context: ({ headers }) => ({ rest: restOf(headers.authorization ?? '') }) });
await app.ready();
tellPort(app.server);
