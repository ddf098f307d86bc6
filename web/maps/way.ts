/** How a way is drawn, in pixels of the screen: arrows say its direction, and the way back lies beside the way there. */
import type { Point } from './projection.ts';

/** From arrow to arrow along the way. */
export const arrowEvery = 76;

/** A way is this far to the left of its points, so that the way back is twice as far from the way there; traffic keeps left in India. */
export const aside = 1.5;

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

/** The points of the way moved to the left of the direction in which it is gone. */
export const toTheLeft = (points: readonly Point[], pixels: number): Point[] =>
  legsOf(points).flatMap(({ from, to, length }) => {
    const x = ((to.y - from.y) / length) * pixels;
    const y = ((from.x - to.x) / length) * pixels;
    return [
      { x: from.x + x, y: from.y + y },
      { x: to.x + x, y: to.y + y },
    ];
  });

export interface Arrow extends Point {
  /** Degrees clockwise from the right. */
  readonly angle: number;
}

/** Arrows at equal distances along the way, the first half a distance from its beginning; none on a way that is shorter. */
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
