/** Calls that return a file: streamed when the response is a file, a fault when it is not. */
import type { ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { farmers } from '../../rest/contract/farmers.ts';
import { startWire } from '../testing/wire.ts';
import { createUpstream } from './client.ts';
import type { FaultKind } from './fault.ts';
import { Token } from './token.ts';

const caller = { token: new Token('tok-1'), requestId: 'request-12345' };
const { exportFarmerByArea } = farmers;
const request = { body: { taluka: '', district: 'Pune', state: 'Maharashtra', searchText: '' } };
const sheet = exportFarmerByArea.files[0] ?? '';
let answer: (response: ServerResponse) => void;

const wire = await startWire((_request, response) => answer(response));
const upstream = createUpstream({ url: wire.url, extensions: true });
afterAll(async () => {
  await upstream.close();
  await wire[Symbol.asyncDispose]();
});
beforeEach(() => {
  wire.requests.length = 0;
});

const open = (more: object = {}) => upstream.open(exportFarmerByArea, request, { ...caller, ...more });
const answering = (status: number, type: string, body: string) => {
  answer = (response) => response.writeHead(status, { 'content-type': type }).end(body);
};

describe('a file', () => {
  test('is requested by the documented call, with the token, and accepts JSON too', async () => {
    answering(200, sheet, 'PK');
    expect(await text((await open()).body)).toBe('PK');
    expect(wire.requests).toMatchObject([
      {
        method: 'POST',
        target: '/api/farmer/exportFarmerByArea',
        headers: { accept: `${exportFarmerByArea.files.join(', ')}, application/json`, authorization: 'Bearer tok-1' },
      },
    ]);
  });

  test.each([sheet, `${sheet}; charset=binary`, sheet.toUpperCase(), 'application/octet-stream'])('may have type %s', async (type) => {
    answering(200, type, 'PK');
    expect(await text((await open()).body)).toBe('PK');
  });

  test('has a length when the REST API sends one', async () => {
    answer = (response) => response.writeHead(200, { 'content-type': sheet, 'content-length': 2 }).end('PK');
    const { contentLength, body } = await open();
    expect([contentLength, await text(body)]).toEqual(['2', 'PK']);
  });

  test('with an unknown compression is a fault and does not crash the process', async () => {
    answer = (response) => response.writeHead(200, { 'content-type': sheet, 'content-encoding': 'odd' }).end('PK');
    await expect(open()).rejects.toMatchObject({ name: 'UpstreamFault' });
  });

  test('is passed on before it is complete', async () => {
    let end = () => {};
    answer = (response) => {
      response.writeHead(200, { 'content-type': sheet }).write('P');
      end = () => response.end('K');
    };
    const { body } = await open();
    setTimeout(end, 0);
    expect(await text(body)).toBe('PK');
  });

  test('that never ends is cut at the deadline, after its first bytes were passed on', { tags: 'slow' }, async () => {
    answer = (response) => response.writeHead(200, { 'content-type': sheet }).write('P');
    const { body } = await open({ remainingMs: 1_000 });
    await expect(text(body)).rejects.toMatchObject({ name: 'Aborted', reason: 'timeout' });
  });
});

describe('a response that is not a file', () => {
  test.each<[status: number, type: string, body: string, kind: FaultKind, message: string]>([
    [200, 'application/json', '{"status":false,"message":"Records not found"}', 'refused', 'Records not found'],
    [200, 'application/json', '{"message":"Records not found"}', 'refused', 'Records not found'],
    [404, 'application/json', '{"message":"Records not found"}', 'refused', 'Records not found'],
    [404, sheet, '{"message":"Records not found"}', 'refused', 'Records not found'],
    [401, 'application/json', '{"message":"JWT expired"}', 'unauthenticated', 'Sign in to continue'],
    [500, 'application/json', '{"message":"PSQLException at 10.0.0.7"}', 'failed', 'The server failed. Try again later'],
    [200, 'text/html', '<p>10.0.0.7', 'shape', 'The server gave an answer that cannot be used. Try again later'],
    [200, 'application/json', '[]', 'shape', 'The server gave an answer that cannot be used. Try again later'],
    [204, sheet, '', 'shape', 'The server gave an answer that cannot be used. Try again later'],
  ])('%i %s %s is %s: %s', async (status, type, body, kind, message) => {
    answering(status, type, body);
    await expect(open()).rejects.toMatchObject({ kind, message });
    expect(wire.requests).toHaveLength(1);
  });

  test('no response: late, cut, cancelled, unreachable', { tags: 'slow' }, async () => {
    answer = () => {};
    await expect(open({ remainingMs: 500 })).rejects.toMatchObject({ kind: 'timeout' });
    await expect(open({ remainingMs: 0 })).rejects.toMatchObject({ kind: 'timeout' });
    await expect(open({ signal: AbortSignal.abort() })).rejects.toMatchObject({ kind: 'cancelled' });
    expect(wire.requests).toHaveLength(1);
    answer = (response) => response.socket?.resetAndDestroy();
    await expect(open()).rejects.toMatchObject({ kind: 'unavailable' });
  });
});
