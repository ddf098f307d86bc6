/** Locks a day of work in an open month until the transaction ends. */
import { and, eq, isNull } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { attendance, dayRefusals } from '../database/tables/attendance.ts';
import type { findEmployee } from './employee.ts';
import { assertMonthOpen } from './open-month.ts';
import { fullName } from './person.ts';

/**
 * Returns the locked day if it exists, its refusal in force, and the parameters of messages about it.
 * @throws Refusal (409) when its month is closed
 */
export async function lockedDay(database: Database, person: Awaited<ReturnType<typeof findEmployee>>, date: string) {
  await assertMonthOpen(database, date);
  const day = isDay({ employeeId: person.id, entryDate: date });
  const [row] = await database.select().from(attendance).where(day).for('update');
  return { day, row, refusal: row && (await refusalInForce(database, row)), named: { name: fullName(person), date } };
}

type DayKey = Pick<typeof attendance.$inferSelect, 'employeeId' | 'entryDate'>;

/** Returns the condition for a day of work. */
export const isDay = ({ employeeId, entryDate }: DayKey) => and(eq(attendance.employeeId, employeeId), eq(attendance.entryDate, entryDate));

/** Returns the condition for the refusal of a day that is not withdrawn. */
export const isInForce = ({ employeeId, entryDate }: DayKey) =>
  and(eq(dayRefusals.employeeId, employeeId), eq(dayRefusals.entryDate, entryDate), isNull(dayRefusals.withdrawnAt));

/** Returns the refusal that prevents the approval of a day, or undefined. */
async function refusalInForce(database: Database, day: DayKey) {
  const [refusal] = await database.select().from(dayRefusals).where(isInForce(day));
  return refusal;
}
