/** Products, batches of QR codes, cards, and the points that people collect. */
import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core';
import { callOutcomes } from '../../../contract/qr-shapes.ts';
import { bigInteger, generatedId, instant } from './columns.ts';
import { employeeId } from './employee-id.ts';
import { isPhone } from './rules.ts';

export const products = pgTable('products', { id: generatedId().primaryKey(), name: text().notNull().unique() });

/** A product in one package size. */
export const productVariants = pgTable(
  'product_variants',
  {
    id: generatedId().primaryKey(),
    productId: bigInteger()
      .notNull()
      .references(() => products.id),
    variantName: text().notNull(),
    packageSize: text().notNull(),
  },
  (t) => [unique('product_variants_name_key').on(t.productId, t.variantName)],
);

export const warehouses = pgTable('warehouses', { id: generatedId().primaryKey(), name: text().notNull().unique() });

/** QR codes that were generated together. The codes are computed from batch and serial number (decision 45). */
export const qrBatches = pgTable(
  'qr_batches',
  {
    id: generatedId().primaryKey(),
    productVariantId: bigInteger()
      .notNull()
      .references(() => productVariants.id),
    expiryInMonths: integer().notNull(),
    points: integer().notNull(),
    /** Number of cards. Serial numbers run from 0 to `quantity` - 1. */
    quantity: integer().notNull(),
    createdBy: employeeId(),
    createdAt: instant().notNull(),
  },
  (t) => [
    index('qr_batches_created_index').on(t.createdAt, t.id),
    index('qr_batches_expiry_index').on(t.expiryInMonths, t.id).concurrently(),
    index('qr_batches_quantity_index').on(t.quantity, t.id).concurrently(),
    index('qr_batches_points_index').on(t.points, t.id).concurrently(),
    check('qr_batches_expiry', sql`${t.expiryInMonths} between 1 and 120`),
    check('qr_batches_points', sql`${t.points} between 0 and 100000`),
    check('qr_batches_quantity', sql`${t.quantity} between 1 and 1000000`),
  ],
);

/** A used card. An unused card has no row. The primary key makes a second use impossible. */
export const qrCards = pgTable(
  'qr_cards',
  {
    batchId: bigInteger()
      .notNull()
      .references(() => qrBatches.id),
    serial: integer().notNull(),
    usedAt: instant().notNull(),
  },
  (t) => [primaryKey({ columns: [t.batchId, t.serial] }), check('qr_cards_serial', sql`${t.serial} >= 0`)],
);

/** Voided cards of a batch: runs of serial numbers that never overlap. Cards of a run that were used before stay used. */
export const qrVoids = pgTable(
  'qr_voids',
  {
    batchId: bigInteger()
      .notNull()
      .references(() => qrBatches.id),
    fromSerial: integer().notNull(),
    /** Inclusive. */
    toSerial: integer().notNull(),
    /** Number of voided cards in the run. Void cards cannot be used later, so the count never changes. */
    count: integer().notNull(),
    reason: text().notNull(),
    voidedBy: employeeId(),
    voidedAt: instant().notNull(),
  },
  (t) => [primaryKey({ columns: [t.batchId, t.fromSerial] }), check('qr_voids_run', sql`${t.fromSerial} between 0 and ${t.toSerial}`)],
);

/** People who collect points. */
export const qrUsers = pgTable(
  'qr_users',
  {
    id: generatedId().primaryKey(),
    firstName: text().notNull(),
    middleName: text(),
    lastName: text().notNull(),
    phone: text().notNull().unique(),
    address: text(),
    language: text(),
    createdAt: instant().notNull(),
    updatedAt: instant().notNull(),
  },
  (t) => [index('qr_users_created_index').on(t.createdAt, t.id), check('qr_users_phone', isPhone(t.phone))],
);

/** Earned and spent points of a person, because not every use has a card. The key includes the time, so that the table can be partitioned by month. */
export const qrUses = pgTable(
  'qr_uses',
  {
    createdAt: instant().notNull(),
    id: generatedId().notNull(),
    qrUserId: bigInteger()
      .notNull()
      .references(() => qrUsers.id),
    /** Type such as `EARN` or `REDEEM`. The set is open. */
    transactionType: text().notNull(),
    /** Negative for spent points. */
    points: integer().notNull(),
    /** The card, when one was used. */
    batchId: bigInteger(),
    serial: integer(),
    /** Dealer who sold the pack. */
    dealerId: bigInteger(),
  },
  (t) => [
    primaryKey({ columns: [t.qrUserId, t.createdAt, t.id] }),
    index('qr_uses_created_index').on(t.createdAt, t.id),
    index('qr_uses_id_index').on(t.id),
    index('qr_uses_type_index').on(t.transactionType, t.createdAt, t.id),
    index('qr_uses_card_index').on(t.batchId, t.serial),
    // For the people who used cards of a batch, and its counts by day and by dealer.
    index('qr_uses_batch_index').on(t.batchId, t.qrUserId, t.createdAt, t.dealerId).where(sql`batch_id is not null`).concurrently(),
    index('qr_uses_dealer_created_index').on(t.dealerId, t.createdAt, t.id).concurrently(),
    // For the uses of cards, which are counted by day.
    index('qr_uses_card_created_index').on(t.createdAt).where(sql`batch_id is not null`).concurrently(),
    check('qr_uses_card_is_whole', sql`num_nonnulls(${t.batchId}, ${t.serial}) in (0, 2)`),
  ],
);

/** The last call to a person who used cards of a recalled batch. */
export const qrRecallCalls = pgTable(
  'qr_recall_calls',
  {
    batchId: bigInteger()
      .notNull()
      .references(() => qrBatches.id),
    qrUserId: bigInteger()
      .notNull()
      .references(() => qrUsers.id),
    outcome: text({ enum: callOutcomes }).notNull(),
    calledBy: employeeId(),
    calledAt: instant().notNull(),
  },
  (t) => [primaryKey({ columns: [t.batchId, t.qrUserId] })],
);
