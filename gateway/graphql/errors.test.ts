import { parse } from 'graphql';
import { describe, expect, test } from 'vitest';
import { employees } from '../../rest/contract/employees.ts';
import { type FaultKind, UpstreamFault } from '../upstream/fault.ts';
import { ApiError, codeOf, type ErrorCode, shown } from './errors.ts';

const { getProfile } = employees;

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

  test('a refusal because there is nothing there is NOT_FOUND; nothing else with that reason is', () => {
    expect(codeOf(new UpstreamFault('refused', getProfile, { reason: 'notFound' }))).toBe('NOT_FOUND');
    expect(codeOf(new UpstreamFault('failed', getProfile, { reason: 'notFound' }))).toBe('UPSTREAM_ERROR');
    expect(codeOf(new UpstreamFault('refused', getProfile, { reason: 'conflict' }))).toBe('UPSTREAM_ERROR');
  });
});

describe('what is shown', () => {
  const [field] = parse('{ a }').definitions;
  const place = { nodes: field ? [field] : [], path: ['a', 0] };

  test('a known error: its words, its code, its place, and nothing of its inside', () => {
    const fault = new UpstreamFault('failed', getProfile, { detail: 'status 500 at 10.0.0.7' });
    const error = shown(fault, place);
    expect(error.toJSON()).toEqual({
      message: 'The server failed. Try again later',
      locations: [{ line: 1, column: 1 }],
      path: ['a', 0],
      extensions: { code: 'UPSTREAM_ERROR', call: 'getProfile' },
    });
    expect(error.originalError).toBeUndefined();
    const refused = shown(new UpstreamFault('refused', getProfile, { serverMessage: 'Closed today' }));
    expect(refused.toJSON()).toEqual({ message: 'Closed today', extensions: { code: 'UPSTREAM_ERROR', call: 'getProfile', serverMessage: 'Closed today' } });
    expect(shown(new ApiError('BAD_USER_INPUT', 'No such page')).toJSON()).toEqual({ message: 'No such page', extensions: { code: 'BAD_USER_INPUT' } });
  });

  test.each([
    ['an error', new Error('password at 10.0.0.7')],
    ['an error that names a code', Object.assign(new Error('inside'), { code: 'NOT_FOUND', extensions: { code: 'NOT_FOUND' } })],
    ['an object like ours', { name: 'ApiError', code: 'NOT_FOUND', message: 'inside' }],
    ['text', 'inside'],
    ['nothing', undefined],
  ])('%s is masked', (_case, thrown) => {
    const error = shown(thrown, place);
    expect(codeOf(thrown)).toBeNull();
    expect(error.toJSON()).toMatchObject({ message: 'Internal server error', path: ['a', 0], extensions: { code: 'INTERNAL_SERVER_ERROR' } });
    expect(error.originalError).toBeUndefined();
  });
});
