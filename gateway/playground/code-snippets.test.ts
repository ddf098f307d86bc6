import { execFile } from 'node:child_process';
import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { afterAll, expect, test } from 'vitest';
import { asCurl, asFetch } from './code-snippets.ts';

const execute = promisify(execFile);

/** Responds with the received request. */
const server = createServer(async (request, response) => {
  const { authorization } = request.headers;
  response.end(JSON.stringify({ authorization, type: request.headers['content-type'], body: JSON.parse(await text(request)) }));
});

await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
const address = server.address();
const endpoint = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}/graphql`;
afterAll(() => server.close());

const query = 'query ($text: String) {\n  searchFarmers(text: $text, area: { street: "`a` \\"c\\" it\'s $TOKEN $\u007b1} \\n" }) { id } # संध्या\n}\n';
const variables = { text: "O'Neil `x` \\ $TOKEN $`{1}" };
const env = { PATH: process.env['PATH'], TOKEN: 'token of the environment' };
const sent = { authorization: 'Bearer token of the environment', type: 'application/json', body: { query, variables } };

test('the curl command sends the operation unchanged, with the token from the environment', async () => {
  const { stdout } = await execute('bash', ['-c', asCurl(endpoint, query, variables)], { env });
  expect(JSON.parse(stdout)).toEqual(sent);
});

test('the fetch program sends the operation unchanged, with the token from the environment', async () => {
  const { stdout } = await execute(process.execPath, ['--input-type=module', '-e', asFetch(endpoint, query, variables)], { env });
  expect(JSON.parse(stdout)).toEqual(sent);
});

test('a subscription is sent to the stream endpoint, and its events are read as they arrive', async () => {
  const subscription = 'subscription { changes { cursor } }';
  expect(asCurl(endpoint, subscription, undefined)).toContain(`${endpoint}/stream'`);
  const { stdout } = await execute(process.execPath, ['--input-type=module', '-e', asFetch(endpoint, subscription, undefined)], { env });
  expect(JSON.parse(stdout)).toEqual({ ...sent, body: { query: subscription, variables: {} } });
});
