/** Keys of a list's rows: a row that comes takes over the elements of one that goes, since to fill them anew takes less than to make them. */
import { useState } from 'react';

interface Keyed {
  ids: readonly string[];
  keys: readonly number[];
}

/** @returns a key for each id: the one from before for what stays, and the first free ones for what comes */
export function rowKeys(before: Keyed, ids: readonly string[]): readonly number[] {
  const left = new Map(before.ids.map((id, index) => [id, before.keys[index]]));
  const kept = ids.map((id) => {
    const key = left.get(id);
    // An id that comes twice is two rows.
    left.delete(id);
    return key;
  });
  const taken = new Set(kept);
  let free = 0;
  return kept.map((key) => {
    if (key !== undefined) return key;
    while (taken.has(free)) free += 1;
    return free++;
  });
}

/** @param ids of the rows that are shown: the same array as long as they are */
export function useRowKeys(ids: readonly string[]): readonly number[] {
  const [keyed, setKeyed] = useState<Keyed>({ ids: [], keys: [] });
  if (keyed.ids === ids) return keyed.keys;
  const keys = rowKeys(keyed, ids);
  setKeyed({ ids, keys });
  return keys;
}
