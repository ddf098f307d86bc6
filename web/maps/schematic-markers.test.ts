/** Travel points in a crowd: whole points have room, and every point with room is whole. */
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { elbowRoom, uncrowded } from './SchematicMarkers.tsx';

const point = fc.record({ x: fc.integer({ min: -50, max: 300 }), y: fc.integer({ min: -50, max: 300 }) });

const distance = (one: { x: number; y: number } | undefined, other: { x: number; y: number } | undefined) =>
  one === undefined || other === undefined ? Number.NaN : Math.hypot(one.x - other.x, one.y - other.y);

it('whole points keep their distance, every dot is near a whole point, and the chosen point is whole', () => {
  fc.assert(
    fc.property(fc.array(point, { minLength: 1, maxLength: 60 }), fc.nat(), (points, some) => {
      const chosen = some % points.length;
      const whole = uncrowded(points, [chosen]);
      expect(whole.has(chosen)).toBe(true);
      for (const one of whole) for (const other of whole) if (one !== other) expect(distance(points[one], points[other])).toBeGreaterThanOrEqual(elbowRoom);
      for (const [index, at] of points.entries()) {
        if (!whole.has(index)) expect([...whole].some((other) => distance(points[other], at) < elbowRoom)).toBe(true);
      }
    }),
  );
});
