/** Pages of what a month holds, or all time. */
import { and, type SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Database } from './database.ts';
import { createListPages, type KeyPart, type ListPage, type PageWish } from './list-pages.ts';
import { inMonth, type Month, monthBounds } from './months.ts';

/** A list by month: an index of its table holds exactly these two columns, in this order: when it was, and the id. */
export interface MonthList {
  readonly table: PgTable;
  readonly key: readonly [at: KeyPart, id: PgColumn];
}

/** Milliseconds for which it is known how many rows a month has: to one that is over they come only from a loader. */
const keptMs = { over: 10 * 60_000, present: 60_000 };

export type MonthPageWish = Pick<PageWish, 'number' | 'size' | 'order' | 'olderThan'>;

/** @param month undefined for all time @param narrowed what the month is narrowed to */
export type ReadMonth = (database: Database, now: Date, month: Month | undefined, page: MonthPageWish, narrowed?: SQL) => Promise<ListPage>;

export function createMonthPages(list: MonthList): ReadMonth {
  const read = createListPages(list);
  return (database, now, month, page, narrowed) =>
    read(database, {
      ...page,
      listed: and(month && inMonth(list.key[0], month), narrowed),
      isNarrowed: narrowed !== undefined,
      now,
      keptMs: narrowed !== undefined || month === undefined || monthBounds(month).until > now ? keptMs.present : keptMs.over,
    });
}
