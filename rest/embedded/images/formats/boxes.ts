/** Boxes of the ISO base media file format, and the items of a "meta" box. Every function throws a RangeError when the file is broken. */
import { assertFormat, slice } from './bytes.ts';

export interface Box {
  readonly type: string;
  readonly typeAt: number;
  /** Start of the content, after the box's header. */
  readonly start: number;
  readonly end: number;
}

export function boxesIn(content: Buffer, start: number, end: number): readonly Box[] {
  const boxes: Box[] = [];
  for (let at = start; at < end; ) {
    const short = content.readUInt32BE(at);
    // 1 means a longer number after the type, and 0 all remaining bytes.
    const size = short === 1 ? Number(content.readBigUInt64BE(at + 8)) : short === 0 ? end - at : short;
    const head = short === 1 ? 16 : 8;
    assertFormat(size >= head && at + size <= end);
    boxes.push({ type: content.toString('latin1', at + 4, at + 8), typeAt: at + 4, start: at + head, end: at + size });
    at += size;
  }
  return boxes;
}

/** @returns item types by id */
export function itemTypes(content: Buffer, meta: readonly Box[]): ReadonlyMap<number, string> {
  const types = new Map<number, string>();
  const list = meta.find(({ type }) => type === 'iinf');
  if (list === undefined) return types;
  const countLength = content.readUInt8(list.start) === 0 ? 2 : 4;
  for (const { type, start } of boxesIn(content, list.start + 4 + countLength, list.end)) {
    const version = content.readUInt8(start);
    assertFormat(type === 'infe' && (version === 2 || version === 3));
    const idLength = version === 2 ? 2 : 4;
    const typeAt = start + 4 + idLength + 2;
    types.set(content.readUIntBE(start + 4, idLength), slice(content, typeAt, 4).toString('latin1'));
  }
  return types;
}

interface Extent {
  readonly item: number;
  readonly start: number;
  readonly end: number;
}

/** @returns the positions of the items' parts in the file */
export function extentsOf(content: Buffer, meta: readonly Box[], items: { has(id: number): boolean }): readonly Extent[] {
  const locations = meta.find(({ type }) => type === 'iloc');
  assertFormat(locations !== undefined);
  const data = meta.find(({ type }) => type === 'idat');
  const version = content.readUInt8(locations.start);
  const idLength = version < 2 ? 2 : 4;
  let at = locations.start + 4;
  /** Reads the next number, of 0 to 4 or of 8 bytes. */
  function next(length: number): number {
    at += length;
    if (length === 0) return 0;
    return length === 8 ? Number(content.readBigUInt64BE(at - 8)) : content.readUIntBE(at - length, length);
  }
  const [first, second] = [next(1), next(1)];
  const lengths = { offset: first >> 4, size: first & 15, base: second >> 4, index: version === 0 ? 0 : second & 15 };
  // Otherwise a few bytes could declare any number of extents.
  assertFormat(lengths.size > 0);
  const found: Extent[] = [];
  for (let count = next(idLength); count > 0; count -= 1) {
    const item = next(idLength);
    const method = version === 0 ? 0 : next(2) & 15;
    next(2);
    const base = next(lengths.base);
    for (let extents = next(2); extents > 0; extents -= 1) {
      next(lengths.index);
      const offset = base + next(lengths.offset);
      const size = next(lengths.size);
      if (!items.has(item)) continue;
      // Extents are located in the file (0) or in the box "idat" (1).
      assertFormat(method === 0 || (method === 1 && data !== undefined));
      const start = offset + (method === 1 && data !== undefined ? data.start : 0);
      assertFormat(size > 0 && start + size <= content.length);
      found.push({ item, start, end: start + size });
    }
  }
  return found;
}
