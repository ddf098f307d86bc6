/** QR codes: batches made on Mondays, the people who collect points, and what they used. */
import { addDays } from '../../contract/clock.ts';
import type { qrBatches, qrCards, qrUsers, qrUses } from '../database/tables/qr.ts';
import { at, clock, countBefore, dayId, dayNumber, daysBetween, weekday } from './calendar.ts';
import type { Circle } from './circle.ts';
import { staffOf } from './employees.ts';
import { menNames, surnames, womenNames } from './names.ts';
import { pinCode } from './person.ts';
import { variants } from './products.ts';
import { phone, type Random, random } from './random.ts';
import { type Town, towns, villages } from './towns.ts';
import { historyOf, type World } from './world.ts';

export type QrBatchRow = typeof qrBatches.$inferInsert & { readonly id: string };
export type QrUserRow = typeof qrUsers.$inferInsert;
export type QrUseRow = typeof qrUses.$inferInsert;
export type QrCardRow = typeof qrCards.$inferInsert;

/** One for each twenty uses where these are many. */
export const qrUserCount = ({ scale }: World) => Math.max(300, Math.ceil(scale.uses / 20));
/** More rows than a day has. */
export const batchesPerDay = ({ scale }: World) => Math.max(8, scale.batches);
export const usesPerDay = (world: World) => 128 + 2 * scansADay(world);

/** Of scans so many are followed by spending the points. */
const spentShare = 0.12;
/** At a scale that says how many there are. */
const scansADay = ({ scale }: World) => Math.ceil(scale.uses / (1 + spentShare) / scale.days);
const mostScansADay = 40;
/** Days after which nobody buys packs of a batch any more. */
const batchLifeDays = 35;
/** A batch that is used has at least as many cards as days of its life have scans, so that no card is drawn twice. */
const usedQuantities = [2500, 5000, 10_000] as const;

const firstDay = (world: World) => addDays(world.anchor, -historyOf(world).batches);

/** One of thousands of cards each Monday, sometimes a small one for a trial; or all on the first day, where the scale says how many. */
function quantitiesOf(draw: Random, world: World, day: string): readonly number[] {
  const { batches, codes } = world.scale;
  if (batches > 0) return day === firstDay(world) ? Array.from({ length: batches }, () => codes) : [];
  if (weekday(day) !== 1 || day < firstDay(world)) return [];
  return [draw.pick(usedQuantities), ...(draw.chance(0.15) ? [draw.pick([5, 100])] : [])];
}

/** The batches made on a day. */
export function batchesOf(world: World, day: string): QrBatchRow[] {
  const draw = random(world.seed, 'batches', day);
  return quantitiesOf(draw, world, day).map((quantity, index) => ({
    id: dayId(day, batchesPerDay(world), index),
    productVariantId: draw.pick(variants).id,
    expiryInMonths: draw.pick([24, 24, 24, 12, 36]),
    points: draw.pick([50, 50, 20, 100]),
    quantity,
    createdBy: draw.pick(staffOf(world).admins).id,
    createdAt: at(day, clock(9, 50) + draw.int(0, 1200)),
  }));
}

function userTown(world: World, n: number): Town {
  return random(world.seed, 'qr user', n, 'town').pick(towns);
}

/** The day on which the n-th user first came, before the first load. */
function userDay(world: World, n: number): string {
  return addDays(world.anchor, -1 - Math.floor(historyOf(world).batches * (1 - n / (qrUserCount(world) + 1))));
}

/** @param n from 1, in the order in which they came. */
export function qrUserRow(world: World, n: number): QrUserRow {
  const draw = random(world.seed, 'qr user', n);
  const town = userTown(world, n);
  const inDevanagari = draw.chance(0.3);
  const inScript = (name: { latin: string; devanagari: string }) => (inDevanagari ? name.devanagari : name.latin);
  const registeredAt = clock(8, 0) + draw.int(0, 11 * 3600);
  return {
    id: String(n),
    firstName: inScript(draw.pick(draw.chance(0.8) ? menNames : womenNames)),
    middleName: draw.chance(0.7) ? inScript(draw.pick(menNames)) : null,
    lastName: inScript(draw.pick(surnames)),
    phone: phone(world.seed, 'qr user', n),
    address: `${draw.pick(villages)}, ${town.taluka}, ${town.district} ${pinCode(draw, town)}`,
    language: inDevanagari ? 'Marathi' : draw.pick(['Marathi', 'Marathi', 'Hindi', 'English']),
    createdAt: at(userDay(world, n), registeredAt),
    updatedAt: at(userDay(world, n), registeredAt + draw.int(60, 900)),
  };
}

/** Batches from which packs are on sale. */
function onSale(world: World, day: string): QrBatchRow[] {
  if (world.scale.batches > 0) return batchesOf(world, firstDay(world));
  return Array.from({ length: batchLifeDays }, (_, index) => addDays(day, index - batchLifeDays))
    .flatMap((date) => batchesOf(world, date))
    .filter((batch) => batch.quantity >= usedQuantities[0]);
}

/** The batch of a scan, and its number among the scans of that batch, which no other has. */
function scanOf(world: World, draw: Random, batches: readonly QrBatchRow[], day: string, scan: number) {
  if (world.scale.batches === 0) {
    const batch = draw.pick(batches);
    return { batch, number: (dayNumber(day) - Math.floor(Number(batch.id) / batchesPerDay(world))) * mostScansADay + scan };
  }
  const all = (historyOf(world).work - daysBetween(day, world.anchor)) * scansADay(world) + scan;
  return { batch: batches[all % batches.length], number: Math.floor(all / batches.length) };
}

/** A prime, by which the numbers of scans spread over the cards of a batch. */
const step = 1103;

export interface QrDay {
  readonly cards: readonly QrCardRow[];
  readonly uses: readonly QrUseRow[];
}

/** Scans of a day by an instant, some of them followed by spending the points that were earned. */
export function qrUsesOf(circle: Circle, day: string, until: string): QrDay {
  const { world } = circle;
  const batches = onSale(world, day);
  if (batches.length === 0) return { cards: [], uses: [] };
  const draw = random(world.seed, 'qr uses', day);
  const known = countBefore(day, qrUserCount(world), (n) => userDay(world, n));
  const scans = Array.from({ length: scansADay(world) || draw.int(18, 32) }, (_, scan) => {
    const { batch, number } = scanOf(world, draw, batches, day, scan);
    if (batch === undefined || number >= batch.quantity) return null;
    const n = draw.int(1, known);
    const time = clock(8, 0) + draw.int(0, 12 * 3600);
    const { dealers } = circle.in(userTown(world, n), day);
    const card = { batchId: batch.id, serial: (number * (batch.quantity % step === 0 ? 1 : step)) % batch.quantity };
    const earned: QrUseRow = {
      id: dayId(day, usesPerDay(world), scan * 2),
      createdAt: at(day, time),
      qrUserId: String(n),
      transactionType: 'EARN',
      points: batch.points,
      ...card,
      dealerId: dealers.length === 0 ? null : draw.pick(dealers).id,
    };
    const spent: QrUseRow = {
      id: dayId(day, usesPerDay(world), scan * 2 + 1),
      createdAt: at(day, time + draw.int(300, 3000)),
      qrUserId: String(n),
      transactionType: 'REDEEM',
      points: -batch.points,
      batchId: null,
      serial: null,
      dealerId: null,
    };
    return { card: { ...card, usedAt: earned.createdAt }, uses: draw.chance(spentShare) ? [earned, spent] : [earned] };
  }).filter((scan) => scan !== null);
  return {
    cards: scans.map((scan) => scan.card).filter((card) => card.usedAt <= until),
    uses: scans.flatMap((scan) => scan.uses).filter((use) => use.createdAt <= until),
  };
}
