/** Effect of a failed write on the following rows: wait as the server requests, stop, or skip the row. */
import { CombinedGraphQLErrors, ServerError } from '@apollo/client';
import { expect, it } from 'vitest';
import { OfflineError } from '../../../data/offline.ts';
import { answerOfError } from './use-send-rows.ts';

const coded = (code: string, facts = {}) => new CombinedGraphQLErrors({ errors: [{ message: 'x', extensions: { code, ...facts } }] });
const status = (code: number, headers: HeadersInit = {}) => new ServerError('x', { response: new Response('', { status: code, headers }), bodyText: '' });

it.each([
  ['a busy gateway with a delay', coded('RATE_LIMITED', { retryAfter: 7 }), { kind: 'wait', seconds: 7, lost: undefined }],
  ['a REST API that does not respond', coded('UPSTREAM_UNAVAILABLE'), { kind: 'wait', seconds: undefined, lost: undefined }],
  ['a busy proxy with a delay', status(503, { 'retry-after': '9' }), { kind: 'wait', seconds: 9 }],
  ['a failing proxy without a delay', status(502), { kind: 'broken' }],
  ['a response of the REST API that was lost', coded('OUTCOME_UNKNOWN'), { kind: 'wait', lost: { kind: 'lost' } }],
  ['a network failure', new TypeError('Failed to fetch'), { kind: 'broken', failure: 'failure.network' }],
  ['offline before sending', new OfflineError(), { kind: 'broken', failure: 'failure.offline' }],
  ['a person without permission', coded('FORBIDDEN'), { kind: 'broken', failure: 'failure.forbidden' }],
  ['an older page', coded('DOCUMENT_NOT_TRUSTED'), { kind: 'broken', failure: 'failure.outdated' }],
  ['a row that is rejected', coded('BAD_USER_INPUT'), { kind: 'settled', outcome: { kind: 'failed', failure: 'failure.input' } }],
  [
    "the REST API's own words",
    coded('UPSTREAM_ERROR', { serverMessage: 'Email is already in use!' }),
    { kind: 'settled', outcome: { kind: 'refused', message: 'Email is already in use!' } },
  ],
])('%s', (_what, error, answer) => {
  expect(answerOfError(error)).toMatchObject(answer);
});
