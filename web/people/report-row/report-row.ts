/** The row of a report by which a list is filtered, in the address. */
import type { FilterValues } from '../../ui/list/filters.ts';

/** Keys of the row in an address. */
export const reportRowKeys = ['group', 'key'] as const;

/** Key of the row that counts the codes of packs without a dealer. */
export const noDealer = 'NONE';

/** Returns the row as a query variable; undefined without a row of one of the groups. */
export function reportRowOf<const Group extends string>({ group, key }: FilterValues, groups: readonly Group[]) {
  const groupBy = groups.find((each) => each === group);
  return groupBy && key ? { groupBy, key } : undefined;
}

/** Returns the state, the district and the taluka of a key. */
export function areaOfKey(key: string) {
  const [state = '', district = '', taluka = ''] = key.split('/');
  return { state, district, taluka };
}
