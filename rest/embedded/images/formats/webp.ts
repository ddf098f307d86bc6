/** WebP: a RIFF file of chunks, each of a type, a length and data padded to an even length. Pure. */
import { assertFormat, type CleanPicture, slice } from './bytes.ts';
import { exifOf, orientationOf } from './orientation.ts';

const headLength = 12;
const hasExif = 0x08;
const hasXmp = 0x04;

/** Chunks that affect the appearance. */
const visualTypes = new Set(['VP8 ', 'VP8L', 'ALPH', 'ANIM', 'ANMF', 'ICCP']);
const pixelTypes = ['VP8 ', 'VP8L', 'ANMF'];

/** @throws RangeError when the file is broken */
export function cleanWebp(content: Buffer): CleanPicture {
  const file = slice(content, 0, 8 + content.readUInt32LE(4));
  const parts: Buffer[] = [];
  const types = new Set<string>();
  let [pixels, orientation] = [0, 1];
  /** The header chunk of the extended format. A simple file has none. */
  let extended: Buffer | null = null;
  for (let at = headLength; at < file.length; ) {
    const type = file.toString('latin1', at, at + 4);
    const length = file.readUInt32LE(at + 4);
    const chunk = slice(file, at, 8 + length + (length % 2));
    const data = slice(chunk, 8, length);
    pixels = Math.max(pixels, pixelsOf(type, data));
    if (type === 'VP8X') {
      assertFormat(types.size === 0);
      extended = withoutFlags(chunk);
      parts.push(extended);
    } else if (visualTypes.has(type)) parts.push(chunk);
    if (type === 'EXIF' && !types.has(type)) orientation = orientationOf(data.toString('latin1', 0, 6) === 'Exif\0\0' ? data.subarray(6) : data);
    types.add(type);
    at += chunk.length;
  }
  assertFormat(pixelTypes.some((type) => types.has(type)));
  if (extended && orientation > 1) {
    extended.writeUInt8(extended.readUInt8(8) | hasExif, 8);
    parts.push(createExifChunk(orientation));
  }
  const head = Buffer.from(slice(file, 0, headLength));
  head.writeUInt32LE(
    parts.reduce((total, { length }) => total + length, headLength - 8),
    4,
  );
  return { pixels, content: Buffer.concat([head, ...parts]) };
}

/** Returns the number of pixels that a chunk declares, or 0 when it declares none. */
function pixelsOf(type: string, data: Buffer): number {
  if (type === 'VP8X') return (data.readUIntLE(4, 3) + 1) * (data.readUIntLE(7, 3) + 1);
  if (type === 'ANMF') return (data.readUIntLE(6, 3) + 1) * (data.readUIntLE(9, 3) + 1);
  if (type === 'VP8 ') return (data.readUInt16LE(6) & 0x3fff) * (data.readUInt16LE(8) & 0x3fff);
  if (type !== 'VP8L') return 0;
  const size = data.readUInt32LE(1);
  return ((size & 0x3fff) + 1) * (((size >> 14) & 0x3fff) + 1);
}

function withoutFlags(chunk: Buffer): Buffer {
  const changed = Buffer.from(chunk);
  changed.writeUInt8(changed.readUInt8(8) & ~(hasExif | hasXmp), 8);
  return changed;
}

function createExifChunk(orientation: number): Buffer {
  const [head, data] = [Buffer.from('EXIF\0\0\0\0', 'latin1'), exifOf(orientation)];
  head.writeUInt32LE(data.length, 4);
  return Buffer.concat([head, data]);
}
