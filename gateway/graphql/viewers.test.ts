import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { session } from '../../rest/contract/session.ts';
import type { Answer, Upstream } from '../upstream/client.ts';
import { UpstreamFault } from '../upstream/fault.ts';
import type { Caller } from '../upstream/request.ts';
import { Token } from '../upstream/token.ts';
import type { Role } from './types.generated.ts';
import { createViewers, type Viewers, viewerAgeMs } from './viewers.ts';

/** Viewer of each token. */
const held: Readonly<Record<string, readonly Role[]>> = { asha: ['USER'], mohan: ['USER', 'MODERATOR'], anil: ['ADMIN'] };
const tokens = Object.keys(held);

const by = (token: string, requestId: string) => ({ token: new Token(token), requestId, signal: new AbortController().signal });

interface Asked {
  readonly token: string;
  readonly requestId: string;
  readonly bulkhead: string | undefined;
  readonly signal: Caller['signal'];
  readonly at: number;
}

/** Creates viewers over an upstream that knows the tokens above. `delay` decides when a response arrives. */
function viewersOver(delay: (answer: Promise<unknown>, token: string) => Promise<unknown> = (answer) => answer) {
  const asked: Asked[] = [];
  const clock = { now: 5_000 };
  const upstream: Pick<Upstream, 'send' | 'extensions'> = {
    extensions: true,
    async send(call, _request, { token, requestId, bulkhead, signal }: Caller): Promise<Answer<typeof call>> {
      const text = token?.text ?? '';
      asked.push({ token: text, requestId, bulkhead, signal, at: clock.now });
      const roles = held[text];
      await delay(Promise.resolve(), text);
      if (call.name !== 'userDetails' || roles === undefined) throw new UpstreamFault('unauthenticated', call);
      return JSON.parse(
        JSON.stringify({
          payload: { id: 1, roles: roles.map((name) => ({ name: `ROLE_${name}` })) },
          message: null,
          totalCount: null,
          totalCountAtLeast: null,
        }),
      );
    },
  };
  return {
    viewers: createViewers(upstream, () => clock.now),
    asked,
    clock,
  };
}

test('makes one REST call per token in 30 seconds, with that token', async () => {
  const { viewers, asked, clock } = viewersOver();
  expect(await viewers.rolesOf(by('mohan', 'request-1'))).toEqual(['USER', 'MODERATOR']);
  clock.now += viewerAgeMs;
  expect(await viewers.rolesOf(by('mohan', 'request-2'))).toEqual(['USER', 'MODERATOR']);
  clock.now += 1;
  await viewers.rolesOf(by('mohan', 'request-3'));
  expect(asked.map(({ token, requestId }) => [token, requestId])).toEqual([
    ['mohan', 'request-1'],
    ['mohan', 'request-3'],
  ]);
  expect(viewerAgeMs).toBe(30_000);
});

test('confirms a token for 30 seconds from the response or until it ends, without a call', async () => {
  const { viewers, asked, clock } = viewersOver();
  expect(viewers.isConfirmed(new Token('mohan'))).toBe(false);
  await viewers.rolesOf(by('mohan', 'request-1'));
  await viewers.rolesOf(by('asha', 'request-2'));
  await viewers.rolesOf(by('nobody', 'request-3')).catch(() => {});
  expect(['mohan', 'asha', 'nobody'].map((token) => viewers.isConfirmed(new Token(token)))).toEqual([true, true, false]);
  viewers.forget(new Token('asha'));
  clock.now += viewerAgeMs - 1;
  expect(['mohan', 'asha'].map((token) => viewers.isConfirmed(new Token(token)))).toEqual([true, false]);
  clock.now += 1;
  expect(viewers.isConfirmed(new Token('mohan'))).toBe(false);
  expect(asked).toHaveLength(3);
  viewers.confirm(new Token('asha'), { personId: '7', since: viewers.lastChange() });
  expect([viewers.isConfirmed(new Token('asha')), viewers.idOf(new Token('asha'))]).toEqual([true, '7']);
});

test('shares one look-up among concurrent callers', async () => {
  const { viewers, asked } = viewersOver();
  await Promise.all([viewers.rolesOf(by('anil', 'a')), viewers.rolesOf(by('anil', 'b')), viewers.rolesOf(by('anil', 'c'))]);
  expect(asked).toHaveLength(1);
});

describe('a token unknown to the REST API', () => {
  test('is refused, and looked up again the next time', async () => {
    const { viewers, asked } = viewersOver();
    for (let time = 0; time < 2; time += 1) await expect(viewers.rolesOf(by('nobody', 'request-1'))).rejects.toMatchObject({ kind: 'unauthenticated' });
    expect(asked).toHaveLength(2);
  });
});

test('uses another bulkhead for a token that was valid than for an unknown one, until it is refused or forgotten', async () => {
  const known = new Set(['mohan']);
  const { viewers, asked, clock } = viewersOver(async (_answer, token) => {
    if (!known.has(token)) throw new UpstreamFault('unauthenticated', session.userDetails);
  });
  const later = async (token: string) => {
    clock.now += viewerAgeMs + 1;
    await viewers.rolesOf(by(token, 'request-1')).catch(() => {});
    return asked.at(-1)?.bulkhead;
  };
  expect([await later('invented'), await later('invented')]).toEqual(['unconfirmed', 'unconfirmed']);
  expect([await later('mohan'), await later('mohan')]).toEqual(['unconfirmed', 'roles']);
  known.delete('mohan');
  expect([await later('mohan'), await later('mohan')]).toEqual(['roles', 'unconfirmed']);
  known.add('mohan');
  await later('mohan');
  viewers.forget(new Token('mohan'));
  expect(await later('mohan')).toBe('unconfirmed');
});

test('cancels a look-up when its last waiter leaves, and the next caller starts a new one', async () => {
  const { viewers, asked } = viewersOver(() => new Promise(() => {}));
  const [first, second] = [new AbortController(), new AbortController()];
  for (const { signal } of [first, second]) void viewers.rolesOf({ token: new Token('mohan'), requestId: 'request-1', signal });
  first.abort();
  expect(asked.map(({ signal }) => signal?.aborted)).toEqual([false]);
  second.abort();
  void viewers.rolesOf(by('mohan', 'request-2'));
  expect(asked.map(({ signal }) => signal?.aborted)).toEqual([true, false]);
});

describe('a response from before a token ended or its person changed is ignored', () => {
  /** Creates viewers whose first look-up of each token waits for `answer`. */
  function underWay() {
    const waiting: (() => void)[] = [];
    const over = viewersOver(() => (waiting.length === 0 ? new Promise<void>((resolve) => waiting.push(resolve)) : Promise.resolve()));
    const looked = over.viewers.rolesOf(by('mohan', 'request-1'));
    return { ...over, looked, answer: () => waiting[0]?.() };
  }

  test.each([
    ['the token was signed out', ({ forget }: Viewers) => forget(new Token('mohan'))],
    ['the person was deactivated or changed', ({ forgetPerson }: Viewers) => forgetPerson('1')],
    ['an unknown person was deactivated or changed', ({ forgetPerson }: Viewers) => forgetPerson(null)],
  ])('repeats a look-up in progress when %s', async (_case, change) => {
    const { viewers, asked, looked, answer } = underWay();
    change(viewers);
    answer();
    expect(await looked).toEqual(['USER', 'MODERATOR']);
    expect(asked).toHaveLength(2);
  });

  test('a look-up in progress is not repeated for a change of another person', async () => {
    const { viewers, asked, looked, answer } = underWay();
    viewers.forgetPerson('2');
    viewers.forget(new Token('asha'));
    answer();
    await looked;
    expect(asked).toHaveLength(1);
  });

  test('a response of another call does not confirm a token forgotten since that call began', () => {
    const { viewers } = viewersOver();
    const token = new Token('mohan');
    const since = viewers.lastChange();
    for (const change of [() => viewers.forget(token), () => viewers.forgetPerson('1'), () => viewers.forgetPerson(null)]) {
      change();
      viewers.confirm(token, { personId: '1', roles: ['ADMIN'], since });
      expect([viewers.isConfirmed(token), viewers.idOf(token)]).toEqual([false, null]);
    }
  });

  test('looks up all tokens of a changed person again, in the bulkhead of valid tokens', async () => {
    const { viewers, asked } = viewersOver();
    await viewers.rolesOf(by('mohan', 'before'));
    viewers.forgetPerson('1');
    expect([viewers.isConfirmed(new Token('mohan')), viewers.idOf(new Token('mohan'))]).toEqual([false, '1']);
    await viewers.rolesOf(by('mohan', 'after'));
    expect(asked.map(({ bulkhead }) => bulkhead)).toEqual(['unconfirmed', 'roles']);
  });
});

test('needs no look-up for a token from a sign-in with roles', async () => {
  const { viewers, asked } = viewersOver();
  viewers.confirm(new Token('mohan'), { personId: '1', roles: ['MODERATOR'], since: viewers.lastChange() });
  expect(await viewers.rolesOf(by('mohan', 'request-1'))).toEqual(['MODERATOR']);
  viewers.confirm(new Token('asha'), { personId: '2', roles: [], since: viewers.lastChange() });
  await viewers.rolesOf(by('asha', 'request-2'));
  expect(asked.map(({ token, bulkhead }) => [token, bulkhead])).toEqual([['asha', 'roles']]);
});

test('looks up a forgotten token again, and no others', async () => {
  const { viewers, asked } = viewersOver();
  for (const token of tokens) await viewers.rolesOf(by(token, 'before'));
  viewers.forget(new Token('mohan'));
  for (const token of tokens) await viewers.rolesOf(by(token, 'after'));
  expect(asked.filter(({ requestId }) => requestId === 'after').map(({ token }) => token)).toEqual(['mohan']);
});

test('never mixes up roles and never looks a token up twice in 30 seconds, for any order of responses', async () => {
  const asking = fc.record({ token: fc.constantFrom(...tokens), waitMs: fc.integer({ min: 0, max: 20_000 }) });
  await fc.assert(
    fc.asyncProperty(fc.scheduler(), fc.array(asking, { minLength: 1, maxLength: 30 }), async (scheduler, askings) => {
      const { viewers, asked, clock } = viewersOver((answer, token) => scheduler.schedule(answer, token));
      const given = askings.map(async ({ token, waitMs }, index) => {
        clock.now += waitMs;
        return { token, roles: await viewers.rolesOf(by(token, `request-${index}`)) };
      });
      await scheduler.waitIdle();
      for (const { token, roles } of await Promise.all(given)) expect(roles).toEqual(held[token]);
      for (const token of tokens) {
        const times = asked.filter((entry) => entry.token === token).map(({ at }) => at);
        const between = times.slice(1).map((at, index) => at - (times[index] ?? 0));
        expect(between.every((ms) => ms >= viewerAgeMs)).toBe(true);
      }
    }),
  );
});
