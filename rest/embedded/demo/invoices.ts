/** Goods shipped to dealers. */
import type { invoiceLines, invoices } from '../database/tables/invoices.ts';
import { at, clock, dayId } from './calendar.ts';
import { registeredBefore } from './customers.ts';
import { staff, worksOn } from './employees.ts';
import { isWorkingDay } from './holidays.ts';
import { variants, warehouses } from './products.ts';
import { random } from './random.ts';
import { idsPerDay } from './world.ts';

export interface InvoiceRows {
  readonly invoice: typeof invoices.$inferInsert;
  readonly lines: readonly (typeof invoiceLines.$inferInsert)[];
}

function invoiceRows(anchor: string, day: string, n: number): InvoiceRows {
  const id = dayId(day, idsPerDay.invoices, n);
  const draw = random('invoice', id);
  const dealers = registeredBefore(anchor, 'dealer', day);
  const first = draw.int(0, variants.length - 1);
  const createdAt = at(day, clock(10, 0) + draw.int(0, 7 * 3600));
  const dealerId = String(draw.int(1, dealers));
  return {
    invoice: {
      id,
      createdAt,
      dealerId,
      warehouseId: draw.pick(warehouses).id,
      scannedBy: draw.pick(staff.all.filter((person) => worksOn(anchor, person, day))).id,
    },
    // Steps of 7 through 30 variants give up to eight different ones.
    lines: Array.from({ length: draw.int(1, 8) }, (_, position) => ({
      dealerId,
      invoiceId: id,
      position,
      productVariantId: variants[(first + position * 7) % variants.length]?.id ?? '1',
      qrLinked: draw.chance(0.6),
    })),
  };
}

/** Returns the invoices of a day until an instant. */
export function invoicesOf(anchor: string, day: string, until: string): InvoiceRows[] {
  if (!isWorkingDay(day)) return [];
  const count = random('invoices', day).pick([2, 3, 3, 4, 4]);
  return Array.from({ length: count }, (_, n) => invoiceRows(anchor, day, n)).filter((rows) => rows.invoice.createdAt <= until);
}
