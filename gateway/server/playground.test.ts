import { buildSchema, parse, validate } from 'graphql';
import { expect, test } from 'vitest';
import { typeDefs } from '../graphql/schema.ts';
import { examples } from '../playground/examples.ts';
import { startTestGateway } from '../testing/test-gateway.ts';

test.each(examples)('the example "$title" is valid', ({ query }) => {
  expect(validate(buildSchema(typeDefs), parse(query))).toEqual([]);
});

test('a browser gets the page at /graphql, a program its answer', async () => {
  await using gateway = await startTestGateway();
  const get = (url: string, accept: string) => gateway.gateway.app.inject({ method: 'GET', url, headers: { accept } });
  const page = await get('/graphql', 'text/html,*/*');
  expect([page.statusCode, page.headers['content-type'], page.headers['cache-control']]).toEqual([200, 'text/html; charset=utf-8', 'no-store']);
  expect(page.headers['content-security-policy']).toContain("script-src 'self';");
  expect((await get('/playground/assets/sample.js', '*/*')).statusCode).toBe(200);
  expect((await get('/playground/assets/missing.js', 'text/html')).statusCode).toBe(404);
  const answer = await gateway.gateway.app.inject({
    method: 'GET',
    url: '/graphql?query={clientConfig{extensions}}',
    headers: { accept: 'application/json', 'apollo-require-preflight': '1' },
  });
  expect(answer.json()).toEqual({ data: { clientConfig: { extensions: false } } });
});

test('without introspection there is no playground', async () => {
  await using gateway = await startTestGateway({ environment: { INTROSPECTION: 'off' } });
  const answer = await gateway.gateway.app.inject({ method: 'GET', url: '/graphql', headers: { accept: 'text/html' } });
  expect(answer.statusCode).toBe(400);
});
