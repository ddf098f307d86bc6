/** Properties of groups of nearby customers, for random customers. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { distanceKm } from '../../contract/travel.ts';
import { type Candidate, groupNearby } from './nearby.ts';

const options = { size: 12, maxInGroup: 4, withinKm: 10 };

const place = fc.record({ latitude: fc.double({ min: 18, max: 18.4, noNaN: true }), longitude: fc.double({ min: 73, max: 73.4, noNaN: true }) });
const candidates = fc
  .array(fc.record({ place: fc.option(place), lastVisitMs: fc.option(fc.integer({ min: 0, max: 20 })) }), { maxLength: 40 })
  .map((rows) => rows.map((row, at): Candidate => ({ ...row, key: `FARMER-${at}` })));

/** Returns the last visit for comparison. Customers without a visit are last. */
const visitOf = ({ lastVisitMs }: Candidate) => lastVisitMs ?? Number.POSITIVE_INFINITY;

test('suggests each customer once, up to the requested number', () => {
  fc.assert(
    fc.property(candidates, (all) => {
      const found = groupNearby(all, options).map(({ candidate }) => candidate);
      expect(new Set(found).size).toBe(found.length);
      expect(found.every((candidate) => all.includes(candidate))).toBe(true);
      expect(found.length).toBe(Math.min(all.length, options.size));
    }),
  );
});

test('keeps each group within the distance of its first customer, nearest first', () => {
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
        expect(members.length).toBeLessThanOrEqual(options.maxInGroup);
        expect(distanceKm(first, candidate.place)).toBeLessThanOrEqual(options.withinKm);
        expect(Math.abs((kmFromFirst ?? Number.NaN) - distanceKm(first, candidate.place))).toBeLessThanOrEqual(0.05 + 1e-9);
      }
      const kms = (group: number) => found.filter((each) => each.group === group).flatMap(({ kmFromFirst }) => kmFromFirst ?? []);
      for (const { group } of found) expect(kms(group)).toEqual(kms(group).toSorted((one, other) => one - other));
    }),
  );
});

test('begins each group with a customer who was unvisited for the longest time', () => {
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

test('does not depend on the order of the customers', () => {
  fc.assert(
    fc.property(candidates, fc.infiniteStream(fc.nat()), (all, draws) => {
      const mixed = all.map((candidate) => ({ candidate, draw: draws.next().value ?? 0 })).sort((one, other) => one.draw - other.draw);
      const found = (from: readonly Candidate[]) => groupNearby(from, options).map(({ candidate, group }) => [candidate.key, group]);
      // Customers at one place have no defined order.
      const distinct = new Set(all.map(({ place }) => JSON.stringify(place))).size === all.length;
      fc.pre(distinct);
      expect(found(mixed.map(({ candidate }) => candidate))).toEqual(found(all));
    }),
  );
});

describe('a given first customer', () => {
  const at = (key: string, latitude: number | null, lastVisitMs: number | null): Candidate => ({
    key,
    lastVisitMs,
    place: latitude === null ? null : { latitude, longitude: 73 },
  });
  const keys = (all: readonly Candidate[], start?: Candidate) => groupNearby(all, options, start).map(({ candidate, group }) => `${group} ${candidate.key}`);

  test('begins the first group, whenever the last visit was, followed by nearby customers', () => {
    const start = at('start', 18.5, 90);
    expect(keys([at('old', 20, 1), at('near', 18.51, 50), start], start)).toEqual(['0 start', '0 near', '1 old']);
    expect(keys([at('old', 20, 1), at('near', 18.51, 50)], start)).toEqual(['0 start', '0 near', '1 old']);
  });

  test('is alone when its place is unknown', () => {
    const start = at('start', null, null);
    expect(keys([start, at('old', 20, 1), at('lost', null, 1)], start)).toEqual(['0 start', '1 old', '2 lost']);
  });
});
