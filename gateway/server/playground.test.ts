import { expect, test } from 'vitest';
import { startTestGateway } from '../testing/test-gateway.ts';

test.each(['/graphql', '/graphql?query=%7BclientConfig%7Bextensions%7D%7D'])('serves the page to a browser at %s', async (url) => {
  await using gateway = await startTestGateway();
  const page = await gateway.gateway.app.inject({ method: 'GET', url, headers: { accept: 'text/html,*/*' } });
  expect([page.statusCode, page.headers['content-type'], page.headers['cache-control']]).toEqual([200, 'text/html; charset=utf-8', 'no-store']);
  expect(page.headers['content-security-policy']).toContain("script-src 'self';");
});

test('answers programs, and serves the files of the page', async () => {
  await using gateway = await startTestGateway();
  const get = (url: string, accept: string) => gateway.gateway.app.inject({ method: 'GET', url, headers: { accept, 'apollo-require-preflight': '1' } });
  expect((await get('/graphql?query={clientConfig{extensions}}', 'application/json')).json()).toEqual({ data: { clientConfig: { extensions: false } } });
  expect((await get('/playground/assets/sample.js', '*/*')).statusCode).toBe(200);
  expect((await get('/playground/assets/missing.js', 'text/html')).statusCode).toBe(404);
});

test('has no playground without introspection', async () => {
  await using gateway = await startTestGateway({ environment: { INTROSPECTION: 'off' } });
  const answer = await gateway.gateway.app.inject({ method: 'GET', url: '/graphql', headers: { accept: 'text/html' } });
  expect(answer.statusCode).toBe(400);
});
