import { createServer, type Server } from 'node:http';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createClock } from '../../rest/contract/clock.ts';
import { maxPictureBytes } from '../../rest/contract/pictures.ts';
import { createImageLinks } from '../graphql/image-links.ts';
import { startTestGateway, type TestGateway } from '../testing/test-gateway.ts';

/** The provider's images path. */
const files: Readonly<Record<string, { readonly type: string; readonly body: string }>> = {
  '/images/a.png': { type: 'image/png', body: 'png' },
  '/images/b%20c.jpg': { type: 'image/jpeg; charset=binary', body: 'jpeg' },
  '/images/drawn.svg': { type: 'image/svg+xml', body: '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>' },
  '/images/page.html': { type: 'text/html', body: '<script>alert(1)</script>' },
};

let provider: Server;
let gateway: TestGateway;
const asked: string[] = [];
const links = createImageLinks('a secret of the tests, long enough', createClock('2026-11-20T09:30:00+05:30'));

beforeAll(async () => {
  provider = createServer((request, response) => {
    asked.push(request.url ?? '');
    const file = files[request.url ?? ''];
    if (file) response.writeHead(200, { 'content-type': file.type, 'set-cookie': 'a=b' }).end(file.body);
    else response.writeHead(404).end('no');
  });
  await new Promise<void>((resolve) => provider.listen(0, '127.0.0.1', resolve));
  const address = provider.address();
  if (address === null || typeof address === 'string') throw new Error('the provider does not listen');
  gateway = await startTestGateway({ environment: { IMAGES_URL: `http://127.0.0.1:${address.port}/images` } });
});
afterAll(async () => {
  await gateway[Symbol.asyncDispose]();
  provider.close();
});

const get = (url: string) => gateway.gateway.app.inject({ method: 'GET', url });

describe('pictures', () => {
  test.each([
    ['a.png', 'image/png', 'png'],
    ['b c.jpg', 'image/jpeg', 'jpeg'],
  ])('%s is streamed through by its link, and can run nothing', async (name, type, body) => {
    const answer = await get(links.url(name));
    expect([answer.statusCode, answer.headers['content-type'], answer.body]).toEqual([200, type, body]);
    expect(answer.headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
      'cache-control': 'private, max-age=86400, immutable',
    });
    expect(answer.headers['set-cookie']).toBeUndefined();
  });

  test.each(['drawn.svg', 'page.html', 'missing.png'])('%s of a foreign REST API is not let through', async (name) => {
    const answer = await get(links.url(name));
    expect(answer.statusCode).toBe(404);
    expect(answer.body).not.toContain('script');
  });

  test.each([
    ['no signature', '/images/a.png'],
    ['another name', links.url('a.png').replace('a.png', 'b.png')],
    ['another day', links.url('a.png').replace('2026-11-20', '2026-11-19')],
    ['a wrong signature', `${links.url('a.png').slice(0, -3)}abc`],
    ['a path', links.url('a.png').replace('a.png', '..%2fsecret.png')],
  ])('%s asks nobody', async (_case, url) => {
    asked.length = 0;
    expect((await get(url)).statusCode).toBeGreaterThanOrEqual(400);
    expect(asked).toEqual([]);
  });
});

describe('a new picture', () => {
  const content = Buffer.from('\x89PNG\r\n\x1a\n.', 'latin1');
  const send = (to: TestGateway, payload: Buffer, token: string | null = 'a-token') =>
    to.gateway.app.inject({
      method: 'POST',
      url: '/images',
      headers: { 'content-type': 'image/png', ...(token !== null && { authorization: `Bearer ${token}` }) },
      payload,
    });

  /** A REST API with the extension, which takes what begins as a PNG does. */
  async function withExtension(use: (own: TestGateway, received: { size: number; token: string | undefined }[]) => Promise<void>): Promise<void> {
    const received: { size: number; token: string | undefined }[] = [];
    const rest = createServer(async (request, response) => {
      const body = Buffer.concat(await request.toArray());
      received.push({ size: body.length, token: request.headers.authorization });
      const isPng = body.toString('latin1', 1, 4) === 'PNG';
      response
        .writeHead(isPng ? 200 : 400, { 'content-type': 'application/json' })
        .end(JSON.stringify(isPng ? { status: true, data: { fileName: 'new.png' } } : { status: false, message: 'That is no picture' }));
    });
    await new Promise<void>((resolve) => rest.listen(0, '127.0.0.1', resolve));
    const address = rest.address();
    if (address === null || typeof address === 'string') throw new Error('the REST API does not listen');
    await using own = await startTestGateway({ extensions: true, environment: { IMAGES_URL: `http://127.0.0.1:${address.port}/images/` } });
    await use(own, received);
    rest.close();
  }

  test('is handed on with the token of whoever sends it, and answered with its link', () =>
    withExtension(async (own, received) => {
      const answer = await send(own, content);
      expect([answer.statusCode, answer.json()]).toEqual([200, { fileName: 'new.png', url: links.url('new.png') }]);
      expect(received).toEqual([{ size: content.length, token: 'Bearer a-token' }]);
    }));

  test('that is refused says why, in the words of the REST API', () =>
    withExtension(async (own) => {
      const answer = await send(own, Buffer.from('no picture'));
      expect([answer.statusCode, answer.json()]).toEqual([400, { message: 'That is no picture' }]);
    }));

  test('may have 2 MB, and a byte more is not handed on; without a token none is', () =>
    withExtension(async (own, received) => {
      expect((await send(own, Buffer.concat([content, Buffer.alloc(maxPictureBytes - content.length)]))).statusCode).toBe(200);
      const over = await send(own, Buffer.alloc(maxPictureBytes + 1));
      expect([over.statusCode, over.json()]).toEqual([413, { message: 'A picture must not have more than 2 MB' }]);
      // Whatever its size: it is not even read.
      for (const unsigned of [content, Buffer.alloc(maxPictureBytes + 1)]) expect((await send(own, unsigned, null)).statusCode).toBe(401);
      expect(received.map(({ size }) => size)).toEqual([maxPictureBytes]);
    }));

  test('has no address where the REST API has no extensions', async () => {
    expect((await send(gateway, content)).statusCode).toBe(404);
  });
});
