/** Tokens of tools through the gateway: the REST calls in order, and the access of tools. */
import { register } from 'prom-client';
import { afterEach, expect, test } from 'vitest';
import { farmers } from '../../../rest/contract/farmers.ts';
import { session } from '../../../rest/contract/session.ts';
import { tokens } from '../../../rest/contract/tokens.ts';
import { startTestGateway, type TestGateway } from '../../testing/test-gateway.ts';

let gateway: TestGateway;
afterEach(() => gateway[Symbol.asyncDispose]());

const wire = {
  id: 5,
  name: 'Nightly copy',
  roles: ['ROLE_MODERATOR'],
  createdBy: 1,
  createdByName: 'Asha Patil',
  createdAt: '2026-11-20T04:30:00Z',
  expiresAt: '2026-12-20T04:30:00Z',
  lastUsedAt: null,
  revokedAt: null,
  active: true,
};
const fields = 'id name roles createdById createdByName createdAt expiresAt lastUsedAt revokedAt active';
const mapped = {
  id: '5',
  name: 'Nightly copy',
  roles: ['MODERATOR'],
  createdById: '1',
  createdByName: 'Asha Patil',
  createdAt: '2026-11-20T10:00:00.000+05:30',
  expiresAt: '2026-12-20T10:00:00.000+05:30',
  lastUsedAt: null,
  revokedAt: null,
  active: true,
};
const create = `mutation { createAccessToken(input: { name: "Nightly copy", roles: [MODERATOR], days: 30 }) { message token accessToken { ${fields} } userErrors { code } } }`;
const revoke = 'mutation { revokeAccessToken(input: { tokenId: "5" }) { message accessToken { id active } userErrors { code } } }';

const asTool = { id: 1, roles: ['ROLE_MODERATOR'], toolName: 'Nightly copy' };
const requests = () => gateway.rest.log.map(({ call, query, body }) => ({ call, query, body }));

test('are created, listed and revoked with one call each', async () => {
  gateway = await startTestGateway({ extensions: true });
  gateway.rest.answer(tokens.createAccessToken, { payload: { message: 'Made', token: 'tool_secret', accessToken: wire } });
  gateway.rest.answer(tokens.revokeAccessToken, { payload: { message: 'Revoked', accessToken: { id: 5, active: false } } });
  gateway.rest.answer(tokens.fetchAccessTokens, { payload: [wire, { id: 4 }] });
  const made = await gateway.ask(create, {}, 'admin');
  expect(made.result).toEqual({ data: { createAccessToken: { message: 'Made', token: 'tool_secret', accessToken: mapped, userErrors: [] } } });
  const { result } = await gateway.ask(`{ accessTokens(first: 2) { nodes { ${fields} } } }`, {}, 'admin');
  expect(result.data).toMatchObject({ accessTokens: { nodes: [mapped, { id: '4', name: null, roles: [], active: null }] } });
  const ended = await gateway.ask(revoke, {}, 'admin');
  expect(ended.result).toEqual({ data: { revokeAccessToken: { message: 'Revoked', accessToken: { id: '5', active: false }, userErrors: [] } } });
  expect(requests()).toMatchObject([
    { call: 'userDetails' },
    { call: 'createAccessToken', body: { name: 'Nightly copy', roles: ['mod'], days: 30 } },
    { call: 'fetchAccessTokens', query: { pageNumber: '0', pageSize: '2' } },
    { call: 'revokeAccessToken', body: { tokenId: '5' } },
  ]);
  expect(gateway.logged.join('')).not.toContain('tool_secret');
});

test('names a tool in log and metrics, and looks up its roles once', async () => {
  gateway = await startTestGateway({ extensions: true });
  gateway.rest.answer(session.userDetails, { payload: asTool });
  gateway.rest.answer(farmers.getAllFarmersPage, { payload: [] });
  const { result } = await gateway.ask('{ farmers { nodes { id } } areas { name } }', {}, 'tool_abc');
  expect(result.errors).toBeUndefined();
  expect(requests().map(({ call }) => call)).toEqual(['userDetails', 'getAllFarmersPage']);
  const lines = gateway.logged.map((line): Record<string, unknown> => JSON.parse(line));
  expect(lines.filter(({ msg, route }) => msg === 'answered' && route === '/graphql').at(-1)).toMatchObject({ tool: 'Nightly copy' });
  expect(await register.getSingleMetricAsString('graphql_tool_operations_total')).toContain('graphql_tool_operations_total{tool="Nightly copy"}');
});

test('does not treat a person’s token as a tool’s, whatever the REST API returns', async () => {
  gateway = await startTestGateway({ extensions: true });
  gateway.rest.answer(session.userDetails, { payload: asTool });
  gateway.rest.answer(farmers.getAllFarmersPage, { payload: [] });
  await gateway.ask('{ farmers { nodes { id } } }', {}, 'a-session');
  expect(gateway.logged.join('')).not.toContain('Nightly copy');
});

const untrusted = '{ farmers { nodes { id } } }';

test('accepts any document of a tool in trusted-only mode', async () => {
  gateway = await startTestGateway({ extensions: true, environment: { TRUSTED_DOCUMENTS: 'only' } });
  gateway.rest.answer(session.userDetails, { payload: asTool });
  gateway.rest.answer(farmers.getAllFarmersPage, { payload: [{ farmerId: 7 }] });
  expect((await gateway.ask(untrusted, {}, 'tool_abc')).result).toEqual({ data: { farmers: { nodes: [{ id: '7' }] } } });
});

test.each([
  ['a person', 'a-session', { payload: { id: 1, roles: ['ROLE_ADMIN'] } }, true],
  ['a token that the REST API does not know', 'tool_invented', { status: 401, body: { status: false, message: 'no' } }, true],
  ['a tool that the REST API does not name', 'tool_abc', { payload: { id: 1, roles: ['ROLE_ADMIN'] } }, true],
  ['a tool in front of a provider', 'tool_abc', { payload: asTool }, false],
] as const)('does not accept %s in trusted-only mode', async (_case, token, answer, extensions) => {
  gateway = await startTestGateway({ extensions, environment: { TRUSTED_DOCUMENTS: 'only' } });
  gateway.rest.answer(session.userDetails, answer);
  const { result } = await gateway.ask(untrusted, {}, token);
  expect(result.errors?.map(({ extensions: facts }) => facts?.['code'])).toEqual(['DOCUMENT_NOT_TRUSTED']);
});
