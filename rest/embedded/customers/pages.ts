/** Pages of farmers or dealers, newest first. */
import { and, desc, eq, inArray } from 'drizzle-orm';
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
  return async ({ database, clock }, { createdBy, ids, pageNumber: number, pageSize: size }) => {
    const creator = createdBy === undefined ? null : readId(createdBy);
    const listed = creator === null ? undefined : eq(table.createdBy, creator);
    if (ids !== undefined) {
      const condition = and(listed, inArray(table.id, ids.split(',')));
      const page = selectCustomers(database, kind).where(condition).orderBy(desc(table.id)).limit(size);
      return { rows: await page.offset(number * size), total: await database.$count(table, condition) };
    }
    const { rows, order, total } = await read(database, { name: creator ?? 'all', listed, now: clock.now(), keptMs, number, size });
    const page = await selectCustomers(database, kind)
      .where(rows)
      .orderBy(...order);
    return { rows: page, total };
  };
}
