/** Pages of a list for a month or for all time. */
import { and, type SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Database } from './database.ts';
import { createListPages, type FormerRows, type KeyPart, type ListPage, type PageRequest } from './list-pages.ts';
import { inMonth, type Month, monthBounds } from './months.ts';

/** A list by month. An index of its table contains exactly these two columns in this order: the time and the id. */
export interface MonthList {
  readonly table: PgTable;
  readonly key: readonly [at: KeyPart, id: PgColumn];
  /** See `OrderedList`. */
  readonly former?: FormerRows | undefined;
}

/** Milliseconds for which the number of rows of a month is cached. Only a loader adds rows to a past month. */
const ttlMs = { over: 10 * 60_000, present: 60_000 };

export type MonthPageRequest = Pick<PageRequest, 'number' | 'size' | 'order' | 'after'>;

/**
 * @param month undefined for all time
 * @param filter further filter of the month
 */
export type ReadMonth = (database: Database, now: Date, month: Month | undefined, page: MonthPageRequest, filter?: SQL) => Promise<ListPage>;

export function createMonthPages(list: MonthList): ReadMonth {
  const read = createListPages(list);
  return (database, now, month, page, filter) =>
    read(database, {
      ...page,
      listed: and(month && inMonth(list.key[0], month), filter),
      isFiltered: filter !== undefined,
      now,
      ttlMs: filter !== undefined || month === undefined || monthBounds(month).until > now ? ttlMs.present : ttlMs.over,
    });
}
