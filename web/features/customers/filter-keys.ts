/** Keys of the filters of farmers and dealers in an address. Addresses need them before the lists are loaded. */
import { rangeKeys } from '../../ui/list/filters.ts';

export const customerFilterKeys = [...rangeKeys, 'unvisited'] as const;
