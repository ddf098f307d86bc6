/** Assembles the gateway: one HTTP server over one REST API. */
import { isUtf8 } from 'node:buffer';
import { randomUUID } from 'node:crypto';
import path from 'node:path';
import fastify, { type FastifyBaseLogger, type FastifyInstance, type FastifyRequest, LogController } from 'fastify';
import type { Redis } from 'ioredis';
import { collectDefaultMetrics, register } from 'prom-client';
import { maxHeaderBytes } from '../../rest/contract/tokens.ts';
import type { Config } from '../config.ts';
import { createAsyncCache } from '../graphql/async-cache.ts';
import { createChangeFeed } from '../graphql/changes/change-feed.ts';
import type { Services } from '../graphql/context.ts';
import { type DocumentsOptions, defaultCompileAfter, type FormerDocument } from '../graphql/documents.ts';
import { createExportTickets } from '../graphql/export-tickets.ts';
import { createIdempotencyRecords } from '../graphql/idempotency.ts';
import { createImageLinks } from '../graphql/image-links.ts';
import { createOpenLimiter } from '../graphql/open-limits.ts';
import { openRedis } from '../graphql/redis.ts';
import { createTokenRoles } from '../graphql/token-roles.ts';
import { createUsage } from '../graphql/usage/usage.ts';
import { createOwnUsageStore, createSharedUsageStore, type UsageStore } from '../graphql/usage/usage-store.ts';
import { directoryOptions } from '../modules/employees/find-employee.ts';
import { schema } from '../modules/schema.ts';
import { createUpstream, type Upstream } from '../upstream/client.ts';
import { createFiles } from '../upstream/files.ts';
import { traceFacts } from '../upstream/span.ts';
import { type Token, tokenOf } from '../upstream/token.ts';
import { type Basemap, serveBasemap } from './basemap.ts';
import { clientOf } from './client-name.ts';
import { compressResponses } from './compression.ts';
import { shareWithOrigins } from './cors.ts';
import { serveExports } from './export-download.ts';
import { answerUnreadable, refuseInOwnWords } from './fallback-routes.ts';
import { watchConnections } from './graceful-shutdown.ts';
import { serveGraphql } from './graphql.ts';
import { serveHealth } from './health.ts';
import { serveImages } from './images.ts';
import { createLogger, type LogDestination } from './logger.ts';
import { servePlayground } from './playground.ts';
import { routeOf, traceRequests } from './request-spans.ts';
import { securityHeaders } from './security-headers.ts';
import type { StreamTimes } from './stream.ts';
import { createThumbnailCache } from './thumbnail-cache.ts';
import { createThumbnails } from './thumbnails.ts';
import { limitTokens } from './token-limit.ts';
import { logError } from './visible-error.ts';
import { serveWebClient } from './web-client.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Null when the request has no readable token. */
    token: Token | null;
  }
}

export interface GatewayOptions {
  readonly config: Config;
  readonly secret: string;
  /** URL of the REST API. */
  readonly restUrl: URL;
  /** Folder of the built web client. */
  readonly webFolder: string;
  readonly basemap: Basemap | null;
  /** Folder of the built playground. */
  readonly playgroundFolder: string;
  /** Documents of earlier builds of the web client. */
  readonly formerDocuments?: readonly FormerDocument[];
  /** Destination of log lines. */
  readonly logTo: LogDestination;
  readonly compileAfter?: DocumentsOptions['compileAfter'];
  /** True when known operations bypass Apollo Server, which is the default. Tests that compare both paths set it to false. */
  readonly hasFastPath?: boolean;
  /** Timeout in milliseconds for every call. The default is the timeout of each call's contract. */
  readonly callTimeoutMs?: number;
  /** Intervals of subscriptions, shorter in tests. `pollMs` is the pause between two reads of the changes. */
  readonly streamTimes?: Partial<StreamTimes & { readonly pollMs: number }>;
  /** Store of field usage. The default is Redis, or else the data folder. */
  readonly usageStore?: UsageStore;
}

export interface Gateway {
  readonly app: FastifyInstance;
  /** Server of `/metrics`, which listens only when `METRICS_PORT` is set. */
  readonly metrics: FastifyInstance;
  /** Starts listening. @returns the address with the actual port */
  listen(): Promise<URL>;
  /** Finishes running requests and closes everything. */
  close(): Promise<void>;
}

/** Milliseconds within which a whole request, including its headers, must arrive. */
const bodyTimeoutMs = 30_000;
const headersTimeoutMs = 15_000;

/** Milliseconds that running requests may still take at shutdown. A container is killed after ten seconds. */
const finishWithinMs = 7_000;

/** Format of a request id that is safe to log and to forward. */
const requestIdPattern = /^[A-Za-z0-9-]{8,64}$/;

export async function createGateway(options: GatewayOptions): Promise<Gateway> {
  const {
    config,
    secret,
    restUrl,
    webFolder,
    playgroundFolder,
    formerDocuments = [],
    logTo,
    compileAfter,
    hasFastPath = true,
    callTimeoutMs,
    streamTimes,
  } = options;
  const logger = createLogger(config.logLevel, logTo);
  const app = createApp(config, logger);
  const endConnections = watchConnections(app.server, finishWithinMs);
  logRequests(app, logger, (token) => services.tokenRoles.toolOf(token));

  const tracing = config.traces ? (await import('./open-telemetry.ts')).startTracing(logger) : null;
  traceRequests(app, tracing);

  await shareWithOrigins(app, config.corsOrigins);
  await compressResponses(app);
  const refuseOtherMethods = refuseInOwnWords(app);

  const upstream = createUpstream({ url: restUrl, extensions: config.extensions, ...(callTimeoutMs !== undefined && { callTimeoutMs }) });
  const files = createFiles(folderOf(config.imagesUrl ?? new URL(`${restUrl.href.replace(/\/+$/, '')}/images/`)), {
    report: (fault, { requestId, span }) => logError(logger, fault, { requestId, ...traceFacts(span) }),
  });
  const redis = config.redisUrl && (await openRedis(config.redisUrl, logger));
  const services = createServices(options, { app, logger, upstream, redis });
  const { tokenRoles } = services;
  const tokenLimit = limitTokens(config.requestsPerMinute, redis, tokenRoles);

  if (services.basemap?.attribution === null) logger.warn('BASEMAP_DIR has no attribution.txt, so the map names no source, which most licences require');
  if (config.introspection && !(await servePlayground(app, playgroundFolder))) logger.warn('There is no built playground');
  const health = serveHealth(app, upstream.isDiskFull);
  const metricsServer = createMetricsServer();
  const graphql = await serveGraphql(app, {
    schema,
    upstream,
    services,
    secret,
    introspection: config.introspection,
    trustedOnly: config.trustedOnly,
    formerDocuments,
    compileAfter: config.compilesOperations ? (compileAfter ?? defaultCompileAfter) : 'never',
    hasFastPath: hasFastPath && config.usesFastPath,
    streamTimes,
    tokenLimit,
  });
  serveExports(app, { upstream, tickets: services.exportTickets });
  const allowSvg = config.rest.kind === 'embedded';
  const thumbnails = createThumbnailCache({ files, drawing: createThumbnails({ allowSvg, log: logger }) });
  serveImages(app, { files, links: services.imageLinks, thumbnails, tokenRoles, tokenLimit, allowSvg, takesNew: config.extensions });
  const { googleMapsApiKey, mapTiles } = services;
  // A page with the key would give it to every program that collects pages.
  const keyless = googleMapsApiKey === null ? { googleMapsApiKey } : {};
  const clientConfig = { ...keyless, extensions: config.extensions, basemap: services.basemap, mapTiles };
  if (!(await serveWebClient(app, { folder: webFolder, googleMaps: googleMapsApiKey !== null, mapTiles, clock: config.clock, clientConfig }))) {
    logger.warn('There is no built web client; only the API is served');
  }
  refuseOtherMethods();

  return {
    app,
    metrics: metricsServer,
    async listen() {
      if (config.metricsPort !== null) await metricsServer.listen({ host: config.host, port: config.metricsPort });
      await app.listen({ host: config.host, port: config.port });
      const host = config.host.includes(':') ? `[${config.host}]` : config.host;
      const port = app.addresses().find((address) => typeof address === 'object')?.port ?? config.port;
      return new URL(`http://${host}:${port}`);
    },
    async close() {
      health.end();
      graphql.endStreams();
      endConnections();
      await app.close();
      await metricsServer.close();
      await graphql.stop();
      await Promise.all([upstream.close(), files.close(), services.usage.close()]);
      redis?.disconnect();
      await tracing?.close();
    },
  };
}

/** Creates the server, which reads the token of each request and sets its common headers. */
function createApp(config: Config, logger: FastifyBaseLogger): FastifyInstance {
  const app = fastify({
    loggerInstance: logger,
    // Each request is logged once, after its response.
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'requestId' }),
    // Trust only the address that the proxy itself saw, because the caller can forge the earlier ones.
    trustProxy: config.trustProxy && ((_address, hop) => hop === 0),
    requestIdHeader: false,
    // A slow body would hold its connection, so requests are checked every two seconds.
    requestTimeout: bodyTimeoutMs,
    http: { headersTimeout: headersTimeoutMs, connectionsCheckingInterval: 2_000, maxHeaderSize: maxHeaderBytes },
    // The name of a picture may have 200 characters of three to nine bytes each when escaped.
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 2_000 },
    frameworkErrors: answerUnreadable,
    genReqId: ({ headers }) => {
      const requestId = headers['x-request-id'];
      return typeof requestId === 'string' && requestIdPattern.test(requestId) ? requestId : randomUUID();
    },
  });
  acceptUtf8Only(app);
  app.decorateRequest('token', null);
  app.addHook('onRequest', (request, reply, done) => {
    request.token = tokenOf(request.headers.authorization);
    reply.headers(securityHeaders).header('x-request-id', request.id);
    done();
  });
  return app;
}

/** Refuses JSON in another encoding than UTF-8. Otherwise Node would replace each byte that is not UTF-8, and a damaged name would be stored. */
function acceptUtf8Only(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser<Buffer>('application/json', { parseAs: 'buffer' }, (request, body, done) => {
    if (isUtf8(body)) void parse(request, body.toString(), done);
    else done(Object.assign(new Error('The request body has to be UTF-8'), { statusCode: 400 }), undefined);
  });
}

/** Logs each request after its response. @param toolOf returns the name of a tool's token, and null for a person's */
function logRequests(app: FastifyInstance, logger: FastifyBaseLogger, toolOf: (token: Token) => string | null): void {
  /** Returns the calling program, and the name of its token unless a person signed in. */
  const clientFields = ({ headers, token }: FastifyRequest) => {
    const { client, version } = clientOf(headers);
    const tool = token === null ? null : toolOf(token);
    return { client, version, ...(tool !== null && { tool }) };
  };
  app.addHook('onResponse', (request, reply, done) => {
    const route = routeOf(request);
    const client = route === '/graphql' || route === '/graphql/stream' ? clientFields(request) : {};
    const { id: requestId, method, span } = request;
    logger.info({ requestId, ...traceFacts(span), method, route, ...client, status: reply.statusCode, ms: Math.round(reply.elapsedTime) }, 'answered');
    done();
  });
}

interface ServiceParts {
  readonly app: FastifyInstance;
  readonly logger: FastifyBaseLogger;
  readonly upstream: Upstream;
  readonly redis: Redis | null;
}

/** Creates the services that all operations share. */
function createServices({ config, secret, basemap, logTo, usageStore, streamTimes }: GatewayOptions, { app, logger, upstream, redis }: ServiceParts): Services {
  const tokenRoles = createTokenRoles(upstream);
  const usage = createUsage({
    schema,
    store: usageStore ?? (redis ? createSharedUsageStore(redis) : createOwnUsageStore(path.join(config.dataDir, 'usage'))),
    clock: config.clock,
    onFault: (error) => logger.warn({ err: error }, 'the usage of fields could not be stored, and is tried again'),
  });
  return {
    clock: config.clock,
    tokenRoles,
    openLimiter: createOpenLimiter(redis),
    // A REST API with extensions detects a repeat by its idempotency key.
    idempotency: createIdempotencyRecords(redis && !config.extensions ? { redis, secret } : null),
    imageLinks: createImageLinks(secret, config.clock),
    exportTickets: createExportTickets(secret, config.clock),
    changeFeed: createChangeFeed({ upstream, tokenRoles, ...streamTimes }),
    usage,
    directory: createAsyncCache(directoryOptions),
    maxPageSize: config.maxPageSize,
    logAudit(facts) {
      logger.info(facts, 'audit');
      logTo.flush();
    },
    publicUrl: config.publicUrl,
    googleMapsApiKey: config.googleMapsApiKey,
    basemap: basemap && { files: serveBasemap(app, basemap), attribution: basemap.attribution },
    mapTiles: config.mapTiles,
  };
}

const folderOf = (url: URL) => new URL(url.href.endsWith('/') ? url.href : `${url.href}/`);

// Once per process, beside the counters that modules register when they load.
collectDefaultMetrics();

/** Creates the server of `/metrics` (Prometheus) on a separate port, because metrics name tools and operations and the public port is open to anyone. */
function createMetricsServer(): FastifyInstance {
  const app = fastify({ routerOptions: { ignoreTrailingSlash: true } });
  const refuseOtherMethods = refuseInOwnWords(app);
  app.get('/metrics', async (_request, reply) => reply.type(register.contentType).send(await register.metrics()));
  refuseOtherMethods();
  return app;
}
