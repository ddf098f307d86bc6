/** Measures an uploaded picture and removes its metadata, such as place and time, without decoding it. Pure. */
import type { PictureEnding } from '../../contract/pictures.ts';
import { cleanAvif } from './formats/avif.ts';
import type { CleanPicture } from './formats/bytes.ts';
import { cleanGif } from './formats/gif.ts';
import { cleanJpeg } from './formats/jpeg.ts';
import { cleanPng } from './formats/png.ts';
import { cleanWebp } from './formats/webp.ts';

const cleaners: Readonly<Record<PictureEnding, (content: Buffer) => CleanPicture>> = {
  png: cleanPng,
  jpg: cleanJpeg,
  gif: cleanGif,
  webp: cleanWebp,
  avif: cleanAvif,
};

/**
 * Preserves colours, animation and orientation.
 * @returns null when the file is broken or has no size
 */
export function cleanPicture(content: Buffer, ending: PictureEnding): CleanPicture | null {
  try {
    const picture = cleaners[ending](content);
    return picture.pixels > 0 ? picture : null;
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}
