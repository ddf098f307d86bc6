/** GraphQL over HTTP, as the audits of the `graphql-http` package understand it. */
import { readFileSync } from 'node:fs';
import { serverAudits } from 'graphql-http';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startTestGateway, type TestGateway } from '../testing/test-gateway.ts';

/** A GET that any page could make is refused: whoever means it says so by a header (Apollo Server's protection against CSRF). */
const simpleGet = 'a GET needs a header that no foreign page can send';
/** With `application/json` Apollo Server answers 400 where nothing was executed, as many clients and proxies expect. */
const badRequest = '400 instead of 200 for an operation that never ran';

/** Recommendations that the gateway does not follow, by the audit's id. */
const deviations: Readonly<Record<string, string>> = {
  '5A70': simpleGet,
  D6D5: simpleGet,
  '6A70': simpleGet,
  '572B': badRequest,
  FDE2: badRequest,
  '7B9B': badRequest,
};

let gateway: TestGateway;
let url = '';
beforeAll(async () => {
  gateway = await startTestGateway({ environment: { PORT: '0' } });
  url = `${(await gateway.gateway.listen()).origin}/graphql`;
});
afterAll(() => gateway[Symbol.asyncDispose]());

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

test.each(audits.filter(({ id }) => id in deviations))('$id is answered differently: $name', async ({ fn }) => {
  const { status } = await fn();
  // A deviation that has gone, or that breaks a MUST, has no place in the list.
  expect(['notice', 'warn']).toContain(status);
});

describe('somebody who is confirmed is answered the short way', () => {
  beforeEach(() => gateway.ask('{ me { id } }', {}, 'moderator'));

  // A token is a header that no foreign page can send.
  test.each(auditsWith({ authorization: 'Bearer moderator' }))('$id: $name', async (audit) => {
    const { status } = await audit.fn();
    expect(status).toBe(audit.id in deviations && !isSimpleGet(audit) ? 'warn' : 'ok');
  });
});

test('docs/gateway.md explains every deviation, and no other', () => {
  const [, page = ''] = readFileSync('docs/gateway.md', 'utf8').split('## Audits');
  const rows = [...(page.split('\n## ')[0] ?? '').matchAll(/^\| (`.+`) \| (.+) \|$/gm)];
  const explained = rows.flatMap(([, ids = '', why]) => ids.split(', ').map((id) => [id.replaceAll('`', ''), why]));
  expect(Object.fromEntries(explained)).toEqual(deviations);
});

test('every deviation is the answer to an audit that there is', () => {
  const ids = audits.map(({ id }) => id);
  expect(Object.keys(deviations).filter((id) => !ids.includes(id))).toEqual([]);
});

test.each(preflighted.filter(isSimpleGet))('$id passes with the header: $name', async ({ fn }) => {
  expect(await fn()).toMatchObject({ status: 'ok' });
});
