/** Every mutation with one documented call: the messages when the REST API is down before the write, stops during it, refuses it, or has done it. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { calls } from '../../rest/contract/calls.ts';
import { callCases } from '../testing/call-cases.ts';
import type { Fault } from '../testing/fake-rest.ts';
import { startTestGateway, type TestGateway } from '../testing/test-gateway.ts';

const writes = callCases.filter(({ call }) => call.effect === 'write');
/** Phrases that are true only of a write that was not done. */
const notDone = /nothing was (changed|done|sent|saved)|was not (sent|done)/i;
/** Phrases that are true only for an unknown outcome. */
const unsure = /Check whether it was done/;

test('include all documented writes', () =>
  expect(new Set(writes.map(({ call }) => call))).toEqual(new Set(calls.filter(({ effect, extension }) => effect === 'write' && !extension))));

describe.each(writes)('$field', ({ field, call, document, payload, data }) => {
  let gateway: TestGateway;
  const name = field.replace('Mutation.', '');
  /** Number of attempts. Each has an id of its own, because a repeat gets the outcome of the first. */
  let tries = 0;
  const send = () => {
    tries += 1;
    return gateway.ask(document.replace('"id-1"', `"try-${tries}"`), {}, 'admin');
  };
  const wasSent = () => gateway.rest.log.some((request) => request.call === call.name);

  beforeAll(async () => {
    gateway = await startTestGateway({ fromManyAddresses: true });
  });
  afterAll(() => gateway[Symbol.asyncDispose]());
  beforeEach(async () => {
    gateway.rest.fail(call, null);
    // The roles are cached, so the next call is the write.
    await gateway.ask('{ productVariants { id } }', {}, 'admin');
    gateway.rest.log.length = 0;
  });

  test.each<Fault>(['reset', 'cutBody', 'garbage'])('stopped during it (%s): nobody knows', async (fault) => {
    gateway.rest.answer(call, { payload });
    gateway.rest.fail(call, fault);
    const { result } = await send();
    expect(result.data).toEqual({ [name]: null });
    expect(result.errors).toMatchObject([{ path: [name], extensions: { code: 'OUTCOME_UNKNOWN', call: call.name } }]);
    expect(result.errors?.[0]?.message).toMatch(unsure);
    expect(result.errors?.[0]?.message).not.toMatch(notDone);
    expect(wasSent()).toBe(true);
  });

  test('refused without a message: reports that nothing was changed', async () => {
    gateway.rest.answer(call, { status: 409 });
    const { result } = await send();
    const text = JSON.stringify(result);
    expect(text).toMatch(notDone);
    expect(text).not.toMatch(unsure);
    expect(wasSent()).toBe(true);
  });

  test('done: reports no fault', async () => {
    gateway.rest.answer(call, { payload });
    const { result } = await send();
    expect(JSON.parse(JSON.stringify(result).replace(`try-${tries}`, 'id-1'))).toEqual({ data: { [name]: data } });
    expect(JSON.stringify(result)).not.toMatch(notDone);
  });

  test('unreachable before it: reports that nothing was sent', async () => {
    await gateway.rest.close();
    const { result } = await send();
    expect(result.errors).toMatchObject([{ path: [name], extensions: { code: 'UPSTREAM_UNAVAILABLE' } }]);
    expect(result.errors?.[0]?.message).toMatch(/Nothing was changed/);
    expect(wasSent()).toBe(false);
  });
});
