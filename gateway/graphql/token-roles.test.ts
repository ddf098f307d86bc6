import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { session } from '../../rest/contract/session.ts';
import type { CallResponse, Upstream } from '../upstream/client.ts';
import { UpstreamFault } from '../upstream/fault.ts';
import type { Caller } from '../upstream/request.ts';
import { Token } from '../upstream/token.ts';
import { createTokenRoles, rolesAgeMs, type TokenRoles } from './token-roles.ts';
import type { Role } from './types.generated.ts';

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

/** Creates the roles of tokens over an upstream that knows the tokens above. `delay` decides when a response arrives. */
function tokenRolesOver(delay: (answer: Promise<unknown>, token: string) => Promise<unknown> = (answer) => answer) {
  const asked: Asked[] = [];
  const clock = { now: 5_000 };
  const upstream: Pick<Upstream, 'send' | 'extensions'> = {
    extensions: true,
    async send(call, _request, { token, requestId, bulkhead, signal }: Caller): Promise<CallResponse<typeof call>> {
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
    tokenRoles: createTokenRoles(upstream, () => clock.now),
    asked,
    clock,
  };
}

test('makes one REST call per token in 30 seconds, with that token', async () => {
  const { tokenRoles, asked, clock } = tokenRolesOver();
  expect(await tokenRoles.rolesOf(by('mohan', 'request-1'))).toEqual(['USER', 'MODERATOR']);
  clock.now += rolesAgeMs;
  expect(await tokenRoles.rolesOf(by('mohan', 'request-2'))).toEqual(['USER', 'MODERATOR']);
  clock.now += 1;
  await tokenRoles.rolesOf(by('mohan', 'request-3'));
  expect(asked.map(({ token, requestId }) => [token, requestId])).toEqual([
    ['mohan', 'request-1'],
    ['mohan', 'request-3'],
  ]);
  expect(rolesAgeMs).toBe(30_000);
});

test('confirms a token for 30 seconds from the response or until it ends, without a call', async () => {
  const { tokenRoles, asked, clock } = tokenRolesOver();
  expect(tokenRoles.isConfirmed(new Token('mohan'))).toBe(false);
  await tokenRoles.rolesOf(by('mohan', 'request-1'));
  await tokenRoles.rolesOf(by('asha', 'request-2'));
  await tokenRoles.rolesOf(by('nobody', 'request-3')).catch(() => {});
  expect(['mohan', 'asha', 'nobody'].map((token) => tokenRoles.isConfirmed(new Token(token)))).toEqual([true, true, false]);
  tokenRoles.forget(new Token('asha'));
  clock.now += rolesAgeMs - 1;
  expect(['mohan', 'asha'].map((token) => tokenRoles.isConfirmed(new Token(token)))).toEqual([true, false]);
  clock.now += 1;
  expect(tokenRoles.isConfirmed(new Token('mohan'))).toBe(false);
  expect(asked).toHaveLength(3);
  tokenRoles.confirm(new Token('asha'), { personId: '7', since: tokenRoles.lastChange() });
  expect([tokenRoles.isConfirmed(new Token('asha')), tokenRoles.idOf(new Token('asha'))]).toEqual([true, '7']);
});

test('shares one look-up among concurrent callers', async () => {
  const { tokenRoles, asked } = tokenRolesOver();
  await Promise.all([tokenRoles.rolesOf(by('anil', 'a')), tokenRoles.rolesOf(by('anil', 'b')), tokenRoles.rolesOf(by('anil', 'c'))]);
  expect(asked).toHaveLength(1);
});

describe('a token unknown to the REST API', () => {
  test('is refused, and looked up again the next time', async () => {
    const { tokenRoles, asked } = tokenRolesOver();
    for (let time = 0; time < 2; time += 1) await expect(tokenRoles.rolesOf(by('nobody', 'request-1'))).rejects.toMatchObject({ kind: 'unauthenticated' });
    expect(asked).toHaveLength(2);
  });
});

test('uses another bulkhead for a token that was valid than for an unknown one, until it is refused or forgotten', async () => {
  const known = new Set(['mohan']);
  const { tokenRoles, asked, clock } = tokenRolesOver(async (_answer, token) => {
    if (!known.has(token)) throw new UpstreamFault('unauthenticated', session.userDetails);
  });
  const later = async (token: string) => {
    clock.now += rolesAgeMs + 1;
    await tokenRoles.rolesOf(by(token, 'request-1')).catch(() => {});
    return asked.at(-1)?.bulkhead;
  };
  expect([await later('invented'), await later('invented')]).toEqual(['unconfirmed', 'unconfirmed']);
  expect([await later('mohan'), await later('mohan')]).toEqual(['unconfirmed', 'roles']);
  known.delete('mohan');
  expect([await later('mohan'), await later('mohan')]).toEqual(['roles', 'unconfirmed']);
  known.add('mohan');
  await later('mohan');
  tokenRoles.forget(new Token('mohan'));
  expect(await later('mohan')).toBe('unconfirmed');
});

test('cancels a look-up when its last waiter leaves, and the next caller starts a new one', async () => {
  const { tokenRoles, asked } = tokenRolesOver(() => new Promise(() => {}));
  const [first, second] = [new AbortController(), new AbortController()];
  for (const { signal } of [first, second]) void tokenRoles.rolesOf({ token: new Token('mohan'), requestId: 'request-1', signal });
  first.abort();
  expect(asked.map(({ signal }) => signal?.aborted)).toEqual([false]);
  second.abort();
  void tokenRoles.rolesOf(by('mohan', 'request-2'));
  expect(asked.map(({ signal }) => signal?.aborted)).toEqual([true, false]);
});

describe('a response from before a token ended or its person changed is ignored', () => {
  /** Creates the roles of tokens whose first look-up of each token waits for `answer`. */
  function underWay() {
    const waiting: (() => void)[] = [];
    const over = tokenRolesOver(() => (waiting.length === 0 ? new Promise<void>((resolve) => waiting.push(resolve)) : Promise.resolve()));
    const looked = over.tokenRoles.rolesOf(by('mohan', 'request-1'));
    return { ...over, looked, answer: () => waiting[0]?.() };
  }

  test.each([
    ['the token was signed out', ({ forget }: TokenRoles) => forget(new Token('mohan'))],
    ['the person was deactivated or changed', ({ forgetPerson }: TokenRoles) => forgetPerson('1')],
    ['an unknown person was deactivated or changed', ({ forgetPerson }: TokenRoles) => forgetPerson(null)],
  ])('repeats a look-up in progress when %s', async (_case, change) => {
    const { tokenRoles, asked, looked, answer } = underWay();
    change(tokenRoles);
    answer();
    expect(await looked).toEqual(['USER', 'MODERATOR']);
    expect(asked).toHaveLength(2);
  });

  test('a look-up in progress is not repeated for a change of another person', async () => {
    const { tokenRoles, asked, looked, answer } = underWay();
    tokenRoles.forgetPerson('2');
    tokenRoles.forget(new Token('asha'));
    answer();
    await looked;
    expect(asked).toHaveLength(1);
  });

  test('a response of another call does not confirm a token forgotten since that call began', () => {
    const { tokenRoles } = tokenRolesOver();
    const token = new Token('mohan');
    const since = tokenRoles.lastChange();
    for (const change of [() => tokenRoles.forget(token), () => tokenRoles.forgetPerson('1'), () => tokenRoles.forgetPerson(null)]) {
      change();
      tokenRoles.confirm(token, { personId: '1', roles: ['ADMIN'], since });
      expect([tokenRoles.isConfirmed(token), tokenRoles.idOf(token)]).toEqual([false, null]);
    }
  });

  test('looks up all tokens of a changed person again, in the bulkhead of valid tokens', async () => {
    const { tokenRoles, asked } = tokenRolesOver();
    await tokenRoles.rolesOf(by('mohan', 'before'));
    tokenRoles.forgetPerson('1');
    expect([tokenRoles.isConfirmed(new Token('mohan')), tokenRoles.idOf(new Token('mohan'))]).toEqual([false, '1']);
    await tokenRoles.rolesOf(by('mohan', 'after'));
    expect(asked.map(({ bulkhead }) => bulkhead)).toEqual(['unconfirmed', 'roles']);
  });
});

test('needs no look-up for a token from a sign-in with roles', async () => {
  const { tokenRoles, asked } = tokenRolesOver();
  tokenRoles.confirm(new Token('mohan'), { personId: '1', roles: ['MODERATOR'], since: tokenRoles.lastChange() });
  expect(await tokenRoles.rolesOf(by('mohan', 'request-1'))).toEqual(['MODERATOR']);
  tokenRoles.confirm(new Token('asha'), { personId: '2', roles: [], since: tokenRoles.lastChange() });
  await tokenRoles.rolesOf(by('asha', 'request-2'));
  expect(asked.map(({ token, bulkhead }) => [token, bulkhead])).toEqual([['asha', 'roles']]);
});

test('looks up a forgotten token again, and no others', async () => {
  const { tokenRoles, asked } = tokenRolesOver();
  for (const token of tokens) await tokenRoles.rolesOf(by(token, 'before'));
  tokenRoles.forget(new Token('mohan'));
  for (const token of tokens) await tokenRoles.rolesOf(by(token, 'after'));
  expect(asked.filter(({ requestId }) => requestId === 'after').map(({ token }) => token)).toEqual(['mohan']);
});

test('never mixes up roles and never looks a token up twice in 30 seconds, for any order of responses', async () => {
  const asking = fc.record({ token: fc.constantFrom(...tokens), waitMs: fc.integer({ min: 0, max: 20_000 }) });
  await fc.assert(
    fc.asyncProperty(fc.scheduler(), fc.array(asking, { minLength: 1, maxLength: 30 }), async (scheduler, askings) => {
      const { tokenRoles, asked, clock } = tokenRolesOver((answer, token) => scheduler.schedule(answer, token));
      const given = askings.map(async ({ token, waitMs }, index) => {
        clock.now += waitMs;
        return { token, roles: await tokenRoles.rolesOf(by(token, `request-${index}`)) };
      });
      await scheduler.waitIdle();
      for (const { token, roles } of await Promise.all(given)) expect(roles).toEqual(held[token]);
      for (const token of tokens) {
        const times = asked.filter((entry) => entry.token === token).map(({ at }) => at);
        const between = times.slice(1).map((at, index) => at - (times[index] ?? 0));
        expect(between.every((ms) => ms >= rolesAgeMs)).toBe(true);
      }
    }),
  );
});
