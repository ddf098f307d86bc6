/** What stays keeps its key, what comes takes the first free ones. */
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { rowKeys } from './row-keys.ts';

const nothing = { ids: [], keys: [] };
const keyed = (ids: readonly string[], before: Parameters<typeof rowKeys>[0] = nothing) => ({ ids, keys: rowKeys(before, ids) });
const page = fc.array(fc.constantFrom(...'abcdefghijklmno'), { maxLength: 10 });

it('another page of as many rows has the same keys in the same order', () => {
  const first = keyed(['a', 'b', 'c']);
  expect(first.keys).toEqual([0, 1, 2]);
  expect(rowKeys(first, ['d', 'e', 'f'])).toEqual([0, 1, 2]);
  expect(rowKeys(first, ['d', 'e'])).toEqual([0, 1]);
});

it('one that comes to a page takes the key of the one that goes, wherever it stands', () => {
  expect(rowKeys(keyed(['a', 'b', 'c']), ['new', 'a', 'b'])).toEqual([2, 0, 1]);
  expect(rowKeys(keyed(['a', 'b', 'c']), ['a', 'c'])).toEqual([0, 2]);
});

it('no two rows have one key, also where an id comes twice, and what stays keeps its own', () => {
  fc.assert(
    fc.property(fc.array(page, { minLength: 1, maxLength: 6 }), (pages) => {
      let before = keyed([]);
      for (const ids of pages) {
        const after = keyed(ids, before);
        expect(after.keys).toHaveLength(ids.length);
        expect(new Set(after.keys).size).toBe(ids.length);
        const isOnce = (id: string) => [before.ids, ids].every((some) => some.filter((each) => each === id).length === 1);
        for (const id of ids.filter(isOnce)) expect(after.keys[ids.indexOf(id)]).toBe(before.keys[before.ids.indexOf(id)]);
        before = after;
      }
    }),
  );
});
