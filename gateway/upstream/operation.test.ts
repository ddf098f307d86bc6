import { Readable } from 'node:stream';
import { describe, expect, test } from 'vitest';
import { attendance } from '../../rest/contract/attendance.ts';
import type { Call } from '../../rest/contract/call.ts';
import { calls as contractCalls } from '../../rest/contract/calls.ts';
import { employees } from '../../rest/contract/employees.ts';
import { farmers } from '../../rest/contract/farmers.ts';
import { payroll } from '../../rest/contract/payroll.ts';
import { session } from '../../rest/contract/session.ts';
import type { CallResponse, Upstream } from './client.ts';
import { callBudget, callsOf } from './operation.ts';
import { fetchPage } from './page.ts';
import type { Caller } from './request.ts';
import { Token } from './token.ts';

const { fetchAllEmployeeByPage } = employees;
const page = (pageNumber: number) => ({ query: { pageNumber, pageSize: 10, roles: 'user' } });

interface Sent {
  readonly call: string;
  readonly request: unknown;
  readonly caller: Caller;
}

/** Creates an upstream that answers every call with an empty result and records the calls. */
function recording(answering: (sent: Sent) => Promise<unknown> = async () => []): { readonly upstream: Upstream; readonly sent: Sent[] } {
  const sent: Sent[] = [];
  return {
    sent,
    upstream: {
      extensions: true,
      close: async () => {},
      async open(call, request, caller) {
        sent.push({ call: call.name, request, caller });
        return { contentLength: null, body: Readable.from([]) };
      },
      async send<C extends Call>(call: C, request: unknown, caller: Caller): Promise<CallResponse<C>> {
        const asked = { call: call.name, request, caller };
        sent.push(asked);
        return { payload: Object(await answering(asked)), message: null, totalCount: null, totalCountAtLeast: null };
      },
    },
  };
}

const signal = new AbortController().signal;
const caller = { token: new Token('tok-1'), requestId: 'request-12345', signal };

test(`makes ${callBudget} calls, and refuses the next without sending it`, async () => {
  const { upstream, sent } = recording();
  const calls = callsOf(upstream, caller);
  for (let number = 0; number < callBudget; number += 1) await calls.send(fetchAllEmployeeByPage, page(number));
  // A repeated read does not count.
  await calls.send(fetchAllEmployeeByPage, page(0));
  for (const refused of [calls.send(fetchAllEmployeeByPage, page(callBudget)), calls.send(session.signOut, {})]) {
    await expect(refused).rejects.toMatchObject({ kind: 'budget' });
  }
  expect(sent).toHaveLength(25);
});

describe('reads', () => {
  test('are made once when equal, in flight and afterwards, with the same result', async () => {
    const { upstream, sent } = recording();
    const calls = callsOf(upstream, caller);
    const [first, second] = await Promise.all([calls.send(fetchAllEmployeeByPage, page(0)), calls.send(fetchAllEmployeeByPage, page(0))]);
    expect(await calls.send(fetchAllEmployeeByPage, page(0))).toBe(first);
    expect(second).toBe(first);
    expect(sent).toHaveLength(1);
  });

  test('are made separately for another page, call or operation', async () => {
    const { upstream, sent } = recording();
    const calls = callsOf(upstream, caller);
    await calls.send(fetchAllEmployeeByPage, page(0));
    await calls.send(fetchAllEmployeeByPage, page(1));
    await calls.send(session.userDetails, {});
    await callsOf(upstream, caller).send(fetchAllEmployeeByPage, page(0));
    expect(sent.map(({ call }) => call)).toEqual(['fetchAllEmployeeByPage', 'fetchAllEmployeeByPage', 'userDetails', 'fetchAllEmployeeByPage']);
  });

  test('fail for the whole operation after one failure, without a repeat', async () => {
    const { upstream, sent } = recording(() => Promise.reject(new Error('down')));
    const calls = callsOf(upstream, caller);
    await expect(calls.send(session.userDetails, {})).rejects.toThrow('down');
    await expect(calls.send(session.userDetails, {})).rejects.toThrow('down');
    expect(sent).toHaveLength(1);
  });
});

describe('lasting reads', () => {
  test('do not use the caller’s signal, and do not join a read that does', async () => {
    const { upstream, sent } = recording();
    const calls = callsOf(upstream, caller);
    await calls.send(fetchAllEmployeeByPage, page(0));
    await calls.lasting().send(fetchAllEmployeeByPage, page(0));
    expect(sent.map((asked) => asked.caller.signal)).toEqual([signal, undefined]);
  });

  test('keep the key of writes and count in the same operation', async () => {
    const { upstream, sent } = recording();
    const calls = callsOf(upstream, caller);
    await calls.keyed('key-1').lasting().send(session.signOut, {});
    expect(sent[0]?.caller).toMatchObject({ token: caller.token, idempotencyKey: 'key-1' });
    for (let number = 1; number < callBudget; number += 1) await calls.lasting().send(fetchAllEmployeeByPage, page(number));
    await expect(calls.send(fetchAllEmployeeByPage, page(0))).rejects.toMatchObject({ kind: 'budget' });
  });
});

describe('writes', () => {
  test('are all made when equal, and earlier reads are repeated afterwards', async () => {
    const { upstream, sent } = recording();
    const calls = callsOf(upstream, caller);
    await calls.send(session.userDetails, {});
    await calls.send(session.signOut, {});
    await calls.send(session.signOut, {});
    await calls.send(session.userDetails, {});
    expect(sent.map(({ call }) => call)).toEqual(['userDetails', 'signOut', 'signOut', 'userDetails']);
  });

  test('prevent a later read from joining a read in flight from before the write', async () => {
    const answered: (() => void)[] = [];
    const { upstream, sent } = recording(({ call }) => new Promise<void>((resolve) => (call === 'userDetails' ? answered.push(resolve) : resolve())));
    const calls = callsOf(upstream, caller);
    const before = calls.send(session.userDetails, {});
    await calls.send(session.signOut, {});
    const after = calls.send(session.userDetails, {});
    for (const resolve of answered) resolve();
    expect(await after).not.toBe(await before);
    expect(sent).toHaveLength(3);
  });
});

test('refuses a call that is an extension without sending it, when the REST API has none', async () => {
  const { upstream, sent } = recording();
  const calls = callsOf({ ...upstream, extensions: false }, caller);
  const message = 'Not available on this server: withdraw the approval or the refusal of a day. Nothing was changed';
  const withdrawn = calls.send(attendance.withdrawApproval, { body: { userId: '7', date: '2026-11-20', reason: 'Wrong day' } });
  await expect(withdrawn).rejects.toMatchObject({ kind: 'refused', reason: 'unsupported', message });
  await expect(calls.send(payroll.fetchHolidays, { query: { year: 2026 } })).rejects.toMatchObject({ kind: 'refused', reason: 'unsupported' });
  expect(sent).toEqual([]);
});

describe('without a token', () => {
  test('a call that needs a session is not sent', async () => {
    const { upstream, sent } = recording();
    const calls = callsOf(upstream, { ...caller, token: null });
    for (const refused of [calls.send(session.userDetails, {}), calls.send(session.signOut, {})]) {
      await expect(refused).rejects.toMatchObject({ kind: 'unauthenticated', message: 'Sign in to continue' });
    }
    expect(sent).toEqual([]);
  });

  test('a call open to anyone is sent', async () => {
    const { upstream, sent } = recording();
    await callsOf(upstream, { ...caller, token: null }).send(session.signIn, { body: { username: 'asha', password: 'x' } });
    expect(sent).toHaveLength(1);
  });
});

test('passes the caller and the remaining time of the operation’s minute to every call', async () => {
  const { upstream, sent } = recording();
  const calls = callsOf(upstream, caller);
  await calls.send(fetchAllEmployeeByPage, page(0));
  await calls.send(fetchAllEmployeeByPage, page(1));
  // The minute also applies to the first bytes of a file.
  await calls.open(farmers.exportFarmerByArea, { body: { taluka: '', district: '', state: '', searchText: '' } });
  expect(sent[0]?.caller).toMatchObject(caller);
  const left = sent.map((asked) => asked.caller.remainingMs ?? Number.POSITIVE_INFINITY);
  expect(left).toHaveLength(3);
  expect(left.every((ms) => ms > 0 && ms <= 60_000)).toBe(true);
  expect(left.toSorted((a, b) => b - a)).toEqual(left);
});

test('a call may take 30 s, and a streamed file ten minutes', () => {
  expect(new Set(contractCalls.filter(({ files }) => files.length === 0).map(({ timeoutMs }) => timeoutMs))).toEqual(new Set([30_000]));
  expect(new Set(contractCalls.filter(({ files }) => files.length > 0).map(({ timeoutMs }) => timeoutMs))).toEqual(new Set([600_000]));
});

describe('a page', () => {
  const rows = (count: number) => Array.from({ length: count }, (_, id) => ({ id }));
  const fetched = (count: number, size: number) =>
    fetchPage(callsOf(recording(async () => rows(count)).upstream, caller), fetchAllEmployeeByPage, page(0), size);

  test.each([
    [0, 10],
    [9, 10],
    [10, 10],
  ])('%i rows for %i requested ones', async (count, size) => {
    expect(await fetched(count, size)).toEqual({ rows: rows(count), total: null, atLeast: null });
  });

  test('with more rows than requested is a shape fault that names the numbers and no row', async () => {
    await expect(fetched(11, 10)).rejects.toMatchObject({ kind: 'shape', call: 'fetchAllEmployeeByPage', detail: 'more than the 10 rows asked for' });
  });
});
