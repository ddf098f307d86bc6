/** Invoices: goods shipped to dealers. */
import { and, asc, desc, eq, inArray, not, type SQL, sql } from 'drizzle-orm';
import type { Static } from 'typebox';
import type { BodyOf } from '../../contract/call.ts';
import { invoices as contract, type Invoice } from '../../contract/invoices.ts';
import { sentence } from '../../contract/sentences.ts';
import type { ConcurrencyLimit } from '../calls/concurrency-limit.ts';
import { isWithin } from '../calls/day.ts';
import { auditedFilters, batchSize, daysText, type ExportedList } from '../calls/export.ts';
import { exportList } from '../calls/export-answer.ts';
import { readId } from '../calls/input.ts';
import { createMonthList } from '../calls/list.ts';
import { Refusal } from '../calls/refusal.ts';
import { type FileRoute, fileRoute, listRoute, type Route, route } from '../calls/route.ts';
import type { Database } from '../database/database.ts';
import { walkList } from '../database/list-pages.ts';
import type { MonthList } from '../database/month-pages.ts';
import { dealers } from '../database/tables/customers.ts';
import { employees } from '../database/tables/employees.ts';
import { invoiceLines, invoices } from '../database/tables/invoices.ts';
import { productVariants, warehouses } from '../database/tables/qr.ts';
import { wireInstant } from '../database/wire-instant.ts';
import { findNewestOf, isNamed } from '../people/name-search.ts';
import { fullName } from '../people/person.ts';

const list: MonthList = { table: invoices, key: [invoices.createdAt, invoices.id] };

export function invoiceRoutes(exportLimit: ConcurrencyLimit): readonly (Route | FileRoute)[] {
  const readPage = createMonthList(list);
  return [
    listRoute(contract.fetchInvoice, async ({ query, database, clock }) => {
      const named = await isNamed(database, invoices.dealerId, dealers, query.dealer ?? '', clock.now());
      const filter = and(query.number ? eq(invoices.id, readId(query.number)) : undefined, query.unlinked ? hasUnlinked(database) : undefined);
      const page = await readPage({ database, clock }, { ...query, number: query.page }, filter, named);
      const rows = await selectInvoices(database).where(page.rows).orderBy(page.order);
      return { payload: await withLines(database, rows), total: page.total };
    }),

    route(contract.fetchInvoiceDetails, async ({ query, database }) => {
      const found = await selectInvoices(database).where(eq(invoices.id, readId(query.invoiceId)));
      const [payload] = await withLines(database, found);
      if (payload === undefined) throw new Refusal(404, sentence('NO_SUCH_INVOICE'));
      return { payload };
    }),

    fileRoute(contract.exportInvoices, (request) => exportList(exportLimit, exportedInvoices, request)),
  ];
}

/** Returns the condition for invoices with a product whose QR codes are not linked. */
function hasUnlinked(database: Database): SQL {
  const { dealerId, invoiceId, qrLinked } = invoiceLines;
  const unlinked = database.select({ dealerId, invoiceId }).from(invoiceLines).where(not(qrLinked));
  return sql`(${invoices.dealerId}, ${invoices.id}) in (${unlinked})`;
}

/** Finds the newest invoices of these dealers and with these numbers, and the total up to the search limit. */
export async function findInvoices(
  database: Database,
  { invoiceIds, dealerIds }: { readonly invoiceIds: readonly string[]; readonly dealerIds: readonly string[] },
  size: number,
  now: Date,
) {
  const { id, dealerId } = invoices;
  const ids = await findNewestOf(database, invoices, { ids: invoiceIds, people: [[dealerId, dealerIds]], now });
  const newest = inArray(id, ids.slice(0, size));
  const rows = ids.length === 0 ? [] : await selectInvoices(database).where(newest).orderBy(desc(id));
  return { total: ids.length, rows: await withLines(database, rows) };
}

function selectInvoices(database: Database) {
  return database
    .select({
      id: invoices.id,
      createdAt: invoices.createdAt,
      dealer: { id: dealers.id, firstName: dealers.firstName, lastName: dealers.lastName, phone: dealers.phone },
      warehouse: { name: warehouses.name },
      scannedBy: { id: employees.id, firstName: employees.firstName, lastName: employees.lastName },
    })
    .from(invoices)
    .innerJoin(dealers, eq(dealers.id, invoices.dealerId))
    .innerJoin(warehouses, eq(warehouses.id, invoices.warehouseId))
    .innerJoin(employees, eq(employees.id, invoices.scannedBy));
}

type Row = Awaited<ReturnType<typeof selectInvoices>>[number];

/** Reads the lines of all invoices in one query. */
async function withLines(database: Database, rows: readonly Row[]): Promise<Static<typeof Invoice>[]> {
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const dealerIds = rows.map(({ dealer }) => dealer.id);
  const lines = await database
    .select({ invoiceId: invoiceLines.invoiceId, id: productVariants.id, name: productVariants.variantName, qrLinked: invoiceLines.qrLinked })
    .from(invoiceLines)
    .innerJoin(productVariants, eq(productVariants.id, invoiceLines.productVariantId))
    .where(and(inArray(invoiceLines.dealerId, dealerIds), inArray(invoiceLines.invoiceId, ids)))
    .orderBy(asc(invoiceLines.invoiceId), asc(invoiceLines.position));
  return rows.map(({ id, createdAt, dealer, warehouse, scannedBy }) => ({
    invoiceId: id,
    createdDate: wireInstant(createdAt),
    dealer: { id: dealer.id, name: fullName(dealer), mobile: dealer.phone },
    warehouse,
    scanedBy: fullName(scannedBy),
    scanedById: scannedBy.id,
    products: lines.filter(({ invoiceId }) => invoiceId === id).map(({ invoiceId: _, ...product }) => product),
  }));
}

export const exportedInvoices: ExportedList<BodyOf<typeof contract.exportInvoices>, Static<typeof Invoice>> = {
  title: 'Invoices',
  action: 'INVOICES_EXPORTED',
  audited: ({ dealerId, ...days }) => auditedFilters({ subject: dealerId, where: daysText(days) }),
  about: (body) => [
    ['Days', daysText(body) || 'All'],
    ['Dealer', body.dealerId === undefined ? 'All' : `${body.dealerId}`],
  ],
  async *read(database, { dealerId, ...days }) {
    const { dealerId: dealer, createdAt } = invoices;
    const listed = and(dealerId === undefined ? undefined : eq(dealer, readId(dealerId)), isWithin(createdAt, days));
    for await (const batch of walkList(database, list, listed, batchSize)) {
      yield await withLines(database, await selectInvoices(database).where(batch.rows).orderBy(batch.order));
    }
  },
  columns: [
    { field: 'id', header: 'ID', width: 10, value: (row) => String(row.invoiceId) },
    { field: 'createdAt', header: 'Created', width: 18, kind: 'instant', value: (row) => row.createdDate ?? null },
    { field: 'dealer.id', header: 'Dealer ID', width: 10, value: (row) => (row.dealer?.id == null ? null : String(row.dealer.id)) },
    { field: 'dealer.name', header: 'Dealer', width: 30, value: (row) => row.dealer?.name ?? null },
    { field: 'dealer.mobile', header: 'Dealer phone', width: 14, kind: 'text', value: (row) => row.dealer?.mobile ?? null },
    { field: 'warehouse.name', header: 'Warehouse', width: 22, value: (row) => row.warehouse?.name ?? null },
    { field: 'scannedBy', header: 'Scanned by', width: 22, value: (row) => row.scanedBy ?? null },
    { field: 'scannedById', header: 'Scanned by (ID)', width: 14, value: (row) => (row.scanedById == null ? null : String(row.scanedById)) },
    {
      field: 'products',
      header: 'Products',
      width: 50,
      value: (row) => row.products ?? [],
      cell: (row) => (row.products ?? []).map(({ name }) => name).join(', '),
    },
  ],
};
