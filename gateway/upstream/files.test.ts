import { text } from 'node:stream/consumers';
import { register } from 'prom-client';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { startWire, type Wire } from '../testing/wire.ts';
import { maxAnswerBytes } from './body.ts';
import { createFiles, type Files } from './files.ts';
import { Token } from './token.ts';

let wire: Wire;
const any = () => true;

let files: Files;
/** Characters beside the answer to an upload. */
let padding = 0;
const { signal } = new AbortController();
const open = (from: Files, fileName: string, accepts: (type: string) => boolean = any) =>
  from.open({ fileName, accepts, requestId: 'request-12345', address: '10.0.0.1', signal });
const textOf = (opened: Awaited<ReturnType<typeof open>>) => (opened === null || typeof opened === 'string' ? opened : text(opened.body));

beforeAll(async () => {
  wire = await startWire(({ target }, response) => {
    if (target.endsWith('/portrait.png')) response.writeHead(200, { 'content-type': 'image/png', 'content-length': 5 }).end('image');
    else if (target.endsWith('/page.png')) response.writeHead(200, { 'content-type': 'Text/HTML; charset=utf-8' }).end('<p>');
    else if (target.endsWith('/untold')) response.writeHead(200).end('bytes');
    else if (target.endsWith('/cut')) response.socket?.resetAndDestroy();
    else if (target === '/sync/images') response.writeHead(200).end(JSON.stringify({ data: { fileName: 'new.png' }, padding: 'a'.repeat(padding) }));
    else if (target.endsWith('/moved')) response.writeHead(302, { location: 'http://10.0.0.7/inside' }).end();
    else response.writeHead(target.endsWith('/broken') ? 500 : 404).end('not here');
  });
  files = createFiles(new URL('/sync/images/', wire.url));
});
afterAll(async () => {
  await files.close();
  await wire[Symbol.asyncDispose]();
});
beforeEach(() => {
  wire.requests.length = 0;
});

describe('a file', () => {
  test('is streamed with its type and length', async () => {
    const opened = await open(files, 'portrait.png');
    expect(opened).toMatchObject({ contentType: 'image/png', contentLength: '5' });
    expect(await textOf(opened)).toBe('image');
  });

  test('may be of no told type and length', async () => {
    const opened = await open(files, 'untold');
    expect(opened).toMatchObject({ contentType: '', contentLength: null });
    expect(await textOf(opened)).toBe('bytes');
  });

  test.each([
    ['missing', null],
    ['broken', 'unavailable'],
    ['moved', 'unavailable'],
  ])('that is %s is %s, asked for once and nowhere else', async (name, opened) => {
    expect(await open(files, name)).toBe(opened);
    expect(wire.requests).toHaveLength(1);
  });

  test('that is cut is unavailable', async () => expect(await open(files, 'cut')).toBe('unavailable'));

  test('is counted in its lane while it is in flight, and no more once it was read or failed', async () => {
    const inFlight = async () => {
      const metric = await register.getSingleMetric('rest_calls_in_flight')?.get();
      return metric?.values.find(({ labels }) => labels['lane'] === 'images')?.value;
    };
    const opened = await open(files, 'portrait.png');
    expect(await inFlight()).toBe(1);
    await textOf(opened);
    await vi.waitFor(async () => expect(await inFlight()).toBe(0));
    await open(files, 'cut');
    expect(await inFlight()).toBe(0);
  });

  test('is opened only when its type, without parameters and in lower case, is accepted', async () => {
    const seen: string[] = [];
    const refuse = (type: string) => seen.push(type) === 0;
    expect(await open(files, 'page.png', refuse)).toBeNull();
    expect(seen).toEqual(['text/html']);
  });

  test('of a server that is not there is unavailable', async () => {
    const server = await startWire(() => {});
    await server[Symbol.asyncDispose]();
    const away = createFiles(new URL('/images/', server.url));
    expect(await open(away, 'portrait.png')).toBe('unavailable');
    await away.close();
  });
});

test('the answer to an upload is read up to the limit of any answer', async () => {
  const add = () => files.add({ content: Buffer.from('image'), token: new Token('tok-1'), requestId: 'request-12345', address: '10.0.0.1', signal });
  padding = 0;
  expect(await add()).toEqual({ fileName: 'new.png' });
  padding = maxAnswerBytes;
  expect(await add()).toBeNull();
});

test.each([
  ['आशा 1.png', '/sync/images/%E0%A4%86%E0%A4%B6%E0%A4%BE%201.png'],
  ['a/../b?c#d%2f', '/sync/images/a%2F..%2Fb%3Fc%23d%252f'],
  ['a\r\nx-evil: 1', '/sync/images/a%0D%0Ax-evil%3A%201'],
])('%j is asked for as one name in the folder, with no token', async (name, target) => {
  await open(files, name);
  expect(wire.requests).toEqual([
    { method: 'GET', target, headers: { host: wire.url.host, connection: 'keep-alive', 'x-request-id': 'request-12345' }, body: '' },
  ]);
});
