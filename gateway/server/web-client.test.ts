import zlib from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { shareTestGateway, startTestGateway } from '../testing/test-gateway.ts';

const gateway = await shareTestGateway();

const html = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };
const get = (url: string, headers: Record<string, string> = html) => gateway.gateway.app.inject({ method: 'GET', url, headers });
const nonceOf = (body: string) => /nonce="([\w-]+)"/.exec(body)?.[1];

describe('the page', () => {
  test.each(['/', '/login', '/userprofile?user=42', '/meetingDetails/FARMER/7', '/no-such-route', '/imagesque'])('%s returns the page', async (url) => {
    const answer = await get(url);
    expect([answer.statusCode, answer.headers['content-type'], answer.headers['cache-control']]).toEqual([200, 'text/html; charset=utf-8', 'no-store']);
    expect(answer.body).toContain('<title>Sample</title>');
  });

  test('has a fresh nonce in the page and in the policy, which allows no foreign source', async () => {
    const [one, other] = [await get('/'), await get('/')];
    const nonce = nonceOf(one.body);
    expect(one.body).not.toContain('__CSP_NONCE__');
    expect(nonceOf(other.body)).not.toBe(nonce);
    expect(one.headers['content-security-policy']).toBe(
      `default-src 'none';script-src 'self' 'nonce-${nonce}';style-src 'self' 'nonce-${nonce}';img-src 'self' data:;connect-src 'self';font-src 'self';manifest-src 'self';base-uri 'none';form-action 'self';frame-ancestors 'none'`,
    );
  });

  test.each([
    ['br', zlib.brotliDecompressSync],
    ['gzip', zlib.gunzipSync],
  ])('is sent as %s to clients that accept it', async (encoding, unpack) => {
    const answer = await get('/login', { ...html, 'accept-encoding': encoding });
    expect(answer.headers['content-encoding']).toBe(encoding);
    expect(unpack(answer.rawPayload).toString()).toContain('<title>Sample</title>');
  });

  test("uses Google's policy with a maps key", async () => {
    await using maps = await startTestGateway({ environment: { GOOGLE_MAPS_API_KEY: 'key-1' } });
    const answer = await maps.gateway.app.inject({ method: 'GET', url: '/', headers: html });
    const policy = String(answer.headers['content-security-policy']);
    expect(policy).toContain(`script-src 'self' 'nonce-${nonceOf(answer.body)}' 'strict-dynamic' 'unsafe-eval'`);
    expect(policy).toContain('https://*.googleapis.com');
    // Workers of Google Maps, and the worker that reads spreadsheets.
    expect(policy).toContain("worker-src 'self' blob:");
    // The page gets the key from clientConfig.
    expect(answer.body).not.toContain('key-1');
  });

  test('allows pictures of exactly the tile server’s origin', async () => {
    await using tiles = await startTestGateway({
      environment: { MAP_TILES_URL: 'https://tiles.example.in/osm/{z}/{x}/{y}.png?key=1', MAP_TILES_ATTRIBUTION: 'Somebody' },
    });
    const policy = String((await tiles.gateway.app.inject({ method: 'GET', url: '/', headers: html })).headers['content-security-policy']);
    expect(policy).toContain("img-src 'self' data: https://tiles.example.in;connect-src 'self';");
    const { result } = await tiles.ask('{ clientConfig { mapTiles { url attribution } } }');
    expect(result).toEqual({ data: { clientConfig: { mapTiles: { url: 'https://tiles.example.in/osm/{z}/{x}/{y}.png?key=1', attribution: 'Somebody' } } } });
  });

  test.each(['/assets/missing.js', '/assets/', '/images/x.png', '/health/x', '/metrics', '/metrics/x', '/exports/x', '/graphql/x'])(
    '%s is never the page',
    async (url) => {
      const answer = await get(url);
      expect(answer.statusCode).toBeGreaterThanOrEqual(400);
      expect(answer.headers['content-type']).not.toContain('text/html');
    },
  );

  test('is not sent to clients that do not accept HTML', async () => {
    expect((await get('/login', { accept: 'application/json' })).statusCode).toBe(404);
    expect((await get('/login', { accept: 'application/json, text/plain, */*' })).statusCode).toBe(404);
    expect((await get('/nothing.js', { accept: '*/*' })).statusCode).toBe(404);
    expect((await get('/login', { accept: '*/*' })).statusCode).toBe(200);
  });
});

test('the page and every API response identify the build by its first script', async () => {
  const answers = [await get('/'), await gateway.gateway.app.inject({ method: 'POST', url: '/graphql', payload: { query: '{ __typename }' } })];
  expect(answers.map(({ headers }) => headers['x-web-build'])).toEqual(['sample.js', 'sample.js']);
  expect((await get('/health')).headers['x-web-build']).toBeUndefined();
});

test('the page and every API response carry the server’s time, which the web client uses for today’s date', async () => {
  await using own = await startTestGateway({ environment: { CLOCK: '2019-01-01T00:00:00Z' } });
  const page = await own.gateway.app.inject({ method: 'GET', url: '/', headers: html });
  const answer = await own.gateway.app.inject({ method: 'POST', url: '/graphql', payload: { query: '{ __typename }' } });
  const [, inPage = ''] = /<meta name="server-time" content="([^"]+)" \/>/.exec(page.body) ?? [];
  for (const time of [inPage, String(answer.headers['x-server-time'])]) expect(time).toMatch(/^2019-01-01T00:0\d:\d\d\.\d{3}Z$/);
});

test('the page carries the configuration that the query returns, in which no text ends the attribute', async () => {
  const environment = { MAP_TILES_URL: 'https://tiles.example.in/{z}/{x}/{y}.png?a=1&b="<', MAP_TILES_ATTRIBUTION: '"><b>Somebody</b> & $& others' };
  await using own = await startTestGateway({ environment });
  const page = await own.gateway.app.inject({ method: 'GET', url: '/', headers: html });
  const query = '{ clientConfig { googleMapsApiKey extensions basemap { files attribution } mapTiles { url attribution } } }';
  const answer = await own.gateway.app.inject({ method: 'POST', url: '/graphql', payload: { query } });
  const [, inPage = ''] = /<meta name="client-config" content="([^"]+)" \/>/.exec(page.body) ?? [];
  expect(inPage).not.toContain('<');
  const text = inPage.replaceAll('&lt;', '<').replaceAll('&quot;', '"').replaceAll('&amp;', '&');
  expect(JSON.parse(text)).toEqual(answer.json().data.clientConfig);
});

test('the page carries the configuration without a Google key', async () => {
  await using own = await startTestGateway({ environment: { GOOGLE_MAPS_API_KEY: 'key-1' } });
  const page = await own.gateway.app.inject({ method: 'GET', url: '/', headers: html });
  const [, inPage = ''] = /<meta name="client-config" content="([^"]+)" \/>/.exec(page.body) ?? [];
  expect(JSON.parse(inPage.replaceAll('&quot;', '"'))).toEqual({ extensions: false, basemap: null, mapTiles: null });
});

test('the page may use the camera for codes, but neither microphone nor location', async () => {
  expect((await get('/')).headers['permissions-policy']).toBe('camera=(self), microphone=(), geolocation=()');
});

test('hashed files are cached for a year', async () => {
  const answer = await get('/assets/sample.js', {});
  expect([answer.statusCode, answer.headers['cache-control']]).toEqual([200, 'public, max-age=31536000, immutable']);
});

test('health', async () => {
  expect((await get('/health')).json()).toEqual({ status: 'ready' });
  expect((await get('/health/live')).json()).toEqual({ status: 'live' });
});
