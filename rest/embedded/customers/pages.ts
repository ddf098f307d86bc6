/**
 * Pages of farmers or dealers, newest first, the thousandth as quick as the first. The REST API asks by page number, and PostgreSQL would read and
 * throw away every row before the page. Rows are only ever added at the front, under higher ids, and never taken away. So the place of a row, counted
 * from the newest one of a certain moment, never changes. A mark holds such a moment: its newest id, its total, and the ids of places that were read.
 * Rows that came later are counted by the index and shift a page by their number; then the nearest known place before the page is looked up, and only the
 * rows between are read. A mark lives for a minute, because two writes at the same time may become visible in another order than that of their ids.
 */
import { and, count, desc, eq, gt, lte, max, type SQL } from 'drizzle-orm';
import { LRUCache } from 'lru-cache';
import type { Clock } from '../../contract/clock.ts';
import { readId } from '../calls/ids.ts';
import type { Database } from '../database/database.ts';
import { type Customer, type CustomerKind, selectCustomers } from '../people/customers.ts';

/** What is known of one list at one moment. */
interface Mark {
  readonly madeAt: number;
  readonly total: number;
  /** Null of an empty list. */
  readonly newestId: string | null;
  /** Ids by their place at that moment, from 0 for the newest. */
  readonly places: LRUCache<number, string>;
}

/** Milliseconds: a row that was added elsewhere under a lower id, at the moment the mark was made, is out of its place for so long at most. */
const markLifeMs = 60_000;
/** What is kept at most. */
const mostMarks = 100;
const mostPlaces = 1000;

export interface PageWish {
  /** Only those whom this employee registered. */
  readonly createdBy?: string | undefined;
  readonly pageNumber: number;
  readonly pageSize: number;
}

export type ReadPage = (
  context: { readonly database: Database; readonly clock: Clock },
  wish: PageWish,
) => Promise<{ readonly rows: readonly Customer[]; readonly total: number }>;

export function createPages(kind: CustomerKind): ReadPage {
  const { table } = kind;
  const marks = new LRUCache<string, Mark>({ max: mostMarks });

  async function markOf(database: Database, now: number, list: string, listed: SQL | undefined): Promise<Mark> {
    const known = marks.get(list);
    if (known !== undefined && now - known.madeAt < markLifeMs) return known;
    const [found] = await database
      .select({ total: count(), newestId: max(table.id) })
      .from(table)
      .where(listed);
    const mark = { madeAt: now, total: found?.total ?? 0, newestId: found?.newestId ?? null, places: new LRUCache<number, string>({ max: mostPlaces }) };
    marks.set(list, mark);
    return mark;
  }

  return async ({ database, clock }, { createdBy, pageNumber, pageSize }) => {
    const creator = createdBy === undefined ? null : readId(createdBy);
    const listed = creator === null ? undefined : eq(table.createdBy, creator);
    const { newestId, places, ...mark } = await markOf(database, clock.now().getTime(), creator ?? 'all', listed);
    const added = await database.$count(table, newestId === null ? listed : and(listed, gt(table.id, newestId)));
    const total = mark.total + added;

    const first = pageNumber * pageSize;
    if (first >= total) return { rows: [], total };
    const known = nearest(places, first - added);
    const rows = await selectCustomers(database, kind)
      .where(known === null ? listed : and(listed, lte(table.id, known.id)))
      .orderBy(desc(table.id))
      .limit(pageSize)
      .offset(known === null ? first : first - added - known.place);

    const last = rows.at(-1);
    if (last !== undefined && first - added >= 0) places.set(first - added + rows.length - 1, last.id);
    return { rows, total };
  };
}

/** The last place that is known at or before another one. */
function nearest(places: LRUCache<number, string>, target: number): { readonly place: number; readonly id: string } | null {
  let found: { readonly place: number; readonly id: string } | null = null;
  for (const [place, id] of places.entries()) if (place <= target && (found === null || place > found.place)) found = { place, id };
  return found;
}
