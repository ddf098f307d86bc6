import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import zlib from 'node:zlib';
import { afterAll, describe, expect, test } from 'vitest';
import { shareTestGateway } from '../testing/test-gateway.ts';
import { compressedFrom } from './compression.ts';

const folder = await mkdtemp(path.join(tmpdir(), 'web-'));
await cp(path.join(import.meta.dirname, '../testing/web-client-sample'), folder, { recursive: true });
await writeFile(path.join(folder, 'assets/sample.js.br'), zlib.brotliCompressSync('export const sample = "brotli";'));
await writeFile(path.join(folder, 'assets/sample.js.gz'), zlib.gzipSync('export const sample = "gzip";'));
afterAll(() => rm(folder, { recursive: true }));
const gateway = await shareTestGateway({ webFolder: folder });

const unpacked = { br: zlib.brotliDecompressSync, gzip: zlib.gunzipSync };

/** Sends a query whose response is about as long as its alias. */
const ask = (length: number, encoding?: string) => {
  const alias = 'a'.repeat(length);
  return gateway.gateway.app.inject({
    method: 'POST',
    url: '/graphql',
    headers: { 'content-type': 'application/json', ...(encoding !== undefined && { 'accept-encoding': encoding }) },
    payload: { query: `{ ${alias}: __typename }` },
  });
};
const bytesAround = '{"data":{"":"Query"}}'.length;

describe('GraphQL responses', () => {
  test.each(['br', 'gzip'] as const)('are sent as %s to clients that accept it', async (encoding) => {
    const answer = await ask(compressedFrom, encoding);
    expect(answer.headers).toMatchObject({ 'content-encoding': encoding, vary: expect.stringContaining('accept-encoding') });
    expect(answer.rawPayload.length).toBeLessThan(200);
    expect(JSON.parse(unpacked[encoding](answer.rawPayload).toString())).toEqual({ data: { ['a'.repeat(compressedFrom)]: 'Query' } });
  });

  test('are sent uncompressed to clients that accept no encoding', async () => {
    const answer = await ask(compressedFrom);
    expect(answer.headers['content-encoding']).toBeUndefined();
    expect(answer.json()).toEqual({ data: { ['a'.repeat(compressedFrom)]: 'Query' } });
  });

  test('are compressed from the minimum size on, not below it', async () => {
    const atLeast = compressedFrom - bytesAround;
    expect((await ask(atLeast, 'br')).headers['content-encoding']).toBe('br');
    expect((await ask(atLeast - 1, 'br')).headers['content-encoding']).toBeUndefined();
  });
});

test('accepts only uncompressed request bodies', async () => {
  const answer = await gateway.gateway.app.inject({
    method: 'POST',
    url: '/graphql',
    headers: { 'content-type': 'application/json', 'content-encoding': 'gzip' },
    payload: zlib.gzipSync(JSON.stringify({ query: '{ __typename }' })),
  });
  expect(answer.statusCode).toBeGreaterThanOrEqual(400);
  expect(answer.statusCode).toBeLessThan(500);
});

describe('built files', () => {
  const get = (encoding: string) => gateway.gateway.app.inject({ url: '/assets/sample.js', headers: { 'accept-encoding': encoding } });

  test.each(['br', 'gzip'] as const)('are sent as the %s copy from the build', async (encoding) => {
    const answer = await get(encoding);
    expect(answer.headers).toMatchObject({ 'content-encoding': encoding, vary: 'accept-encoding', 'cache-control': 'public, max-age=31536000, immutable' });
    expect(answer.headers['content-type']).toContain('javascript');
    expect(unpacked[encoding](answer.rawPayload).toString()).toContain(encoding === 'br' ? 'brotli' : 'gzip');
  });

  test('are sent uncompressed to clients that accept no copy', async () => {
    const answer = await get('identity');
    expect(answer.headers['content-encoding']).toBeUndefined();
    expect(answer.headers.vary).toBe('accept-encoding');
  });
});
