/**
 * Brings a company of any size into an empty database, up to yesterday. What follows from the same seed, scale and day is the same, row by row.
 * Whatever is written is written with how far it has come, so that a load that was broken off goes on where it was.
 */
import { getTableName, max, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { addDays } from '../../contract/clock.ts';
import { type BulkDatabase, together } from '../database/bulk.ts';
import { StartRefused } from '../database/start-refused.ts';
import { dealers, farmers } from '../database/tables/customers.ts';
import { employees } from '../database/tables/employees.ts';
import { products, productVariants, qrUsers, warehouses } from '../database/tables/qr.ts';
import { at, eachDay } from './calendar.ts';
import { createCircle } from './circle.ts';
import { copyBatch } from './copy.ts';
import { type Batch, baseRows, dayRows } from './generate.ts';
import { beginIn, finishBase } from './load.ts';
import { moveProgress, readProgress } from './progress.ts';
import { qrUserCount } from './qr.ts';
import { historyOf, type World } from './world.ts';

/** Told how far it has come. */
export interface LoadReport {
  /** @param done of `all` rows of a table, or of the days */
  step(what: string, done: number, all: number, rows: number): void;
}

const baseTables = [employees, farmers, dealers, products, productVariants, warehouses, qrUsers] as const;

/** @throws StartRefused when the database has other people in it, or another company of this kind */
export async function bulkLoad(bulk: BulkDatabase, asked: World, report: LoadReport): Promise<void> {
  const { database } = bulk;
  const { world, loadedUntil } = (await readProgress(database)) ?? (await beginIn(database, asked));
  const [mine, theirs] = [asked, world].map(({ seed, scale }) => JSON.stringify([seed, Object.entries(scale).sort()]));
  if (mine !== theirs) throw new StartRefused(`The database has another company in it already: ${JSON.stringify({ seed: world.seed, ...world.scale })}.`);

  if (loadedUntil === null) await loadBase(bulk, world, report);
  const days = eachDay(addDays(world.anchor, -historyOf(world).batches), addDays(world.anchor, -1));
  const circle = createCircle(world);
  for (const [index, day] of days.entries()) {
    const end = at(addDays(day, 1), 0);
    if (loadedUntil !== null && end <= loadedUntil) continue;
    const batches = dayRows(circle, day, at(world.anchor, 0));
    await together(database, async () => {
      for (const batch of batches) await copyBatch(bulk, batch);
      await moveProgress(database, end);
    });
    report.step('days', index + 1, days.length, sizeOf(batches));
  }
  // Sizes for the planner, and what lets indexes be read alone.
  await database.execute(sql`vacuum (analyze)`);
}

async function loadBase(bulk: BulkDatabase, world: World, report: LoadReport): Promise<void> {
  const { database } = bulk;
  const counts = new Map<PgTable, number>();
  for (const table of baseTables) {
    const [found] = await database.select({ last: max(table.id) }).from(table);
    counts.set(table, Number(found?.last ?? 0));
  }
  const countOf = (table: PgTable) => counts.get(table) ?? 0;
  const { farmers: farmerCount, dealers: dealerCount } = world.scale;
  const all = new Map<PgTable, number>([
    [farmers, farmerCount],
    [dealers, dealerCount],
    [qrUsers, qrUserCount(world)],
  ]);
  for (const batch of baseRows(world, countOf)) {
    await copyBatch(bulk, batch);
    const done = countOf(batch.table) + batch.rows.length;
    counts.set(batch.table, done);
    report.step(getTableName(batch.table), done, all.get(batch.table) ?? done, batch.rows.length);
  }
  await finishBase(database, world);
}

const sizeOf = (batches: readonly Batch[]): number => batches.reduce((sum, { rows }) => sum + rows.length, 0);
