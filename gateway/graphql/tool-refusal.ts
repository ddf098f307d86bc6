/** Refusals of a tool's token, worded for the operator of the tool because a tool cannot sign in. */
import { calls } from '../../rest/contract/calls.ts';
import { UpstreamFault } from '../upstream/fault.ts';
import type { Context } from './context.ts';
import { ApiError } from './errors.ts';

const forPeople = new Set(calls.filter(({ peopleOnly }) => peopleOnly).map(({ name }) => name));

/** Returns the refusal for a tool; null for any other error. A provider has no tools. */
export function toolRefusal(error: Error, { token, calls: { extensions } }: Pick<Context, 'token' | 'calls'>): ApiError | null {
  if (!extensions || token === null || !token.isTool || !(error instanceof UpstreamFault)) return null;
  const { kind, call } = error;
  if (kind === 'unauthenticated') {
    const message = "The tool's token is not valid: it has expired, was revoked, or its maker is no active administrator. Ask an administrator for a new one";
    return new ApiError('UNAUTHENTICATED', message, { call, reason: 'TOOL_TOKEN_ENDED' });
  }
  if (kind !== 'forbidden' || !forPeople.has(call)) return null;
  return new ApiError('FORBIDDEN', 'This is not for tools. Sign in as a person', { call, reason: 'NOT_FOR_TOOLS' });
}
