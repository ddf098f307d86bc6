/** Where names stand on the schematic map: beside their place, and only where they hide nothing. */
import type { MapName } from './marker.ts';
import type { Place } from './place.ts';
import { type Point, type Size, toScreen, type View } from './projection.ts';

export interface Label extends Point {
  readonly text: string;
  readonly kind: MapName['kind'];
  /** What is named. */
  readonly place: Place;
  readonly anchor: 'start' | 'middle' | 'end';
}

interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** About how wide a letter is, in pixels. */
const letterWidth = { village: 6.3, taluka: 11.5, town: 6.3 } as const;

/** From a place to the name beside it; a town's place is marked by a small ring. */
const offset = { village: 15, taluka: 0, town: 8 } as const;

function boxOf({ text, kind, anchor, x, y }: Label): Box {
  const width = text.length * letterWidth[kind];
  const left = anchor === 'start' ? x : anchor === 'end' ? x - width : x - width / 2;
  return { left, right: left + width, top: y - 11, bottom: y + 4 };
}

const overlap = (one: Box, other: Box) => one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;

const around = ({ x, y }: Point): Box => ({ left: x - 11, right: x + 11, top: y - 11, bottom: y + 11 });

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
 * The labels that fit, the first names first.
 * @param markerPoints points of the screen where markers are
 */
export function placeLabels(names: readonly MapName[], markerPoints: readonly Point[], view: View, size: Size): Label[] {
  const boxes = markerPoints.map(around);
  const labels: Label[] = [];
  const written = new Set<string>();
  for (const name of names) {
    // A village of the day's people may be a town of the ground too.
    if (written.has(name.text + name.kind) || (name.kind === 'town' && written.has(`${name.text}village`))) continue;
    const label = candidates(name, view, size).find((candidate) => {
      const box = boxOf(candidate);
      const within = box.left > 0 && box.right < size.width && box.top > 0 && box.bottom < size.height;
      return within && !boxes.some((other) => overlap(box, other));
    });
    if (label === undefined) continue;
    written.add(name.text + name.kind);
    boxes.push(boxOf(label));
    labels.push(label);
  }
  return labels;
}
