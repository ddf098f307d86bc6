/** Pages of other origins, and unmodified clients that run in them. */
import { Client, fetchExchange, gql } from '@urql/core';
import { GraphQLClient } from 'graphql-request';
import { describe, expect, test } from 'vitest';
import { shareTestGateway, startTestGateway } from '../testing/test-gateway.ts';

const tools = 'https://tools.example.in';
const elsewhere = 'https://elsewhere.example';
const gateway = await shareTestGateway({ environment: { CORS_ORIGINS: `${tools},http://localhost:5173` } });
const endpoint = await gateway.listen('/graphql');

const inject = (options: object) => gateway.gateway.app.inject(options);
const preflight = (origin: string, url = '/graphql') =>
  inject({
    method: 'OPTIONS',
    url,
    headers: { origin, 'access-control-request-method': 'POST', 'access-control-request-headers': 'authorization,content-type' },
  });
const question = { method: 'POST', url: '/graphql', payload: { query: '{ clientConfig { extensions } }' } };

describe('an allowed origin', () => {
  test.each(['/graphql', '/schema.graphql', '/exports/Farmers.xlsx'])('may request %s with a token, and browsers cache the preflight', async (url) => {
    const { statusCode, headers, body } = await preflight(tools, url);
    expect([statusCode, body]).toEqual([204, '']);
    expect(headers).toMatchObject({
      'access-control-allow-origin': tools,
      'access-control-allow-methods': 'GET, POST',
      'access-control-max-age': '7200',
      vary: expect.stringContaining('Origin'),
    });
    expect(String(headers['access-control-allow-headers']).split(', ')).toEqual(
      expect.arrayContaining([
        'authorization',
        'content-type',
        'x-request-id',
        'apollographql-client-name',
        'graphql-client-version',
        'traceparent',
        'x-cost',
        'x-explain',
      ]),
    );
    // The gateway uses no cookies.
    expect(headers['access-control-allow-credentials']).toBeUndefined();
  });

  test.each([200, 400, 405, 415])('reads a response with status %i and its request id', async (status) => {
    const headers = { origin: tools };
    const answers: Readonly<Record<number, object>> = {
      200: { ...question, headers },
      400: { ...question, headers, payload: { query: '{ nobody }' } },
      405: { method: 'PUT', url: '/graphql', headers },
      415: { method: 'POST', url: '/graphql', headers: { ...headers, 'content-type': 'text/plain' }, payload: 'x' },
    };
    const answer = await inject(answers[status] ?? {});
    expect(answer.statusCode).toBe(status);
    expect(answer.headers).toMatchObject({ 'access-control-allow-origin': tools, vary: expect.stringContaining('Origin') });
    expect(String(answer.headers['access-control-expose-headers']).split(', ')).toEqual([
      'x-schema-version',
      'x-request-id',
      'retry-after',
      'content-disposition',
      'ratelimit-policy',
      'ratelimit',
    ]);
  });
});

describe.each([elsewhere, 'null', `${tools}.example`, 'http://tools.example.in'])('the origin %s', (origin) => {
  test('gets the usual response, which its page may not read', async () => {
    expect((await preflight(origin)).statusCode).toBe(405);
    const { statusCode, headers } = await inject({ ...question, headers: { origin } });
    expect([statusCode, headers['access-control-allow-origin'], headers['vary']]).toEqual([200, undefined, expect.stringContaining('Origin')]);
  });
});

test('sends no CORS headers without an allow-list', async () => {
  await using closed = await startTestGateway();
  const { headers } = await closed.gateway.app.inject({ ...question, method: 'POST', headers: { origin: tools } });
  expect(Object.keys(headers).filter((name) => name.startsWith('access-control'))).toEqual([]);
});

test('returns 404 for an unknown address to any origin', async () => {
  expect((await inject({ method: 'GET', url: '/images', headers: { origin: tools } })).statusCode).toBe(404);
});

describe('unmodified clients', () => {
  const query = gql`
    query Farmers($size: Int!) {
      farmers(size: $size) {
        nodes {
          id
        }
      }
    }
  `;

  test('urql, by GET with only the token header', async () => {
    const sent: string[] = [];
    const client = new Client({
      url: endpoint,
      exchanges: [fetchExchange],
      fetchOptions: { headers: { authorization: 'Bearer admin' } },
      fetch: (target, init) => {
        sent.push(init?.method ?? 'GET');
        return fetch(target, init);
      },
    });
    const { data, error } = await client.query(query, { size: 2 }).toPromise();
    expect([sent, error]).toEqual([['GET'], undefined]);
    expect(data.farmers.nodes.length).toBeGreaterThan(0);
    const mutation = await client.mutation('mutation { signOut(input: {}) { message } }', {}).toPromise();
    expect([sent, mutation.error]).toEqual([['GET', 'POST'], undefined]);
  });

  test('graphql-request', async () => {
    const client = new GraphQLClient(endpoint, { headers: { authorization: 'Bearer admin' } });
    const data: { farmers: { nodes: unknown[] } } = await client.request(query, { size: 2 });
    expect(data.farmers.nodes.length).toBeGreaterThan(0);
  });
});

test('refuses a GET query that a foreign page could make a browser send', async () => {
  const url = `/graphql?query=${encodeURIComponent('{ clientConfig { extensions } }')}`;
  expect((await inject({ method: 'GET', url, headers: { origin: elsewhere } })).statusCode).toBe(400);
  expect((await inject({ method: 'GET', url, headers: { authorization: 'Bearer admin' } })).statusCode).toBe(200);
});
