/** Maps a failed operation to a message: what happened, and what is safe to do. The gateway's error code or the network error decides. */
import { CombinedGraphQLErrors, ServerError } from '@apollo/client';
import type { SignedOutTexts } from '../i18n/languages.ts';
import { OfflineError } from './offline.ts';

export type Failure = Extract<keyof SignedOutTexts, `failure.${string}`>;

const byCode: Readonly<Record<string, Failure>> = {
  BAD_USER_INPUT: 'failure.input',
  // The gateway and the page are from different builds.
  DOCUMENT_NOT_TRUSTED: 'failure.outdated',
  FORBIDDEN: 'failure.forbidden',
  GRAPHQL_VALIDATION_FAILED: 'failure.outdated',
  NOT_FOUND: 'failure.notFound',
  OUTCOME_UNKNOWN: 'failure.unknown',
  RATE_LIMITED: 'failure.busy',
  UNAUTHENTICATED: 'failure.signedOut',
  UPSTREAM_SHAPE: 'failure.unreadable',
  UPSTREAM_TIMEOUT: 'failure.timeout',
  UPSTREAM_UNAVAILABLE: 'failure.unavailable',
};

/** Returns the text for a failed operation. The gateway's own message is for programs. */
export function failureOf(error: unknown): Failure {
  if (CombinedGraphQLErrors.is(error)) {
    const code = error.errors[0]?.extensions?.['code'];
    return (typeof code === 'string' ? byCode[code] : undefined) ?? 'failure.server';
  }
  if (error instanceof OfflineError) return 'failure.offline';
  if (ServerError.is(error)) return error.statusCode === 429 ? 'failure.busy' : 'failure.server';
  return error instanceof DOMException && error.name === 'TimeoutError' ? 'failure.timeout' : 'failure.network';
}

/** Returns the text for an operation that can be repeated safely. A lost response is treated as a missing one. */
export function harmlessFailureOf(error: unknown): Failure {
  const failure = failureOf(error);
  return failure === 'failure.unknown' ? 'failure.timeout' : failure;
}

/** Error codes that guarantee that nothing was written. */
const undone: readonly Failure[] = [
  'failure.busy',
  'failure.forbidden',
  'failure.input',
  'failure.notFound',
  'failure.offline',
  'failure.outdated',
  'failure.signedOut',
  'failure.timeout',
  'failure.unavailable',
];

/** Returns the text for a failed write. The write may have happened unless the code rules it out. */
export function writeFailureOf(error: unknown): Failure {
  const failure = failureOf(error);
  const isCertain = CombinedGraphQLErrors.is(error) || ServerError.is(error) || error instanceof OfflineError;
  return isCertain && undone.includes(failure) ? failure : 'failure.unknown';
}

/** Returns the text for one of several writes, by its error code. */
export function writeFailureOfCode(code: string | undefined): Failure {
  if (code === 'UNEXPLAINED') return 'failure.refused';
  const failure = byCode[code ?? ''];
  return failure !== undefined && undone.includes(failure) ? failure : 'failure.unknown';
}

/** Returns true when the requested object does not exist. */
export const isNotFound = (error: unknown): boolean =>
  CombinedGraphQLErrors.is(error) && error.errors.some(({ extensions }) => extensions?.['code'] === 'NOT_FOUND');

/** Returns the REST API's message for people, if any. */
export function serverWordsOf(error: unknown): string | undefined {
  if (!CombinedGraphQLErrors.is(error)) return undefined;
  for (const { extensions } of error.errors) {
    const words = extensions?.['serverMessage'];
    if (typeof words === 'string' && words !== '') return words;
  }
  return undefined;
}
