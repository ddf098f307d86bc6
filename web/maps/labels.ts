/** Places names on the schematic map: beside their place, and only where they cover nothing. */
import type { MapName } from './marker.ts';
import type { Place } from './place.ts';
import { type Point, type Size, toScreen, type View } from './projection.ts';

export interface Label extends Point {
  readonly text: string;
  readonly kind: MapName['kind'];
  readonly place: Place;
  readonly anchor: 'start' | 'middle' | 'end';
}

/** A screen rectangle, in pixels. */
export interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** Approximate width of a letter in pixels. */
const letterWidth = { village: 6.3, taluka: 11.5, town: 6.3 } as const;

/** Distance in pixels from a place to its name. A town's place is marked by a small ring. */
const offset = { village: 15, taluka: 0, town: 8 } as const;

function boxOf({ text, kind, anchor, x, y }: Label): Box {
  const width = text.length * letterWidth[kind];
  const left = anchor === 'start' ? x : anchor === 'end' ? x - width : x - width / 2;
  return { left, right: left + width, top: y - 11, bottom: y + 4 };
}

export const overlap = (one: Box, other: Box) => one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;

/** Returns the ring that marks a town. */
const ringOf = ({ x, y }: Point): Box => ({ left: x - 5, right: x + 5, top: y - 5, bottom: y + 5 });

function candidates({ text, kind, place }: MapName, view: View, size: Size): Label[] {
  const { x, y } = toScreen(place, view, size);
  if (kind === 'taluka') return [{ text: text.toLocaleUpperCase(), kind, place, x, y, anchor: 'middle' }];
  const common = { text, kind, place };
  const gap = offset[kind];
  return [
    { ...common, x: x + gap, y: y + 4, anchor: 'start' },
    { ...common, x: x - gap, y: y + 4, anchor: 'end' },
    { ...common, x, y: y - gap, anchor: 'middle' },
    { ...common, x, y: y + gap + 10, anchor: 'middle' },
  ];
}

/**
 * Returns the labels that fit. Earlier names take precedence.
 * @param taken rectangles of other content on the map: markers, scale, attribution
 */
export function placeLabels(names: readonly MapName[], taken: readonly Box[], view: View, size: Size): Label[] {
  /** Rectangles of the placed labels and the rings of their towns. */
  const writing: Box[] = [];
  const written = new Set<string>();
  const labels: Label[] = [];
  for (const name of names) {
    // A village from the day's data may also be a town of the ground.
    if (written.has(name.text + name.kind) || (name.kind === 'town' && written.has(`${name.text}village`))) continue;
    const ring = name.kind === 'town' ? [ringOf(toScreen(name.place, view, size))] : [];
    if (ring.some((own) => writing.some((other) => overlap(own, other)))) continue;
    const label = candidates(name, view, size).find((candidate) => {
      const box = boxOf(candidate);
      const within = box.left > 0 && box.right < size.width && box.top > 0 && box.bottom < size.height;
      return within && ![...taken, ...writing].some((other) => overlap(box, other));
    });
    if (label === undefined) continue;
    written.add(name.text + name.kind);
    writing.push(boxOf(label), ...ring);
    labels.push(label);
  }
  return labels;
}
