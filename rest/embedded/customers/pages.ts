/** Pages of farmers or dealers, newest first. */
import { and, eq, inArray } from 'drizzle-orm';
import type { Clock } from '../../contract/clock.ts';
import { readId } from '../calls/ids.ts';
import { readOlderThan } from '../calls/older-than.ts';
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
  const list = { table, key: [table.id] };
  const read = createListPages(list, exactBelow);
  return async ({ database, clock }, { createdBy, ids, pageNumber: number, pageSize: size, ...wish }) => {
    const creator = createdBy === undefined ? null : readId(createdBy);
    const own = creator === null ? undefined : eq(table.createdBy, creator);
    const { rows, order, total } = await read(database, {
      ...(ids === undefined ? { name: creator ?? 'all', listed: own } : { name: null, listed: and(own, inArray(table.id, ids.split(','))) }),
      now: clock.now(),
      keptMs,
      number,
      size,
      olderThan: await readOlderThan(database, list, wish.olderThan),
    });
    const page = await selectCustomers(database, kind)
      .where(rows)
      .orderBy(...order);
    return { rows: page, total };
  };
}
