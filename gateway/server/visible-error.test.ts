import { GraphQLError, type GraphQLFormattedError } from 'graphql';
import { describe, expect, test } from 'vitest';
import { employees } from '../../rest/contract/employees.ts';
import { ApiError, type ErrorCode } from '../graphql/errors.ts';
import { type FaultKind, UpstreamFault } from '../upstream/fault.ts';
import { completeErrors, formatError, logError, visibleError } from './visible-error.ts';

const { getProfile } = employees;
const codeOf = (error: unknown) => visibleError(error).code;

describe('a fault of the REST API', () => {
  test.each<[FaultKind, ErrorCode]>([
    ['refused', 'UPSTREAM_ERROR'],
    ['unauthenticated', 'UNAUTHENTICATED'],
    ['forbidden', 'FORBIDDEN'],
    ['rateLimited', 'RATE_LIMITED'],
    ['timeout', 'UPSTREAM_TIMEOUT'],
    ['unavailable', 'UPSTREAM_UNAVAILABLE'],
    ['shape', 'UPSTREAM_SHAPE'],
    ['failed', 'UPSTREAM_ERROR'],
    ['outcomeUnknown', 'OUTCOME_UNKNOWN'],
    ['budget', 'UPSTREAM_BUDGET'],
    ['cancelled', 'UPSTREAM_UNAVAILABLE'],
  ])('%s is %s', (kind, code) => expect(codeOf(new UpstreamFault(kind, getProfile))).toBe(code));

  test('is NOT_FOUND only for a refusal because nothing exists', () => {
    expect(codeOf(new UpstreamFault('refused', getProfile, { reason: 'notFound' }))).toBe('NOT_FOUND');
    expect(codeOf(new UpstreamFault('failed', getProfile, { reason: 'notFound' }))).toBe('UPSTREAM_ERROR');
    expect(codeOf(new UpstreamFault('refused', getProfile, { reason: 'conflict' }))).toBe('UPSTREAM_ERROR');
  });
});

/** Creates the error of a field as the executor does. */
const ofField = (cause: Error) => new GraphQLError(cause.message, { originalError: cause, path: ['a', 0], extensions: {} });
const formatted = (error: GraphQLError) => formatError({ ...error.toJSON(), extensions: { code: 'INTERNAL_SERVER_ERROR', ...error.extensions } }, error);
const masked = { message: 'Internal server error', path: ['a', 0], extensions: { code: 'INTERNAL_SERVER_ERROR' } };

describe('visible errors', () => {
  test.each<[string, Error, GraphQLFormattedError]>([
    [
      'a fault: its words, its code, its call, and nothing of its inside',
      new UpstreamFault('failed', getProfile, { detail: 'status 500 at 10.0.0.7' }),
      { message: 'The server failed. Try again later', extensions: { code: 'UPSTREAM_ERROR', call: 'getProfile' } },
    ],
    [
      'a refusal: the words of the REST API',
      new UpstreamFault('refused', getProfile, { serverMessage: 'Closed today' }),
      { message: 'Closed today', extensions: { code: 'UPSTREAM_ERROR', call: 'getProfile', serverMessage: 'Closed today' } },
    ],
    [
      'an ApiError: its message and its facts',
      new ApiError('RATE_LIMITED', 'Too often', { retryAfter: 7 }),
      { message: 'Too often', extensions: { code: 'RATE_LIMITED', retryAfter: 7 } },
    ],
  ])('%s', (_case, cause, seen) => expect(formatted(ofField(cause))).toEqual({ ...seen, path: ['a', 0] }));

  test.each([
    ['an error', new Error('password at 10.0.0.7')],
    ['an error that names a code', Object.assign(new Error('inside'), { code: 'NOT_FOUND', extensions: { code: 'BAD_REQUEST' } })],
    ['an error of a resolver that claims a code of Apollo Server', new GraphQLError('inside', { extensions: { code: 'BAD_REQUEST' } })],
    ['an error with the name of an ApiError', Object.assign(new Error('inside'), { name: 'ApiError', code: 'NOT_FOUND' })],
  ])('%s is masked', (_case, cause) => expect(formatted(ofField(cause))).toEqual(masked));

  test.each([
    ['text', 'inside'],
    ['nothing', undefined],
    ['an object with the properties of an ApiError', { name: 'ApiError', code: 'NOT_FOUND', message: 'inside' }],
  ])('%s is masked', (_case, thrown) => expect(visibleError(thrown)).toMatchObject({ message: 'Internal server error', status: 500 }));

  test('passes Apollo Server’s request errors with their code only', () => {
    const error = new GraphQLError('Syntax Error', { extensions: { code: 'GRAPHQL_PARSE_FAILED', more: 'inside' } });
    expect(formatted(error)).toEqual({ message: 'Syntax Error', extensions: { code: 'GRAPHQL_PARSE_FAILED' } });
  });
});

describe('a response', () => {
  const complete = (errors: GraphQLFormattedError[], status?: number) => {
    const result = { errors };
    const head = { ...(status !== undefined && { status }), headers: new Map<string, string>() };
    completeErrors(result, head, 'request-12345');
    return { ...head, headers: Object.fromEntries(head.headers), errors: result.errors };
  };

  test('has the request id in every error and the longest wait in the header', () => {
    const errors = [{ message: 'a', extensions: { code: 'RATE_LIMITED', retryAfter: 5 } }, { message: 'b', extensions: { retryAfter: 42 } }, { message: 'c' }];
    const answer = complete(errors, 200);
    expect([answer.status, answer.headers]).toEqual([200, { 'retry-after': '42' }]);
    expect(answer.errors.map(({ extensions }) => extensions?.['requestId'])).toEqual(Array(3).fill('request-12345'));
  });

  test.each([
    ['OPERATION_LIMIT', 400],
    ['FORBIDDEN', 403],
    ['INTERNAL_SERVER_ERROR', 500],
    ['SOMETHING_ELSE', 500],
  ])('that a plugin refused as a whole with %s has the status %i', (code, status) => {
    expect(complete([{ message: 'a', extensions: { code } }], 500).status).toBe(status);
  });
});

describe('the log', () => {
  const lines = (error: unknown) => {
    const written: unknown[] = [];
    logError({ warn: (facts) => written.push(['warn', facts]), error: (facts) => written.push(['error', facts]) }, error, { requestId: 'request-12345' });
    return written;
  };

  test('contains everything about a masked error, and the call and reason of a fault', () => {
    const bug = new Error('password at 10.0.0.7');
    expect(lines(ofField(bug))).toEqual([['error', { requestId: 'request-12345', err: bug }]]);
    expect(lines(ofField(new UpstreamFault('failed', getProfile, { detail: 'status 500' })))).toEqual([
      ['warn', { requestId: 'request-12345', call: 'getProfile', fault: 'failed', detail: 'status 500', ms: null }],
    ]);
  });

  test.each<[string, Error]>([
    ['an ApiError', ofField(new ApiError('NOT_FOUND', 'No such page'))],
    ['a refusal', ofField(new UpstreamFault('refused', getProfile))],
    ['a request that cannot be read', new GraphQLError('Syntax Error', { extensions: { code: 'GRAPHQL_PARSE_FAILED' } })],
  ])('does not contain %s', (_case, error) => expect(lines(error)).toEqual([]));
});
