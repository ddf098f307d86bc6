/** PNG files by their structure, for tests that upload pictures and look at no pixels. */
import { createChunk } from '../images/formats/png.ts';

const signature = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');
const chunksLength = 3 * 12 + 13;

interface PngOptions {
  readonly width?: number;
  readonly height?: number;
  /** Bytes of the file. */
  readonly size?: number;
  /** The byte of which the pixels consist. */
  readonly fill?: number;
  /** Chunks before the pixels. */
  readonly extra?: readonly Buffer[];
}

/** Without extra chunks the file has the given size. */
export function createPng({ width = 8, height = 8, size = 100, fill = 1, extra = [] }: PngOptions = {}): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width);
  header.writeUInt32BE(height, 4);
  header.writeUInt8(8, 8);
  const pixels = Buffer.alloc(size - signature.length - chunksLength, fill);
  return Buffer.concat([signature, createChunk('IHDR', header), ...extra, createChunk('IDAT', pixels), createChunk('IEND', Buffer.alloc(0))]);
}
