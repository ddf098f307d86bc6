/** Pages of what a month holds, newest first. The keys of a page are found first, in an index alone and from the nearer end, and only then its rows are read. */
import { and, asc, desc, type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Database } from './database.ts';
import { inMonth, type Month, monthBounds } from './months.ts';

/** A list by month: an index of its table holds exactly these two columns, in this order. */
export interface MonthList {
  readonly table: PgTable;
  readonly at: PgColumn;
  readonly id: PgColumn;
}

export interface MonthPage {
  /** Selects the rows of the page. */
  readonly rows: SQL;
  /** Their order. */
  readonly order: readonly SQL[];
  /** Rows in the whole month. */
  readonly total: number;
}

interface KnownTotal {
  readonly at: number;
  readonly total: Promise<number>;
}

/** Milliseconds for which the count of a month that is over is kept: rows come to it only from a loader. */
const keptMs = 10 * 60_000;

/** @param narrowed what the month is narrowed to: such a list is counted each time, and read from its newest row on */
export type ReadMonth = (
  database: Database,
  now: Date,
  month: Month,
  page: { readonly number: number; readonly size: number },
  narrowed?: SQL,
) => Promise<MonthPage>;

export function createMonthPages({ table, at, id }: MonthList): ReadMonth {
  const totals = new Map<string, KnownTotal>();

  async function totalOf(database: Database, now: Date, month: Month): Promise<number> {
    const name = `${month.year}-${month.month}`;
    const known = totals.get(name);
    if (known !== undefined && now.getTime() - known.at < keptMs) return known.total;
    const total = database.$count(table, inMonth(at, month)).then((count) => count);
    if (monthBounds(month).until > now) return total;
    totals.set(name, { at: now.getTime(), total });
    return total.catch((error: unknown) => {
      totals.delete(name);
      throw error;
    });
  }

  return async (database, now, month, { number, size }, narrowed) => {
    const listed = and(inMonth(at, month), narrowed);
    const total = narrowed === undefined ? await totalOf(database, now, month) : await database.$count(table, listed);
    const first = Math.min(number * size, total);
    const length = Math.min(size, total - first);
    const isNearEnd = first > total / 2;
    const direction = isNearEnd ? asc : desc;
    const keys = database
      .select({ at, id })
      .from(table)
      .where(listed)
      .orderBy(direction(at), direction(id))
      .limit(length)
      .offset(isNearEnd ? total - first - length : first);
    return { rows: sql`(${at}, ${id}) in ${keys}`, order: [desc(at), desc(id)], total };
  };
}
