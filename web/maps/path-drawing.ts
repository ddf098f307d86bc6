/** Calculates how a path is drawn, in screen pixels: arrows show its direction, and the way back is beside the way there. */
import type { Point } from './projection.ts';

/** Distance between arrows along the path, in pixels. */
export const arrowSpacing = 76;

/** Shift of a path to the left of its points, so the way back is twice as far away. Traffic keeps left in India. */
export const pathOffset = 1.5;

interface Leg {
  readonly from: Point;
  readonly to: Point;
  readonly length: number;
}

const legsOf = (points: readonly Point[]): Leg[] =>
  points.slice(1).flatMap((to, at) => {
    const from = points[at] ?? to;
    const length = Math.hypot(to.x - from.x, to.y - from.y);
    return length === 0 ? [] : [{ from, to, length }];
  });

/** Returns the points of the path shifted to the left of the direction of travel. */
export const offsetLeft = (points: readonly Point[], pixels: number): Point[] =>
  legsOf(points).flatMap(({ from, to, length }) => {
    const x = ((to.y - from.y) / length) * pixels;
    const y = ((from.x - to.x) / length) * pixels;
    return [
      { x: from.x + x, y: from.y + y },
      { x: to.x + x, y: to.y + y },
    ];
  });

export interface Arrow extends Point {
  /** Rotation in degrees, clockwise from the right. */
  readonly angle: number;
}

/** Returns arrows at equal distances along the path, the first after half a distance; none on a shorter path. */
export function arrowsAlong(points: readonly Point[], every: number): Arrow[] {
  const arrows: Arrow[] = [];
  let left = every / 2;
  for (const { from, to, length } of legsOf(points)) {
    const angle = (Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI;
    for (; left <= length; left += every) arrows.push({ x: from.x + ((to.x - from.x) * left) / length, y: from.y + ((to.y - from.y) * left) / length, angle });
    left -= length;
  }
  return arrows;
}
