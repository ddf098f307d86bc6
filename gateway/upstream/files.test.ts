import type { ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { gzipSync } from 'node:zlib';
import { register } from 'prom-client';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { startWire } from '../testing/wire.ts';
import { maxResponseBytes } from './body.ts';
import { createBreaker } from './breaker.ts';
import type { UpstreamFault } from './fault.ts';
import { createFiles, type Files } from './files.ts';
import { Token } from './token.ts';

const any = () => true;
/** Faults that were reported for the log. */
const reported: UpstreamFault[] = [];
/** Responds to an upload. */
let receive: (response: ServerResponse) => void;
const { signal } = new AbortController();
const open = (from: Files, fileName: string, accepts: (type: string) => boolean = any) =>
  from.open({ fileName, accepts, requestId: 'request-12345', address: '10.0.0.1', signal });
const textOf = (opened: Awaited<ReturnType<typeof open>>) => (opened === null || typeof opened === 'string' ? opened : text(opened.body));

const wire = await startWire(({ target }, response) => {
  if (target.endsWith('/portrait.png')) response.writeHead(200, { 'content-type': 'image/png', 'content-length': 5 }).end('image');
  else if (target.endsWith('/page.png')) response.writeHead(200, { 'content-type': 'Text/HTML; charset=utf-8' }).end('<p>');
  else if (target.endsWith('/inconclusive')) response.writeHead(200).end('bytes');
  else if (target.endsWith('/cut')) response.socket?.resetAndDestroy();
  else if (target === '/sync/images') receive(response);
  else if (target.endsWith('/packed.png')) response.writeHead(200, { 'content-type': 'image/png', 'content-encoding': 'gzip' }).end(gzipSync('image'));
  else if (target.endsWith('/odd.png')) response.writeHead(200, { 'content-type': 'image/png', 'content-encoding': 'odd' }).end('image');
  else if (target.endsWith('/moved')) response.writeHead(302, { location: 'http://10.0.0.7/inside' }).end();
  else response.writeHead(target.endsWith('/broken') ? 500 : 404).end('not here');
});
const files = createFiles(new URL('/sync/images/', wire.url), { report: (fault) => reported.push(fault) });
afterAll(async () => {
  await files.close();
  await wire[Symbol.asyncDispose]();
});
beforeEach(() => {
  wire.requests.length = 0;
  reported.length = 0;
});

describe('a file', () => {
  test('is streamed with its type and length', async () => {
    const opened = await open(files, 'portrait.png');
    expect(opened).toMatchObject({ contentType: 'image/png', contentLength: '5' });
    expect(await textOf(opened)).toBe('image');
  });

  test('may have no declared type and length', async () => {
    const opened = await open(files, 'inconclusive');
    expect(opened).toMatchObject({ contentType: '', contentLength: null });
    expect(await textOf(opened)).toBe('bytes');
  });

  test.each([
    ['missing', null],
    ['broken', 'unavailable'],
    ['moved', 'unavailable'],
  ])('that is %s is %s, requested once and nowhere else', async (name, opened) => {
    expect(await open(files, name)).toBe(opened);
    expect(wire.requests).toHaveLength(1);
  });

  test('is reported with the target when it is redirected, and not reported when it is missing', async () => {
    await open(files, 'moved');
    await open(files, 'missing');
    expect(reported).toMatchObject([{ call: 'fetchImage', kind: 'failed', detail: 'status 302, redirected to http://10.0.0.7/inside: check IMAGES_URL' }]);
  });

  test('is decompressed when it is compressed despite the request', async () => {
    const opened = await open(files, 'packed.png');
    expect(opened).toMatchObject({ contentType: 'image/png', contentLength: null });
    expect(await textOf(opened)).toBe('image');
  });

  test('is unavailable and reported with an unknown compression', async () => {
    expect(await open(files, 'odd.png')).toBe('unavailable');
    expect(reported).toMatchObject([{ call: 'fetchImage', kind: 'shape', detail: 'content-encoding odd' }]);
  });

  test('counts as a REST call with its outcome', async () => {
    const counts = async () => {
      const metric = await register.getSingleMetric('rest_call_seconds')?.get();
      const own = metric?.values.filter(
        (value) => 'metricName' in value && value.metricName === 'rest_call_seconds_count' && value.labels['call'] === 'fetchImage',
      );
      return Object.fromEntries(own?.map(({ labels, value }) => [labels['outcome'], value]) ?? []);
    };
    const before = await counts();
    await textOf(await open(files, 'portrait.png'));
    await open(files, 'missing');
    await open(files, 'broken');
    const after = await counts();
    expect([after['ok'] - (before['ok'] ?? 0), after['failed'] - (before['failed'] ?? 0)]).toEqual([2, 1]);
  });

  test('that fails for several addresses is not requested until a probe succeeds', async () => {
    let time = 0;
    const own = createFiles(new URL('/sync/images/', wire.url), { newBreaker: () => createBreaker(() => time) });
    const from = (fileName: string, address: string) => own.open({ fileName, accepts: any, requestId: 'request-12345', address, signal });
    for (let index = 0; index < 20; index += 1) await from('broken', `10.0.0.${index % 3}`);
    expect(await from('portrait.png', '10.0.0.9')).toBe('unavailable');
    expect(wire.requests).toHaveLength(20);
    time += 5_000;
    expect(await textOf(await from('portrait.png', '10.0.0.9'))).toBe('image');
    await own.close();
  });

  test('is unavailable when it is cut', async () => expect(await open(files, 'cut')).toBe('unavailable'));

  test('is counted in its bulkhead while it is in flight, until it was read or failed', async () => {
    const inFlight = async () => {
      const metric = await register.getSingleMetric('rest_calls_in_flight')?.get();
      return metric?.values.find(({ labels }) => labels['bulkhead'] === 'images')?.value;
    };
    const opened = await open(files, 'portrait.png');
    expect(await inFlight()).toBe(1);
    await textOf(opened);
    await expect.poll(inFlight).toBe(0);
    await open(files, 'cut');
    expect(await inFlight()).toBe(0);
  });

  test('is opened only if its type is accepted, without parameters and in lower case', async () => {
    const seen: string[] = [];
    const refuse = (type: string) => seen.push(type) === 0;
    expect(await open(files, 'page.png', refuse)).toBeNull();
    expect(seen).toEqual(['text/html']);
  });

  test('of an unreachable server is unavailable', async () => {
    const server = await startWire(() => {});
    await server[Symbol.asyncDispose]();
    const away = createFiles(new URL('/images/', server.url));
    expect(await open(away, 'portrait.png')).toBe('unavailable');
    await away.close();
  });
});

describe('an upload', () => {
  const add = (to = files) => to.add({ content: Buffer.from('image'), token: new Token('tok-1'), requestId: 'request-12345', address: '10.0.0.1', signal });
  const added = JSON.stringify({ data: { fileName: 'new.png' } });

  test('returns the name of the file, read up to the size limit of responses', async () => {
    receive = (response) => response.end(added);
    expect(await add()).toEqual({ fileName: 'new.png' });
    receive = (response) => response.end(added + ' '.repeat(maxResponseBytes));
    await expect(add()).rejects.toMatchObject({ kind: 'outcomeUnknown' });
  });

  test.each<[number, string | undefined, string]>([
    [400, '{"message":"That is no picture"}', 'That is no picture'],
    [415, undefined, 'The server refused the picture and gave no reason'],
  ])('that is refused with %i and %j was not done', async (status, body, message) => {
    receive = (response) => response.writeHead(status).end(body);
    expect(await add()).toEqual({ status, message });
  });

  test.each<[string, string, Parameters<ServerResponse['writeHead']>[1] | undefined, number]>([
    ['a failure', 'outcomeUnknown', {}, 500],
    ['an outage', 'outcomeUnknown', {}, 503],
    ['an outage before anything was done', 'unavailable', { 'x-not-done': 'busy' }, 503],
    ['a page', 'outcomeUnknown', { 'content-type': 'text/html' }, 200],
    ['a redirect', 'failed', { location: 'http://10.0.0.7/inside' }, 307],
  ])('with %s is %s and reported', async (_case, kind, headers, status) => {
    receive = (response) => response.writeHead(status, headers).end('<p>');
    await expect(add()).rejects.toMatchObject({ kind });
    expect(reported).toMatchObject([{ call: 'addImage', kind }]);
    expect(wire.requests).toHaveLength(1);
  });

  test('with a cut response may have been done, and a refused connection means it was not', async () => {
    receive = (response) => response.socket?.resetAndDestroy();
    await expect(add()).rejects.toMatchObject({ kind: 'outcomeUnknown' });
    const server = await startWire(() => {});
    await server[Symbol.asyncDispose]();
    const away = createFiles(new URL('/images/', server.url));
    await expect(add(away)).rejects.toMatchObject({ kind: 'unavailable' });
    await away.close();
  });
});

test.each([
  ['आशा 1.png', '/sync/images/%E0%A4%86%E0%A4%B6%E0%A4%BE%201.png'],
  ['a/../b?c#d%2f', '/sync/images/a%2F..%2Fb%3Fc%23d%252f'],
  ['a\r\nx-evil: 1', '/sync/images/a%0D%0Ax-evil%3A%201'],
])('%j is requested as one name in the folder, without a token', async (name, target) => {
  await open(files, name);
  expect(wire.requests).toEqual([
    {
      method: 'GET',
      target,
      headers: { host: wire.url.host, connection: 'keep-alive', 'accept-encoding': 'identity', 'x-request-id': 'request-12345' },
      body: '',
    },
  ]);
});
