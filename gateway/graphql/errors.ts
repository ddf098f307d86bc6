/** The errors of the GraphQL API by their codes (decision 30). What is visible of them and of all others: visible-error.ts. */
import { type FaultKind, notAvailable } from '../upstream/fault.ts';
import type { Role } from './types.generated.ts';

/** The codes of `extensions.code`, besides Apollo Server's own. */
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

/** The code of each fault of the REST API. A refusal that has a reason of its own may have another one. */
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
  /** The REST API's own words, which then are the message too; without it the message is the gateway's, and says what the code says. */
  readonly serverMessage?: string;
  /** Roles of which one would have been enough. */
  readonly requiredRoles?: readonly Role[];
  /** The argument that it is about; dots lead into objects. */
  readonly field?: string;
  /** Seconds after which it may be tried again, where that is known. */
  readonly retryAfter?: number;
  /** Why a tool's token is refused. */
  readonly reason?: (typeof toolReasons)[number];
  /** The code of the error behind a failed read-back. */
  readonly cause?: string;
}

/** An error whose message is meant for whoever asked. */
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

/** An argument that cannot be taken as it is. In a mutation it becomes a user error. @param field its name; dots lead into objects */
export const badInput = (field: string, message: string) => new ApiError('BAD_USER_INPUT', message, { field });

/** Something that needs a missing extension; no call is made. In a mutation it becomes a user error. @param field the argument that needs it */
export const notSupported = (what: string, field?: string) => new ApiError('NOT_SUPPORTED', notAvailable(what), { ...(field !== undefined && { field }) });

/** The value, or the number of values, of an argument that has bounds. @throws ApiError BAD_USER_INPUT outside of them */
export function within(field: string, value: number, least: number, most: number): number {
  if (value < least || value > most) throw badInput(field, `"${field}" must be ${least} to ${most}, not ${value}`);
  return value;
}
