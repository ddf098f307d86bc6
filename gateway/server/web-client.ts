/** Answers with the web client: its hashed files below `/assets/`, and its page for every other address a browser asks for. */
import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Clock } from '../../rest/contract/clock.ts';
import type { MapTiles } from '../config.ts';
import { sendCompressed } from './compression.ts';
import { hashedFiles } from './hashed-files.ts';
import { refuseMethod } from './refusals.ts';
import { policyOf } from './security-headers.ts';

export interface WebClientOptions {
  readonly folder: string;
  /** With a key, the page's policy lets Google Maps in. */
  readonly googleMaps: boolean;
  /** With tiles, the page's policy lets exactly their origin in. */
  readonly mapTiles: MapTiles | null;
  readonly clock: Clock;
}

/** The camera reads QR codes. */
const permissions = 'camera=(self), microphone=(), geolocation=()';

/** Names the served build by its first script. */
const buildHeader = 'x-web-build';

const noncePlaceholder = '__CSP_NONCE__';
const timePlaceholder = '__SERVER_TIME__';

/** Tells the web client the server's time, because the clock of a device may be wrong. */
const timeHeader = 'x-server-time';

/** Paths that are never the page: what is missing there is missing. */
const notThePage = /^\/(graphql|images|exports|health|metrics|assets|playground|basemap|schema\.graphql|favicon\.ico|robots\.txt)(\/|$)/;

/** @returns false when there is no built client to serve */
export async function serveWebClient(app: FastifyInstance, { folder, googleMaps, mapTiles, clock }: WebClientOptions): Promise<boolean> {
  const page = await readFile(`${folder}/index.html`, 'utf8').catch(() => null);
  if (page === null) return false;
  const parts = page.split(noncePlaceholder);
  const tiles = mapTiles === null ? [] : [new URL(mapTiles.url).origin];
  await app.register(fastifyStatic, { ...hashedFiles, root: `${folder}/assets`, prefix: '/assets/' });

  // A page that is open compares it with its own, and so knows that another build is served.
  const build = /<script[^>]* src="\/assets\/([^"]+)"/.exec(page)?.[1];
  app.addHook('onRequest', ({ routeOptions }, reply, done) => {
    if (routeOptions.url === '/graphql') {
      if (build !== undefined) reply.header(buildHeader, build);
      reply.header(timeHeader, clock.now().toISOString());
    }
    done();
  });

  // Search engines must not list the back office.
  app.get('/robots.txt', async (_request, reply) => reply.type('text/plain; charset=utf-8').send('User-agent: *\nDisallow: /\n'));
  // Asked for by browsers that show something else than a page; it is the page's own.
  const icon = /<link rel="icon" href="\/assets\/([^"]+)"/.exec(page)?.[1];
  if (icon !== undefined) app.get('/favicon.ico', async (_request, reply) => reply.sendFile(icon, { maxAge: '1d', immutable: false }));

  // Every address without a route is the page's, before a body is read.
  app.addHook('onRequest', (request, reply, done) => {
    if (!request.is404 || notThePage.test(request.url.split('?')[0] ?? '')) return done();
    if (request.method !== 'GET' && request.method !== 'HEAD') return refuseMethod(reply, ['GET', 'HEAD']);
    return takesPage(request.url.split('?')[0] ?? '', request.headers.accept) ? sendPage(request, reply) : done();
  });

  function sendPage(request: FastifyRequest, reply: FastifyReply) {
    const nonce = randomBytes(16).toString('base64url');
    reply.header('content-security-policy', policyOf(pageDirectives(nonce, googleMaps, tiles)));
    if (build !== undefined) reply.header(buildHeader, build);
    reply.header('permissions-policy', permissions).header('cache-control', 'no-store').type('text/html; charset=utf-8');
    return sendCompressed(request, reply, parts.join(nonce).replace(timePlaceholder, clock.now().toISOString()));
  }
  return true;
}

/**
 * Returns true when the client accepts the page: without an `accept` header, or with one that accepts anything. A program that accepts JSON and
 * not HTML has the wrong address, and so has a script or a picture that requests a file by its extension.
 */
function takesPage(path: string, accept = '*/*'): boolean {
  if (accept.includes('text/html')) return true;
  const isFile = /\.\w+$/.test(path);
  return !isFile && /\*\/\*|text\/\*/.test(accept) && !accept.includes('application/json');
}

/** Own files only; with a maps key, the policy that Google documents for the Maps JavaScript API. */
function pageDirectives(nonce: string, googleMaps: boolean, tiles: readonly string[]): Record<string, string[]> {
  const sources = ["'self'", `'nonce-${nonce}'`];
  const strict = {
    'default-src': ["'none'"],
    'script-src': sources,
    'style-src': sources,
    'img-src': ["'self'", 'data:', ...tiles],
    'connect-src': ["'self'"],
    'font-src': ["'self'"],
    'manifest-src': ["'self'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
  };
  if (!googleMaps) return strict;
  const google = ['https://*.googleapis.com', 'https://*.gstatic.com', 'https://*.google.com'];
  return {
    ...strict,
    'script-src': [...sources, "'strict-dynamic'", "'unsafe-eval'", 'https:', 'blob:'],
    'style-src': [...sources, 'https://fonts.googleapis.com'],
    'img-src': ["'self'", 'data:', ...tiles, ...google, 'https://*.googleusercontent.com'],
    'connect-src': ["'self'", 'data:', 'blob:', ...google],
    'font-src': ["'self'", 'https://fonts.gstatic.com'],
    'frame-src': ['https://*.google.com'],
    'worker-src': ["'self'", 'blob:'],
  };
}
