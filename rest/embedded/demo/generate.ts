/** All rows of the demo data, in an order in which references are there before those who refer to them. */
import type { InferInsertModel } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { attendance } from '../database/tables/attendance.ts';
import { dealers, farmers } from '../database/tables/customers.ts';
import { checkEvents, travelPoints } from '../database/tables/days.ts';
import { employees } from '../database/tables/employees.ts';
import { invoiceLines, invoices } from '../database/tables/invoices.ts';
import { meetingPictures, meetings, meetingVisits } from '../database/tables/meetings.ts';
import { products, productVariants, qrBatches, qrCards, qrUsers, qrUses, warehouses } from '../database/tables/qr.ts';
import { type AttendanceRow, presence } from './attendance.ts';
import { daysBetween } from './calendar.ts';
import type { Circle } from './circle.ts';
import { customerCount } from './customers.ts';
import { dealerRow } from './dealers.ts';
import { type Employee, employeeRow, staffOf } from './employees.ts';
import { farmerRow } from './farmers.ts';
import { invoicesOf } from './invoices.ts';
import { meetingsOf } from './meetings.ts';
import { products as productRows, variants, warehouses as warehouseRows } from './products.ts';
import { batchesOf, qrUserCount, qrUserRow, qrUsesOf } from './qr.ts';
import { travelRows } from './travel.ts';
import { type Trip, trip } from './trips.ts';
import { historyOf, type World } from './world.ts';

/** Rows for one table, all with the same keys. */
export interface Batch {
  readonly table: PgTable;
  readonly rows: readonly Readonly<Record<string, unknown>>[];
}

function batch<Table extends PgTable>(table: Table, rows: readonly InferInsertModel<Table>[]): Batch {
  return { table, rows };
}

/** Rows that each of several things gives to one table. */
const batchOf = <Each, Table extends PgTable>(table: Table, all: readonly Each[], rowsOf: (each: Each) => readonly InferInsertModel<Table>[]): Batch =>
  batch(table, all.flatMap(rowsOf));

/** Rows from `row(first)` to `row(count)` in batches, so that a million are never held at once. */
function* batches<Table extends PgTable>(table: Table, first: number, count: number, row: (n: number) => InferInsertModel<Table>): Generator<Batch> {
  const size = 2000;
  for (let from = first; from <= count; from += size) {
    const rows = Array.from({ length: Math.min(size, count - from + 1) }, (_, index) => row(from + index));
    yield batch(table, rows);
  }
}

/**
 * Everything that does not belong to a day: staff, customers, catalogue, people with points. Of each table in the order of its ids.
 * @param countOf how many rows of a table are there already
 */
export function* baseRows(world: World, countOf: (table: PgTable) => number = () => 0): Generator<Batch> {
  const people = staffOf(world).all.map((person) => employeeRow(world, person));
  const from = <Table extends PgTable>(table: Table, count: number, row: (n: number) => InferInsertModel<Table>) =>
    batches(table, countOf(table) + 1, count, row);
  const all = <Table extends PgTable>(table: Table, rows: readonly InferInsertModel<Table>[]) => batch(table, rows.slice(countOf(table)));
  yield all(employees, people);
  yield* from(farmers, customerCount(world, 'farmer'), (n) => farmerRow(world, n));
  yield* from(dealers, customerCount(world, 'dealer'), (n) => dealerRow(world, n));
  yield all(products, productRows);
  yield all(productVariants, variants);
  yield all(warehouses, warehouseRows);
  yield* from(qrUsers, qrUserCount(world), (n) => qrUserRow(world, n));
}

function tripsOf(circle: Circle, day: string): Map<Employee, Trip> {
  return new Map(
    staffOf(circle.world).all.flatMap((person) => {
      const found = trip(circle, person, day);
      return found === null ? [] : [[person, found] as const];
    }),
  );
}

/** Only the attendance of a day by an instant, to compare with. */
export function attendanceRows(circle: Circle, day: string, until: string): AttendanceRow[] {
  const trips = tripsOf(circle, day);
  return staffOf(circle.world).all.flatMap((person) => presence(circle, person, day, trips.get(person) ?? null, until)?.attendance ?? []);
}

/** Only the QR batches made on a day by an instant: later use refers to them. */
export function qrBatchRows(circle: Circle, day: string, until: string): Batch {
  return batchOf(qrBatches, batchesOf(circle.world, day), (row) => (row.createdAt <= until ? [row] : []));
}

/**
 * What had happened on one day by an instant. A day that is over is the same whenever it is asked for.
 * @param until ISO 8601 in UTC, as `toISOString` writes it.
 * @param leaveOut ids of employees whose attendance and travel are left out.
 */
export function dayRows(circle: Circle, day: string, until: string, leaveOut: ReadonlySet<string> = new Set()): Batch[] {
  const { world } = circle;
  const age = daysBetween(day, world.anchor);
  const batchRows = qrBatchRows(circle, day, until);
  if (age > historyOf(world).work) return [batchRows];

  const trips = tripsOf(circle, day);
  const staff = staffOf(world).all.filter((person) => !leaveOut.has(person.id));
  const present = staff.map((person) => presence(circle, person, day, trips.get(person) ?? null, until)).filter((found) => found !== null);
  const travelled = [...trips]
    .filter(([person]) => age <= historyOf(world).travel && !leaveOut.has(person.id))
    .flatMap(([person, found]) => travelRows(circle, person, day, found));
  const met = meetingsOf(circle, day, trips, until);
  const { cards, uses } = qrUsesOf(circle, day, until);
  const invoiced = invoicesOf(world, day, until);
  return [
    batchRows,
    batchOf(attendance, present, (presence) => [presence.attendance]),
    batchOf(checkEvents, present, (presence) => presence.checkEvents),
    batchOf(travelPoints, travelled, (row) => (row.at <= until ? [row] : [])),
    batchOf(meetings, met, (rows) => [rows.meeting]),
    batchOf(meetingVisits, met, (rows) => rows.visits),
    batchOf(meetingPictures, met, (rows) => rows.pictures),
    batch(qrCards, cards),
    batch(qrUses, uses),
    batchOf(invoices, invoiced, (rows) => [rows.invoice]),
    batchOf(invoiceLines, invoiced, (rows) => rows.lines),
  ];
}
