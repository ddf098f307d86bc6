/** JPEG: segments that begin with a marker. The pixels follow the segments of the type "start of scan". Pure. */
import { assertFormat, type CleanPicture, slice } from './bytes.ts';
import { exifOf, orientationOf } from './orientation.ts';

const marker = { end: 0xd9, scan: 0xda, application0: 0xe0, application1: 0xe1, application2: 0xe2, application14: 0xee };

/** Application segments that affect the appearance. */
const visualApplications: readonly (readonly [number, string])[] = [
  [marker.application0, 'JFIF\0'],
  [marker.application2, 'ICC_PROFILE\0'],
  [marker.application14, 'Adobe'],
];
const exifStart = 'Exif\0\0';

/** Removes the bytes after the end of the picture, because cameras store further pictures and films there. @throws RangeError when the file is broken */
export function cleanJpeg(content: Buffer): CleanPicture {
  const parts = [slice(content, 0, 2)];
  let [pixels, hasScan, hasExif] = [0, false, false];
  for (let at = 2; ; ) {
    assertFormat(content.readUInt8(at) === 0xff);
    // A marker may have fill bytes before it.
    while (content.readUInt8(at + 1) === 0xff) at += 1;
    const type = content.readUInt8(at + 1);
    if (type === marker.end) break;
    assertFormat(type >= 0xc0 && (type < 0xd0 || type > 0xd8));
    const length = content.readUInt16BE(at + 2);
    assertFormat(length >= 2);
    const segment = slice(content, at, length + 2);
    at += segment.length;
    if (isFrame(type)) {
      assertFormat(pixels === 0);
      pixels = segment.readUInt16BE(5) * segment.readUInt16BE(7);
    }
    if (isVisual(type, segment)) parts.push(segment);
    if (type === marker.application1 && segment.toString('latin1', 4, 10) === exifStart && !hasExif) {
      hasExif = true;
      const orientation = orientationOf(segment.subarray(10));
      if (orientation > 1) parts.push(createExifSegment(orientation));
    }
    if (type === marker.scan) {
      const end = endOfScan(content, at);
      parts.push(content.subarray(at, end));
      at = end;
      hasScan = true;
    }
  }
  assertFormat(hasScan);
  return { pixels, content: Buffer.concat([...parts, Buffer.from([0xff, marker.end])]) };
}

/** Returns true for a segment with width and height. Three types of the range contain tables. */
const isFrame = (type: number) => type >= 0xc0 && type <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(type);

const isVisual = (type: number, segment: Buffer) =>
  type < marker.application0 ||
  visualApplications.some(([application, start]) => type === application && segment.toString('latin1', 4, 4 + start.length) === start);

function createExifSegment(orientation: number): Buffer {
  const data = Buffer.concat([Buffer.from(exifStart, 'latin1'), exifOf(orientation)]);
  return Buffer.concat([Buffer.from([0xff, marker.application1, 0, data.length + 2]), data]);
}

/** Finds the next marker that is neither an escaped byte of the pixels (0) nor one that restarts the decoder (0xd0 to 0xd7). */
function endOfScan(content: Buffer, start: number): number {
  for (let at = start; ; at += 1) {
    at = content.indexOf(0xff, at);
    assertFormat(at !== -1);
    const next = content.readUInt8(at + 1);
    if (next !== 0 && next !== 0xff && (next < 0xd0 || next > 0xd7)) return at;
  }
}
