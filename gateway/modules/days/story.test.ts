/** Stops and legs of a day: examples, and properties of any travel. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { indiaDateTime } from '../../../rest/contract/clock.ts';
import { distanceKm, straightLineKm } from '../../../rest/contract/travel.ts';
import type { TravelPoint } from '../../graphql/types.generated.ts';
import { fixesOf } from './fixes.ts';
import { storyOf } from './story.ts';
import { thresholds } from './thresholds.ts';

const start = Date.parse('2026-11-20T09:00:00+05:30');
const timeOf = (minute: number) => indiaDateTime(new Date(start + minute * 60_000));
/** Creates a point some metres north of Shirur. */
const point = (minute: number | null, metres: number): TravelPoint => ({
  id: `${minute}-${metres}`,
  at: minute === null ? null : timeOf(minute),
  location: { latitude: 18.8267 + metres / 111_195, longitude: 74.3739 },
});
const story = (points: readonly TravelPoint[]) => storyOf(fixesOf(points).used);

const stop = (from: number, until: number) => expect.objectContaining({ fromAt: timeOf(from), untilAt: timeOf(until), minutes: until - from });
const leg = (kind: 'TRAVEL' | 'SILENCE', from: number, until: number, km: number) => ({
  kind,
  fromAt: timeOf(from),
  untilAt: timeOf(until),
  minutes: until - from,
  straightLineKm: expect.closeTo(km, 2),
});

describe('a day', () => {
  test('has no stops or legs with up to one point', () => {
    expect(story([])).toEqual({ stops: [], legs: [] });
    expect(story([point(0, 0)])).toEqual({ stops: [], legs: [] });
  });

  test('has a leg, a stop and a leg', () => {
    const points = [point(0, 0), point(5, 4000), point(10, 8000), point(20, 8100), point(31, 8050), point(40, 12_000)];
    expect(story(points)).toEqual({ stops: [stop(10, 31)], legs: [leg('TRAVEL', 0, 10, 8), leg('TRAVEL', 31, 40, 3.95)] });
  });

  test('can start with a stop, and has a leg between two stops', () => {
    const points = [point(0, 0), point(12, 10), point(15, 400), point(27, 410)];
    expect(story(points)).toEqual({ stops: [stop(0, 12), stop(15, 27)], legs: [leg('TRAVEL', 12, 15, 0.39)] });
  });

  test('has lengths that are the difference of the times that clocks show', () => {
    const points = [point(0.9, 0), point(12.2, 10), point(15.9, 5000), point(70.1, 30_000)];
    expect(story(points)).toMatchObject({ stops: [{ minutes: 12 }], legs: [{ minutes: 3 }, { minutes: 55 }] });
  });

  test.each([
    [9, 0, 0],
    [10, 0, 1],
    [10, 149, 1],
    [10, 151, 0],
  ])('with a halt of %i minutes within %i metres has %i stops', (minutes, metres, count) => {
    expect(story([point(0, 0), point(minutes, metres)]).stops).toHaveLength(count);
  });

  test.each([
    [44, ['TRAVEL']],
    [45, ['TRAVEL', 'SILENCE', 'TRAVEL']],
  ])('without a point for %i minutes has the legs %j', (minutes, kinds) => {
    const points = [point(0, 0), point(5, 3000), point(5 + minutes, 20_000), point(10 + minutes, 23_000)];
    expect(story(points).legs.map(({ kind }) => kind)).toEqual(kinds);
  });

  test('has no stop for a silence that began and ended at one place', () => {
    const points = [point(0, 0), point(12, 0), point(90, 10), point(102, 10)];
    expect(story(points)).toEqual({ stops: [stop(0, 12), stop(90, 102)], legs: [leg('SILENCE', 12, 90, 0.01)] });
  });

  test('leaves out points without a time', () => {
    expect(story([point(null, 50_000), point(0, 0), point(5, 1000)])).toEqual({ stops: [], legs: [leg('TRAVEL', 0, 5, 1)] });
  });
});

describe('any day', () => {
  /** Random halts, drives and silences: minutes since the previous point and metres from it. */
  const days = fc
    .array(fc.tuple(fc.integer({ min: 0, max: 80 }), fc.oneof(fc.integer({ min: -100, max: 100 }), fc.integer({ min: -5000, max: 5000 }))), { maxLength: 60 })
    .map((steps) => {
      let [minute, metres] = [0, 0];
      return steps.map(([minutes, way]) => {
        minute += minutes;
        metres += way;
        return point(minute, metres);
      });
    });
  const checked = (property: (points: readonly TravelPoint[]) => void) => fc.assert(fc.property(days, property));
  const spans = (points: readonly TravelPoint[]) => {
    const { stops, legs } = story(points);
    return [...stops, ...legs]
      .map(({ fromAt, untilAt }) => [fromAt ?? '', untilAt ?? ''] as const)
      .sort(([a, until], [b, other]) => (a < b || (a === b && until < other) ? -1 : 1));
  };

  test('stops and legs cover the whole time without overlap', () => {
    checked((points) => {
      const all = spans(points);
      const { used } = fixesOf(points);
      const ends = used.length < 2 ? [undefined, undefined] : [used[0]?.point.at, used.at(-1)?.point.at];
      expect([all[0]?.[0], all.at(-1)?.[1]]).toEqual(ends);
      for (const [step, [from]] of all.slice(1).entries()) expect(from).toBe(all[step]?.[1]);
    });
  });

  test('kilometres of legs and stops add up to those of the day', () => {
    checked((points) => {
      const { used } = fixesOf(points);
      const { stops, legs } = storyOf(used);
      const within = stops.map(({ fromAt, untilAt }) =>
        straightLineKm(used.filter(({ point: { at } }) => at && fromAt && untilAt && at >= fromAt && at <= untilAt)),
      );
      const ofLegs = legs.map((each) => each.straightLineKm);
      // Two points with the same time may belong to a stop and to a leg, so only bounds can be checked.
      expect(ofLegs.reduce((sum, km) => sum + km, 0)).toBeLessThanOrEqual(straightLineKm(used) + 1e-9);
      expect([...ofLegs, ...within].reduce((sum, km) => sum + km, 0)).toBeGreaterThanOrEqual(straightLineKm(used) - 1e-9);
    });
  });

  test('every stop satisfies the rules for duration, width and silence', () => {
    checked((points) => {
      const { used } = fixesOf(points);
      for (const { fromAt, untilAt, minutes, location } of storyOf(used).stops) {
        expect(minutes).toBeGreaterThanOrEqual(thresholds.stopMinutes);
        const own = used.filter(({ point: { at } }) => at && fromAt && untilAt && at > fromAt && at < untilAt);
        for (const fix of own) expect(distanceKm(fix.location, location) * 1000).toBeLessThanOrEqual(2 * thresholds.stopMetres + 1e-6);
        for (const [step, fix] of own.slice(1).entries()) expect(fix.ms - (own[step]?.ms ?? 0)).toBeLessThan(thresholds.silenceMinutes * 60_000);
      }
    });
  });

  test('every silence is long, and no gap within a leg is', () => {
    checked((points) => {
      for (const { kind, minutes } of story(points).legs) if (kind === 'SILENCE') expect(minutes).toBeGreaterThanOrEqual(thresholds.silenceMinutes);
      const silences = story(points).legs.filter(({ kind }) => kind === 'SILENCE').length;
      const { used } = fixesOf(points);
      const gaps = used.filter(({ ms }, step) => step > 0 && ms - (used[step - 1]?.ms ?? 0) >= thresholds.silenceMinutes * 60_000);
      expect(silences).toBe(gaps.length);
    });
  });
});
