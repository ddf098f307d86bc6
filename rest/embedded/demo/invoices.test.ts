import { expect, it } from 'vitest';
import { isWorkingDay } from './holidays.ts';
import { invoicesOf } from './invoices.ts';
import { anchor, daysAround, now } from './testing/example-world.ts';
import { history } from './world.ts';

it('invoices have one to eight different packs, about six of ten linked to QR codes', () => {
  const invoices = daysAround(-history.work, 0).flatMap((day) => invoicesOf(anchor, day, now));
  for (const { lines } of invoices) {
    expect(lines.length).toBeGreaterThanOrEqual(1);
    expect(lines.length).toBeLessThanOrEqual(8);
    expect(new Set(lines.map((line) => line.productVariantId)).size).toBe(lines.length);
  }
  const lines = invoices.flatMap((each) => each.lines);
  expect(lines.filter((line) => line.qrLinked).length / lines.length).toBeCloseTo(0.6, 1);
});

it('goods are shipped on each working day, and on no other day', () => {
  const days = daysAround(-history.work, -1);
  expect(days.filter((day) => invoicesOf(anchor, day, now).length > 0)).toEqual(days.filter(isWorkingDay));
});
