/** The operator's base map (`BASEMAP_DIR`): TopoJSON files and a list of places that the schematic map draws as its background. */
import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import zlib from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { ConfigError } from '../config.ts';
import { acceptsEncoding } from './compression.ts';

export interface BasemapFile {
  /** File name below `/basemap/`. The name changes with the content, so browsers may cache the file. */
  readonly name: string;
  readonly content: Buffer;
}

export interface Basemap {
  readonly files: readonly BasemapFile[];
  /** Attribution of the data; null when the folder has no `attribution.txt`. */
  readonly attribution: string | null;
}

/** Maximum size of all files together, in bytes. A browser loads them with the first map it shows. */
const maxBytes = 4 * 1024 * 1024;
const attributionFile = 'attribution.txt';

/**
 * Reads every `*.json` file of the folder and `attribution.txt`.
 * @throws ConfigError when the folder or a file cannot be used
 */
export async function readBasemap(folder: string | null): Promise<Basemap | null> {
  if (folder === null) return null;
  const refuse = (fault: string) => new ConfigError([`BASEMAP_DIR ${fault}`]);
  const names = await readdir(folder).catch(() => {
    throw refuse(`names a folder that cannot be read: "${folder}"`);
  });
  const files: BasemapFile[] = [];
  for (const name of names.filter((each) => each.endsWith('.json')).sort()) {
    const content = await readFile(path.join(folder, name));
    if (!isMap(content)) throw refuse(`has a file that is neither TopoJSON nor a list of places: "${name}"`);
    const hash = createHash('sha256').update(content).digest('hex').slice(0, 16);
    files.push({ name: `${path.basename(name, '.json').replace(/[^\w-]/g, '-')}.${hash}.json`, content });
  }
  if (files.length === 0) throw refuse(`names a folder without a file of TopoJSON: "${folder}"`);
  const bytes = files.reduce((sum, { content }) => sum + content.length, 0);
  if (bytes > maxBytes) throw refuse(`has ${Math.ceil(bytes / 1024)} kB; at most ${maxBytes / 1024} kB are sent to a browser`);
  const attribution = names.includes(attributionFile) ? (await readFile(path.join(folder, attributionFile), 'utf8')).trim() : '';
  return { files, attribution: attribution || null };
}

function isMap(content: Buffer): boolean {
  try {
    const map: unknown = JSON.parse(content.toString('utf8'));
    return typeof map === 'object' && map !== null && (('type' in map && map.type === 'Topology') || ('places' in map && Array.isArray(map.places)));
  } catch {
    return false;
  }
}

const [brotli, gzip] = [promisify(zlib.brotliCompress), promisify(zlib.gzip)];
/** Compression formats, best first. Brotli's default quality takes seconds. */
const packings = [
  { encoding: 'br', pack: (content: Buffer) => brotli(content, { params: { [zlib.constants.BROTLI_PARAM_QUALITY]: 9 } }) },
  { encoding: 'gzip', pack: (content: Buffer) => gzip(content) },
];

/** Serves the files to anyone, because a map contains no personal data. Each file is compressed on its first request. @returns the paths of the files */
export function serveBasemap(app: FastifyInstance, { files }: Basemap): string[] {
  for (const { name, content } of files) {
    const packed = new Map<string, Promise<Buffer>>();
    app.get(`/basemap/${name}`, async ({ headers }, reply) => {
      reply.headers({ 'cache-control': 'public, max-age=31536000, immutable', vary: 'accept-encoding' }).type('application/json; charset=utf-8');
      const packing = packings.find(({ encoding }) => acceptsEncoding(headers['accept-encoding'], encoding));
      if (packing === undefined) return reply.send(content);
      const { encoding, pack } = packing;
      const copy = packed.get(encoding) ?? pack(content);
      packed.set(encoding, copy);
      return reply.header('content-encoding', encoding).send(await copy);
    });
  }
  return files.map(({ name }) => `/basemap/${name}`);
}
