/**
 * Brings the demo data into the database at the first start, and up to now at each later one.
 * Every step may be cut off: what is there is not written again, and a day is written whole or not at all.
 */
import { eq, sql } from 'drizzle-orm';
import { addDays, indiaDate } from '../../contract/clock.ts';
import type { Database } from '../database/database.ts';
import { StartRefused } from '../database/start-refused.ts';
import { attendance } from '../database/tables/attendance.ts';
import { dealerKeys, dealers, farmerKeys, farmers } from '../database/tables/customers.ts';
import { employees } from '../database/tables/employees.ts';
import { nameKey } from '../database/tables/name-key.ts';
import { hashPassword } from '../session/password.ts';
import { demoAccounts } from './accounts.ts';
import type { AttendanceRow } from './attendance.ts';
import { at, eachDay } from './calendar.ts';
import { type Circle, createCircle } from './circle.ts';
import { staffOf } from './employees.ts';
import { attendanceRows, baseRows, dayRows, qrBatchRows } from './generate.ts';
import { reserveIds } from './ids.ts';
import { insertBatch } from './insert.ts';
import { beginProgress, moveProgress, type Progress, readProgress } from './progress.ts';
import { demoScale, historyOf, type Scale, type World } from './world.ts';

export interface LoadOptions {
  readonly now: Date;
  /** How much; only the first load looks at it. */
  readonly scale?: Scale;
  /** Other seeds give other people; only the first load looks at it. */
  readonly seed?: string;
}

/**
 * Loads the demo data, or extends it to now.
 * @throws StartRefused when the database has people in it who are not the demo data's.
 */
export async function loadDemo(database: Database, { now, scale = demoScale, seed = 'demo' }: LoadOptions): Promise<void> {
  const { world, loadedUntil } = (await readProgress(database)) ?? (await beginIn(database, { seed, scale, anchor: indiaDate(now) }));
  if (loadedUntil === null) await loadBase(database, world);
  await loadDays(database, createCircle(world), loadedUntil, now);
  // Nothing else tells PGlite's planner how many rows there are.
  if (loadedUntil === null) await database.execute(sql`analyze`);
}

/** @throws StartRefused when there are people in the database already */
export async function beginIn(database: Database, world: World): Promise<Progress> {
  const [someone] = await database.select({ id: employees.id }).from(employees).limit(1);
  if (someone !== undefined) throw new StartRefused('Demo data goes only into an empty database, and this one has employees; start with DEMO_DATA=off.');
  await beginProgress(database, world);
  return { world, loadedUntil: null };
}

const firstInstant = (world: World) => at(addDays(world.anchor, -historyOf(world).batches), 0);

async function loadBase(database: Database, world: World): Promise<void> {
  for (const batch of baseRows(world)) await insertBatch(database, batch);
  await finishBase(database, world);
}

/** What comes after the rows that belong to no day: what keeps customers from being registered twice, the ids of what people add, and passwords for the demo accounts. */
export async function finishBase(database: Database, world: World): Promise<void> {
  await insertKeys(database, farmerKeys, farmers);
  await insertKeys(database, dealerKeys, dealers);
  await reserveIds(database, world);
  for (const { username, password } of demoAccounts) {
    const passwordHash = await hashPassword(password);
    await database.update(employees).set({ passwordHash }).where(eq(employees.username, username));
  }
  await moveProgress(database, firstInstant(world));
}

function insertKeys(database: Database, keys: typeof farmerKeys | typeof dealerKeys, table: typeof farmers | typeof dealers) {
  const { phone, firstName, lastName, id } = table;
  const rows = database
    .select({ phone, firstName: nameKey(firstName).as('first_name'), lastName: nameKey(lastName).as('last_name'), customerId: id })
    .from(table);
  return database.insert(keys).select(rows).onConflictDoNothing();
}

/** Every day since the last load. When that is long ago, the days before the usual history get only what later ones refer to. */
async function loadDays(database: Database, circle: Circle, loadedUntil: string | null, now: Date): Promise<void> {
  const since = loadedUntil ?? firstInstant(circle.world);
  const until = now.toISOString();
  const historyStart = addDays(indiaDate(now), -historyOf(circle.world).work);
  for (const day of eachDay(indiaDate(new Date(since)), indiaDate(now))) {
    const dayEnd = at(addDays(day, 1), 0);
    await database.transaction(async (tx) => {
      const batches = day < historyStart ? [qrBatchRows(circle, day, until)] : dayRows(circle, day, until, await changedByPeople(tx, circle, day, loadedUntil));
      for (const batch of batches) await insertBatch(tx, batch);
      await moveProgress(tx, dayEnd < until ? dayEnd : until);
    });
  }
}

/** Ids of the employees whose attendance on a day was changed after the last load: the demo data leaves such a day alone. */
async function changedByPeople(database: Database, circle: Circle, day: string, loadedUntil: string | null): Promise<ReadonlySet<string>> {
  const wasLoaded = loadedUntil !== null && day <= indiaDate(new Date(loadedUntil));
  const expected = byEmployee(wasLoaded ? attendanceRows(circle, day, loadedUntil) : []);
  const stored = byEmployee(await database.select().from(attendance).where(eq(attendance.entryDate, day)));
  const ids = staffOf(circle.world).all.map((person) => person.id);
  return new Set(ids.filter((id) => stored.get(id) !== expected.get(id)));
}

/** What can be changed of an attendance row, as one text to compare. */
function byEmployee(rows: readonly AttendanceRow[]): Map<string, string> {
  const instant = (time: unknown) => (typeof time === 'string' ? new Date(time).toISOString() : null);
  return new Map(
    rows.map((row) => [
      row.employeeId,
      JSON.stringify([instant(row.punchInTime), instant(row.punchOutTime), instant(row.approvedAt), row.approvedBy ?? null, row.markedBy ?? null]),
    ]),
  );
}
