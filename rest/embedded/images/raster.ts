/** Detects the format of a raster picture by its first bytes, whatever its name or content type. Pure. */
import type { PictureEnding } from '../../contract/pictures.ts';

const starts: readonly (readonly [PictureEnding, number, string])[] = [
  ['png', 0, '\x89PNG\r\n\x1a\n'],
  ['jpg', 0, '\xff\xd8\xff'],
  ['gif', 0, 'GIF87a'],
  ['gif', 0, 'GIF89a'],
  ['avif', 4, 'ftypavif'],
  ['avif', 4, 'ftypavis'],
];

/** Returns the usual file name ending, or null for any other format, such as an SVG that may contain script. */
export function endingOf(content: Buffer): PictureEnding | null {
  const head = content.toString('latin1', 0, 16);
  if (head.startsWith('RIFF') && head.startsWith('WEBP', 8)) return 'webp';
  return starts.find(([, at, start]) => head.startsWith(start, at))?.[0] ?? null;
}
