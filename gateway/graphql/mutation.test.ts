import { beforeEach, describe, expect, test } from 'vitest';
import { farmers } from '../../rest/contract/farmers.ts';
import { noCalls, testContext, testServices } from '../testing/test-context.ts';
import { type FaultFacts, type RefusalReason, UpstreamFault } from '../upstream/fault.ts';
import type { Calls } from '../upstream/operation.ts';
import type { Context } from './context.ts';
import { badInput } from './errors.ts';
import { mutation } from './mutation.ts';

interface Input {
  readonly name?: string;
  readonly clientMutationId?: string | null;
}
interface Result {
  readonly token: string | null;
}

const { addFarmer } = farmers;
const nothing: Result = { token: null };
const done = async () => ({ message: 'Done', result: { token: 't' } });
const refusing = (reason: RefusalReason) => async () => {
  throw new UpstreamFault('refused', addFarmer, { detail: 'status 409', reason, serverMessage: 'Phone is taken' });
};
const once = (write: (input: Input, context: Context) => Promise<{ message: string | null; result: Result }>, field = 'addFarmer') =>
  mutation<Input, Result>(field, nothing, write);

describe('a mutation', () => {
  test('that was done returns its message, its fields and its clientMutationId', async () => {
    const payload = await once(done)(null, { input: { clientMutationId: 'one' } }, testContext('me'));
    expect(payload).toEqual({ message: 'Done', userErrors: [], clientMutationId: 'one', token: 't' });
  });

  test.each([{}, { clientMutationId: null }])('without a clientMutationId returns none: %j', async (input) => {
    expect((await once(done)(null, { input }, testContext('me'))).clientMutationId).toBeNull();
  });

  test.each<[RefusalReason, string]>([
    ['refused', 'REFUSED'],
    ['invalid', 'INVALID'],
    ['notFound', 'NOT_FOUND'],
    ['conflict', 'CONFLICT'],
  ])('that was refused (%s) is a user error %s with the REST API’s message, word for word', async (reason, code) => {
    expect(await once(refusing(reason))(null, { input: { clientMutationId: 'one' } }, testContext('me'))).toEqual({
      message: 'Phone is taken',
      userErrors: [{ message: 'Phone is taken', code, path: null }],
      clientMutationId: 'one',
      token: null,
    });
  });

  test.each<[FaultFacts, string, string]>([
    [{}, 'UNEXPLAINED', 'The server refused and gave no reason. Nothing was changed'],
    [{ reason: 'notFound' }, 'UNEXPLAINED', 'The server refused and gave no reason. Nothing was changed'],
    [{ reason: 'unsupported', message: 'There is no way to do it here' }, 'NOT_SUPPORTED', 'There is no way to do it here'],
  ])('that was refused without a message of the REST API (%j) has a code that marks the message as the gateway’s', async (facts, code, message) => {
    const refused = once(() => Promise.reject(new UpstreamFault('refused', addFarmer, facts)));
    expect(await refused(null, { input: {} }, testContext('me'))).toMatchObject({ message: null, userErrors: [{ message, code, path: null }] });
  });

  test.each(['unauthenticated', 'forbidden', 'rateLimited', 'timeout', 'unavailable', 'shape', 'failed', 'outcomeUnknown', 'budget', 'cancelled'] as const)(
    'that failed in another way (%s) stays an error',
    async (kind) => {
      const fault = new UpstreamFault(kind, addFarmer);
      for (const input of [{}, { clientMutationId: 'one' }]) {
        await expect(once(() => Promise.reject(fault))(null, { input }, testContext('me'))).rejects.toEqual(fault);
      }
    },
  );

  test('that the REST API refused because of a field returns the input’s name of the field', async () => {
    const refused = once(() => Promise.reject(new UpstreamFault('refused', addFarmer, { serverMessage: 'Too long', reason: 'invalid', field: 'name' })));
    const input = { name: 'A' };
    expect((await refused(null, { input }, testContext('me'))).userErrors).toEqual([{ message: 'Too long', code: 'INVALID', path: ['input', 'name'] }]);
  });

  test('that the gateway refused because of its input returns the same form', async () => {
    const refused = once(() => Promise.reject(badInput('name', '"name" must not be empty')));
    expect(await refused(null, { input: { name: '' } }, testContext('me'))).toEqual({
      message: null,
      userErrors: [{ message: '"name" must not be empty', code: 'INVALID', path: ['input', 'name'] }],
      clientMutationId: null,
      token: null,
    });
  });

  test('that failed because of an internal error stays an error', async () => {
    await expect(once(() => Promise.reject(new TypeError('x')))(null, { input: {} }, testContext('me'))).rejects.toThrow(TypeError);
  });
});

describe('a repeat with the same id', () => {
  let writes = 0;
  const keys: string[] = [];
  let services = testServices();
  const calls = (extensions: boolean): Calls => ({
    ...noCalls,
    extensions,
    keyed(key) {
      keys.push(key);
      return calls(extensions);
    },
    lasting: () => calls(extensions),
  });
  const me = (token: string | null = 'me', extensions = true) => testContext(token, [], { services, calls: calls(extensions) });
  const counted = (field?: string) =>
    once(async () => {
      writes += 1;
      await new Promise((resolve) => setTimeout(resolve, 5));
      return { message: `Write ${writes}`, result: { token: null } };
    }, field);

  beforeEach(() => {
    writes = 0;
    keys.length = 0;
    services = testServices();
  });

  test('at the same time joins the first, later replays it', async () => {
    const resolve = counted();
    const input = { clientMutationId: 'punch' };
    const answers = await Promise.all(Array.from({ length: 20 }, () => resolve(null, { input }, me())));
    answers.push(await resolve(null, { input }, me()));
    expect(new Set(answers.map(({ message }) => message))).toEqual(new Set(['Write 1']));
    expect(writes).toBe(1);
  });

  test('is a separate write for another person, another mutation, or without an id', async () => {
    const [resolve, other] = [counted(), counted('addDealer')];
    await resolve(null, { input: { clientMutationId: 'a' } }, me('me'));
    await resolve(null, { input: { clientMutationId: 'a' } }, me('you'));
    await other(null, { input: { clientMutationId: 'a' } }, me('me'));
    await resolve(null, { input: {} }, me('me'));
    await resolve(null, { input: {} }, me('me'));
    await resolve(null, { input: { clientMutationId: 'a' } }, me(null));
    await resolve(null, { input: { clientMutationId: 'a' } }, me(null));
    expect(writes).toBe(7);
  });

  test('is recognised for any number of ids of another person', { tags: 'slow' }, async () => {
    const resolve = counted();
    const mine = { clientMutationId: 'mine' };
    await resolve(null, { input: mine }, me('me'));
    const you = me('you');
    await Promise.all(Array.from({ length: 10_050 }, (_, number) => resolve(null, { input: { clientMutationId: String(number) } }, you)));
    expect(writes).toBe(10_051);
    await resolve(null, { input: mine }, me('me'));
    expect(writes).toBe(10_051);
  });

  test('is forgotten after 500 newer ids of the same person', async () => {
    const resolve = counted();
    const use = (number: number) => resolve(null, { input: { clientMutationId: String(number) } }, me());
    await Promise.all(Array.from({ length: 501 }, (_, number) => use(number)));
    await use(1);
    expect(writes).toBe(501);
    await use(0);
    expect(writes).toBe(502);
  });

  test('of a mutation open to anyone is done again, because its token may be invented', async () => {
    const resolve = mutation<Input, Result>(
      'signIn',
      nothing,
      async () => {
        writes += 1;
        return done();
      },
      { isOpen: true },
    );
    for (let time = 0; time < 2; time += 1) await resolve(null, { input: { clientMutationId: 'a' } }, me('invented'));
    expect(writes).toBe(2);
  });

  test('with another input is an error', async () => {
    const resolve = counted();
    await resolve(null, { input: { name: 'Ganesh', clientMutationId: 'b' } }, me());
    expect(await resolve(null, { input: { name: 'Suresh', clientMutationId: 'b' } }, me())).toMatchObject({
      userErrors: [{ message: '"clientMutationId" was used before for another input', code: 'INVALID', path: ['input', 'clientMutationId'] }],
      token: null,
    });
    expect(writes).toBe(1);
  });

  test('replays a refusal', async () => {
    const resolve = once(async () => {
      writes += 1;
      return refusing('conflict')();
    });
    const input = { clientMutationId: 'c' };
    const [first, second] = [await resolve(null, { input }, me()), await resolve(null, { input }, me())];
    expect([second, writes]).toEqual([first, 1]);
  });

  test('after an outage is a new attempt', async () => {
    let down = true;
    const resolve = once(async () => {
      writes += 1;
      if (down) throw new UpstreamFault('unavailable', addFarmer);
      return done();
    });
    const input = { clientMutationId: 'd' };
    await expect(resolve(null, { input }, me())).rejects.toThrow('The server cannot be reached now');
    down = false;
    expect(await resolve(null, { input }, me())).toMatchObject({ message: 'Done' });
    expect(writes).toBe(2);
  });

  test.each(['outcomeUnknown', 'shape'] as const)('after a lost response (%s) is sent again only if the REST API has idempotency keys', async (kind) => {
    const lost = new UpstreamFault(kind, addFarmer);
    const losing = () =>
      once(async () => {
        writes += 1;
        throw lost;
      });
    const input = { clientMutationId: 'e' };
    const resolve = losing();
    for (let time = 0; time < 2; time += 1) await expect(resolve(null, { input }, me('me', false))).rejects.toEqual(lost);
    expect(writes).toBe(1);
    for (let time = 0; time < 2; time += 1) await expect(resolve(null, { input }, me('you'))).rejects.toBe(lost);
    expect(writes).toBe(3);
    expect(keys.at(-1)).toBe(keys.at(-2));
  });

  test('has an idempotency key for its mutation without any input in it; a mutation that cannot be repeated has none', async () => {
    const input = { clientMutationId: 'f\r\nx-evil: 1' };
    await counted()(null, { input }, me());
    await mutation<Input, Result>('addDealer', nothing, done)(null, { input }, me());
    expect(keys).toEqual([expect.stringMatching(/^[0-9a-f]{64}$/), expect.stringMatching(/^[0-9a-f]{64}$/)]);
    expect(new Set(keys).size).toBe(2);
    await counted()(null, { input: {} }, me());
    await counted()(null, { input }, me(null));
    expect(keys).toHaveLength(2);
  });
});
