/** Refuses changes of days in a closed payroll month. Every write of a day calls this check. */
import { and, eq, isNull, sql } from 'drizzle-orm';
import { sentence } from '../../contract/sentences.ts';
import { Refusal } from '../calls/refusal.ts';
import type { Database } from '../database/database.ts';
import { payrollClosures } from '../database/tables/payroll.ts';

/** First part of the advisory lock keys of payroll months. No other advisory lock uses it. */
export const payrollLocks = 7_220_301;

/** Returns the first day of a day's month, `YYYY-MM-DD`. */
const firstOfMonth = (date: string): string => `${date.slice(0, 7)}-01`;

const lockNumber = (month: string): number => Number(month.slice(0, 7).replace('-', ''));

/** Returns the condition for the closure of a closed month. */
export const isClosureOf = (month: string) => and(eq(payrollClosures.month, month), isNull(payrollClosures.reopenedAt));

/**
 * Prevents the closing of a day's month until the transaction ends. Writes in the same month do not block each other.
 * @throws Refusal (409) when the month is closed
 */
export async function assertMonthOpen(database: Database, date: string): Promise<void> {
  const month = firstOfMonth(date);
  await database.execute(sql`select pg_advisory_xact_lock_shared(${payrollLocks}, ${lockNumber(month)})`);
  if ((await database.$count(payrollClosures, isClosureOf(month))) > 0)
    throw new Refusal(409, sentence('MONTH_CLOSED', { month: month.slice(0, 7) }), { field: 'date' });
}

/**
 * Waits for all writes of a month's days and blocks further writes until the transaction ends.
 * @param month its first day
 */
export async function lockMonth(database: Database, month: string): Promise<void> {
  await database.execute(sql`select pg_advisory_xact_lock(${payrollLocks}, ${lockNumber(month)})`);
}
