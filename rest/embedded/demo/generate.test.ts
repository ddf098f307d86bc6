/** @module-tag slow */
import { createHash } from 'node:crypto';
import { getTableName } from 'drizzle-orm';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, indiaDate } from '../../contract/clock.ts';
import { attendance } from '../database/tables/attendance.ts';
import { at, eachDay } from './calendar.ts';
import { createDemoCustomers, type DemoCustomers } from './demo-customers.ts';
import { type Batch, baseRows, dayRows } from './generate.ts';
import { anchor, demoCustomers, now } from './testing/example-world.ts';
import { history } from './world.ts';

const all = (of: DemoCustomers, until: string): Batch[] => [
  ...baseRows(of.anchor),
  ...eachDay(addDays(of.anchor, -history.batches), indiaDate(new Date(until))).flatMap((day) => dayRows(of, day, until)),
];

function count(batches: readonly Batch[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const { table, rows } of batches) counts[getTableName(table)] = (counts[getTableName(table)] ?? 0) + rows.length;
  return counts;
}

function fingerprint(batches: readonly Batch[]): string {
  const sum = createHash('sha256');
  for (const { table, rows } of batches) sum.update(getTableName(table)).update(JSON.stringify(rows));
  return sum.digest('hex');
}

describe('the rows', () => {
  const rows = all(demoCustomers, now);

  it('are determined by the anchor alone', () => {
    expect(fingerprint(all(createDemoCustomers(anchor), now))).toBe(fingerprint(rows));
  });

  it('do not change unintentionally', () => {
    expect(fingerprint(rows)).toBe('aa5574c6994acf76728879f223b1a5243374d6622471b2f1c686ad087249e559');
  });

  it('are as many as a company of this size has', () => {
    const counts = count(rows);
    expect(counts).toMatchObject({ employees: 27, farmers: 600, dealers: 80, products: 12, product_variants: 30, qr_users: 300 });
    const about = { attendance: 1900, check_events: 4300, travel_points: 48_000, meetings: 2400, qr_batches: 20, qr_uses: 2500, invoices: 250 };
    expect(counts['day_questions']).toBeGreaterThan(5);
    expect(counts['day_refusals']).toBeGreaterThan(5);
    for (const [table, expected] of Object.entries(about)) {
      expect(counts[table], table).toBeGreaterThan(expected * 0.85);
      expect(counts[table], table).toBeLessThan(expected * 1.15);
    }
  });

  it('of one table have the same keys and unique ids', () => {
    const ids = new Map<string, Set<unknown>>();
    // Collects the faults of some sixty thousand rows, because one assertion per row is slower than generating them.
    const wrong: string[] = [];
    for (const { table, rows: batch } of rows) {
      const name = getTableName(table);
      const seen = ids.get(name) ?? new Set();
      ids.set(name, seen);
      const keys = Object.keys(batch[0] ?? {}).join();
      for (const row of batch) {
        if (Object.keys(row).join() !== keys) wrong.push(`${name}: ${Object.keys(row)} beside ${keys}`);
        if (!('id' in row)) continue;
        if (seen.has(row['id'])) wrong.push(`${name} ${row['id']} twice`);
        seen.add(row['id']);
      }
    }
    expect(wrong).toEqual([]);
  });
});

describe('a day', () => {
  it('that is over stays unchanged for the length of the history', () => {
    fc.assert(
      fc.property(fc.integer({ min: -40, max: 40 }), fc.integer({ min: 0, max: 40 }), (offset, later) => {
        const day = addDays(anchor, offset);
        const over = at(addDays(day < anchor ? anchor : day, 1), 0);
        const muchLater = at(addDays(indiaDate(new Date(over)), later), 7200);
        expect(fingerprint(dayRows(createDemoCustomers(anchor), day, muchLater))).toBe(fingerprint(dayRows(demoCustomers, day, over)));
      }),
      { numRuns: 30 },
    );
  });

  it('only grows while it lasts: rows stay, except an open day of attendance, which is closed', () => {
    const second = fc.integer({ min: 0, max: 86_399 });
    fc.assert(
      fc.property(second, second, (one, other) => {
        const early = dayRows(demoCustomers, anchor, at(anchor, Math.min(one, other)));
        const late = dayRows(demoCustomers, anchor, at(anchor, Math.max(one, other)));
        for (const [index, { table, rows }] of early.entries()) {
          const what = (row: Batch['rows'][number]) => (table === attendance ? row['punchInTime'] : JSON.stringify(row));
          const kept = new Set(late[index]?.rows.map(what));
          expect(rows.map(what).filter((row) => !kept.has(row))).toEqual([]);
        }
      }),
      { numRuns: 30 },
    );
  });
});
