/** Goods shipped to dealers. */
import { boolean, foreignKey, index, pgTable, primaryKey, smallint } from 'drizzle-orm/pg-core';
import { bigInteger, generatedId, instant } from './columns.ts';
import { dealers } from './customers.ts';
import { employeeId } from './employee-id.ts';
import { productVariants, warehouses } from './qr.ts';

/** Goods that a warehouse shipped to a dealer. */
export const invoices = pgTable(
  'invoices',
  {
    id: generatedId().notNull(),
    createdAt: instant().notNull(),
    dealerId: bigInteger()
      .notNull()
      .references(() => dealers.id),
    warehouseId: bigInteger()
      .notNull()
      .references(() => warehouses.id),
    scannedBy: employeeId(),
  },
  (t) => [
    primaryKey({ columns: [t.dealerId, t.id] }),
    index('invoices_id_index').on(t.id),
    index('invoices_created_index').on(t.createdAt, t.id),
    index('invoices_dealer_created_index').on(t.dealerId, t.createdAt, t.id).concurrently(),
  ],
);

/** The packs of an invoice, in order from 0. */
export const invoiceLines = pgTable(
  'invoice_lines',
  {
    dealerId: bigInteger().notNull(),
    invoiceId: bigInteger().notNull(),
    position: smallint().notNull(),
    productVariantId: bigInteger()
      .notNull()
      .references(() => productVariants.id),
    qrLinked: boolean().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.dealerId, t.invoiceId, t.position] }),
    foreignKey({ columns: [t.dealerId, t.invoiceId], foreignColumns: [invoices.dealerId, invoices.id] }).onDelete('cascade'),
  ],
);
