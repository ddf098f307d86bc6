/** Reads the QR codes on a page as a phone would, from the visible pixels. */
import readQr from 'jsqr';
import type { Locator, Page } from 'playwright';

interface Picture {
  readonly width: number;
  readonly height: number;
  /** Brightness of each pixel, 0 to 255, as one character each, because a long list of numbers would be slow to transfer. */
  readonly light: string;
}

/** Decodes a PNG. @param blank a page without a site, so no content security policy applies */
const unpack = (blank: Page, png: Buffer): Promise<Picture> =>
  blank.evaluate(async (base64) => {
    const response = await fetch(`data:image/png;base64,${base64}`);
    const bitmap = await createImageBitmap(await response.blob());
    const { width, height } = bitmap;
    const drawing = new OffscreenCanvas(width, height).getContext('2d');
    drawing?.drawImage(bitmap, 0, 0);
    const pixels = drawing?.getImageData(0, 0, width, height).data ?? new Uint8ClampedArray();
    // The codes are black, white and grey, so one colour channel is enough.
    return { width, height, light: Array.from({ length: width * height }, (_, at) => String.fromCharCode(pixels[at * 4] ?? 0)).join('') };
  }, png.toString('base64'));

/** Decodes the codes in their order; null for an unreadable code. */
export async function readCodes(codes: Locator, blank: Page): Promise<readonly (string | null)[]> {
  const read: (string | null)[] = [];
  for (const code of await codes.all()) {
    const { width, height, light } = await unpack(blank, await code.screenshot());
    const pixels = Uint8ClampedArray.from([...Buffer.from(light, 'latin1')].flatMap((value) => [value, value, value, 255]));
    read.push(readQr(pixels, width, height)?.data ?? null);
  }
  return read;
}
