/** Activity of a period: by time from the totals of days, by another group from the counts of whole months and of the days around them. */
import { and, asc, between, eq, or, sql } from 'drizzle-orm';
import { type PgColumn, unionAll } from 'drizzle-orm/pg-core';
import type { QueryOf, ResponseOf } from '../../contract/call.ts';
import { addDays } from '../../contract/clock.ts';
import { type reports as contract, maxReportDays, noDealer } from '../../contract/reports.ts';
import { sentence } from '../../contract/sentences.ts';
import type { Reader } from '../calls/caller.ts';
import { checkDays } from '../calls/day.ts';
import type { Period } from '../calls/period.ts';
import { Refusal } from '../calls/refusal.ts';
import type { Database } from '../database/database.ts';
import { activityDays, activityMonths, activityTotals } from '../database/tables/activity.ts';
import { employees } from '../database/tables/employees.ts';
import { products, productVariants } from '../database/tables/qr.ts';
import { fullName } from '../people/person.ts';
import { readableBy } from '../people/readable.ts';

type Report = ResponseOf<typeof contract.fetchActivity>;
type Row = Report['rows'][number];

type Kind = (typeof activityDays.$inferSelect)['kind'];

/** Counts of a period without activity. */
export const none = { visits: 0, meetingsHeld: 0, farmersRegistered: 0, dealersRegistered: 0, codesUsed: 0, pointsGiven: 0 };

/**
 * Returns the number of days of a report.
 * @throws Refusal (400)
 */
export function checkPeriod({ from, until }: Period): number {
  checkDays({ from, until });
  const count = (Date.parse(until) - Date.parse(from)) / 86_400_000 + 1;
  if (count > maxReportDays) throw new Refusal(400, sentence('REPORT_TOO_LONG', { count: maxReportDays }), { field: 'from' });
  return count;
}

/**
 * Reads the rows of a report and the totals of everybody. By employee, the rows are those of employees whom the reader may read. The codes of packs
 * without a dealer belong to no employee and no taluka, so they have a row of their own.
 * @throws Refusal (400)
 */
export async function readActivity(database: Database, reader: Reader, { from, until, groupBy }: QueryOf<typeof contract.fetchActivity>): Promise<Report> {
  const count = checkPeriod({ from, until });
  const period = { from, until };
  const rows = await readers[groupBy](database, period, reader);
  const totals = await readTotals(database, { from: addDays(from, -count), until: addDays(from, -1) }, period);
  if (groupBy === 'EMPLOYEE' || groupBy === 'TALUKA') {
    const talukas = groupBy === 'TALUKA' ? rows : await readers.TALUKA(database, period, reader);
    const unsold = (name: 'codesUsed' | 'pointsGiven') => talukas.reduce((left, row) => left - (row[name] ?? 0), totals.total[name] ?? 0);
    if (unsold('codesUsed') > 0) rows.push({ ...none, key: noDealer, codesUsed: unsold('codesUsed'), pointsGiven: unsold('pointsGiven') });
  }
  return { rows, ...totals };
}

/** Reads the totals of a period and of the previous period, which ends before it, in one statement. */
async function readTotals(database: Database, former: Period, period: Period): Promise<Pick<Report, 'total' | 'previousTotal'>> {
  const isBefore = sql<boolean>`${activityTotals.day} < ${period.from}::date`;
  const totals = await database
    .select({ isBefore, ...allIn(activityTotals) })
    .from(activityTotals)
    .where(between(activityTotals.day, former.from, period.until))
    .groupBy(sql`1`);
  const totalOf = (before: boolean) => {
    const { isBefore: _, ...total } = totals.find((each) => each.isBefore === before) ?? { isBefore: before, ...none };
    return total;
  };
  return { total: totalOf(false), previousTotal: totalOf(true) };
}

interface Parts {
  readonly days: readonly Period[];
  /** The first and the last day of whole months. */
  readonly months: readonly Period[];
}

/** Splits a period into its whole months and the days before and after them. */
function partsOf({ from, until }: Period): Parts {
  const firstMonth = from.endsWith('-01') ? from : monthOf(addDays(monthOf(from), 31));
  const lastMonth = monthOf(addDays(until, 1));
  if (firstMonth >= lastMonth) return { days: [{ from, until }], months: [] };
  const edges = [
    { from, until: addDays(firstMonth, -1) },
    { from: lastMonth, until },
  ];
  return { days: edges.filter((edge) => edge.from <= edge.until), months: [{ from: firstMonth, until: addDays(lastMonth, -1) }] };
}

/** Returns the first day of a day's month. */
const monthOf = (day: string): string => `${day.slice(0, 7)}-01`;

function selectCounts(database: Database, kind: Kind, { days, months }: Parts) {
  const select = (table: typeof activityDays | typeof activityMonths, day: PgColumn, periods: readonly Period[]) => {
    const { key, visits, meetingsHeld, farmersRegistered, dealersRegistered, codesUsed, pointsGiven } = table;
    const isIn = or(sql`false`, ...periods.map(({ from, until }) => between(day, from, until)));
    return database
      .select({ key, visits, meetingsHeld, farmersRegistered, dealersRegistered, codesUsed, pointsGiven })
      .from(table)
      .where(and(eq(table.kind, kind), isIn));
  };
  return unionAll(select(activityDays, activityDays.day, days), select(activityMonths, activityMonths.month, months)).as('counts');
}

/** Columns of counts. */
type Counters = Readonly<Record<keyof typeof none, PgColumn>>;

const sumOf = (column: PgColumn, name: string) => sql<number>`sum(${column})::float8`.as(name);

/** Sums of visits, meetings and registrations. */
const workIn = ({ visits, meetingsHeld, farmersRegistered, dealersRegistered }: Counters) => ({
  visits: sumOf(visits, 'visit_sum'),
  meetingsHeld: sumOf(meetingsHeld, 'meeting_sum'),
  farmersRegistered: sumOf(farmersRegistered, 'farmer_sum'),
  dealersRegistered: sumOf(dealersRegistered, 'dealer_sum'),
});

/** Sums of codes and points, the only ones of products. */
const codesIn = ({ codesUsed, pointsGiven }: Counters) => ({ codesUsed: sumOf(codesUsed, 'code_sum'), pointsGiven: sumOf(pointsGiven, 'point_sum') });

const allIn = (counts: Counters) => ({ ...workIn(counts), ...codesIn(counts) });

const readers: Readonly<Record<QueryOf<typeof contract.fetchActivity>['groupBy'], (database: Database, period: Period, reader: Reader) => Promise<Row[]>>> = {
  DAY: readDays,
  MONTH: async (database, period) => sumByMonth(await readDays(database, period)),
  async EMPLOYEE(database, period, reader) {
    const counts = selectCounts(database, 'EMPLOYEE', partsOf(period));
    const sums = database
      .select({ key: counts.key, ...allIn(counts) })
      .from(counts)
      .groupBy(counts.key)
      .as('sums');
    const { id, firstName, lastName } = employees;
    const { visits, meetingsHeld, farmersRegistered, dealersRegistered, codesUsed, pointsGiven } = sums;
    const rows = await database
      .select({ key: id, firstName, lastName, visits, meetingsHeld, farmersRegistered, dealersRegistered, codesUsed, pointsGiven })
      .from(employees)
      .innerJoin(sums, eq(sql`${sums.key}::bigint`, id))
      .where(readableBy(reader))
      .orderBy(asc(firstName), asc(lastName), asc(id));
    return rows.map(({ firstName, lastName, ...row }) => ({ ...row, label: fullName({ firstName, lastName }) }));
  },
  async TALUKA(database, period) {
    const counts = selectCounts(database, 'TALUKA', partsOf(period));
    const rows = await database
      .select({ key: counts.key, ...allIn(counts) })
      .from(counts)
      .groupBy(counts.key)
      .orderBy(asc(counts.key));
    return rows.map((row) => ({ ...row, label: row.key.slice(row.key.lastIndexOf('/') + 1) }));
  },
  async PRODUCT(database, period) {
    const counts = selectCounts(database, 'PRODUCT', partsOf(period));
    const sums = database
      .select({ key: counts.key, ...codesIn(counts) })
      .from(counts)
      .groupBy(counts.key)
      .as('sums');
    const { id, packageSize } = productVariants;
    const { codesUsed, pointsGiven } = sums;
    const rows = await database
      .select({ key: id, name: products.name, packageSize, codesUsed, pointsGiven })
      .from(productVariants)
      .innerJoin(products, eq(products.id, productVariants.productId))
      .innerJoin(sums, eq(sql`${sums.key}::bigint`, id))
      .orderBy(asc(products.name), asc(id));
    return rows.map(({ name, packageSize, ...row }) => ({ ...row, label: `${name}, ${packageSize}` }));
  },
};

function readDays(database: Database, { from, until }: Period): Promise<Row[]> {
  const { day } = activityTotals;
  return database
    .select({ key: sql<string>`to_char(${day}, 'YYYY-MM-DD')`, ...allIn(activityTotals) })
    .from(activityTotals)
    .where(between(day, from, until))
    .groupBy(day)
    .orderBy(day);
}

/** Adds the rows of days up by month. */
function sumByMonth(days: readonly Row[]): Row[] {
  const months = new Map<string, Row>();
  for (const day of days) {
    const key = String(day.key).slice(0, 7);
    months.set(key, sumOfRows({ ...none, ...months.get(key), key }, day));
  }
  return [...months.values()];
}

const sumOfRows = (one: Row, other: Row): Row => ({
  ...one,
  visits: (one.visits ?? 0) + (other.visits ?? 0),
  meetingsHeld: (one.meetingsHeld ?? 0) + (other.meetingsHeld ?? 0),
  farmersRegistered: (one.farmersRegistered ?? 0) + (other.farmersRegistered ?? 0),
  dealersRegistered: (one.dealersRegistered ?? 0) + (other.dealersRegistered ?? 0),
  codesUsed: (one.codesUsed ?? 0) + (other.codesUsed ?? 0),
  pointsGiven: (one.pointsGiven ?? 0) + (other.pointsGiven ?? 0),
});
