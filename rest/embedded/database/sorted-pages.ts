/**
 * Pages of a list in an order in which rows are added anywhere, such as by name. A page by number is sought in the index from the nearest place that was
 * read before, or from an end of the list. Places are cached for a minute, while the total is unchanged.
 */
import { and, asc, desc, inArray, type SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { LRUCache } from 'lru-cache';
import type { Database } from './database.ts';
import {
  compared,
  type FormerRows,
  type Key,
  type KeyPart,
  type ListPage,
  maxExactCount,
  nameOf,
  nearestSeek,
  type OrderedList,
  orderOf,
  readKeys,
  type Total,
} from './list-pages.ts';

export interface SortedList {
  readonly table: PgTable;
  /** An index of the table begins with these parts, followed by the id. */
  readonly by: readonly KeyPart[];
  readonly id: PgColumn;
  /** See `OrderedList`. */
  readonly former?: FormerRows | undefined;
}

export interface SortedPageRequest {
  readonly listed: SQL | undefined;
  readonly total: Total;
  readonly isAscending: boolean;
  readonly now: Date;
  /** Page number, from 0. */
  readonly number: number;
  readonly size: number;
  /** Key of the row after which the first page begins. */
  readonly after?: Key | undefined;
}

export interface SortedPages {
  readonly list: OrderedList;
  readonly read: (database: Database, request: SortedPageRequest) => Promise<ListPage>;
}

/** Keys by their place in descending order, from 0, in a list of `total` rows. */
interface Places {
  readonly total: number;
  readonly since: number;
  readonly keys: LRUCache<number, Key>;
}

const maxLists = 100;
const maxPlaces = 1000;
const ttlMs = 60_000;

/** @param placesFrom minimum number of rows for places to be cached, because pages of a shorter list are cheap */
export function createSortedPages({ table, by, id, former }: SortedList, placesFrom = maxExactCount): SortedPages {
  const list: OrderedList = { table, key: [...by, id], former };
  const lists = new LRUCache<string, Places>({ max: maxLists });

  function placesOf({ listed, now }: SortedPageRequest, total: number): Places['keys'] {
    const name = nameOf(listed);
    const cached = lists.get(name);
    if (cached !== undefined && cached.total === total && now.getTime() - cached.since < ttlMs) return cached.keys;
    const keys = new LRUCache<number, Key>({ max: maxPlaces });
    lists.set(name, { total, since: now.getTime(), keys });
    return keys;
  }

  async function readByNumber(database: Database, request: SortedPageRequest, total: number): Promise<Key[]> {
    const { listed, isAscending, number, size } = request;
    const length = Math.min(size, total - number * size);
    if (length <= 0) return [];
    const start = isAscending ? total - number * size - length : number * size;
    const end = start + length - 1;
    const places = total < placesFrom ? undefined : placesOf(request, total);
    const seek = nearestSeek(places?.entries() ?? [], { start, end, first: start, total });
    const keys = await readKeys(database, list, listed, seek, length);
    if (seek.direction === 'newer') keys.reverse();
    const [first, last] = [keys[0], keys.at(-1)];
    if (first !== undefined && last !== undefined && keys.length === length) places?.set(start, first).set(end, last);
    return keys;
  }

  return {
    list,
    async read(database, request) {
      const { listed, total, isAscending, number, size, after } = request;
      const behind = after && compared(list.key, isAscending ? '>' : '<', after);
      const keys =
        after === undefined && typeof total === 'number'
          ? await readByNumber(database, request, total)
          : await readKeys(database, list, and(listed, behind), { direction: isAscending ? 'newer' : 'older', from: null, skip: number * size }, size);
      const ids = keys.map((key) => key.at(-1));
      return { rows: inArray(id, ids), order: orderOf(list.key, isAscending ? asc : desc), total };
    },
  };
}
