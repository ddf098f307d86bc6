/**
 * Runs the gateway under faults of the REST API and clients that disconnect, for ten minutes in `npm run test:long`. It must keep answering, and
 * its memory must not grow.
 */
import { setTimeout as pause } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { calls } from '../../rest/contract/calls.ts';
import { session } from '../../rest/contract/session.ts';
import { callCases } from '../testing/call-cases.ts';
import type { Fault } from '../testing/fake-rest.ts';
import { answerWithSample } from '../testing/sample-answers.ts';
import { shareTestGateway } from '../testing/test-gateway.ts';

const ms = process.env['TEST_LONG'] ? 600_000 : 2_000;
/** Bytes that the heap may gain from the middle to the end. Any growth with the work would exceed it. */
const maxGrowth = 8 * 1024 * 1024;
const gateway = await shareTestGateway({ environment: { TRUST_PROXY: 'on', LOG_LEVEL: 'fatal' }, callTimeoutMs: 200 });
const url = await gateway.listen('/graphql');

setFlagsFromString('--expose-gc');
const collect: () => void = runInNewContext('gc');
function heapBytes(): number {
  // Twice, because objects behind weak references are freed by the second collection.
  collect();
  collect();
  return process.memoryUsage().heapUsed;
}

const faults: readonly (Fault | null)[] = ['reset', 'noHeaders', 'noEnd', 'cutBody', 'html', 'garbage', 'empty', null, null, null];
let asked = 0;

/** Sends one request. Every third client disconnects before the response. */
async function askOnce(): Promise<void> {
  asked += 1;
  const { document } = callCases[asked % callCases.length] ?? { document: '{ me { id } }' };
  const signal = asked % 3 === 0 ? AbortSignal.timeout(1 + (asked % 40)) : AbortSignal.timeout(3_000);
  const headers = {
    'content-type': 'application/json',
    authorization: `Bearer ${asked % 5 === 0 ? `invented-${asked}` : 'admin'}`,
    'x-forwarded-for': `10.0.${asked % 250}.1`,
  };
  // A unique name each time, so no document is seen twice.
  const query = asked % 2 === 0 ? `${document} #${asked}` : document;
  const answer = await fetch(url, { method: 'POST', headers, body: JSON.stringify({ query }), signal }).catch(() => null);
  await answer?.text().catch(() => '');
}

/** Sends parallel requests for a while, with occasional failures of every call. */
async function workFor(duration: number): Promise<void> {
  const until = performance.now() + duration;
  const worker = async () => {
    while (performance.now() < until) await askOnce();
  };
  const spoiler = async () => {
    while (performance.now() < until) {
      for (const [at, call] of calls.entries()) if (call !== session.userDetails) gateway.rest.fail(call, faults[(at + asked) % faults.length] ?? null);
      await pause(200);
      gateway.rest.log.splice(0);
    }
  };
  await Promise.all([...Array.from({ length: 8 }, worker), spoiler()]);
  for (const call of calls) gateway.rest.fail(call, null);
  // Wait until the last calls have ended.
  await pause(500);
}

test('keeps answering through faults and disconnects, and the heap does not grow', async () => {
  answerWithSample(gateway.rest);
  await workFor(ms / 2);
  const middle = heapBytes();
  await workFor(ms / 2);
  expect(heapBytes() - middle).toBeLessThan(maxGrowth);
  expect(asked).toBeGreaterThan(10);
  const { result } = await gateway.ask('{ me { id } }', {}, 'admin');
  expect(result).toEqual({ data: { me: { id: expect.any(String) } } });
});
