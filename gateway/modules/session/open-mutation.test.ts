import { describe, expect, test } from 'vitest';
import { session } from '../../../rest/contract/session.ts';
import { openLimits } from '../../graphql/open-limits.ts';
import { startTestGateway, type TestGateway } from '../../testing/test-gateway.ts';

const signIn = (name: string, password = 'wrong') => `mutation { signIn(input: { username: "${name}", password: "${password}" }) { message } }`;
const codes = ({ result }: Awaited<ReturnType<TestGateway['ask']>>) => result.errors?.map(({ extensions }) => extensions?.['code']) ?? [];
const wrong = { status: 401, body: { message: 'Bad credentials' } };
const forwarded = ({ rest }: TestGateway, call: string) => rest.log.filter((request) => request.call === call).length;

describe('sign-in', () => {
  const { name, address } = openLimits.signIn;

  test('does not forward guesses past the limit, and returns the time to wait', async () => {
    await using gateway = await startTestGateway();
    gateway.rest.answer(session.signIn, wrong);
    for (let guess = 0; guess < name.points; guess += 1) expect(codes(await gateway.ask(signIn('asha')))).toEqual([]);
    const refused = await gateway.ask(signIn('asha'));
    const [error] = refused.result.errors ?? [];
    expect(error?.extensions).toMatchObject({ code: 'RATE_LIMITED', retryAfter: expect.any(Number) });
    expect(refused.headers['retry-after']).toBe(String(error?.extensions?.['retryAfter']));
    expect(forwarded(gateway, 'signIn')).toBe(name.points);
  });

  test('also limits one password over many names', async () => {
    await using gateway = await startTestGateway();
    gateway.rest.answer(session.signIn, wrong);
    for (let guess = 0; guess < address.points + 5; guess += 1) await gateway.ask(signIn(`name-${guess}`));
    expect(forwarded(gateway, 'signIn')).toBe(address.points);
  });

  test('does not count a correct password or a missing response', async () => {
    await using gateway = await startTestGateway();
    for (let time = 0; time < name.points + 5; time += 1) expect(codes(await gateway.ask(signIn('admin', 'password')))).toEqual([]);
    gateway.rest.fail(session.signIn, 'reset');
    for (let time = 0; time < name.points + 5; time += 1) expect(codes(await gateway.ask(signIn('admin', 'password')))).toEqual(['OUTCOME_UNKNOWN']);
  });

  test.each([
    ['off', 'one', [['RATE_LIMITED']]],
    ['on', 'every', [[]]],
  ])('TRUST_PROXY=%s: behind a proxy %s caller has a limit', async (trust, _who, after) => {
    await using gateway = await startTestGateway({ environment: { TRUST_PROXY: trust } });
    gateway.rest.answer(session.signIn, wrong);
    const from = async (address: string, forged = '') => {
      const headers = { 'x-forwarded-for': `${forged}${address}` };
      const answer = await gateway.gateway.app.inject({ method: 'POST', url: '/graphql', headers, payload: { query: signIn('asha') } });
      return codes({ status: answer.statusCode, headers: answer.headers, result: answer.json() });
    };
    // The caller can forge every address before the last one.
    for (let guess = 0; guess < name.points; guess += 1) await from('203.0.113.7', `198.51.100.${guess}, `);
    expect(await from('203.0.113.7', '198.51.100.99, ')).toEqual(['RATE_LIMITED']);
    expect([await from('203.0.113.8')]).toEqual(after);
  });
});

describe('counts every alias', () => {
  const times = (count: number, field: string) => `mutation { ${Array.from({ length: count }, (_, index) => `a${index}: ${field} { message }`).join(' ')} }`;

  test.each([
    ['forgotPassword', 'forgotPassword(input: { email: "asha@example.in" })', openLimits.forgotPassword.name.points],
    ['resetPassword', 'resetPassword(input: { token: "t", password: "a long word", confirmPassword: "a long word" })', openLimits.resetPassword.name.points],
  ])('%s', async (name, field, most) => {
    await using gateway = await startTestGateway();
    const answer = await gateway.ask(times(most + 2, field));
    expect(codes(answer)).toEqual(['RATE_LIMITED', 'RATE_LIMITED']);
    expect(forwarded(gateway, name)).toBe(most);
  });
});

test('returns the REST API’s own wait', async () => {
  await using gateway = await startTestGateway();
  gateway.rest.answer(session.forgotPassword, { status: 429, retryAfter: 42 });
  const answer = await gateway.ask('mutation { forgotPassword(input: { email: "asha@example.in" }) { message } }');
  expect(answer.result.errors?.[0]?.extensions).toMatchObject({ code: 'RATE_LIMITED', retryAfter: 42 });
  expect(answer.headers['retry-after']).toBe('42');
});

test.each([
  ['signIn', 'username: "admin", password: "password"'],
  ['forgotPassword', 'email: "asha@example.in"'],
  ['resetPassword', 'token: "t", password: "a long word", confirmPassword: "a long word"'],
])('%s is not recognised when it is repeated with the same id', async (name, input) => {
  await using gateway = await startTestGateway();
  for (let time = 0; time < 2; time += 1) await gateway.ask(`mutation { ${name}(input: { ${input}, clientMutationId: "one" }) { message } }`, {}, 'admin');
  expect(forwarded(gateway, name)).toBe(2);
});
