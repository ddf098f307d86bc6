/** Properties of coverage rows: their sums, their order, and the rows of the other kind beside them. */
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { type CoverageRow, coverageSorts, notVisited, sortedCoverage, sumOf, withNinety, withOthers } from './coverage-rows.ts';

const counted = fc
  .record({ key: fc.constantFrom('Haveli', 'Shirur', 'Junnar', 'Khed', 'Maval', 'Mulshi'), never: fc.nat(9), late: fc.nat(9), visited: fc.nat(9) })
  .map(({ key, never, late, visited }) => ({
    __typename: 'CoverageRow' as const,
    key,
    label: key,
    state: 'Maharashtra',
    district: 'Pune',
    total: never + late + visited,
    visited,
    never,
  }));
const rows = fc.uniqueArray(counted, { selector: ({ key }) => key });
const sum = (counts: readonly number[]) => counts.reduce((total, count) => total + count, 0);
const keysOf = (all: readonly CoverageRow[]) => all.map(({ key }) => key);

it('the sum counts every customer of both kinds once, and each group has one row', () => {
  fc.assert(
    fc.property(rows, rows, rows, (own, ofNinety, others) => {
      const all = withOthers(withNinety(own, ofNinety), others);
      expect(keysOf(all).sort()).toEqual([...new Set([...keysOf(own), ...keysOf(others)])].sort());
      const totals = sumOf(all);
      const sums = (list: typeof own) => ({ total: sum(list.map(({ total }) => total)), visited: sum(list.map(({ visited }) => visited)) });
      expect(totals).toMatchObject({ ...sums(own), never: sum(own.map(({ never }) => never)), others: sums(others) });
      expect(totals.notVisited90).toBe(sum(ofNinety.filter(({ key }) => keysOf(own).includes(key)).map(notVisited)));
    }),
  );
});

it('a sorted table has the same rows, and its reverse order only exchanges unequal ones', () => {
  fc.assert(
    fc.property(rows, fc.constantFrom(...coverageSorts), (own, sort) => {
      const [up, down] = [sortedCoverage(own, sort), sortedCoverage(own, `-${sort}`)];
      expect(keysOf(up).sort()).toEqual(keysOf(own).sort());
      expect(keysOf(down).sort()).toEqual(keysOf(own).sort());
      if (sort === 'label') expect(keysOf(down)).toEqual(keysOf(up).toReversed());
      if (sort === 'unvisited') expect(up.map(notVisited)).toEqual(down.map(notVisited).toReversed());
    }),
  );
});
