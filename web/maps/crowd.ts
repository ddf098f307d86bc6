/** Chooses the travel points that are drawn whole. In a crowd, the other points are dots, so the route stays visible. */
import type { Point } from './projection.ts';

/** Minimum distance in pixels between two points that are both drawn whole. */
export const elbowRoom = 18;

const cellOf = ({ x, y }: Point): readonly [number, number] => [Math.floor(x / elbowRoom), Math.floor(y / elbowRoom)];

/** Returns the indexes of the points to draw whole. @param first indexes that are whole regardless of their neighbours */
export function uncrowded(points: readonly Point[], first: readonly number[]): ReadonlySet<number> {
  const whole = new Set<number>();
  const cells = new Map<string, Point[]>();
  const isFree = (point: Point): boolean => {
    const [column, row] = cellOf(point);
    return [-1, 0, 1].every((right) =>
      [-1, 0, 1].every((down) =>
        (cells.get(`${column + right} ${row + down}`) ?? []).every((other) => Math.hypot(other.x - point.x, other.y - point.y) >= elbowRoom),
      ),
    );
  };
  const take = (index: number, point: Point) => {
    const cell = cellOf(point).join(' ');
    cells.set(cell, [...(cells.get(cell) ?? []), point]);
    whole.add(index);
  };
  for (const index of first) {
    const point = points[index];
    if (point !== undefined) take(index, point);
  }
  for (const [index, point] of points.entries()) if (!whole.has(index) && isFree(point)) take(index, point);
  return whole;
}
