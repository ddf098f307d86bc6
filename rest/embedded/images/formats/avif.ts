/** AVIF: nested boxes. Metadata are overwritten in place, because the file refers to its parts by position. Pure. */
import { type Box, boxesIn, extentsOf, itemTypes } from './boxes.ts';
import { assertFormat, type CleanPicture } from './bytes.ts';

/** Outermost boxes of a still picture. All others contain films and data of programs. */
const pictureBoxes = ['ftyp', 'meta', 'mdat'];
/** Item types that contain EXIF, XMP and other metadata. Orientation is a property of the picture itself. */
const metadataTypes = new Set(['Exif', 'mime', 'uri ']);

/** An EXIF block without fields, because decoders refuse a picture whose block has no header. */
const emptyExif = Buffer.from('\0\0\0\0II*\0\x08\0\0\0\0\0\0\0\0\0', 'latin1');

/** @throws RangeError when the file is broken or an animation */
export function cleanAvif(original: Buffer): CleanPicture {
  const content = Buffer.from(original);
  const outermost = boxesIn(content, 0, content.length);
  assertFormat(outermost.every(({ type }) => type !== 'moov'));
  for (const box of outermost) {
    if (pictureBoxes.includes(box.type)) continue;
    content.fill(0, box.start, box.end);
    content.write('free', box.typeAt, 'latin1');
  }
  const meta = metaOf(content);
  const metadata = new Map([...itemTypes(content, meta)].filter(([, type]) => metadataTypes.has(type)));
  const extents = metadata.size > 0 ? extentsOf(content, meta, metadata) : [];
  // Limits the work, because overlapping extents could multiply the size of the file.
  assertFormat(extents.reduce((total, { start, end }) => total + end - start, 0) <= content.length);
  for (const { item, start, end } of extents) {
    content.fill(0, start, end);
    if (metadata.get(item) === 'Exif' && end - start >= emptyExif.length) emptyExif.copy(content, start);
  }
  // Measured last, because the overwritten parts may have contained the size.
  return { pixels: pixelsOf(content), content };
}

/** Returns the boxes of the first "meta" box, which starts with a version. */
function metaOf(content: Buffer): readonly Box[] {
  const meta = boxesIn(content, 0, content.length).find(({ type }) => type === 'meta');
  assertFormat(meta !== undefined);
  return boxesIn(content, meta.start + 4, meta.end);
}

function pixelsOf(content: Buffer): number {
  const inside = (boxes: readonly Box[], name: string) => boxes.filter(({ type }) => type === name).flatMap(({ start, end }) => boxesIn(content, start, end));
  const sizes = inside(inside(metaOf(content), 'iprp'), 'ipco').filter(({ type }) => type === 'ispe');
  return sizes.reduce((most, { start }) => Math.max(most, content.readUInt32BE(start + 4) * content.readUInt32BE(start + 8)), 0);
}
