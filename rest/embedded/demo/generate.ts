/** All rows of the demo data, ordered so that referenced rows come first. */
import type { InferInsertModel } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { addDays, indiaDate } from '../../contract/clock.ts';
import { attendance, dayQuestions, dayRefusals } from '../database/tables/attendance.ts';
import { dealers, farmers } from '../database/tables/customers.ts';
import { checkEvents, travelPoints } from '../database/tables/days.ts';
import { employees } from '../database/tables/employees.ts';
import { invoiceLines, invoices } from '../database/tables/invoices.ts';
import { meetingPictures, meetings, meetingVisits } from '../database/tables/meetings.ts';
import { holidays } from '../database/tables/payroll.ts';
import { products, productVariants, qrBatches, qrCards, qrUsers, qrUses, warehouses } from '../database/tables/qr.ts';
import { presence } from './attendance.ts';
import { daysBetween } from './calendar.ts';
import { dealerRow } from './dealers.ts';
import { decisionsOf } from './decisions.ts';
import type { DemoCustomers } from './demo-customers.ts';
import { type Employee, employeeRow, staff } from './employees.ts';
import { farmerRow } from './farmers.ts';
import { holidayRows } from './holidays.ts';
import { invoicesOf } from './invoices.ts';
import { meetingsOf } from './meetings.ts';
import { products as productRows, variants, warehouses as warehouseRows } from './products.ts';
import { batchesOf, qrUserRow, qrUsesOf } from './qr.ts';
import { travelRows } from './travel.ts';
import { type Trip, trip } from './trips.ts';
import { dealerCount, farmerCount, history, qrUserCount } from './world.ts';

/** Rows for one table, all with the same keys. */
export interface Batch {
  readonly table: PgTable;
  readonly rows: readonly Readonly<Record<string, unknown>>[];
}

function batch<Table extends PgTable>(table: Table, rows: readonly InferInsertModel<Table>[]): Batch {
  return { table, rows };
}

/** Returns the rows that several items add to one table. */
const batchOf = <Each, Table extends PgTable>(table: Table, all: readonly Each[], rowsOf: (each: Each) => readonly InferInsertModel<Table>[]): Batch =>
  batch(table, all.flatMap(rowsOf));

const numbered = <Row>(count: number, row: (n: number) => Row): Row[] => Array.from({ length: count }, (_, index) => row(index + 1));

/** Returns the rows that belong to no day: staff, holidays, customers, catalogue, people with points. */
export const baseRows = (anchor: string): Batch[] => [
  batchOf(employees, staff.all, (person) => [employeeRow(anchor, person)]),
  batch(holidays, holidayRows(anchor, addDays(anchor, -history.work))),
  batch(
    farmers,
    numbered(farmerCount, (n) => farmerRow(anchor, n)),
  ),
  batch(
    dealers,
    numbered(dealerCount, (n) => dealerRow(anchor, n)),
  ),
  batch(products, productRows),
  batch(productVariants, variants),
  batch(warehouses, warehouseRows),
  batch(
    qrUsers,
    numbered(qrUserCount, (n) => qrUserRow(anchor, n)),
  ),
];

/**
 * Returns the rows of one day until an instant. For a day before the history, returns only the QR batches, because later uses refer to them.
 * @param until ISO 8601 in UTC, as `toISOString` formats it
 */
export function dayRows(demoCustomers: DemoCustomers, day: string, until: string): Batch[] {
  const { anchor } = demoCustomers;
  const made = batchOf(qrBatches, batchesOf(anchor, day), (row) => (row.createdAt <= until ? [row] : []));
  if (daysBetween(day, indiaDate(new Date(until))) > history.work) return [made];

  const trips = new Map<Employee, Trip>();
  for (const person of staff.all) {
    const found = trip(demoCustomers, person, day);
    if (found !== null) trips.set(person, found);
  }
  const present = staff.all.map((person) => presence(demoCustomers, person, day, trips.get(person) ?? null, until)).filter((found) => found !== null);
  const travelled = daysBetween(day, anchor) > history.travel ? [] : [...trips].flatMap(([person, found]) => travelRows(person, day, found));
  const met = meetingsOf(demoCustomers, day, trips, until);
  const { cards, uses } = qrUsesOf(demoCustomers, day, until);
  const { questions, refusals } = decisionsOf(demoCustomers, day, trips, until);
  const invoiced = invoicesOf(anchor, day, until);
  return [
    made,
    batchOf(attendance, present, (presence) => [presence.attendance]),
    batch(dayQuestions, questions),
    batch(dayRefusals, refusals),
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
