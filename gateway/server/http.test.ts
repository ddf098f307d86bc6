/** Every address as a person with curl sees it: no Accept header, HEAD, trailing slashes, wrong methods, and no wording of the framework. */
import { describe, expect, test } from 'vitest';
import { typeDefs } from '../graphql/schema.ts';
import { shareTestGateway, startTestGateway } from '../testing/test-gateway.ts';

const gateway = await shareTestGateway();

type Method = 'GET' | 'HEAD' | 'POST' | 'PUT' | 'PATCH' | 'DELETE' | 'OPTIONS';
const send = (method: Method, url: string, headers: Record<string, string> = {}, payload?: string) =>
  gateway.gateway.app.inject({ method, url, headers, ...(payload !== undefined && { payload }) });

const pages = ['/', '/login', '/login/', '/userprofile/?user=42', '/lats/secure/dashboard', '/no-such-route'];
const files = ['/health', '/health/live', '/robots.txt', '/favicon.ico', '/schema.graphql', '/assets/sample.js'];

describe('a page', () => {
  test.each(pages.flatMap((url) => [undefined, '*/*', 'text/*', 'text/html'].map((accept) => [url, accept] as const)))(
    '%s answers Accept: %s',
    async (url, accept) => {
      const answer = await send('GET', url, accept === undefined ? {} : { accept });
      expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
      expect(answer.body).toContain('<title>Sample</title>');
    },
  );
});

describe('addresses', () => {
  test.each([...pages, ...files, '/graphql', '/images/a.jpg', '/no-such-file.js'])('%s forbids sniffing, framing and referrers', async (url) => {
    const { headers } = await send('GET', url);
    expect(headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'x-frame-options': 'DENY', 'referrer-policy': 'no-referrer' });
    // The proxy that terminates TLS sets this header.
    expect(headers['strict-transport-security']).toBeUndefined();
  });

  test.each([...pages, ...files])('%s answers HEAD like GET, without a body', async (url) => {
    const [get, head] = [await send('GET', url), await send('HEAD', url)];
    expect([head.statusCode, head.headers['content-type'], head.body]).toEqual([200, get.headers['content-type'], '']);
    expect(get.body).not.toBe('');
  });

  test.each(['/health', '/health/live', '/robots.txt', '/favicon.ico', '/schema.graphql'])('%s accepts a trailing slash', async (url) => {
    expect((await send('GET', `${url}/`)).statusCode).toBe(200);
  });

  test.each<[Method, string]>([
    ['HEAD', '/graphql'],
    ['GET', '/graphql/'],
    ['GET', '/graphql/?query={areas{name}}'],
  ])('%s %s is the playground for a browser', async (method, url) => {
    const answer = await send(method, url, { accept: 'text/html' });
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
  });

  test('the endpoint accepts a trailing slash', async () => {
    const answer = await send('POST', '/graphql/', { 'content-type': 'application/json' }, '{"query":"{ clientConfig { extensions } }"}');
    expect(answer.json()).toEqual({ data: { clientConfig: { extensions: false } } });
  });

  test('/robots.txt disallows everything, and /favicon.ico is a picture', async () => {
    expect((await send('GET', '/robots.txt')).body).toBe('User-agent: *\nDisallow: /\n');
    expect((await send('GET', '/favicon.ico')).headers['content-type']).toMatch(/^image\//);
  });

  test('/schema.graphql is the schema while introspection is on', async () => {
    const answer = await send('GET', '/schema.graphql');
    expect([answer.headers['content-type'], answer.body]).toEqual(['text/plain; charset=utf-8', typeDefs]);
    await using closed = await startTestGateway({ environment: { INTROSPECTION: 'off' } });
    const none = await closed.gateway.app.inject({ method: 'GET', url: '/schema.graphql' });
    expect([none.statusCode, none.json()]).toEqual([404, { message: 'There is nothing here' }]);
  });

  test('/schema.graphql is compressed, and sent again only after a change', async () => {
    const answer = await send('GET', '/schema.graphql', { 'accept-encoding': 'br' });
    expect(answer.headers).toMatchObject({ 'content-encoding': 'br', vary: expect.stringContaining('accept-encoding'), 'cache-control': 'no-cache' });
    expect(answer.rawPayload.length).toBeLessThan(typeDefs.length / 3);
    const again = (tag: unknown) => send('GET', '/schema.graphql', { 'if-none-match': String(tag) });
    expect([(await again(answer.headers.etag)).statusCode, (await again(answer.headers.etag)).body]).toEqual([304, '']);
    expect((await again('W/"another"')).body).toBe(typeDefs);
  });

  test('finds a picture with a long name', async () => {
    const name = 'ग'.repeat(190);
    const answer = await send('GET', `/images/${encodeURIComponent(name)}?day=2026-11-20&sig=x`);
    expect([answer.statusCode, answer.json()]).toEqual([403, { message: 'This link is not valid or has ended' }]);
  });
});

const methods: readonly Method[] = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];
const takes: Readonly<Record<string, readonly string[]>> = {
  ...Object.fromEntries(
    [...pages, ...files, '/assets/missing.js', '/exports/Farmers.xlsx', '/images/a.jpg', '/playground/assets/sample.js'].map((url) => [url, ['GET', 'HEAD']]),
  ),
  '/graphql': ['GET', 'POST', 'HEAD'],
};
const wrong = Object.entries(takes).flatMap(([url, own]) => methods.filter((method) => !own.includes(method)).map((method) => [method, url, own] as const));

describe('a wrong method', () => {
  test.each(wrong)('%s %s returns 405 and the allowed methods', async (method, url, own) => {
    // A body of an unknown type changes nothing.
    const answer = await send(method, url, { 'content-type': 'application/x-unheard-of' }, method === 'HEAD' ? undefined : 'x');
    expect(answer.statusCode).toBe(405);
    expect(String(answer.headers['allow']).split(', ').sort()).toEqual([...own].sort());
    if (method !== 'HEAD') expect(answer.json()).toEqual({ message: `This address takes ${answer.headers['allow']} only` });
  });

  test('a mutation by GET returns the allowed method POST', async () => {
    const query = encodeURIComponent('mutation { signOut(input: {}) { message } }');
    const answer = await send('GET', `/graphql?query=${query}`, { 'apollo-require-preflight': '1' });
    expect([answer.statusCode, answer.headers['allow']]).toEqual([405, 'POST']);
  });
});

describe('errors name what is missing', () => {
  const query = '{"query":"{ me { id } }"}';
  const json = { 'content-type': 'application/json' };

  test.each([
    [undefined, 'there is none'],
    ['application/x-www-form-urlencoded', 'it is "application/x-www-form-urlencoded"'],
    ['text/plain', 'it is "text/plain"'],
    ['application/xml; charset=utf-8', 'it is "application/xml; charset=utf-8"'],
  ])('content type %s', async (type, words) => {
    const answer = await send('POST', '/graphql', { 'x-request-id': 'request-12345', ...(type !== undefined && { 'content-type': type }) }, query);
    expect([answer.statusCode, answer.json()]).toEqual([
      415,
      {
        errors: [
          { message: `The header "content-type" has to be "application/json"; ${words}`, extensions: { code: 'BAD_REQUEST', requestId: 'request-12345' } },
        ],
      },
    ]);
  });

  test.each(['admin', 'Token admin', 'Basic YWRtaW46cGFzc3dvcmQ=', 'Bearer', 'Bearer  two words'])('authorization %j', async (authorization) => {
    const answer = await send('POST', '/graphql', { ...json, authorization }, query);
    expect(answer.json().errors).toMatchObject([
      { message: 'The header "authorization" has to be "Bearer " and the token', extensions: { code: 'UNAUTHENTICATED' } },
    ]);
    const open = await send('POST', '/graphql', { ...json, authorization }, '{"query":"{ clientConfig { extensions } }"}');
    expect(open.json()).toEqual({ data: { clientConfig: { extensions: false } } });
  });

  test('requires a sign-in without an authorization header', async () => {
    expect((await send('POST', '/graphql', json, query)).json().errors).toMatchObject([
      { message: 'Sign in to continue', extensions: { code: 'UNAUTHENTICATED' } },
    ]);
  });
});

const longPath = `/images/${'x'.repeat(3_000)}`;

test.each<[Method, string, Record<string, string>, string | undefined, number]>([
  ['GET', '/exports/Farmers.xlsx', {}, undefined, 400],
  ['GET', '/images/a.jpg', {}, undefined, 400],
  ['GET', '/images/%zz', {}, undefined, 400],
  ['GET', '/%', {}, undefined, 400],
  ['GET', longPath, {}, undefined, 400],
  ['POST', '/graphql', { 'content-type': 'application/json' }, '{', 400],
  ['POST', '/graphql', { 'content-type': 'application/json' }, '', 400],
  ['POST', '/graphql', { 'content-type': 'application/json', 'content-length': '7' }, '{}', 400],
  ['POST', '/health/x', { 'content-type': 'application/x-unheard-of' }, 'x', 404],
  ['GET', '/health/x', {}, undefined, 404],
])('%s %.40s %j %j is refused without a word of the framework', async (method, url, headers, payload, status) => {
  const answer = await send(method, url, headers, payload);
  expect(answer.statusCode).toBe(status);
  expect(answer.body).not.toMatch(/FST_|fastify|querystring|must have|statusCode|stack|"error":/i);
  expect(answer.json()).toEqual(url === '/graphql' ? { errors: [expect.anything()] } : { message: expect.any(String) });
});

test('serves the API without a built client', async () => {
  await using bare = await startTestGateway({ webFolder: '/nowhere' });
  const answer = await bare.gateway.app.inject({ method: 'GET', url: '/login' });
  expect([answer.statusCode, answer.json()]).toEqual([404, { message: 'There is nothing here' }]);
});
