import { beforeEach, describe, expect, test } from 'vitest';
import { attendance } from '../../../rest/contract/attendance.ts';
import { employees } from '../../../rest/contract/employees.ts';
import { session } from '../../../rest/contract/session.ts';
import { tokens } from '../../../rest/contract/tokens.ts';
import { shareTestGateway, startTestGateway } from '../../testing/test-gateway.ts';

const gateway = await shareTestGateway();
beforeEach(() => void gateway.calls());

const signIn =
  'mutation SignIn($input: SignInInput!) { signIn(input: $input) { message userErrors { message code path } clientMutationId token viewer { id firstName lastName roles } } }';

describe('signIn', () => {
  test('sends user name and password without a token, and returns the session', async () => {
    const { result } = await gateway.ask(signIn, { input: { username: 'admin', password: 'password', clientMutationId: 'one' } }, 'an-old-token');
    expect(result).toEqual({
      data: {
        signIn: {
          message: null,
          userErrors: [],
          clientMutationId: 'one',
          token: 'admin',
          viewer: { id: '1', firstName: 'Sample1', lastName: 'Patil', roles: ['ADMIN'] },
        },
      },
    });
    const [request] = gateway.rest.log;
    expect(request).toMatchObject({ method: 'POST', path: '/api/auth/signin', query: {}, body: { username: 'admin', password: 'password' }, token: null });
    expect(gateway.calls()).toHaveLength(1);
  });

  test('returns a refusal as a user error with the REST API’s message', async () => {
    const { result } = await gateway.ask(signIn, { input: { username: 'admin', password: 'wrong' } });
    expect(result).toEqual({
      data: {
        signIn: {
          message: 'Bad credentials',
          userErrors: [{ message: 'Bad credentials', code: 'REFUSED', path: null }],
          clientMutationId: null,
          token: null,
          viewer: null,
        },
      },
    });
  });

  test.each([
    [
      'in data',
      { status: true, data: { token: 't', id: 'u-9', firstName: null, lastName: 'More', roles: [{ name: 'ROLE_MODERATOR' }, 'mod', 'ROLE_AUDITOR'] } },
    ],
    ['in data.data', { data: { data: { token: 't', id: 'u-9', lastName: 'More', roles: ['ROLE_MODERATOR'], unknown: 1 } } }],
    ['bare', { token: 't', id: 'u-9', lastName: 'More', roles: ['moderator'] }],
  ])('accepts the documented response %s', async (_case, body) => {
    await using own = await startTestGateway();
    own.rest.answer(session.signIn, { body });
    const { result } = await own.ask('mutation { signIn(input: { username: "a", password: "b" }) { token viewer { id firstName lastName roles } } }');
    expect(result).toEqual({ data: { signIn: { token: 't', viewer: { id: 'u-9', firstName: null, lastName: 'More', roles: ['MODERATOR'] } } } });
  });
});

test('looks up no roles for the first operation after a sign-in', async () => {
  await using own = await startTestGateway();
  await own.ask(signIn, { input: { username: 'admin', password: 'password' } });
  own.calls();
  await own.ask('{ areas { name } employees { nodes { id } } }', {}, 'admin');
  expect(own.calls().filter((call) => call.includes('userdetails'))).toEqual([]);
});

test('recognises a repeated mutation after signing in again, also in front of a provider', async () => {
  await using own = await startTestGateway();
  own.rest.answer(attendance.approveAttendance, { payload: { message: 'Approved' } });
  own.rest.answer(session.userDetails, ({ token }) => ({ payload: { id: token === 'other' ? 2 : 1, roles: ['ROLE_MODERATOR'] } }));
  const approve = 'mutation { approveAttendance(input: { userId: "3", date: "2026-11-19", clientMutationId: "x" }) { message } }';
  for (const token of ['first-session', 'second-session', 'other']) {
    expect((await own.ask(approve, {}, token)).result).toEqual({ data: { approveAttendance: { message: 'Approved' } } });
  }
  expect(own.rest.log.filter(({ call }) => call === 'approveAttendance').map(({ token }) => token)).toEqual(['first-session', 'other']);
});

describe.each([
  ['changePassword', session.changePassword, 'changePassword(input: { oldPassword: "a", newPassword: "b", confirmPassword: "b" }) { message }', 'user'],
  ['resetPassword', session.resetPassword, 'resetPassword(input: { token: "t", password: "b", confirmPassword: "b" }) { message }', undefined],
  ['setEmployeeActive', employees.activateUser, 'setEmployeeActive(input: { email: "a@example.in", active: false }) { message }', 'admin'],
  ['revokeAccessToken', tokens.revokeAccessToken, 'revokeAccessToken(input: { tokenId: "7" }) { message }', 'admin'],
] as const)('after %s', (_name, call, mutation, as) => {
  const answers = { payload: { message: 'Done', accessToken: { id: '7' } } };
  test.each([
    ['looks up sessions again when it was done', answers, 1],
    ['does not look up sessions again when it was refused', { status: 400, body: { message: 'No' } }, 0],
  ])('%s', async (_case, answer, lookups) => {
    await using own = await startTestGateway({ extensions: true });
    own.rest.answer(call, answer);
    const read = () => own.ask('{ areas { name } }', {}, 'user');
    await read();
    if (as !== undefined) await own.ask('{ areas { name } }', {}, as);
    await own.ask(`mutation { ${mutation} }`, {}, as);
    own.calls();
    await read();
    expect(own.calls()).toHaveLength(lookups);
  });
});

describe('an invented token', () => {
  test.each(['query { areas { name } }', 'query { profile { id } }', 'mutation { signOut(input: { clientMutationId: "x" }) { message } }'])(
    'is not accepted: %s',
    async (document) => {
      const { result } = await gateway.ask(document, {}, 'invented');
      expect(result.errors?.[0]?.extensions).toMatchObject({ code: 'UNAUTHENTICATED' });
      expect(gateway.calls()).toEqual(['POST /api/user/userdetails']);
    },
  );
});

describe('me', () => {
  test('calls userdetails once, however often it is selected', async () => {
    const { result } = await gateway.ask('{ me { firstName } again: me { roles active } }', {}, 'moderator');
    expect(result).toEqual({ data: { me: { firstName: 'Sample20' }, again: { roles: ['MODERATOR'], active: true } } });
    expect(gateway.calls()).toEqual(['POST /api/user/userdetails']);
  });

  test('sends nothing without a token', async () => {
    const { result } = await gateway.ask('{ me { id } }');
    expect(result.errors?.[0]?.extensions).toMatchObject({ code: 'UNAUTHENTICATED' });
    expect(gateway.calls()).toEqual([]);
  });

  test('returns UNAUTHENTICATED for an ended session', async () => {
    const { result } = await gateway.ask('{ me { id } }', {}, 'ended');
    expect(result.errors?.[0]).toMatchObject({ message: 'Sign in to continue', extensions: { code: 'UNAUTHENTICATED' } });
  });

  test.each(['Basic YWRtaW46eA==', 'Bearer ', 'Bearer a b', 'Bearer töken', 'admin'])('"%s" counts as no token', async (authorization) => {
    const answer = await gateway.gateway.app.inject({ method: 'POST', url: '/graphql', headers: { authorization }, payload: { query: '{ me { id } }' } });
    expect(answer.json().errors[0].extensions.code).toBe('UNAUTHENTICATED');
    expect(gateway.calls()).toEqual([]);
  });
});

describe('signOut', () => {
  const signOut = 'mutation { signOut(input: { clientMutationId: "x" }) { message userErrors { message } clientMutationId } }';

  test('makes no REST call for a confirmed token without extensions', async () => {
    const { result } = await gateway.ask(signOut, {}, 'admin');
    expect(result).toEqual({ data: { signOut: { message: null, userErrors: [], clientMutationId: 'x' } } });
    expect(gateway.calls()).toEqual([]);
  });

  test('ends the session with extensions, and its roles are looked up again', async () => {
    await using own = await startTestGateway({ extensions: true });
    own.rest.answer(session.signOut, { payload: { message: 'Signed out' } });
    const list = '{ employees { nodes { id } } }';
    await own.ask(list, {}, 'admin');
    own.calls();
    const { result } = await own.ask(signOut, {}, 'admin');
    expect(result.data).toEqual({ signOut: { message: 'Signed out', userErrors: [], clientMutationId: 'x' } });
    await own.ask(list, {}, 'admin');
    expect(own.calls().slice(0, 2)).toEqual(['POST /api/user/signOut', 'POST /api/user/userdetails']);
  });
});

test('clientConfig is open to anyone and costs no call', async () => {
  await using own = await startTestGateway({ environment: { GOOGLE_MAPS_API_KEY: 'key-1' }, extensions: true });
  expect((await own.ask('{ clientConfig { googleMapsApiKey extensions } }')).result).toEqual({
    data: { clientConfig: { googleMapsApiKey: 'key-1', extensions: true } },
  });
  expect((await gateway.ask('{ clientConfig { googleMapsApiKey extensions } }')).result).toEqual({
    data: { clientConfig: { googleMapsApiKey: null, extensions: false } },
  });
  // Half past midnight in India, which is still the previous day in UTC.
  await using night = await startTestGateway({ environment: { CLOCK: '2026-11-19T19:00:00Z' } });
  expect((await night.ask('{ clientConfig { today now } }')).result).toEqual({
    data: { clientConfig: { today: '2026-11-20', now: expect.stringMatching(/^2026-11-20T00:30:\d\d\.\d{3}\+05:30$/) } },
  });
  expect([...own.calls(), ...gateway.calls(), ...night.calls()]).toEqual([]);
});

test('a flood of hanging sign-ins does not block a person at an address with an earlier sign-in', async () => {
  await using flooded = await startTestGateway({ environment: { TRUST_PROXY: 'on' } });
  const from = (address: string, password: string) =>
    flooded.gateway.app.inject({
      method: 'POST',
      url: '/graphql',
      headers: { 'x-forwarded-for': address },
      payload: { query: signIn, variables: { input: { username: 'admin', password } } },
    });
  expect((await from('203.0.113.1', 'password')).json().data.signIn.token).toBe('admin');
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  flooded.rest.answer(session.signIn, () => released.then(() => ({ payload: { token: 'admin', id: 1, roles: ['ROLE_ADMIN'] } })));
  const ends = Array.from({ length: 80 }, (_, number) => from(`10.0.0.${number}`, 'password'));
  await expect.poll(() => flooded.rest.log.filter(({ call }) => call === 'signIn').length).toBe(13);
  const other = await from('10.0.1.1', 'password');
  expect(other.json().errors[0].extensions.code).toBe('UPSTREAM_UNAVAILABLE');
  ends.push(from('203.0.113.1', 'password'));
  await expect.poll(() => flooded.rest.log.filter(({ call }) => call === 'signIn').length).toBe(14);
  release();
  await Promise.all(ends);
});
