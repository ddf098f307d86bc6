/** The error codes of the GraphQL API, and how faults of the REST API become them (decision 30). What is not known here is masked. */
import { GraphQLError, type GraphQLErrorOptions } from 'graphql';
import type { FaultKind } from '../upstream/fault.ts';
import { UpstreamFault } from '../upstream/fault.ts';
import type { Role } from './types.generated.ts';

/** The codes of `extensions.code`, besides Apollo Server's own. */
export const errorCodes = [
  'BAD_USER_INPUT',
  'UNAUTHENTICATED',
  'FORBIDDEN',
  'NOT_FOUND',
  'RATE_LIMITED',
  'OPERATION_LIMIT',
  'UPSTREAM_BUDGET',
  'UPSTREAM_TIMEOUT',
  'UPSTREAM_UNAVAILABLE',
  'UPSTREAM_SHAPE',
  'UPSTREAM_ERROR',
  'OUTCOME_UNKNOWN',
  'INTERNAL_SERVER_ERROR',
] as const;
export type ErrorCode = (typeof errorCodes)[number];

/** What stands beside the code for programs. */
interface ErrorFacts {
  /** The REST call that failed. */
  readonly call?: string;
  /** The REST API's own words, which then are the message too; without it the message is the gateway's, and says what the code says. */
  readonly serverMessage?: string;
  /** Roles of which one would have been enough. */
  readonly requiredRoles?: readonly Role[];
  /** Seconds after which it may be tried again, where that is known. */
  readonly retryAfter?: number;
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

const faultCodes: Readonly<Record<FaultKind, ErrorCode>> = {
  refused: 'UPSTREAM_ERROR',
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
};

/** The code of an error that may be shown; null: its message must not leave the gateway. */
export function codeOf(error: unknown): ErrorCode | null {
  if (error instanceof ApiError) return error.code;
  if (error instanceof UpstreamFault) return error.kind === 'refused' && error.reason === 'notFound' ? 'NOT_FOUND' : faultCodes[error.kind];
  return null;
}

export const internalMessage = 'Internal server error';

/** The error as it is shown: own words and code when it may be shown, else masked. */
export function shown(error: unknown, place: Pick<GraphQLErrorOptions, 'nodes' | 'source' | 'positions' | 'path'> = {}): GraphQLError {
  const code = codeOf(error);
  if (code === null || !(error instanceof Error)) return new GraphQLError(internalMessage, { ...place, extensions: { code: 'INTERNAL_SERVER_ERROR' } });
  return new GraphQLError(error.message, { ...place, extensions: { code, ...factsOf(error) } });
}

function factsOf(error: Error): ErrorFacts {
  if (error instanceof ApiError) return error.facts;
  if (!(error instanceof UpstreamFault)) return {};
  const { call, serverMessage, retryAfter } = error;
  return { call, ...(serverMessage !== null && { serverMessage }), ...(retryAfter !== null && { retryAfter }) };
}
