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

/** First bytes of each raster format, by ending and position. */
const starts: readonly (readonly [PictureEnding, number, string])[] = [
  ['png', 0, '\x89PNG\r\n\x1a\n'],
  ['jpg', 0, '\xff\xd8\xff'],
  ['gif', 0, 'GIF87a'],
  ['gif', 0, 'GIF89a'],
  ['avif', 4, 'ftypavif'],
  ['avif', 4, 'ftypavis'],
];

/** Returns the usual file name ending of a raster picture by its first bytes, whatever its name or content type, or null for any other format, such as an SVG that may contain script. */
export function endingOf(content: Buffer): PictureEnding | null {
  const head = content.toString('latin1', 0, 16);
  if (head.startsWith('RIFF') && head.startsWith('WEBP', 8)) return 'webp';
  return starts.find(([, at, start]) => head.startsWith(start, at))?.[0] ?? null;
}
