/** GIF: a screen, then blocks of frames and extensions, each a row of sub-blocks. Pure. */
import { assertFormat, type CleanPicture, slice } from './bytes.ts';

const screenLength = 13;
const block = { extension: 0x21, frame: 0x2c, end: 0x3b };
const extension = { control: 0xf9, application: 0xff };

/** Application extensions with the number of repetitions of an animation. All others contain metadata. */
const repetitions = ['NETSCAPE2.0', 'ANIMEXTS1.0'];

/** @throws RangeError when the file is broken */
export function cleanGif(content: Buffer): CleanPicture {
  let at = screenLength + coloursLength(content.readUInt8(10));
  const parts = [slice(content, 0, at)];
  let [width, height, frames] = [content.readUInt16LE(6), content.readUInt16LE(8), 0];
  for (let type = content.readUInt8(at); type !== block.end; type = content.readUInt8(at)) {
    assertFormat(type === block.extension || type === block.frame);
    const start = at;
    if (type === block.extension) {
      const label = content.readUInt8(at + 1);
      const isRepetition = label === extension.application && repetitions.includes(content.toString('latin1', at + 3, at + 14));
      at = endOfBlocks(content, at + 2);
      if (label === extension.control || isRepetition) parts.push(content.subarray(start, at));
    } else {
      // Viewers enlarge the screen for a frame that exceeds it.
      width = Math.max(width, content.readUInt16LE(at + 1) + content.readUInt16LE(at + 5));
      height = Math.max(height, content.readUInt16LE(at + 3) + content.readUInt16LE(at + 7));
      frames += 1;
      // Ten bytes of the frame, its colours, and a byte of the compression.
      at = endOfBlocks(content, at + 10 + coloursLength(content.readUInt8(at + 9)) + 1);
      parts.push(content.subarray(start, at));
    }
  }
  assertFormat(frames > 0);
  return { pixels: width * height, content: Buffer.concat([...parts, Buffer.from([block.end])]) };
}

const coloursLength = (flags: number) => ((flags & 0x80) === 0 ? 0 : 3 << ((flags & 7) + 1));

/** Returns the end of sub-blocks. Each begins with its length, and the last one is empty. */
function endOfBlocks(content: Buffer, start: number): number {
  let at = start;
  for (let length = content.readUInt8(at); length > 0; length = content.readUInt8(at)) at += 1 + length;
  return at + 1;
}
