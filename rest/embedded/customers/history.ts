/** What happened with a farmer or a dealer, from all that is kept: registration, changes, meetings, invoices, uses of codes. */
import { and, eq, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Static } from 'typebox';
import type { HistoryKind } from '../../contract/customers.ts';
import type { farmers as contract } from '../../contract/farmers.ts';
import { type Caller, isAdmin } from '../calls/caller.ts';
import type { Database } from '../database/database.ts';
import {
  dealers,
  employees,
  invoiceLines,
  invoices,
  meetings,
  meetingVisits,
  productVariants,
  qrBatches,
  qrUsers,
  qrUses,
  warehouses,
} from '../database/tables.ts';
import { wireInstant } from '../database/wire-instant.ts';
import { type CustomerKind, farmerKind } from '../people/customers.ts';
import { fullName } from '../people/person.ts';

/** The code on a card. */
export type CodeOf = (card: { readonly batchId: string; readonly serial: number }) => string;

interface Whose {
  readonly kind: CustomerKind;
  readonly id: string;
  readonly caller: Pick<Caller, 'roles'>;
}

/**
 * The events of each kind as rows of kind, time and number. All of it is one person's, found by an index.
 * Uses of codes are for administrators, as their list is.
 */
function partsOf({ kind: { table, changes, ...kind }, id, caller }: Whose): readonly SQL[] {
  const isFarmer = kind.details === farmerKind.details;
  const party = isFarmer ? meetings.farmerId : meetings.dealerId;
  const seen = isFarmer ? meetingVisits.farmerId : meetingVisits.dealerId;
  const parts = [
    sql`select 'REGISTERED' as kind, ${table.registerDate} as at, ${table.id} as number from ${table} where ${table.id} = ${id}`,
    sql`select 'CHANGED', ${changes.changedAt}, ${changes.version} from ${changes} where ${changes.customerId} = ${id}`,
    sql`select 'MEETING', coalesce(${meetings.startTime}, ${meetings.createdAt}), ${meetings.id} from ${meetings} where ${party} = ${id}`,
    sql`select 'VISIT', min(${meetingVisits.visitedAt}), ${meetings.id} from ${meetingVisits} join ${meetings} on ${meetings.employeeId} = ${meetingVisits.employeeId} and ${meetings.id} = ${meetingVisits.meetingId}
      where ${seen} = ${id} and ${party} is distinct from ${id} group by ${meetings.id}`,
  ];
  if (!isFarmer) parts.push(sql`select 'INVOICE', ${invoices.createdAt}, ${invoices.id} from ${invoices} where ${invoices.dealerId} = ${id}`);
  const used = isFarmer
    ? sql`${qrUses.qrUserId} in (select ${qrUsers.id} from ${qrUsers} join ${table} on ${table.phone} = ${qrUsers.phone} where ${table.id} = ${id})`
    : eq(qrUses.dealerId, id);
  if (isAdmin(caller)) parts.push(sql`select 'CODE', ${qrUses.createdAt}, ${qrUses.id} from ${qrUses} where ${used}`);
  return parts;
}

const eventsOf = (whose: Whose) => sql`(${sql.join([...partsOf(whose)], sql` union all `)})`;

/** How often each kind is in the history. */
export async function countHistory(database: Database, whose: Whose) {
  return database
    .select({ kind: sql<HistoryKind>`kind`, count: sql<number>`count(*)::integer` })
    .from(sql`${eventsOf(whose)} as events`)
    .groupBy(sql`kind`);
}

/** The meeting that began last among those with the customer, and those in which they were seen. */
export async function findLastSeen(database: Database, whose: Whose) {
  const [last] = await database
    .select({ at: meetings.startTime, name: { firstName: employees.firstName, lastName: employees.lastName } })
    .from(sql`${eventsOf(whose)} as events`)
    .innerJoin(meetings, sql`kind in ('MEETING', 'VISIT') and ${meetings.id} = number`)
    .innerJoin(employees, eq(employees.id, meetings.employeeId))
    .where(sql`${meetings.startTime} is not null`)
    .orderBy(sql`${meetings.startTime} desc`)
    .limit(1);
  return last === undefined ? null : { at: wireInstant(last.at), name: fullName(last.name) };
}

/** The points of all uses in the history; null for whoever is not told of them. */
export async function sumPoints(database: Database, whose: Whose): Promise<number | null> {
  if (!isAdmin(whose.caller)) return null;
  const [sum] = await database
    .select({ points: sql<number>`coalesce(sum(${qrUses.points}), 0)::integer` })
    .from(sql`${eventsOf(whose)} as events`)
    .innerJoin(qrUses, sql`kind = 'CODE' and ${qrUses.createdAt} = at and ${qrUses.id} = number`);
  return sum?.points ?? 0;
}

const dealersOfUse = alias(dealers, 'dealers_of_use');

interface Wish {
  /** All when absent. */
  readonly only: HistoryKind | undefined;
  readonly pageNumber: number;
  readonly pageSize: number;
}

/** A page of the history, the newest first. */
export async function readHistory(database: Database, whose: Whose, wish: Wish, codeOf: CodeOf): Promise<Event[]> {
  const rows = await selectPage(database, whose, wish);
  return rows.map((row) => toEvent(row, codeOf));
}

/** The rows of the page first, then what each kind has besides. */
function selectPage(database: Database, whose: Whose, { only, pageNumber, pageSize }: Wish) {
  const { table, changes } = whose.kind;
  const ofKind = only === undefined ? sql`true` : sql`kind = ${only}`;
  const page = sql`(select * from ${eventsOf(whose)} as events where ${ofKind}
    order by at desc, kind, number desc limit ${pageSize} offset ${pageNumber * pageSize}) as page`;
  return database
    .select({
      kind: sql<HistoryKind>`kind`,
      at: sql<string>`at::text`,
      number: sql<string>`number::text`,
      employee: { id: employees.id, firstName: employees.firstName, lastName: employees.lastName },
      changes: changes.changes,
      meeting: { id: meetings.id, dealerId: meetings.dealerId, status: meetings.status, endTime: meetings.endTime },
      invoice: { id: invoices.id },
      warehouse: warehouses.name,
      products: sql<number>`(select count(*)::integer from ${invoiceLines} where ${invoiceLines.dealerId} = ${invoices.dealerId} and ${invoiceLines.invoiceId} = ${invoices.id})`,
      use: { batchId: qrUses.batchId, serial: qrUses.serial, points: qrUses.points },
      product: productVariants.variantName,
      user: { firstName: qrUsers.firstName, lastName: qrUsers.lastName },
      dealer: { firstName: dealersOfUse.firstName, lastName: dealersOfUse.lastName },
    })
    .from(page)
    .leftJoin(table, sql`kind = 'REGISTERED' and ${table.id} = number`)
    .leftJoin(changes, and(sql`kind = 'CHANGED' and ${changes.version} = number`, eq(changes.customerId, whose.id)))
    .leftJoin(meetings, sql`kind in ('MEETING', 'VISIT') and ${meetings.id} = number`)
    .leftJoin(invoices, sql`kind = 'INVOICE' and ${invoices.id} = number`)
    .leftJoin(warehouses, eq(warehouses.id, invoices.warehouseId))
    .leftJoin(qrUses, sql`kind = 'CODE' and ${qrUses.createdAt} = at and ${qrUses.id} = number`)
    .leftJoin(qrUsers, eq(qrUsers.id, qrUses.qrUserId))
    .leftJoin(qrBatches, eq(qrBatches.id, qrUses.batchId))
    .leftJoin(productVariants, eq(productVariants.id, qrBatches.productVariantId))
    .leftJoin(dealersOfUse, eq(dealersOfUse.id, qrUses.dealerId))
    .leftJoin(employees, sql`${employees.id} = coalesce(${table.createdBy}, ${changes.changedBy}, ${meetings.employeeId}, ${invoices.scannedBy})`)
    .orderBy(sql`at desc, kind, number desc`);
}

type Row = Awaited<ReturnType<typeof selectPage>>[number];
type Event = Static<typeof contract.fetchFarmerHistory.response>[number];

function toEvent({ kind, at, number, employee, changes, meeting, invoice, warehouse, products, use, product, user, dealer }: Row, codeOf: CodeOf): Event {
  const common = { id: `${kind}-${number}`, kind, at: wireInstant(at), employee: employee && { id: employee.id, name: fullName(employee) } };
  if (changes !== null) return { ...common, changes: [...changes] };
  if (meeting !== null) {
    const { id, dealerId, status, endTime } = meeting;
    return { ...common, meeting: { meetingId: id, type: dealerId === null ? 'FARMER' : 'DEALER', status, endTime: wireInstant(endTime) } };
  }
  if (invoice !== null) return { ...common, invoice: { invoiceId: invoice.id, warehouse, products } };
  if (use === null) return common;
  const { batchId, serial, points } = use;
  const code = batchId === null || serial === null ? null : codeOf({ batchId, serial });
  return { ...common, use: { code, product, points, person: user && fullName(user), dealer: dealer && fullName(dealer) } };
}
