/** Pages of farmers or dealers, the newest first where no other order is wished. */
import { and, eq, inArray } from 'drizzle-orm';
import type { Clock } from '../../contract/clock.ts';
import { isWithin } from '../calls/day.ts';
import { readId } from '../calls/ids.ts';
import { type AfterRow, createOrders, isChangedSince, readAfterRow, readSort, type SortWish } from '../calls/list.ts';
import type { Database } from '../database/database.ts';
import { createListPages, type KeyPart, keyExpression, type Total } from '../database/list-pages.ts';
import { knownTime, knownTimeFirst, nameOrder } from '../database/tables/rules.ts';
import { type Customer, type CustomerKind, selectCustomers } from '../people/customers.ts';
import { isInArea } from '../people/in-area.ts';
import { isUnvisited, registrationDays, type Unvisited } from './selection.ts';

/** Milliseconds, because two writes at the same time may become visible in another order than that of their ids. */
const keptMs = 60_000;

/** The descending order by the last visit. It is an order of its own, because whoever was never visited is last in both. */
const latestVisit = 'LATEST_VISIT';

export interface PageWish extends AfterRow, SortWish, Unvisited {
  /** Only those whom this employee registered. */
  readonly createdBy?: string | undefined;
  /** Only those registered on these days, both included. */
  readonly registeredFrom?: string | undefined;
  readonly registeredTo?: string | undefined;
  /** Only those registered or changed at this instant or later. */
  readonly updatedSince?: string | undefined;
  /** Only these, comma-separated. */
  readonly ids?: string | undefined;
  /** Parts of an area; absent or empty for all. */
  readonly state?: string | undefined;
  readonly district?: string | undefined;
  readonly taluka?: string | undefined;
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
  const listOf = (key: readonly KeyPart[]) => ({ list: { table, key }, read: createListPages({ table, key }, exactUpTo) });
  const [all, dated] = [listOf([table.id]), listOf([table.registerDate, table.id])];
  const byName = keyExpression(nameOrder(table), 'text');
  const sortedBy = createOrders(
    { table, id: table.id },
    {
      NAME: [byName],
      PHONE: [table.phone],
      AREA: [table.state, table.district, table.taluka],
      LAST_VISIT: [keyExpression(knownTimeFirst(table.lastVisitAt), 'timestamptz')],
      [latestVisit]: [keyExpression(knownTime(table.lastVisitAt), 'timestamptz')],
    },
    exactUpTo,
  );
  return async ({ database, clock }, { createdBy, ids, pageNumber: number, pageSize: size, ...wish }) => {
    const creator = createdBy === undefined ? null : readId(createdBy);
    const own = creator === null ? undefined : eq(table.createdBy, creator);
    const { registeredFrom: from, registeredTo: until, updatedSince } = wish;
    const changed = isChangedSince(table.registerDate, table.updatedAt, updatedSince);
    const registered = isWithin(table.registerDate, { ...(from && { from }), ...(until && { until }) }, registrationDays);
    const filtered = and(isUnvisited(kind, wish, clock.now()), isInArea(kind, wish));
    const { by, order } = readSort(wish, 'REGISTERED');
    // In the order of an index that leads to them.
    const { list, read } = registered === undefined && (wish.sort === undefined || by !== undefined) ? all : dated;
    const narrowed = {
      listed: and(own, registered, changed, filtered, ids === undefined ? undefined : inArray(table.id, ids.split(','))),
      isNarrowed: ids !== undefined || registered !== undefined || changed !== undefined || filtered !== undefined,
      now: clock.now(),
      keptMs,
    };
    const sorted = by === undefined ? undefined : sortedBy(by === 'LAST_VISIT' && order === 'NEWEST' ? latestVisit : by);
    const olderThan = await readAfterRow(database, sorted?.list ?? list, wish);
    // Each order has the same rows, so they are counted once for all.
    const counted = await read(database, { ...narrowed, ...(sorted ? { number: 0, size: 0 } : { number, size, order, olderThan }) });
    const {
      rows,
      order: direction,
      total,
    } = sorted ? await sorted.read(database, { ...narrowed, total: counted.total, isAscending: order === 'OLDEST', number, size, after: olderThan }) : counted;
    const page = await selectCustomers(database, kind).where(rows).orderBy(direction);
    return { rows: page, total };
  };
}
