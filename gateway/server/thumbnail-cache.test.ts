import { Readable } from 'node:stream';
import { describe, expect, test } from 'vitest';
import type { Files, OpenedFile } from '../upstream/files.ts';
import { createThumbnailCache, failureKeptMs, maxCacheBytes, ttlMs } from './thumbnail-cache.ts';
import type { DrawThumbnail } from './thumbnails.ts';

interface Opened {
  readonly fileName: string;
  readonly signal: AbortSignal;
}

interface StartOptions {
  /** Returns the REST API's response for an address. True means the picture. */
  give?: (address: string) => true | 'busy' | 'unavailable' | null;
  canDraw?: boolean;
}

/** Starts thumbnails over a REST API that returns every picture, with a renderer that the test controls. */
function start({ give = () => true, canDraw = true }: StartOptions = {}) {
  let time = 1_000;
  const opened: Opened[] = [];
  /** Renderings that have started and not finished, the oldest first. */
  const begun: { end(content: Buffer | null): void; fail(): void }[] = [];
  const files: Pick<Files, 'open'> = {
    async open({ fileName, address, signal }) {
      opened.push({ fileName, signal });
      const given = give(address);
      if (given !== true) return given;
      const body = new Readable({ read() {} });
      signal.addEventListener('abort', () => body.destroy(new Error('nobody waits')));
      return { contentType: 'image/png', contentLength: null, body } satisfies OpenedFile;
    },
  };
  const draw: DrawThumbnail = ({ body }) =>
    new Promise((resolve, reject) => {
      if (body.destroyed) reject(new Error('nobody waits'));
      body.once('error', reject);
      begun.push({ end: resolve, fail: () => reject(new Error('cut')) });
    });
  const kept = createThumbnailCache({
    files: { ...files, add: () => Promise.reject(new Error('no upload is expected')), close: () => Promise.resolve() },
    drawing: () => Promise.resolve(canDraw ? draw : null),
    now: () => time,
  });
  const get = (fileName: string, { signal } = new AbortController(), address = '10.0.0.1') =>
    kept.get({ fileName, accepts: () => true, requestId: 'request-12345', address, signal });
  /** Requests, renders and finishes a thumbnail. */
  async function make(fileName: string, content: Buffer | null) {
    const made = get(fileName);
    await expect.poll(() => begun.length).toBe(1);
    begun.shift()?.end(content);
    return made;
  }
  return {
    get,
    make,
    opened,
    begun,
    later: (ms: number) => {
      time += ms;
    },
  };
}

const content = Buffer.from('a thumbnail');
/** Returns true when the thumbnail is cached, so that nothing is opened. */
const isKept = async ({ get, opened }: ReturnType<typeof start>, fileName: string) => {
  const before = opened.length;
  const gone = new AbortController();
  const asked = get(fileName, gone);
  await new Promise(setImmediate);
  gone.abort();
  await asked;
  return opened.length === before;
};

describe('a rendered thumbnail', () => {
  test('is cached for a day, however often it is requested', async () => {
    const thumbnails = start();
    expect(await thumbnails.make('a.png', content)).toBe(content);
    thumbnails.later(ttlMs);
    expect(await thumbnails.get('a.png')).toBe(content);
    thumbnails.later(1);
    expect(await isKept(thumbnails, 'a.png')).toBe(false);
  });

  test('caches a failure for a minute', async () => {
    const thumbnails = start();
    expect(await thumbnails.make('a.png', null)).toBeNull();
    thumbnails.later(failureKeptMs);
    expect(await thumbnails.get('a.png')).toBeNull();
    thumbnails.later(1);
    expect(await thumbnails.make('a.png', content)).toBe(content);
  });

  test('is evicted above 8 MB in total, the least recently used first', async () => {
    const thumbnails = start();
    // With the overhead of an entry, two fill the cache to the byte.
    const half = Buffer.alloc(maxCacheBytes / 2 - 256);
    await thumbnails.make('a.png', half);
    await thumbnails.make('b.png', half);
    expect([await isKept(thumbnails, 'a.png'), await isKept(thumbnails, 'b.png')]).toEqual([true, true]);
    await thumbnails.make('c.png', Buffer.alloc(1));
    expect([await isKept(thumbnails, 'c.png'), await isKept(thumbnails, 'b.png'), await isKept(thumbnails, 'a.png')]).toEqual([true, true, false]);
  });
});

describe('a thumbnail in progress', () => {
  test('is rendered once for all clients', async () => {
    const thumbnails = start();
    const both = [thumbnails.get('a.png'), thumbnails.get('a.png')];
    await expect.poll(() => thumbnails.begun.length).toBe(1);
    both.push(thumbnails.get('a.png'));
    thumbnails.begun[0]?.end(content);
    expect(await Promise.all(both)).toEqual([content, content, content]);
    expect(thumbnails.opened).toHaveLength(1);
  });

  test('refused to one address is still rendered for the other waiting clients', async () => {
    const thumbnails = start({ give: (address) => (address === 'crowded' ? 'busy' : true) });
    const crowded = [thumbnails.get('a.png', undefined, 'crowded'), thumbnails.get('a.png', undefined, 'crowded')];
    const others = [thumbnails.get('a.png'), thumbnails.get('a.png', undefined, '10.0.0.2')];
    expect(await Promise.all(crowded)).toEqual(['busy', 'busy']);
    await expect.poll(() => thumbnails.begun.length).toBe(1);
    thumbnails.begun[0]?.end(content);
    expect(await Promise.all(others)).toEqual([content, content]);
    expect(thumbnails.opened).toHaveLength(2);
  });

  test('continues when one of two clients disconnects, and stops when both do', async () => {
    const thumbnails = start();
    const [first, second] = [new AbortController(), new AbortController()];
    const both = [thumbnails.get('a.png', first), thumbnails.get('a.png', second)];
    await expect.poll(() => thumbnails.begun.length).toBe(1);
    first.abort();
    expect(thumbnails.opened[0]?.signal.aborted).toBe(false);
    second.abort();
    expect(thumbnails.opened[0]?.signal.aborted).toBe(true);
    // A new client starts a new rendering and does not get the cancelled one.
    const third = thumbnails.get('a.png');
    expect(await Promise.all(both)).toEqual(['unavailable', 'unavailable']);
    await expect.poll(() => thumbnails.begun.length).toBe(2);
    thumbnails.begun[1]?.end(content);
    expect(await third).toBe(content);
  });

  test('waits while two others are rendered', async () => {
    const thumbnails = start();
    const three = ['a.png', 'b.png', 'c.png'].map((name) => thumbnails.get(name));
    // All are opened, and so counted by the bulkhead of pictures.
    await expect.poll(() => thumbnails.opened.length).toBe(3);
    await new Promise(setImmediate);
    expect(thumbnails.begun).toHaveLength(2);
    thumbnails.begun[0]?.end(content);
    await expect.poll(() => thumbnails.begun.length).toBe(3);
    for (const drawing of thumbnails.begun) drawing.end(content);
    expect(await Promise.all(three)).toEqual([content, content, content]);
  });

  test('causes no error when its client disconnects while it waits', async () => {
    const thumbnails = start();
    const two = ['a.png', 'b.png'].map((name) => thumbnails.get(name));
    const gone = new AbortController();
    const third = thumbnails.get('c.png', gone);
    await expect.poll(() => thumbnails.opened.length).toBe(3);
    gone.abort();
    for (const drawing of thumbnails.begun) drawing.end(content);
    expect(await Promise.all([...two, third])).toEqual([content, content, 'unavailable']);
  });
});

describe('an outage is not cached', () => {
  test.each(['busy', 'unavailable', null] as const)('when the REST API returns %s', async (given) => {
    let answer: true | 'busy' | 'unavailable' | null = given;
    const thumbnails = start({ give: () => answer });
    expect(await thumbnails.get('a.png')).toBe(given ?? 'missing');
    answer = true;
    expect(await thumbnails.make('a.png', content)).toBe(content);
  });

  test('when the picture stalls', async () => {
    const thumbnails = start();
    const asked = thumbnails.get('a.png');
    await expect.poll(() => thumbnails.begun.length).toBe(1);
    thumbnails.begun.shift()?.fail();
    expect(await asked).toBe('unavailable');
    expect(await thumbnails.make('a.png', content)).toBe(content);
  });
});

test('opens nothing when no thumbnails can be rendered', async () => {
  const thumbnails = start({ canDraw: false });
  expect(await thumbnails.get('a.png')).toBe('whole');
  expect(thumbnails.opened).toEqual([]);
});
