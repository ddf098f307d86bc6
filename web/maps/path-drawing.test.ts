import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { arrowsAlong, offsetLeft } from './path-drawing.ts';
import type { Point } from './projection.ts';

const coordinate = fc.integer({ min: -1000, max: 1000 });
const way = fc.array(fc.record<Point>({ x: coordinate, y: coordinate }), { minLength: 2, maxLength: 12 });
const lengthOf = (points: readonly Point[]) =>
  points.slice(1).reduce((sum, { x, y }, at) => sum + Math.hypot(x - (points[at]?.x ?? x), y - (points[at]?.y ?? y)), 0);

describe('a path shifted to the left', () => {
  it('is north of a path to the east, and south of the way back', () => {
    const [west, east] = [
      { x: 0, y: 0 },
      { x: 10, y: 0 },
    ];
    expect(offsetLeft([west, east], 2)).toEqual([
      { x: 0, y: -2 },
      { x: 10, y: -2 },
    ]);
    expect(offsetLeft([east, west], 2)).toEqual([
      { x: 10, y: 2 },
      { x: 0, y: 2 },
    ]);
  });

  it('keeps its legs, and is twice as far from the way back', () =>
    fc.assert(
      fc.property(way, (points) => {
        const moved = offsetLeft(points, 3);
        const back = offsetLeft([...points].reverse(), 3).reverse();
        expect(back.length).toBe(moved.length);
        for (const [at, { x, y }] of moved.entries()) expect(Math.hypot(x - (back[at]?.x ?? x), y - (back[at]?.y ?? y))).toBeCloseTo(6);
        // Every other line joins two legs.
        const legs = [...moved.keys()].filter((at) => at % 2 === 0).map((at) => lengthOf(moved.slice(at, at + 2)));
        expect(legs.reduce((sum, length) => sum + length, 0)).toBeCloseTo(lengthOf(points));
      }),
    ));
});

describe('arrows', () => {
  it('point in the direction of travel', () => {
    const points = [
      { x: 0, y: 0 },
      { x: 100, y: 0 },
      { x: 100, y: 100 },
    ];
    expect(arrowsAlong(points, 80)).toEqual([
      { x: 40, y: 0, angle: 0 },
      { x: 100, y: 20, angle: 90 },
      { x: 100, y: 100, angle: 90 },
    ]);
    expect(
      arrowsAlong(
        [
          { x: 100, y: 0 },
          { x: 0, y: 0 },
        ],
        100,
      ),
    ).toEqual([{ x: 50, y: 0, angle: 180 }]);
  });

  it('occur once per distance, regardless of the points between', () =>
    fc.assert(
      fc.property(way, fc.integer({ min: 20, max: 200 }), (points, every) => {
        const expected = Math.floor(lengthOf(points) / every + 0.5);
        expect(Math.abs(arrowsAlong(points, every).length - expected)).toBeLessThanOrEqual(lengthOf(points) % every === every / 2 ? 1 : 0);
      }),
    ));

  it('are absent when nothing moves', () => {
    expect(
      arrowsAlong(
        [
          { x: 1, y: 1 },
          { x: 1, y: 1 },
        ],
        76,
      ),
    ).toEqual([]);
    expect(
      offsetLeft(
        [
          { x: 1, y: 1 },
          { x: 1, y: 1 },
        ],
        76,
      ),
    ).toEqual([]);
  });
});
