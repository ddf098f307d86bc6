/** Errors of the GraphQL API by code (decision 30). visible-error.ts decides what is visible of all errors. */
import { type FaultKind, notAvailable } from '../upstream/fault.ts';
import type { Role } from './types.generated.ts';

/** Values of `extensions.code`, besides Apollo Server's own. */
export const errorCodes = [
  'BAD_USER_INPUT',
  'UNAUTHENTICATED',
  'FORBIDDEN',
  'NOT_FOUND',
  'NOT_SUPPORTED',
  'RATE_LIMITED',
  'OPERATION_LIMIT',
  'DOCUMENT_NOT_TRUSTED',
  'UPSTREAM_BUDGET',
  'UPSTREAM_TIMEOUT',
  'UPSTREAM_UNAVAILABLE',
  'UPSTREAM_SHAPE',
  'UPSTREAM_ERROR',
  'OUTCOME_UNKNOWN',
  'READ_BACK_FAILED',
  'STREAM_ENDED',
  'INTERNAL_SERVER_ERROR',
] as const;
export type ErrorCode = (typeof errorCodes)[number];

/** Default codes of the faults of the REST API. A refusal with a reason may have another code. */
export const faultCodes = {
  refused: 'UPSTREAM_ERROR',
  invalid: 'BAD_USER_INPUT',
  unauthenticated: 'UNAUTHENTICATED',
  forbidden: 'FORBIDDEN',
  rateLimited: 'RATE_LIMITED',
  timeout: 'UPSTREAM_TIMEOUT',
  unavailable: 'UPSTREAM_UNAVAILABLE',
  shape: 'UPSTREAM_SHAPE',
  failed: 'UPSTREAM_ERROR',
  outcomeUnknown: 'OUTCOME_UNKNOWN',
  budget: 'UPSTREAM_BUDGET',
  cancelled: 'UPSTREAM_UNAVAILABLE',
} as const satisfies Readonly<Record<FaultKind, ErrorCode>>;

/** Reasons why a tool's token is refused. */
export const toolReasons = ['TOOL_TOKEN_ENDED', 'NOT_FOR_TOOLS'] as const;

/** Extensions beside the code, for programs. */
export interface ErrorFacts {
  /** The REST call that failed. */
  readonly call?: string;
  /** The REST API's own message, which is then the error's message too. Without it, the message is the gateway's text for the code. */
  readonly serverMessage?: string;
  /** Roles, one of which would have been enough. */
  readonly requiredRoles?: readonly Role[];
  /** Path of the argument that the error is about, joined by dots. */
  readonly field?: string;
  /** Seconds after which the request may be retried, if known. */
  readonly retryAfter?: number;
  /** Reason for which a tool's token is refused. */
  readonly reason?: (typeof toolReasons)[number];
  /** The code of the error behind a failed read-back. */
  readonly cause?: string;
}

/** An error whose message is meant for the caller. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly code: ErrorCode;
  readonly facts: ErrorFacts;

  constructor(code: ErrorCode, message: string, facts: ErrorFacts = {}) {
    super(message);
    this.code = code;
    this.facts = facts;
  }
}

/** An error below the payload of a mutation. The write was done, so the error is about reading and never about the write. */
export class ReadBackError extends Error {
  override readonly name = 'ReadBackError';
  override readonly cause: unknown;

  constructor(cause: unknown) {
    super('This was done, but what it is now could not be read. Do not send it again');
    this.cause = cause;
  }
}

/** Creates the error of an invalid argument, which becomes a user error in a mutation. @param field path of the argument, joined by dots */
export const badInput = (field: string, message: string) => new ApiError('BAD_USER_INPUT', message, { field });

/** Creates the error of a missing extension; no call is made. In a mutation it becomes a user error. @param field the argument that needs the extension */
export const notSupported = (what: string, field?: string) => new ApiError('NOT_SUPPORTED', notAvailable(what), { ...(field !== undefined && { field }) });

/** Checks a value, or a number of values, against its bounds. @throws ApiError BAD_USER_INPUT outside of the bounds */
export function within(field: string, value: number, least: number, most: number): number {
  if (value < least || value > most) throw badInput(field, `"${field}" must be ${least} to ${most}, not ${value}`);
  return value;
}
