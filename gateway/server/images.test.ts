import { once } from 'node:events';
import { createServer, request as httpRequest } from 'node:http';
import sharp from 'sharp';
import { afterAll, describe, expect, test } from 'vitest';
import { createClock } from '../../rest/contract/clock.ts';
import { maxPictureBytes } from '../../rest/contract/pictures.ts';
import { sentence } from '../../rest/contract/sentences.ts';
import { session } from '../../rest/contract/session.ts';
import { createImageLinks } from '../graphql/image-links.ts';
import { listen } from '../testing/listen.ts';
import { shareTestGateway, startTestGateway, type TestGateway } from '../testing/test-gateway.ts';

const photo = await sharp({ create: { width: 640, height: 480, channels: 3, background: 'red' } })
  .jpeg()
  .toBuffer();
const huge = await sharp({ create: { width: 10_000, height: 5_001, channels: 3, background: 'red' } })
  .toColourspace('b-w')
  .png({ compressionLevel: 1 })
  .toBuffer();
const drawing = '<svg xmlns="http://www.w3.org/2000/svg" width="24" height="24"><rect width="24" height="24" fill="#f00"/></svg>';

/** Files at the provider's images path. */
const files: Readonly<Record<string, { readonly type: string; readonly body: string | Buffer }>> = {
  '/images/a.png': { type: 'image/png', body: 'png' },
  '/images/b%20c.jpg': { type: 'image/jpeg; charset=binary', body: 'jpeg' },
  '/images/drawn.svg': { type: 'image/svg+xml', body: '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>' },
  ...Object.fromEntries(['photo', 'shared', 'left', 'alone', 'signed'].map((name) => [`/images/${name}.jpg`, { type: 'image/jpeg', body: photo }])),
  '/images/huge.png': { type: 'image/png', body: huge },
  '/images/disguised.png': { type: 'image/png', body: drawing },
  '/images/drawing.svg': { type: 'image/svg+xml', body: drawing },
  '/images/page.html': { type: 'text/html', body: '<script>alert(1)</script>' },
};

const asked: string[] = [];
/** While set, the provider delays its pictures until this promise resolves. */
let held: Promise<unknown> | null = null;
const links = createImageLinks('a secret of the tests, long enough', createClock('2026-11-20T09:30:00+05:30'));

const provider = createServer(async (request, response) => {
  asked.push(request.url ?? '');
  await held;
  const file = files[request.url ?? ''];
  if (file) response.writeHead(200, { 'content-type': file.type, 'set-cookie': 'a=b' }).end(file.body);
  else response.writeHead(request.url?.endsWith('/broken.png') ? 500 : 404).end('no');
});
const providerUrl = await listen(provider);
afterAll(() => provider.close());
const gateway = await shareTestGateway({ environment: { IMAGES_URL: new URL('/images', providerUrl).href } });

const address = await gateway.listen('/');
const get = (url: string) => gateway.gateway.app.inject({ method: 'GET', url });

describe('pictures', () => {
  test.each([
    ['a.png', 'image/png', 'png'],
    ['b c.jpg', 'image/jpeg', 'jpeg'],
  ])('streams %s by its link, with a policy that runs nothing', async (name, type, body) => {
    const answer = await get(links.url(name));
    expect([answer.statusCode, answer.headers['content-type'], answer.body]).toEqual([200, type, body]);
    expect(answer.headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
      'cache-control': 'private, max-age=86400, immutable',
    });
    expect(answer.headers['set-cookie']).toBeUndefined();
  });

  test('returns 503 with Retry-After during an outage, not 404', async () => {
    const { statusCode, headers } = await get(links.url('broken.png'));
    expect([statusCode, headers['retry-after'], headers['cache-control']]).toEqual([503, '5', undefined]);
  });

  test.each(['drawn.svg', 'page.html', 'missing.png'])('does not pass on %s from a foreign REST API', async (name) => {
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
  ])('%s makes no REST call', async (_case, url) => {
    asked.length = 0;
    expect((await get(url)).statusCode).toBeGreaterThanOrEqual(400);
    expect(asked).toEqual([]);
  });
});

describe('a thumbnail', () => {
  const small = (name: string) => `${links.url(name)}&size=thumbnail`;
  /** Delays the provider's responses. @returns a function that releases them */
  function hold(): () => void {
    let release = () => {};
    held = new Promise<void>((resolve) => {
      release = resolve;
    });
    return () => {
      held = null;
      release();
    };
  }

  test('is a small WebP square with the same headers, requested once', async () => {
    asked.length = 0;
    for (const _time of [1, 2]) {
      const answer = await get(small('photo.jpg'));
      expect([answer.statusCode, answer.headers['content-type'], answer.headers['content-length']]).toEqual([
        200,
        'image/webp',
        String(answer.rawPayload.length),
      ]);
      expect(await sharp(answer.rawPayload).metadata()).toMatchObject({ format: 'webp', width: 96, height: 96 });
      expect(answer.headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
        'cache-control': 'private, max-age=86400, immutable',
      });
    }
    expect(asked).toEqual(['/images/photo.jpg']);
  });

  test.each([
    ['cannot be read', 'b c.jpg', 'jpeg'],
    ['is a drawing, whatever its type says', 'disguised.png', drawing],
    ['has more than 50 megapixels', 'huge.png', huge],
  ])('of a picture that %s is 404, without a redirect to the full picture', { tags: 'slow' }, async (_case, name, whole) => {
    const { statusCode, headers, body } = await get(small(name));
    expect([statusCode, headers['location'], headers['cache-control'], body]).toEqual([
      404,
      undefined,
      undefined,
      '{"message":"There is no thumbnail of this picture"}',
    ]);
    expect((await get(links.url(name))).rawPayload).toEqual(Buffer.from(whole));
  });

  test.each(['drawing.svg', 'page.html', 'missing.png'])('of %s is 404 and is not cached', async (name) => {
    asked.length = 0;
    expect((await get(small(name))).statusCode).toBe(404);
    expect((await get(small(name))).statusCode).toBe(404);
    expect(asked).toEqual([`/images/${name}`, `/images/${name}`]);
  });

  test.each([
    ['no signature', '/images/signed.jpg?size=thumbnail', 400],
    ['a wrong signature', small('signed.jpg').replace('&size', 'x&size'), 403],
    ['the signature of another', small('photo.jpg').replace('photo', 'signed'), 403],
    ['another size', small('signed.jpg').replace('thumbnail', 'poster'), 400],
    ['two sizes', `${small('signed.jpg')}&size=thumbnail`, 400],
    ['an empty size', small('signed.jpg').replace('thumbnail', ''), 400],
  ])('with %s makes no REST call', async (_case, url, status) => {
    asked.length = 0;
    expect((await get(url)).statusCode).toBe(status);
    expect(asked).toEqual([]);
  });

  test('is requested once for several concurrent clients', async () => {
    asked.length = 0;
    const release = hold();
    const both = [get(small('shared.jpg')), get(small('shared.jpg'))];
    await expect.poll(() => asked).toEqual(['/images/shared.jpg']);
    release();
    const [first, second] = await Promise.all(both);
    expect([first?.statusCode, second?.statusCode]).toEqual([200, 200]);
    expect(second?.rawPayload).toEqual(first?.rawPayload);
    expect(asked).toEqual(['/images/shared.jpg']);
  });

  /** Sends a request over a connection. @returns the response, a way to disconnect, and a promise that resolves when the gateway has noticed */
  async function ask(url: string) {
    const { server } = gateway.gateway.app;
    const received = once(server, 'request');
    const leaving = new AbortController();
    const answer = fetch(url, { signal: leaving.signal }).catch(() => null);
    const [{ socket }] = await received;
    // Failures before the response has started.
    await get('/health');
    const leave = async () => {
      const closed = once(socket, 'close');
      leaving.abort();
      await closed;
    };
    return { answer, leave };
  }

  test('is still rendered for the second client when the first disconnects', async () => {
    asked.length = 0;
    const url = new URL(small('left.jpg'), address).href;
    const release = hold();
    const first = await ask(url);
    const second = await ask(url);
    await first.leave();
    release();
    expect((await second.answer)?.status).toBe(200);
    expect(asked).toEqual(['/images/left.jpg']);
  });

  test('is no longer requested when its only client disconnects', async () => {
    const url = new URL(small('alone.jpg'), address).href;
    const release = hold();
    const received = once(provider, 'request');
    const only = await ask(url);
    const [{ socket }] = await received;
    const closed = once(socket, 'close');
    await only.leave();
    await closed;
    release();
  });
});

describe('an upload', () => {
  const content = Buffer.from('\x89PNG\r\n\x1a\n.', 'latin1');
  const send = (to: TestGateway, payload: Buffer, token: string | null = 'moderator') =>
    to.gateway.app.inject({
      method: 'POST',
      url: '/images',
      headers: { 'content-type': 'image/png', ...(token !== null && { authorization: `Bearer ${token}` }) },
      payload,
    });

  /** Starts a REST API with the extension. It accepts files that begin with PNG's signature. */
  async function withExtension(use: (own: TestGateway, received: { size: number; token: string | undefined }[]) => Promise<void>): Promise<void> {
    const received: { size: number; token: string | undefined }[] = [];
    const rest = createServer(async (request, response) => {
      const body = Buffer.concat(await request.toArray());
      received.push({ size: body.length, token: request.headers.authorization });
      const isPng = body.toString('latin1', 1, 4) === 'PNG';
      const refused = body.toString() === 'broken' ? sentence('PICTURE_BROKEN') : { message: 'That is no picture' };
      if (body.toString() === 'cut') return request.socket.destroy();
      response
        .writeHead(isPng ? 200 : 400, { 'content-type': 'application/json' })
        .end(JSON.stringify(isPng ? { status: true, data: { fileName: 'new.png' } } : { status: false, ...refused }));
    });
    const imagesUrl = new URL('/images/', await listen(rest)).href;
    await using own = await startTestGateway({ extensions: true, environment: { IMAGES_URL: imagesUrl } });
    await use(own, received);
    rest.close();
  }

  test('is forwarded with the token of the sender and answered with a link', () =>
    withExtension(async (own, received) => {
      const answer = await send(own, content);
      expect([answer.statusCode, answer.json()]).toEqual([200, { fileName: 'new.png', url: links.url('new.png') }]);
      expect(received).toEqual([{ size: content.length, token: 'Bearer moderator' }]);
    }));

  test('returns the REST API’s reason for a refusal', () =>
    withExtension(async (own) => {
      const answer = await send(own, Buffer.from('no picture'));
      expect([answer.statusCode, answer.json()]).toEqual([400, { message: 'That is no picture' }]);
      const keyed = await send(own, Buffer.from('broken'));
      expect([keyed.statusCode, keyed.json()]).toEqual([400, sentence('PICTURE_BROKEN')]);
    }));

  test('returns 503 with Retry-After when the response is lost, and says that it may be stored', () =>
    withExtension(async (own) => {
      const answer = await send(own, Buffer.from('cut'));
      expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '5']);
      expect(answer.json()).toEqual({
        message: 'The answer was lost: it is not known whether the picture was stored. Send it again; a picture that is sent twice is stored once',
      });
    }));

  test('returns 503 with Retry-After during an outage, says that nothing was done, and logs it', async () => {
    await using own = await startTestGateway({ extensions: true, environment: { IMAGES_URL: 'http://127.0.0.1:1/images/' } });
    const answer = await send(own, content);
    expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '5']);
    expect(answer.json()).toEqual({ message: 'The server cannot be reached now. Nothing was changed; try again in a moment' });
    expect(own.logged.filter((line) => line.includes('"call":"addImage"'))).toHaveLength(1);
  });

  test('is forwarded up to 2 MB, and never without a token', () =>
    withExtension(async (own, received) => {
      expect((await send(own, Buffer.concat([content, Buffer.alloc(maxPictureBytes - content.length)]))).statusCode).toBe(200);
      const over = await send(own, Buffer.alloc(maxPictureBytes + 1));
      expect([over.statusCode, over.json()]).toEqual([413, sentence('PICTURE_TOO_LARGE')]);
      // The body of an unsigned upload is never read, whatever its size.
      for (const unsigned of [content, Buffer.alloc(maxPictureBytes + 1)]) expect((await send(own, unsigned, null)).statusCode).toBe(401);
      expect(received.map(({ size }) => size)).toEqual([maxPictureBytes]);
    }));

  test('with an invented token is refused before its body is read, also while tokens cannot be checked', () =>
    withExtension(async (own, received) => {
      const url = await own.listen('/images');
      const headers = { authorization: 'Bearer invented', 'content-type': 'image/png', 'content-length': String(maxPictureBytes) };
      const statusOf = async () => {
        // Headers only: a server that waits for the body would never answer.
        const upload = httpRequest(url, { method: 'POST', headers });
        upload.on('error', () => {});
        upload.flushHeaders();
        const [answer] = await once(upload, 'response');
        upload.destroy();
        return answer.statusCode;
      };
      expect(await statusOf()).toBe(401);
      own.rest.fail(session.userDetails, 'reset');
      expect(await statusOf()).toBe(503);
      expect(received).toEqual([]);
    }));

  test('has no route when the REST API has no extensions', async () => {
    expect((await send(gateway, content)).statusCode).toBe(404);
  });
});
