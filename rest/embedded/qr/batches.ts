/** Batches of QR codes and their cards. A card has a row only once it is used; the others follow from the batch. */
import { and, eq, gte, lt } from 'drizzle-orm';
import type { Static } from 'typebox';
import type { ResponseOf } from '../../contract/call.ts';
import { indiaDate } from '../../contract/clock.ts';
import { qr as contract, type QrBatch, type QrCard } from '../../contract/qr.ts';
import { readId } from '../calls/ids.ts';
import { createMonthList } from '../calls/list.ts';
import { Refusal } from '../calls/refusal.ts';
import { listRoute, type Route, route } from '../calls/route.ts';
import type { Database } from '../database/database.ts';
import { addMonths } from '../database/months.ts';
import { products, productVariants, qrBatches, qrCards, qrUses } from '../database/tables/qr.ts';
import { wireInstant } from '../database/wire-instant.ts';
import { codesIn } from './code-text.ts';
import type { QrCodes } from './codes.ts';
import { selectUses, toQrUses } from './uses.ts';

export function batchRoutes(codes: QrCodes): readonly Route[] {
  const readPage = createMonthList(
    { table: qrBatches, key: [qrBatches.createdAt, qrBatches.id] },
    { EXPIRY: [qrBatches.expiryInMonths], QUANTITY: [qrBatches.quantity], POINTS: [qrBatches.points] },
  );
  return [
    listRoute(contract.getQRBatches, async ({ body, database, clock }) => {
      const page = await readPage({ database, clock }, { ...body, number: body.pageNumber, size: body.pageSize });
      const rows = await selectBatches(database).where(page.rows).orderBy(page.order);
      return { payload: rows.map(toBatch), total: page.total };
    }),

    route(contract.fetchQRBatchById, async ({ query, database }) => ({ payload: toBatch(await findBatch(database, query.batchId)) })),

    route(contract.getQRDetailsByBatch, async ({ body, database }) => {
      const batch = await findBatch(database, body.batchId);
      const first = Math.min(body.pageNumber * body.pageSize, batch.quantity);
      const end = Math.min(first + body.pageSize, batch.quantity);
      const used = await usedCards(database, batch.id, first, end);
      const serials = Array.from({ length: end - first }, (_, index) => first + index);
      const payload = serials.map((serial) => toCard(batch, codes.codeOf({ batchId: batch.id, serial }), serial, used.get(serial) ?? null));
      return { payload, total: batch.quantity };
    }),

    route(contract.fetchQRCode, async ({ body: { code }, database }) => ({ payload: await readCard(database, codes, code) })),
  ];
}

/** @throws Refusal (404) */
async function findBatch(database: Database, id: string | number): Promise<Batch> {
  const [batch] = await selectBatches(database).where(eq(qrBatches.id, readId(id)));
  if (batch === undefined) throw new Refusal(404, 'There is no such batch');
  return batch;
}

/** Returns the card, batch and use of a code. A text without a code is neither readable nor genuine. */
async function readCard(database: Database, codes: QrCodes, code: string): Promise<ResponseOf<typeof contract.fetchQRCode>> {
  const number = codes.readCode(code);
  const [batch] = number === null ? [] : await selectBatches(database).where(eq(qrBatches.id, number.batchId));
  if (number === null || batch === undefined || number.serial >= batch.quantity) return { genuine: false, readable: codesIn(code).length > 0 };
  const { batchId, serial } = number;
  const used = await usedCards(database, batchId, serial, serial + 1);
  const first = await selectUses(database)
    .where(and(eq(qrUses.batchId, batchId), eq(qrUses.serial, serial)))
    .orderBy(qrUses.createdAt)
    .limit(1);
  const [use = null] = await toQrUses(database, codes, first);
  return {
    genuine: true,
    readable: true,
    card: toCard(batch, codes.codeOf(number), serial, used.get(serial) ?? null),
    batch: toBatch(batch),
    use,
  };
}

export function toBatch({ createdAt, quantity, ...row }: Batch): Static<typeof QrBatch> {
  return { ...row, createdDate: wireInstant(createdAt), qrCodeQuantity: quantity };
}

type Batch = Awaited<ReturnType<typeof selectBatches>>[number];

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

/** When the used ones among some cards of a batch were used, by serial number. @param end exclusive */
async function usedCards(database: Database, batchId: string, first: number, end: number): Promise<ReadonlyMap<number, string>> {
  const rows = await database
    .select({ serial: qrCards.serial, usedAt: qrCards.usedAt })
    .from(qrCards)
    .where(and(eq(qrCards.batchId, batchId), gte(qrCards.serial, first), lt(qrCards.serial, end)));
  return new Map(rows.map(({ serial, usedAt }) => [serial, usedAt]));
}

/** A card was last changed when it was used, else when its batch was made. It is valid through its expiry date. */
function toCard(batch: Batch, code: string, serial: number, usedAt: string | null): Static<typeof QrCard> {
  const { id, createdAt, productName, packageSize, expiryInMonths, points } = batch;
  return {
    id: `${id}-${serial}`,
    createdDate: wireInstant(createdAt),
    updatedDate: wireInstant(usedAt ?? createdAt),
    qrCodeId: code,
    productName,
    packageSize,
    expiryDate: addMonths(indiaDate(new Date(createdAt)), expiryInMonths),
    isUsed: usedAt !== null,
    points,
  };
}
