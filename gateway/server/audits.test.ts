/** Checks GraphQL over HTTP with the audits of the `graphql-http` package. */
import { serverAudits } from 'graphql-http';
import { beforeEach, describe, expect, test } from 'vitest';
import { shareTestGateway } from '../testing/test-gateway.ts';

/** A GET that any page could send is refused unless a header proves intent (Apollo Server's CSRF protection). */
const simpleGet = 'a GET needs a header that no foreign page can send';
/** With `application/json`, Apollo Server returns 400 when nothing was executed, because many clients and proxies expect that. */
const badRequest = '400 instead of 200 for an operation that never ran';

/** Recommendations that the gateway does not follow, by audit id. */
const deviations: Readonly<Record<string, string>> = {
  '5A70': simpleGet,
  D6D5: simpleGet,
  '6A70': simpleGet,
  '572B': badRequest,
  FDE2: badRequest,
  '7B9B': badRequest,
};
const gateway = await shareTestGateway();
const url = await gateway.listen('/graphql');

const auditsWith = (more: Readonly<Record<string, string>>) =>
  serverAudits({
    url: () => url,
    fetchFn: (target: string, { headers, ...init }: RequestInit = {}) => fetch(target, { ...init, headers: { ...headers, ...more } }),
  });
const audits = auditsWith({});
const preflighted = auditsWith({ 'apollo-require-preflight': 'true' });
const isSimpleGet = ({ id }: { readonly id: string }) => deviations[id] === simpleGet;

test.each(audits.filter(({ id }) => !(id in deviations)))('$id: $name', async ({ fn }) => {
  expect(await fn()).toMatchObject({ status: 'ok' });
});

test.each(audits.filter(({ id }) => id in deviations))('$id deviates: $name', async ({ fn }) => {
  const { status } = await fn();
  // A deviation that no longer exists, or that breaks a MUST, does not belong in the list.
  expect(['notice', 'warn']).toContain(status);
});

describe('an authenticated user takes the fast path', () => {
  beforeEach(() => gateway.ask('{ me { id } }', {}, 'moderator'));

  // A foreign page cannot send the authorization header.
  test.each(auditsWith({ authorization: 'Bearer moderator' }))('$id: $name', async (audit) => {
    const { status } = await audit.fn();
    expect(status).toBe(audit.id in deviations && !isSimpleGet(audit) ? 'warn' : 'ok');
  });
});

test('every deviation belongs to an existing audit', () => {
  const ids = audits.map(({ id }) => id);
  expect(Object.keys(deviations).filter((id) => !ids.includes(id))).toEqual([]);
});

test.each(preflighted.filter(isSimpleGet))('$id passes with the preflight header: $name', async ({ fn }) => {
  expect(await fn()).toMatchObject({ status: 'ok' });
});
