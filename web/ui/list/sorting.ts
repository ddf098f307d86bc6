/** Order of a list by a column, in the address. `NAME` is ascending, `-NAME` descending, and no value the default order. */

/** Key of the order among the filter values. */
export const orderKey = 'order';

/** The order of a list and how to change it. */
export interface Sorting {
  /** Empty for the default order. */
  order: string;
  onOrder: (order: string) => void;
}

export type SortDirection = 'ASCENDING' | 'DESCENDING';

/** Parses the order of an address into query variables; no variables when the list has no such column. */
export function readOrder<Sort extends string>(order: string, sorts: readonly Sort[]): { sort?: Sort; direction?: SortDirection } {
  const isDescending = order.startsWith('-');
  const sort = sorts.find((name) => name === order.slice(isDescending ? 1 : 0));
  return sort === undefined ? {} : { sort, direction: isDescending ? 'DESCENDING' : 'ASCENDING' };
}

/** Returns the order after a press on a column head: ascending, descending, then the default order. */
export function nextOrder(order: string, sort: string): string {
  if (order === sort) return `-${sort}`;
  return order === `-${sort}` ? '' : sort;
}

/** Returns the value of `aria-sort` of a column's head. */
export function sortState(order: string, sort: string): 'ascending' | 'descending' | 'none' {
  if (order === sort) return 'ascending';
  return order === `-${sort}` ? 'descending' : 'none';
}
