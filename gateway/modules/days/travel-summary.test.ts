import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { distanceKm } from '../../../rest/contract/travel.ts';
import type { TravelPoint } from '../../graphql/types.generated.ts';
import { fixesOf } from './fixes.ts';
import { summaryOf } from './travel-report.ts';

const numbersOf = (points: readonly TravelPoint[]) => summaryOf(fixesOf(points));
const places = fc.record({ latitude: fc.double({ min: -90, max: 90, noNaN: true }), longitude: fc.double({ min: -180, max: 180, noNaN: true }) });
const start = Date.parse('2026-11-20T03:30:00Z');
const point = (minute: number, latitude: number | null, longitude: number | null): TravelPoint => ({
  id: String(minute),
  at: new Date(start + minute * 60_000).toISOString(),
  location: latitude === null || longitude === null ? null : { latitude, longitude },
});

describe('distance', () => {
  test('Pune to Nashik is 165 km in a straight line', () => {
    expect(distanceKm({ latitude: 18.5204, longitude: 73.8567 }, { latitude: 19.9975, longitude: 73.7898 })).toBeCloseTo(164.4, 0);
  });

  test('is a metric: zero to itself, symmetric, at most half the earth, and never longer than a detour', () => {
    fc.assert(
      fc.property(places, places, places, (a, b, c) => {
        expect(distanceKm(a, a)).toBe(0);
        expect(distanceKm(a, b)).toBeCloseTo(distanceKm(b, a), 6);
        expect(distanceKm(a, b)).toBeLessThanOrEqual(20_016);
        // Near the antipode the formula is exact only to some decimetres.
        expect(distanceKm(a, b)).toBeLessThanOrEqual((distanceKm(a, c) + distanceKm(c, b)) * (1 + 1e-7) + 1e-9);
      }),
    );
  });
});

describe('a day in numbers', () => {
  test('without points', () => {
    expect(numbersOf([])).toEqual({ straightLineKm: 0, pointCount: 0, skippedCount: 0, leftOut: [] });
  });

  test('adds the legs between usable points', () => {
    const { straightLineKm, ...counts } = numbersOf([point(0, 18.5, 73.8), point(30, 18.6, 73.8), point(60, 18.7, 73.8)]);
    expect(straightLineKm).toBeCloseTo(22.24, 1);
    expect(counts).toEqual({ pointCount: 3, skippedCount: 0, leftOut: [] });
  });

  test('leaves out points without a place, at 0,0 or reached faster than 150 km/h', () => {
    const good = [point(0, 18.5, 73.8), point(30, 18.6, 73.8)];
    const bad = [point(10, null, null), point(12, 0, 0), point(15, 20.5, 73.8), point(15, 18.9, 73.8)];
    const withBad = [...good, ...bad].sort((a, b) => Number(a.id) - Number(b.id));
    expect(numbersOf(withBad)).toEqual({
      ...numbersOf(good),
      skippedCount: 4,
      leftOut: [
        { reason: 'NO_PLACE', pointCount: 2 },
        { reason: 'TOO_FAST', pointCount: 2 },
      ],
    });
  });

  test('accepts 140 km in an hour, but not 160', () => {
    const northBy = (km: number) => point(60, 18.5 + km / 111.195, 73.8);
    expect(numbersOf([point(0, 18.5, 73.8), northBy(140)]).pointCount).toBe(2);
    expect(numbersOf([point(0, 18.5, 73.8), northBy(160)]).pointCount).toBe(1);
  });

  test('uses or leaves out every point, and left-out points do not change the distance', () => {
    const points = fc
      .array(fc.tuple(fc.nat(900), fc.option(places)), { maxLength: 60 })
      .map((rows) => rows.sort(([a], [b]) => a - b).map(([minute, place]) => point(minute, place?.latitude ?? null, place?.longitude ?? null)));
    fc.assert(
      fc.property(points, (day) => {
        const { pointCount, skippedCount, straightLineKm, leftOut } = numbersOf(day);
        expect(leftOut.reduce((sum, each) => sum + each.pointCount, 0)).toBe(skippedCount);
        expect(pointCount + skippedCount).toBe(day.length);
        expect(straightLineKm).toBeGreaterThanOrEqual(0);
        expect(straightLineKm).toBeLessThanOrEqual(150 * 15);
      }),
    );
  });
});
