/** The order of a list by a column: what heads do, and what an address means. */
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { nextOrder, readOrder, sortState } from './sorting.ts';

const sorts = ['NAME', 'AREA'] as const;

it('goes from any order by ascending and descending back to the usual one', () => {
  fc.assert(
    fc.property(fc.constantFrom('', 'NAME', '-NAME', 'GONE'), fc.constantFrom(...sorts), (before, sort) => {
      const from = sortState(before, sort) === 'none' ? before : '';
      const orders: string[] = [from];
      for (let press = 0; press < 3; press += 1) orders.push(nextOrder(orders.at(-1) ?? '', sort));
      expect(orders.slice(1)).toEqual([sort, `-${sort}`, '']);
      expect(orders.map((order) => sortState(order, sort))).toEqual(['none', 'ascending', 'descending', 'none']);
      expect(orders.map((order) => readOrder(order, [sort]).direction)).toEqual([undefined, 'ASCENDING', 'DESCENDING', undefined]);
    }),
  );
});

it.each(['', '-', 'name', '--NAME', 'VILLAGE', 'NAME '])('%j is the usual order', (order) => {
  expect(readOrder(order, sorts)).toEqual({});
});
