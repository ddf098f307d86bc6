/** Pages of farmers or dealers, newest first. */
import { and, desc, eq, inArray, lt } from 'drizzle-orm';
import type { Clock } from '../../contract/clock.ts';
import { readId } from '../calls/ids.ts';
import type { Database } from '../database/database.ts';
import { createListPages } from '../database/list-pages.ts';
import { type Customer, type CustomerKind, selectCustomers } from '../people/customers.ts';

/** Milliseconds, because two writes at the same time may become visible in another order than that of their ids. */
const keptMs = 60_000;

export interface PageWish {
  /** Only those whom this employee registered. */
  readonly createdBy?: string | undefined;
  /** Only these, comma-separated. */
  readonly ids?: string | undefined;
  /** The id of the row behind which the first page begins. */
  readonly olderThan?: string | undefined;
  readonly pageNumber: number;
  readonly pageSize: number;
}

export type ReadPage = (
  context: { readonly database: Database; readonly clock: Clock },
  wish: PageWish,
) => Promise<{ readonly rows: readonly Customer[]; readonly total: number }>;

/** @param exactBelow as of `createListPages` */
export function createPages(kind: CustomerKind, exactBelow?: number): ReadPage {
  const { table } = kind;
  const read = createListPages({ table, key: [table.id] }, exactBelow);
  return async ({ database, clock }, { createdBy, ids, olderThan, pageNumber: number, pageSize: size }) => {
    const creator = createdBy === undefined ? null : readId(createdBy);
    const listed = creator === null ? undefined : eq(table.createdBy, creator);
    const list = { name: creator ?? 'all', listed, now: clock.now(), keptMs };
    if (ids !== undefined || olderThan !== undefined) {
      const asked = and(listed, ids === undefined ? undefined : inArray(table.id, ids.split(',')));
      const total = ids === undefined ? (await read(database, { ...list, number: 0, size: 1 })).total : await database.$count(table, asked);
      const page = selectCustomers(database, kind)
        .where(and(asked, olderThan === undefined ? undefined : lt(table.id, olderThan)))
        .orderBy(desc(table.id))
        .limit(size);
      return { rows: await page.offset(number * size), total };
    }
    const { rows, order, total } = await read(database, { ...list, number, size });
    const page = await selectCustomers(database, kind)
      .where(rows)
      .orderBy(...order);
    return { rows: page, total };
  };
}
