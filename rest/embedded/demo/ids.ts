/** Keeps the ids of the demo data apart from those that the database gives to rows added by people. */
import { sql } from 'drizzle-orm';
import { getTableConfig, type PgTable } from 'drizzle-orm/pg-core';
import type { Database } from '../database/database.ts';
import { attendance } from '../database/tables/attendance.ts';
import { dealers, farmers } from '../database/tables/customers.ts';
import { checkEvents, travelPoints } from '../database/tables/days.ts';
import { employees } from '../database/tables/employees.ts';
import { invoices } from '../database/tables/invoices.ts';
import { meetings } from '../database/tables/meetings.ts';
import { products, productVariants, qrBatches, qrUsers, qrUses, warehouses } from '../database/tables/qr.ts';
import { attendancePerDay, checkEventsPerDay } from './attendance.ts';
import { invoicesPerDay } from './invoices.ts';
import { meetingsPerDay } from './meetings.ts';
import { products as productRows, variants, warehouses as warehouseRows } from './products.ts';
import { batchesPerDay, qrUserCount, usesPerDay } from './qr.ts';
import { travelPointsPerDay } from './travel.ts';
import type { World } from './world.ts';

/** Days whose ids are kept free for the demo data: far beyond the year 2200. */
export const reservedDays = 100_000;

/** For each table the last id that is, or may one day be, the demo data's. */
function lastIds(world: World): readonly (readonly [PgTable, number])[] {
  const { scale } = world;
  return [
    [employees, scale.employees],
    [farmers, scale.farmers],
    [dealers, scale.dealers],
    [products, productRows.length],
    [productVariants, variants.length],
    [warehouses, warehouseRows.length],
    [qrUsers, qrUserCount(world)],
    [qrBatches, batchesPerDay(world) * reservedDays],
    [attendance, attendancePerDay(world) * reservedDays],
    [checkEvents, checkEventsPerDay(world) * reservedDays],
    [travelPoints, travelPointsPerDay(world) * reservedDays],
    [meetings, meetingsPerDay(world) * reservedDays],
    [qrUses, usesPerDay(world) * reservedDays],
    [invoices, invoicesPerDay(world) * reservedDays],
  ];
}

/** From here on the database gives ids after the demo data's. */
export async function reserveIds(database: Database, world: World): Promise<void> {
  for (const [table, last] of lastIds(world)) {
    await database.execute(sql`select setval(pg_get_serial_sequence(${getTableConfig(table).name}, 'id'), ${last}::bigint)`);
  }
}
