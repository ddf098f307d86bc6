/**
 * Masks errors on their way out of the gateway, in one place. An error is visible only if its class allows that: ApiError and UpstreamFault have
 * messages that were written for the caller, and Apollo Server's request errors, recognised by their codes, describe only that request. All other
 * errors are masked, whatever properties they have, because a library may put a host, a statement or a header into its message. A resolver's error
 * cannot claim one of Apollo Server's codes, because the executor clears the extensions of every field error. Masked errors are logged under the
 * same request id.
 */
import type { FastifyError } from 'fastify';
import { type FormattedExecutionResult, GraphQLError, type GraphQLFormattedError } from 'graphql';
import { ApiError, type ErrorCode, type ErrorFacts, faultCodes, ReadBackError } from '../graphql/errors.ts';
import { maxBodyBytes } from '../graphql/limits.ts';
import { UpstreamFault } from '../upstream/fault.ts';
import type { KeyedMessage, Messages } from '../upstream/message-keys.ts';

/** HTTP statuses of requests that are refused as a whole. An operation that ran is answered with 200, as GraphQL over HTTP requires. */
const statuses: Readonly<Record<ErrorCode | 'BAD_REQUEST', number>> = {
  BAD_REQUEST: 400,
  BAD_USER_INPUT: 400,
  OPERATION_LIMIT: 400,
  DOCUMENT_NOT_TRUSTED: 400,
  UNAUTHENTICATED: 401,
  FORBIDDEN: 403,
  NOT_SUPPORTED: 400,
  NOT_FOUND: 404,
  RATE_LIMITED: 429,
  STREAM_ENDED: 503,
  INTERNAL_SERVER_ERROR: 500,
  OUTCOME_UNKNOWN: 502,
  READ_BACK_FAILED: 502,
  UPSTREAM_BUDGET: 502,
  UPSTREAM_ERROR: 502,
  UPSTREAM_SHAPE: 502,
  UPSTREAM_UNAVAILABLE: 503,
  UPSTREAM_TIMEOUT: 504,
};

/** Codes of errors that Apollo Server makes itself and whose messages are about the request only. */
export const apolloCodes = new Set([
  'GRAPHQL_PARSE_FAILED',
  'GRAPHQL_VALIDATION_FAILED',
  'BAD_USER_INPUT',
  'BAD_REQUEST',
  'OPERATION_RESOLUTION_FAILURE',
  'PERSISTED_QUERY_NOT_FOUND',
]);

/** An error as the caller sees it. */
export interface VisibleError {
  readonly message: string;
  readonly code: ErrorCode | 'BAD_REQUEST';
  readonly status: number;
  readonly facts: ErrorFacts;
}

const masked: VisibleError = { message: 'Internal server error', code: 'INTERNAL_SERVER_ERROR', status: 500, facts: {} };

const causeOf = (error: unknown) => (error instanceof GraphQLError ? (error.originalError ?? error) : error);

/** Returns the cause to log. For a failed read-back, this is the error of the read. */
function loggedCauseOf(error: unknown): unknown {
  const cause = causeOf(error);
  return cause instanceof ReadBackError ? cause.cause : cause;
}

/** Returns the visible form of any error thrown below the server. */
export function visibleError(error: unknown): VisibleError {
  const cause = causeOf(error);
  if (cause instanceof ApiError) return { message: cause.message, code: cause.code, status: statuses[cause.code], facts: cause.facts };
  if (cause instanceof ReadBackError) return visibleReadBack(cause);
  if (!(cause instanceof UpstreamFault)) return masked;
  const { kind, reason, message, call, serverMessage, field, retryAfter } = cause;
  const code = kind === 'refused' && reason === 'notFound' ? 'NOT_FOUND' : faultCodes[kind];
  return {
    message,
    code,
    status: statuses[code],
    facts: {
      call,
      ...(kind === 'invalid' && field !== undefined && { field }),
      ...(serverMessage !== null && { serverMessage }),
      ...(retryAfter !== null && { retryAfter }),
    },
  };
}

/** Returns the visible form of a failed read-back. The message, waits and roles of the cause are left out, because they advise to send the mutation again. */
function visibleReadBack({ message, cause }: ReadBackError): VisibleError {
  const { code, facts } = visibleError(cause);
  return {
    message,
    code: 'READ_BACK_FAILED',
    status: statuses.READ_BACK_FAILED,
    facts: { ...(facts.call !== undefined && { call: facts.call }), cause: code },
  };
}

/** Returns the visible form of an error from a Fastify handler, and of a request that Fastify itself could not read. */
export function visibleRequestError(error: FastifyError): VisibleError {
  const visible = visibleError(error);
  const { statusCode: status = 500, message, validation } = error;
  if (visible !== masked) return visible;
  if (status >= 500) return { ...masked, status };
  if (status === 413) return { message: `The request body may have at most ${maxBodyBytes} bytes`, code: 'OPERATION_LIMIT', status, facts: {} };
  // The missing value is part of an address that only the gateway creates.
  return { message: validation ? 'This link is not complete' : message, code: 'BAD_REQUEST', status, facts: {} };
}

/** Apollo Server's `formatError`. It sees every error of an operation, and of a request that never became one. */
export function formatError(formatted: GraphQLFormattedError, error: unknown): GraphQLFormattedError {
  if (isOfRequest(formatted)) return { ...formatted, extensions: { code: formatted.extensions?.['code'] } };
  if (isRefusal(error)) return { ...formatted, extensions: { code: 'BAD_REQUEST' } };
  const { message, code, facts } = visibleError(error);
  return { ...formatted, message, extensions: { code, ...facts } };
}

const isOfRequest = ({ extensions }: Pick<GraphQLFormattedError, 'extensions'>) => apolloCodes.has(String(extensions?.['code']));

/** Returns true for requests that Apollo Server refuses with 400 and no code, such as a hash that does not match its document. */
function isRefusal(error: unknown): boolean {
  if (!(error instanceof GraphQLError) || error.originalError !== undefined || error.extensions['code'] !== undefined) return false;
  const { http } = error.extensions;
  return typeof http === 'object' && http !== null && 'status' in http && http.status === 400;
}

/** Returns the messages with keys of an operation, with those of errors whose calls were made for several operations. */
export function messagesOf(messages: Messages, errors: readonly unknown[]): readonly KeyedMessage[] {
  for (const cause of errors.map(causeOf)) if (cause instanceof UpstreamFault) messages.add({ message: cause.serverMessage, messageKey: cause.messageKey });
  return messages.list();
}

/** The part of an HTTP response that depends on its errors. */
export interface Head {
  status?: number;
  readonly headers: { set(name: string, value: string): unknown };
}

/**
 * Completes a response that Apollo Server has formatted. Each error gets the request id, and the header gets the longest wait. When nothing ran
 * and no status was set, the code of the first error sets it.
 */
export function completeErrors(result: FormattedExecutionResult, head: Head, requestId: string): void {
  if (result.errors === undefined) return;
  result.errors = result.errors.map((error) => ({ ...error, extensions: { ...error.extensions, requestId } }));
  const facts = result.errors.map(({ extensions }) => extensions ?? {});
  const waits = facts.map(({ retryAfter }) => retryAfter).filter((wait) => typeof wait === 'number');
  if (waits.length > 0) head.headers.set('retry-after', String(Math.max(...waits)));
  // Apollo Server sets 500 when a plugin refused the request.
  if (head.status === 500) head.status = Object.entries(statuses).find(([code]) => code === facts[0]?.['code'])?.[1] ?? 500;
}

/** Fields of a log line about the request; a request without an operation has no name. */
interface LoggedRequest {
  readonly requestId: string;
  readonly trace_id?: string;
  readonly operation?: string;
}

interface ErrorLog {
  warn(facts: object, message: string): void;
  error(facts: object, message: string): void;
}

/** Returns true when an error concerns more than its caller, so that log and traces record it. */
export function isTrouble(error: unknown): boolean {
  const cause = loggedCauseOf(error);
  if (cause instanceof UpstreamFault) return cause.isTrouble;
  return !(cause instanceof ApiError || (error instanceof GraphQLError && isOfRequest(error)) || isRefusal(error));
}

/** Logs trouble: the failed call and its reason for a fault of the REST API, and everything for a masked error. */
export function logError(log: ErrorLog, error: unknown, request: LoggedRequest): void {
  if (!isTrouble(error)) return;
  const cause = loggedCauseOf(error);
  if (!(cause instanceof UpstreamFault)) log.error({ ...request, err: cause }, 'a request failed');
  else log.warn({ ...request, call: cause.call, fault: cause.kind, detail: cause.detail, ms: cause.ms }, 'a REST call failed');
}

/** Logs the errors of one operation. A fault that several fields share is logged once. */
export function logErrors(log: ErrorLog, errors: readonly unknown[], request: LoggedRequest): void {
  for (const [, error] of new Map(errors.map((error) => [loggedCauseOf(error), error]))) logError(log, error, request);
}
