/** Third-party clients subscribe through the reference client, each with the link from its documentation. */
import { ApolloClient, ApolloLink, gql, InMemoryCache, Observable } from '@apollo/client';
import { Client, subscriptionExchange } from '@urql/core';
import { print } from 'graphql';
import { createClient } from 'graphql-sse';
import { expect, test } from 'vitest';
import { answerWithFeed } from '../testing/fake-feed.ts';
import { shareTestGateway, startTestGateway } from '../testing/test-gateway.ts';

const gateway = await shareTestGateway({ extensions: true });
const feed = answerWithFeed(gateway.rest);
feed.record(2);
const url = await gateway.listen('/graphql/stream');

const sse = (token = 'moderator') => createClient({ url, headers: { authorization: `Bearer ${token}` }, retryAttempts: 0 });
const document = gql`
  subscription Follow {
    changes(after: "c0") {
      cursor
      node {
        subjectId
      }
    }
  }
`;
const expected = ['c1', 'c2'].map((cursor, index) => ({ changes: { cursor, node: { subjectId: String(index + 1) } } }));

test('the reference client reads a stream, and shows a refusal as a GraphQL error', async () => {
  const seen: unknown[] = [];
  for await (const { data } of sse().iterate({ query: print(document) })) if (seen.push(data) === 2) break;
  expect(seen).toEqual(expected);
  const { value } = await sse('user')
    .iterate({ query: print(document) })
    .next();
  expect(value).toMatchObject({ errors: [{ message: "You don't have access", extensions: { code: 'FORBIDDEN' } }] });
});

test('Apollo Client', async () => {
  const client = sse();
  const link = new ApolloLink(
    ({ operationName = '', query, variables }) =>
      new Observable((observer) =>
        client.subscribe(
          { operationName, query: print(query), variables },
          { next: (result) => observer.next({ data: result.data ?? null }), complete: () => observer.complete(), error: (error) => observer.error(error) },
        ),
      ),
  );
  const apollo = new ApolloClient({ link, cache: new InMemoryCache() });
  const seen = await new Promise((resolve) => {
    const results: unknown[] = [];
    const running = apollo.subscribe({ query: document }).subscribe(({ data }) => {
      if (results.push(data) < 2) return;
      running.unsubscribe();
      resolve(results);
    });
  });
  expect(seen).toMatchObject(expected);
  apollo.stop();
});

test('urql', async () => {
  const client = sse();
  const exchange = subscriptionExchange({
    forwardSubscription: ({ query = '', variables }) => ({
      subscribe: (sink) => ({
        unsubscribe: client.subscribe({ query, variables: { ...variables } }, { ...sink, next: ({ data = null }) => sink.next({ data }) }),
      }),
    }),
  });
  const urql = new Client({ url, exchanges: [exchange], preferGetMethod: false });
  const seen = await new Promise((resolve) => {
    const results: unknown[] = [];
    const running = urql.subscription(document, {}).subscribe(({ data }) => {
      if (results.push(data) < 2) return;
      running.unsubscribe();
      resolve(results);
    });
  });
  expect(seen).toMatchObject(expected);
});

test('pages of an allowed origin may read a stream', async () => {
  await using shared = await startTestGateway({ extensions: true, environment: { CORS_ORIGINS: 'https://tools.example.in' } });
  const headers = { origin: 'https://tools.example.in', 'access-control-request-method': 'POST', 'access-control-request-headers': 'authorization' };
  const preflight = await shared.gateway.app.inject({ method: 'OPTIONS', url: '/graphql/stream', headers });
  expect(preflight.headers['access-control-allow-origin']).toBe('https://tools.example.in');
  const refused = await shared.gateway.app.inject({ method: 'POST', url: '/graphql/stream', headers, payload: { query: '{ areas { name } }' } });
  expect([refused.headers['access-control-allow-origin'], refused.body]).toEqual(['https://tools.example.in', expect.stringContaining('BAD_REQUEST')]);
});

test('refuses a subscription at /graphql and names the stream endpoint', async () => {
  const { status, result } = await gateway.ask(print(document), {}, 'moderator');
  expect([status, result.errors?.[0]?.message]).toEqual([400, 'Send subscriptions to /graphql/stream']);
  feed.record(1);
});
