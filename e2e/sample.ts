/** Start of a browser test with a provider's API: sample rows, and signed-in accounts. */
import { afterAll, afterEach, beforeAll, expect } from 'vitest';
import { type FakeRest, startFakeRest } from '../gateway/testing/fake-rest.ts';
import { answerWithSample } from '../gateway/testing/sample-answers.ts';
import { sampleAccounts } from '../gateway/testing/sample-people.ts';
import { idempotencyKeyHeader } from '../rest/contract/call.ts';
import { calls } from '../rest/contract/calls.ts';
import type { Demo } from './demo.ts';
import { type Fixture, withProduct } from './fixture.ts';
import { clockStart } from './product.ts';
import type { Role, Session } from './session.ts';

/** Rows of the sample for opening screens. */
export const sample: Demo = {
  employee: '100',
  farmerMeeting: '902',
  dealerMeeting: '908',
  batch: '300',
  invoice: '600',
  qrUser: '400',
  farmer: '700',
  dealer: '800',
};

export const sessionOf = (role: Role): Session => ({
  token: role,
  person: { id: String(sampleAccounts[role]), firstName: 'Sample', lastName: 'Patil', roles: [role.toUpperCase()] },
});

/** Starts the product with a provider that responds with the sample. Checks after each test that only documented calls were sent. */
export function withSampleProvider(): Fixture & { readonly provider: () => FakeRest } {
  let provider: FakeRest | undefined;
  const started = (): FakeRest => {
    if (provider === undefined) throw new Error('The provider has not been started.');
    return provider;
  };
  beforeAll(async () => {
    provider = await startFakeRest();
    answerWithSample(provider, clockStart.slice(0, 10));
  });
  afterAll(() => provider?.close());
  afterEach(() => {
    const documented = calls.filter(({ extension }) => !extension).map(({ method, path }) => `${method} ${path}`);
    const requests = started().log.splice(0);
    expect(requests.map(({ method, path }) => `${method} ${path}`).filter((call) => !documented.includes(call))).toEqual([]);
    expect(requests.filter(({ headers }) => idempotencyKeyHeader in headers)).toEqual([]);
  });
  return { ...withProduct(() => ({ REST_API_URL: started().url.href, DATABASE_URL: '', DEMO_DATA: '' })), provider: started };
}
