/** Selects batches with product and package. */
import { eq, inArray, sql } from 'drizzle-orm';
import type { Static } from 'typebox';
import type { QrBatch } from '../../contract/qr-shapes.ts';
import { sentence } from '../../contract/sentences.ts';
import { readId } from '../calls/input.ts';
import { Refusal } from '../calls/refusal.ts';
import type { Database } from '../database/database.ts';
import { nameKey } from '../database/tables/name-key.ts';
import { products, productVariants, qrBatches } from '../database/tables/qr.ts';
import { wireInstant } from '../database/wire-instant.ts';

export type Batch = Awaited<ReturnType<typeof selectBatches>>[number];

export function selectBatches(database: Database) {
  return database
    .select({
      id: qrBatches.id,
      createdAt: qrBatches.createdAt,
      productName: products.name,
      packageSize: productVariants.packageSize,
      expiryInMonths: qrBatches.expiryInMonths,
      quantity: qrBatches.quantity,
      points: qrBatches.points,
    })
    .from(qrBatches)
    .innerJoin(productVariants, eq(productVariants.id, qrBatches.productVariantId))
    .innerJoin(products, eq(products.id, productVariants.productId));
}

/** @throws Refusal (404) */
export async function findBatch(database: Database, id: string | number): Promise<Batch> {
  const [batch] = await selectBatches(database).where(eq(qrBatches.id, readId(id)));
  if (batch === undefined) throw new Refusal(404, sentence('NO_SUCH_BATCH'));
  return batch;
}

export function toBatch({ createdAt, quantity, ...row }: Batch): Static<typeof QrBatch> {
  return { ...row, createdDate: wireInstant(createdAt), qrCodeQuantity: quantity };
}

/** Reads the batches of some uses by id. */
export async function readBatches(database: Database, ids: readonly (string | null)[]): Promise<ReadonlyMap<string, Batch>> {
  const named = [...new Set(ids.flatMap((id) => id ?? []))];
  const rows = named.length === 0 ? [] : await selectBatches(database).where(inArray(qrBatches.id, named));
  return new Map(rows.map((row) => [row.id, row]));
}

/** Selects the ids of the batches of the products whose name contains a text. */
export const selectBatchesOf = (database: Database, product: string) =>
  database
    .select({ id: qrBatches.id })
    .from(qrBatches)
    .innerJoin(productVariants, eq(productVariants.id, qrBatches.productVariantId))
    .innerJoin(products, eq(products.id, productVariants.productId))
    .where(sql`strpos(${nameKey(products.name)}, ${nameKey(sql`${product}::text`)}) > 0`);
