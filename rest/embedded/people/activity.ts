/** Daily counts of visits, meetings, registrations and codes, stored for reports. */
import { and, gte, isNotNull, sql } from 'drizzle-orm';
import { indiaMidnight } from '../../contract/clock.ts';
import type { Database } from '../database/database.ts';
import { activityDays } from '../database/tables/activity.ts';
import { dealers, farmers } from '../database/tables/customers.ts';
import { meetings, meetingVisits } from '../database/tables/meetings.ts';
import { qrBatches, qrUses } from '../database/tables/qr.ts';
import { type CustomerKind, farmerKind } from './customers.ts';

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
  const { farmersRegistered, dealersRegistered } = activityDays;
  const added = kind === farmerKind ? { farmersRegistered: 1 } : { dealersRegistered: 1 };
  await database
    .insert(activityDays)
    .values([
      { kind: 'EMPLOYEE', day, key: employeeId, ...added },
      { kind: 'TALUKA', day, key: talukaKey(area), ...added },
    ])
    .onConflictDoUpdate({
      target: [activityDays.kind, activityDays.day, activityDays.key],
      set: {
        farmersRegistered: sql`${farmersRegistered} + excluded.farmers_registered`,
        dealersRegistered: sql`${dealersRegistered} + excluded.dealers_registered`,
      },
    });
}

const dayOf = (instant: unknown) => sql<string>`(${instant} at time zone 'Asia/Kolkata')::date::text`;
const number = (value: unknown) => sql<number>`${value}::int`;

type Row = typeof activityDays.$inferInsert;
type Kind = Row['kind'];
type Counts = Omit<Row, 'kind' | 'day' | 'key'>;

/** Creates sums of counts by kind, day and key. */
function createSums() {
  const rows = new Map<string, Row>();
  return {
    add(kind: Kind, day: string, key: string, counts: Counts): void {
      const name = [kind, day, key].join();
      const row = rows.get(name) ?? { kind, day, key, visits: 0, meetingsHeld: 0, farmersRegistered: 0, dealersRegistered: 0, codesUsed: 0, pointsGiven: 0 };
      rows.set(name, {
        ...row,
        visits: (row.visits ?? 0) + (counts.visits ?? 0),
        meetingsHeld: (row.meetingsHeld ?? 0) + (counts.meetingsHeld ?? 0),
        farmersRegistered: (row.farmersRegistered ?? 0) + (counts.farmersRegistered ?? 0),
        dealersRegistered: (row.dealersRegistered ?? 0) + (counts.dealersRegistered ?? 0),
        codesUsed: (row.codesUsed ?? 0) + (counts.codesUsed ?? 0),
        pointsGiven: (row.pointsGiven ?? 0) + (counts.pointsGiven ?? 0),
      });
    },
    rows: () => [...rows.values()],
  };
}

type Sums = ReturnType<typeof createSums>;

/**
 * Recomputes the counts from a day on. Every write of finished meetings or uses of codes calls this in the same transaction (decision 190). Reads
 * meetings, customers and uses separately because on Citus they are on different machines.
 * @param from a day in India
 */
export async function noteActivity(database: Database, from: string): Promise<void> {
  // The lock ensures that a registration is counted exactly once: before this transaction begins or after it ends.
  await database.execute(sql`lock table ${activityDays} in share row exclusive mode`);
  const since = indiaMidnight(from).toISOString();
  const sums = createSums();
  await sumVisits(database, since, sums);
  await sumRegistrations(database, since, sums);
  await sumUses(database, since, sums);
  await database.delete(activityDays).where(gte(activityDays.day, from));
  const rows = sums.rows();
  for (let at = 0; at < rows.length; at += rowsAtOnce) await database.insert(activityDays).values(rows.slice(at, at + rowsAtOnce));
}

/** Maximum number of rows per statement, because a statement has up to 65,535 values. */
const rowsAtOnce = 5000;

/** Adds up the visits. A customer of a meeting who was also seen during it counts as one visit. */
async function sumVisits(database: Database, since: string, sums: Sums): Promise<void> {
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
        from ${meetings} where ${meetings.status} = 'FINISHED' and ${meetings.startTime} >= ${since}::timestamptz
        union all
        select ${dayOf(meetingVisits.visitedAt)} as day, ${meetingVisits.employeeId} as employee_id, ${meetingVisits.farmerId} as farmer_id,
          ${meetingVisits.dealerId} as dealer_id, ${meetingVisits.meetingId} as meeting_id, 0 as held
        from ${meetingVisits} join ${meetings} on ${meetings.employeeId} = ${meetingVisits.employeeId} and ${meetings.id} = ${meetingVisits.meetingId}
        where ${meetings.status} = 'FINISHED' and ${meetingVisits.visitedAt} >= ${since}::timestamptz
      ) as visits`,
    )
    .groupBy(sql`employee_id, meeting_id, farmer_id, dealer_id`);
  const places = { farmer: await readPlaces(database, farmers), dealer: await readPlaces(database, dealers) };
  for (const { day, employeeId, farmerId, dealerId, meetingsHeld } of visits) {
    const counts = { visits: 1, meetingsHeld };
    sums.add('EMPLOYEE', day, employeeId, counts);
    const place = places.farmer.get(farmerId ?? '') ?? places.dealer.get(dealerId ?? '');
    if (place !== undefined) sums.add('TALUKA', day, place.taluka, counts);
  }
}

/** Reads the taluka of each customer, and the employee whose customer it is. */
async function readPlaces(database: Database, table: typeof farmers | typeof dealers) {
  const { id, state, district, taluka, createdBy: employeeId } = table;
  const rows = await database.select({ id, state, district, taluka, employeeId }).from(table);
  return new Map(rows.map(({ employeeId, ...row }) => [row.id, { employeeId, taluka: talukaKey(row) }]));
}

async function sumRegistrations(database: Database, since: string, sums: Sums): Promise<void> {
  for (const { table, name } of [
    { table: farmers, name: 'farmersRegistered' },
    { table: dealers, name: 'dealersRegistered' },
  ] as const) {
    const { registerDate, state, district, taluka } = table;
    // Another employee may have taken over the customer since.
    const createdBy = sql<string>`coalesce(${table.registeredBy}, ${table.createdBy})::text`;
    const rows = await database
      .select({ day: dayOf(registerDate), createdBy, state, district, taluka, added: number(sql`count(*)`) })
      .from(table)
      .where(gte(registerDate, since))
      .groupBy(sql`1, 2`, state, district, taluka);
    for (const { day, createdBy: employeeId, added, ...area } of rows) {
      sums.add('EMPLOYEE', day, employeeId, { [name]: added });
      sums.add('TALUKA', day, talukaKey(area), { [name]: added });
    }
  }
}

/** Adds up the uses of codes by product, and by the taluka and the employee of the dealer who sold the pack. */
async function sumUses(database: Database, since: string, sums: Sums): Promise<void> {
  const { createdAt, batchId, dealerId, points } = qrUses;
  const counted = { day: dayOf(createdAt), codesUsed: number(sql`count(*)`), pointsGiven: sql<number>`sum(greatest(${points}, 0))::float8` };
  const isCounted = and(isNotNull(batchId), gte(createdAt, since));
  const uses = await database
    .select({ batchId, ...counted })
    .from(qrUses)
    .where(isCounted)
    .groupBy(counted.day, batchId);
  const batches = await database.select({ id: qrBatches.id, variant: qrBatches.productVariantId }).from(qrBatches);
  const variants = new Map(batches.map(({ id, variant }) => [id, variant]));
  for (const { day, batchId: id, ...counts } of uses) {
    const variant = variants.get(id ?? '');
    if (variant !== undefined) sums.add('PRODUCT', day, variant, counts);
  }
  const sold = await database
    .select({ dealerId, ...counted })
    .from(qrUses)
    .where(and(isCounted, isNotNull(dealerId)))
    .groupBy(counted.day, dealerId);
  const sellers = await readPlaces(database, dealers);
  for (const { day, dealerId: id, ...counts } of sold) {
    const seller = sellers.get(id ?? '');
    if (seller === undefined) continue;
    sums.add('EMPLOYEE', day, seller.employeeId, counts);
    sums.add('TALUKA', day, seller.taluka, counts);
  }
}
