/** Reads pages of farmers or dealers, newest first by default. */
import { and, eq, inArray, isNull, or, type SQL } from 'drizzle-orm';
import type { Clock } from '../../contract/clock.ts';
import type { Reader } from '../calls/caller.ts';
import { isWithin } from '../calls/day.ts';
import { readId } from '../calls/input.ts';
import { type AfterRow, createOrders, isChangedSince, readAfterRow, readSort, type SortRequest } from '../calls/list.ts';
import type { Database } from '../database/database.ts';
import { createListPages, type KeyPart, keyExpression, type Total } from '../database/list-pages.ts';
import { knownName, knownNameFirst, knownTime, knownTimeFirst, nameOrder } from '../database/tables/rules.ts';
import { type Customer, type CustomerKind, selectCustomers } from '../people/customers.ts';
import { isInArea } from '../people/in-area.ts';
import { registrationDays, type VisitFilter, visitCondition } from './selection.ts';

/** Descending orders by the last visit. They are separate orders, because customers without a visit are last in both directions. */
const descending: Readonly<Record<string, string>> = { LAST_VISIT: 'LATEST_VISIT', LAST_VISITED_BY: 'LAST_VISITED_BY_DOWN' };

export interface PageRequest extends AfterRow, SortRequest, VisitFilter {
  /** Employee who registered the customers. */
  readonly createdBy?: string | undefined;
  /** Days of registration, both included. */
  readonly registeredFrom?: string | undefined;
  readonly registeredTo?: string | undefined;
  /** Employee who registered the customers, also those whom another employee has taken over. */
  readonly registeredBy?: string | undefined;
  /** Earliest instant of registration or change. */
  readonly updatedSince?: string | undefined;
  /** Comma-separated ids. */
  readonly ids?: string | undefined;
  /** Parts of an area. Absent or empty for all. */
  readonly state?: string | undefined;
  readonly district?: string | undefined;
  readonly taluka?: string | undefined;
  readonly pageNumber: number;
  readonly pageSize: number;
}

export type ReadPage = (
  context: { readonly database: Database; readonly clock: Clock; readonly caller: Reader },
  request: PageRequest,
) => Promise<{ readonly rows: readonly Customer[]; readonly total: Total }>;

/** Returns the condition for the customers whom an employee registered, as reports count them. */
function isRegisteredBy({ table }: CustomerKind, employee: string | undefined): SQL | undefined {
  if (employee === undefined) return undefined;
  const id = readId(employee);
  return or(and(eq(table.createdBy, id), isNull(table.registeredBy)), eq(table.registeredBy, id));
}

/** @param exactUpTo see `createListPages` */
export function createPages(kind: CustomerKind, exactUpTo?: number): ReadPage {
  const { table, merged: former } = kind;
  const listOf = (key: readonly KeyPart[]) => ({ list: { table, key, former }, read: createListPages({ table, key }, exactUpTo) });
  const [all, dated] = [listOf([table.id]), listOf([table.registerDate, table.id])];
  const byName = keyExpression(nameOrder(table), 'text');
  const sortedBy = createOrders(
    { table, id: table.id, former },
    {
      NAME: [byName],
      PHONE: [table.phone],
      AREA: [table.state, table.district, table.taluka],
      LAST_VISIT: [keyExpression(knownTimeFirst(table.lastVisitAt), 'timestamptz')],
      LATEST_VISIT: [keyExpression(knownTime(table.lastVisitAt), 'timestamptz')],
      LAST_VISITED_BY: [keyExpression(knownNameFirst(table.lastVisitBy), 'text')],
      LAST_VISITED_BY_DOWN: [keyExpression(knownName(table.lastVisitBy), 'text')],
    },
    exactUpTo,
  );
  return async ({ database, clock, caller }, { createdBy, ids, pageNumber: number, pageSize: size, ...request }) => {
    const creator = createdBy === undefined ? null : readId(createdBy);
    const own = creator === null ? undefined : eq(table.createdBy, creator);
    const { registeredFrom: from, registeredTo: until, updatedSince } = request;
    const changed = isChangedSince(table.registerDate, table.updatedAt, updatedSince);
    const registered = isWithin(table.registerDate, { ...(from && { from }), ...(until && { until }) }, registrationDays);
    const filtered = and(
      await visitCondition(database, kind, request, caller, clock.now()),
      isInArea(kind, request),
      isRegisteredBy(kind, request.registeredBy),
    );
    const { by, order } = readSort(request, 'REGISTERED');
    // Uses the order of an index that finds the rows.
    const { list, read } = registered === undefined && (request.sort === undefined || by !== undefined) ? all : dated;
    const requested = {
      listed: and(own, registered, changed, filtered, ids === undefined ? undefined : inArray(table.id, ids.split(','))),
      // A transfer removes rows from an employee's list, and adds rows at any place.
      isFiltered: own !== undefined || ids !== undefined || registered !== undefined || changed !== undefined || filtered !== undefined,
      now: clock.now(),
    };
    const sorted = by === undefined ? undefined : sortedBy((order === 'NEWEST' ? descending[by] : undefined) ?? by);
    const after = await readAfterRow(database, sorted?.list ?? list, request);
    // All orders have the same rows, so one count serves all.
    const counted = await read(database, { ...requested, ...(sorted ? { number: 0, size: 0 } : { number, size, order, after }) });
    const {
      rows,
      order: direction,
      total,
    } = sorted ? await sorted.read(database, { ...requested, total: counted.total, isAscending: order === 'OLDEST', number, size, after }) : counted;
    const page = await selectCustomers(database, kind).where(rows).orderBy(direction);
    return { rows: page, total };
  };
}
