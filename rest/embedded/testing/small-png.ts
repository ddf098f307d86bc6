/** Structurally valid PNG files, for tests that upload pictures and ignore their pixels. */
import { createChunk } from '../images/formats/png.ts';

const signature = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');
const chunksLength = 3 * 12 + 13;

interface PngOptions {
  readonly width?: number;
  readonly height?: number;
  /** Size of the file in bytes. */
  readonly size?: number;
  /** Byte value of all pixels. */
  readonly fill?: number;
  /** Chunks before the pixels. */
  readonly extra?: readonly Buffer[];
}

/** Creates a PNG file. It has the given size when there are no extra chunks. */
export function createPng({ width = 8, height = 8, size = 100, fill = 1, extra = [] }: PngOptions = {}): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width);
  header.writeUInt32BE(height, 4);
  header.writeUInt8(8, 8);
  const pixels = Buffer.alloc(size - signature.length - chunksLength, fill);
  return Buffer.concat([signature, createChunk('IHDR', header), ...extra, createChunk('IDAT', pixels), createChunk('IEND', Buffer.alloc(0))]);
}
