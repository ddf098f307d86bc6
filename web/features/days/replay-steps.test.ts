/** The time axis of the replay. */
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { hourMarks, nearestInTime, replayStops, shareOf } from './replay-steps.ts';
import { travelStops } from './travel.ts';

const nine = Date.parse('2026-11-20T09:00:00+05:30');

const times = fc.uniqueArray(fc.integer({ min: 0, max: 900 }), { minLength: 1, maxLength: 30 }).map((minutes) => [...minutes].sort((a, b) => a - b));

const stopsAt = (minutes: readonly number[]) =>
  replayStops(
    travelStops(
      minutes.map((minute, id) => ({
        id: String(id),
        at: new Date(nine + minute * 60_000).toISOString(),
        location: { latitude: 18.5, longitude: 73.8 },
        comment: null,
        syncComment: null,
        leftOut: null,
      })),
    ),
  );

it('skips points without a place or a time', () => {
  const points = [
    { id: '1', at: null, location: { latitude: 18, longitude: 74 }, comment: null, syncComment: null, leftOut: null },
    { id: '2', at: '2026-11-20T09:00:00+05:30', location: null, comment: null, syncComment: null, leftOut: null },
  ];
  expect(replayStops(travelStops(points))).toEqual([]);
});

it('ranges from 0 to 1 in order, and each point is the nearest to its own time', () => {
  fc.assert(
    fc.property(times, (minutes) => {
      const stops = stopsAt(minutes);
      const shares = stops.map(({ at }) => shareOf(at, stops));
      expect(shares[0]).toBe(0);
      if (stops.length > 1) expect(shares.at(-1)).toBe(1);
      expect(shares).toEqual([...shares].sort((a, b) => a - b));
      for (const [index, { at }] of stops.entries()) expect(nearestInTime(at, stops)).toBe(index);
    }),
  );
});

it('marks up to eight whole hours of India within the day', () => {
  fc.assert(
    fc.property(times, (minutes) => {
      const stops = stopsAt(minutes);
      const marks = hourMarks(stops);
      expect(marks.length).toBeLessThanOrEqual(8);
      for (const mark of marks) {
        expect(new Date(mark + 5.5 * 3_600_000).toISOString()).toMatch(/T\d\d:00:00/);
        expect(mark >= (stops[0]?.at ?? 0) && mark <= (stops.at(-1)?.at ?? 0)).toBe(true);
      }
    }),
  );
});
