/** The schematic map's projection: reversible, with fitted places in view, and at zoom 10 without places to fit. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Place } from './place.ts';
import { fitted, isInside, moved, startZoom, toPlace, toScreen, type View, zoomed } from './projection.ts';

const size = { width: 930, height: 500 };

const inIndia: fc.Arbitrary<Place> = fc.record({
  latitude: fc.double({ min: 8, max: 37, noNaN: true }),
  longitude: fc.double({ min: 68, max: 97, noNaN: true }),
});

const view: fc.Arbitrary<View> = fc.record({ centre: inIndia, zoom: fc.double({ min: 3, max: 19, noNaN: true }) });

describe('the projection', () => {
  it('is reversible', () => {
    fc.assert(
      fc.property(inIndia, view, (place, at) => {
        const back = toPlace(toScreen(place, at, size), at, size);
        expect(back.latitude).toBeCloseTo(place.latitude, 6);
        expect(back.longitude).toBeCloseTo(place.longitude, 6);
      }),
    );
  });

  it('has north above south and east right of west', () => {
    fc.assert(
      fc.property(inIndia, inIndia, view, (one, other, at) => {
        const [a, b] = [toScreen(one, at, size), toScreen(other, at, size)];
        if (one.latitude > other.latitude) expect(a.y).toBeLessThanOrEqual(b.y);
        if (one.longitude > other.longitude) expect(a.x).toBeGreaterThanOrEqual(b.x);
      }),
    );
  });

  it('places the centre in the middle, and moves by the requested pixels', () => {
    fc.assert(
      fc.property(view, fc.integer({ min: -300, max: 300 }), fc.integer({ min: -200, max: 200 }), (at, x, y) => {
        expect(toScreen(at.centre, at, size).x).toBeCloseTo(465, 6);
        const after = toScreen(at.centre, moved(at, { x, y }, size), size);
        expect(after.x).toBeCloseTo(465 - x, 3);
        expect(after.y).toBeCloseTo(250 - y, 3);
      }),
    );
  });
});

describe('the view fitted to places', () => {
  it('shows all of them', () => {
    fc.assert(
      fc.property(fc.array(inIndia, { minLength: 1, maxLength: 30 }), (places) => {
        const at = fitted(places, size);
        for (const place of places) expect(isInside(toScreen(place, at, size), size, 40)).toBe(true);
      }),
    );
  });

  it('has zoom 10 for no place or a single one', () => {
    expect(startZoom).toBe(10);
    expect(fitted([], size).zoom).toBe(10);
    const pune = { latitude: 18.5204, longitude: 73.8567 };
    const at = fitted([pune, pune], size);
    expect(at.zoom).toBe(10);
    expect(toScreen(pune, at, size).x).toBeCloseTo(465, 6);
  });

  it('zooms in and out within its limits', () => {
    expect(zoomed({ centre: { latitude: 18, longitude: 74 }, zoom: 18.6 }, 1, size).zoom).toBe(19);
    expect(zoomed({ centre: { latitude: 18, longitude: 74 }, zoom: 3.4 }, -1, size).zoom).toBe(3);
  });

  it('keeps a given place fixed while zooming', () => {
    fc.assert(
      fc.property(inIndia, inIndia, fc.double({ min: 5, max: 12, noNaN: true }), fc.constantFrom(-1, 1), (centre, chosen, zoom, steps) => {
        const before = { centre, zoom };
        const after = zoomed(before, steps, size, chosen);
        const [from, to] = [toScreen(chosen, before, size), toScreen(chosen, after, size)];
        expect(Math.hypot(from.x - to.x, from.y - to.y)).toBeLessThan(0.01);
      }),
    );
  });
});
