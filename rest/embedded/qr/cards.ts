/** Cards of a batch. Only a used card has a row, and a voided card belongs to a run. All other cards are computed from the batch. */
import { and, asc, eq, inArray, or, sql } from 'drizzle-orm';
import type { Static } from 'typebox';
import type { BodyOf } from '../../contract/call.ts';
import { indiaDate } from '../../contract/clock.ts';
import type { qr as contract } from '../../contract/qr.ts';
import type { CardState, QrCard, QrUse } from '../../contract/qr-shapes.ts';
import { latinDigits } from '../../contract/visible-text.ts';
import type { Database } from '../database/database.ts';
import { addMonths } from '../database/months.ts';
import { nameKey } from '../database/tables/name-key.ts';
import { qrCards, qrUsers, qrUses } from '../database/tables/qr.ts';
import { wireInstant } from '../database/wire-instant.ts';
import { wordsOf } from '../people/name-search.ts';
import type { QrCodes } from './codes.ts';
import { type Run, runsBetween, type Used, unusedOf } from './runs.ts';
import type { Batch } from './select-batches.ts';
import { selectUses, toQrUses } from './uses.ts';
import { countUsed, runOf, usedSerialsIn, type VoidRow, voidsOf } from './voids.ts';

/** Maximum number of cards that a search text finds. */
const maxResults = 200;

export type CardFilter = Pick<BodyOf<typeof contract.getQRDetailsByBatch>, 'state' | 'text'>;

interface CardRequest extends CardFilter {
  readonly skip: number;
  readonly size: number;
  /** Counts the used cards of the batch. */
  readonly countAllUsed: () => Promise<number>;
}

interface CardPage {
  readonly serials: readonly number[];
  readonly total: number;
}

/** Reads the serial numbers of a page of the cards of a batch, filtered by state and text. */
export async function readCardPage(
  database: Database,
  codes: QrCodes,
  batch: Batch,
  { state, text = '', skip, size, countAllUsed }: CardRequest,
): Promise<CardPage> {
  const whole = { from: 0, to: batch.quantity - 1 };
  const voids = await voidsOf(database, batch.id);
  if (text !== '') {
    const found = await findCards(database, codes, batch, text);
    const states = state && (await statesOf(database, batch, voids, found));
    const serials = found.filter((serial) => states === undefined || states(serial) === state);
    return { serials: serials.slice(skip, skip + size), total: serials.length };
  }
  if (state === undefined) {
    const end = Math.min(skip + size, batch.quantity);
    return { serials: Array.from({ length: Math.max(end - skip, 0) }, (_, index) => skip + index), total: batch.quantity };
  }
  const usedCount = await countAllUsed();
  if (state === 'USED') {
    const isOfBatch = eq(qrCards.batchId, batch.id);
    const rows = await database.select({ serial: qrCards.serial }).from(qrCards).where(isOfBatch).orderBy(asc(qrCards.serial)).limit(size).offset(skip);
    return { serials: rows.map(({ serial }) => serial), total: usedCount };
  }
  const voidedCount = voids.reduce((sum, { count }) => sum + count, 0);
  const runs = state === 'VOID' ? voids.map(runOf) : runsBetween(whole, voids.map(runOf));
  const serials = await unusedOf(runs, usedOf(database, batch.id), skip, size);
  return { serials, total: state === 'VOID' ? voidedCount : batch.quantity - usedCount - voidedCount };
}

const usedOf = (database: Database, batchId: string): Used => ({
  count: (run) => countUsed(database, batchId, run),
  within: (run) => usedSerialsIn(database, batchId, run),
});

/** Finds cards by number, by code, or by the name or phone number of the person who used them, in ascending order. */
async function findCards(database: Database, codes: QrCodes, batch: Batch, text: string): Promise<readonly number[]> {
  const read = codes.readCode(text);
  if (read !== null) return read.batchId === batch.id && read.serial < batch.quantity ? [read.serial] : [];
  const [, batchId = batch.id, digits] = /^(?:(\d{1,8})\s*\p{Pd}\s*)?(\d{1,7})$/u.exec(latinDigits(text)) ?? [];
  const serial = batchId === batch.id ? Number(digits) : Number.NaN;
  const words = await wordsOf(database, text);
  const written = sql`concat_ws(' ', ${qrUsers.firstName}, ${qrUsers.middleName}, ${qrUsers.lastName}, ${qrUsers.phone})`;
  const holdsWords = words.map((word) => or(sql`strpos(${nameKey(written)}, ${word.text}) > 0`, sql`strpos(spelling(${written}), ${word.spelling}) > 0`));
  const rows = await database
    .selectDistinct({ serial: qrUses.serial })
    .from(qrUses)
    .innerJoin(qrUsers, eq(qrUsers.id, qrUses.qrUserId))
    .where(and(eq(qrUses.batchId, batch.id), words.length === 0 ? sql`false` : and(...holdsWords)))
    .orderBy(qrUses.serial)
    .limit(maxResults);
  const numbered = serial < batch.quantity ? [serial] : [];
  return [...new Set([...numbered, ...rows.flatMap((row) => row.serial ?? [])])].sort((a, b) => a - b).slice(0, maxResults);
}

async function statesOf(database: Database, { id }: Batch, voids: readonly VoidRow[], serials: readonly number[]): Promise<(serial: number) => CardState> {
  const used = await usedAmong(database, id, serials);
  return (serial) => (used.has(serial) ? 'USED' : voidOf(voids, serial) === undefined ? 'NOT_USED' : 'VOID');
}

const voidOf = (voids: readonly VoidRow[], serial: number) => voids.find(({ fromSerial, toSerial }) => fromSerial <= serial && serial <= toSerial);

/** Returns the times of use of the used cards, by serial number. */
async function usedAmong(database: Database, batchId: string, serials: readonly number[]): Promise<ReadonlyMap<number, string>> {
  if (serials.length === 0) return new Map();
  const rows = await database
    .select({ serial: qrCards.serial, usedAt: qrCards.usedAt })
    .from(qrCards)
    .where(and(eq(qrCards.batchId, batchId), inArray(qrCards.serial, [...serials])));
  return new Map(rows.map(({ serial, usedAt }) => [serial, usedAt]));
}

/** Reads the cards of some serial numbers, with their first use. */
export async function readCards(database: Database, codes: QrCodes, batch: Batch, serials: readonly number[]): Promise<Static<typeof QrCard>[]> {
  if (serials.length === 0) return [];
  const used = await usedAmong(database, batch.id, serials);
  const voids = await voidsOf(database, batch.id);
  const rows = await selectUses(database)
    .where(and(eq(qrUses.batchId, batch.id), inArray(qrUses.serial, [...used.keys()])))
    .orderBy(sql`${qrUses.createdAt} desc`);
  const uses = used.size === 0 ? [] : await toQrUses(database, codes, rows);
  const firstUses = new Map(rows.map(({ use }, index) => [use.serial, uses[index]]));
  return serials.map((serial) => {
    const voided = used.has(serial) ? undefined : voidOf(voids, serial);
    const code = codes.codeOf({ batchId: batch.id, serial });
    return toCard(batch, { code, serial, usedAt: used.get(serial) ?? null, voided, use: firstUses.get(serial) ?? null });
  });
}

interface CardFacts {
  readonly code: string;
  readonly serial: number;
  readonly usedAt: string | null;
  readonly voided: VoidRow | undefined;
  readonly use: Static<typeof QrUse> | null;
}

/** Converts a card. Its last change is its use, its voiding or the creation of its batch. It is valid through its expiry date. */
function toCard(batch: Batch, { code, serial, usedAt, voided, use }: CardFacts): Static<typeof QrCard> {
  const { id, createdAt, productName, packageSize, expiryInMonths, points } = batch;
  return {
    id: `${id}-${serial}`,
    createdDate: wireInstant(createdAt),
    updatedDate: wireInstant(usedAt ?? voided?.voidedAt ?? createdAt),
    qrCodeId: code,
    productName,
    packageSize,
    expiryDate: addMonths(indiaDate(new Date(createdAt)), expiryInMonths),
    isUsed: usedAt !== null,
    points,
    batchId: id,
    isVoid: voided !== undefined,
    voidReason: voided?.reason ?? null,
    voidedDate: voided === undefined ? null : wireInstant(voided.voidedAt),
    use,
  };
}

export async function* walkCards(database: Database, codes: QrCodes, batch: Batch, { state, text = '' }: CardFilter, size: number) {
  const voids = (await voidsOf(database, batch.id)).map(runOf);
  const whole = { from: 0, to: batch.quantity - 1 };
  const found = text === '' ? null : await findCards(database, codes, batch, text);
  const runs =
    found?.map((serial) => ({ from: serial, to: serial })) ?? (state === 'VOID' ? voids : state === 'NOT_USED' ? runsBetween(whole, voids) : [whole]);
  for (const run of runs) {
    for (let from = run.from; from <= run.to; from += size) {
      const to = Math.min(from + size - 1, run.to);
      const serials = Array.from({ length: to - from + 1 }, (_, index) => from + index);
      const cards = await readCards(database, codes, batch, await filterByState(database, batch, { from, to }, serials, state));
      const rows = cards.filter((card) => state === undefined || stateOf(card) === state);
      if (rows.length > 0) yield rows;
    }
  }
}

/** Removes cards of other states before their codes are computed. */
async function filterByState(database: Database, { id }: Batch, run: Run, serials: readonly number[], state: CardState | undefined) {
  if (state === undefined) return serials;
  const used = await usedSerialsIn(database, id, run);
  return serials.filter((serial) => used.has(serial) === (state === 'USED'));
}

export const stateOf = ({ isUsed, isVoid }: Static<typeof QrCard>): CardState => (isUsed ? 'USED' : isVoid ? 'VOID' : 'NOT_USED');
