/** QR codes: batches created on Mondays, the people who collect points, and their uses. */
import { addDays } from '../../contract/clock.ts';
import type { qrBatches, qrCards, qrUsers, qrUses } from '../database/tables/qr.ts';
import { at, clock, countBefore, dayId, dayNumber, weekday } from './calendar.ts';
import type { DemoCustomers } from './demo-customers.ts';
import { staff } from './employees.ts';
import { menNames, surnames, womenNames } from './names.ts';
import { pinCode } from './person.ts';
import { variants } from './products.ts';
import { phone, type Random, random } from './random.ts';
import { type Town, towns, villages } from './towns.ts';
import { history, idsPerDay, qrUserCount } from './world.ts';

export type QrBatchRow = typeof qrBatches.$inferInsert & { readonly id: string };
export type QrUserRow = typeof qrUsers.$inferInsert;
export type QrUseRow = typeof qrUses.$inferInsert;
export type QrCardRow = typeof qrCards.$inferInsert;

const maxScansADay = 40;
/** Number of days for which packs of a batch are sold. */
const batchLifeDays = 35;
/** Numbers of cards of a used batch: at least the number of scans during its sale, so that no card is used twice. */
const usedQuantities = [2500, 5000, 10_000] as const;

/** Returns one batch of thousands of cards each Monday, and sometimes a small trial batch. */
function quantitiesOf(draw: Random, anchor: string, day: string): readonly number[] {
  if (weekday(day) !== 1 || day < addDays(anchor, -history.batches)) return [];
  return [draw.pick(usedQuantities), ...(draw.chance(0.15) ? [draw.pick([5, 100])] : [])];
}

/** Returns the batches created on a day. */
export function batchesOf(anchor: string, day: string): QrBatchRow[] {
  const draw = random('batches', day);
  return quantitiesOf(draw, anchor, day).map((quantity, index) => ({
    id: dayId(day, idsPerDay.qrBatches, index),
    productVariantId: draw.pick(variants).id,
    expiryInMonths: draw.pick([24, 24, 24, 12, 36]),
    points: draw.pick([50, 50, 20, 100]),
    quantity,
    createdBy: draw.pick(staff.admins).id,
    createdAt: at(day, clock(9, 50) + draw.int(0, 1200)),
  }));
}

function userTown(n: number): Town {
  return random('qr user', n, 'town').pick(towns);
}

/** Returns the day of the n-th user's first use, before the first load. */
function userDay(anchor: string, n: number): string {
  return addDays(anchor, -1 - Math.floor(history.batches * (1 - n / (qrUserCount + 1))));
}

/** @param n from 1, in the order of the first use */
export function qrUserRow(anchor: string, n: number): QrUserRow {
  const draw = random('qr user', n);
  const town = userTown(n);
  const inDevanagari = draw.chance(0.3);
  const inScript = (name: { latin: string; devanagari: string }) => (inDevanagari ? name.devanagari : name.latin);
  const registeredAt = clock(8, 0) + draw.int(0, 11 * 3600);
  return {
    id: String(n),
    firstName: inScript(draw.pick(draw.chance(0.8) ? menNames : womenNames)),
    middleName: draw.chance(0.7) ? inScript(draw.pick(menNames)) : null,
    lastName: inScript(draw.pick(surnames)),
    phone: phone('qr user', n),
    address: `${draw.pick(villages)}, ${town.taluka}, ${town.district} ${pinCode(draw, town)}`,
    language: inDevanagari ? 'Marathi' : draw.pick(['Marathi', 'Marathi', 'Hindi', 'English']),
    createdAt: at(userDay(anchor, n), registeredAt),
    updatedAt: at(userDay(anchor, n), registeredAt + draw.int(60, 900)),
  };
}

/** Returns the batches whose packs are on sale. */
function onSale(anchor: string, day: string): QrBatchRow[] {
  return Array.from({ length: batchLifeDays }, (_, index) => addDays(day, index - batchLifeDays))
    .flatMap((date) => batchesOf(anchor, date))
    .filter((batch) => batch.quantity >= usedQuantities[0]);
}

/** A prime number that distributes the scans over the cards of a batch. */
const step = 1103;

export interface QrDay {
  readonly cards: readonly QrCardRow[];
  readonly uses: readonly QrUseRow[];
}

/** Returns the scans of a day until an instant. Some are followed by spending earned points. */
export function qrUsesOf(demoCustomers: DemoCustomers, day: string, until: string): QrDay {
  const { anchor } = demoCustomers;
  const batches = onSale(anchor, day);
  if (batches.length === 0) return { cards: [], uses: [] };
  const draw = random('qr uses', day);
  const userCount = countBefore(day, qrUserCount, (n) => userDay(anchor, n));
  const scans = Array.from({ length: draw.int(18, 32) }, (_, scan) => {
    const batch = draw.pick(batches);
    // Each scan of a batch has a unique number, so no card is used twice.
    const number = (dayNumber(day) - Math.floor(Number(batch.id) / idsPerDay.qrBatches)) * maxScansADay + scan;
    const n = draw.int(1, userCount);
    const time = clock(8, 0) + draw.int(0, 12 * 3600);
    const { dealers } = demoCustomers.registeredIn(userTown(n), day);
    const card = { batchId: batch.id, serial: (number * step) % batch.quantity };
    const earned: QrUseRow = {
      id: dayId(day, idsPerDay.qrUses, scan * 2),
      createdAt: at(day, time),
      qrUserId: String(n),
      transactionType: 'EARN',
      points: batch.points,
      ...card,
      dealerId: dealers.length === 0 ? null : draw.pick(dealers).id,
    };
    const spent: QrUseRow = {
      id: dayId(day, idsPerDay.qrUses, scan * 2 + 1),
      createdAt: at(day, time + draw.int(300, 3000)),
      qrUserId: String(n),
      transactionType: 'REDEEM',
      points: -batch.points,
      batchId: null,
      serial: null,
      dealerId: null,
    };
    return { card: { ...card, usedAt: earned.createdAt }, uses: draw.chance(0.12) ? [earned, spent] : [earned] };
  });
  return {
    cards: scans.map((scan) => scan.card).filter((card) => card.usedAt <= until),
    uses: scans.flatMap((scan) => scan.uses).filter((use) => use.createdAt <= until),
  };
}
