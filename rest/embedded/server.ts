/** Serves the documented calls over HTTP. Errors are `{status: false, message}` and never contain internals. */
import { isUtf8 } from 'node:buffer';
import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import Fastify, { type FastifyBaseLogger, type FastifyInstance, type FastifyReply, type FastifyRequest, LogController } from 'fastify';
import { clientAddressHeader, idempotencyKeyHeader, notDoneHeader, totalAtLeastHeader, totalCountHeader } from '../contract/call.ts';
import { bodyLimit, openApi, requestFaults } from '../contract/openapi.ts';
import { type Sentence, sentence } from '../contract/sentences.ts';
import { maxHeaderBytes } from '../contract/tokens.ts';
import { attendanceRoutes } from './attendance/attendance.ts';
import { readAttendanceOn } from './attendance/report.ts';
import { auditRoutes } from './audit/audit.ts';
import { cleanUp, cleanUpEveryMs } from './calls/clean-up.ts';
import { clientGone, createConcurrencyLimit, createLimitPerKey, type LimitPerKey } from './calls/concurrency-limit.ts';
import { Refusal } from './calls/refusal.ts';
import type { Context, FileRoute, Received, Route } from './calls/route.ts';
import { hashToken } from './calls/token.ts';
import { feedOf, fetchChanges, fetchLatestCursor } from './changes/changes.ts';
import type { AddressRules } from './changes/webhooks/address.ts';
import { createSecretSealer } from './changes/webhooks/signature.ts';
import { webhookRoutes } from './changes/webhooks/webhooks.ts';
import { customerRoutes } from './customers/customers.ts';
import { callerSignal } from './database/connect.ts';
import { errorCode, isBusy, isDiskFull, isOutage } from './database/error-code.ts';
import { callsOfOneToken } from './database/request-limits.ts';
import { dayRoutes } from './days/days.ts';
import { employeeRoutes, findEmployees } from './employees/employees.ts';
import { type DrawPicture, serveImages } from './images/images.ts';
import { findInvoices, invoiceRoutes } from './invoices/invoices.ts';
import { findMeetings, meetingRoutes } from './meetings/meetings.ts';
import { payrollRoutes } from './payroll/payroll.ts';
import { batchRoutes } from './qr/batches.ts';
import { createQrCodes } from './qr/codes.ts';
import { qrExportRoutes } from './qr/exports.ts';
import { productRoutes } from './qr/products.ts';
import { qrUseRoutes } from './qr/uses.ts';
import { reportRoutes } from './reports/reports.ts';
import { searchRoutes } from './search/search.ts';
import type { LinkMail } from './session/link-mail.ts';
import { sessionRoutes } from './session/session.ts';
import { tokenRoutes } from './tokens/tokens.ts';

/** Milliseconds within which a request must be received completely. */
const requestTimeout = 30_000;

export interface ServerOptions extends Context {
  readonly log: FastifyBaseLogger;
  readonly drawPicture: DrawPicture;
  /** The secret from which QR codes are derived. */
  readonly secret: string;
  readonly linkMail: LinkMail;
  readonly webhookRules: AddressRules;
}

export function createServer({ log, drawPicture, secret, linkMail, webhookRules, ...context }: ServerOptions): FastifyInstance {
  const server = Fastify({
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'requestId' }),
    requestIdHeader: false,
    genReqId: (request) => readRequestId(request.headers['x-request-id']),
    bodyLimit,
    http: { maxHeaderSize: maxHeaderBytes },
    requestTimeout,
    exposeHeadRoutes: false,
    routerOptions: { onBadUrl: notThere, onMaxParamLength: notThere },
  });

  acceptJson(server);
  closeKeepAlive(server);
  cleanUpNowAndThen(server, context, log);
  server.addHook('onReady', async () => void (await feedOf(context.database)));
  server.addHook('onClose', () => linkMail.settled());
  server.addHook('onRequest', async (request, reply) => {
    reply.headers({ 'x-request-id': request.id, 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' });
  });
  server.addHook('onResponse', async (request, reply) => {
    request.log.info({ ...routeOf(request), status: reply.statusCode, ms: Math.round(reply.elapsedTime) }, 'answered');
  });
  server.setNotFoundHandler((_request, reply) => refuse(reply, new Refusal(404, sentence('NO_SUCH_CALL'))));
  server.setErrorHandler((error, request, reply) => refuse(reply, asRefusal(error), error, request));

  const codes = createQrCodes(secret);
  const full = new Refusal(429, sentence('EXPORTS_FULL'), { retryAfter: 30 });
  const exportLimit = createConcurrencyLimit({ atOnce: 12, waiting: 0, full });
  const routes: readonly (Route | FileRoute)[] = [
    ...sessionRoutes(linkMail),
    ...employeeRoutes(),
    ...meetingRoutes(exportLimit),
    ...attendanceRoutes(exportLimit),
    ...payrollRoutes(exportLimit),
    ...reportRoutes,
    ...dayRoutes(readAttendanceOn),
    ...customerRoutes(exportLimit, codes.codeOf),
    ...batchRoutes(codes),
    ...qrUseRoutes(codes),
    ...productRoutes(),
    ...qrExportRoutes(codes, exportLimit),
    ...invoiceRoutes(exportLimit),
    ...searchRoutes({ findEmployees, findMeetings, findInvoices }),
    ...auditRoutes(exportLimit),
    ...tokenRoutes,
    ...webhookRoutes(webhookRules, createSecretSealer(secret)),
    fetchChanges,
    fetchLatestCursor,
  ];
  const limit = createLimitPerKey(callsOfOneToken);
  for (const route of routes) {
    const { method, path, name } = route.call;
    server.route({
      method,
      url: path,
      config: { call: name },
      handler: 'answerFile' in route ? fileHandler(route, context) : bodyHandler(route, context, limit),
    });
  }
  serveImages(server, { ...context, drawPicture, tokenOf });
  server.get('/openapi.json', async () => openApi());
  return server;
}

/** Returns the log fields of a request: the route, and never the URL, which may contain a token or a search text. */
function routeOf({ method, routeOptions: { config, url } }: FastifyRequest) {
  return { method, path: url, ...('call' in config && { call: config.call }) };
}

/** Responds to URLs that the router cannot parse. */
function notThere(_path: string, _request: IncomingMessage, response: ServerResponse): void {
  response.writeHead(404).end();
}

/** Responds to a call with a body. A read is aborted when its caller disconnects. A write is completed, because a repeat may join it. */
const bodyHandler =
  ({ call, answer }: Route, context: Context, limit: LimitPerKey) =>
  async (request: FastifyRequest, reply: FastifyReply) => {
    const asked = received(request);
    const work = call.effect === 'read' ? () => untilCallerLeaves(reply, () => answer(asked, context)) : () => answer(asked, context);
    const { body, total } = await (asked.token === null ? work() : limit.run(hashToken(asked.token), work));
    if (typeof total === 'number') reply.header(totalCountHeader, total);
    else if (total !== undefined) reply.header(totalAtLeastHeader, total.atLeast);
    return body;
  };

/** @throws Refusal (499) when the caller has disconnected */
async function untilCallerLeaves<Result>({ raw }: FastifyReply, work: () => Promise<Result>): Promise<Result> {
  const left = new AbortController();
  const leave = () => left.abort(clientGone());
  if (raw.destroyed) throw clientGone();
  raw.once('close', leave);
  try {
    return await callerSignal.run(left.signal, work);
  } catch (error) {
    throw left.signal.aborted ? left.signal.reason : error;
  } finally {
    raw.off('close', leave);
  }
}

/** Responds to a call with a file, which ends when its reader disconnects. */
const fileHandler =
  ({ answerFile }: FileRoute, context: Context) =>
  async (request: FastifyRequest, reply: FastifyReply) => {
    const controller = new AbortController();
    // The event also follows a complete response, when nothing listens any more.
    reply.raw.once('close', () => controller.abort());
    const { fileName, mediaType, content } = await answerFile(received(request), context, controller.signal);
    reply.headers({ 'content-disposition': `attachment; filename="${fileName}"` });
    return reply.type(mediaType).send(content);
  };

function received(request: FastifyRequest): Received {
  const { query, body, headers } = request;
  const key = headers[idempotencyKeyHeader];
  const address = headers[clientAddressHeader];
  return {
    query,
    body,
    token: tokenOf(headers.authorization),
    idempotencyKey: typeof key === 'string' ? key : null,
    clientAddress: typeof address === 'string' ? address : null,
  };
}

/** Closes the connections of responses during shutdown. Otherwise they would keep the server open until their clients close them. */
function closeKeepAlive(server: FastifyInstance): void {
  let closing = false;
  server.addHook('preClose', async () => {
    closing = true;
  });
  server.addHook('onSend', async (_request, reply) => {
    if (closing) reply.header('connection', 'close');
  });
}

/** Runs the clean-up periodically. The next run retries a failed one. */
function cleanUpNowAndThen(server: FastifyInstance, { database, clock }: Context, log: FastifyBaseLogger): void {
  let running = Promise.resolve();
  const timer = setInterval(() => {
    running = cleanUp(database, clock.now()).catch((error: unknown) => log.warn({ err: error }, 'could not clean up'));
  }, cleanUpEveryMs).unref();
  server.addHook('onClose', async () => {
    clearInterval(timer);
    await running;
  });
}

/** Accepts JSON in UTF-8, and a call without a body that is declared as JSON. Otherwise Node would replace each byte that is not UTF-8. */
function acceptJson(server: FastifyInstance): void {
  const parse = server.getDefaultJsonParser('error', 'error');
  server.removeContentTypeParser(['application/json', 'text/plain']);
  server.addContentTypeParser<Buffer>('application/json', { parseAs: 'buffer' }, (request, body, done) => {
    if (body.length === 0) done(null, undefined);
    else if (!isUtf8(body)) done(new Refusal(400, sentence('BODY_NOT_JSON')), undefined);
    else void parse(request, body.toString(), done);
  });
}

/** Returns the caller's request id if it is a plain word, which is safe to log, else a new one. */
function readRequestId(header: string | string[] | undefined): string {
  return typeof header === 'string' && /^[\w.:-]{1,100}$/.test(header) ? header : randomUUID();
}

/** Returns the bearer token of an `Authorization` header. */
function tokenOf(authorization: string | undefined): string | null {
  return /^Bearer +(\S+)$/i.exec(authorization ?? '')?.[1] ?? null;
}

/** Seconds to wait before the next attempt during an outage of the database. */
const outageRetryAfter = 2;

/** Failures of the database that the caller did not cause, with the reason why nothing was done, where that is certain. */
const databaseFaults: readonly { readonly is: (error: unknown) => boolean; readonly sentence: Sentence; readonly notDone?: string }[] = [
  { is: isBusy, sentence: sentence('DATABASE_BUSY'), notDone: 'busy' },
  { is: isDiskFull, sentence: sentence('DISK_FULL'), notDone: 'disk-full' },
  { is: isOutage, sentence: sentence('DATABASE_UNREACHABLE') },
];

/** Returns the response for an error, or null for an internal error. */
function asRefusal(error: unknown): Refusal | null {
  if (error instanceof Refusal) return error;
  // Replaces Fastify's messages with plainer ones, although Fastify's own contain nothing internal.
  if (!errorCode(error)?.startsWith('FST_') || !(error instanceof Error) || !('statusCode' in error)) return null;
  const status = Number(error.statusCode);
  return status >= 400 && status < 500 ? new Refusal(status, requestFaults[status] ?? sentence('BODY_NOT_JSON')) : null;
}

function refuse(reply: FastifyReply, refusal: Refusal | null, error?: unknown, request?: FastifyRequest): FastifyReply {
  if (refusal !== null) {
    const { message, messageKey, facts } = refusal;
    const { retryAfter, field } = facts;
    if (retryAfter !== undefined) reply.header('retry-after', retryAfter);
    return reply.code(refusal.status).send({ status: false, message, messageKey, field });
  }
  if (request !== undefined) request.log.error({ ...routeOf(request), err: error }, 'failed');
  const fault = databaseFaults.find(({ is }) => is(error));
  if (fault?.notDone !== undefined) reply.header(notDoneHeader, fault.notDone);
  return fault
    ? reply
        .code(503)
        .header('retry-after', outageRetryAfter)
        .send({ status: false, ...fault.sentence })
    : reply.code(500).send({ status: false, ...sentence('FAILED') });
}
