/** Faults for each status and network failure, of reads and writes, over the fake REST API. Retries: connections.test.ts. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Call } from '../../rest/contract/call.ts';
import { employees } from '../../rest/contract/employees.ts';
import { session } from '../../rest/contract/session.ts';
import { type FakeRest, type Fault, startFakeRest } from '../testing/fake-rest.ts';
import { passing } from '../testing/passing.ts';
import { createUpstream, type Upstream } from './client.ts';
import { type FaultKind, UpstreamFault } from './fault.ts';
import type { CallRequest } from './request.ts';
import { Token } from './token.ts';

const caller = { token: new Token('tok-1'), requestId: 'request-12345' };
const page = { query: { pageNumber: 0, pageSize: 10, roles: 'user' } };
const typed = { body: { username: 'asha', password: 'wrong' } };
const { fetchAllEmployeeByPage: list } = employees;
const { userDetails, signOut, signIn } = session;

const cannotReach = 'The server cannot be reached now. Try again in a moment';
const notSent = 'The server cannot be reached now. Nothing was changed; try again in a moment';
const late = 'The server did not answer in time. Try again later';
const lookFirst = 'Check whether it was done before you try again';
const lost = `The answer was lost: it is not known whether this was done. ${lookFirst}`;
const unexplained = 'The server refused and gave no reason';
const unusable = 'The server gave an answer that cannot be used.';
const inside = { status: false, message: 'PSQLException at 10.0.0.7', stack: 'at Server' };

let fake: FakeRest;
let upstream: Upstream;
beforeAll(async () => {
  fake = await startFakeRest({ extensions: true });
  upstream = createUpstream({ url: fake.url, extensions: true });
});
afterAll(async () => {
  await upstream.close();
  await fake.close();
});
beforeEach(() => {
  fake.log.length = 0;
});

/** Returns the fault of a call that was sent exactly once. @param hangs true when the call is expected to time out */
async function faultOf<C extends Call>(call: C, request: CallRequest<C>, hangs = false): Promise<UpstreamFault> {
  const send = () => upstream.send(call, request, caller).catch((error: unknown) => error);
  const fault = await (hangs ? passing(call.timeoutMs, () => fake.log.length, send) : send());
  if (!(fault instanceof UpstreamFault)) throw new Error('the call did not fail as calls fail');
  expect(fake.log.map((request) => request.call)).toEqual([call.name]);
  expect(fault.call).toBe(call.name);
  expect(`${fault.message} ${fault.detail}`).not.toMatch(/PSQL|10\.0\.0\.7|127\.0\.0\.1|html|tok-1/i);
  return fault;
}

describe('statuses', () => {
  test.each<[status: number, body: unknown, kind: FaultKind, message: string]>([
    [200, { status: false, message: 'The directory is closed' }, 'refused', 'The directory is closed'],
    [400, { message: 'roles must not be empty' }, 'refused', 'roles must not be empty'],
    [404, { message: 'No such page' }, 'refused', 'No such page'],
    [404, undefined, 'refused', unexplained],
    [401, { message: 'JWT expired' }, 'unauthenticated', 'Sign in to continue'],
    [403, { message: 'Only for admins' }, 'forbidden', 'Only for admins'],
    [429, {}, 'rateLimited', 'There were too many requests. Try again in a minute'],
    [204, undefined, 'shape', `${unusable} Try again later`],
    [302, inside, 'failed', 'The server has another address than the one that is set up here. Tell whoever runs this service'],
    [500, inside, 'failed', 'The server failed. Try again later'],
    [502, inside, 'unavailable', cannotReach],
    [503, inside, 'unavailable', cannotReach],
    [504, inside, 'timeout', late],
  ])('a read: %i %j is %s: %s', async (status, body, kind, message) => {
    fake.answer(list, { status, body });
    expect(await faultOf(list, page)).toMatchObject({ kind, message });
  });

  test.each<[status: number, body: unknown, kind: FaultKind, message: string]>([
    [200, { status: false, message: 'Already done' }, 'refused', 'Already done'],
    [409, { data: { message: 'Already done' } }, 'refused', 'Already done'],
    [401, inside, 'unauthenticated', 'Sign in to continue'],
    [200, ['done'], 'shape', `${unusable} ${lookFirst}`],
    [500, inside, 'outcomeUnknown', lost],
    [502, inside, 'outcomeUnknown', lost],
    [503, inside, 'outcomeUnknown', lost],
    [504, inside, 'outcomeUnknown', lost],
    [408, inside, 'outcomeUnknown', lost],
  ])('a write: %i %j is %s: %s', async (status, body, kind, message) => {
    fake.answer(signOut, { status, body });
    expect(await faultOf(signOut, {})).toMatchObject({ kind, message });
  });

  test.each([200, 400, 401, 403])('sign-in refused with %i returns the REST API’s message', async (status) => {
    fake.answer(signIn, { status, body: { status: false, message: 'Bad credentials' } });
    expect(await faultOf(signIn, typed)).toMatchObject({ kind: 'refused', message: 'Bad credentials' });
  });

  test('does not follow a redirect, so the token reaches no other server', async () => {
    fake.answer(userDetails, { status: 307, body: inside });
    expect((await faultOf(userDetails, {})).kind).toBe('failed');
  });
});

describe('failures of the network', () => {
  // New connections, because a failure on a reused connection is handled differently.
  beforeEach(async () => {
    await upstream.close();
    upstream = createUpstream({ url: fake.url, extensions: true });
  });

  test.each<[fault: Fault, read: FaultKind]>([
    ['reset', 'unavailable'],
    ['cutBody', 'unavailable'],
    ['noHeaders', 'timeout'],
    ['noEnd', 'timeout'],
    ['html', 'shape'],
    ['garbage', 'shape'],
    ['empty', 'shape'],
    ['endless', 'shape'],
  ])('%s: a read is %s, a write has an unknown outcome', async (fault, kind) => {
    for (const call of [list, signOut, signIn]) fake.fail(call, fault);
    const hangs = kind === 'timeout';
    expect((await faultOf(list, page, hangs)).kind).toBe(kind);
    fake.log.length = 0;
    // A write whose payload has no required fields succeeds without a body (decision 30).
    if (fault === 'empty') expect(await upstream.send(signOut, {}, caller)).toMatchObject({ payload: {}, message: null });
    else expect(await faultOf(signOut, {}, hangs)).toMatchObject({ kind: 'outcomeUnknown', message: lost });
    fake.log.length = 0;
    expect(await faultOf(signIn, typed, hangs)).toMatchObject({ kind: 'outcomeUnknown', message: lost });
    for (const call of [list, signOut, signIn]) fake.fail(call, null);
  });

  test('the next call after a failure succeeds', async () => {
    fake.answer(list, { payload: [] });
    fake.fail(list, 'reset');
    await faultOf(list, page);
    fake.fail(list, null);
    expect((await upstream.send(list, page, caller)).payload).toEqual([]);
  });

  test('connection refused: neither a read nor a write was done', async () => {
    const away = await startFakeRest();
    await away.close();
    const vain = createUpstream({ url: away.url, extensions: true });
    await expect(vain.send(list, page, caller)).rejects.toMatchObject({ kind: 'unavailable', message: cannotReach, detail: 'ECONNREFUSED' });
    for (const sending of [vain.send(signOut, {}, caller), vain.send(signIn, typed, caller)]) {
      await expect(sending).rejects.toMatchObject({ kind: 'unavailable', message: notSent, detail: 'ECONNREFUSED' });
    }
    await vain.close();
  });
});
