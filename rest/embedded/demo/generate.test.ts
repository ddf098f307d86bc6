import { createHash } from 'node:crypto';
import { getTableName } from 'drizzle-orm';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, indiaDate } from '../../contract/clock.ts';
import { attendance } from '../database/tables/attendance.ts';
import { at, eachDay } from './calendar.ts';
import { type Circle, createCircle } from './circle.ts';
import { type Batch, baseRows, dayRows } from './generate.ts';
import { circle, history, now, world } from './testing/example-world.ts';

const all = (of: Circle, until: string): Batch[] => [
  ...baseRows(of.world),
  ...eachDay(addDays(of.world.anchor, -history.batches), indiaDate(new Date(until))).flatMap((day) => dayRows(of, day, until)),
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
  const rows = all(circle, now);

  it('follow from the seed alone', () => {
    expect(fingerprint(all(createCircle(world), now))).toBe(fingerprint(rows));
    expect(fingerprint(all(createCircle({ ...world, seed: 'other' }), now))).not.toBe(fingerprint(rows));
  });

  it('do not change by accident', () => {
    expect(fingerprint(rows)).toBe('06f3f85f3a0bfad5dea7a2d18e0f5def978f684429c433844484a7a0ef812077');
  });

  it('are as many as a company of this size has', () => {
    const counts = count(rows);
    expect(counts).toMatchObject({ employees: 27, farmers: 600, dealers: 80, products: 12, product_variants: 30, qr_users: 300 });
    const about = { attendance: 1900, check_events: 4300, travel_points: 48_000, meetings: 2400, qr_batches: 20, qr_uses: 2500, invoices: 250 };
    for (const [table, expected] of Object.entries(about)) {
      expect(counts[table], table).toBeGreaterThan(expected * 0.85);
      expect(counts[table], table).toBeLessThan(expected * 1.15);
    }
  });

  it('of one table have the same keys, and no id comes twice', () => {
    const ids = new Map<string, Set<unknown>>();
    // Some sixty thousand rows: what is wrong is gathered, since an assertion for each takes longer than to make them.
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

describe('a day that is over', () => {
  it('stays as it is, however much later it is asked for', () => {
    fc.assert(
      fc.property(fc.integer({ min: -40, max: 40 }), fc.integer({ min: 0, max: 300 }), (offset, later) => {
        const day = addDays(world.anchor, offset);
        const over = at(addDays(day < world.anchor ? world.anchor : day, 1), 0);
        const muchLater = at(addDays(indiaDate(new Date(over)), later), 7200);
        expect(fingerprint(dayRows(createCircle(world), day, muchLater))).toBe(fingerprint(dayRows(circle, day, over)));
      }),
      { numRuns: 30 },
    );
  });

  it('only grows while it lasts: whatever is there stays, but an open day of attendance is closed', () => {
    const second = fc.integer({ min: 0, max: 86_399 });
    fc.assert(
      fc.property(second, second, (one, other) => {
        const early = dayRows(circle, world.anchor, at(world.anchor, Math.min(one, other)));
        const late = dayRows(circle, world.anchor, at(world.anchor, Math.max(one, other)));
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
