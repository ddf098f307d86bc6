/** Travel points of a day: points without a place are skipped, impossible ones are left out of the route. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { leftOutPoints, recordedSeconds, routeGaps, routePlaces, type TravelPoint, travelStops } from './travel.ts';

/** Returns a point the given minutes after nine and kilometres north of Pune. */
const point = (id: number, minutes: number, km: number | null): TravelPoint => ({
  id: String(id),
  at: new Date(Date.parse('2026-11-20T09:00:00+05:30') + minutes * 60_000).toISOString(),
  location: km === null ? null : { latitude: 18.52 + km / 111.195, longitude: 73.86 },
  comment: null,
  syncComment: null,
  leftOut: null,
});

const some = fc
  .array(fc.record({ minutes: fc.integer({ min: 1, max: 30 }), km: fc.option(fc.double({ min: 0, max: 60, noNaN: true })) }), { maxLength: 40 })
  .map((steps) => {
    let minutes = 0;
    return steps.map((step, id) => {
      minutes += step.minutes;
      return point(id, minutes, step.km);
    });
  });

describe('points without a place', () => {
  it('stay in the table without a number and without a part in the route', () => {
    const nowhere: TravelPoint = { ...point(2, 20, 0), location: { latitude: 0, longitude: 0 } };
    const stops = travelStops([point(1, 0, 0), point(3, 10, null), nowhere, point(4, 30, 5)]);
    expect(stops.map(({ number }) => number)).toEqual([1, null, null, 2]);
    expect(routePlaces(stops)).toHaveLength(2);
  });
});

describe('a point that the gateway leaves out', () => {
  const stops = travelStops([point(1, 0, 0), { ...point(2, 5, 30), leftOut: 'TOO_FAST' }, { ...point(3, 6, null), leftOut: 'NO_PLACE' }, point(4, 10, 5)]);

  it('keeps its number on the map and is not on the route', () => {
    expect(stops.map(({ isLeftOut }) => isLeftOut)).toEqual([false, true, false, false]);
    expect(stops.map(({ number }) => number)).toEqual([1, 2, null, 3]);
    expect(routePlaces(stops)).toHaveLength(2);
  });

  it('counts them by reason', () => {
    expect(leftOutPoints(stops)).toEqual([
      { reason: 'NO_PLACE', count: 1 },
      { reason: 'TOO_FAST', count: 1 },
    ]);
  });
});

describe('any day', () => {
  it('keeps every row, and numbers the places in order', () => {
    fc.assert(
      fc.property(some, (points) => {
        const stops = travelStops(points);
        expect(stops.map((stop) => stop.point)).toEqual(points);
        const numbers = stops.flatMap(({ number }) => (number === null ? [] : [number]));
        expect(numbers).toEqual(numbers.map((_number, at) => at + 1));
        expect(numbers).toHaveLength(points.filter(({ location }) => location !== null).length);
      }),
    );
  });

  it('lasts from the first to the last point of the route', () => {
    expect(recordedSeconds(travelStops([]))).toBe(0);
    expect(recordedSeconds(travelStops([point(1, 0, 0), point(2, 45, 3)]))).toBe(2700);
    expect(recordedSeconds(travelStops([point(1, 0, 0), point(2, 45, 3), { ...point(3, 46, 50), leftOut: 'TOO_FAST' }]))).toBe(2700);
  });
});

describe('gaps', () => {
  it('follow the points before a silence of the gateway, as indices in the route', () => {
    const stops = travelStops([point(1, 0, 0), point(2, 10, null), point(3, 20, 5), point(4, 100, 6), point(5, 110, 7)]);
    const silence = { kind: 'SILENCE' as const, fromAt: stops[2]?.point.at ?? null, untilAt: stops[3]?.point.at ?? null };
    expect([...routeGaps(stops, [silence])]).toEqual([1]);
    expect([...routeGaps(stops, [{ ...silence, kind: 'TRAVEL' }])]).toEqual([]);
    expect([...routeGaps(stops, [])]).toEqual([]);
  });
});
