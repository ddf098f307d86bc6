/** What to tell a person when an operation failed, by the gateway's error code or by what went wrong on the way. */
import { CombinedGraphQLErrors, ServerError } from '@apollo/client';
import type { SignedOutTexts } from '../i18n/languages.ts';

export type Failure = Extract<keyof SignedOutTexts, `failure.${string}`>;

const byCode: Readonly<Record<string, Failure>> = {
  FORBIDDEN: 'failure.forbidden',
  OUTCOME_UNKNOWN: 'failure.unknown',
  RATE_LIMITED: 'failure.busy',
  UPSTREAM_TIMEOUT: 'failure.timeout',
  UPSTREAM_UNAVAILABLE: 'failure.unavailable',
};

/** The text for a failed operation. Server texts are shown only where the specification says so. */
export function failureOf(error: unknown): Failure {
  if (CombinedGraphQLErrors.is(error)) {
    const code = error.errors[0]?.extensions?.['code'];
    return (typeof code === 'string' ? byCode[code] : undefined) ?? 'failure.server';
  }
  if (ServerError.is(error)) return error.statusCode === 429 ? 'failure.busy' : 'failure.server';
  return error instanceof DOMException && error.name === 'TimeoutError' ? 'failure.timeout' : 'failure.network';
}
