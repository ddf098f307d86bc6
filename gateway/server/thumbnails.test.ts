/** @module-tag slow */
import { Readable } from 'node:stream';
import sharp from 'sharp';
import { describe, expect, test, vi } from 'vitest';
import { maxPicturePixels } from '../../rest/contract/pictures.ts';
import { createThumbnails, type DrawThumbnail, maxSourceBytes, type ThumbnailsOptions, thumbnailSide } from './thumbnails.ts';

const log = { warn: vi.fn() };

const picture = (content: Buffer, contentLength: string | null = null) => ({ contentLength, body: Readable.from([content]) });

async function draw(source: Parameters<DrawThumbnail>[0], options: Partial<ThumbnailsOptions> = {}) {
  const drawing = await createThumbnails({ allowSvg: false, log, ...options })();
  if (drawing === null) throw new Error('nothing can be drawn');
  return drawing(source);
}

/** Returns the format of a thumbnail, and its colours from top to bottom on a line through its middle. */
async function look(thumbnail: Buffer | null) {
  if (thumbnail === null) return null;
  const { format, width, height, exif, icc, xmp, pages, hasAlpha } = await sharp(thumbnail).metadata();
  const { data, info } = await sharp(thumbnail).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  const colour = (y: number) => {
    const [red = 0, green = 0, blue = 0, alpha = 0] = data.subarray((y * info.width + info.width / 2) * 4);
    if (alpha < 128) return 'clear';
    return red > 200 && blue < 60 ? 'red' : blue > 200 && red < 60 ? 'blue' : `${red} ${green} ${blue}`;
  };
  return { format, width, height, hasAlpha, pages, told: [exif, icc, xmp].some(Boolean), top: colour(2), bottom: colour(info.height - 3) };
}

const plain = (width: number, height: number, background = 'red') => sharp({ create: { width, height, channels: 3, background } });

const square = { format: 'webp', width: thumbnailSide, height: thumbnailSide, pages: undefined, told: false };

const drawn = (content: string) => Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="24" height="24">${content}</svg>`);
const redDrawing = drawn('<rect width="24" height="24" fill="#f00"/>');

describe('a thumbnail', () => {
  test('of a photo has the right orientation and no metadata', async () => {
    const photo = await plain(1600, 1200)
      .composite([{ input: { create: { width: 800, height: 1200, channels: 3, background: 'blue' } }, left: 800, top: 0 }])
      .withExif({ IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '18/1 31/1 0/1' } })
      .withIccProfile('p3')
      // The camera lay on its side, so the left side belongs at the top.
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    expect((await sharp(photo).metadata()).exif).toBeDefined();
    expect(await look(await draw(picture(photo, String(photo.length))))).toEqual({ ...square, hasAlpha: false, top: 'red', bottom: 'blue' });
  });

  test('is cropped from the middle', async () => {
    const tall = await plain(300, 900)
      .composite([{ input: { create: { width: 300, height: 300, channels: 3, background: 'blue' } }, left: 0, top: 300 }])
      .png()
      .toBuffer();
    expect(await look(await draw(picture(tall)))).toMatchObject({ ...square, top: 'blue', bottom: 'blue' });
  });

  test('keeps transparency', async () => {
    const half = await sharp({ create: { width: 200, height: 200, channels: 4, background: 'transparent' } })
      .composite([{ input: { create: { width: 200, height: 100, channels: 4, background: 'red' } }, left: 0, top: 0 }])
      .png()
      .toBuffer();
    expect(await look(await draw(picture(half)))).toEqual({ ...square, hasAlpha: true, top: 'red', bottom: 'clear' });
  });

  test.each(['gif', 'webp'] as const)('of an animated %s is its first frame', async (format) => {
    const frames = await Promise.all(['red', 'blue'].map((background) => plain(120, 120, background).png().toBuffer()));
    const animated = await sharp(frames, { join: { animated: true } })
      .toFormat(format)
      .toBuffer();
    expect((await sharp(animated, { animated: true }).metadata()).pages).toBe(2);
    expect(await look(await draw(picture(animated)))).toMatchObject({ ...square, top: 'red', bottom: 'red' });
  });

  test('is rendered from AVIF', async () => {
    expect(await look(await draw(picture(await plain(120, 120).avif({ effort: 0 }).toBuffer())))).toMatchObject({ ...square, top: 'red' });
  });

  test('is not larger than its picture', async () => {
    expect(await look(await draw(picture(await plain(40, 30).png().toBuffer())))).toMatchObject({ ...square, width: 30, height: 30 });
  });

  test('is complete from a body of many chunks', async () => {
    const content = await plain(500, 500).jpeg().toBuffer();
    const pieces = Array.from({ length: Math.ceil(content.length / 100) }, (_piece, at) => content.subarray(at * 100, at * 100 + 100));
    expect(await look(await draw({ contentLength: null, body: Readable.from(pieces) }))).toMatchObject({ ...square, top: 'red' });
  });
});

describe('a drawing', () => {
  test('is rendered at full thumbnail size when allowed', async () => {
    expect(await look(await draw(picture(redDrawing), { allowSvg: true }))).toMatchObject({ ...square, top: 'red', bottom: 'red' });
  });

  test('is refused when not allowed, also beside a gateway in the same process that allows it', async () => {
    const strict = await createThumbnails({ allowSvg: false, log })();
    expect(await strict?.(picture(redDrawing))).toBeNull();
    expect(await draw(picture(redDrawing), { allowSvg: true })).not.toBeNull();
    expect(await strict?.(picture(redDrawing))).toBeNull();
  });

  test('is refused when rendering takes too long', async () => {
    const slow = drawn('<circle cx="12" cy="12" r="11" fill="#123456" fill-opacity="0.1"/>'.repeat(40_000));
    expect(await draw(picture(slow), { allowSvg: true, patience: 1 })).toBeNull();
  });
});

describe('no thumbnail', () => {
  test.each<[string, () => Buffer | Promise<Buffer>]>([
    ['nothing', () => Buffer.alloc(0)],
    ['a text', () => Buffer.from('<script>alert(1)</script>')],
    ['the first half of a picture', async () => (await plain(800, 800).jpeg().toBuffer()).subarray(0, 3_000)],
    ['a format that is not allowed', () => plain(100, 100).tiff().toBuffer()],
  ])('is rendered for %s', async (_case, make) => {
    expect(await draw(picture(await make()), { allowSvg: true })).toBeNull();
  });

  test('is rendered above 10 MB, and the body is not read to its end', async () => {
    const small = await plain(200, 200).jpeg().toBuffer();
    const large = Buffer.concat([small, Buffer.alloc(maxSourceBytes - small.length)]);
    expect(await draw(picture(large, String(large.length)))).not.toBeNull();
    expect(await draw(picture(Buffer.concat([large, Buffer.alloc(1)])))).toBeNull();

    const told = picture(small, String(maxSourceBytes + 1));
    expect(await draw(told)).toBeNull();
    expect([told.body.destroyed, told.body.readableDidRead]).toEqual([true, false]);

    const endless = Readable.from(
      (function* () {
        for (;;) yield Buffer.alloc(1024 * 1024);
      })(),
    );
    expect(await draw({ contentLength: null, body: endless })).toBeNull();
    expect(endless.destroyed).toBe(true);
  });

  test('is rendered above 50 million pixels', async () => {
    const grey = (height: number) => plain(10_000, height).toColourspace('b-w').png({ compressionLevel: 1 }).toBuffer();
    expect(await draw(picture(await grey(maxPicturePixels / 10_000)))).not.toBeNull();
    expect(await draw(picture(await grey(maxPicturePixels / 10_000 + 1)))).toBeNull();
  });

  test('is rendered for a picture that arrives too late, and a truncated body is a fault', async () => {
    const silent = new Readable({ read() {} });
    expect(await draw({ contentLength: null, body: silent }, { patience: 1 })).toBeNull();
    expect(silent.destroyed).toBe(true);

    const cut = new Readable({
      read() {
        this.destroy(new Error('the connection was cut'));
      },
    });
    await expect(draw({ contentLength: null, body: cut })).rejects.toThrow('the connection was cut');
  });

  test('is rendered when the library has no binary for the machine, which is logged once', async () => {
    log.warn.mockClear();
    const drawing = createThumbnails({ allowSvg: false, log, load: () => Promise.reject(new Error('Could not load the "sharp" module')) });
    expect(await Promise.all([drawing(), drawing()])).toEqual([null, null]);
    expect(await drawing()).toBeNull();
    expect(log.warn.mock.calls).toEqual([
      [{ reason: 'Could not load the "sharp" module' }, 'thumbnails cannot be drawn on this machine: whole pictures are sent instead'],
    ]);
  });
});
