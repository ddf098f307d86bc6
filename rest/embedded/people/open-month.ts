/** The one check that a closed payroll month refuses changes of its days. Every write that touches a day makes it. */
import { and, eq, isNull, sql } from 'drizzle-orm';
import { Refusal } from '../calls/refusal.ts';
import type { Database } from '../database/database.ts';
import { payrollClosures } from '../database/tables/payroll.ts';

/** First part of the key of the locks of payroll months, which no other advisory lock has. */
export const payrollLocks = 7_220_301;

/** The first day of the month of a day, `YYYY-MM-DD`. */
const firstOfMonth = (date: string): string => `${date.slice(0, 7)}-01`;

const lockNumber = (month: string): number => Number(month.slice(0, 7).replace('-', ''));

const monthName = new Intl.DateTimeFormat('en-GB', { month: 'long', year: 'numeric', timeZone: 'UTC' });

/** `November 2026`. @param month its first day */
export const monthText = (month: string): string => monthName.format(new Date(month));

/** Selects the closure of a month that is closed. */
export const closedIn = (month: string) => and(eq(payrollClosures.month, month), isNull(payrollClosures.reopenedAt));

/**
 * Keeps the month of a day from being closed until the transaction ends. Writes of the same month do not wait for each other.
 * @throws Refusal (409) when the month is closed
 */
export async function assertMonthOpen(database: Database, date: string): Promise<void> {
  const month = firstOfMonth(date);
  await database.execute(sql`select pg_advisory_xact_lock_shared(${payrollLocks}, ${lockNumber(month)})`);
  if ((await database.$count(payrollClosures, closedIn(month))) > 0) throw new Refusal(409, `${monthText(month)} is closed`, { field: 'date' });
}

/** Waits for all writes of a month's days, and keeps others out until the transaction ends. @param month its first day */
export async function lockMonth(database: Database, month: string): Promise<void> {
  await database.execute(sql`select pg_advisory_xact_lock(${payrollLocks}, ${lockNumber(month)})`);
}
