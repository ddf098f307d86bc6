/** Daily counts of visits, meetings, registrations and codes, stored for reports. */
import { and, eq, gte, inArray, isNotNull, or, sql } from 'drizzle-orm';
import { toSnakeCase } from 'drizzle-orm/casing';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { indiaMidnight } from '../../contract/clock.ts';
import type { Database } from '../database/database.ts';
import { activityDays } from '../database/tables/activity.ts';
import { dealers, farmers } from '../database/tables/customers.ts';
import { meetings, meetingVisits } from '../database/tables/meetings.ts';
import { qrBatches, qrUses } from '../database/tables/qr.ts';
import { type CustomerKind, dealerKind, farmerKind } from './customers.ts';

/** A new farmer or dealer. */
interface Registration {
  /** The day in India. */
  readonly day: string;
  readonly employeeId: string;
  readonly area: { readonly state: string; readonly district: string; readonly taluka: string };
}

/** Returns the key of a taluka in the counts. */
const talukaKey = ({ state, district, taluka }: Registration['area']): string => [state, district, taluka].join('/');

/**
 * Counts a new farmer or dealer. Must be the last statement of the transaction that adds the customer, because the rows stay locked until its end. All
 * transactions lock the rows in the same order, so that two registrations never deadlock.
 */
export async function noteRegistration(database: Database, kind: CustomerKind, { day, employeeId, area }: Registration): Promise<void> {
  const added = { day, ...(kind === farmerKind ? { farmersRegistered: 1 } : { dealersRegistered: 1 }) };
  await addRows(database, [
    { kind: 'EMPLOYEE', key: employeeId, ...added },
    { kind: 'TALUKA', key: talukaKey(area), ...added },
  ]);
}

/** Adds to the stored counts. */
async function addRows(database: Database, rows: readonly Row[]): Promise<void> {
  const { kind, day, key } = activityDays;
  const set = Object.fromEntries(counters.map((name) => [name, sql`${activityDays[name]} + excluded.${sql.identifier(toSnakeCase(name))}`]));
  for (let at = 0; at < rows.length; at += rowsAtOnce)
    await database
      .insert(activityDays)
      .values(rows.slice(at, at + rowsAtOnce))
      .onConflictDoUpdate({ target: [kind, day, key], set });
}

const counters = ['visits', 'meetingsHeld', 'farmersRegistered', 'dealersRegistered', 'codesUsed', 'pointsGiven'] as const;

type Row = typeof activityDays.$inferInsert;
type Kind = Row['kind'];
type Counts = Omit<Row, 'kind' | 'day' | 'key'>;

/** Creates sums of counts by kind, day and key. */
function createSums() {
  const rows = new Map<string, Row>();
  return {
    add(kind: Kind, day: string, key: string, counts: Counts, sign = 1): void {
      const name = [kind, day, key].join();
      const row: Row = rows.get(name) ?? { kind, day, key };
      rows.set(name, { ...row, ...Object.fromEntries(counters.map((counter) => [counter, (row[counter] ?? 0) + sign * (counts[counter] ?? 0)])) });
    },
    rows: () => [...rows.values()],
  };
}

type Sums = ReturnType<typeof createSums>;

const dayOf = (instant: unknown) => sql<string>`(${instant} at time zone 'Asia/Kolkata')::date::text`;
const number = (value: unknown) => sql<number>`${value}::int`;

/** The activity that is summed. */
interface Scope {
  /** Instant in UTC. */
  readonly since?: string;
  /** Customers of one kind; all by default. */
  readonly customers?: { readonly kind: CustomerKind; readonly ids: readonly string[] };
}

const isSince = ({ since }: Scope, column: PgColumn) => (since === undefined ? undefined : gte(column, since));

/** Returns the condition for rows of the farmers and dealers of a scope. */
const isOf = ({ customers }: Scope, farmerId: PgColumn, dealerId: PgColumn) =>
  customers && inArray(customers.kind === farmerKind ? farmerId : dealerId, [...customers.ids]);

/** Sums the activity of customers by employee and taluka, as the lists of visits, registrations and uses show it now. */
export async function readActivityOf(database: Database, kind: CustomerKind, ids: readonly string[]): Promise<readonly Row[]> {
  const sums = createSums();
  const scope = { customers: { kind, ids } };
  await sumVisits(database, scope, sums);
  await sumRegistrations(database, scope, sums);
  if (kind !== farmerKind) await sumSales(database, scope, sums);
  return sums.rows();
}

/**
 * Corrects the counts after a change that moves a customer to another taluka, or joins two customers, so that the counts stay those of a recount and of
 * the lists (decision 190). Like `noteRegistration`, it belongs to the end of the transaction.
 * @param before activity before the change, read after the customers were locked
 * @param after activity of the customers who remain
 */
export async function moveActivity(database: Database, before: readonly Row[], after: readonly Row[]): Promise<void> {
  const sums = createSums();
  for (const { kind, day, key, ...counts } of after) sums.add(kind, day, key, counts);
  for (const { kind, day, key, ...counts } of before) sums.add(kind, day, key, counts, -1);
  const order = ({ kind, day, key }: Row) => [kind, day, key].join();
  const rows = sums
    .rows()
    .filter((row) => counters.some((counter) => row[counter] !== 0))
    .toSorted((one, other) => (order(one) < order(other) ? -1 : 1));
  await addRows(database, rows);
  const { kind, day, key } = activityDays;
  const isEmpty = and(...counters.map((counter) => eq(activityDays[counter], 0)));
  for (let at = 0; at < rows.length; at += rowsAtOnce) {
    const areChanged = rows.slice(at, at + rowsAtOnce).map((row) => and(eq(kind, row.kind), eq(day, row.day), eq(key, row.key)));
    await database.delete(activityDays).where(and(isEmpty, or(...areChanged)));
  }
}

/** Moves the counts of the packs that dealers sold to the employee who has taken over these dealers. @param from id of the employee before */
export async function moveSales(database: Database, dealerIds: readonly string[], from: string): Promise<void> {
  const sums = createSums();
  await sumSales(database, { customers: { kind: dealerKind, ids: dealerIds } }, sums);
  const after = sums.rows().filter(({ kind }) => kind === 'EMPLOYEE');
  await moveActivity(
    database,
    after.map((row) => ({ ...row, key: from })),
    after,
  );
}

/**
 * Recomputes the counts from a day on. Every write of finished meetings or uses of codes calls this in the same transaction (decision 190). Reads
 * meetings, customers and uses separately because on Citus they are on different machines.
 * @param from a day in India
 */
export async function noteActivity(database: Database, from: string): Promise<void> {
  // The lock ensures that a registration is counted exactly once: before this transaction begins or after it ends.
  await database.execute(sql`lock table ${activityDays} in share row exclusive mode`);
  const scope = { since: indiaMidnight(from).toISOString() };
  const sums = createSums();
  await sumVisits(database, scope, sums);
  await sumRegistrations(database, scope, sums);
  await sumProducts(database, scope, sums);
  await sumSales(database, scope, sums);
  await database.delete(activityDays).where(gte(activityDays.day, from));
  const rows = sums.rows();
  for (let at = 0; at < rows.length; at += rowsAtOnce) await database.insert(activityDays).values(rows.slice(at, at + rowsAtOnce));
}

/** Maximum number of rows per statement, because a statement has up to 65,535 values. */
const rowsAtOnce = 5000;

/** Adds up the visits. A customer of a meeting who was also seen during it counts as one visit. */
async function sumVisits(database: Database, scope: Scope, sums: Sums): Promise<void> {
  const isFinished = eq(meetings.status, 'FINISHED');
  const isHeld = and(isFinished, isSince(scope, meetings.startTime), isOf(scope, meetings.farmerId, meetings.dealerId));
  const isSeen = and(isFinished, isSince(scope, meetingVisits.visitedAt), isOf(scope, meetingVisits.farmerId, meetingVisits.dealerId));
  const visits = await database
    .select({
      day: sql<string>`min(day)`,
      employeeId: sql<string>`employee_id::text`,
      farmerId: sql<string | null>`farmer_id::text`,
      dealerId: sql<string | null>`dealer_id::text`,
      meetingsHeld: number(sql`max(held)`),
    })
    .from(
      sql`(
        select ${dayOf(meetings.startTime)} as day, ${meetings.employeeId} as employee_id, ${meetings.farmerId} as farmer_id, ${meetings.dealerId} as dealer_id,
          ${meetings.id} as meeting_id, 1 as held
        from ${meetings} where ${isHeld}
        union all
        select ${dayOf(meetingVisits.visitedAt)} as day, ${meetingVisits.employeeId} as employee_id, ${meetingVisits.farmerId} as farmer_id,
          ${meetingVisits.dealerId} as dealer_id, ${meetingVisits.meetingId} as meeting_id, 0 as held
        from ${meetingVisits} join ${meetings} on ${meetings.employeeId} = ${meetingVisits.employeeId} and ${meetings.id} = ${meetingVisits.meetingId}
        where ${isSeen}
      ) as visits`,
    )
    .groupBy(sql`employee_id, meeting_id, farmer_id, dealer_id`);
  const places = { farmer: await readPlaces(database, farmers, scope), dealer: await readPlaces(database, dealers, scope) };
  for (const { day, employeeId, farmerId, dealerId, meetingsHeld } of visits) {
    const counts = { visits: 1, meetingsHeld };
    sums.add('EMPLOYEE', day, employeeId, counts);
    const place = places.farmer.get(farmerId ?? '') ?? places.dealer.get(dealerId ?? '');
    if (place !== undefined) sums.add('TALUKA', day, place.taluka, counts);
  }
}

/** Reads the taluka of each customer, and the employee whose customer it is. */
async function readPlaces(database: Database, table: typeof farmers | typeof dealers, { customers }: Scope) {
  const { id, state, district, taluka, createdBy: employeeId } = table;
  const isInScope = customers && (customers.kind.table === table ? inArray(id, [...customers.ids]) : sql`false`);
  const rows = await database.select({ id, state, district, taluka, employeeId }).from(table).where(isInScope);
  return new Map(rows.map(({ employeeId, ...row }) => [row.id, { employeeId, taluka: talukaKey(row) }]));
}

async function sumRegistrations(database: Database, scope: Scope, sums: Sums): Promise<void> {
  const { customers } = scope;
  for (const { table, name } of [
    { table: farmers, name: 'farmersRegistered' },
    { table: dealers, name: 'dealersRegistered' },
  ] as const) {
    if (customers !== undefined && customers.kind.table !== table) continue;
    const { id, registerDate, state, district, taluka } = table;
    // Another employee may have taken over the customer since.
    const createdBy = sql<string>`coalesce(${table.registeredBy}, ${table.createdBy})::text`;
    const rows = await database
      .select({ day: dayOf(registerDate), createdBy, state, district, taluka, added: number(sql`count(*)`) })
      .from(table)
      .where(and(isSince(scope, registerDate), customers && inArray(id, [...customers.ids])))
      .groupBy(sql`1, 2`, state, district, taluka);
    for (const { day, createdBy: employeeId, added, ...area } of rows) {
      sums.add('EMPLOYEE', day, employeeId, { [name]: added });
      sums.add('TALUKA', day, talukaKey(area), { [name]: added });
    }
  }
}

const countUses = { day: dayOf(qrUses.createdAt), codesUsed: number(sql`count(*)`), pointsGiven: sql<number>`sum(greatest(${qrUses.points}, 0))::float8` };

/** Adds up the uses of codes by product. */
async function sumProducts(database: Database, scope: Scope, sums: Sums): Promise<void> {
  const { createdAt, batchId } = qrUses;
  const uses = await database
    .select({ batchId, ...countUses })
    .from(qrUses)
    .where(and(isNotNull(batchId), isSince(scope, createdAt)))
    .groupBy(countUses.day, batchId);
  const batches = await database.select({ id: qrBatches.id, variant: qrBatches.productVariantId }).from(qrBatches);
  const variants = new Map(batches.map(({ id, variant }) => [id, variant]));
  for (const { day, batchId: id, ...counts } of uses) {
    const variant = variants.get(id ?? '');
    if (variant !== undefined) sums.add('PRODUCT', day, variant, counts);
  }
}

/** Adds up the uses of codes by the taluka and the employee of the dealer who sold the pack. */
async function sumSales(database: Database, scope: Scope, sums: Sums): Promise<void> {
  const { createdAt, batchId, dealerId } = qrUses;
  const sold = await database
    .select({ dealerId, ...countUses })
    .from(qrUses)
    .where(and(isNotNull(batchId), isNotNull(dealerId), isSince(scope, createdAt), scope.customers && inArray(dealerId, [...scope.customers.ids])))
    .groupBy(countUses.day, dealerId);
  const sellers = await readPlaces(database, dealers, scope);
  for (const { day, dealerId: id, ...counts } of sold) {
    const seller = sellers.get(id ?? '');
    if (seller === undefined) continue;
    sums.add('EMPLOYEE', day, seller.employeeId, counts);
    sums.add('TALUKA', day, seller.taluka, counts);
  }
}
