/**
 * Serves the playground at `/graphql` when a browser requests a page, whatever operation the address contains, and its files. Nothing is loaded from
 * elsewhere.
 */
import { readFile } from 'node:fs/promises';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { hashedFiles } from './web-client.ts';

/** Content security policy. The editor needs inline styles and workers for its languages; everything else is as strict as the web client's. */
const playgroundPolicy =
  "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; font-src 'self' data:; img-src 'self' data:; connect-src 'self'; worker-src 'self' blob:; base-uri 'none'; form-action 'self'; frame-ancestors 'none'";

/** @param folder the built playground. @returns false when the playground was not built */
export async function servePlayground(app: FastifyInstance, folder: string): Promise<boolean> {
  const page = await readFile(`${folder}/index.html`, 'utf8').catch(() => null);
  if (page === null) return false;
  await app.register(fastifyStatic, {
    ...hashedFiles,
    root: `${folder}/assets`,
    prefix: '/playground/assets/',
    decorateReply: false,
  });
  app.addHook('onRequest', (request, reply, done) => {
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    if (!isRead || !/^\/graphql\/?(\?|$)/.test(request.url) || !request.headers.accept?.includes('text/html')) return done();
    return reply.headers({ 'content-security-policy': playgroundPolicy, 'cache-control': 'no-store' }).type('text/html; charset=utf-8').send(page);
  });
  return true;
}
