/** @module-tag slow */
import { describe, expect, it } from 'vitest';
import { addDays } from '../../contract/clock.ts';
import { at } from './calendar.ts';
import { batchesOf, qrUsesOf } from './qr.ts';
import { anchor, daysAround, demoCustomers, now } from './testing/example-world.ts';
import { history } from './world.ts';

describe('QR codes', () => {
  it('are used once each, by existing people, from batches created before', () => {
    const used = daysAround(-history.work, 200).flatMap((day) => qrUsesOf(demoCustomers, day, at(addDays(anchor, 300), 0)).cards);
    expect(new Set(used.map((card) => `${card.batchId}/${card.serial}`)).size).toBe(used.length);
    const batches = new Map(
      daysAround(-history.batches, 200)
        .flatMap((day) => batchesOf(anchor, day))
        .map((batch) => [batch.id, batch]),
    );
    const isOfItsBatch = (card: (typeof used)[number]) => {
      const batch = batches.get(card.batchId);
      return card.serial < (batch?.quantity ?? 0) && card.usedAt > (batch?.createdAt ?? '');
    };
    expect(used.filter((card) => !isOfItsBatch(card))).toEqual([]);
  });

  it('never result in negative points of a person', () => {
    const balance = new Map<string, number>();
    const uses = daysAround(-history.work, 0).flatMap((day) => qrUsesOf(demoCustomers, day, now).uses);
    for (const { qrUserId, points } of uses.sort((a, b) => a.createdAt.localeCompare(b.createdAt))) {
      balance.set(qrUserId, (balance.get(qrUserId) ?? 0) + points);
      expect(balance.get(qrUserId)).toBeGreaterThanOrEqual(0);
    }
  });
});
