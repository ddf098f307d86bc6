/** Loads the demo data at the first start, and extends it at each later start. A load is one transaction, so a failed start leaves nothing. */
import { eq, sql } from 'drizzle-orm';
import { boolean, getTableConfig, type PgTable, pgTable } from 'drizzle-orm/pg-core';
import { addDays, indiaDate } from '../../contract/clock.ts';
import { findAllPairs } from '../customers/duplicates.ts';
import type { Database } from '../database/database.ts';
import { StartRefused } from '../database/start-refused.ts';
import { attendance, dayQuestions, dayRefusals } from '../database/tables/attendance.ts';
import { businessDay, instant } from '../database/tables/columns.ts';
import { dealerKeys, dealers, farmerKeys, farmers } from '../database/tables/customers.ts';
import { checkEvents, travelPoints } from '../database/tables/days.ts';
import { employees } from '../database/tables/employees.ts';
import { invoices } from '../database/tables/invoices.ts';
import { meetings } from '../database/tables/meetings.ts';
import { nameKey } from '../database/tables/name-key.ts';
import { products, productVariants, qrBatches, qrUsers, qrUses, warehouses } from '../database/tables/qr.ts';
import { noteActivity } from '../people/activity.ts';
import { type CustomerKind, dealerKind, farmerKind } from '../people/customers.ts';
import { noteVisits } from '../people/visits.ts';
import { hashPassword } from '../session/password.ts';
import { demoAccounts } from './accounts.ts';
import { at, eachDay } from './calendar.ts';
import { createDemoCustomers } from './demo-customers.ts';
import { staff } from './employees.ts';
import { type Batch, baseRows, dayRows } from './generate.ts';
import { insertBatch } from './insert.ts';
import { products as productRows, variants, warehouses as warehouseRows } from './products.ts';
import { dealerCount, farmerCount, history, idsPerDay, qrUserCount } from './world.ts';

/** Progress of the demo data in one row. Only demo mode has the table, so no migration creates it. */
const progress = pgTable('demo_progress', {
  id: boolean().primaryKey().default(true),
  /** Day of the first load. */
  anchor: businessDay().notNull(),
  /** End of the loaded period. */
  loadedUntil: instant().notNull(),
});

/** @throws StartRefused when the database has people who are not of the demo data */
export async function loadDemo(database: Database, { now }: { readonly now: Date }): Promise<void> {
  await database.execute(
    sql`create table if not exists demo_progress (id boolean primary key default true check (id), anchor date not null, loaded_until timestamptz not null)`,
  );
  const today = indiaDate(now);
  const isFirst = await database.transaction(async (tx) => {
    const begun = { anchor: today, loadedUntil: at(addDays(today, -history.batches), 0) };
    // Another instance that starts at the same moment waits here.
    const first = await tx.insert(progress).values(begun).onConflictDoNothing().returning();
    if (first.length > 0) await loadBase(tx, today);
    const [{ anchor, loadedUntil } = begun] = await tx.select().from(progress).for('update');
    const withKeptIds = await keptIdsIn(tx);
    const demoCustomers = createDemoCustomers(anchor);
    for (const day of eachDay(indiaDate(new Date(loadedUntil)), today))
      for (const batch of dayRows(demoCustomers, day, now.toISOString())) await insertBatch(tx, withKeptIds(batch));
    const changedFrom = addDays(indiaDate(new Date(loadedUntil)), -1);
    await noteVisits(tx, at(changedFrom, 0));
    await noteActivity(tx, changedFrom);
    await tx.update(progress).set({ loadedUntil: sql`greatest(${progress.loadedUntil}, ${now.toISOString()}::timestamptz)` });
    return first.length > 0;
  });
  // Without this statement, PGlite's planner does not know the numbers of rows.
  if (isFirst) await database.execute(sql`analyze`);
}

/** Loads the rows that belong to no day, the unique keys of customers, and the passwords of the demo accounts. */
async function loadBase(database: Database, anchor: string): Promise<void> {
  const [someone] = await database.select({ id: employees.id }).from(employees).limit(1);
  if (someone !== undefined) throw new StartRefused('Demo data goes only into an empty database, and this one has employees; start with DEMO_DATA=off.');
  for (const batch of baseRows(anchor)) await insertBatch(database, batch);
  await insertKeys(database, farmerKeys, farmers);
  await insertKeys(database, dealerKeys, dealers);
  for (const kind of [farmerKind, dealerKind]) await findAllPairs(database, kind);
  // New rows of people get ids after those of the demo data.
  for (const [table, last] of lastIds) await database.execute(sql`select setval(pg_get_serial_sequence(${getTableConfig(table).name}, 'id'), ${last}::bigint)`);
  for (const { username, password } of demoAccounts) {
    const passwordHash = await hashPassword(password);
    await database.update(employees).set({ passwordHash }).where(eq(employees.username, username));
  }
}

/** Returns a function that replaces merged customers in rows by the remaining ones. */
async function keptIdsIn(database: Database): Promise<(batch: Batch) => Batch> {
  const readKept = async ({ merged }: CustomerKind) => {
    const rows = await database.select({ id: merged.id, keptId: merged.keptId }).from(merged);
    return new Map(rows.map(({ id, keptId }) => [id, keptId]));
  };
  const farmerIds = await readKept(farmerKind);
  const dealerIds = await readKept(dealerKind);
  const keptId = (ids: ReadonlyMap<string, string>, id: unknown) => ids.get(String(id)) ?? id;
  return ({ table, rows }) => ({
    table,
    rows: rows.map((row) => ({
      ...row,
      ...('farmerId' in row && { farmerId: keptId(farmerIds, row['farmerId']) }),
      ...('dealerId' in row && { dealerId: keptId(dealerIds, row['dealerId']) }),
    })),
  });
}

function insertKeys(database: Database, keys: typeof farmerKeys | typeof dealerKeys, table: typeof farmers | typeof dealers) {
  const { phone, firstName, lastName, id } = table;
  const rows = database
    .select({ phone, firstName: nameKey(firstName).as('first_name'), lastName: nameKey(lastName).as('last_name'), customerId: id })
    .from(table);
  return database.insert(keys).select(rows).onConflictDoNothing();
}

/** Number of days whose ids are reserved for the demo data, far beyond the year 2200. */
const reservedDays = 100_000;

/** The last id per table that is reserved for the demo data. */
const lastIds: readonly (readonly [PgTable, number])[] = [
  [employees, staff.all.length],
  [farmers, farmerCount],
  [dealers, dealerCount],
  [products, productRows.length],
  [productVariants, variants.length],
  [warehouses, warehouseRows.length],
  [qrUsers, qrUserCount],
  [qrBatches, idsPerDay.qrBatches * reservedDays],
  [attendance, idsPerDay.attendance * reservedDays],
  [dayQuestions, idsPerDay.dayQuestions * reservedDays],
  [dayRefusals, idsPerDay.dayRefusals * reservedDays],
  [checkEvents, idsPerDay.checkEvents * reservedDays],
  [travelPoints, idsPerDay.travelPoints * reservedDays],
  [meetings, idsPerDay.meetings * reservedDays],
  [qrUses, idsPerDay.qrUses * reservedDays],
  [invoices, idsPerDay.invoices * reservedDays],
];
