/** Reads the days of many employees in a payroll month. */
import { and, arrayOverlaps, asc, between, eq, inArray, isNull, lt, not, or, type SQL, sql } from 'drizzle-orm';
import { alias, type PgColumn } from 'drizzle-orm/pg-core';
import { addDays, indiaDate, indiaMidnight } from '../../contract/clock.ts';
import type { Period } from '../calls/period.ts';
import type { Database } from '../database/database.ts';
import { attendance, dayQuestions, dayRefusals } from '../database/tables/attendance.ts';
import { employees } from '../database/tables/employees.ts';
import { dayTypesSet, holidays } from '../database/tables/payroll.ts';
import { elevatedRoles } from '../people/roles.ts';
import { blockerOf, type CalendarDay, columnOf, countedDays, lastSetType, type WorkedDay } from './day-count.ts';

/** Returns the past part of the month, without today. */
export const pastDaysOf = ({ from, until }: Period, today: string): Period => ({ from, until: until < today ? until : addDays(today, -1) });

const others = alias(employees, 'others');

const columns = {
  id: employees.id,
  firstName: employees.firstName,
  lastName: employees.lastName,
  payrollId: employees.payrollId,
  active: employees.active,
  createdAt: employees.createdAt,
};

export type PayrollEmployee = Pick<typeof employees.$inferSelect, keyof typeof columns>;

/** Returns the condition for employees without roles beyond user who are active or worked in the month. */
export function isOnPayroll(database: Database, { from, until }: Period): SQL | undefined {
  const isActive = ({ active, createdAt }: Record<'active' | 'createdAt', PgColumn>) =>
    and(eq(active, true), lt(createdAt, indiaMidnight(addDays(until, 1)).toISOString()));
  // Does not depend on the outer query, because on Citus attendance is spread over the machines.
  const worked = database
    .select({ id: attendance.employeeId })
    .from(attendance)
    .innerJoin(others, eq(others.id, attendance.employeeId))
    .where(and(not(isActive(others) ?? sql`false`), between(attendance.entryDate, from, until)));
  return and(not(arrayOverlaps(employees.roles, elevatedRoles)), or(isActive(employees), inArray(employees.id, worked)));
}

/** Selects the employees of a condition in order of creation. */
export const selectPaid = (database: Database, condition: SQL | undefined) =>
  database.select(columns).from(employees).where(condition).orderBy(asc(employees.id)).$dynamic();

export type AttendanceOfDay = Pick<typeof attendance.$inferSelect, 'entryDate' | 'punchInTime' | 'punchOutTime' | 'approvedAt'>;

export interface PayrollDay extends CalendarDay {
  readonly reason: string | null;
  readonly attendance: AttendanceOfDay | null;
  readonly isRefused: boolean;
  /** True while a question about the day has no answer. */
  readonly isAsked: boolean;
}

/** An employee with all days of the month in order, and the dates that count. */
export interface EmployeeMonth {
  readonly employee: PayrollEmployee;
  readonly days: readonly PayrollDay[];
  readonly counted: ReadonlySet<string>;
}

/**
 * Reads a month of several employees.
 * @param today the day in India
 */
export async function readMonths(database: Database, people: readonly PayrollEmployee[], period: Period, today: string): Promise<EmployeeMonth[]> {
  const ids = people.map(({ id }) => id);
  if (ids.length === 0) return [];
  const { employeeId, entryDate, punchInTime, punchOutTime, approvedAt } = attendance;
  const rows = await database
    .select({ employeeId, entryDate, punchInTime, punchOutTime, approvedAt })
    .from(attendance)
    .where(and(inArray(employeeId, ids), between(entryDate, period.from, period.until)));
  const types = await database
    .select()
    .from(dayTypesSet)
    .where(and(inArray(dayTypesSet.employeeId, ids), between(dayTypesSet.entryDate, period.from, period.until)));
  const refused = await database
    .select({
      employeeId: dayRefusals.employeeId,
      entryDate: dayRefusals.entryDate,
      refusedAt: dayRefusals.refusedAt,
      reason: dayRefusals.reason,
      countsAs: dayRefusals.countsAs,
    })
    .from(dayRefusals)
    .where(and(inArray(dayRefusals.employeeId, ids), between(dayRefusals.entryDate, period.from, period.until), isNull(dayRefusals.withdrawnAt)));
  const asked = await database
    .select({ employeeId: dayQuestions.employeeId, entryDate: dayQuestions.entryDate })
    .from(dayQuestions)
    .where(and(inArray(dayQuestions.employeeId, ids), between(dayQuestions.entryDate, period.from, period.until), isNull(dayQuestions.answeredAt)));
  const holidayDates = new Set((await readHolidays(database, period)).map(({ date }) => date));
  const [rowsOf, typesOf, refusedOf, askedOf] = [byEmployee(rows), byEmployee(types), byEmployee(refused), byEmployee(asked)];
  return people.map((employee) => {
    const [worked, set] = [byDate(rowsOf.get(employee.id)), byDate(typesOf.get(employee.id))];
    const [refusedOn, askedOn] = [byDate(refusedOf.get(employee.id)), byDate(askedOf.get(employee.id))];
    const days: PayrollDay[] = [];
    for (let date = period.from; date <= period.until; date = addDays(date, 1)) {
      const type = lastSetType(set.get(date), refusedOn.get(date));
      const decisions = { isRefused: refusedOn.has(date), isAsked: askedOn.has(date) };
      days.push({ date, isHoliday: holidayDates.has(date), ...type, attendance: worked.get(date) ?? null, ...decisions });
    }
    const membership = { isActive: employee.active, addedOn: indiaDate(new Date(employee.createdAt)), workedOn: new Set(worked.keys()) };
    return { employee, days, counted: new Set(countedDays(pastDaysOf(period, today), membership)) };
  });
}

export const readHolidays = (database: Database, { from, until }: Period) =>
  database
    .select({ date: holidays.date, name: holidays.name })
    .from(holidays)
    .where(between(holidays.date, from, until))
    .orderBy(asc(holidays.date));

function byEmployee<Row extends { readonly employeeId: string }>(rows: readonly Row[]): ReadonlyMap<string, Row[]> {
  const found = new Map<string, Row[]>();
  for (const row of rows) {
    const rows = found.get(row.employeeId);
    if (rows) rows.push(row);
    else found.set(row.employeeId, [row]);
  }
  return found;
}

const byDate = <Row extends { readonly entryDate: string }>(rows: readonly Row[] = []) => new Map(rows.map((row) => [row.entryDate, row]));

const workedOf = ({ attendance: row, isRefused, isAsked }: PayrollDay): WorkedDay | null =>
  row && { isOpen: row.punchOutTime === null, isApproved: row.approvedAt !== null, isRefused, isAsked };

export const columnOfDay = (day: PayrollDay) => columnOf(day, workedOf(day));
export const blockerOfDay = (day: PayrollDay) => blockerOf(day, workedOf(day));
