import { expect, it } from 'vitest';
import { invoicesOf } from './invoices.ts';
import { daysAround, history, now, world } from './testing/example-world.ts';

it('invoices have one to eight different packs, about six of ten linked to QR codes', () => {
  const invoices = daysAround(-history.work, 0).flatMap((day) => invoicesOf(world, day, now));
  for (const { lines } of invoices) {
    expect(lines.length).toBeGreaterThanOrEqual(1);
    expect(lines.length).toBeLessThanOrEqual(8);
    expect(new Set(lines.map((line) => line.productVariantId)).size).toBe(lines.length);
  }
  const lines = invoices.flatMap((each) => each.lines);
  expect(lines.filter((line) => line.qrLinked).length / lines.length).toBeCloseTo(0.6, 1);
});
