/** Serves the web client: its hashed files below `/assets/`, and its page for every other address a browser requests. */
import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import fastifyStatic, { type FastifyStaticOptions } from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Clock } from '../../rest/contract/clock.ts';
import type { MapTiles } from '../config.ts';
import { sendCompressed } from './compression.ts';
import { refuseMethod } from './fallback-routes.ts';
import { policyOf } from './security-headers.ts';

export interface WebClientOptions {
  readonly folder: string;
  /** True when there is a maps key, so the page's policy allows Google Maps. */
  readonly googleMaps: boolean;
  /** The map tiles, whose exact origin the page's policy allows; null for none. */
  readonly mapTiles: MapTiles | null;
  readonly clock: Clock;
  /** Fields of `clientConfig`, so that the first screen does not change its columns after a query. */
  readonly clientConfig: object;
}

/** Options for serving built files: cached for a year because their names change with their content, and sent as the build's compressed copies. */
export const hashedFiles: Pick<FastifyStaticOptions, 'immutable' | 'maxAge' | 'index' | 'preCompressed' | 'setHeaders'> = {
  immutable: true,
  maxAge: '1y',
  index: false,
  preCompressed: true,
  setHeaders: (response) => response.setHeader('vary', 'accept-encoding'),
};

/** Permissions policy. The camera reads QR codes. */
const permissions = 'camera=(self), microphone=(), geolocation=()';

/** Response header that identifies the served build by its first script. */
const buildHeader = 'x-web-build';

const noncePlaceholder = '__CSP_NONCE__';
const timePlaceholder = '__SERVER_TIME__';
const configPlaceholder = '__CLIENT_CONFIG__';

/** Response header with the server's time, because the clock of a device may be wrong. */
const timeHeader = 'x-server-time';

/** Paths that never return the page, so a missing file there is a 404. */
const notThePage = /^\/(graphql|images|exports|health|metrics|assets|playground|basemap|schema\.graphql|favicon\.ico|robots\.txt)(\/|$)/;

/** @returns false when no client has been built */
export async function serveWebClient(app: FastifyInstance, { folder, googleMaps, mapTiles, clock, clientConfig }: WebClientOptions): Promise<boolean> {
  const built = await readFile(`${folder}/index.html`, 'utf8').catch(() => null);
  if (built === null) return false;
  const page = built.replace(configPlaceholder, () => attributeText(JSON.stringify(clientConfig)));
  const parts = page.split(noncePlaceholder);
  const tiles = mapTiles === null ? [] : [new URL(mapTiles.url).origin];
  await app.register(fastifyStatic, { ...hashedFiles, root: `${folder}/assets`, prefix: '/assets/' });

  // An open page compares this value with its own to detect a new build.
  const build = /<script[^>]* src="\/assets\/([^"]+)"/.exec(page)?.[1];
  app.addHook('onRequest', ({ routeOptions }, reply, done) => {
    if (routeOptions.url === '/graphql') {
      if (build !== undefined) reply.header(buildHeader, build);
      reply.header(timeHeader, clock.now().toISOString());
    }
    done();
  });

  // Search engines must not index the back office.
  app.get('/robots.txt', async (_request, reply) => reply.type('text/plain; charset=utf-8').send('User-agent: *\nDisallow: /\n'));
  // Browsers request this path when they show something other than a page. It serves the page's icon.
  const icon = /<link rel="icon" href="\/assets\/([^"]+)"/.exec(page)?.[1];
  if (icon !== undefined) app.get('/favicon.ico', async (_request, reply) => reply.sendFile(icon, { maxAge: '1d', immutable: false }));

  // Every address without a route returns the page, before a body is read.
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

/** Escapes a text for an attribute in double quotes. */
const attributeText = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

/**
 * Returns true when the client accepts the page: without an `accept` header, or with one that accepts anything. A program that accepts JSON but
 * not HTML has the wrong address, and so does a script or picture requested by its extension.
 */
function takesPage(path: string, accept = '*/*'): boolean {
  if (accept.includes('text/html')) return true;
  const isFile = /\.\w+$/.test(path);
  return !isFile && /\*\/\*|text\/\*/.test(accept) && !accept.includes('application/json');
}

/** Returns the policy of the page: same-origin files only, or Google's documented policy for the Maps JavaScript API with a maps key. */
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
