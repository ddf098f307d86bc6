/** Pages of farmers or dealers, newest first. */
import { and, eq, inArray } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Clock } from '../../contract/clock.ts';
import { isWithin } from '../calls/day.ts';
import { readId } from '../calls/ids.ts';
import { type AfterRow, isChangedSince, readAfterRow } from '../calls/list.ts';
import type { Database } from '../database/database.ts';
import { createListPages, type Total } from '../database/list-pages.ts';
import { type Customer, type CustomerKind, selectCustomers } from '../people/customers.ts';

/** Milliseconds, because two writes at the same time may become visible in another order than that of their ids. */
const keptMs = 60_000;

export interface PageWish extends AfterRow {
  /** Only those whom this employee registered. */
  readonly createdBy?: string | undefined;
  /** Only those registered on these days, both included. */
  readonly registeredFrom?: string | undefined;
  readonly registeredTo?: string | undefined;
  /** Only those registered or changed at this instant or later. */
  readonly updatedSince?: string | undefined;
  /** Only these, comma-separated. */
  readonly ids?: string | undefined;
  readonly order?: string | undefined;
  readonly pageNumber: number;
  readonly pageSize: number;
}

export type ReadPage = (
  context: { readonly database: Database; readonly clock: Clock },
  wish: PageWish,
) => Promise<{ readonly rows: readonly Customer[]; readonly total: Total }>;

/** @param exactUpTo as of `createListPages` */
export function createPages(kind: CustomerKind, exactUpTo?: number): ReadPage {
  const { table } = kind;
  const listOf = (key: readonly PgColumn[]) => ({ list: { table, key }, read: createListPages({ table, key }, exactUpTo) });
  const [all, dated] = [listOf([table.id]), listOf([table.registerDate, table.id])];
  return async ({ database, clock }, { createdBy, ids, pageNumber: number, pageSize: size, ...wish }) => {
    const creator = createdBy === undefined ? null : readId(createdBy);
    const own = creator === null ? undefined : eq(table.createdBy, creator);
    const { registeredFrom: from, registeredTo: until, updatedSince } = wish;
    const changed = isChangedSince(table.registerDate, table.updatedAt, updatedSince);
    const registered = isWithin(table.registerDate, { ...(from && { from }), ...(until && { until }) }, { from: 'registeredFrom', until: 'registeredTo' });
    // In the order of an index that leads to them.
    const { list, read } = registered === undefined ? all : dated;
    const { rows, order, total } = await read(database, {
      listed: and(own, registered, changed, ids === undefined ? undefined : inArray(table.id, ids.split(','))),
      isNarrowed: ids !== undefined || registered !== undefined || changed !== undefined,
      now: clock.now(),
      keptMs,
      number,
      size,
      order: wish.order,
      olderThan: await readAfterRow(database, list, wish),
    });
    const page = await selectCustomers(database, kind).where(rows).orderBy(order);
    return { rows: page, total };
  };
}
