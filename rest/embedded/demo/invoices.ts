/** Goods sent to dealers. */
import type { invoiceLines, invoices } from '../database/tables/invoices.ts';
import { at, clock, dayId, isWorkday } from './calendar.ts';
import { circleSize } from './circle.ts';
import { registeredBefore } from './customers.ts';
import { staffOf, worksOn } from './employees.ts';
import { variants, warehouses } from './products.ts';
import { random } from './random.ts';
import { timesDemo, type World } from './world.ts';

export interface InvoiceRows {
  readonly invoice: typeof invoices.$inferInsert;
  readonly lines: readonly (typeof invoiceLines.$inferInsert)[];
}

/** More invoices than a day has. */
export const invoicesPerDay = (world: World) => 16 * timesDemo(world);

function invoiceRows(world: World, day: string, n: number): InvoiceRows {
  const id = dayId(day, invoicesPerDay(world), n);
  const draw = random(world.seed, 'invoice', id);
  const dealers = Math.min(registeredBefore(world, 'dealer', day), circleSize(world, 'dealers'));
  const first = draw.int(0, variants.length - 1);
  const createdAt = at(day, clock(10, 0) + draw.int(0, 7 * 3600));
  const dealerId = String(draw.int(1, dealers));
  return {
    invoice: {
      id,
      createdAt,
      dealerId,
      warehouseId: draw.pick(warehouses).id,
      scannedBy: draw.pick(staffOf(world).all.filter((person) => worksOn(world, person, day))).id,
    },
    // Steps of 7 through 30 variants: up to eight of them, none twice.
    lines: Array.from({ length: draw.int(1, 8) }, (_, position) => ({
      dealerId,
      invoiceId: id,
      position,
      productVariantId: variants[(first + position * 7) % variants.length]?.id ?? '1',
      qrLinked: draw.chance(0.6),
    })),
  };
}

/** The invoices of a day that had been written by an instant. */
export function invoicesOf(world: World, day: string, until: string): InvoiceRows[] {
  if (!isWorkday(day)) return [];
  const count = random(world.seed, 'invoices', day).pick([2, 3, 3, 4, 4]) * timesDemo(world);
  return Array.from({ length: count }, (_, n) => invoiceRows(world, day, n)).filter((rows) => rows.invoice.createdAt <= until);
}
