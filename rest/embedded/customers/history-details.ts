/** Reads the details of history events in one query per kind, because on Citus the kinds are on different machines and cannot be joined. */
import { and, count, eq, inArray, sql } from 'drizzle-orm';
import type { Static } from 'typebox';
import type { HistoryKind } from '../../contract/customers.ts';
import type { farmers as contract } from '../../contract/farmers.ts';
import type { Database } from '../database/database.ts';
import { employees } from '../database/tables/employees.ts';
import { invoiceLines, invoices } from '../database/tables/invoices.ts';
import { meetings } from '../database/tables/meetings.ts';
import { productVariants, qrBatches, qrUsers, qrUses, warehouses } from '../database/tables/qr.ts';
import { wireInstant } from '../database/wire-instant.ts';
import { type CustomerKind, readParties } from '../people/customers.ts';
import { fullName } from '../people/person.ts';

/** Computes the code of a card. */
export type CodeOf = (card: { readonly batchId: string; readonly serial: number }) => string;

export type HistoryEvent = Static<typeof contract.fetchFarmerHistory.response>[number];
type Details = Omit<HistoryEvent, 'id' | 'kind' | 'at'>;

export interface HistoryRow {
  readonly kind: HistoryKind;
  readonly at: string;
  readonly number: string;
}

interface Asked {
  readonly database: Database;
  readonly whose: { readonly kind: CustomerKind; readonly id: string };
  /** Rows of one kind, at least one. */
  readonly rows: readonly HistoryRow[];
  readonly codeOf: CodeOf;
}

/** Reads the details by the number of the event. */
type Read = (asked: Asked) => Promise<ReadonlyMap<string, Details>>;

const employee = { id: employees.id, firstName: employees.firstName, lastName: employees.lastName };
const byEmployee = (row: { readonly id: string; readonly firstName: string; readonly lastName: string }) => ({ id: row.id, name: fullName(row) });
const numbersOf = ({ rows }: Asked) => rows.map(({ number }) => number);

/** Reads the registrations of the customer and of the customers merged into them. */
const readRegistration: Read = async (asked) => {
  const { table, merged } = asked.whose.kind;
  const numbers = numbersOf(asked);
  const byId = new Map<string, Details>();
  for (const [from, author] of [
    [table, sql`coalesce(${table.registeredBy}, ${table.createdBy})`],
    [merged, merged.createdBy],
  ] as const) {
    const rows = await asked.database
      .select({ id: from.id, employee })
      .from(from)
      .innerJoin(employees, eq(employees.id, author))
      .where(inArray(from.id, numbers));
    for (const row of rows) byId.set(row.id, { employee: byEmployee(row.employee) });
  }
  return byId;
};

const readChanges: Read = async (asked) => {
  const { changes } = asked.whose.kind;
  const rows = await asked.database
    .select({ employee, version: changes.version, changes: changes.changes })
    .from(changes)
    .innerJoin(employees, eq(employees.id, changes.changedBy))
    .where(and(eq(changes.customerId, asked.whose.id), inArray(changes.version, numbersOf(asked).map(Number))));
  return new Map(rows.map((row) => [String(row.version), { employee: byEmployee(row.employee), changes: [...row.changes] }]));
};

const readMeetings: Read = async (asked) => {
  const { id: meetingId, dealerId, status, endTime } = meetings;
  const rows = await asked.database
    .select({ employee, meetingId, dealerId, status, endTime })
    .from(meetings)
    .innerJoin(employees, eq(employees.id, meetings.employeeId))
    .where(inArray(meetingId, numbersOf(asked)));
  return new Map(
    rows.map(({ dealerId, endTime, employee, ...row }) => [
      row.meetingId,
      { employee: byEmployee(employee), meeting: { ...row, type: dealerId === null ? 'FARMER' : 'DEALER', endTime: wireInstant(endTime) } },
    ]),
  );
};

const readInvoices: Read = async (asked) => {
  const rows = await asked.database
    .select({ employee, invoiceId: invoices.id, warehouse: warehouses.name, products: count(invoiceLines.position) })
    .from(invoices)
    .innerJoin(warehouses, eq(warehouses.id, invoices.warehouseId))
    .innerJoin(employees, eq(employees.id, invoices.scannedBy))
    .leftJoin(invoiceLines, and(eq(invoiceLines.dealerId, invoices.dealerId), eq(invoiceLines.invoiceId, invoices.id)))
    .where(and(eq(invoices.dealerId, asked.whose.id), inArray(invoices.id, numbersOf(asked))))
    .groupBy(invoices.dealerId, invoices.id, warehouses.id, employees.id);
  return new Map(rows.map(({ employee, ...invoice }) => [invoice.invoiceId, { employee: byEmployee(employee), invoice }]));
};

const readUses: Read = async (asked) => {
  const { database, rows: events, codeOf } = asked;
  const ats = events.map(({ at }) => at);
  const rows = await database
    .select({ use: qrUses, user: { firstName: qrUsers.firstName, lastName: qrUsers.lastName } })
    .from(qrUses)
    .innerJoin(qrUsers, eq(qrUsers.id, qrUses.qrUserId))
    .where(and(inArray(qrUses.createdAt, ats), inArray(qrUses.id, numbersOf(asked))));
  const batches = await database
    .select({ id: qrBatches.id, product: productVariants.variantName })
    .from(qrBatches)
    .innerJoin(productVariants, eq(productVariants.id, qrBatches.productVariantId))
    .where(inArray(qrBatches.id, [...new Set(rows.flatMap(({ use }) => use.batchId ?? []))]));
  const productOf = new Map(batches.map(({ id, product }) => [id, product]));
  const uses = rows.map(({ use }) => use);
  const partiesOf = await readParties(database, uses);
  return new Map(
    rows.map((row) => {
      const { id, batchId, serial, points } = row.use;
      const { dealer } = partiesOf(row.use);
      const code = batchId === null || serial === null ? null : codeOf({ batchId, serial });
      const use = { code, product: productOf.get(batchId ?? '') ?? null, points, person: fullName(row.user), dealer: dealer && fullName(dealer) };
      return [id, { employee: null, use }];
    }),
  );
};

const readers: Readonly<Record<HistoryKind, Read>> = {
  REGISTERED: readRegistration,
  CHANGED: readChanges,
  MEETING: readMeetings,
  VISIT: readMeetings,
  INVOICE: readInvoices,
  CODE: readUses,
};

/** Returns the events of a page's rows, in their order. */
export async function withDetails(database: Database, whose: Asked['whose'], rows: readonly HistoryRow[], codeOf: CodeOf): Promise<HistoryEvent[]> {
  const kinds = [...new Set(rows.map(({ kind }) => kind))];
  const details = new Map<HistoryKind, ReadonlyMap<string, Details>>();
  for (const kind of kinds) details.set(kind, await readers[kind]({ database, whose, rows: rows.filter((row) => row.kind === kind), codeOf }));
  return rows.map(({ kind, at, number }) => ({ id: `${kind}-${number}`, kind, at: wireInstant(at), ...details.get(kind)?.get(number) }));
}
