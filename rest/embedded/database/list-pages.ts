/**
 * Pages of a list, newest first, the last and the thousandth as quick as the first. The REST API asks by page number, and PostgreSQL would read
 * and throw away every row before the page. Rows are added near the front and are never removed. Two instances whose clocks differ, or two
 * transactions that commit in another order than that of their ids, add a row below the newest ones, so the newest rows never count as settled.
 * Behind them the place of a row never changes. A mark holds the newest settled key, the number of settled rows, and the keys of places that were
 * read. The rows in front of the mark are counted by the index and shift a page by their number. Then the keys of the page are sought in the index
 * alone, from the nearest known place before or behind it or from an end of the list, and only its rows are read.
 */
import { setImmediate } from 'node:timers/promises';
import { and, asc, count, desc, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { PgDialect, type PgTable } from 'drizzle-orm/pg-core';
import { LRUCache } from 'lru-cache';
import { createBackgroundCounts } from './background-counts.ts';
import type { Database } from './database.ts';

/** A column of an index, or an expression of an index. It is never null. */
export interface KeyPart extends SQLWrapper {
  getSQLType(): string;
}

/** @param expression an expression as an index holds it @param type its SQL type */
export const keyExpression = (expression: SQL, type: string): KeyPart => ({ getSQL: () => expression, getSQLType: () => type });

/** A list whose order is that of its keys: an index of its table begins with exactly these parts, in this order, behind whatever narrows the list. */
export interface OrderedList {
  readonly table: PgTable;
  readonly key: readonly KeyPart[];
}

export interface PageWish {
  /** Its rows; undefined for all of the table. */
  readonly listed: SQL | undefined;
  /** Rows may leave the list, so its total is not used for longer than `keptMs`. */
  readonly isNarrowed?: boolean;
  readonly now: Date;
  /** Milliseconds for which a mark is valid. A row that is added behind the settled rows' newest key is not counted for that long. */
  readonly keptMs: number;
  /** From 0. */
  readonly number: number;
  readonly size: number;
  /** The newest first, if nothing is said. */
  readonly order?: string | undefined;
  /** Key of the row behind which the first page begins; the total is the whole list's all the same. */
  readonly olderThan?: Key | undefined;
}

export interface ListPage {
  /** Selects the rows of the page. */
  readonly rows: SQL | undefined;
  /** Their order. */
  readonly order: SQL;
  /** Rows in the whole list. */
  readonly total: Total;
}

/** Number of rows in a list, or the number that it has at least while it is being counted. */
export type Total = number | { readonly atLeast: number };

/** The values of the key columns, as text. */
export type Key = readonly string[];

/** State of one list at one moment. */
interface Mark {
  /** Number of settled rows. */
  readonly total: number;
  /** The newest settled key; null while no row is settled. */
  readonly newest: Key | null;
  /** Keys by their place at that moment, from 0 for the newest settled one. */
  readonly places: LRUCache<number, Key>;
}

/** Start, direction and offset of a read. */
export interface Seek {
  readonly direction: 'older' | 'newer';
  /** Null for the end of the list. */
  readonly from: Key | null;
  readonly skip: number;
}

/** Limits of the cache. */
const mostMarks = 100;
const mostPlaces = 1000;

/** Newest rows that are counted anew for each page, because rows may still be added between them. */
const unsettled = 100;

export type ReadListPage = (database: Database, wish: PageWish) => Promise<ListPage>;

/** @param exactUpTo rows of a list that is counted each time: it costs little, and nobody misses a row of a short list that came under a lower key */
export function createListPages(list: OrderedList, exactUpTo = mostExact): ReadListPage {
  const { table, key } = list;
  const marks = createBackgroundCounts<Mark>(mostMarks);
  async function makeMark(database: Database, listed: SQL | undefined): Promise<Mark> {
    const [newest = null] = await readKeys(database, list, listed, { direction: 'older', from: null, skip: unsettled }, 1);
    const total = newest === null ? 0 : await database.$count(table, and(listed, compared(key, '<=', newest)));
    return { total, newest, places: new LRUCache<number, Key>({ max: mostPlaces }) };
  }

  /** Returns the mark of a list and the number of rows in front of it. Null while a long list is counted for the first time, in the background. */
  async function countsOf(database: Database, { listed, now, keptMs, isNarrowed = false }: PageWish) {
    const name = nameOf(listed);
    const make = () => makeMark(database, listed);
    const ages = isNarrowed ? { freshMs: keptMs / 2, usableMs: keptMs } : { freshMs: keptMs, usableMs: Number.POSITIVE_INFINITY };
    const mark = marks.get(name, now, ages, make);
    if (mark !== undefined)
      return { mark, added: await database.$count(table, and(listed, mark.newest === null ? undefined : compared(key, '>', mark.newest))) };
    const total = await countUpTo(database, table, listed, exactUpTo + 1);
    if (total <= exactUpTo) return { mark: { total: 0, newest: null, places: new LRUCache<number, Key>({ max: 1 }) }, added: total };
    marks.start(name, now, ages, make);
    return null;
  }

  return async (database, wish) => {
    const { listed, number, size, olderThan } = wish;
    const isOldestFirst = wish.order === 'OLDEST';
    const order = orderOf(key, isOldestFirst ? asc : desc);
    const counts = await countsOf(database, wish);
    const total: Total = counts === null ? { atLeast: exactUpTo + 1 } : counts.mark.total + counts.added;
    const skipped = number * size;
    const between = ([newestOfPage, ...others]: readonly Key[]): ListPage => {
      if (newestOfPage === undefined) return { rows: sql`false`, order, total };
      return { rows: and(listed, compared(key, '<=', newestOfPage), compared(key, '>=', others.at(-1) ?? newestOfPage)), order, total };
    };
    if (olderThan !== undefined || counts === null || typeof total !== 'number') {
      const behind = olderThan && compared(key, isOldestFirst ? '>' : '<', olderThan);
      const seek = { direction: isOldestFirst ? 'newer' : 'older', from: null, skip: skipped } as const;
      const keys = await readKeys(database, list, and(listed, behind), seek, size);
      return between(isOldestFirst ? keys.toReversed() : keys);
    }

    const length = Math.min(size, total - skipped);
    if (length <= 0) return between([]);

    // A place is counted from the newest row, whichever comes first on the pages.
    const first = isOldestFirst ? total - skipped - length : skipped;

    const { places } = counts.mark;
    const start = first - counts.added;
    const seek = nearestSeek(places.entries(), { start, end: start + length - 1, first, total });
    const keys = await readKeys(database, list, listed, seek, length);
    if (seek.direction === 'newer') keys.reverse();
    const [newestOfPage, oldestOfPage] = [keys[0], keys.at(-1)];
    if (start >= 0 && newestOfPage !== undefined && oldestOfPage !== undefined) places.set(start, newestOfPage).set(start + length - 1, oldestOfPage);
    return between(keys);
  };
}

/** Maximum number of rows that each request counts. The total of a longer list may be a minute old. */
export const mostExact = 10_000;

/** Number of rows of the condition, at most `limit`. */
export async function countUpTo(database: Database, table: PgTable, listed: SQL | undefined, limit: number): Promise<number> {
  const first = database
    .select({ one: sql`1`.as('one') })
    .from(table)
    .where(listed)
    .limit(limit)
    .as('first_rows');
  const [found] = await database.select({ rows: count() }).from(first);
  return found?.rows ?? 0;
}

const dialect = new PgDialect();

/** Identifies a list by its condition and the values in it. */
export const nameOf = (listed: SQL | undefined): string => {
  const { sql: text, params } = dialect.sqlToQuery(listed ?? sql`true`);
  return JSON.stringify([text, params]);
};

/** The shortest way to the places from `start` to `end`, below 0 for rows that came after the mark; `first` counts from the newest of all `total`. */
export function nearestSeek(
  places: Iterable<readonly [number, Key]>,
  { start, end, first, total }: { readonly start: number; readonly end: number; readonly first: number; readonly total: number },
): Seek {
  const fromOldest = total - first - (end - start + 1);
  let best: Seek = fromOldest < first ? { direction: 'newer', from: null, skip: fromOldest } : { direction: 'older', from: null, skip: first };
  for (const [place, from] of places) {
    if (start >= place && start - place < best.skip) best = { direction: 'older', from, skip: start - place };
    if (place >= end && place - end < best.skip) best = { direction: 'newer', from, skip: place - end };
  }
  return best;
}

/** The keys of a page, read in an index alone. */
export function selectKeys(database: Database, { table, key }: OrderedList, listed: SQL | undefined, { direction, from, skip }: Seek, length: number) {
  const isOlder = direction === 'older';
  return database
    .select(Object.fromEntries(key.map((part, index) => [String(index), sql`${part}`])))
    .from(table)
    .where(from === null ? listed : and(listed, compared(key, isOlder ? '<=' : '>=', from)))
    .orderBy(orderOf(key, isOlder ? desc : asc))
    .limit(length)
    .offset(skip);
}

/** By all columns of a key, in one direction. */
export const orderOf = (key: readonly KeyPart[], direction: typeof asc): SQL => sql.join(key.map(direction), sql`, `);

/** All of a list in batches, the newest first: each selects its rows. Others get their turn between two of them, and no transaction is held. */
export async function* walkList(
  database: Database,
  list: OrderedList,
  listed: SQL | undefined,
  size: number,
): AsyncGenerator<Pick<ListPage, 'rows' | 'order'>> {
  const order = orderOf(list.key, desc);
  for (let left = listed; ; ) {
    const keys = await readKeys(database, list, left, { direction: 'older', from: null, skip: 0 }, size);
    const [newest, oldest] = [keys[0], keys.at(-1)];
    if (newest === undefined || oldest === undefined) return;
    yield { rows: and(listed, compared(list.key, '<=', newest), compared(list.key, '>=', oldest)), order };
    if (keys.length < size) return;
    left = and(listed, compared(list.key, '<', oldest));
    await setImmediate();
  }
}

/** The key of a row by its id, which is the last of the key's columns; null when there is none. */
export async function keyOf(database: Database, list: OrderedList, id: string): Promise<Key | null> {
  const [found = null] = await readKeys(database, list, sql`${list.key.at(-1)} = ${id}::bigint`, { direction: 'older', from: null, skip: 0 }, 1);
  return found;
}

/** The keys of a page, as text. */
export async function readKeys(database: Database, list: OrderedList, listed: SQL | undefined, seek: Seek, length: number): Promise<Key[]> {
  const rows = await selectKeys(database, list, listed, seek, length);
  return rows.map((row) => list.key.map((_, index) => String(row[String(index)])));
}

/**
 * Compares keys as the index orders them. The first column is compared by itself as well: where something else narrows it, such as a month,
 * PostgreSQL begins to read at the narrowest of such bounds, and a row of columns is none of them.
 */
export function compared(columns: readonly KeyPart[], operator: '<' | '<=' | '>=' | '>', key: Key): SQL | undefined {
  const values = columns.map((column, index) => sql`${sql.param(key[index])}::${sql.raw(column.getSQLType().replace('bigserial', 'bigint'))}`);
  const whole = sql`(${sql.join([...columns], sql`, `)}) ${sql.raw(operator)} (${sql.join(values, sql`, `)})`;
  return columns.length === 1 ? whole : and(sql`${columns[0]} ${sql.raw(operator.startsWith('<') ? '<=' : '>=')} ${values[0]}`, whole);
}
