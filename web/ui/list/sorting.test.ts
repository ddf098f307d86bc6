/** Sorting a list by a column: the effect of column heads and the parsing of an address. */
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { nextOrder, readOrder, sortState } from './sorting.ts';

const sorts = ['NAME', 'AREA'] as const;

it('goes from any order to ascending, descending and back to the default order', () => {
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

it.each(['', '-', 'name', '--NAME', 'VILLAGE', 'NAME '])('%j is the default order', (order) => {
  expect(readOrder(order, sorts)).toEqual({});
});
