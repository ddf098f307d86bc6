/** The operator's base map: read at start, served under content-dependent names, and refused with a clear message. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import zlib from 'node:zlib';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { startTestGateway } from '../testing/test-gateway.ts';
import { readBasemap } from './basemap.ts';

vi.mock('node:zlib', { spy: true });

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'basemap-test-'));
});
afterEach(() => rm(folder, { recursive: true }));
const put = (name: string, content: string) => writeFile(path.join(folder, name), content);

const topology = JSON.stringify({ type: 'Topology', objects: {}, arcs: [] });
const config = '{ clientConfig { basemap { files attribution } } }';

test('lists the files to clients and serves them to anyone', async () => {
  await put('land.topo.json', topology);
  await put('places.json', '{"places":[]}');
  await put('attribution.txt', 'Somebody, CC BY 4.0\n');
  await put('README.md', 'not a map');
  await using gateway = await startTestGateway({ environment: { BASEMAP_DIR: folder } });
  const { result } = await gateway.ask(config);
  const [land, places] = [
    expect.stringMatching(/^\/basemap\/land-topo\.[0-9a-f]{16}\.json$/),
    expect.stringMatching(/^\/basemap\/places\.[0-9a-f]{16}\.json$/),
  ];
  expect(result).toEqual({ data: { clientConfig: { basemap: { files: [land, places], attribution: 'Somebody, CC BY 4.0' } } } });
  const [address = ''] = (await readBasemap(folder))?.files.map(({ name }) => `/basemap/${name}`) ?? [];
  const { statusCode, headers, body } = await gateway.gateway.app.inject({ method: 'GET', url: address });
  expect([statusCode, headers['content-type'], headers['cache-control'], body]).toEqual([
    200,
    'application/json; charset=utf-8',
    'public, max-age=31536000, immutable',
    topology,
  ]);
  expect((await gateway.gateway.app.inject({ method: 'GET', url: '/basemap/README.md' })).statusCode).toBe(404);
});

test('warns of a map without an attribution, and shows it', async () => {
  await put('land.topo.json', topology);
  await using gateway = await startTestGateway({ environment: { BASEMAP_DIR: folder } });
  expect((await gateway.ask('{ clientConfig { basemap { attribution } } }')).result).toEqual({ data: { clientConfig: { basemap: { attribution: null } } } });
  expect(gateway.logged.join('')).toContain('BASEMAP_DIR has no attribution.txt');
});

test('compresses a file once for all clients that accept the encoding', async () => {
  const places = JSON.stringify({ places: Array.from({ length: 1_000 }, (_, id) => ({ id })) });
  await put('places.json', places);
  await using gateway = await startTestGateway({ environment: { BASEMAP_DIR: folder } });
  const [url = ''] = (await readBasemap(folder))?.files.map(({ name }) => `/basemap/${name}`) ?? [];
  const get = (encodings: string) => gateway.gateway.app.inject({ url, headers: { 'accept-encoding': encodings } });
  const { brotliCompress, gzip } = zlib;
  vi.mocked(brotliCompress).mockClear();
  for (const encodings of ['gzip, deflate, br', 'br', 'gzip', 'gzip;q=1, br;q=0', 'identity', 'brand']) {
    const { headers, rawPayload } = await get(encodings);
    const encoding = headers['content-encoding'];
    const text = encoding === 'br' ? zlib.brotliDecompressSync(rawPayload) : encoding === 'gzip' ? zlib.gunzipSync(rawPayload) : rawPayload;
    expect([headers['vary'], text.toString()]).toEqual(['accept-encoding', places]);
    expect(encoding).toBe({ 'gzip, deflate, br': 'br', br: 'br', gzip: 'gzip', 'gzip;q=1, br;q=0': 'gzip' }[encodings]);
  }
  expect([brotliCompress, gzip].map((compress) => vi.mocked(compress).mock.calls.length)).toEqual([1, 1]);
});

test('has no base map without a folder', async () => {
  await using gateway = await startTestGateway();
  expect((await gateway.ask(config)).result).toEqual({ data: { clientConfig: { basemap: null } } });
});

describe('refuses an unusable base map at start and names the fault', () => {
  const fault = async () => {
    const error: unknown = await readBasemap(folder).catch((reason: unknown) => reason);
    return error instanceof Error ? error.message.split('\n').at(-1)?.trim() : undefined;
  };

  test('a missing folder, or one without a map', async () => {
    await expect(readBasemap(path.join(folder, 'none'))).rejects.toThrow(/BASEMAP_DIR names a folder that cannot be read: ".*none"/);
    expect(await fault()).toBe(`BASEMAP_DIR names a folder without a file of TopoJSON: "${folder}"`);
  });

  test.each([['{'], ['null'], ['{"type":"FeatureCollection"}'], ['{"places":3}']])('a file with %s', async (content) => {
    await put('map.json', content);
    expect(await fault()).toBe('BASEMAP_DIR has a file that is neither TopoJSON nor a list of places: "map.json"');
  });

  test('more than 4 MB', async () => {
    const ofBytes = (bytes: number) => `{"places":["${'x'.repeat(bytes - 15)}"]}`;
    await put('map.json', ofBytes(4 * 1024 * 1024));
    expect(await fault()).toBeUndefined();
    await put('map.json', ofBytes(4 * 1024 * 1024 + 1));
    expect(await fault()).toBe('BASEMAP_DIR has 4097 kB; at most 4096 kB are sent to a browser');
  });
});
