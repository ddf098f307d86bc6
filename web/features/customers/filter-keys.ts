/** Keys of the filters of farmers and dealers in an address, separate because addresses need them before the lists load. */
import { rangeKeys } from '../../ui/list/filters.ts';

export const customerFilterKeys = [...rangeKeys, 'unvisited'] as const;
