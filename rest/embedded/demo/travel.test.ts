import { describe, expect, it } from 'vitest';
import { isWorkday } from './calendar.ts';
import { staff } from './employees.ts';
import { daysAround, demoCustomers } from './testing/example-world.ts';
import { type TravelRow, travelRows } from './travel.ts';
import { distanceKm, trip } from './trips.ts';
import { history } from './world.ts';

describe('travel', () => {
  const trips = daysAround(-history.travel, -1).flatMap((day) =>
    staff.field.flatMap((person) => {
      const found = trip(demoCustomers, person, day);
      return found === null ? [] : [{ person, day, trip: found, points: travelRows(person, day, found) }];
    }),
  );
  const points = trips.flatMap((each) => each.points);
  const place = ({ latitude, longitude }: TravelRow) => (latitude && longitude ? { latitude, longitude } : null);

  it('has about 90 points a day for about 20 people', () => {
    expect(trips.length / daysAround(-history.travel, -1).filter(isWorkday).length).toBeGreaterThan(19);
    expect(points.length / trips.length).toBeGreaterThan(75);
    expect(points.length / trips.length).toBeLessThan(105);
  });

  it('stays near the person’s road, except for faults', () => {
    for (const { person, points: track } of trips) {
      const good = track.map(place).filter((each) => each !== null);
      const far = good.filter((each) => Math.min(...(person.road ?? []).map((town) => distanceKm(town, each))) > 40);
      expect(far.length).toBeLessThanOrEqual(2);
    }
  });

  it('stops at least four times on nearly every trip, each time at a registered person', () => {
    const stops = trips.map((each) => each.trip.stops.filter((stop) => stop.party !== null).length);
    expect(stops.filter((number) => number >= 4).length / stops.length).toBeGreaterThan(0.85);
    for (const { day, trip: found } of trips) {
      for (const { party, town } of found.stops) {
        if (party !== null) expect(Object.values(demoCustomers.registeredIn(town, day)).flat()).toContain(party);
      }
    }
  });

  it('is as fast as a vehicle on these roads', () => {
    for (const { trip: found } of trips) {
      for (const leg of found.legs) expect(distanceKm(leg.from, leg.to) / ((leg.arrive - leg.depart) / 3600)).toBeLessThan(56);
    }
  });

  it('ends in the evening', () => {
    for (const { trip: found } of trips) expect(found.end).toBeLessThan(22 * 3600);
  });

  it('is faulty in about one of a hundred points, in every way that occurs in devices', () => {
    const lost = points.filter((point) => point.latitude === null);
    const zero = points.filter((point) => point.latitude === 0 && point.longitude === 0);
    const twice = points.filter((point) => point.syncComment === 'Sent twice');
    const jumps = trips.flatMap(({ points: track }) => track.filter((point, index) => isJump(track[index - 1], point)));
    const late = points.filter((point) => point.syncComment?.endsWith('minutes late'));
    const gaps = trips.filter(({ points: track }) =>
      track.some((point, index) => index > 0 && minutes(track[index - 1], point) >= 40 && point.comment !== 'Check out'),
    );
    for (const kind of [lost, zero, twice, jumps, late, gaps]) expect(kind.length).toBeGreaterThan(10);
    const share = (lost.length + zero.length + twice.length + jumps.length) / points.length;
    expect(share).toBeGreaterThan(0.007);
    expect(share).toBeLessThan(0.014);
  });

  it('has a duplicate time exactly when a point was sent twice', () => {
    for (const { points: track } of trips) {
      const times = track.map((point) => point.at);
      expect(times.length - new Set(times).size).toBe(track.filter((point) => point.syncComment === 'Sent twice').length);
    }
  });

  function isJump(before: TravelRow | undefined, point: TravelRow): boolean {
    const [from, to] = [before === undefined ? null : place(before), place(point)];
    return from !== null && to !== null && distanceKm(from, to) > 20 && minutes(before, point) < 10;
  }

  function minutes(before: TravelRow | undefined, point: TravelRow): number {
    return before === undefined ? 0 : (Date.parse(point.at) - Date.parse(before.at)) / 60_000;
  }
});
