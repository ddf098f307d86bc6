/**
 * For any request and any response of the REST API, the gateway answers. Every error has a documented code and a request id, none is an internal
 * error, and no response contains internal details. Inputs that failed once are kept below.
 */
import { gzipSync } from 'node:zlib';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { session } from '../../rest/contract/session.ts';
import { errorCodes } from '../graphql/errors.ts';
import { callCases } from '../testing/call-cases.ts';
import type { FakeAnswer } from '../testing/fake-rest.ts';
import { changedOperation, type GeneratedOperation, validOperation } from '../testing/generated-operations.ts';
import { hostileValue } from '../testing/hostile-values.ts';
import { answerWithSample } from '../testing/sample-answers.ts';
import { readTape, type Tape, tapes } from '../testing/tape.ts';
import { shareTestGateway } from '../testing/test-gateway.ts';
import { callBudget } from '../upstream/operation.ts';
import { apolloCodes } from './visible-error.ts';

const isLong = Boolean(process.env['TEST_LONG']);
const operationRuns = isLong ? 100_000 : 400;
const answerRuns = isLong ? 10_000 : 200;
const gateway = await shareTestGateway({ extensions: true, environment: { TRUST_PROXY: 'on', LOG_LEVEL: 'fatal' }, callTimeoutMs: 2_000 });

const codes = new Set<unknown>([...errorCodes, ...apolloCodes]);
/** Internal details that a failing REST API may send. */
const inside = 'PSQLException at com.example.Inside(Inside.java:7) select secret from people, 10.9.8.7';
const leaks = /Inside|10\.9\.8\.7|node_modules|\n\s+at |file:\/\/|ECONN|UND_ERR|\bselect \w+ from\b/;

let asked = 0;
/** Sends an operation as an admin, from an address of its own. */
async function ask({ query, variables }: GeneratedOperation): Promise<string> {
  asked += 1;
  const answer = await gateway.gateway.app.inject({
    method: 'POST',
    url: '/graphql',
    headers: { authorization: 'Bearer admin', 'x-forwarded-for': `10.${(asked >> 16) & 255}.${(asked >> 8) & 255}.${asked & 255}` },
    payload: { query, variables },
  });
  expect(answer.statusCode).toBeLessThan(500);
  return answer.body;
}

function expectWellSaid(body: string): void {
  expect(body).not.toMatch(leaks);
  expect(body).not.toContain(gateway.rest.url.host);
  const { errors = [] }: { errors?: readonly { extensions?: Record<string, unknown> }[] } = JSON.parse(body);
  for (const { extensions } of errors) {
    expect(codes).toContain(extensions?.['code']);
    expect(extensions?.['code']).not.toBe('INTERNAL_SERVER_ERROR');
    expect(extensions?.['requestId']).toEqual(expect.any(String));
  }
}

async function expectSurvived(operation: GeneratedOperation): Promise<void> {
  gateway.rest.log.splice(0);
  expectWellSaid(await ask(operation));
  expect(gateway.rest.log.filter(({ call }) => call !== 'userDetails').length).toBeLessThanOrEqual(callBudget);
  expect(Reflect.get({}, 'polluted')).toBeUndefined();
}

test.each([
  // More than ten faults of variables, whose summary must not be masked as an internal error.
  [{ query: 'mutation ($input: SignUpInput!) { signUp(input: $input) { message } }', variables: { input: { data: null } } }],
  // Nullable variables that are null in non-null places were masked as internal errors.
  [{ query: 'query ($x: Boolean = true) { clientConfig { extensions @skip(if: $x) } }', variables: { x: null } }],
  [{ query: 'query ($d: Date = "2026-11-20") { checkEvents(userId: "1", date: $d) { id } }', variables: { d: null } }],
])('handles an input that failed once: %j', expectSurvived);

test('answers generated operations, which all pass validation', async () => {
  await fc.assert(
    fc.asyncProperty(tapes, async (numbers) => {
      const operation = validOperation(readTape(numbers));
      await expectSurvived(operation);
      expect(await ask(operation)).not.toMatch(/GRAPHQL_(PARSE|VALIDATION)_FAILED/);
    }),
    { numRuns: operationRuns / 10 },
  );
});

test('answers or refuses mutated operations in the documented way', { tags: 'slow' }, async () => {
  await fc.assert(
    fc.asyncProperty(tapes, (numbers) => expectSurvived(changedOperation(readTape(numbers)))),
    { numRuns: operationRuns },
  );
});

const envelopes: readonly ((payload: unknown) => unknown)[] = [
  (data) => data,
  (data) => ({ status: true, data }),
  (data) => ({ status: true, data: { data } }),
];
const statuses = [200, 200, 200, 200, 200, 200, 201, 204, 301, 400, 401, 403, 404, 409, 418, 422, 429, 500, 502, 503];
const types = ['application/json', 'application/json', 'application/json; charset=utf-16', 'text/html', 'application/octet-stream', ''];

/** Mutates a valid response: another value, other bytes, another status. */
function changedAnswer(payload: unknown, tape: Tape): FakeAnswer {
  const json = JSON.stringify(hostileValue(tape.one(envelopes)(payload), tape)) ?? '';
  const status = tape.one(statuses);
  const bytes = Buffer.from(status >= 500 ? JSON.stringify({ message: inside, data: inside }) : json);
  const changes = [
    () => bytes,
    () => bytes.subarray(0, tape.next(bytes.length + 1)),
    () => Buffer.concat([Buffer.from([0xef, 0xbb, 0xbf]), bytes]),
    () => Buffer.from(json, 'utf16le'),
    () => Buffer.from(json, 'latin1').fill(tape.next(256), 0, tape.next(Math.min(json.length, 8) + 1)),
    () => gzipSync(bytes),
    () => Buffer.from(`${json.slice(0, -1)},"id":NaN,"id":1e999}`),
    () => Buffer.from(`${'['.repeat(20_000)}${json}`),
    () => Buffer.alloc(tape.rarely(10) ? 9 * 1024 * 1024 : 100_000, ' '),
  ];
  const body = tape.rarely(2) ? tape.one(changes)() : bytes;
  return { status, file: { type: tape.one(types), body } };
}

test('turns mutated REST responses into data or documented errors', { tags: 'slow' }, async () => {
  await fc.assert(
    fc.asyncProperty(tapes, async (numbers) => {
      const tape = readTape(numbers);
      const { call, document, payload } = tape.one(callCases);
      gateway.rest.answer(call, changedAnswer(payload, tape));
      if (call !== session.userDetails) gateway.rest.answer(session.userDetails, { payload: { id: 1, roles: ['ROLE_ADMIN'] } });
      await expectSurvived({ query: document, variables: {} });
    }),
    { numRuns: answerRuns },
  );
  answerWithSample(gateway.rest);
});
