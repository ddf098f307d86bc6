/** Groups of customers who are near each other: rules that hold for any customers. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { distanceKm } from '../../contract/travel.ts';
import { type Candidate, groupNearby } from './nearby.ts';

const options = { size: 12, mostInGroup: 4, withinKm: 10 };

const place = fc.record({ latitude: fc.double({ min: 18, max: 18.4, noNaN: true }), longitude: fc.double({ min: 73, max: 73.4, noNaN: true }) });
const candidates = fc
  .array(fc.record({ place: fc.option(place), lastVisitMs: fc.option(fc.integer({ min: 0, max: 20 })) }), { maxLength: 40 })
  .map((rows) => rows.map((row, at): Candidate => ({ ...row, key: `FARMER-${at}` })));

/** Later is not visited for a shorter time; never is last. */
const visitOf = ({ lastVisitMs }: Candidate) => lastVisitMs ?? Number.POSITIVE_INFINITY;

test('each customer is suggested once, up to the wanted number, and as many as there are', () => {
  fc.assert(
    fc.property(candidates, (all) => {
      const found = groupNearby(all, options).map(({ candidate }) => candidate);
      expect(new Set(found).size).toBe(found.length);
      expect(found.every((candidate) => all.includes(candidate))).toBe(true);
      expect(found.length).toBe(Math.min(all.length, options.size));
    }),
  );
});

test('all of a group are within the distance of its first, who has no nearer one before', () => {
  fc.assert(
    fc.property(candidates, (all) => {
      const found = groupNearby(all, options);
      for (const { candidate, group, kmFromFirst } of found) {
        const members = found.filter((each) => each.group === group);
        const first = members[0]?.candidate.place ?? null;
        if (candidate.place === null || first === null) {
          expect([first, kmFromFirst]).toEqual([null, null]);
          continue;
        }
        expect(members.length).toBeLessThanOrEqual(options.mostInGroup);
        expect(distanceKm(first, candidate.place)).toBeLessThanOrEqual(options.withinKm);
        expect(Math.abs((kmFromFirst ?? Number.NaN) - distanceKm(first, candidate.place))).toBeLessThanOrEqual(0.05 + 1e-9);
      }
      const kms = (group: number) => found.filter((each) => each.group === group).flatMap(({ kmFromFirst }) => kmFromFirst ?? []);
      for (const { group } of found) expect(kms(group)).toEqual(kms(group).toSorted((one, other) => one - other));
    }),
  );
});

test('nobody with a place waits for somebody who was visited later: each group holds the longest unvisited of those left', () => {
  fc.assert(
    fc.property(candidates, (all) => {
      const found = groupNearby(all, options).filter(({ candidate }) => candidate.place !== null);
      const taken = new Set<Candidate>();
      for (let group = 0; group <= (found.at(-1)?.group ?? -1); group += 1) {
        const members = found.filter((each) => each.group === group).map(({ candidate }) => candidate);
        const left = all.filter((candidate) => candidate.place !== null && !taken.has(candidate));
        expect(Math.min(...members.map(visitOf))).toBe(Math.min(...left.map(visitOf)));
        for (const member of members) taken.add(member);
      }
    }),
  );
});

test('the order in which the customers are read does not matter', () => {
  fc.assert(
    fc.property(candidates, fc.infiniteStream(fc.nat()), (all, draws) => {
      const mixed = all.map((candidate) => ({ candidate, draw: draws.next().value ?? 0 })).sort((one, other) => one.draw - other.draw);
      const found = (from: readonly Candidate[]) => groupNearby(from, options).map(({ candidate, group }) => [candidate.key, group]);
      // Members at one place have no order of their own.
      const distinct = new Set(all.map(({ place }) => JSON.stringify(place))).size === all.length;
      fc.pre(distinct);
      expect(found(mixed.map(({ candidate }) => candidate))).toEqual(found(all));
    }),
  );
});

describe('a customer to start with', () => {
  const at = (key: string, latitude: number | null, lastVisitMs: number | null): Candidate => ({
    key,
    lastVisitMs,
    place: latitude === null ? null : { latitude, longitude: 73 },
  });
  const keys = (all: readonly Candidate[], start?: Candidate) => groupNearby(all, options, start).map(({ candidate, group }) => `${group} ${candidate.key}`);

  test('is the first, however lately they were visited, with those who are near', () => {
    const start = at('start', 18.5, 90);
    expect(keys([at('old', 20, 1), at('near', 18.51, 50), start], start)).toEqual(['0 start', '0 near', '1 old']);
    expect(keys([at('old', 20, 1), at('near', 18.51, 50)], start)).toEqual(['0 start', '0 near', '1 old']);
  });

  test('is alone where their place is unknown', () => {
    const start = at('start', null, null);
    expect(keys([start, at('old', 20, 1), at('lost', null, 1)], start)).toEqual(['0 start', '1 old', '2 lost']);
  });
});
