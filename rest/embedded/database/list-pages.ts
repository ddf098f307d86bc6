/**
 * Pages of a list, newest first, with the same cost for every page. The REST API requests pages by number, and `OFFSET` would read and discard every row
 * before the page.
 *
 * Rows are added near the front and are never removed. Instances with different clocks, or transactions that commit in another order than their ids, add
 * rows below the newest ones. Therefore the newest rows never count as settled. The position of a settled row never changes.
 *
 * A snapshot stores the newest settled key, the number of settled rows, and the keys of positions that were read. The rows in front of the snapshot are
 * counted by the index, and shift a page by their number. The keys of the page are then sought in the index alone, from the nearest known position or
 * from an end of the list. Only the rows of the page are read.
 */
import { setImmediate } from 'node:timers/promises';
import { and, asc, count, desc, eq, getTableName, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { type PgColumn, PgDialect, type PgTable } from 'drizzle-orm/pg-core';
import { LRUCache } from 'lru-cache';
import { createBackgroundCounts } from './background-counts.ts';
import type { Database } from './database.ts';

/** A column or an expression of an index. It is never null. */
export interface KeyPart extends SQLWrapper {
  getSQLType(): string;
}

/**
 * Creates a key part from an expression.
 * @param expression the expression in the index
 * @param type its SQL type
 */
export const keyExpression = (expression: SQL, type: string): KeyPart => ({ getSQL: () => expression, getSQLType: () => type });

/** A list in the order of its keys. An index of its table has these parts in this order, directly after the columns that filter the list. */
export interface OrderedList {
  readonly table: PgTable;
  readonly key: readonly KeyPart[];
  /** Copies of rows that left the table. Such a row still names its place in the list. */
  readonly former?: FormerRows | undefined;
}

/** A table of rows that left another table, each as JSON with all its columns. */
export type FormerRows = PgTable & { readonly id: PgColumn; readonly row: PgColumn };

export interface PageRequest {
  /** Condition for the rows of the list, or undefined for the whole table. */
  readonly listed: SQL | undefined;
  /** True when rows may leave the list, so its total is used for at most `ttlMs`. */
  readonly isFiltered?: boolean;
  readonly now: Date;
  /** Milliseconds for which a snapshot is valid, a minute by default. A row added below the newest settled key, as by concurrent writes, is counted then. */
  readonly ttlMs?: number;
  readonly number: number;
  readonly size: number;
  /** Order of the rows, newest first by default. */
  readonly order?: string | undefined;
  /** Key of the row after which the first page begins. Does not affect the total. */
  readonly after?: Key | undefined;
}

export interface ListPage {
  /** Condition that selects the rows of the page. */
  readonly rows: SQL | undefined;
  readonly order: SQL;
  /** Number of rows in the whole list. */
  readonly total: Total;
}

/** Number of rows in a list, or its lower bound while the list is being counted. */
export type Total = number | { readonly atLeast: number };

/** Values of the key columns as text. */
export type Key = readonly string[];

/** State of a list at a moment. */
interface CountSnapshot {
  /** Number of settled rows. */
  readonly total: number;
  /** The newest settled key, or null while no row is settled. */
  readonly newest: Key | null;
  /** Keys by their position at that moment, where 0 is the newest settled row. */
  readonly positions: LRUCache<number, Key>;
}

/** Start, direction and offset of a read. */
export interface Seek {
  readonly direction: 'older' | 'newer';
  /** Null for the end of the list. */
  readonly from: Key | null;
  readonly skip: number;
}

const minuteMs = 60_000;

/** Limits of the cache. */
const maxSnapshots = 100;
const maxPositions = 1000;

/** Number of newest rows that are counted again for each page, because rows may still be added between them. */
const unsettled = 100;

export type ReadListPage = (database: Database, request: PageRequest) => Promise<ListPage>;

/**
 * Creates a reader of pages.
 * @param exactUpTo maximum number of rows for a list to be counted by every request, which is cheap and includes rows added under a lower key
 */
export function createListPages(list: OrderedList, exactUpTo = maxExactCount): ReadListPage {
  const { table, key } = list;
  const snapshots = createBackgroundCounts<CountSnapshot>(maxSnapshots);
  async function takeSnapshot(database: Database, listed: SQL | undefined): Promise<CountSnapshot> {
    const [newest = null] = await readKeys(database, list, listed, { direction: 'older', from: null, skip: unsettled }, 1);
    const total = newest === null ? 0 : await database.$count(table, and(listed, compared(key, '<=', newest)));
    return { total, newest, positions: new LRUCache<number, Key>({ max: maxPositions }) };
  }

  /** Returns the snapshot of a list and the number of rows in front of it. Returns null during the first count of a long list, which runs in the background. */
  async function countsOf(database: Database, { listed, now, ttlMs = minuteMs, isFiltered = false }: PageRequest) {
    const name = nameOf(listed);
    const make = () => takeSnapshot(database, listed);
    const ages = isFiltered ? { freshMs: ttlMs / 2, usableMs: ttlMs } : { freshMs: ttlMs, usableMs: Number.POSITIVE_INFINITY };
    const snapshot = snapshots.get(name, now, ages, make);
    if (snapshot !== undefined)
      return { snapshot, added: await database.$count(table, and(listed, snapshot.newest === null ? undefined : compared(key, '>', snapshot.newest))) };
    const total = await countUpTo(database, table, listed, exactUpTo + 1);
    if (total <= exactUpTo) return { snapshot: { total: 0, newest: null, positions: new LRUCache<number, Key>({ max: 1 }) }, added: total };
    snapshots.start(name, now, ages, make);
    return null;
  }

  return async (database, request) => {
    const { listed, number, size, after } = request;
    const isOldestFirst = request.order === 'OLDEST';
    const order = orderOf(key, isOldestFirst ? asc : desc);
    const counts = await countsOf(database, request);
    const total: Total = counts === null ? { atLeast: exactUpTo + 1 } : counts.snapshot.total + counts.added;
    const skipped = number * size;
    const between = ([newestOfPage, ...others]: readonly Key[]): ListPage => {
      if (newestOfPage === undefined) return { rows: sql`false`, order, total };
      return { rows: and(listed, compared(key, '<=', newestOfPage), compared(key, '>=', others.at(-1) ?? newestOfPage)), order, total };
    };
    if (after !== undefined || counts === null || typeof total !== 'number') {
      const behind = after && compared(key, isOldestFirst ? '>' : '<', after);
      const seek = { direction: isOldestFirst ? 'newer' : 'older', from: null, skip: skipped } as const;
      const keys = await readKeys(database, list, and(listed, behind), seek, size);
      return between(isOldestFirst ? keys.toReversed() : keys);
    }

    const length = Math.min(size, total - skipped);
    if (length <= 0) return between([]);

    // Places count from the newest row in either order of the pages.
    const first = isOldestFirst ? total - skipped - length : skipped;

    const { positions } = counts.snapshot;
    const start = first - counts.added;
    const seek = nearestSeek(positions.entries(), { start, end: start + length - 1, first, total });
    const keys = await readKeys(database, list, listed, seek, length);
    if (seek.direction === 'newer') keys.reverse();
    const [newestOfPage, oldestOfPage] = [keys[0], keys.at(-1)];
    if (start >= 0 && newestOfPage !== undefined && oldestOfPage !== undefined) positions.set(start, newestOfPage).set(start + length - 1, oldestOfPage);
    return between(keys);
  };
}

/** Maximum number of rows that each request counts. The total of a longer list may be a minute old. */
export const maxExactCount = 10_000;

/** Returns the number of rows of a condition, up to `limit`. */
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

/** Returns a name for a list, derived from its condition and the values in it. */
export const nameOf = (listed: SQL | undefined): string => {
  const { sql: text, params } = dialect.sqlToQuery(listed ?? sql`true`);
  return JSON.stringify([text, params]);
};

/**
 * Returns the shortest seek to the positions from `start` to `end`. Positions are negative for rows added after the snapshot. `first` counts from the
 * newest of all `total` rows.
 */
export function nearestSeek(
  positions: Iterable<readonly [number, Key]>,
  { start, end, first, total }: { readonly start: number; readonly end: number; readonly first: number; readonly total: number },
): Seek {
  const fromOldest = total - first - (end - start + 1);
  let best: Seek = fromOldest < first ? { direction: 'newer', from: null, skip: fromOldest } : { direction: 'older', from: null, skip: first };
  for (const [position, from] of positions) {
    if (start >= position && start - position < best.skip) best = { direction: 'older', from, skip: start - position };
    if (position >= end && position - end < best.skip) best = { direction: 'newer', from, skip: position - end };
  }
  return best;
}

/** Selects the keys of a page in an index alone. */
export function selectKeys(database: Database, { table, key }: OrderedList, listed: SQL | undefined, { direction, from, skip }: Seek, length: number) {
  const isOlder = direction === 'older';
  return database
    .select(partsOf(key))
    .from(table)
    .where(from === null ? listed : and(listed, compared(key, isOlder ? '<=' : '>=', from)))
    .orderBy(orderOf(key, isOlder ? desc : asc))
    .limit(length)
    .offset(skip);
}

/** Orders by all columns of a key in one direction. */
export const orderOf = (key: readonly KeyPart[], direction: typeof asc): SQL => sql.join(key.map(direction), sql`, `);

/**
 * Yields all rows of a list in batches, newest first. Other work runs between two batches, and no transaction stays open. On Citus a read with a limit
 * asks every shard for as many rows. Therefore the keys of many batches are read at once, and the rows between two keys without a limit.
 */
export async function* walkList(
  database: Database,
  list: OrderedList,
  listed: SQL | undefined,
  size: number,
  keysAtOnce = 5_000,
): AsyncGenerator<Pick<ListPage, 'rows' | 'order'>> {
  const order = orderOf(list.key, desc);
  for (let left = listed; ; ) {
    const keys = await readKeys(database, list, left, { direction: 'older', from: null, skip: 0 }, keysAtOnce);
    for (let from = 0; from < keys.length; from += size) {
      const batch = keys.slice(from, from + size);
      const [newest, oldest] = [batch[0], batch.at(-1)];
      if (newest === undefined || oldest === undefined) return;
      yield { rows: and(listed, compared(list.key, '<=', newest), compared(list.key, '>=', oldest)), order };
      await setImmediate();
    }
    const last = keys.at(-1);
    if (last === undefined || keys.length < keysAtOnce) return;
    left = and(listed, compared(list.key, '<', last));
  }
}

/** Returns the key of the row with an id, which is the last column of the key, or null. */
export async function keyOf(database: Database, list: OrderedList, id: string): Promise<Key | null> {
  const [found] = await readKeys(database, list, sql`${list.key.at(-1)} = ${id}::bigint`, { direction: 'older', from: null, skip: 0 }, 1);
  return found ?? formerKeyOf(database, list, id);
}

/** Returns the key that a row had when it left the table. */
async function formerKeyOf(database: Database, { table, key, former }: OrderedList, id: string): Promise<Key | null> {
  if (former === undefined) return null;
  const [copy] = await database.select({ row: former.row }).from(former).where(eq(former.id, id));
  if (copy === undefined) return null;
  const row = sql`jsonb_populate_record(null::${table}, ${JSON.stringify(copy.row)}::jsonb) as ${sql.identifier(getTableName(table))}`;
  const [found] = await database.select(partsOf(key)).from(row);
  return found === undefined ? null : toKey(key, found);
}

/** Reads the keys of a page as text. */
export async function readKeys(database: Database, list: OrderedList, listed: SQL | undefined, seek: Seek, length: number): Promise<Key[]> {
  const rows = await selectKeys(database, list, listed, seek, length);
  return rows.map((row) => toKey(list.key, row));
}

const partsOf = (key: readonly KeyPart[]) => Object.fromEntries(key.map((part, index) => [String(index), sql`${part}`]));

const toKey = (key: readonly KeyPart[], row: Readonly<Record<string, unknown>>): Key => key.map((_, index) => String(row[String(index)]));

/**
 * Compares keys in the order of the index. Also compares the first column separately, because PostgreSQL begins to read at the narrowest bound of a
 * single column, such as a month, and ignores row comparisons for this.
 */
export function compared(columns: readonly KeyPart[], operator: '<' | '<=' | '>=' | '>', key: Key): SQL | undefined {
  const values = columns.map((column, index) => sql`${sql.param(key[index])}::${sql.raw(column.getSQLType().replace('bigserial', 'bigint'))}`);
  const whole = sql`(${sql.join([...columns], sql`, `)}) ${sql.raw(operator)} (${sql.join(values, sql`, `)})`;
  return columns.length === 1 ? whole : and(sql`${columns[0]} ${sql.raw(operator.startsWith('<') ? '<=' : '>=')} ${values[0]}`, whole);
}
