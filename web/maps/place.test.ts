/** Distances on the earth. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { metresBetween, nearest, type Place, pathMetres } from './place.ts';

const place: fc.Arbitrary<Place> = fc.record({
  latitude: fc.double({ min: -85, max: 85, noNaN: true }),
  longitude: fc.double({ min: -180, max: 180, noNaN: true }),
});

const pune = { latitude: 18.5204, longitude: 73.8567 };
const mumbai = { latitude: 19.076, longitude: 72.8777 };

describe('the distance between two places', () => {
  it('matches the map: Pune to Mumbai, and a degree of a meridian', () => {
    expect(metresBetween(pune, mumbai) / 1000).toBeCloseTo(120.15, 1);
    expect(metresBetween(pune, { ...pune, latitude: pune.latitude + 1 }) / 1000).toBeCloseTo(111.195, 2);
  });

  it("is zero to the same place, symmetric, and at most half of the earth's circumference", () => {
    fc.assert(
      fc.property(place, place, (one, other) => {
        expect(metresBetween(one, one)).toBe(0);
        expect(metresBetween(one, other)).toBeCloseTo(metresBetween(other, one), 3);
        expect(metresBetween(one, other)).toBeLessThanOrEqual(Math.PI * 6_371_008.8 + 1);
      }),
    );
  });

  it('is at most the distance via a third place', () => {
    // Near the antipodes the arc sine loses half of its digits, which is a tenth of a metre in 20,000 km.
    const metre = 1;
    fc.assert(
      fc.property(place, place, place, (from, over, to) => {
        expect(metresBetween(from, to)).toBeLessThanOrEqual(metresBetween(from, over) + metresBetween(over, to) + metre);
      }),
    );
  });
});

describe('the length of a path', () => {
  it('is the sum of its parts at any cut', () => {
    fc.assert(
      fc.property(fc.array(place, { minLength: 1, maxLength: 12 }), fc.nat(), (path, cut) => {
        const at = cut % path.length;
        expect(pathMetres(path)).toBeCloseTo(pathMetres(path.slice(0, at + 1)) + pathMetres(path.slice(at)), 2);
      }),
    );
  });

  it('is zero for one place or none', () => {
    expect(pathMetres([])).toBe(0);
    expect(pathMetres([pune])).toBe(0);
  });
});

describe('the nearest', () => {
  it('is undefined for no items, and has no item nearer than it', () => {
    expect(nearest([], pune)).toBeUndefined();
    fc.assert(
      fc.property(fc.array(place, { minLength: 1 }), place, (places, to) => {
        const best = nearest(
          places.map((each) => ({ place: each })),
          to,
        );
        for (const each of places) expect(metresBetween(each, to)).toBeGreaterThanOrEqual(best === undefined ? Number.NaN : metresBetween(best.place, to));
      }),
    );
  });
});
