/** Reads and writes the EXIF orientation, the only field that is kept, because viewers rotate the picture by it. */

const orientationTag = 0x0112;

/** @returns the orientation, or 1 (upright) when the EXIF block has none or is unreadable */
export function orientationOf(exif: Buffer): number {
  const isLittle = exif.toString('latin1', 0, 2) === 'II';
  const short = (at: number) => (isLittle ? exif.readUInt16LE(at) : exif.readUInt16BE(at));
  try {
    const directory = isLittle ? exif.readUInt32LE(4) : exif.readUInt32BE(4);
    const entries = Array.from({ length: short(directory) }, (_entry, index) => directory + 2 + index * 12);
    const entry = entries.find((at) => short(at) === orientationTag);
    const orientation = entry === undefined ? 1 : short(entry + 8);
    return orientation <= 8 ? Math.max(orientation, 1) : 1;
  } catch (error) {
    if (error instanceof RangeError) return 1;
    throw error;
  }
}

/** Builds an EXIF block that contains only the orientation. */
export function exifOf(orientation: number): Buffer {
  const block = Buffer.alloc(26);
  block.write('II*\0', 'latin1');
  block.writeUInt32LE(8, 4);
  block.writeUInt16LE(1, 8);
  block.writeUInt16LE(orientationTag, 10);
  // A single 16-bit number.
  block.writeUInt16LE(3, 12);
  block.writeUInt32LE(1, 14);
  block.writeUInt16LE(orientation, 18);
  return block;
}
