import { Readable } from 'node:stream';
import { describe, expect, test } from 'vitest';
import type { Files, OpenedFile } from '../upstream/files.ts';
import { createKeptThumbnails, failureKeptMs, keptMs, maxKeptBytes } from './kept-thumbnails.ts';
import type { DrawThumbnail } from './thumbnails.ts';

interface Opened {
  readonly fileName: string;
  readonly signal: AbortSignal;
}

interface StartOptions {
  /** Returns what the REST API has for an address; true is the picture. */
  give?: (address: string) => true | 'busy' | 'unavailable' | null;
  canDraw?: boolean;
}

/** Thumbnails over a REST API that gives every picture, and a way to draw that a test ends. */
function start({ give = () => true, canDraw = true }: StartOptions = {}) {
  let time = 1_000;
  const opened: Opened[] = [];
  /** Ends the drawings that have begun and not ended, the oldest first. */
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
  const kept = createKeptThumbnails({
    files: { ...files, add: () => Promise.reject(new Error('no upload is expected')), close: () => Promise.resolve() },
    drawing: () => Promise.resolve(canDraw ? draw : null),
    now: () => time,
  });
  const get = (fileName: string, { signal } = new AbortController(), address = '10.0.0.1') =>
    kept.get({ fileName, accepts: () => true, requestId: 'request-12345', address, signal });
  /** Draws it and is done with it. */
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

describe('a thumbnail that was drawn', () => {
  test('is kept for a day, however often it is asked for', async () => {
    const thumbnails = start();
    expect(await thumbnails.make('a.png', content)).toBe(content);
    thumbnails.later(keptMs);
    expect(await thumbnails.get('a.png')).toBe(content);
    thumbnails.later(1);
    expect(await isKept(thumbnails, 'a.png')).toBe(false);
  });

  test('that it cannot be is kept for a minute', async () => {
    const thumbnails = start();
    expect(await thumbnails.make('a.png', null)).toBeNull();
    thumbnails.later(failureKeptMs);
    expect(await thumbnails.get('a.png')).toBeNull();
    thumbnails.later(1);
    expect(await thumbnails.make('a.png', content)).toBe(content);
  });

  test('goes when all of them take more than 8 MB, the one longest unused first', async () => {
    const thumbnails = start();
    // With what an entry takes beside, two fill the room to the byte.
    const half = Buffer.alloc(maxKeptBytes / 2 - 256);
    await thumbnails.make('a.png', half);
    await thumbnails.make('b.png', half);
    expect([await isKept(thumbnails, 'a.png'), await isKept(thumbnails, 'b.png')]).toEqual([true, true]);
    await thumbnails.make('c.png', Buffer.alloc(1));
    expect([await isKept(thumbnails, 'c.png'), await isKept(thumbnails, 'b.png'), await isKept(thumbnails, 'a.png')]).toEqual([true, true, false]);
  });
});

describe('a thumbnail that is being drawn', () => {
  test('is drawn once for all who ask', async () => {
    const thumbnails = start();
    const both = [thumbnails.get('a.png'), thumbnails.get('a.png')];
    await expect.poll(() => thumbnails.begun.length).toBe(1);
    both.push(thumbnails.get('a.png'));
    thumbnails.begun[0]?.end(content);
    expect(await Promise.all(both)).toEqual([content, content, content]);
    expect(thumbnails.opened).toHaveLength(1);
  });

  test('that one address may not open now is still drawn for the others who wait for it', async () => {
    const thumbnails = start({ give: (address) => (address === 'crowded' ? 'busy' : true) });
    const crowded = [thumbnails.get('a.png', undefined, 'crowded'), thumbnails.get('a.png', undefined, 'crowded')];
    const others = [thumbnails.get('a.png'), thumbnails.get('a.png', undefined, '10.0.0.2')];
    expect(await Promise.all(crowded)).toEqual(['busy', 'busy']);
    await expect.poll(() => thumbnails.begun.length).toBe(1);
    thumbnails.begun[0]?.end(content);
    expect(await Promise.all(others)).toEqual([content, content]);
    expect(thumbnails.opened).toHaveLength(2);
  });

  test('is drawn on when one of two has gone, and given up when both have', async () => {
    const thumbnails = start();
    const [first, second] = [new AbortController(), new AbortController()];
    const both = [thumbnails.get('a.png', first), thumbnails.get('a.png', second)];
    await expect.poll(() => thumbnails.begun.length).toBe(1);
    first.abort();
    expect(thumbnails.opened[0]?.signal.aborted).toBe(false);
    second.abort();
    expect(thumbnails.opened[0]?.signal.aborted).toBe(true);
    // Whoever comes now begins anew, and is not given what was given up.
    const third = thumbnails.get('a.png');
    expect(await Promise.all(both)).toEqual(['unavailable', 'unavailable']);
    await expect.poll(() => thumbnails.begun.length).toBe(2);
    thumbnails.begun[1]?.end(content);
    expect(await third).toBe(content);
  });

  test('waits for its turn when two others are', async () => {
    const thumbnails = start();
    const three = ['a.png', 'b.png', 'c.png'].map((name) => thumbnails.get(name));
    // All are opened, and so counted by the lane of pictures.
    await expect.poll(() => thumbnails.opened.length).toBe(3);
    await new Promise(setImmediate);
    expect(thumbnails.begun).toHaveLength(2);
    thumbnails.begun[0]?.end(content);
    await expect.poll(() => thumbnails.begun.length).toBe(3);
    for (const drawing of thumbnails.begun) drawing.end(content);
    expect(await Promise.all(three)).toEqual([content, content, content]);
  });

  test('and whose wait was for nothing, since who asked has gone, does no harm', async () => {
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

describe('an outage is not kept', () => {
  test.each(['busy', 'unavailable', null] as const)('when the REST API answers %s', async (given) => {
    let answer: true | 'busy' | 'unavailable' | null = given;
    const thumbnails = start({ give: () => answer });
    expect(await thumbnails.get('a.png')).toBe(given ?? 'missing');
    answer = true;
    expect(await thumbnails.make('a.png', content)).toBe(content);
  });

  test('when the picture stops coming', async () => {
    const thumbnails = start();
    const asked = thumbnails.get('a.png');
    await expect.poll(() => thumbnails.begun.length).toBe(1);
    thumbnails.begun.shift()?.fail();
    expect(await asked).toBe('unavailable');
    expect(await thumbnails.make('a.png', content)).toBe(content);
  });
});

test('where none can be drawn, nothing is opened', async () => {
  const thumbnails = start({ canDraw: false });
  expect(await thumbnails.get('a.png')).toBe('whole');
  expect(thumbnails.opened).toEqual([]);
});
