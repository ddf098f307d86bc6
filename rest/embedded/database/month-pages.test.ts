import { and, desc, sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, describe, expect, test } from 'vitest';
import { onOneMachine, planOf, rowsIn } from '../testing/plans.ts';
import { openTestDatabase } from '../testing/test-database.ts';
import { totalWhenCounted } from '../testing/totals.ts';
import { createMonthPages, type ReadMonth } from './month-pages.ts';
import { inMonth } from './months.ts';
import { qrUsers, qrUses } from './tables/qr.ts';

const october = { month: 10, year: 2026 };
const now = new Date('2026-11-20T04:30:00.000Z');
const uses = { table: qrUses, key: [qrUses.createdAt, qrUses.id] } as const;
const rowCount = 20_000;

/** Two rows at each instant, so that their order must not depend on the page. A tenth of the rows is in the months beside October. */

const opened = await openTestDatabase();
const { database } = opened;
await database
  .insert(qrUsers)
  .values({ id: '1', firstName: 'Anita', lastName: 'Patil', phone: '9876543210', createdAt: now.toISOString(), updatedAt: now.toISOString() });
await database.execute(sql`insert into qr_uses (created_at, qr_user_id, transaction_type, points)
    select timestamptz '2026-09-29 00:00:00+05:30' + (g / 2) * interval '300 seconds', 1, 'EARN', 5 from generate_series(1, ${sql.raw(String(rowCount))}) g`);
await database.execute(sql`vacuum analyze qr_uses`);
afterAll(() => opened.close());

const idsOn = async (read: ReadMonth, number: number, size: number) => {
  const page = await read(opened.database, now, october, { number, size });
  const rows = await opened.database.select().from(qrUses).where(page.rows).orderBy(page.order);
  return { ids: rows.map(({ id }) => id), total: page.total };
};

describe('pages of a month', () => {
  test('contain the whole list from either end', async () => {
    const whole = (
      await opened.database
        .select({ id: qrUses.id })
        .from(qrUses)
        .where(and(inMonth(qrUses.createdAt, october)))
        .orderBy(desc(qrUses.createdAt), desc(qrUses.id))
    ).map(({ id }) => id);
    expect(whole.length).toBeGreaterThan(15_000);
    const read = createMonthPages(uses);
    await totalWhenCounted(() => idsOn(read, 0, 1));
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 1, max: 100 }), fc.double({ min: 0, max: 1.1, noNaN: true }), async (size, place) => {
        const number = Math.floor((whole.length / size) * place);
        expect(await idsOn(read, number, size)).toEqual({ ids: whole.slice(number * size, (number + 1) * size), total: whole.length });
      }),
      { numRuns: 30 },
    );
  });

  onOneMachine.each([0, 1, -1, -2])('read no more rows than the page at the first and the last of them: %i', async (from) => {
    const read = createMonthPages(uses);
    const total = await totalWhenCounted(() => idsOn(read, 0, 10));
    const last = Math.ceil(total / 10) - 1;
    const page = await read(opened.database, now, october, { number: from < 0 ? last + 1 + from : from, size: 10 });
    const statement = opened.database.select().from(qrUses).where(page.rows).orderBy(page.order);
    const plan = await planOf(opened.database, statement);
    expect(plan.join('\n')).toContain('qr_uses_created_index');
    expect(plan.join('\n')).not.toContain('Seq Scan');
    expect(rowsIn(plan)).toBeLessThan(200);
  });

  test('count a past month once in ten minutes, and the present month once in a minute plus its new rows, without delaying requests', async () => {
    const read = createMonthPages(uses);
    const add = (createdAt: string) => opened.database.insert(qrUses).values({ createdAt, qrUserId: '1', transactionType: 'EARN', points: 5 });
    const pageAt = (at: Date) => read(opened.database, at, october, { number: 0, size: 1 });
    const totals = async (at: Date) => Promise.all([1, 2, 3].map(async () => (await pageAt(at)).total));
    const first = await totalWhenCounted(() => pageAt(now));
    await add('2026-10-05T10:00:00+05:30');
    expect(await totals(new Date(now.getTime() + 599_999))).toEqual([first, first, first]);
    await expect.poll(async () => (await totals(new Date(now.getTime() + 600_000)))[0]).toBe(first + 1);
    const during = new Date('2026-10-20T04:30:00.000Z');
    const present = createMonthPages(uses);
    const total = await totalWhenCounted(() => present(opened.database, during, october, { number: 0, size: 1 }));
    await add('2026-10-31T23:59:59+05:30');
    expect((await present(opened.database, during, october, { number: 0, size: 1 })).total).toBe(total + 1);
    await add('2026-10-06T10:00:00+05:30');
    const aMinuteLater = new Date(during.getTime() + 60_000);
    const later = async () => (await present(opened.database, aMinuteLater, october, { number: 0, size: 1 })).total;
    expect(await later()).toBe(total + 1);
    await expect.poll(later).toBe(total + 2);
  });
});
