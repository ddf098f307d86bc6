/** PNG and APNG: a signature, then chunks of a length, a type, data and a checksum. Pure. */
import { crc32 } from 'node:zlib';
import { assertFormat, type CleanPicture, slice } from './bytes.ts';
import { exifOf, orientationOf } from './orientation.ts';

const signatureLength = 8;

/** Chunks that affect the appearance. All others contain texts, times and data of programs. */
const visualTypes = new Set('IHDR PLTE IDAT IEND tRNS cHRM gAMA iCCP sBIT sRGB cICP bKGD pHYs acTL fcTL fdAT'.split(' '));

/** @throws RangeError when the file is broken */
export function cleanPng(content: Buffer): CleanPicture {
  const parts = [slice(content, 0, signatureLength)];
  const types = new Set<string>();
  let pixels = 0;
  for (let at = signatureLength; !types.has('IEND'); ) {
    const chunk = slice(content, at, content.readUInt32BE(at) + 12);
    const type = chunk.toString('latin1', 4, 8);
    // The header comes first and once.
    assertFormat((type === 'IHDR') === (types.size === 0));
    if (type === 'IHDR') pixels = chunk.readUInt32BE(8) * chunk.readUInt32BE(12);
    if (visualTypes.has(type)) parts.push(chunk);
    const orientation = type === 'eXIf' && !types.has(type) ? orientationOf(chunk.subarray(8, -4)) : 1;
    if (orientation > 1) parts.push(createChunk(type, exifOf(orientation)));
    types.add(type);
    at += chunk.length;
  }
  assertFormat(types.has('IDAT'));
  return { pixels, content: Buffer.concat(parts) };
}

export function createChunk(type: string, data: Buffer): Buffer {
  const [length, checksum] = [Buffer.alloc(4), Buffer.alloc(4)];
  const typed = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  length.writeUInt32BE(data.length);
  checksum.writeUInt32BE(crc32(typed));
  return Buffer.concat([length, typed, checksum]);
}
