/** Reads the QR codes on a page as a phone would, from the visible pixels. */
import readQr from 'jsqr';
import type { Locator } from 'playwright';
import sharp from 'sharp';

/** Decodes the codes in their order; null for an unreadable code. */
export async function readCodes(codes: Locator): Promise<readonly (string | null)[]> {
  const read: (string | null)[] = [];
  for (const code of await codes.all()) {
    const { data, info } = await sharp(await code.screenshot())
      .ensureAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    read.push(readQr(Uint8ClampedArray.from(data), info.width, info.height)?.data ?? null);
  }
  return read;
}
